<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
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
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>label of a key of the keyboard</extracomment>
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
        <source>Also measure the speed of computer players</source>
        <translation>Mesurer aussi la vitesse de jeu des ordinateurs</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Durée de chaque mesure en secondes</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Seulement ces règlements</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Extension à ajouter à chaque règlement</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Les règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Comparer deux jeux règle par règle, dans les termes de leurs livrets de règles</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>L’identifiant ou le fichier d’un jeu&#x202f;; ajoutez les extensions avec des signes plus</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>En JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Comparer des règlements par des expériences&#xa0;: de nombreuses parties entre ordinateurs</translation>
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
        <translation>Il n’y a pas de niveau «&#xa0;%1&#xa0;» pour les ordinateurs.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first ne doit pas dépasser --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Changer chaque option d’un règlement et indiquer son effet sur les parties</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Réglages à essayer ensemble&#xa0;: CLÉ=VALEUR,CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Le niveau de tous les joueurs</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Nombre de donnes pour chaque changement à la première manche</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Nombre de donnes pour chaque changement qui atteint la dernière manche</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Graine aléatoire&#x202f;; la même graine redonne les mêmes parties</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Nombre de parties simultanées</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Écrire dans ce fichier une page illustrée pour navigateur</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Écraser un fichier existant</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
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
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Énumérer les parts qui manquent encore dans un dossier&#xa0;: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Donner les résultats d’une expérience, même en cours</translation>
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
        <source>Write a table for spreadsheets to this file</source>
        <translation>Écrire dans ce fichier un tableau pour tableurs</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Les rapports diffèrent&#x202f;; la première différence est en %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Refaire l’expérience d’un rapport et écrire le nouveau rapport&#x202f;; échouer s’ils diffèrent</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Un rapport écrit par «&#xa0;lab report --json&#xa0;»</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Nombre de donnes simultanées</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 donne sur %n</numerusform>
            <numerusform>%1 donnes sur %n</numerusform>
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
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une part&#x202f;; il faut par exemple 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Nommez le fichier de l’expérience&#xa0;: --out FICHIER.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Lancer une expérience, ou reprendre une expérience interrompue</translation>
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
        <source>Only this shard: 3/200</source>
        <translation>Seulement cette part&#xa0;: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Indiquer seulement ce qui serait joué et le temps nécessaire&#x202f;; ne rien écrire</translation>
    </message>
    <message>
        <source>Do not report progress</source>
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
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Cette étape ne commence pas par une décision de l’élève.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>L’étape accepte ce coup erroné.</translation>
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
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 devrait refuser ce coup, mais ce n’en est pas un.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 devrait refuser ce coup, mais c’est %2 qui le fait.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>Il n’y a pas de pièce %1 sur le plateau à ce moment.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Vérifier des leçons et les jouer en entier</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Tester des leçons avec leurs propres solutions et essais erronés</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Fichiers contenant chacun une leçon ou un guide</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Afficher une leçon étape par étape, avec sa solution</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>L’identifiant d’une leçon fournie avec le programme, ou un fichier de leçon</translation>
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
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>%n joueur a été éliminé.</numerusform>
            <numerusform>%n joueurs ont été éliminés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1&#xa0;: la moitié des coups en %2&#xa0;s, 95&#xa0;% en %3&#xa0;s, le plus long a pris %4&#xa0;s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Faire jouer deux niveaux d’ordinateurs l’un contre l’autre</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>Le niveau des autres joueurs</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>L’identifiant d’un règlement, avec ses extensions sous la forme BASE+EXTENSION, ou «&#xa0;all&#xa0;» pour tous les jeux</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>L’identifiant d’une extension&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Nombre de parties simultanées</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Nombre de recherches parallèles pour chaque coup</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Facteur de réflexion pour chaque coup, pour les deux niveaux</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Nombre d’itérations, à la place de celui du niveau</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>La même chose pour les autres joueurs</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Créer un nouveau règlement personnel</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Son identifiant&#xa0;: minuscules, chiffres et traits d’union</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>L’identifiant de son modèle, un jeu ou une extension</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
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
        <source>Number of steps</source>
        <translation>Nombre de coups</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Chaque place doit être «&#xa0;person&#xa0;» ou un niveau d’ordinateur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Jouer une partie dans le terminal</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Graine aléatoire&#x202f;; la même graine redonne les mêmes cartes et les mêmes dés</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>L’identifiant d’un règlement</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Un réglage du règlement, comme target=8&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Un nouveau fichier où enregistrer la partie</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Parties&#xa0;: %1, énigmes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Il y a trop de suites à essayer.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>Ce n’est pas une énigme&#xa0;: aucun but n’y est atteint par une seule idée.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>Le but est aussi atteint par d’autres premiers coups que ceux indiqués, ou avec d’autres points.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>La solution n’atteint pas le but.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>Sa difficulté mesurée diffère de celle indiquée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>Énigmes correctes&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Énigmes correctes&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Chercher des énigmes dans des parties entre ordinateurs et afficher les plus variées</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Au lieu de parties&#xa0;: un fichier de positions ou de tactiques</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>Le règlement à jouer</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Une extension&#x202f;; peut être donnée plusieurs fois</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Nombre de joueurs&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Nombre de parties à parcourir</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Énigmes où il faut gagner son propre dernier tour</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Énigmes où il faut contrer le dernier tour d’un autre joueur</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Énigmes où il faut gagner des points</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Graine aléatoire&#x202f;; la même graine redonne les mêmes énigmes</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Essayer toutes les suites et énumérer les énigmes qui n’en sont pas</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Fichiers d’énigmes</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Faire aussi tester les énigmes par les ordinateurs qui comptent pour la difficulté</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Créer et vérifier des énigmes&#xa0;: des tours décidés par une seule idée</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>%n suite complète a été jouée.</numerusform>
            <numerusform>%n suites complètes ont été jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Rejouer un enregistrement et le vérifier</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Une partie enregistrée ou un journal de partie</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Écrire le livret de règles d’un jeu, avec ses extensions</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Les identifiants ou fichiers d’un jeu et de ses extensions</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>En texte brut (par défaut)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>En Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Sous forme de page web</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Seulement l’aide-mémoire, sur une page</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Jouer des scénarios et énumérer ceux qui échouent</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Fichiers contenant un scénario ou un tableau de scénarios</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Tous les échecs d’un scénario, et pas seulement le premier</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un endroit d’un document&#x202f;; un endroit commence par une barre oblique&#xa0;: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>Le fichier n’a pas été modifié. Avec cette valeur, il ne serait pas jouable&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>Le fichier contient encore %n erreur antérieure.</numerusform>
            <numerusform>Le fichier contient encore %n erreurs antérieures.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Le fichier d’un règlement</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Emplacement de la valeur, comme /end/target</translation>
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
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Un fichier avec une position et, au besoin, des coups&#x202f;; le jeu qui y est nommé est ignoré</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Nommez un fichier, ou demandez des positions avec --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
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
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Nombre de positions à trouver dans des parties et à afficher, au lieu d’en résoudre</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Facteur de réflexion pour chaque coup</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Graine aléatoire&#x202f;; la même graine redonne les mêmes réponses</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>voir la partie %1 après le coup %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Faire jouer un règlement à des ordinateurs et rapporter ce que leurs parties montrent</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Nombre de joueurs&#x202f;; par défaut deux, si c’est permis</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Écrire les parties remarquables dans ce dossier</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>En JSON, avec les enregistrements des parties</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Les règlements à jouer, à tour de rôle</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Nombre de parties par manche</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>L’ancien contenu du fichier est conservé dans %1.</translation>
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
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Énumérer les problèmes d’un règlement, d’une position, d’un scénario ou d’un enregistrement</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Le fichier à vérifier</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Appliquer à chaque problème d’un règlement la première correction utile&#x202f;; l’ancien fichier est conservé à côté</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>Il n’y a ni scénario ni position dans ce fichier.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 n’est pas un règlement&#x202f;; seuls les règlements peuvent être changés.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>On ne peut pas dessiner d’images ici&#xa0;: «&#xa0;%1&#xa0;» manque. Ce fichier est fourni avec le programme de bureau.</translation>
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
        <source>%n deals</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
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
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Au plus %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
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
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>il faut l’une de ces valeurs&#xa0;: %1&#x202f;; trouvé&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>il faut un nom de fichier, ou - pour la sortie d’erreur standard.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Indiquer sur la sortie d’erreur standard ce que fait le programme</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Niveau de détail du journal de diagnostic&#xa0;: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Fichier du journal de diagnostic&#x202f;; - pour la sortie d’erreur standard</translation>
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
        <source>Language; default: that of the environment</source>
        <translation>Langue&#x202f;; par défaut celle de l’environnement</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Un nom manque ici.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>La sortie n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1&#xa0;: pas encore assez de parties.</translation>
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
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Il manque ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Attendu ici&#xa0;: %2. Trouvé&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Ce règlement est prévu pour %1 à %n joueur.</numerusform>
            <numerusform>Ce règlement est prévu pour %1 à %n joueurs.</numerusform>
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
        <extracomment>%1: a whole sentence, which fixes the problem in the line above</extracomment>
        <translation>correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Tapez un coup, par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Nommez une case comme au bord du plateau ou par ses coordonnées. Les listes de coups utilisent les coordonnées&#xa0;: %1 est %2.</translation>
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
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(obligatoire)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>incompatible avec</translation>
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
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Non reconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: problem</comment>
        <extracomment>%1: an option of the command line, %2: what is wrong with it, a whole sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: “%2” is not allowed.</source>
        <extracomment>%1: an option of the command line, %2: what was typed</extracomment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas autorisé.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 demande une valeur.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 ne peut être donné qu’une fois.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 et %2 ne peuvent pas être utilisés ensemble.</translation>
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
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Voir %1.</translation>
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
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Énumérer les modules, avec la raison si l’un d’eux n’est pas chargé</translation>
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
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Une pièce s’écrit avec son joueur, sa taille et son orientation. %1 est la grande pièce du joueur A tournée vers le nord&#x202f;; %2 est la petite pièce debout du joueur B.</translation>
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
        <translation>Un fichier contenant une position, une position et des coups, ou un tableau de tels éléments</translation>
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
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3&#x202f;; par défaut %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>La nouvelle valeur en JSON&#x202f;; un mot n’a pas besoin de guillemets, null retire la valeur du modèle. Sans valeur, tous les réglages sont énumérés avec leurs valeurs autorisées</translation>
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
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Nombre de joueurs. Un sur deux est du niveau a&#x202f;; avec --one, un seul l’est</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Un joueur du niveau a joue contre des joueurs du niveau b et prend chaque place à son tour</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Arrondi à des donnes entières&#xa0;: deux parties aux places échangées, avec --one une partie par place</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Secondes de jeu pour chaque règlement&#x202f;; les donnes inachevées ne comptent pas</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Nombre de manches après lequel une partie est interrompue&#x202f;; sa donne ne compte pas</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Arrêter quand le test séquentiel a conclu&#x202f;; pas avec --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Aucune donne n’a été jouée jusqu’au bout&#x202f;; il n’y a donc pas de résultats.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
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
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, un contre %n de %2</numerusform>
            <numerusform>%1, un contre %n de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
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
        <source>Round %1: fitting the tables…</source>
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
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Manche %1, %2&#xa0;: parties %3, positions %4, surprise %5, puis %6, certitude %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Entraîner le jugement des ordinateurs par des parties contre eux-mêmes</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>Le dossier de tout ce qui est appris&#x202f;; un apprentissage interrompu est repris</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Nombre d’ajustements des tables</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Graine aléatoire&#x202f;; la même graine redonne les mêmes tables</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Ne jouer que cette part des parties de la manche&#xa0;: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Un fichier de tables pour commencer, à la place de celui fourni</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Un fichier de tables écrit par learn, à la place de celui fourni</translation>
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
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n résultat du fichier est encore valable et a été conservé.</numerusform>
            <numerusform>%n résultats du fichier sont encore valables et ont été conservés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Mesurer la durée des parties que des ordinateurs jouent contre eux-mêmes</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>Le fichier des résultats&#x202f;; ceux qui sont encore valables sont conservés</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Les règlements à jouer&#x202f;; par défaut tous les jeux</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Nombre de joueurs&#x202f;; par défaut tous les nombres permis</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Nombre de parties pour chaque règlement et chaque nombre de joueurs</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Nombre de manches après lequel une partie est interrompue</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b et --judging-b ne peuvent pas être utilisés avec --b-program&#xa0;: ce programme utilise ses propres réglages.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Une autre version de gnostica-cli, qui distribue les cartes et joue les places du niveau b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lancé&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’accepte pas le coup «&#xa0;%2&#xa0;».</translation>
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
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«&#xa0;%1&#xa0;» joue avec d’autres règles que ce programme&#xa0;: %2</translation>
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
        <translation>«&#xa0;%1&#xa0;» ne répond plus depuis trop longtemps.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«&#xa0;%1&#xa0;» demande un coup qu’il devrait jouer lui-même.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne répond plus depuis trop longtemps&#xa0;: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time détermine lui-même le temps de réflexion des joueurs&#xa0;: %1 ne peut pas être utilisé avec cette option.</translation>
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
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
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
            <numerusform>Pour un temps processeur égal, %1 examine %n partie par coup (%2).</numerusform>
            <numerusform>Pour un temps processeur égal, %1 examine %n parties par coup (%2).</numerusform>
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
        <translation>«&#xa0;%1&#xa0;» a joué un coup que les règles de ce programme ne permettent pas.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Ce système n’indique pas combien de temps processeur prend un autre programme.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Joueurs par place, séparés par des virgules : person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1 : %2 partie sur %n</numerusform>
            <numerusform>%1 : %2 parties sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 a été fait avec d’autres réglages (%2). Reprenez-les, ou utilisez un autre fichier.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Une échelle demande au moins deux niveaux, chacun une seule fois.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Vérifier si chaque niveau d’ordinateur est plus fort que le niveau inférieur</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Les niveaux, séparés par des virgules ; par défaut %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Nombre de joueurs : à 2, les places sont échangées ; au-delà, un joueur du niveau supérieur occupe successivement chaque place. Par défaut 2 et 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Nombre maximal de parties pour chaque paire de niveaux, qui s’arrête dès que son intervalle à 95 %, valable à tout moment, exclut le score équitable</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>Le fichier des résultats, à partir duquel la même commande reprend ; --games et --levels peuvent changer</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Il n’y a pas de tempérament « %1 ».</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un niveau : %1 ; ou « scripted », qui joue n’importe quel coup ne lui faisant pas perdre de points</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>Le tempérament du joueur a : builder ou hunter, gambler ou prudent, ou un de chaque, comme dans « builder prudent »</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1 : %2 % de %n coup coûtent au plus %3 points de pourcentage de chances de gagner (intervalle à 95 % sur les parties : %4 à %5 %).</numerusform>
            <numerusform>%1 : %2 % de %n coups coûtent au plus %3 points de pourcentage de chances de gagner (intervalle à 95 % sur les parties : %4 à %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>En moyenne, un coup coûte %1 points de pourcentage, selon une recherche de %n itération.</numerusform>
            <numerusform>En moyenne, un coup coûte %1 points de pourcentage, selon une recherche de %n itérations.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Mesurer combien de fois une recherche bien plus longue choisirait un meilleur coup que celui d’un niveau d’ordinateur</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Nombre de parties du niveau contre lui-même</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Nombre de coups à examiner dans chaque partie, tirés au hasard</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Itérations de la longue recherche, divisées par celles du niveau ; pour les niveaux qui ne cherchent pas, par celles de l’apprenti</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Il n’y a pas de niveau « %1 ». Les niveaux sont : %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un niveau : %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Indécis.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 est plus fort.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 est plus faible.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n donne ne compte pas à cause d’une partie interrompue.</numerusform>
            <numerusform>%n donnes ne comptent pas à cause de parties interrompues.</numerusform>
        </translation>
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
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Ses polices Gnostica Serif et Gnostica Figures ont été tirées de Vollkorn, de Friedrich Althausen&#x202f;; elles sont sous SIL Open Font License, version 1.1.</translation>
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
        <source>Open a record in a new &amp;window…</source>
        <translation>Ou&amp;vrir un enregistrement dans une nouvelle fenêtre…</translation>
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
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>Comparer des règlements côte &amp;à côte…</translation>
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
        <translation>Annule&amp;r le choix</translation>
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
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Position p&amp;récédente</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Position &amp;suivante</translation>
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
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Accélérer</translation>
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
        <source>Findings about the &amp;endgame</source>
        <translation>Conclusions &amp;sur la fin de partie</translation>
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
        <source>&amp;Copy a problem report</source>
        <translation>&amp;Copier un rapport de problème</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>&amp;Tour précédent</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>T&amp;our suivant</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Marque pr&amp;écédente</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
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
        <source>&amp;Previous problem</source>
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
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Ajouter un règlement aux ex&amp;périences</translation>
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
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Comparer selon deux règ&amp;lements…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nouvelle position</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Depuis la &amp;table</translation>
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
        <source>Previous pro&amp;blem</source>
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
        <extracomment>menu: contents of the window</extracomment>
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
        <source>Compare rulesets</source>
        <translation>Comparaison de règlements</translation>
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
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Choix par numéro&#x202f;; maintenez Alt enfoncée pour voir les numéros</translation>
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
        <source>Go back one step of the lesson</source>
        <translation>Revenir d’une étape de la leçon</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Passer à l’étape, à la leçon ou à l’énigme suivante</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Montrer comment faire</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Pièce suivante de la case</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
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
        <source>Show the card enlarged</source>
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
        <source>Put aside the piece or card being placed</source>
        <translation>Reposer la pièce ou la carte en cours de placement</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Décision précédente ou suivante, dans le graphique</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Première ou dernière décision, dans le graphique</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Décisions coûteuses, dans le graphique</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Montrer les entrées possibles</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Corrections d’un problème</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Expliquer cette entrée</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Chercher le suivant</translation>
    </message>
    <message>
        <source>Find previous</source>
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
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Texte &amp;plus grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>T&amp;aille normale du texte</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Di&amp;sposer les panneaux</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Enregistrer &amp;une image du plateau…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>Copier une &amp;image du plateau</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>Montr&amp;er mes cartes</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>Laisser &amp;finir les ordinateurs…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Ouvrir le menu</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Se déplacer sur un plateau agrandi</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Leçon ou énigme</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Fin du tour</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>&amp;Pourquoi a-t-il fait cela ?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Il n’y a encore rien à confirmer&#xa0;: choisissez d’abord une action.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Rien n’a été choisi.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>L’ordinateur réfléchit à votre décision en n’utilisant que ce que vous savez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Quand vous avez une décision à prendre, demandez quel est le meilleur coup ou s’il faut annoncer.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>Le conseil s’arrête ici. Vous pouvez en redemander un.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
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
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Avant cela, %n autre joueur joue un tour.</numerusform>
            <numerusform>Avant cela, %n autres joueurs jouent chacun un tour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Annoncer avec un score de %1 sur %n&#x202f;?</numerusform>
            <numerusform>Annoncer avec un score de %1 sur %n&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Annoncer le dernier tour</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Il manque %n point</numerusform>
            <numerusform>Il manque %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>Pas e&amp;ncore</translation>
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
        <source>Add a ruleset to experiments</source>
        <translation>Ajouter un règlement aux expériences</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Enlever le dernier règlement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Aucun (pour n’importe quel jeu)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Aucun (complet à lui seul)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Incluse dans le modèle.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Changement de modèle</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Changement d’extensions</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Fondé sur&#xa0;:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Ce qui n’est pas réglé ici est hérité.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Extensions&#xa0;:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Changement de version</translation>
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
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>De deux règlements de même identifiant, celui qui a la version la plus élevée est le plus récent. Augmentez la version avant de partager vos modifications.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Le plateau est dans le presse-papiers, sous forme d’image.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du plateau</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>L’image n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>L’image a été enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 sur %2</translation>
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
        <source>territory, its card is being replaced</source>
        <translation>territoire dont la carte est en cours de remplacement</translation>
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
        <comment>noun: a space that is not next to a territory</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1&#x202f;; choix possible</translation>
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
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Ces règles seront mises à jour dès que le règlement pourra se jouer.</translation>
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
        <source>In the parent: %1</source>
        <translation>Dans le modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Règles du modèle supprimées</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Modifications en conflit</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Mes modifications</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>Dans le &amp;fichier maintenant</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder les miennes</translation>
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
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Cliquez sur une pièce ou un territoire, puis sur sa destination&#x202f;; ou faites-les glisser.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Cliquez sur ce que vous voulez retirer. Le bouton droit de la souris le fait à tout moment.</translation>
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
        <translation>Placez le pointeur sur une carte du plateau, de votre main ou des piles pour voir ce qu’elle fait.</translation>
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
        <extracomment>a line of a list; %1: card, %2: its place: &quot;hand of Ann&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Type de carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
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
        <translation>Sur le &amp;dessus</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>En de&amp;ssous</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mains et piles</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Faites glisser des cartes ici. Inser ajoute une carte, Suppr la remet dans le reste, Alt et les flèches la déplacent dans une pile.</translation>
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
        <translation>Autres cartes qui ont ce pouvoir (%1)&#xa0;:</translation>
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
        <translation>%1, choix possible</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
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
        <source>The outcome depends on chance.</source>
        <translation>Le résultat dépend du hasard.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
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
        <source>Actions</source>
        <translation>Actions possibles</translation>
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
        <translation>le nom d’un fichier, ou - pour la sortie d’erreur standard</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Langue de cette session.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Couleurs de cette session.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Joue une partie de démonstration et quitte.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>La graine aléatoire de la démonstration.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Enregistre une image de la démonstration, et une seconde de sa fin.</translation>
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
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Niveau de détail du journal de diagnostic&#xa0;: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Fichier du journal de diagnostic&#x202f;; - pour la sortie d’erreur standard.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>Ne charge aucun module pendant cette session. Les jeux qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1&#xa0;: il faut %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Écrase les fichiers qui existent déjà.</translation>
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
        <translation>Tapez le début du nom d’une commande</translation>
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
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Comparaison de règlements – Gnostica</translation>
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
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées&#x202f;; c’est la dernière version enregistrée qui est comparée.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Comparaison de règlements</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Comparer deux autres jeux</translation>
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
        <source>Possible entries</source>
        <translation>Entrées possibles</translation>
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
        <translation>%1 a pris sa décision.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>En pause. Ensuite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Avancement de la réflexion</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Allure</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Vitesse de jeu des ordinateurs</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>environ %n manche</numerusform>
            <numerusform>environ %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n adversaire</numerusform>
            <numerusform>%n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Adversaires :</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Les ordinateurs ne voient que ce que vous verriez à leur place.</translation>
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
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · la même pour tous</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Résoudre à nouveau</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Énigme du jour, résolue</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Mieux</translation>
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
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 se joue ailleurs. En voici une copie, dans son état actuel.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Une partie terminée n’a pas pu être archivée.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Tous les coups de cette partie sont de nouveau enregistrés.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
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
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Cette partie semble ouverte sur l’ordinateur %1. Si vous la continuez ici pendant qu’elle se joue là-bas, les coups de l’un des joueurs seront perdus.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continuer ici</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>Le journal de cette partie est endommagé. %n coup a pu être lu, et la partie continue à partir de là dans un nouveau journal. Le journal endommagé est conservé sous le nom %1.</numerusform>
            <numerusform>Le journal de cette partie est endommagé. %n coups ont pu être lus, et la partie continue à partir de là dans un nouveau journal. Le journal endommagé est conservé sous le nom %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 est endommagé. La partie a été ouverte jusqu’à l’endroit endommagé.</translation>
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
        <source>Open a record in a new window</source>
        <translation>Ouvrir un enregistrement dans une nouvelle fenêtre</translation>
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
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme depuis que cette partie a été ouverte ou enregistrée.
Voulez-vous l’écraser&#x202f;?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 existe déjà.
Voulez-vous l’écraser&#x202f;?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Écrase&amp;r</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Les derniers coups de cette partie n’ont pas été enregistrés et seront perdus.
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
        <source>There are no other unfinished games.</source>
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
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Un rapport est dans le presse-papiers&#xa0;: versions, modules, préférences et fin du journal de diagnostic. Relisez-le avant de l’envoyer, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Le journal de diagnostic ne peut pas être écrit. Le jeu n’en a pas besoin.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>dice</comment>
        <extracomment>the sum of dice; %1: player, %2: number</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceStage</name>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Défausse, la carte la plus récente d’abord</translation>
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
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Ce règlement est fourni avec le programme et ne peut pas être modifié. Dupliquez-le pour y apporter des modifications.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>Le texte ne peut pas être lu pour le moment&#x202f;; rien ne peut donc être modifié ici. La liste des problèmes indique l’endroit.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Modifications faites ailleurs</translation>
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
        <translation>Les déclarations d’entités XML ne sont pas autorisées.</translation>
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
    <name>gnostica::gui::DueSheet</name>
    <message>
        <source>Until the last turn</source>
        <extracomment>title: the turns until an announced last turn</extracomment>
        <translation>Jusqu’au dernier tour</translation>
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
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Image…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Examiner</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Regarder le plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants de la partie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>Ceci est un règlement, pas une partie. Pour jouer avec, choisissez «&#xa0;Ajouter un règlement&#xa0;» dans le menu.</translation>
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
        <source>&amp;Resume</source>
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
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 donnes sur %2.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Interrompue. Elle peut être reprise.</translation>
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
        <source>Finishing the games in progress…</source>
        <translation>Fin des parties en cours…</translation>
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
        <source>Stops the experiment and keeps its results</source>
        <translation>Arrête l’expérience et conserve ses résultats</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
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
        <source>Running elsewhere</source>
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
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
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
        <translation>Dossier contenant toutes les parts d’une expérience</translation>
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
        <source>Open &amp;file…</source>
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
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Réunit les parts d’une expérience menée ailleurs</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Aucune expérience pour le moment.</translation>
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
        <source>Status</source>
        <comment>column: running, finished…</comment>
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
        <translation>Modification</translation>
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
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Le rapport a été enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partie derrière %1, %2, %3. Appuyez sur Entrée ou double-cliquez pour la regarder.</numerusform>
            <numerusform>%n parties derrière %1, %2, %3. Appuyez sur Entrée ou double-cliquez pour en regarder une.</numerusform>
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
        <source>Results of the experiment</source>
        <translation>Résultats de l’expérience</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Une autre expérience est en cours. Arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>L’expérience n’a pas pu démarrer.</translation>
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
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
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
        <source>&amp;Find effects</source>
        <translation>&amp;Déterminer les effets</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Chaque règle réglable est modifiée seule, d’un pas. Des ordinateurs jouent les mêmes donnes avec et sans la modification. Les modifications les plus prometteuses sont essayées sur de plus en plus de donnes.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>Règlemen&amp;t&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
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
        <source>Ran&amp;dom seed:</source>
        <translation>Graine a&amp;léatoire&#xa0;:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Aperçu rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Approfondie (longue)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se jouer avec ce nombre de joueurs (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Les résultats n’ont pas pu être exportés.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Rapport en cours d’écriture.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Fin des parties en cours…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
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
        <source>Stopped early.</source>
        <translation>Arrêt avant la fin.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Les résultats apparaissent à la fin d’une manche ou à l’arrêt.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>L’effet de chaque règle sur les parties apparaît ici.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Exporter les résultats</translation>
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
        <source>Effect &amp;on:</source>
        <translation>Effet &amp;sur&#xa0;:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Effets des changements de règles</translation>
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
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Arrêt avant la fin de la première manche&#x202f;; il n’y a donc pas de résultats.</translation>
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
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>Le programme n’a pas pu mener cette opération à bien. Vos parties et vos ébauches sont conservées, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Pour lancer le programme sans modules&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Atelier…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Vous n’avez pas encore créé de jeu. Créez-en un dans l’atelier, et il sera proposé ici.</translation>
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
        <source>These rules have no marks.</source>
        <translation>Ces règles n’ont pas de marques.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>trouvé %n fois</numerusform>
            <numerusform>trouvé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Chercher dans le texte</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Chercher le précédent</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Chercher le suivant</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
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
        <translation>S’applique seulement dans un jeu avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>S’applique seulement si «&#xa0;%1&#xa0;» vaut&#xa0;: %2</translation>
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
        <source>Other mechanics</source>
        <translation>Autres mécaniques</translation>
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
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Par défaut&#xa0;: %1</translation>
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
        <source>Reset to the parent&apos;s value</source>
        <translation>Rétablir la valeur du modèle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Des jeux que vous créez dans l’atelier.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Petites variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n jeu au choix. Appuyez sur Espace pour le voir.</numerusform>
            <numerusform>%n jeux au choix. Appuyez sur Espace pour les voir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Tout juste commencée</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>À vous, manche %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>À %1, manche %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Gagnée %1 à %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Perdue %1 à %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Quittée</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Regardée</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n manche</numerusform>
            <numerusform>%1 · %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>hier</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>À vous de jouer, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · manche %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Vous avez annoncé votre dernier tour.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 a annoncé son dernier tour.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>avec signet</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Examiner</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Impossible de retirer le signet.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Voulez-vous mettre cette partie à la corbeille&#x202f;?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Voulez-vous mettre %n partie à la corbeille&#x202f;?</numerusform>
            <numerusform>Voulez-vous mettre %n parties à la corbeille&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Impossible de supprimer la partie.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Impossible d’exporter la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n partie a été copiée dans %1.</numerusform>
            <numerusform>%n parties ont été copiées dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Impossible de mettre le signet.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Jeux</translation>
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
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n partie</numerusform>
            <numerusform>%1&#xa0;: %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Nom, jeu, date…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Avec signet</translation>
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
        <translation>Parties qui se dérouleraient autrement</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>Que changerait ceci dans vos parties&#x202f;? Toutes les parties terminées jouées avec ce règlement ou son modèle sont rejouées avec les modifications.</translation>
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
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 partie sur %n parcourue.</numerusform>
            <numerusform>%1 parties sur %n parcourues.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Aucune de vos parties terminées n’a été jouée avec ce règlement ou son modèle.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n partie a été jouée avec ce règlement ou son modèle.</numerusform>
            <numerusform>%n parties ont été jouées avec ce règlement ou son modèle.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Aucune ne se serait déroulée autrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n se serait déroulée autrement.</numerusform>
            <numerusform>%n se seraient déroulées autrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Première différence</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Les parties que vous jouez apparaissent ici.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Toutes les parties (%n)</numerusform>
            <numerusform>Les %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Votre décision</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Événements récents</translation>
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
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Ne plus expliquer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Ce n’est pas le coup que la leçon demande.</translation>
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
    <message>
        <source>Hand of %1</source>
        <translation>Main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 a %n point, assez pour gagner.</numerusform>
            <numerusform>%1 a %n points, assez pour gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Le joueur qui les a encore à la fin d’un dernier tour annoncé gagne la partie.</translation>
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
        <source>This is your last turn.</source>
        <translation>C’est votre dernier tour.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 joue son dernier tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Encore %n tour d’ici là.</numerusform>
            <numerusform>Encore %n tours d’ici là.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 sur %2</translation>
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
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>%n tour avant votre dernier tour.</numerusform>
            <numerusform>%n tours avant votre dernier tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Vous avez un tour pour arrêter %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
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
        <source>Resets everything to the rules of the game.</source>
        <translation>Rétablit partout les règles du jeu.</translation>
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
        <comment>label: the name of a ruleset</comment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Les autres règlements désignent un règlement par son identifiant. Son fichier porte aussi ce nom.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Un identifiant se compose de minuscules de a à z, de chiffres et de traits d’union. Il ne commence pas par un trait d’union.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
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
        <source>Unsaved steps</source>
        <translation>Coups non enregistrés</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Les derniers coups n’ont pas été enregistrés&#xa0;: un plantage les ferait perdre. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>Le disque est lent à répondre. La partie continuera dès que le dernier coup sera enregistré.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, dernière modification&#xa0;: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Ébauches</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Ces modifications de règlements n’ont pas été enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;Reprendre cette ébauche</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>La &amp;supprimer</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Met ces modifications à la corbeille. Le règlement enregistré est conservé.</translation>
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
        <translation>modifiées</translation>
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
        <translation>Le raccourci %1 est utilisé par «&#xa0;%2&#xa0;», qui le perdrait.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>Le raccourci %1 est utilisé par «&#xa0;%2&#xa0;». Cela ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Chercher dans les commandes</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Commandes et leurs touches</translation>
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
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>La barre d’espace pose ou retire une carte&#x202f;; Entrée choisit laquelle.</translation>
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
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
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
        <source>Click a card to remove it.</source>
        <translation>Cliquez sur une carte pour la retirer.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>%n leçon terminée jusqu’ici.</numerusform>
            <numerusform>%n leçons terminées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Une première partie guidée, ou de courtes leçons.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>Première &amp;leçon</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>Lire les &amp;règles</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;çons</translation>
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
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Contre un adversaire facile&#x202f;; chaque nouveauté est expliquée au moment où elle se présente.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
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
        <translation>Annuler le choix</translation>
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
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Niveau de l’ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Voulez-vous abandonner&#x202f;? La partie se terminera, et votre adversaire gagnera.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Voulez-vous abandonner&#x202f;? Un ordinateur jouera à votre place jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Laisser finir les ordinateurs</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Les ordinateurs joueront pour tout le monde, rapidement et jusqu’à la fin de la partie. Vous pourrez les mettre en pause à tout moment.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Les laisser finir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>non mesurée</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>souvent sans fin</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>À %1, les parties entre bons joueurs ne finissent parfois jamais. Vous pouvez convenir d’avance d’un nombre de manches&#x202f;; le score le plus élevé l’emporte alors.</translation>
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
        <source>Length of a game</source>
        <translation>Durée d’une partie</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Mesurée dans des parties entre ordinateurs&#x202f;; le trait couvre 19 parties sur 20.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>La durée des parties avec ces règles n’a pas été mesurée.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Énigmes</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n leçon terminée sur %1</numerusform>
            <numerusform>%n leçons terminées sur %1</numerusform>
        </translation>
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
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>Le plateau a été disposé pour la suite de la leçon.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>C’est possible, mais cela ne mène pas au but.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>la leçon suivante</translation>
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
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Ce journal n’est pas enregistré dans un fichier&#x202f;; il est perdu quand le programme se ferme.</translation>
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
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>Cliquez sur une ligne, ou appuyez sur Entrée, pour aller à cette position.</translation>
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
        <translation>Montrer le journal dans la notation du jeu plutôt qu’en toutes lettres</translation>
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
        <translation>Annuler le choix</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie ré&amp;cente</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Ouvrir une partie récente dans une nouvelle &amp;fenêtre</translation>
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
        <translation>Il n’y a pas encore de partie sur la table.</translation>
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
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Médiane des donnes jouées avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 a reçu les mêmes cartes (corrélation %1)&#xa0;: pour la différence, cela équivaut à %2 fois plus de donnes.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Choisissez une ligne pour lire l’explication de sa mesure. Cliquez sur un nombre pour voir la liste de ses parties.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 a reçu les mêmes cartes (corrélation %1), ce qui n’a pas rendu la différence plus précise.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Répartition des parties</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Dessin des images…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Il n’y a encore rien à dessiner.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Cliquez sur un élément pour voir la liste de ses parties.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
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
        <source>Choice of picture</source>
        <translation>Choix de l’image</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Nombres de l’image</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n partie depuis le %1</numerusform>
            <numerusform>%n parties depuis le %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Aucune partie ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Chaque partie que vous jouez apparaît ici, avec son plateau et son résultat.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Retirer le signet</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Mettre un signet</translation>
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
        <translation>Pas encore traduit&#x202f;; les joueurs voient ce texte à la place.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
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
        <source>Language to add</source>
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
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Avec ces règles, la partie sur la table ne peut pas continuer&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 se joue à %n joueur.</numerusform>
            <numerusform>%1 se joue à %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 se joue de %2 à %n joueur.</numerusform>
            <numerusform>%1 se joue de %2 à %n joueurs.</numerusform>
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
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Annuler</translation>
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
        <translation>&amp;Fondé sur&#xa0;:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Aucun (une extension pour n’importe quel jeu)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>Le nouveau règlement est identique à son modèle tant que vous n’y changez rien.</translation>
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
        <source>No problems: this can be played.</source>
        <translation>Aucun problème&#xa0;: cela peut se jouer.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OddsBar</name>
    <message>
        <source>%1: %2</source>
        <comment>phrase: chance</comment>
        <extracomment>one chance in a list; %1: what may happen, %2: a percentage</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>En plus</translation>
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
        <source>Resets this to the rules of the game.</source>
        <translation>Rétablit la valeur des règles du jeu.</translation>
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
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme, et vous avez des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Charge le fichier. Cette action peut être annulée.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder les miennes</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Conserve vos modifications. Les enregistrer écrasera le fichier.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Montrer les &amp;deux</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PairedTables</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
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
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
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
        <source>At a given precision</source>
        <translation>À une précision donnée</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Une nouvelle expérience</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Des ordinateurs jouent les mêmes donnes avec chaque règlement, chaque donne deux fois en échangeant les places. Les résultats sont comparés donne par donne, pour que la chance ne masque pas l’effet des règles.</translation>
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
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>M&amp;esure&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>Préci&amp;sion ±&#xa0;:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>Graine a&amp;léatoire&#xa0;:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Donnes pour mesurer l’h&amp;abileté&#xa0;:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Utiliser les r&amp;èglements ci-dessus</translation>
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
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se jouer avec ce nombre de joueurs (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>La partie est rejouée…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partie derrière «&#xa0;%1&#xa0;». Appuyez sur Entrée ou double-cliquez pour la regarder.</numerusform>
            <numerusform>%n parties derrière «&#xa0;%1&#xa0;». Appuyez sur Entrée ou double-cliquez pour en regarder une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Parties de l’expérience</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Les parties derrière un nombre apparaissent ici.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
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
        <source>Winner&apos;s seat</source>
        <translation>Place gagnante</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Nombre habituel d’essais</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Nombre de parties examinées pour chaque coup</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>&amp;Tous les joueurs identiques</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Sinon, ils changent de place d’une donne à l’autre, pour qu’aucun n’ait la meilleure place.</translation>
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
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
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
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Joué par l’ordinateur, niveau %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>&#x202f;; </translation>
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
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Hors jeu&#xa0;: dernier tour manqué</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>En tête</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Hors jeu</translation>
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
        <translation>Remettre une carte dans le reste</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Déplacer une carte</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Ces règles sont pour %n joueur.</numerusform>
            <numerusform>Ces règles sont pour %n joueurs.</numerusform>
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
        <translation>Changer le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Mettre un joueur hors jeu</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Remettre un joueur en jeu</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Changer le début</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
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
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme depuis que cette position a été ouverte ou enregistrée. Voulez-vous l’écraser&#x202f;?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Écrase&amp;r</translation>
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
        <translation>La position est dans le presse-papiers, sous forme de texte.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas valable ici. Rien n’a changé.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Ces règles ne sont pas jouables.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Cette position ne peut pas être composée.</translation>
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
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>Le presse-papiers ne contient pas de position. Rien n’a changé.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas pu être ouvert comme position. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Les cartes cachées le restent&#xa0;: les mains et les piles que vous ne pouvez pas voir sont ici distribuées au hasard.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 contient des modifications non enregistrées.</translation>
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
        <source>There is no turn on the table to start from.</source>
        <translation>Il n’y a sur la table aucun tour d’où partir.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
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
        <source>A click removes what is there.</source>
        <translation>Un clic retire ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Un clic déplace l’élément pris.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Cliquez sur une pièce ou une carte pour la prendre.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Choisissez une carte ou une pièce sur le côté, puis cliquez à l’endroit voulu. Ou partez d’un fichier, de la table ou d’un texte du presse-papiers.</translation>
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
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (non enregistré)</translation>
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
        <source>Change the size of a piece</source>
        <translation>Changer la taille d’une pièce</translation>
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
        <source>Nothing to change here.</source>
        <translation>Rien à changer ici.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Il n’y a plus de place pour d’autres pièces sur le plateau.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Selon ces règles, les pièces ne peuvent pas être tournées en diagonale.</translation>
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
        <extracomment>place of a card; %1: space</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>main&#xa0;: %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>pioche, carte %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
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
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Maintenant debout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Cartes remises dans le reste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Désormais inutilisé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Il n’y a plus d’enchères&#xa0;: la partie commence par un tour.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1&#xa0;: ce joueur est hors jeu.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1&#xa0;: ce joueur n’existe pas.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1&#xa0;: non utilisé avec ces règles.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1&#xa0;: %2 n’est pas autorisé ici&#x202f;; il faut %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>C’est le tour d’un joueur qui est hors jeu.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Il faut au moins un joueur en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 a trop de cartes&#x202f;; une main en contient au plus %n.</numerusform>
            <numerusform>%1 a trop de cartes&#x202f;; une main en contient au plus %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>Il y a %n pièce en %1, plus qu’une partie ne le permet (%2).</numerusform>
            <numerusform>Il y a %n pièces en %1, plus qu’une partie ne le permet (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>Dans le vide&#xa0;: %1. Elle retourne à la réserve après le premier coup (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 a %n carte, plus qu’une main ne peut en contenir dans une partie.</numerusform>
            <numerusform>%1 a %n cartes, plus qu’une main ne peut en contenir dans une partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il n’y a pas de territoire&#xa0;: la partie serait donc finie (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Seul joueur en jeu&#xa0;: %1. La partie serait donc finie (%2).</translation>
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
        <source>This power has no settings.</source>
        <translation>Ce pouvoir n’a pas de réglages.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Ceci ne peut pas être montré sous forme de pouvoirs. Vous pouvez le corriger dans le texte.</translation>
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
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>L’effet de la carte est inconnu tant que les erreurs ne sont pas corrigées.</translation>
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
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Rétablir le modèle&#xa0;: %1</translation>
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
        <source>No problems: this ruleset can be played.</source>
        <translation>Aucun problème&#xa0;: ce règlement peut se jouer.</translation>
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
        <translation>Les préférences n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Les préférences n’ont pas pu être lues. Leurs modifications ne seront pas enregistrées.</translation>
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
        <source>Reset to the parent&apos;s value</source>
        <translation>Rétablir la valeur du modèle</translation>
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
        <source>Replace w&amp;ith another power</source>
        <translation>Rem&amp;placer par un autre pouvoir</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Aj&amp;outer un pouvoir alternatif</translation>
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
        <source>&amp;Choose between this and the previous power</source>
        <translation>&amp;Choisir entre celui-ci et le pouvoir précédent</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Comme pouvoir &amp;séparé, après les autres</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>R&amp;etirer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Résolues</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Toutes les énigmes sont résolues.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Aucune énigme n’est encore résolue.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n énigme résolue sur %1</numerusform>
            <numerusform>%n énigmes résolues sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n coup ou plus</numerusform>
            <numerusform>%n coups ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n sur %1 résolue</numerusform>
            <numerusform>%n sur %1 résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Non résolues</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Gagner pendant ce tour</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Gagner des points</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Contrer un dernier tour</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>C’est votre dernier tour. Vous gagnez si vous avez %n point à la fin.</numerusform>
            <numerusform>C’est votre dernier tour. Vous gagnez si vous avez %n points à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 a annoncé un dernier tour, qui vient après le vôtre, et a besoin de %n point. Rendez cela impossible.</numerusform>
            <numerusform>%1 a annoncé un dernier tour, qui vient après le vôtre, et a besoin de %n points. Rendez cela impossible.</numerusform>
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
        <source>Checking whether that solves it…</source>
        <translation>Vérification de la solution…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Le dernier tour ne peut plus être contré&#xa0;: %1 le commence avec %n point.</numerusform>
            <numerusform>Le dernier tour ne peut plus être contré&#xa0;: %1 le commence avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Le but ne peut plus être atteint&#xa0;: il manque %n point.</numerusform>
            <numerusform>Le but ne peut plus être atteint&#xa0;: il manque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>Le but ne peut plus être atteint.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Annulez et essayez autre chose.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Cela commence par une carte de votre main.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Cela ne commence pas par une carte de votre main.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Cela commence par une carte de votre main, et c’est %1 qui agit.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Cela ne commence pas par une carte de votre main, et c’est %1 qui agit.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Ensuite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>La carte est %1{definite}.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Cela dépend de la chance. Il existe une solution qui n’en dépend pas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, résolue</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Gagner pendant ce tour&#xa0;: encore %n point</numerusform>
            <numerusform>Gagner pendant ce tour&#xa0;: encore %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Gagner pendant ce tour</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Avoir %n point d’avance</numerusform>
            <numerusform>Avoir %n points d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Contrer le dernier tour (%1)</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>Dans votre main&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Vous avez %n point.</numerusform>
            <numerusform>Vous avez %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Difficulté %1 sur %2</translation>
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
        <source>Replay it on the board</source>
        <translation>Revoir les événements sur le plateau</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Expliquer le tour de la ligne actuelle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn forward</source>
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
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Ces parties sont inachevées. Chacune continue après son dernier coup confirmé.</translation>
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
        <translation>%1 ne peut pas être lu (dernière écriture&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (dernier coup&#xa0;: %2&#x202f;; semble ouverte sur l’ordinateur %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (début&#xa0;: %2, dernier coup&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (dernier coup&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. Les parties terminées sont conservées aussi.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. La dernière partie terminée est conservée&#x202f;; vous pouvez changer ce nombre dans les préférences.</numerusform>
            <numerusform>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. Les %n dernières parties terminées sont conservées&#x202f;; vous pouvez changer ce nombre dans les préférences.</numerusform>
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
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>A&amp;llure&#xa0;:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
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
        <source>Reading %1…</source>
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
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Enregistrement</translation>
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
        <source>Public information</source>
        <translation>Informations publiques</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Joueur qui décide</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Cette partie n’est pas terminée&#xa0;: les mains des autres joueurs restent cachées.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>L’enregistrement est endommagé. Il est montré jusqu’à l’endroit endommagé&#xa0;: %n position.</numerusform>
            <numerusform>L’enregistrement est endommagé. Il est montré jusqu’à l’endroit endommagé&#xa0;: %n positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Vous voyez une position antérieure&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Continuer d’ici</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Chances de gagner au cours de la partie</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Chances avec toutes les mains visibles. Cliquez sur une position pour y aller. Touches&#xa0;: Gauche et Droite pour la décision précédente ou suivante, Page haut et Page bas pour les décisions coûteuses.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>L’ordinateur examine chaque décision avec ce que le joueur savait alors. Le graphique montre les chances avec toutes les mains visibles.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Quand une partie est terminée, l’ordinateur peut en examiner toutes les décisions&#xa0;: lesquelles l’ont fait basculer, et ce qui aurait été mieux.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Cliquez sur une décision, ou appuyez sur Entrée, pour aller à cette position.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Tournant précédent</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Tournant suivant</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Tournant %1 sur %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
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
        <source>Save the differences</source>
        <translation>Enregistrer les différences</translation>
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
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (seulement dans cette position)</translation>
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
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Règlement %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
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
        <source>Expansions laid over the ruleset</source>
        <translation>Extensions ajoutées au règlement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Certains modules n’ont pas pu être chargés. Les règlements qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Certains règlements de votre dossier ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Les modules ne sont pas chargés cette fois. Les règlements qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
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
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Vous avez déjà ce règlement&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été ajouté à vos règlements. Vous pouvez le choisir pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ce fichier a le même identifiant que le règlement «&#xa0;%1&#xa0;», qui est fourni avec le programme et ne peut pas être remplacé. Vous pouvez l’ajouter sous un autre identifiant.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Vous avez un règlement différent avec le même identifiant&#xa0;: «&#xa0;%1&#xa0;».</translation>
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
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Vous avez la version %2 du règlement «&#xa0;%1&#xa0;». Celle-ci s’appelle aussi version %2, mais elle est différente.</translation>
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
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 existe déjà. Voulez-vous l’écraser&#x202f;?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Écrase&amp;r</translation>
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
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Les cartes en main sont cachées jusqu’à ce que %1 soit devant l’écran.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, c’est moi&#xa0;: montrez mes cartes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Résultat</translation>
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
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n point, hors jeu</numerusform>
            <numerusform>%1&#xa0;: %n points, hors jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Hors jeu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
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
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Joueur %1&#xa0;: une personne ou un ordinateur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Une personne devant cet écran.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Tempérament du joueur %1</translation>
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
        <source>It is %1&apos;s turn</source>
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
        <source>The rest is in the discard pile</source>
        <translation>Le reste est dans la défausse</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Les cartes que vous n’avez pas placées vont sous la pioche, dans l’ordre du jeu de cartes, ou sous la défausse.</translation>
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
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
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
        <translation>Autoriser à tout annule&amp;r</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Y compris les coups des autres joueurs et tout ce qui a été pioché, lancé ou révélé. Tous les joueurs doivent être d’accord.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;Sons pour les événements importants</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Un doux carillon pour les annonces, les éliminations, un nouveau joueur en tête et la fin d’une partie.</translation>
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
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Montre la main du joueur qui décide, ou celle d’un joueur choisi dans la liste des joueurs.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>&amp;Parties terminées à conserver&#xa0;:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Les plus récentes sont conservées&#x202f;; les plus anciennes vont à la corbeille. Les parties inachevées sont toujours conservées.</translation>
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
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Taill&amp;e du texte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>&amp;Volume&#xa0;:</translation>
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
        <source>Rulesets that need it can no longer be played.</source>
        <translation>Les règlements qui en ont besoin ne pourront plus se jouer.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Ses modifications non enregistrées restent parmi les ébauches.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Les parties jouées avec lui, et leurs enregistrements, gardent leurs règles.</translation>
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
        <translation>Ce règlement ne peut pas être réuni en un seul document.</translation>
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
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» est fondé sur %n de vos règlements&#xa0;: %2. Les autres ne peuvent pas y jouer avec ce fichier seul. Vous pouvez exporter un seul document qui n’en a pas besoin.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» est fondé sur %n de vos règlements&#xa0;: %2. Les autres ne peuvent pas y jouer avec ce fichier seul. Vous pouvez exporter un seul document qui n’a besoin d’aucun d’eux.</numerusform>
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
        <source>Has unsaved changes.</source>
        <translation>Contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Fourni avec le programme et non modifiable. Dupliquez-le pour y apporter des modifications.</translation>
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
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
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
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n règlement l’inclut comme extension&#xa0;: %1.</numerusform>
            <numerusform>%n règlements l’incluent comme extension&#xa0;: %1.</numerusform>
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
        <translation>Les deux livrets de règles sont identiques, et aucun réglage ne diffère.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Les deux livrets de règles sont identiques, mais des réglages diffèrent.</translation>
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
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n règle modifiée</numerusform>
            <numerusform>%n règles modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n règle identique</numerusform>
            <numerusform>%n règles identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Masquer les règles identiques</translation>
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
    <name>gnostica::gui::SkillBox</name>
    <message>
        <source>None</source>
        <comment>deals: none</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Un ordinateur plus fort et un plus faible s’affrontent sur ce nombre de donnes, pour mesurer combien l’habileté compte. C’est bien plus long.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Le joueur le plus fort</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Le joueur le plus faible</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>Parties gagnées contre %1&#xa0;: %2 sur %n</numerusform>
            <numerusform>Parties gagnées contre %1&#xa0;: %2 sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>Parties gagnées à %1&#xa0;: %2 sur %n</numerusform>
            <numerusform>Parties gagnées à %1&#xa0;: %2 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Résultats</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>Parties gagnées contre l’ordinateur&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Parties gagnées contre l’ordinateur&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Vos résultats contre l’ordinateur apparaissent ici.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>%n jour de jeu d’affilée.</numerusform>
            <numerusform>%n jours de jeu d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>terminées</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>Énigmes résolues&#xa0;: %1 sur %n</numerusform>
            <numerusform>Énigmes résolues&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Une guerre de territoires, sur un plateau de tarot</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>De deux à six au même écran, tous les jeux, toutes les règles.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Changez les règles, créez votre propre jeu.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Deux jeux, règle par règle et sur des milliers de parties.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>&amp;Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Un enregistrement ou une partie inachevée dans un fichier.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Page %1 sur %2</translation>
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
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Seulement dans %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>Dans les deux, avec un résultat différent</translation>
    </message>
    <message>
        <source>The same in both</source>
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
        <source>Nothing on the table may be shown now.</source>
        <translation>Rien de ce qui est sur la table ne peut être montré maintenant.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Avant le premier tour, il n’y a pas de position à comparer.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
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
        <source>Comparing the steps…</source>
        <translation>Comparaison des coups…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>L’un des règlements ne permet pas cette position.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Choisissez deux règlements qui peuvent se jouer.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Depuis la &amp;table</translation>
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
        <translation>&amp;Laisser l’ordinateur choisir</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Places&#xa0;:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Coups selon les deux règlements</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Appuyez sur «&#xa0;Retour&#xa0;» pour revenir là où les positions ont divergé.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
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
        <source>Lessons and puzzles</source>
        <translation>Leçons et énigmes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Leçons et énigmes</translation>
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
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Tempérament tiré au sort</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Équilibré : bâtit et gêne les autres</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Bâtisseur : préfère fonder des territoires et les faire grandir</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Chasseur : préfère gêner les autres</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Annonce quand c’est mieux que d’attendre</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Téméraire : annonce plus tôt</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Prudent : annonce plus tard</translation>
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
        <source>Parent; the document contains only the differences from it</source>
        <translation>Modèle&#x202f;; le document ne contient que les différences par rapport à lui</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Extensions incluses</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nom, par langue</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Résumé en une phrase, par langue</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Notes de son auteur, par langue</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Sa version, un nombre fixé par son auteur</translation>
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
        <source>Mechanics that it uses</source>
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
        <source>Removes the parent&apos;s value</source>
        <translation>Retire la valeur du modèle</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>Équivaut à l’absence de valeur</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>Dans le modèle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Par défaut&#xa0;: %1.</translation>
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
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>Ce texte est trop long pour un règlement. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Ce texte ne peut pas faire partie d’un règlement. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Cette correction ne s’applique plus.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Aucune correction ici</translation>
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
        <translation>Co&amp;uper</translation>
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
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>&amp;Montrer les entrées possibles</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>&amp;Expliquer cette entrée</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
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
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Retour à la page d’accueil</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Retour à la page d’accueil (Échap)</translation>
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
        <translation>Jouer des parties d’essai après chaque modification</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Montrer une partie</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Résultats des parties d’essai</translation>
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
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>Votre partie attend sur la table.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>La partie est finie&#x202f;; son plateau est encore là.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>Re&amp;garder le plateau</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Autres parties &amp;inachevées…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Résolue %n jour sur les sept derniers</numerusform>
            <numerusform>Résolue %n jours sur les sept derniers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Ajouter un joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Les ordinateurs ne voient que ce que vous verriez à leur place.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Le règlement n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Les modifications non enregistrées ne peuvent pas être conservées pour plus tard.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Enregistrer le règlement</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Ce texte ne peut pas être lu comme un règlement. Si vous l’enregistrez, le règlement disparaît des jeux jusqu’à ce que le texte soit corrigé.</translation>
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
        <source>There is no turn on the table to continue from.</source>
        <translation>Il n’y a sur la table aucun tour à partir duquel continuer.</translation>
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
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Atelier – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Choisissez un règlement, ou créez-en un nouveau.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;Affichage</translation>
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
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Le texte ouvert ne peut pas être lu comme du JSON. Changez-y l’identifiant à la main.</translation>
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
        <translation>Les modifications apportées à «&#xa0;%1&#xa0;» ne sont ni enregistrées ni conservées comme ébauche.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (non enregistré)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Atelier</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
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
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Choisissez les règlements en haut&#xa0;: un règlement installé, une ébauche de l’atelier, ou les règles de la partie sur la table. On peut ajouter des extensions à chacun.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Différences</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Différences&#xa0;» montre les règles des deux côte à côte, avec les mots différents marqués, et un tableau des réglages. Les passages identiques sont repliés&#x202f;; cliquez sur l’un d’eux pour le lire.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Effets dans une position</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>«&#xa0;La même position&#xa0;» montre une position sur deux plateaux, et tous les coups en quatre groupes&#xa0;: ceux que seul le premier règlement permet, ceux que seul le second permet, ceux dont le résultat diffère, et ceux qui sont identiques.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>La position vient de la partie sur la table, d’un fichier, d’une partie jouée ou d’une nouvelle donne.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Choisissez un coup pour le jouer sur les deux plateaux là où c’est possible. À côté de chaque coup figure la règle qui fait la différence.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Faire jouer des ordinateurs</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Sous «&#xa0;Effets sur les parties&#xa0;», des ordinateurs jouent les mêmes donnes avec chaque règlement. Choisissez le nombre de joueurs, leur niveau et le nombre de donnes, ou la précision que doit avoir un résultat.</translation>
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
        <translation>Cliquez sur un nombre, une barre ou un point pour voir la liste des parties qui sont derrière. Double-cliquez sur une partie pour la regarder.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Règles importantes</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Règles importantes&#xa0;» change les règles d’un règlement une à une, et montre quels changements rendent les parties plus courtes, plus calmes ou plus équilibrées. Chaque changement a un bouton qui mène à une expérience à part, et un autre qui mène aux règles.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Exporter&#xa0;» écrit une page avec images pour n’importe quel navigateur, ou des nombres pour un tableur.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Lire un intervalle</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«&#xa0;4,1 ± 0,9 tours&#xa0;»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Les parties dépendent du hasard&#xa0;: d’autres donnes auraient donné un autre nombre. L’intervalle montre de combien le nombre peut s’écarter&#xa0;: la vraie valeur est probablement entre 3,2 et 5,0. Plus de donnes rendent l’intervalle plus étroit&#xa0;: quatre fois plus le réduisent de moitié.</translation>
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
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>S’il contient 0, aucune différence n’a été vue. Cela ne veut pas dire qu’il n’y en a pas&#xa0;: la phrase à côté dit quelle différence il pourrait encore y avoir.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Regarder avant la fin</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Ces intervalles valent quel que soit le nombre de fois où vous les regardez et quel que soit le moment où vous vous arrêtez. Un intervalle sur vingt peut tout de même manquer la vraie valeur&#x202f;; les verdicts tiennent compte du nombre de choses regardées.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Limites</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Les joueurs étaient des ordinateurs, pas des gens&#xa0;: ils ne gardent pas rancune et n’apprennent rien. Si un jeu est amusant, c’est à vous de le découvrir.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Disposition</translation>
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
        <translation>Les cartes et les pièces sont comptées au fur et à mesure. Tout ce qui est impossible est énuméré, avec sa règle et son emplacement.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Continuez à partir de la position, enregistrez-la, copiez-la comme texte ou comme image, ou comparez-la selon deux règlements.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Plus de deux règlements peuvent prendre part à une expérience&#xa0;: appuyez sur le plus à côté d’eux.</translation>
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
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Conclusions sur la fin de partie</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La question</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Les auteurs de Gnostica appellent sa fin de partie une épine dans leur pied&#xa0;: personne n’ose annoncer de dernier tour, tout le monde attaque le joueur en tête, et un joueur qui annonce en vain n’a plus qu’à regarder. Nous avons donc fait jouer à des ordinateurs 600 donnes à trois avec neuf fins, chaque donne deux fois en décalant chaque joueur d’une place, et deux fois encore avec des joueurs de force inégale&#xa0;: 21&#x202f;600 parties. L’image montre de combien les parties devenaient plus longues ou plus courtes qu’avec les règles imprimées.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Une véritable épine</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Avec les règles imprimées, trois ordinateurs qui voient qui mène jouent 380 tours, ou plus&#xa0;: une partie sur six n’est pas finie après 2000 décisions, et s’arrête là. Pendant 40 de ces tours, un joueur est à un point ou moins du score à atteindre, et personne n’ose. Parmi les coups qui nuisent à un joueur, 56&#xa0;% nuisent au joueur en tête.</translation>
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
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>La fin de la première édition guérit presque tout&#xa0;: 71 tours au lieu de 380, toutes les parties finissent, personne n’est hors jeu, et personne ne partage la victoire. Deux derniers tours sont annoncés par partie, au lieu d’un seul avec les règles imprimées&#x202f;; à peu près la même part est tenue, avec guère plus de cinq points. Son prix&#xa0;: le camp le plus fort gagne 73&#xa0;% des parties au lieu de 89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Le meilleur score quand la pioche est épuisée</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 tours, toutes les parties finissent, personne n’est hors jeu. Mais dans plus d’une partie sur quatre la victoire est partagée, et deux coups sur trois qui nuisent à un joueur nuisent au joueur en tête&#xa0;: plus qu’avec les règles imprimées.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Un minuteur caché</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 tours&#xa0;: de loin les parties les plus courtes, avec moins d’un tour où personne n’ose. Presque personne n’annonce plus, un dernier tour sur sept est tenu, et le premier joueur ne gagne que 18&#xa0;% des parties.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>D’autres objectifs</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Un objectif de huit points raccourcit la partie de 113 tours, et presque toutes les parties finissent. Le temps pendant lequel personne n’ose et la valeur de l’habileté restent inchangés, autant qu’on puisse voir. Un objectif de dix points ajoute au moins 107 tours, et quatre parties sur dix n’ont pas de fin.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Des échecs plus doux</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Si tous les autres joueurs gagnent quand une annonce échoue, les parties ne sont pas plus courtes, mais la victoire est partagée dans un tiers d’entre elles&#xa0;: un dernier tour est tenu dans 58&#xa0;% des cas au lieu de 77&#xa0;%. Si un joueur dont l’annonce échoue perd des pièces au lieu de la partie, tout le monde reste à la table, et une partie dure 33 tours de plus&#xa0;: personne n’ose plus tôt pour autant.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Sans changement</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Aucune fin n’a paru changer l’influence de la donne&#xa0;: sur une échelle de rien (0) à tout (1), une différence de plus de 0,18 est exclue pour toutes.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Limites de l’expérience</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Des ordinateurs, pas des gens</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Questions ouvertes</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Les gens osent-ils davantage quand un échec coûte moins&#x202f;? Qu’en est-il à quatre joueurs et plus&#x202f;? Une fin peut-elle être courte et laisser autant à l’habileté que les règles imprimées&#x202f;? Essayez vous-même&#xa0;: «&#xa0;{action:compare}&#xa0;» dans le menu «&#xa0;{menu:compare}&#xa0;» ouvre aussi le plan de cette expérience.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[Le rapport entier](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Ils prévoient un tour et la réponse à celui-ci, et «&#xa0;plus fort&#xa0;» désigne un tel joueur face à un autre qui prend ce qui paraît le meilleur sur le moment. Ils ne concluent pas de traités, ne s’ennuient pas et ne se lassent pas d’attaquer le joueur en tête&#xa0;: des gens finiraient peut-être leurs parties bien plus tôt. Les fins ont été comparées avec les mêmes joueurs et les mêmes cartes&#x202f;; la durée de vos parties est une autre question.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Tous les nombres avec leurs intervalles, toutes les images, et comment les reproduire, dans le navigateur (en anglais).</translation>
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
        <translation>Commencer par un jeu que vous connaissez</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Choisissez «&#xa0;{action:workshop}&#xa0;» dans le menu «&#xa0;{menu:workshop}&#xa0;».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La liste de gauche montre tous les règlements, chacun sous son modèle. Choisissez le plus proche de ce que vous voulez, puis «&#xa0;Nouveau&#xa0;».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Votre règlement ne contient que les différences&#xa0;: tout le reste est comme dans le modèle. Les règlements fournis avec le programme sont verrouillés&#x202f;; les vôtres peuvent être changés.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Changer un réglage</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Sous «&#xa0;Réglages&#xa0;», chaque règle qu’on peut changer a une ligne avec son nom, sa signification et la règle du livret dont elle fait partie.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Tapez un mot dans le champ de recherche pour trouver un réglage ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Un réglage qui diffère du modèle porte une marque de couleur&#x202f;; la flèche à côté le réinitialise.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les règles de votre jeu sont à droite, telles que les joueurs les liront.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les phrases nouvelles sont marquées&#x202f;; laissez le pointeur sur l’une d’elles pour voir la phrase qu’elle remplace.</translation>
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
        <translation>«&#xa0;Problèmes&#xa0;» énumère ce qui ne peut pas se jouer, et ce que vous n’avez peut-être pas voulu. Un problème qui peut être corrigé automatiquement a un bouton pour cela.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Pendant que vous travaillez, des ordinateurs jouent des parties rapides avec vos règles. «&#xa0;Parties d’essai&#xa0;» montre les résultats&#xa0;: si les parties finissent, combien de temps elles durent et ce qui n’est jamais utilisé.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«&#xa0;Jouer l’ébauche&#xa0;» commence aussitôt une partie avec vos règles&#x202f;; il n’est pas nécessaire de les enregistrer d’abord.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«&#xa0;Continuer depuis la table&#xa0;» poursuit avec elles à partir de la position actuelle sur la table.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Annulation et modifications non enregistrées</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Toute modification peut être annulée ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les modifications non enregistrées sont conservées quand vous fermez la fenêtre, et vous les retrouvez la fois suivante.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les parties en cours gardent les règles avec lesquelles elles ont commencé.</translation>
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
        <translation>Sous «&#xa0;Joueurs et pièces&#xa0;», mettez «&#xa0;Nombre minimal de joueurs&#xa0;» et «&#xa0;Nombre maximal de joueurs&#xa0;» à 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tapez «&#xa0;points pour gagner&#xa0;» dans le champ de recherche, et mettez «&#xa0;Points pour gagner&#xa0;» à 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Au bout d’un moment, «&#xa0;Parties d’essai&#xa0;» montre combien de tours dure maintenant une partie.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez «&#xa0;Enregistrer le règlement&#xa0;». Désormais, «&#xa0;Nouvelle partie&#xa0;» le propose.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Si le jeu doit aussi se jouer avec d’autres nombres de joueurs, laissez le nombre de joueurs tel quel, et réglez plutôt «&#xa0;Points pour gagner à quatre&#xa0;».</translation>
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
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tapez «&#xa0;dernier tour&#xa0;» dans le champ de recherche. «&#xa0;Conséquence d’un dernier tour manqué&#xa0;» décide de ce qui arrive à un joueur qui annonce et a ensuite trop peu de points.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez «&#xa0;Le joueur perd son prochain tour&#xa0;»&#xa0;: plus personne n’est éliminé.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Mettez «&#xa0;Points requis pour annoncer&#xa0;» à 6, pour que personne n’annonce en vain. Les règles à droite montrent aussitôt l’effet.</translation>
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
        <translation>Ouvrez «&#xa0;Pouvoirs des cartes&#xa0;» et descendez jusqu’à «&#xa0;Le Soleil&#xa0;».</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Appuyez sur le plus après ses pouvoirs, «&#xa0;Ajouter un pouvoir&#xa0;», et choisissez «&#xa0;Bâton&#xa0;».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La face de la carte et sa phrase changent en conséquence. Faites glisser le nouveau pouvoir à sa place.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Le jeu terminé</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Un règlement est un seul fichier. «&#xa0;Exporter&#xa0;» l’écrit où vous voulez. Les autres joueurs déposent le fichier sur la fenêtre, ou l’ouvrent d’un double clic. Il ne contient aucun programme&#xa0;: rien en lui ne peut nuire.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Noms dans d’autres langues</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Sous «&#xa0;Noms&#xa0;», vous pouvez écrire le nom et le résumé en plusieurs langues. Les lecteurs d’une autre langue voient le texte anglais, ou le premier à défaut d’anglais.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Pour ceux qui connaissent JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«&#xa0;Texte&#xa0;» montre le document lui-même, avec complétion et explications. Le formulaire et le texte concordent toujours&#x202f;; votre ordre et vos espaces sont conservés.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Quitter une partie et en enregistrer des images</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>«&#xa0;{action:resign}&#xa0;» dans le menu «&#xa0;{menu:resign}&#xa0;» abandonne la partie, après confirmation. S’il ne reste qu’un adversaire, la partie se termine et cet adversaire gagne. Sinon, un ordinateur joue à votre place jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Laisser finir les ordinateurs</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>«&#xa0;{action:letComputersFinish}&#xa0;» dans le menu «&#xa0;{menu:letComputersFinish}&#xa0;» joue rapidement le reste de la partie ({key:letComputersFinish}). Les ordinateurs jouent alors pour tout le monde. Vous pouvez les mettre en pause à tout moment.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Une image du plateau</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>«&#xa0;{action:savePicture}&#xa0;» dans le menu «&#xa0;{menu:savePicture}&#xa0;» enregistre une image du plateau, sans les mains ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>«&#xa0;{action:copyPicture}&#xa0;» copie l’image, afin que vous puissiez la coller ailleurs.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>La carte Infini est sous la pioche.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>La carte Infini est à côté de la pioche&#xa0;: à la fin d’un tour, un joueur dont le score dépasse celui de tous les autres peut la prendre.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 garde la carte Infini.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 a la carte Infini, et gagne si son score est encore supérieur à tous les autres à la fin de son prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Manche de défi (%1)&#xa0;: %n point, le meilleur des autres joueurs en a %2.</numerusform>
            <numerusform>Manche de défi (%1)&#xa0;: %n points, le meilleur des autres joueurs en a %2.</numerusform>
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
        <source>Place of the card</source>
        <translation>Emplacement de la carte</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Sous la pioche</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>À côté de la pioche</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Une carte Infini est placée sous la pioche. Quand la dernière carte au-dessus d’elle a été piochée, la carte Infini est posée à côté de la pioche, même s’il n’y a pas de cartes défaussées à mélanger.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Ensuite, vous pouvez prendre la carte Infini à la fin de votre tour si votre score est alors supérieur à tous les autres. Une manche de défi commence alors. La carte ne peut pas être prise pendant une manche de défi, ni à la fin du tour qui en conclut une.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Si votre score est encore supérieur à tous les autres à la fin de votre prochain tour, vous gagnez. Sinon, la carte est remise à côté de la pioche. Personne n’est éliminé pour autant.</translation>
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
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>La carte Infini apparaît et est posée à côté de la pioche.</translation>
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
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Votre manche de défi échoue&#x202f;; la carte Infini est remise à côté de la pioche.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>La manche de défi échoue (%1)&#x202f;; la carte Infini est remise à côté de la pioche.</translation>
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
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carte Infini est encore sous la pioche (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>La manche de défi en cours (%1) doit d’abord être finie (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Votre score doit être supérieur à tous les autres, mais %1 a au moins autant de points (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Votre propre manche de défi s’achève avec ce tour (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous gagnez&#xa0;: après votre manche de défi, vous avez encore le meilleur score.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1 gagne&#xa0;: après la manche de défi, son score est encore le meilleur.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
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
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
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
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Ces parts manquent dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas terminé&#x202f;; relancez cette part.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Un plan avec une précision ne peut pas être découpé en parts, car aucune ne pourrait dire quand elle est atteinte. N’indiquez que le nombre de donnes.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas le rapport d’une expérience.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Il manque des parties dans %1 (donnes&#xa0;: %2). Relancez cette part.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 contient d’autres tables que celles de ce programme. (%2)</translation>
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
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 a été fait par une autre version du programme, dont les ordinateurs regardent d’autres traits d’une position. Utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 a été fait avec d’autres réglages (%2). Reprenez-les, ou utilisez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
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
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>changements en tête</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;changement en tête</numerusform>
            <numerusform>%1&#xa0;changements en tête</numerusform>
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
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Parties arrivées à leur terme</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Part des parties jouées jusqu’au bout&#x202f;; les autres ont été interrompues au nombre maximal de décisions.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Tours par partie</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Nombre de tours d’une partie, tous joueurs confondus. Une partie interrompue en a au moins autant.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Décisions par partie</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Nombre de décisions d’une partie&#xa0;: que faire d’un tour, comment utiliser un pouvoir, s’il faut annoncer. Une partie interrompue en a au moins autant.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Les coups joués, enchères et réponses comprises.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 demande %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 demande %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Tours jusqu’à la première annonce</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Tour où un dernier tour est annoncé pour la première fois.</translation>
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
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Victoires du premier joueur</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Part des parties que gagne le joueur du premier tour&#x202f;; à chances égales, un divisé par le nombre de joueurs.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>La part de la victoire qui revient à la place ayant le premier tour&#x202f;; les parties interrompues ne comptent pas.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le premier joueur gagne plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le premier joueur gagne moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Avance finale en points</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Nombre de points d’avance du gagnant sur le meilleur des autres joueurs à la fin de la partie.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Les points du meilleur gagnant moins ceux du meilleur des autres joueurs encore en jeu.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Part des parties que gagnent ensemble plusieurs joueurs qui ne sont pas alliés.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Joueurs éliminés</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Nombre de joueurs hors jeu avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Nombre de joueurs éliminés.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 élimine %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 élimine %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Tours jusqu’à la première élimination</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Tour de la première élimination.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Annonces par partie</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Nombre de fois où les joueurs annoncent que leur prochain tour est le dernier.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Les annonces faites&#x202f;; déclarer une manche finale ne compte pas.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 voit %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 voit %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Annonces tenues</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Part des annonces qui donnent la victoire au joueur qui annonce.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Points au moment de l’annonce</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Nombre de points des joueurs quand ils annoncent.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Annonces manquées</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Nombre d’annonces manquées dans une partie.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Les annonces manquées&#x202f;; celle qui était encore à venir à la fin de la partie n’est ni tenue ni manquée.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans une partie selon %1, il échoue %2 de plus que dans une partie selon %3.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans une partie selon %1, il échoue %2 de moins que dans une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Tours où personne n’ose annoncer</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Nombre de tours où un joueur est à un point au plus du score à atteindre sans que personne annonce.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Les tours commencés avec un joueur à un point au plus du score à atteindre, sans dernier tour annoncé à venir, et où personne n’a annoncé.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans %1, personne n’ose annoncer pendant %2 de plus que dans %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans %1, personne n’ose annoncer pendant %2 de moins que dans %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Coups hostiles contre le joueur en tête</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Part des coups hostiles qui nuisent au joueur en tête.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Les coups hostiles qui frappent le joueur en tête, divisés par tous les coups hostiles, tant qu’un joueur est en tête. Un coup est hostile s’il coûte à un ennemi des pièces, des pastilles, des points ou un territoire, ou s’il déplace ou tourne une pièce ennemie.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les coups hostiles frappent le joueur en tête plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les coups hostiles frappent le joueur en tête moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Changements en tête</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Nombre de fois où un autre joueur prend la tête dans une partie.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Nombre de fois où le joueur qui a le plus de points n’est pas le même que le précédent, au début de chaque tour et à la fin&#x202f;; les égalités ne comptent pas.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Retard du futur gagnant</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Retard du futur gagnant sur le favori au pire moment.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>Le plus grand écart, au début d’un tour, entre les meilleures chances de gagner et celles du gagnant, selon le jugement des ordinateurs sur la position.</translation>
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
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Degré d’ouverture d’une partie</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Degré d’incertitude du résultat, en moyenne sur la partie&#xa0;: 100&#xa0;% si tous les joueurs ont les mêmes chances, 0&#xa0;% si la partie est décidée.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>L’entropie des chances de gagner des joueurs, divisée par sa plus grande valeur possible, en moyenne sur les débuts de tours, selon le jugement des ordinateurs sur la position.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 restent plus ouvertes que celles selon %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 restent moins ouvertes que celles selon %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Tour où une partie est décidée</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Tour après lequel les chances du gagnant restent au-dessus de 80&#xa0;%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>Le dernier tour au début duquel le gagnant avait au plus 80&#xa0;% de chances, selon le jugement des ordinateurs sur la position.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 sont décidées %2 plus tard que celles selon %3.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 sont décidées %2 plus tôt que celles selon %3.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Attente entre deux tours</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Nombre de décisions que prennent les autres joueurs entre deux tours d’un joueur.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Les décisions des autres entre la fin d’un tour d’un joueur et le début de son tour suivant, en moyenne.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre deux tours d’un joueur, les autres prennent %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre deux tours d’un joueur, les autres prennent %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Attente après une élimination</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Nombre de tours que les joueurs éliminés doivent regarder jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Les tours commencés après l’élimination d’un joueur, additionnés pour tous les joueurs éliminés.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les joueurs éliminés attendent %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les joueurs éliminés attendent %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Choix par décision, en moyenne</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Nombre de coups entre lesquels un joueur peut choisir, en moyenne sur toutes les décisions.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Nombre moyen de coups permis à une décision.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Choix à une décision typique</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Nombre de coups entre lesquels un joueur peut choisir&#xa0;: la moitié des décisions en offrent plus, l’autre moitié moins.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Nombre médian de coups permis à une décision.</translation>
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
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Plus grand choix à une décision</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Nombre de coups entre lesquels un joueur peut choisir là où le choix est le plus grand dans la partie.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Plus grand nombre de coups permis à une décision d’une partie.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Là où le choix est le plus grand, %1 offre %2 de plus que %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Là où le choix est le plus grand, %1 offre %2 de moins que %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Nombre de cartes qu’un joueur a en main.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Les cartes dans les mains des joueurs encore en jeu, au début d’un tour, en moyenne.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Tours passés à refaire la main</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Part des tours consacrés à défausser et à piocher des cartes.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Territoires sur le plateau</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Taille du plateau.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Pièces sur le plateau</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Nombre de pièces de tous les joueurs sur le plateau.</translation>
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
        <comment>a metric of an experiment</comment>
        <translation>Pièces dans les friches</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Nombre de pièces hors des territoires.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Les pièces qui sont dans une friche au début d’un tour, en moyenne.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les friches contiennent %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les friches contiennent %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Mélanges par partie</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Nombre de fois où la pioche est épuisée et refaite.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Nombre de fois où la défausse est devenue la pioche.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Influence de l’habileté</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Part des victoires d’un ordinateur plus fort contre un plus faible&#xa0;: 50&#xa0;% si l’habileté ne faisait aucune différence.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>La part de la victoire du plus fort de deux joueurs donnés, en moyenne sur des parties où les deux occupent chaque place aussi souvent.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le joueur le plus fort gagne davantage dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le joueur le plus fort gagne moins dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Influence de la donne</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Indique si la même place gagne de nouveau quand les mêmes cartes sont données à d’autres joueurs&#xa0;: 1 si la donne décide, 0 si elle n’a aucune influence.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
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
        <translation>Trop peu de parties pour conclure.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Peut-être une différence de %1&#x202f;; avec autant de comparaisons, ce peut être le hasard.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Aucune différence vue&#x202f;; une différence supérieure à %1 est exclue.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Seulement dans %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Dans les deux, avec un résultat différent</translation>
    </message>
    <message>
        <source>The same in both</source>
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
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n dans %1</numerusform>
            <numerusform>%n dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>Sur %1 et %2, %n est identique.</numerusform>
            <numerusform>Sur %1 et %2, %n sont identiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>Dans %1, la décision à prendre est maintenant différente.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 n’a pas ce coup.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>mécaniques autour des tours</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Raison&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Raison&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Raison&#xa0;: «&#xa0;%1&#xa0;» vaut «&#xa0;%2&#xa0;» dans %3 et «&#xa0;%4&#xa0;» dans %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>La partie finit différemment, ou d’autres joueurs sont hors jeu.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>D’autres pièces sont sur le plateau.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>D’autres territoires sont sur le plateau.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>D’autres cartes sont en main.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>D’autres cartes sont dans les piles.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Les annonces et les compteurs diffèrent.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>C’est le tour d’un autre joueur, ou l’ordre des tours est différent.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>C’est un autre joueur qui décide ensuite, ou le hasard.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Autre chose est laissé au hasard.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Un seul des deux exige une seconde moitié.</translation>
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
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>L’unique partie est arrivée à son terme.</numerusform>
            <numerusform>Les %n parties sont toutes arrivées à leur terme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
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
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>La partie se gagne en annonçant, mais dans %n partie personne n’a annoncé.</numerusform>
            <numerusform>La partie se gagne en annonçant, mais dans %n parties personne n’a annoncé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Le premier joueur a gagné %1 des parties (entre %2 et %3)&#x202f;; %4 serait équitable.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Tours où un joueur avait des pièces mais ne pouvait que passer&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Tours où un joueur avait des pièces mais ne pouvait que passer&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Parties où un joueur n’avait ni pièce ni place pour en mettre une&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Parties où un joueur n’avait ni pièce ni place pour en mettre une&#xa0;: %1 sur %n.</numerusform>
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
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Ce pouvoir a pu servir %n fois, mais personne ne l’a utilisé&#xa0;: %1.</numerusform>
            <numerusform>Ce pouvoir a pu servir %n fois, mais personne ne l’a utilisé&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>En %n décision, cela n’a jamais été possible&#xa0;: %1.</numerusform>
            <numerusform>En %n décisions, cela n’a jamais été possible&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>C’était possible %n fois, mais personne ne l’a fait&#xa0;: %1.</numerusform>
            <numerusform>C’était possible %n fois, mais personne ne l’a fait&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, par %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Parties jouées par des ordinateurs qui essaient tout sans vouloir gagner&#xa0;: %1 sur %n&#x202f;; elles ne comptent que pour ce qui n’est jamais arrivé.</numerusform>
            <numerusform>Parties jouées par des ordinateurs qui essaient tout sans vouloir gagner&#xa0;: %1 sur %n&#x202f;; elles ne comptent que pour ce qui n’est jamais arrivé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
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
    <name>gnostica::language::Lists</name>
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
        <translation>Effet de chaque changement de règle sur %1, les plus grandes différences d’abord, avec des intervalles à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Effets des règles&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>%n changement de règle a été essayé.</numerusform>
            <numerusform>%n changements de règles ont été essayés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>%n changement de règle a été essayé&#x202f;; la recherche a été arrêtée avant la fin.</numerusform>
            <numerusform>%n changements de règles ont été essayés&#x202f;; la recherche a été arrêtée avant la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Aucune différence ne dépasse ce que le hasard peut expliquer.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Chaque règle a été modifiée seule et essayée sur quelques parties. Les changements les plus prometteurs ont été essayés sur de plus en plus de parties.</translation>
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
        <source>Number of games out of a hundred with each value.</source>
        <translation>Nombre de parties sur cent pour chaque valeur.</translation>
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
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Moyenne des parties qui ont atteint ce tour, tant qu’un quart de toutes les parties l’ont atteint. La bande contient la moitié de ces parties.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Moyenne des parties qui ont atteint ce tour, tant qu’un quart de toutes les parties l’ont atteint.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Différences par rapport à %1, avec des intervalles à 95&#xa0;%. Si un intervalle ne contient pas la ligne à 0, la règle compte probablement.</translation>
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
        <translation>Types de coups</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Fréquence d’utilisation de chaque carte quand c’était possible, les plus grandes différences d’abord.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Fréquence d’utilisation de chaque pouvoir quand c’était possible, les plus grandes différences d’abord.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Fréquence de chaque type de coup quand c’était possible, les plus grandes différences d’abord. Les noms sont ceux de la notation.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Utilisation quand c’était possible (%)</translation>
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
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Chaque donne est jouée une seconde fois, les joueurs décalés d’une place&#x202f;; cela montre donc la valeur de la place elle-même, avec des intervalles à 95&#xa0;%.</translation>
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
        <source>Points that players had when they announced.</source>
        <translation>Points des joueurs au moment de leur annonce.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Annonces tenues, par score</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Part des annonces faites avec chaque nombre de points.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Les différences en images</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Répartition des parties</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Le cours de la partie</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Utilisation des cartes, des pouvoirs et des coups</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Limites de ce rapport</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Les joueurs étaient des ordinateurs, pas des gens. Ils ne parlent pas, ne gardent pas rancune et n’apprennent rien d’une partie à l’autre.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Des joueurs plus forts ou plus faibles pourraient faire apparaître d’autres différences.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Les nombres montrent comment se passent les parties, pas si elles sont amusantes.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Les intervalles sont à 95&#xa0;%&#xa0;: un sur vingt peut manquer la vraie valeur. Les verdicts tiennent compte du grand nombre de comparaisons.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Règlements comparés</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
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
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2&#x202f;; terminée</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2&#x202f;; inachevée</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>Le tableau contient %n autre différence.</numerusform>
            <numerusform>Le tableau contient %n autres différences.</numerusform>
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
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Tous les règlements ont eu les mêmes mélanges et les mêmes dés, et leurs parties ont été identiques.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Tous les règlements ont eu les mêmes mélanges et les mêmes dés. Pour la durée des parties, cela équivaut à %1 fois plus de parties (corrélation %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Règlements et leurs différences</translation>
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
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Tous les nombres ont des intervalles à 95&#xa0;%. Les différences sont calculées par rapport à %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
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
        <source>Reproducing this report</source>
        <translation>Reproduction de ce rapport</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Il faut pour cela le fichier de l’expérience. Cette commande écrit un rapport avec tout le plan et rejoue toutes les parties. Les résultats doivent être identiques, nombre par nombre.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Trop peu de parties pour conclure.</translation>
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
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Il manque des parties de %n donne. Relancez l’expérience pour les jouer.</numerusform>
            <numerusform>Il manque des parties de %n donnes. Relancez l’expérience pour les jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%n autre donne est complète, mais ne compte pas, car une donne précédente manque.</numerusform>
            <numerusform>%n autres donnes sont complètes, mais ne comptent pas, car une donne précédente manque.</numerusform>
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
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Nombre maximal de segments dont avance une pièce du zodiaque au début d’un tour.</translation>
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
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 peut utiliser encore une fois le pouvoir de la couleur du segment.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Bleu&#xa0;: %1 peut créer encore une fois.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rouge&#xa0;: %1 peut avancer ou pousser encore une fois, d’une case.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vert&#xa0;: %1 peut faire grandir quelque chose encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Jaune&#xa0;: %1 peut attaquer encore une fois, comme si elle avait une pastille.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Bleu&#xa0;: l’une des pièces qui ont créé peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Rouge&#xa0;: l’une des pièces qui ont utilisé un bâton peut le faire encore une fois, d’une case.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Vert&#xa0;: l’une des pièces qui ont utilisé un denier peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Jaune&#xa0;: l’une des pièces qui ont attaqué peut le faire encore une fois, comme si elle avait une pastille.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 n’a pas encore placé sa pièce du zodiaque.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, bleu&#xa0;: une pièce qui crée pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, rouge&#xa0;: une pièce qui utilise un bâton pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, vert&#xa0;: une pièce qui utilise un denier pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, jaune&#xa0;: une pièce qui attaque pendant ce tour peut le faire encore une fois.</translation>
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
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>Au début du tour, avant toute autre chose, vous déplacez votre pièce du zodiaque. À votre premier tour, vous la placez sur n’importe quel segment.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Ensuite, elle doit avancer de %n segment dans le sens des aiguilles d’une montre.</numerusform>
            <numerusform>Ensuite, elle doit avancer de %1 à %n segments dans le sens des aiguilles d’une montre.</numerusform>
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
        <translation>Chaque joueur met de côté une petite pièce de sa réserve comme pièce du zodiaque.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>La couleur de votre segment peut répondre à un pouvoir que vous avez utilisé pendant ce tour avec n’importe quelle carte, arcanes majeurs compris&#xa0;: coupe pour le bleu, épée pour le jaune, denier pour le vert, bâton pour le rouge. Le même serviteur peut alors utiliser ce pouvoir encore une fois à la fin du tour, s’il est encore en jeu.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Avec une épée ou un bâton, le serviteur agit alors comme s’il avait une pastille, quelle que soit sa taille.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Si plusieurs serviteurs ont utilisé le pouvoir, un seul d’entre eux peut l’utiliser de nouveau. C’est le simple pouvoir de base, sans ce que la carte y ajoutait.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Ce pouvoir n’est jamais lié à ceux de la carte. Chaque moitié d’un coup lié compte comme une utilisation par le serviteur qui l’a jouée. Un serviteur qui a quitté le plateau n’est plus en jeu, même si une pièce identique est créée plus tard.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Puis on lance un dé à douze faces. S’il donne le numéro de votre segment, vous pouvez remplir votre main jusqu’à la limite, ou moins, sans défausser.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>À la fin d’un tour vient d’abord le pouvoir répété, puis le dé, puis l’annonce ou toute autre chose qui termine le tour.</translation>
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
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Bleu&#xa0;: %1 peut créer encore une fois.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rouge&#xa0;: %1 peut avancer ou pousser d’une case encore une fois.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vert&#xa0;: %1 peut faire grandir quelque chose encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Jaune&#xa0;: %1 peut attaquer encore une fois, comme si elle avait une pastille.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Bleu&#xa0;: l’une de ces pièces peut créer encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rouge&#xa0;: l’une de ces pièces peut avancer ou pousser d’une case encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Vert&#xa0;: l’une de ces pièces peut faire grandir quelque chose encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Jaune&#xa0;: l’une de ces pièces peut attaquer encore une fois, comme si elle avait une pastille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Utilisez le pouvoir de la roue, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 peut utiliser le pouvoir de la roue.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Placez votre pièce du zodiaque sur la roue.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 place une pièce du zodiaque sur la roue.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Avancez votre pièce du zodiaque sur la roue.</translation>
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
        <translation>Le dé donne son segment&#xa0;: %1 remplit sa main.</translation>
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
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>La roue est sur le bleu&#xa0;: une coupe peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>La roue est sur le rouge&#xa0;: un bâton peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>La roue est sur le vert&#xa0;: un denier peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
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
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Cette pièce n’a pas utilisé le pouvoir pendant ce tour&#xa0;: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir répété agit comme si la pièce avait une pastille (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir répété n’est jamais lié à un autre (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut d’abord utiliser le pouvoir que la roue répète, ou y renoncer (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le joueur attaqué répond d’abord (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>À la fin d’un tour, une fois les cartes piochées, vient d’abord le pouvoir répété, puis le dé, puis l’annonce ou toute autre chose qui termine le tour.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
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
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica a besoin de %1&#xa0;Mo de mémoire, mais le système impose une limite de %2&#xa0;Mo. Relevez-la, par exemple avec «&#xa0;ulimit -v unlimited&#xa0;».</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
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
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
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
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, votre pièce a obtenu une somme supérieure. Riposter et réduire d’une pastille la pièce attaquante, ou non&#x202f;?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 décide s’il y a riposte.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>au-dessous de zéro, on compte zéro</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Avant le lancer&#xa0;: %n dé contre %1</numerusform>
            <numerusform>Avant le lancer&#xa0;: %n dés contre %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n dé contre %1&#xa0;: %2</numerusform>
            <numerusform>%n dés contre %1&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>elle est réduite</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>l’attaquante peut être réduite</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Détruite immédiatement&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perd une pastille et est détruite.</numerusform>
            <numerusform>%1 perd %n pastilles et est détruite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 est détruite, car la réserve ne contient pas de pièce plus petite.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 devient petite, car la réserve ne contient pas de pièce moyenne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perd une pastille et devient petite.</numerusform>
            <numerusform>%1 perd %n pastilles et devient petite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perd une pastille et devient moyenne.</numerusform>
            <numerusform>%1 perd %n pastilles et devient moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Égalité&#xa0;: rien n’arrive à %1.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 a obtenu plus&#xa0;: vous pouvez riposter et réduire %3 d’une pastille.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 a obtenu plus&#xa0;: %1 peut riposter et réduire %3 d’une pastille.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>L’attaque en %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 contre %2</translation>
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
        <source>No dice have been rolled recently.</source>
        <translation>Aucun dé n’a été lancé récemment.</translation>
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
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Quand la pioche a été épuisée autant de fois qu’il y a de joueurs, le tour en cours est achevé. Puis chacun joue encore un tour, à commencer par le joueur suivant.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Après %n épuisement, le tour en cours est achevé. Puis chacun joue encore un tour, à commencer par le joueur suivant.</numerusform>
            <numerusform>Après %n épuisements, le tour en cours est achevé. Puis chacun joue encore un tour, à commencer par le joueur suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Ensuite, le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
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
        <translation>Chacun joue encore un tour, à commencer par le joueur suivant.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Le dernier tour est terminé&#x202f;; le meilleur score est %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Vous gagnez&#xa0;: après les derniers tours, vous avez le meilleur score, %2.</translation>
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
        <source>Nothing can be announced in these last turns.</source>
        <translation>Rien ne peut être annoncé pendant ces derniers tours.</translation>
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
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Attaquez avec des dés une pièce ennemie dans la case visée&#xa0;: si sa somme est inférieure, elle est réduite de la différence&#x202f;; si sa somme est supérieure, son camp peut réduire la pièce attaquante d’une pastille.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Attaquez avec des dés une ou plusieurs pièces ennemies dans la case visée&#xa0;: chacune dont la somme est inférieure est réduite de la différence&#x202f;; le camp de chacune dont la somme est supérieure peut réduire la pièce attaquante d’une pastille.</translation>
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
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Ou réduisez un territoire visé sans pièce ennemie&#xa0;: d’un point, à une carte plus basse du même genre ou, pour un arcane mineur, à rien.</translation>
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
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Chaque pièce qui se défend lance un dé par pastille. Un dé donne un plus, un moins ou une face vide, chacun une fois sur trois. Un plus compte 1, un moins −1 et une face vide 0&#x202f;; une somme inférieure à 0 compte pour 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Si la pièce attaquante a la plus grande somme, celle qui se défend est réduite de la différence. Si la pièce qui se défend a la plus grande somme, son camp peut réduire la pièce attaquante d’une pastille. À sommes égales, rien ne change.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Une pièce à laquelle il ne reste aucune pastille est détruite. Si la réserve ne contient pas la taille voulue, la pièce prend la taille inférieure la plus proche disponible, ou elle est détruite.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Toutes ces pièces gardent leur orientation.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve. Il est défaussé et remplacé par une carte qui vaut un point de moins, ou par une carte plus basse du même genre. Les arcanes majeurs sont classés par leur numéro, les mineurs du roi à l’as, quelle que soit leur couleur. Les pièces restent.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territoire visé, sans pièce ennemie, dont la carte est un arcane mineur, peut aussi être réduit à rien. Il reste alors une friche ou du vide. Les pièces qui sont alors dans le vide retournent à leur réserve, y compris celles des cases voisines.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Ou bien un serviteur se réduit lui-même sans dés, quelle que soit son orientation. Il peut perdre au plus les pastilles qu’il avait au début du tour ou à son entrée en jeu. Si la réserve ne contient pas la taille voulue, il prend la taille inférieure la plus proche disponible, ou il est détruit. S’il survit, on peut l’orienter.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Si les deux réduisent le même territoire, aucune carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée y laisse à coup sûr, sans dés, au plus %n pièce.</numerusform>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée y laisse à coup sûr, sans dés, au plus %n pièces.</numerusform>
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
        <source>Reduce by:</source>
        <translation>Réduire de&#xa0;:</translation>
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
        <translation>%1 obtient %2 (%3), ce qui est supérieur.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 attaque et obtient %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 a obtenu plus&#xa0;: ripostez et réduisez %2 d’une pastille, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 a obtenu plus&#xa0;: %3 peut riposter et réduire %2 d’une pastille.</translation>
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
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il n’est pas possible de riposter maintenant (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>La pièce peut se réduire de %n pastille au plus&#xa0;: autant qu’elle en avait au début du tour ou à son entrée en jeu (%1).</numerusform>
            <numerusform>La pièce peut se réduire de %n pastilles au plus&#xa0;: autant qu’elle en avait au début du tour ou à son entrée en jeu (%1).</numerusform>
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
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée n’y laisse à coup sûr, sans dés, pas plus de pièces que la case n’en admet.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Tous les dés sont d’abord lancés. Puis les résultats sont appliqués l’un après l’autre&#xa0;: par place, puis par taille, de petite à grande, puis par orientation. Ensuite, les camps des pièces dont la somme est supérieure décident dans le même ordre. Dès que la pièce attaquante est détruite, les autres pièces qui se défendent ne font plus rien.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Pièces attaquées à la fois</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
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
        <translation>Origine de la nouvelle carte d’un territoire attaqué.</translation>
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
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Nombre de dés que lance la pièce attaquante&#x202f;; 0&#xa0;: autant qu’elle a de pastilles.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Épuisements de la pioche</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Nombre de mélanges après lesquels commencent les derniers tours&#x202f;; 0&#xa0;: un par joueur.</translation>
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
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Cases&#xa0;:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Réduire de&#xa0;:</translation>
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
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Vous avez ce qu’il faut pour annoncer votre dernier tour.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Vous devancez tout le monde, et c’est ce qu’il faut.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
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
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Cela fait échouer l’annonce d’un autre joueur&#xa0;: il manque %n point.</numerusform>
            <numerusform>Cela fait échouer l’annonce d’un autre joueur&#xa0;: il manque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Cela retire à un autre joueur l’avance nécessaire pour gagner&#xa0;: il manque %n point.</numerusform>
            <numerusform>Cela retire à un autre joueur l’avance nécessaire pour gagner&#xa0;: il manque %n points.</numerusform>
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
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n de vos points est désormais à l’abri.</numerusform>
            <numerusform>%n de vos points sont désormais à l’abri.</numerusform>
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
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Vous avez %n carte de plus en main.</numerusform>
            <numerusform>Vous avez %n cartes de plus en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Votre main couvre maintenant %n couleur de plus.</numerusform>
            <numerusform>Votre main couvre maintenant %n couleurs de plus.</numerusform>
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
        <source>Every other step is worse.</source>
        <translation>Tous les autres coups sont moins bons.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (entre %2 et %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Vos chances de gagner sont alors d’environ %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Avec «&#xa0;%1&#xa0;» maintenant, vos chances de gagner, ainsi ou plus tard, sont de %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si vous annoncez maintenant, vous avez %1 de chances d’avoir ce qu’il faut à la fin de votre prochain tour.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
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
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>Dans cette position, ce tour ne peut pas finir par «&#xa0;%1&#xa0;».</translation>
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
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Un coup plus bas dans la liste affiche des chances plus élevées, mais il a été moins étudié&#xa0;: son chiffre est moins sûr.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Aucun autre coup n’était nettement meilleur.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Chances de gagner perdues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>L’ordinateur a ce qu’il faut pour annoncer son dernier tour.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>L’ordinateur devance tout le monde, et c’est ce qu’il faut.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Sans cela, l’ordinateur serait hors jeu à la fin de son tour.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>L’ordinateur tient ce que promet son annonce.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>L’ordinateur reste devant tout le monde, et c’est ce qu’il faut.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>L’ordinateur gagne %n point.</numerusform>
            <numerusform>L’ordinateur gagne %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>Les pièces de l’ordinateur gagnent %n pastille.</numerusform>
            <numerusform>Les pièces de l’ordinateur gagnent %n pastilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n point de l’ordinateur est désormais à l’abri.</numerusform>
            <numerusform>%n points de l’ordinateur sont désormais à l’abri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>L’ordinateur menace des territoires valant %n point.</numerusform>
            <numerusform>L’ordinateur menace des territoires valant %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>L’ordinateur a %n carte de plus en main.</numerusform>
            <numerusform>L’ordinateur a %n cartes de plus en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>L’ordinateur prend la tête avec %n point d’avance.</numerusform>
            <numerusform>L’ordinateur prend la tête avec %n points d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Tout autre tour semblait moins bon.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1 : pourquoi ce tour ?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>La raison est dans sa main, que vous ne pouvez pas voir.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Manche %1 : %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Vous avez %n point, et un autre joueur en a %1. Pour gagner, il faut en avoir plus que tous les autres.</numerusform>
            <numerusform>Vous avez %n points, et un autre joueur en a %1. Pour gagner, il faut en avoir plus que tous les autres.</numerusform>
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
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Si vous avez moins de %n point à la fin de votre prochain tour, vous perdez le tour suivant.</numerusform>
            <numerusform>Si vous avez moins de %n points à la fin de votre prochain tour, vous perdez le tour suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Avec moins de %n point à la fin, vous êtes hors jeu.</numerusform>
            <numerusform>Avec moins de %n points à la fin, vous êtes hors jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Avec moins de %n point à la fin, %1 est hors jeu.</numerusform>
            <numerusform>Avec moins de %n points à la fin, %1 est hors jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Avec moins de %n point à la fin, tous les autres gagnent.</numerusform>
            <numerusform>Avec moins de %n points à la fin, tous les autres gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Avec moins de %n point à la fin, vous perdez des pièces.</numerusform>
            <numerusform>Avec moins de %n points à la fin, vous perdez des pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Avec moins de %n point à la fin, %1 perd des pièces.</numerusform>
            <numerusform>Avec moins de %n points à la fin, %1 perd des pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Avec moins de %n point à la fin, vous perdez le tour suivant.</numerusform>
            <numerusform>Avec moins de %n points à la fin, vous perdez le tour suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Avec moins de %n point à la fin, %1 perd le tour suivant.</numerusform>
            <numerusform>Avec moins de %n points à la fin, %1 perd le tour suivant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Égalité&#xa0;: tout le monde enchérit de nouveau</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous commencez, par tirage au sort</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>%1 commence, par tirage au sort</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Vous commencez&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1 commence&#xa0;: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Vous commencez&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1 commence&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Le plus haut arcane majeur gagne&#x202f;; sans majeur, le plus haut mineur.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Les plus hautes enchères sont égales&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Les plus hautes enchères sont égales&#xa0;: %1. Il ne reste pas de carte pour enchérir&#xa0;: le sort décide.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Les plus hautes enchères sont égales&#xa0;: %1. Il ne reste pas de carte pour enchérir&#xa0;: %2 commence.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Les cartes d’enchère sont mises de côté et pourront être prises plus tard.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Les enchères décident aussi de l’ordre des autres tours, de la plus haute à la plus basse.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Chaque joueur prend maintenant une de ces cartes, le premier joueur en dernier&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Chaque joueur prend maintenant une des cartes d’enchère, le premier joueur en dernier&#xa0;:</numerusform>
            <numerusform>Chaque joueur prend maintenant %n des cartes d’enchère, le premier joueur en dernier&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Enchérir de nouveau</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Prendre une carte</translation>
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
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>les enchères</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Chaque joueur choisit en secret une carte de sa main comme enchère. Toutes les enchères sont révélées en même temps.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>L’arcane majeur au plus grand numéro gagne, du Mat (0) au Monde (21). Si personne n’a enchéri avec un arcane majeur, le plus haut arcane mineur gagne&#xa0;: roi, reine, cavalier, valet, du dix au deux, puis l’as.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Si les plus hautes enchères sont égales, les cartes d’enchère sont mises de côté et tout le monde enchérit de nouveau.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Si les mains s’épuisent, le premier joueur est tiré au sort.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Si les mains s’épuisent, le joueur A commence.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Les enchères décident aussi de l’ordre des autres tours&#xa0;: de la plus haute à la plus basse. De deux enchères perdantes égales, la première est celle du joueur le plus proche à gauche du gagnant.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Les cartes d’enchère de toutes les manches sont alors exposées. En commençant par le joueur qui joue en dernier et en finissant par le gagnant des enchères, chaque joueur prend des cartes de son choix jusqu’à avoir une main pleine.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Les cartes d’enchère de toutes les manches sont alors exposées. En commençant à droite du gagnant des enchères et en tournant dans le sens inverse des aiguilles d’une montre, chaque joueur prend des cartes de son choix jusqu’à avoir une main pleine&#x202f;; le gagnant se sert en dernier.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Une main pleine compte ici %n carte, comme à la distribution.</numerusform>
            <numerusform>Une main pleine compte ici %n cartes, comme à la distribution.</numerusform>
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
        <source>Take one of the bid cards.</source>
        <translation>Prenez une des cartes d’enchère.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Enchérissez en secret avec une carte&#xa0;: la plus haute commence, les majeurs avant toutes les autres.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 prend une des cartes d’enchère.</translation>
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
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Si les deux agissent sur la même pièce ou le même territoire, aucune pièce ni carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, à condition que le second n’y laisse pas plus de pièces que la case n’en admet.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, à condition que le second y laisse au plus %n pièce.</numerusform>
            <numerusform>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, à condition que le second y laisse au plus %n pièces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>La carte vient de votre main ou de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>La carte vient de votre main.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>La carte vient de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Si vous jouez cette carte de votre main, elle est elle-même dans la défausse.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>Une case d’arrivée est vérifiée avant que la carte soit levée&#xa0;: une case à côté de l’ancienne place compte comme friche.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>Une case d’arrivée est vérifiée après que la carte a été levée&#xa0;: une case qui n’est à côté que de l’ancienne place compte comme vide.</translation>
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
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Remplacez une pièce ennemie visée par une de vos pièces de même taille, prise dans votre réserve, puis orientez-la.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>La pièce ennemie retourne à sa réserve. Sans pièce de cette taille dans votre réserve, c’est impossible.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Vos propres pièces ne peuvent pas être remplacées.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Une de vos propres pièces peut aussi être remplacée.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Une de vos propres pièces, ou celle d’un joueur de votre camp, peut aussi être remplacée.</translation>
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
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Les mêmes pièces sont les serviteurs des pouvoirs copiés. La carte copiée reste où elle est, et n’est ni jouée ni défaussée.</translation>
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
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Les limites de pièces par case ne s’appliquent pas.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>La limite de %n pièce par case ne s’applique pas.</numerusform>
            <numerusform>La limite de %n pièces par case ne s’applique pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Créez une de vos petites pièces dans la case visée.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Créez une de vos petites pièces dans la case visée, si elle contient moins de %n pièce.</numerusform>
            <numerusform>Créez une de vos petites pièces dans la case visée, si elle contient moins de %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Si vous visez une pièce ennemie, vous pouvez à la place en créer une autre petite du même camp.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Ou créez un territoire&#xa0;: posez n’importe quel arcane mineur de votre main sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
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
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez n’importe quel arcane mineur de votre main sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez une carte de votre main qui vaut exactement un point sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Ce peut être à la place la première carte de la pioche, sans la regarder, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez la première carte de la pioche, sans la regarder et quelle qu’elle soit, sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>On ne peut pas créer de territoires.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Ajoutez une petite pièce de votre réserve, tournée comme vous voulez, à la case visée, qui peut être pleine. Le vide n’est pas une cible.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Ajoutez une petite pièce de votre réserve, tournée comme vous voulez, à la case visée, si elle n’est pas pleine. Le vide n’est pas une cible.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>On peut aussi créer des pièces dans les friches.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>On ne peut pas créer de pièces dans les friches.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Ou, si vous visez une pièce ennemie, ajoutez à sa case une petite pièce du même camp, tournée comme elle. La case peut être pleine.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Ou, si vous visez une pièce ennemie, ajoutez à sa case une petite pièce du même camp, tournée comme elle, si la case n’est pas pleine.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>On ne peut pas créer de pièces ennemies.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Sans petite pièce dans cette réserve, c’est impossible.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Un serviteur peut aussi créer dans sa propre case, car il peut se viser lui-même.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Un serviteur qui se vise lui-même crée tout de même dans sa case visée&#xa0;: celle vers laquelle il est tourné ou, s’il est debout, sa propre case.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Créez une de vos petites pièces dans la case visée, si elle n’est pas pleine.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Mais aucune carte n’a cette valeur dans ce jeu.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>place une pièce</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Une petite pièce arrive en %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>active %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>joue %1{definite}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>passe son tour</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>refait sa main</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>annonce son dernier tour</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>Le prochain tour est le dernier.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>prend %1{definite}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>finit son tour</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Défausse %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Pioche une carte.</numerusform>
            <numerusform>Pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>oriente une pièce</translation>
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
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>La valeur «&#xa0;%1&#xa0;» n’est pas autorisée&#x202f;; il faut %2.</translation>
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
        <source>Same as in the parent; this can be removed.</source>
        <translation>Identique au modèle&#x202f;; peut être retiré.</translation>
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
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas utilisé dans ce règlement.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>Le fichier finit au milieu d’une ligne&#x202f;; tout ce qui précède peut servir.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>Le tour a commencé, et ces règles ne peuvent pas continuer à partir de ce point.</translation>
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
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>C’est %1&#x202f;; il faut %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Ce module n’est pas utilisé&#xa0;: il remplacerait «&#xa0;%1&#xa0;», qui existe déjà.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Ce fichier n’est pas utilisé&#xa0;: ce n’est pas un module du type attendu ici.</translation>
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
        <translation>La valeur «&#xa0;%1&#xa0;» n’est pas autorisée ici.</translation>
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
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>Le nombre minimal de joueurs ne peut pas dépasser le nombre maximal.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Une main ne peut pas commencer avec plus de cartes qu’elle n’en peut contenir. On ne peut choisir des cartes que si la mécanique prévue pour cela est utilisée.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>Il doit rester une petite pièce dans chaque réserve, à placer en premier.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Une carte numérale ne peut pas valoir plus qu’une figure, ni une figure plus qu’un arcane majeur.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Une seule d’entre elles peut définir comment la fin de la partie est annoncée.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>Les enchères ne peuvent pas décider de l’ordre des tours dans un jeu sans enchères.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
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
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Tout remplacer par %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Ajouter la mécanique %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Donner à %1 sa valeur par défaut&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Renommer %1 en «&#xa0;%2&#xa0;».</translation>
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
        <source>Make %n more changes like that.</source>
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
        <translation>Les commentaires ne sont pas autorisés ici. Retirez celui-ci.</translation>
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
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>Il n’y a aucune carte sur ce plateau. Écrivez * pour une case qui porte n’importe quelle carte, ou le nom d’une carte.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Aucune carte ne peut jamais servir&#xa0;: un tour ne permet ni de jouer une carte ni d’activer un territoire.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>La partie ne peut jamais finir&#xa0;: aucune mécanique n’y met fin, comme le ferait le dernier tour annoncé.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un identifiant&#x202f;; il faut des minuscules de a à z, des chiffres et des traits d’union.</translation>
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
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>La plus haute enchère ne peut décider que dans un jeu avec enchères. La première place doit être l’une de celles du jeu.</translation>
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
        <source>Close the open bracket or quotation mark.</source>
        <translation>Fermer le crochet, l’accolade ou le guillemet ouvert.</translation>
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
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Ceci a été fait pour une version ultérieure du programme&#xa0;: son format est %1, et ce programme connaît les formats jusqu’à %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Écrivez ici un texte avec sa langue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica a déjà un jeu de cartes avec cet identifiant. Renommez le dossier de celui-ci et changez «&#xa0;id&#xa0;» dans son deck.json.</translation>
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
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Une coupe, un bâton, un denier ou une épée sur le dé est le pouvoir de cette couleur. Une étoile est le pouvoir de la carte «&#xa0;%1&#xa0;», la face joker celui de la carte «&#xa0;%2&#xa0;». Les mêmes pièces sont les serviteurs de ce pouvoir.</translation>
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
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
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
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territoire de n’importe quelle valeur, ou une friche, peut être remplacé par la première carte de la pioche, quelle qu’elle soit. Aucune pièce ennemie ne doit s’y trouver.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territoire de n’importe quelle valeur peut être remplacé par la première carte de la pioche, quelle qu’elle soit. Aucune pièce ennemie ne doit s’y trouver.</translation>
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
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Ou faites grandir un territoire visé sans pièce ennemie&#xa0;: remplacez-le par une carte de plus grande valeur, ou par une plus haute du même genre.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
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
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Ou faites grandir le territoire visé, sauf si une pièce ennemie s’y trouve. Il est défaussé et remplacé par une carte de plus grande valeur, ou par une carte plus haute du même genre. Les arcanes majeurs sont classés par leur numéro, les mineurs de l’as et du deux au valet, au cavalier, à la reine et au roi, quelle que soit leur couleur. Les pièces restent.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Ou faites grandir le territoire visé, sauf si une pièce ennemie s’y trouve. Il est défaussé et remplacé par une carte qui vaut exactement un point de plus. Un arcane majeur ne peut pas grandir. Les pièces restent.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Une friche visée sans pièce ennemie peut aussi grandir&#xa0;: on y pose une carte qui vaut exactement un point. Les pièces restent.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Ou remplacez le territoire visé, quelle que soit sa valeur, par la première carte de la pioche, sans la regarder et quelle qu’elle soit. Aucune pièce ennemie ne doit se trouver sur le territoire. L’ancienne carte est défaussée&#x202f;; les pièces restent.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>La première carte de la pioche peut aussi être posée sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Remplacez le serviteur ou une pièce visée par une pièce exactement une taille au-dessus, prise dans la réserve de son camp. Une de vos pièces peut alors être orientée&#x202f;; une pièce ennemie garde son orientation.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Sans pièce de cette taille dans la réserve, c’est impossible. Une grande pièce ne peut pas grandir.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Les territoires ne peuvent pas grandir.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Si les deux pouvoirs créent et font grandir la même pièce, aucune pièce intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si les deux pouvoirs créent et font grandir la même pièce ou le même territoire, aucune pièce ni carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Si les deux font grandir la même pièce, aucune pièce intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Si les deux font grandir la même pièce, le même territoire ou la même friche, aucune pièce ni carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si les deux font grandir la même pièce ou le même territoire, aucune pièce ni carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Un valet, un cavalier, une reine ou un roi ne peut pas grandir non plus&#xa0;: aucune carte ne vaut un point de plus.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
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
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Rien ne change jusqu’au tour %1.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Ces règles ne permettent pas de jouer à %n joueur.</numerusform>
            <numerusform>Ces règles ne permettent pas de jouer à %n joueurs.</numerusform>
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
        <source>Something else would then be left to chance.</source>
        <translation>Autre chose serait alors laissé au hasard.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Le hasard déciderait alors d’abord de quelque chose.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Ce serait alors à %1 de décider.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>La partie ne finirait pas là où elle a fini.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Ceci aurait alors un résultat différent&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>D’autres joueurs auraient gagné ou seraient hors jeu.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>D’autres pièces seraient sur le plateau.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>D’autres territoires seraient sur le plateau.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>D’autres cartes seraient en main.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>D’autres cartes seraient dans les piles.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Ce serait le tour d’un autre joueur.</translation>
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
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Chaque joueur choisit %n carte de la première main parmi des cartes exposées.</numerusform>
            <numerusform>Chaque joueur choisit %n cartes de la première main parmi des cartes exposées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Une fois le premier joueur connu, les cartes sont prises une à une, du joueur qui joue en dernier jusqu’au premier. Le dernier joueur de chaque manche commence la suivante, qui va dans l’autre sens.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Il y a %n carte exposée de plus que les joueurs n’en choisissent&#x202f;; ce qui reste est défaussé.</numerusform>
            <numerusform>Il y a %n cartes exposées de plus que les joueurs n’en choisissent&#x202f;; ce qui reste est défaussé.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Il y a autant de cartes exposées que les joueurs en choisissent.</translation>
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
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>%n carte est exposée, au choix.</numerusform>
            <numerusform>%n cartes sont exposées, au choix.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 gagnent ensemble</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Il ne reste personne d’autre dans la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 avait un score de %2 sur %n en annonçant son dernier tour, et de %3 à la fin.</numerusform>
            <numerusform>%1 avait un score de %2 sur %n en annonçant son dernier tour, et de %3 à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Manche %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 passe de %2 à %n point et prend la tête.</numerusform>
            <numerusform>%1 passe de %2 à %n points et prend la tête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 passe de %2 à %n point.</numerusform>
            <numerusform>%1 passe de %2 à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n point</numerusform>
            <numerusform>%1 %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Manche %1 (%2)&#xa0;: %3</translation>
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
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Un nouveau territoire commence en %1.</translation>
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
        <source>It is %1&apos;s turn.</source>
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
        <source>An unfinished step is taken back.</source>
        <translation>Un coup inachevé est annulé.</translation>
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
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Dès que la défausse a été mélangée une première fois en une nouvelle pioche, vous pouvez déclarer la manche finale à la fin de votre tour.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Tous les autres jouent alors encore un tour. Ensuite, le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
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
        <source>The final round is already being played (%1).</source>
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
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Les pouvoirs qui ne demandent pas de serviteur restent utilisables même quand il n’y a plus aucun serviteur.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Cela ne vaut que pour les pièces&#xa0;: un territoire doit chaque fois se poser correctement.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Entre les deux moitiés, les pièces qui sont dans le vide attendent, et la pièce sur laquelle on agit peut être visée où qu’elle soit.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Deux serviteurs peuvent se partager les moitiés. Une de vos pièces que la première moitié a touchée peut agir dans la seconde si elle est un serviteur.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>Le plateau est une grille de cases carrées, sans bord. Une case qui porte une carte est un territoire.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Une case sans carte qui a un côté commun avec un territoire est une friche. Une friche peut contenir des pièces. Elle est comme un territoire sans pouvoir et ne vaut rien.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Toute autre case est du vide. On ne peut rien y faire. Dès qu’un pouvoir a été utilisé ou une action achevée, les pièces qui sont dans le vide retournent à la réserve de leur propriétaire.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Une case qui contient %n pièce ou plus, quel que soit son camp, est pleine.</numerusform>
            <numerusform>Une case qui contient %n pièces ou plus, quel que soit leur camp, est pleine.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>On ne peut ni créer une pièce dans une case pleine ni l’y déplacer, sauf si une règle dit qu’elle peut être pleine. Une case qui en contient déjà davantage reste telle quelle.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
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
            <numerusform>La partie se joue à %n joueur.</numerusform>
            <numerusform>La partie se joue à %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>La partie se joue de %1 à %n joueur.</numerusform>
            <numerusform>La partie se joue de %1 à %n joueurs.</numerusform>
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
        <translation>Chaque joueur a une réserve de pyramides d’une couleur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Puis on dispose une grille de %1 × %2 cartes, faces visibles. Le reste forme la pioche.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Une enchère décide qui commence.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>Le premier joueur est tiré au sort&#x202f;; on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Le joueur %1 commence&#x202f;; on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Un joueur sans pièce sur le plateau ne peut que placer une petite pièce de sa réserve, tournée comme il veut. La case doit être un territoire ou une friche sans pièce.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Si aucune case ne convient, le joueur passe son tour.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Si aucune case ne convient, le joueur peut refaire sa main.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Sinon, faites exactement une des actions suivantes&#xa0;:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Sinon, chaque action est exactement l’une des suivantes&#xa0;:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Pour passer votre tour, refaites votre main sans défausser ni piocher.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>Au lieu de cela, vous pouvez passer votre tour.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Tous les pouvoirs sont facultatifs. Vous pouvez renoncer à n’importe lequel, même à tous ceux d’une carte, mais leur ordre ne change jamais.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Quand vous jouez une carte, chacune de vos pièces sur le plateau est un serviteur. Chaque pouvoir peut être utilisé par n’importe laquelle, que ce soit la même ou une autre.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quand vous activez un territoire, vos pièces qui s’y trouvent sont des serviteurs pour cette action, où qu’elles aillent. Chaque pouvoir peut être utilisé par n’importe laquelle, que ce soit la même ou une autre.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quand vous activez un territoire, vos pièces qui s’y trouvent sont des serviteurs pour tout le tour, où qu’elles aillent. Chaque pouvoir peut être utilisé par n’importe laquelle, que ce soit la même ou une autre.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Une pièce remplacée par une pièce d’une autre taille reste la même pièce.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Après l’activation d’un territoire, une de vos pièces directement touchée par un serviteur devient elle aussi un serviteur, pour le reste de l’action.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Après l’activation d’un territoire, une de vos pièces directement touchée par un serviteur devient elle aussi un serviteur, pour le reste du tour.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Seules les pièces qui se trouvaient sur le territoire activé sont des serviteurs.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Tant que vous utilisez un Mat, même copié par une autre carte, vos pièces touchées deviennent elles aussi des serviteurs, pour le reste du tour.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Tant que vous utilisez un Mat, vos pièces touchées deviennent elles aussi des serviteurs, pour le reste du tour.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Rien de ce qu’on fait à une pièce ne la touche au sens de cette règle.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Chacune de ces actions touche une pièce&#xa0;: %1.</translation>
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
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Une pièce peut avoir neuf orientations&#xa0;: tournée vers le nord, l’est, le sud ou l’ouest, tournée en diagonale entre deux de ces directions, ou debout. Orienter une pièce, c’est lui donner une autre orientation.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Une pièce peut avoir cinq orientations&#xa0;: tournée vers le nord, l’est, le sud ou l’ouest, jamais en diagonale, ou debout. Orienter une pièce, c’est lui donner une autre orientation.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Une pièce tournée en diagonale vise, avance et pousse par les coins des cases. Seule une case qui a un côté commun avec un territoire est une friche.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Un serviteur debout vise sa propre case et toute pièce qui s’y trouve. Un serviteur couché vise la case suivante dans sa direction et toute pièce qui s’y trouve.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Un serviteur peut toujours se viser lui-même, quelle que soit son orientation.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Quand vous touchez une de vos pièces, vous pouvez l’orienter. Une pièce ennemie garde son orientation. Une règle peut en disposer autrement.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Cela se fait aussitôt, dès que la pioche est vide.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Cela ne se fait que lorsqu’une carte doit être piochée.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Une carte piochée va d’abord à sa destination&#xa0;: une main, le plateau ou la défausse. S’il n’y a alors aucune carte défaussée à mélanger, celles qui sont défaussées plus tard sont mélangées avant que l’on pioche de nouveau.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Une carte piochée va d’abord à sa destination&#xa0;: une main, le plateau ou la défausse.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Le joueur qui doit encore piocher continue avec la nouvelle pioche. Quand les deux piles sont vides, on ne peut plus piocher.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Vous ne piochez jamais au-delà de la limite de la main. Vous piochez au plus les cartes qui restent dans les deux piles une fois votre défausse ajoutée.</translation>
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
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>S’il ne reste aucun territoire sur le plateau, la partie finit à la fin de ce tour. Les joueurs encore en jeu se partagent la victoire.</translation>
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
            <numerusform>Un territoire formé d’une carte numérale, de l’as au dix, est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire formé d’une carte numérale, de l’as au dix, est plein avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territoire formé d’un valet, d’un cavalier, d’une reine ou d’un roi est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire formé d’un valet, d’un cavalier, d’une reine ou d’un roi est plein avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territoire formé d’un arcane majeur est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire formé d’un arcane majeur est plein avec %n pièces.</numerusform>
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
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n petite pièce ou plus n’en reçoit pas d’autre.</numerusform>
            <numerusform>Une case avec %n petites pièces ou plus n’en reçoit pas d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n pièce moyenne ou plus n’en reçoit pas d’autre, et aucune petite pièce n’y devient moyenne.</numerusform>
            <numerusform>Une case avec %n pièces moyennes ou plus n’en reçoit pas d’autre, et aucune petite pièce n’y devient moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n grande pièce ou plus n’en reçoit pas d’autre, et aucune pièce moyenne n’y devient grande.</numerusform>
            <numerusform>Une case avec %n grandes pièces ou plus n’en reçoit pas d’autre, et aucune pièce moyenne n’y devient grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n pièce ou plus d’un même joueur n’en reçoit pas d’autre de ce joueur, et aucune pièce ennemie ne peut y être remplacée par l’une des siennes.</numerusform>
            <numerusform>Une case avec %n pièces ou plus d’un même joueur n’en reçoit pas d’autre de ce joueur, et aucune pièce ennemie ne peut y être remplacée par l’une des siennes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chaque joueur en reçoit %n, ce qui est aussi la limite de la main.</numerusform>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chaque joueur en reçoit %n, ce qui est aussi la limite de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Les 78 cartes du tarot sont mélangées.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chaque joueur en reçoit %n.</numerusform>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chaque joueur en reçoit %n.</numerusform>
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
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Avant le mélange, on retire %1{definite} du jeu de cartes pour poser cette carte en %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Une fois par tour, avant une action, vous pouvez orienter une de vos pièces. Cela ne compte pas comme une action.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>À la fin de votre tour, avant tout ce qui s’y passe d’autre, vous piochez %n carte, dans la limite de la main.</numerusform>
            <numerusform>À la fin de votre tour, avant tout ce qui s’y passe d’autre, vous piochez %n cartes, dans la limite de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Il vise aussi des cases plus éloignées, quoi qu’il y ait sur le trajet&#xa0;: jusqu’à une distance de %1 s’il est petit, de %2 s’il est moyen et de %3 s’il est grand.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: value</comment>
        <extracomment>one card in a list of cards; %1: card, %2: points</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Some cards have a different value (%1).</source>
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
            <numerusform>À %n joueur, le score à atteindre est de %1.</numerusform>
            <numerusform>À %n joueurs, le score à atteindre est de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Votre score est le nombre de pastilles de vos pièces sur tous les territoires que vous tenez.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Votre score est la valeur de tous les territoires que vous tenez.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Votre score est la valeur de tous les territoires où il n’y a que vos pièces.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Vous tenez un territoire s’il n’y a que vos pièces dessus.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Vous tenez un territoire si vous y avez plus de pièces que tout autre joueur. En cas d’égalité, personne ne le tient.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Vous tenez un territoire si vos pièces y ont ensemble plus de pastilles que celles de tout autre joueur. En cas d’égalité, personne ne le tient.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Une friche que vous tenez de la même façon vaut %n point.</numerusform>
            <numerusform>Une friche que vous tenez de la même façon vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Lancer le dé de couleurs ne demande pas de serviteur.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Une case sans carte qui a un côté commun avec un territoire est une friche. Une friche peut contenir des pièces. Elle est comme un territoire sans pouvoir.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>Rien d’autre dans ce jeu ne le permet.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Seule cette action touche une pièce&#xa0;: %1.</translation>
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
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Si un seul joueur a des pièces sur un territoire, et au moins une de chaque taille, elles forment une tour. Personne d’autre ne peut viser une pièce d’une tour.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Aucune pièce d’un autre joueur ne peut être créée sur le territoire d’une tour, ni y finir un déplacement.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Cela ne protège pas une pièce d’une tour des conséquences de sa propre attaque.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>À chaque tour, vous faites %n de ces actions, qui a ses propres serviteurs. Placer une pièce est aussi une action, de même que passer.</numerusform>
            <numerusform>À chaque tour, vous faites %n de ces actions, l’une après l’autre&#x202f;; chacune a ses propres serviteurs. Placer une pièce est aussi une action, de même que passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Certaines cases ont leur propre limite.</translation>
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
        <source>Players who have announced</source>
        <translation>Joueurs qui ont annoncé</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Joueurs qui perdent leur prochain tour</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>À la fin de votre dernier tour, vous gagnez aussitôt avec le score à atteindre ou plus, quel que soit le score des autres.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>À la fin de votre dernier tour, vous gagnez aussitôt avec %n point ou plus, quel que soit le score des autres.</numerusform>
            <numerusform>À la fin de votre dernier tour, vous gagnez aussitôt avec %n points ou plus, quel que soit le score des autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>À la fin de votre tour, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par un autre joueur est encore à venir. Aucun score n’est requis pour cela.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>À la fin de votre tour, avec %n point ou plus, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par un autre joueur est encore à venir.</numerusform>
            <numerusform>À la fin de votre tour, avec %n points ou plus, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par un autre joueur est encore à venir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Personne ne peut annoncer deux fois.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>À la fin de votre dernier tour lui-même, vous ne pouvez rien annoncer.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Tant qu’un dernier tour annoncé est à venir, tous les autres joueurs sont dans le même camp. Les pièces de l’un ne sont, pour un autre, ni les siennes ni des pièces ennemies, et un territoire qu’ils partagent compte pour chacun d’eux.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Sinon, vous êtes hors jeu&#xa0;: vos pièces retournent à votre réserve, et votre main est défaussée.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Le dernier joueur en jeu gagne.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>Le dernier joueur en jeu ne gagne pas&#x202f;; la partie continue.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Sinon, la partie finit, et tous les autres joueurs gagnent ensemble.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Sinon, toutes vos pièces retournent à votre réserve&#x202f;; vous gardez votre main et continuez à jouer.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Sinon, vous continuez à jouer, mais vous perdez votre prochain tour.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Quand tous les joueurs encore en jeu ont annoncé un dernier tour et qu’aucun n’a gagné, la partie finit. Le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
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
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Perd son prochain tour&#xa0;: %1.</translation>
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
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous perdez votre prochain tour.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 perd son prochain tour.</translation>
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
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Un pouvoir qui demande une pièce ennemie ne peut pas être utilisé sur une pièce d’un joueur de votre camp. Tout autre pouvoir peut l’être, et une telle pièce garde son orientation. Une case où il n’y a que de telles pièces et les vôtres n’est pas occupée par un ennemi.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Sinon, %n de vos pièces retourne à votre réserve, la plus grande&#x202f;; vous continuez à jouer.</numerusform>
            <numerusform>Sinon, %n de vos pièces retournent à votre réserve, les plus grandes d’abord&#x202f;; vous continuez à jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>À taille égale, la pièce la plus au sud part d’abord et, sur la même rangée, celle qui est le plus à l’est. Dans une même case, l’ordre des orientations décide.</translation>
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
        <source>The end of a game</source>
        <translation>La fin d’une partie</translation>
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
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Joue le coup qui paraît le meilleur sur le moment, sans voir plus loin.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Réfléchit aux tours à venir, environ une seconde par coup.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Réfléchit plusieurs secondes par coup et ne fait aucun cadeau.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>bâtisseur téméraire</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>bâtisseur prudent</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>chasseur</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>chasseur téméraire</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>chasseur prudent</translation>
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
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>Scripté</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Anticipe un peu et réfléchit un instant.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Prévoit son propre tour en un instant et regarde la réponse suivante.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Laisse échapper beaucoup de choses et n’anticipe pas ; un bon adversaire pour une première partie.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Joue n’importe quel coup qui ne lui fait pas perdre de points ; un étalon pour les mesures.</translation>
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
        <source>The game continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Vous abandonnez.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Un ordinateur (%2) joue désormais pour vous.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Un ordinateur (%2) joue désormais pour %1.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Un autre joueur joue désormais pour vous.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Un autre joueur joue désormais pour %1.</translation>
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
        <translation>Nombre minimal de joueurs</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Nombre de joueurs nécessaires au minimum.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Nombre maximal de joueurs</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>Nombre de joueurs admis au maximum.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Petites pièces</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Nombre de petites pièces par joueur.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Pièces moyennes</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Nombre de pièces moyennes par joueur.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Grandes pièces</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Nombre de grandes pièces par joueur.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de la main</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Nombre de cartes distribuées à chaque joueur&#x202f;; on ne pioche jamais au-delà.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valeur des cartes numérales</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Points d’un territoire de l’as au dix.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valeur des figures</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Points d’un territoire formé d’un valet, d’un cavalier, d’une reine ou d’un roi.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valeur des arcanes majeurs</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Points d’un territoire formé d’un arcane majeur.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Colonnes du plateau</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Nombre de cartes côte à côte au début.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Rangées du plateau</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
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
        <source>Choice of first player</source>
        <translation>Choix du premier joueur</translation>
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
        <source>This player begins if the first player is fixed.</source>
        <translation>Ce joueur commence si le premier joueur est fixé.</translation>
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
        <translation>Actions possibles à un tour</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>À chaque tour, un joueur fait l’une de ces actions.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Les pièces touchées deviennent serviteurs</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Après l’activation d’un territoire, celles de vos pièces qu’un serviteur touche deviennent des serviteurs pour le tour.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Avec un Mat, les pièces touchées deviennent serviteurs</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Tant que vous utilisez un Mat, vos pièces touchées deviennent des serviteurs, même là où elles ne le deviennent pas d’ordinaire.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Points nécessaires pour gagner à la fin d’un dernier tour annoncé.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Conséquence d’un dernier tour manqué</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>C’est ce qui arrive à un joueur dont le dernier tour annoncé finit avec trop peu de points.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Cartes d’enchère restantes</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Destination des cartes d’enchère que personne ne prend.</translation>
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
        <translation>Durée minimale du minuteur</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Le minuteur caché ne met jamais fin à la partie avant ce nombre de manches ou de minutes.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Durée maximale du minuteur</translation>
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
        <translation>Origine de la carte d’un territoire créé par une coupe.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Les coupes ignorent la limite d’une case</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Une coupe peut créer une pièce même dans une case pleine.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Les bâtons poussent vos propres pièces</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Un bâton peut aussi pousser les propres pièces du joueur, et pas seulement les pièces ennemies.</translation>
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
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Un bâton peut amener une pièce même dans une case pleine.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Force d’un bâton</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
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
        <translation>Origine de la nouvelle carte d’un territoire qui grandit.</translation>
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
        <source>Shrinking of territories</source>
        <translation>Réduction des territoires</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Un territoire perd autant de points que le serviteur a de pastilles, ou baisse d’un degré.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Origine d’un territoire réduit</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>Origine de la nouvelle carte d’un territoire réduit.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Force d’une épée</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Nombre de pastilles que retire une épée&#x202f;; 0&#xa0;: autant que le serviteur en a.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Pièces qu’une carte oriente</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Une carte qui oriente tourne un serviteur ou n’importe quelle pièce visée.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Les territoires se déplacent n’importe où</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Un pouvoir qui déplace des pièces n’importe où déplace aussi des territoires.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Points pour gagner à deux</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Points nécessaires pour gagner à deux, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Points pour gagner à trois</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Points nécessaires pour gagner à trois, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Points pour gagner à quatre</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Points nécessaires pour gagner à quatre, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Points pour gagner à cinq</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Points nécessaires pour gagner à cinq, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Points pour gagner à six</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Points nécessaires pour gagner à six, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Détenteur d’un territoire</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Cela décide pour qui compte un territoire.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Points d’un territoire</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Un territoire donne à son détenteur la valeur de sa carte, ou un point par pastille des pièces que celui-ci y a.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valeur d’une friche</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Points qu’une friche donne à son détenteur.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours de pièces</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Si un seul joueur a des pièces sur un territoire, au moins une de chaque taille, personne d’autre ne peut les viser.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Pièces perdues par un dernier tour manqué</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Nombre de pièces qui retournent à la réserve, les plus grandes d’abord&#x202f;; 0&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Points requis pour annoncer</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Score minimal pour annoncer un dernier tour&#x202f;; 0&#xa0;: n’importe quel score.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Annoncer une fois au plus</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Personne ne peut annoncer deux fois un dernier tour&#x202f;; quand tous l’ont fait, le meilleur score gagne.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Tous contre le joueur qui annonce</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Tant qu’un dernier tour annoncé est à venir, tous les autres joueurs sont dans le même camp.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Points à rentrer</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>Le premier joueur à rentrer ce nombre de points gagne aussitôt.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Plus petite pièce pouvant rentrer un territoire</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Taille minimale d’une pièce pouvant rentrer un territoire&#xa0;: 1 petite, 2 moyenne, 3 grande.</translation>
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
        <source>Fixed</source>
        <translation>Fixé d’avance</translation>
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
        <source>Nothing is needed in between</source>
        <translation>Rien n’est nécessaire entre les deux</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Entre-temps, une case peut être trop pleine</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Le joueur est hors jeu</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Tous les autres gagnent</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Le joueur perd des pièces</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>Le joueur perd son prochain tour</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>Le seul joueur qui s’y trouve</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>Le joueur qui y a le plus de pièces</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
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
        <translation>Au gagnant des enchères</translation>
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
        <translation>Selon les pastilles du serviteur</translation>
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
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>La limite de pièces par case s’applique aussi dans les friches.</translation>
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
        <translation>La défausse est mélangée dès que la pioche est vide, ou quand la carte suivante est nécessaire.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Façons de toucher une pièce</translation>
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
        <source>Space in which a minion creates</source>
        <translation>Case où un serviteur crée</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Un serviteur ne crée que dans la case qu’il vise, ou aussi dans la sienne.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Vérification de la case d’arrivée</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>La case où un territoire poussé peut se poser est vérifiée avant ou après la levée de sa carte.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Les cartes du Mat sont facultatives</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Un joueur peut choisir de ne pas retourner de carte.</translation>
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
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Un pouvoir qui remplace une pièce par une pièce du joueur ne remplace que des pièces ennemies.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Le dernier joueur gagne</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Quand tous les autres sont hors jeu, le dernier joueur en jeu gagne aussitôt.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Un plateau sans territoires</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Quand il ne reste aucun territoire, tous les joueurs encore en jeu gagnent, ou personne.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Le joueur A commence</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>Le joueur passe son tour</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>Le joueur peut refaire sa main</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Quand une carte est nécessaire</translation>
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
        <source>Also in its own space</source>
        <translation>Aussi dans sa propre case</translation>
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
        <translation>Les joueurs restants se partagent la victoire</translation>
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
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Nombre de cartes de chaque joueur au début&#x202f;; 0&#xa0;: la limite de la main.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartes choisies</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Nombre de cartes de la première main que chaque joueur choisit parmi des cartes exposées.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Cartes exposées en plus</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Nombre de cartes exposées en plus de celles qui sont choisies&#x202f;; ce qui reste est défaussé.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Cartes piochées en refaisant la main</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Nombre maximal de cartes qu’un joueur pioche en refaisant sa main&#x202f;; 0&#xa0;: jusqu’à la limite de la main.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartes piochées en fin de tour</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Nombre de cartes qu’un joueur pioche à la fin de chaque tour, dans la limite de la main.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valeurs de certaines cartes</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Ces cartes ont une autre valeur que les autres cartes de leur genre.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposition du plateau</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Les cartes du début et leurs places&#x202f;; sans disposition, le plateau est un rectangle.</translation>
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
        <translation>Nombre de pièces avec lequel un territoire formé d’un valet, d’un cavalier, d’une reine ou d’un roi est plein&#x202f;; 0&#xa0;: la limite de toute case.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Pièces sur un arcane majeur</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Nombre de pièces avec lequel un territoire formé d’un arcane majeur est plein&#x202f;; 0&#xa0;: la limite de toute case.</translation>
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
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Nombre de petites pièces à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Pièces moyennes par case</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Nombre de pièces moyennes à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Grandes pièces par case</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Nombre de grandes pièces à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Pièces d’un joueur par case</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Nombre de pièces d’un même joueur à partir duquel une case n’en reçoit plus de lui&#x202f;; 0&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Actions par tour</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Nombre d’actions d’un joueur à chaque tour.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientation libre</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Une fois par tour, orienter une pièce avant une action ne compte pas comme une action.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orienter plusieurs pièces</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
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
        <source>A piece may also point diagonally.</source>
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
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>La valeur de la carte va à votre pile de points. Ces points comptent dans votre score et ne se perdent jamais.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Le premier joueur à rentrer %n point gagne aussitôt.</numerusform>
            <numerusform>Le premier joueur à rentrer %n points gagne aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
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
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>À la fin de votre dernier tour, vous ne pouvez pas rentrer de territoire (%1).</translation>
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
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>À la fin de votre tour, vous pouvez rentrer un territoire où vous avez des pièces et où aucun ennemi n’en a. La plus grande de vos pièces sur ce territoire retourne à votre réserve. La carte est défaussée, et la première carte de la pioche prend sa place.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>Dans un même tour, vous pouvez soit rentrer un territoire, soit annoncer votre dernier tour, mais pas les deux. À la fin de votre dernier tour, vous ne pouvez pas rentrer de territoire.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
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
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>Une erreur s’est produite dans le module «&#xa0;%1&#xa0;» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Avec ces règles, chaque joueur a moins de pièces de cette taille&#xa0;: %1.</translation>
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
            <numerusform>Ces règles ne sont pas faites pour %n joueur.</numerusform>
            <numerusform>Ces règles ne sont pas faites pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Ce règlement n’utilise pas ceci&#xa0;: %1.</translation>
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
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>À faire deux fois. %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>À faire trois fois. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>À faire %n fois. %1</numerusform>
            <numerusform>À faire %n fois. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>À faire ensuite. %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Activez un territoire où vous avez une pièce&#xa0;: ses pouvoirs sont utilisés, et toutes vos pièces qui s’y trouvent sont des serviteurs.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Jouez une carte de votre main&#xa0;: elle va à la défausse, puis ses pouvoirs sont utilisés, et toutes vos pièces sur le plateau sont des serviteurs.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Refaire</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à avoir une main de %n carte.</numerusform>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à avoir une main de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Orienter</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Orientez l’une de vos pièces.</translation>
    </message>
    <message>
        <source>A turn</source>
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
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Une case porte la lettre de sa colonne et le numéro de sa rangée, comme au bord du plateau. Les premiers territoires commencent en d4, au nord-ouest. Les noms ne changent pas quand le plateau grandit.</translation>
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
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Une case porte la lettre de sa colonne et le numéro de sa rangée, comme au bord du plateau. La rangée la plus au nord des premiers territoires commence en %1. Les noms ne changent pas quand le plateau grandit.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Tous les autres arcanes majeurs</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Orientez autant de vos pièces que vous voulez, chacune une seule fois&#x202f;; pour vous arrêter plus tôt, passez.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez jusqu’à avoir une main de %n carte.</numerusform>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez jusqu’à avoir une main de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez au plus %n carte, sans dépasser une main de %1.</numerusform>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez au plus %n cartes, sans dépasser une main de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
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
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
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
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à avoir une main de %n carte.</numerusform>
            <numerusform>Défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à avoir une main de %n cartes.</numerusform>
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
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est impossible à ce moment du tour (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ce coup n’existe pas dans les règles de ce jeu (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
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
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un joueur sans pièce sur le plateau ne peut qu’en placer une (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Seul un joueur qui n’a aucune pièce sur le plateau en place une (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Il y a déjà une pièce en %3&#x202f;; la case doit être sans pièce (%1).</numerusform>
            <numerusform>Il y a déjà %n pièces en %3&#x202f;; la case doit être sans pièce (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Il n’y a pas de territoire en %3 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
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
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>On peut piocher au plus %n carte maintenant (%1).</numerusform>
            <numerusform>On peut piocher au plus %n cartes maintenant (%1).</numerusform>
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
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Il y a une tour en %3, où personne d’autre ne peut venir (%1).</translation>
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
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Cette pièce a déjà été orientée pendant ce tour&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Vous êtes en train d’orienter vos pièces&#xa0;: orientez-en une autre, ou passez (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ou bien défaussez toute la main, ou bien piochez (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une pièce ennemie (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La case %3 est pleine&#xa0;: il y a déjà %n pièce (%1).</numerusform>
            <numerusform>La case %3 est pleine&#xa0;: il y a déjà %n pièces (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre petite pièce ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre petite pièce ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre pièce moyenne ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre pièce moyenne ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre grande pièce ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre grande pièce ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre pièce du même joueur ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre pièce du même joueur ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
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
        <translation>%5 n’a plus de pièce de cette sorte en réserve (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Il y a une pièce ennemie en %3 (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Rien ne peut remplacer le territoire&#x202f;; la carte «&#xa0;%4&#xa0;» n’est pas nécessaire (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>La carte «&#xa0;%4&#xa0;» n’a pas la valeur qu’il faut, %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
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
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>On peut retirer %n pastille au plus (%1).</numerusform>
            <numerusform>On peut retirer %n pastilles au plus (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>On peut retirer %n point au plus (%1).</numerusform>
            <numerusform>On peut retirer %n points au plus (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pièce est déjà grande et ne peut plus grandir (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
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
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir n’atteint pas cette case, ou n’admet pas une carte prise là (%1).</translation>
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
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Longueur maximale d’une chaîne de cartes&#xa0;: %2&#x202f;; on ne peut plus en retourner ni en copier (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
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
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est votre dernier tour&#x202f;; rien ne peut être annoncé à la fin (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Vous avez déjà annoncé un dernier tour&#x202f;; personne ne peut le faire deux fois (%1).</translation>
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
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Dans ce jeu, les pièces ne peuvent pas être tournées en diagonale (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Selon ces règles, le pouvoir ne permet pas cela (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite} ne vaut pas plus que la carte en place, et n’est pas non plus une carte plus haute du même genre (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une carte de plus grande valeur, ou une carte plus haute du même genre (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite} ne convient pas ici&#x202f;; il faut une carte qui vaut un point de moins, ou une carte plus basse du même genre (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une carte qui vaut un point de moins, ou une carte plus basse du même genre (%1).</translation>
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
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La case %3 est du vide&#xa0;: elle n’a ni carte, ni côté commun avec un territoire (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La case %3 n’est pas une friche, c’est-à-dire une case sans carte qui a un côté commun avec un territoire (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
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
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>La carte retournée va à la défausse. Les mêmes pièces sont les serviteurs de ses pouvoirs.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Vous pouvez choisir de ne pas retourner de carte.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Vous devez retourner une carte, s’il y en a une.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>Au plus %n carte retournée ou copiée peut s’enchaîner&#x202f;; au-delà, on n’en retourne ni n’en copie plus.</numerusform>
            <numerusform>Au plus %n cartes retournées ou copiées peuvent s’enchaîner&#x202f;; au-delà, on n’en retourne ni n’en copie plus.</numerusform>
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
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Le déplacement est d’au moins une case, et d’au plus autant de cases que le serviteur a de pastilles.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Le déplacement est d’une case, quelle que soit la taille du serviteur.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Le déplacement est de 1 à %n case, quelle que soit la taille du serviteur.</numerusform>
            <numerusform>Le déplacement est de 1 à %n cases, quelle que soit la taille du serviteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Utilisez cette carte comme bâton.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Les limites de pièces par case ne s’appliquent pas.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
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
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>La pièce ne doit finir ni dans le vide, ni dans une case qui contient déjà %n pièce.</numerusform>
            <numerusform>La pièce ne doit finir ni dans le vide, ni dans une case qui contient déjà %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Ou poussez de la même façon un territoire visé sans pièce ennemie dans une friche sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>On ne peut pas pousser de territoires.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Ou poussez le territoire visé d’autant de cases qu’une pièce, sauf si une pièce ennemie s’y trouve. Il glisse à travers tout et doit se poser dans une friche sans pièce ennemie. Les pièces restent dans leurs cases&#x202f;; les vôtres, dans la case d’arrivée, sont désormais dessus.</translation>
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
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Déplacez le serviteur, ou poussez une pièce visée, la vôtre ou une pièce ennemie, dans la direction du serviteur.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>On ne peut pas pousser ses propres pièces.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>La pièce déplacée ne doit pas finir dans le vide. Les cases traversées ne comptent pas.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>La pièce déplacée ne doit finir ni dans une case pleine, ni dans le vide. Les cases traversées ne comptent pas.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Une de vos pièces peut alors être orientée&#x202f;; une pièce ennemie garde son orientation.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>La pièce ne doit finir ni dans le vide, ni dans une case pleine.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
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
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: Immediately&quot;</extracomment>
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
        <source>The first player is drawn by lot.</source>
        <translation>Le premier joueur est tiré au sort.</translation>
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
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>C’est à vous de décider.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>C’est à %1 de décider.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>À vous&#xa0;: placez une petite pièce sur une case sans pièce.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>C’est à %1 de placer une petite pièce.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Orientez une autre pièce, ou passez.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Votre tour continue&#xa0;: choisissez l’action suivante.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>À vous&#xa0;: activez un territoire, jouez une carte, refaites votre main ou orientez une pièce.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>À vous&#xa0;: choisissez votre action.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2&#xa0;: jouez la seconde moitié du coup que vous avez commencé.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%2&#xa0;: %1 joue la seconde moitié du coup commencé.</translation>
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
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 utilise %2{definite}&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
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
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>Les meilleurs scores sont à égalité&#xa0;: %1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>À vous de décider, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>À vous de décider</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>À vous de jouer, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Placez une petite pièce sur une case sans pièce.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1 place une petite pièce.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Choisissez l’action suivante.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Activez un territoire, jouez une carte, refaites votre main ou orientez une pièce.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Choisissez votre action.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Vous gagnez&#xa0;: votre adversaire a abandonné.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1 gagne&#xa0;: l’adversaire a abandonné.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>placer une pièce</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>activer un territoire</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>jouer une carte</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>refaire la main</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orienter une pièce</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>créer une pièce</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>créer une pièce ennemie</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>déplacer un serviteur</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pousser une pièce</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>faire grandir une pièce</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>échanger les mains</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>renoncer à un pouvoir</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>annoncer</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>enchérir avec une carte</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>prendre une carte d’enchère</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>créer un territoire</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pousser un territoire</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>faire grandir un territoire</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>attaquer une pièce</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>attaquer un territoire</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orienter une pièce avec une carte</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>remplacer une pièce ennemie</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>déplacer une pièce n’importe où</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>déplacer un territoire n’importe où</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>défausser et piocher</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>reprendre une carte dans la défausse</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>retourner une carte</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>utiliser les pouvoirs d’une autre carte</translation>
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
        <translation>Ensuite, elle est debout.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Ensuite, elle est tournée vers %1{definite}.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se met debout.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 se tourne vers %2{definite}.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
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
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
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
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
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
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Ou réduisez un territoire visé sans pièce ennemie&#xa0;: d’un point, à une carte plus basse du même genre ou, pour un arcane mineur, à rien.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
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
        <source>Territories cannot be attacked.</source>
        <translation>On ne peut pas attaquer de territoires.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve. Il est défaussé et remplacé par une carte qui vaut un point de moins, ou par une carte plus basse du même genre. Un arcane mineur peut être réduit à rien.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Ou détruisez le territoire visé, sauf si c’est un arcane majeur ou si une pièce ennemie s’y trouve. Il est défaussé.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve. Il perd des points comme une pièce perd des pastilles&#xa0;: il est défaussé et remplacé par une carte qui vaut exactement ce qui reste, ou par rien s’il ne reste rien. Sans carte qui convienne, on ne peut pas en retirer autant.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Ou détruisez le territoire visé, sauf si une pièce ennemie s’y trouve. Il est défaussé s’il perd tous ses points comme une pièce perd des pastilles.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territoire détruit laisse une friche ou du vide. Les pièces qui sont alors dans le vide retournent à leur réserve, y compris celles des cases voisines.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Si la pièce a moins de pastilles que cela, elle les perd toutes. Une pièce plus petite de la réserve de son camp la remplace et garde son orientation&#x202f;; s’il ne lui reste aucune pastille, elle est détruite et retourne à sa réserve. Sans pièce qui convienne dans la réserve, on ne peut pas en retirer autant.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Un serviteur peut s’attaquer lui-même et attaquer d’autres de vos pièces&#x202f;; celle qui survit peut être orientée.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si les deux réduisent la même pièce ou le même territoire, aucune pièce ni carte intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Si les deux réduisent la même pièce, aucune pièce intermédiaire n’est nécessaire.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée n’y laisse ensuite, d’une façon ou d’une autre, pas plus de pièces que la case n’en admet.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée y laisse ensuite, d’une façon ou d’une autre, au plus %n pièce.</numerusform>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, à condition que l’épée y laisse ensuite, d’une façon ou d’une autre, au plus %n pièces.</numerusform>
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
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Une manche compte un tour de chaque joueur encore en jeu, à commencer par celui qui a joué en premier.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>La partie s’arrête alors aussitôt, et le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
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
        <translation>Échangez votre main contre celle du propriétaire d’une pièce ennemie visée.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>L’une ou l’autre main peut être vide.</translation>
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
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Orientez une pièce visée, la vôtre ou une pièce ennemie.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Orientez un serviteur.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Les cibles sont toujours celles du moment&#xa0;: un serviteur qui s’est tourné a de nouvelles cibles.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
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
        <translation>Il n’y a rien à annuler.</translation>
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
        <translation>C’était le coup d’un autre joueur.</translation>
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
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>la pièce en %1</translation>
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
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Déplacez une pièce visée vers n’importe quel territoire ou n’importe quelle friche sans pièce. Ou déplacez un territoire visé sans pièce ennemie vers n’importe quelle friche sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Déplacez une pièce visée vers n’importe quel territoire ou n’importe quelle friche sans pièce.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
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
        <translation>Reprendre de la défausse</translation>
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
