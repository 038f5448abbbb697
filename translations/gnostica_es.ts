<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Muestra la ayuda con las opciones de Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Muestra la ayuda con las opciones de Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>La opción «%1» no existe.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Estas opciones no existen: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Falta un valor después de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>«%1» no lleva ningún valor.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>gnostica::cli</name>
    <message>
        <source>%1: score %2, stash %3/%4/%5, hand of %6</source>
        <extracomment>%1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand</extracomment>
        <translation>%1: puntuación %2, reserva %3/%4/%5, cartas en la mano %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(fuera)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Mazo %1, pila de descartes %2 (arriba: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Mide lo rápidas que son las partidas al azar</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Escribe JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Mide también la velocidad de los jugadores del ordenador</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Duración de cada medición en segundos</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Solo estos reglamentos</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Expansión que se aplica a cada reglamento</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Las reglas son las mismas.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Compara dos juegos regla por regla, con el texto de sus libros de reglas</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>El identificador o archivo de un juego; las expansiones se añaden con signos más</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Como JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Compara reglamentos con experimentos: muchas partidas entre jugadores del ordenador</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Ronda %1 de %2: %n cambio</numerusform>
            <numerusform>Ronda %1 de %2: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>No hay ningún nivel «%1» de jugadores del ordenador.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first no debe ser mayor que --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Cambia cada opción de un reglamento e informa del efecto en sus partidas</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Ajustes que se prueban juntos: CLAVE=VALOR,CLAVE=VALOR</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>El nivel de todos los jugadores</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Número de repartos para cada cambio en la primera ronda</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Número de repartos para cada cambio que llega a la última ronda</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Semilla del azar; la misma semilla da las mismas partidas</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Número de partidas simultáneas</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Escribe en este archivo una página con imágenes para un navegador</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Sobrescribe un archivo existente</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Une las partes de un experimento</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>La carpeta de las partes</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>El archivo del experimento entero</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Enumera las partes que aún faltan en una carpeta: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Informa de los resultados de un experimento, también mientras está en marcha</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>El archivo del experimento</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Como JSON, con el plan</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Escribe en este archivo una tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Los informes difieren; la primera diferencia está en %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Repite el experimento de un informe y escribe el informe nuevo; falla si son distintos</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Un informe escrito por «lab report --json»</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Número de repartos simultáneos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 de %n reparto</numerusform>
            <numerusform>%1 de %n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>queda aproximadamente %n minuto</numerusform>
            <numerusform>quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>queda aproximadamente %n segundo</numerusform>
            <numerusform>quedan unos %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«%1» no es una parte; se esperaba, por ejemplo, 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Indica el archivo del experimento: --out ARCHIVO.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Ejecuta un experimento o reanuda uno interrumpido</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>El plan (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>El archivo del experimento; con --shard, la carpeta de todas las partes</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Solo esta parte: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Solo muestra qué se jugaría y cuánto duraría; no escribe nada</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>No informa del progreso</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Enumera todos los pasos permitidos de una posición</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Este paso no está permitido.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>La etapa no acepta este paso de su solución.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>La solución no cumple todas las metas de la etapa.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Todas las metas de la etapa se cumplen antes de que empiece.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Esta etapa no empieza con una decisión de quien aprende.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>La etapa acepta este paso erróneo.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Este paso está permitido; %1 debería rechazarlo.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Este paso debería estar permitido.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 debería rechazar este paso, pero no es un paso.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 debería rechazar este paso, pero lo rechaza %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>En ese momento no hay ninguna pieza %1 en el tablero.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Comprueba lecciones y las juega hasta el final</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Verifica las lecciones con sus propias soluciones e intentos erróneos</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Archivos, cada uno con una lección o una guía</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Muestra una lección etapa por etapa, con su solución</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>El identificador de una lección incluida en el programa, o un archivo de lección</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Da los pasos de la solución</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 logra el %2&#xa0;% contra %3 (intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partida.</numerusform>
            <numerusform>%1 logra el %2&#xa0;% contra %3 (intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Prueba del 50&#xa0;% contra el 60&#xa0;%: logaritmo de la razón %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Turnos en una partida: %1, decisiones: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>Quedó fuera %n jugador.</numerusform>
            <numerusform>Quedaron fuera %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: la mitad de los pasos en %2 s, el 95&#xa0;% en %3 s, el más largo en %4 s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Enfrenta a dos niveles de jugadores del ordenador</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>El nivel de los demás jugadores</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>El identificador de un reglamento, con expansiones como en BASE+EXPANSIÓN, o «all» para todos los juegos</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>El identificador de una expansión; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Número de partidas simultáneas</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Número de búsquedas en paralelo dentro de cada paso</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Factor que multiplica lo que piensan ambos niveles en cada paso</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Número de iteraciones, en lugar del que tiene el nivel</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>Lo mismo para los demás jugadores</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Crea un reglamento propio</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Su identificador: letras minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>El identificador de su original, un juego o una expansión</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>El archivo que se crea; por omisión, ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Cuenta las secuencias de pasos desde una posición</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Un archivo con una posición y pasos</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Número de pasos</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Cada puesto debe ser «person» o un nivel de ordenador: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Juega una partida en el terminal</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Semilla del azar; la misma semilla da las mismas cartas y dados</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>El identificador de un reglamento</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Un ajuste del reglamento, como en target=8; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Un archivo nuevo en el que guardar la partida</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partidas: %1, acertijos: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Hay demasiadas líneas para probarlas todas.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>No es un acertijo: aquí ninguna meta se logra con una sola idea.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>La meta también se logra con primeros pasos distintos de los indicados, o con otros puntos.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>La solución no logra la meta.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>La dificultad medida es distinta de la indicada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>Acertijos correctos: %1 de %n.</numerusform>
            <numerusform>Acertijos correctos: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Busca acertijos en partidas entre ordenadores y escribe los más variados</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>En lugar de partidas: un archivo de posiciones o de tácticas</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>El reglamento con el que se juega</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Una expansión; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Número de jugadores; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Número de partidas en las que buscar</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Acertijos en los que hay que ganar el último turno propio</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Acertijos en los que hay que frenar el último turno de otro jugador</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Acertijos en los que hay que ganar puntos</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Semilla del azar; la misma semilla da los mismos acertijos</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Comprueba cada línea y enumera las que no son acertijos</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Archivos de acertijos</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Prueba también los jugadores del ordenador que cuentan para la dificultad</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Crea y comprueba acertijos: turnos en los que decide una idea</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>Se jugó %n línea entera.</numerusform>
            <numerusform>Se jugaron %n líneas enteras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Reproduce una partida grabada y la comprueba</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Una partida guardada o un diario</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Escribe el libro de reglas de un juego, con sus expansiones</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Identificadores o archivos de un juego y de las expansiones que lo amplían</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Como texto (por omisión)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Como Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Como página web</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Solo la guía rápida, en una página</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Juega escenarios y enumera los que fallan</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Archivos con un escenario o una lista de ellos</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Todos los fallos de un escenario, no solo el primero</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«%1» no es un lugar de un documento; los lugares empiezan con una barra: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>El archivo no se ha cambiado. Con este valor no se podría jugar:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>El archivo todavía tiene %n error anterior.</numerusform>
            <numerusform>El archivo todavía tiene %n errores anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>El archivo de un reglamento</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Lugar del valor, como /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Los pasos se comparan en una posición; este archivo contiene varias.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Compara los pasos permitidos de una posición en dos juegos</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Un archivo con una posición y, si se quiere, pasos; el juego que nombra no se tiene en cuenta</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Indica un archivo, o pide posiciones con --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 de %n posición resuelta.</numerusform>
            <numerusform>%1 de %n posiciones resueltas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Deja que un jugador del ordenador resuelva posiciones en las que decide un turno</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Un archivo con posiciones de este tipo</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Número de posiciones que se buscan en partidas y se escriben, en lugar de resolver</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Factor que multiplica lo que piensa el nivel en cada paso</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Semilla del azar; la misma semilla da las mismas respuestas</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>mira la partida %1 tras el paso %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Hace que los ordenadores jueguen con un reglamento e informa de lo que muestran sus partidas</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Número de jugadores; por omisión, dos, si está permitido</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Escribe las partidas notables en esta carpeta</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Como JSON, con las grabaciones de las partidas</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Los reglamentos con los que se juega, uno tras otro</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Número de partidas en cada ronda</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>hecho: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>El contenido anterior del archivo se conserva en %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Hay más problemas que este.</numerusform>
            <numerusform>Hay más problemas que estos %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>En este archivo no hay nada que comprobar.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Enumera los problemas de un reglamento, una posición, un escenario o una grabación</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>El archivo que comprobar</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Aplica a cada problema de un reglamento la primera solución que sirva; el archivo anterior se conserva junto al nuevo</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>En este archivo no hay ningún escenario ni ninguna posición.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 no es un reglamento; solo se pueden cambiar reglamentos.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Aquí no se pueden dibujar imágenes: falta «%1». Viene con el programa de escritorio.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Un programa que se inició sin imágenes no puede dibujarlas.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Jugadores: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n reparto</numerusform>
            <numerusform>%n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Como máximo %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Cerca de %n minuto</numerusform>
            <numerusform>Cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Cerca de %n segundo</numerusform>
            <numerusform>Cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>se esperaba uno de %1; se encontró «%2».</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>se esperaba el nombre de un archivo, o - para la salida de errores.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Informa en la salida de errores de lo que hace el programa</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Detalle del registro de diagnóstico: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Archivo del registro de diagnóstico; - para la salida de errores</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>No se puede escribir el registro de diagnóstico (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica en la línea de órdenes: juega, comprueba y mide.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Idioma; por omisión, el del entorno</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Aquí falta un nombre.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>No se pudo escribir la salida.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: todavía no hay suficientes partidas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>una orientación</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>un número</translation>
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
        <translation>nada más</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Aquí falta: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Aquí se esperaba: %2. Se encontró: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Este reglamento es para partidas de %1 a %n jugador.</numerusform>
            <numerusform>Este reglamento es para partidas de %1 a %n jugadores.</numerusform>
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
        <translation>solución: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Escribe un paso, por ejemplo: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Nombra una casilla como en el borde del tablero o por sus coordenadas. Las listas de pasos usan coordenadas: %1 es %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? enumera todos los pasos permitidos, ? cup los que empiezan por cup; además: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>más bien 50&#xa0;%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>más bien 60&#xa0;%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» no es un número de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>ORDEN</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(obligatorio)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>incompatible con</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Falta una orden.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>No se entiende: %1</translation>
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
        <translation>%1: «%2» no está permitido.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 solo puede indicarse una vez.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 y %2 no pueden usarse a la vez.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Muestra esta ayuda</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Muestra la versión</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Consulta %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» no es un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>El complemento «%1» se volverá a cargar.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>No hay ningún complemento desactivado.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>cargado</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Enumera los complementos y, si alguno no está cargado, dice por qué</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Vuelve a activar los complementos que se desactivaron a causa de un error</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Para volver a activar complementos: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>No carga ningún complemento; los juegos que necesitan alguno no se pueden jugar</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>No se pudo completar la orden.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Para ejecutar el programa sin complementos: %1.</translation>
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
        <translation>En el tablero: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>En la mano: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Una pieza se escribe con su jugador, su tamaño y su orientación. %1 es la pieza grande del jugador A orientada al norte; %2 es la pieza pequeña del jugador B que está de pie.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>NIVEL</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Un archivo con una posición, con o sin pasos, o con una lista de posiciones</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Cambia un valor de un reglamento y conserva su formato, o enumera lo que se puede ajustar</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se ha encontrado ningún problema.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>una lista de palabras entre estas: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>una lista de poderes</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>una lista de filas</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>un número por carta: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; por omisión %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>El nuevo valor como JSON; una palabra no necesita comillas, null quita el valor del original. Sin valor, se enumeran todos los ajustes con sus valores permitidos</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>No hay ningún ajuste en %1. Esta orden enumera todos los ajustes: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Escribe lo mismo otra vez para anunciar de todos modos.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Un anuncio con muy pocos puntos debe escribirse dos veces.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>El argumento «%1» no está en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n reparto estaba en marcha y no cuenta.</numerusform>
            <numerusform>%n repartos estaban en marcha y no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt prueba el 50&#xa0;% contra el 60&#xa0;%. No se puede usar con --one, donde la parte justa es el 100&#xa0;% dividido por el número de puestos.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Número de jugadores. Uno de cada dos es del nivel a; con --one, solo uno</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Un jugador del nivel a juega contra jugadores del nivel b y ocupa por turno cada puesto</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Se redondea hacia arriba a repartos enteros: dos partidas con los puestos cambiados o, con --one, una partida por puesto</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Segundos de juego por cada reglamento; los repartos sin terminar no cuentan</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Número de rondas tras las que se interrumpe una partida; su reparto no cuenta</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Se detiene cuando la prueba secuencial está decidida; no con --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Ningún reparto se jugó hasta el final, así que no hay resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n partida se interrumpió tras la ronda %1.</numerusform>
            <numerusform>%n partidas se interrumpieron tras la ronda %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>Por eso %n reparto no cuenta.</numerusform>
            <numerusform>Por eso %n repartos no cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, uno contra %n de %2</numerusform>
            <numerusform>%1, uno contra %n de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2&#xa0;% (parte justa: %3&#xa0;%, intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partida.</numerusform>
            <numerusform>%1: %2&#xa0;% (parte justa: %3&#xa0;%, intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Rondas en una partida: mediana %1, como máximo %2 en el 95&#xa0;% de las partidas, %3 en la más corta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Anuncios cumplidos: %1 de %n.</numerusform>
            <numerusform>Anuncios cumplidos: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 de %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Ronda %1: %2 de %n partida</numerusform>
            <numerusform>Ronda %1: %2 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Ronda %1: ajustando las tablas…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>quedan dos jugadores</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>quedan tres o más jugadores</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Ronda %1, %2: %n posición no basta; la tabla queda como estaba.</numerusform>
            <numerusform>Ronda %1, %2: %n posiciones no bastan; la tabla queda como estaba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Ronda %1, %2: partidas %3, posiciones %4, sorpresa %5, después %6, certeza %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Entrena el juicio de los jugadores del ordenador con partidas contra sí mismos</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>La carpeta de todo lo aprendido; un aprendizaje interrumpido se reanuda</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Número de veces que se ajustan las tablas</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Semilla del azar; la misma semilla da las mismas tablas</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Juega solo esta parte de las partidas de la ronda: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Un archivo de tablas con el que empezar, en lugar del incluido</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Un archivo de tablas, como el que escribe learn, en lugar del incluido</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1 (número de jugadores: %2): %3 de %n partida</numerusform>
            <numerusform>%1 (número de jugadores: %2): %3 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1 (número de jugadores: %2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n resultado del archivo sigue siendo válido y se ha conservado.</numerusform>
            <numerusform>%n resultados del archivo siguen siendo válidos y se han conservado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Mide la duración de las partidas que los ordenadores juegan contra sí mismos</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>El archivo de los resultados; los que siguen siendo válidos se conservan</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Los reglamentos con los que se juega; por omisión, todos los juegos</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Número de jugadores; por omisión, todos los números permitidos</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Número de partidas para cada reglamento y cada número de jugadores</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Número de rondas tras las que se interrumpe una partida</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b y --judging-b no se pueden usar con --b-program: ese programa usa sus propios ajustes.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Otra compilación de gnostica-cli, que reparte las cartas y juega en los puestos del nivel b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«%1» no se puede ejecutar: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» no acepta el paso «%2».</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» terminó antes de que acabara la partida.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>«%1» terminó antes de que acabara la partida: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«%1» juega con reglas distintas de las de este programa: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 de %3 (previsto: %4&#xa0;%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» lleva demasiado tiempo sin responder.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» pide un paso que debería dar por sí mismo.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>«%1» lleva demasiado tiempo sin responder: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time averigua cuánto piensa un jugador: %1 no se puede usar a la vez.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time no puede ajustar el nivel «%1», que no busca.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>El nivel «%1» no puede usar tanto tiempo de procesador como el otro, por mucho que piense.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Mide primero cuántas iteraciones dan al nivel b tanto tiempo de procesador como al nivel a; con --b-program, al revés</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>El enfrentamiento se interrumpió: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Para usar el mismo tiempo de procesador, %1 examina %n partida por paso (%2).</numerusform>
            <numerusform>Para usar el mismo tiempo de procesador, %1 examina %n partidas por paso (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» registra otro paso que «%2».</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» ha dado un paso que las reglas de este programa no permiten.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Este sistema no indica cuánto tiempo de procesador usa otro programa.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Jugadores por puesto, separados por comas: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 de %n partida</numerusform>
            <numerusform>%1: %2 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 se hizo con otros ajustes (%2). Vuelve a usarlos o usa otro archivo.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Una escala necesita al menos dos niveles, cada uno una sola vez.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Comprueba si cada nivel de jugadores del ordenador es más fuerte que el inferior</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Los niveles, separados por comas; por omisión, %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Número de jugadores: con 2 se intercambian los puestos; con más, un jugador del nivel superior ocupa por turno cada puesto. Por omisión, 2 y 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Número máximo de partidas para cada par de niveles, que termina en cuanto su intervalo del 95 %, válido en todo momento, excluye la parte justa</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>El archivo de los resultados, desde el que se reanuda la misma orden; --games y --levels pueden cambiar</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>No existe el temperamento «%1».</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un nivel: %1; o «scripted», que da cualquier paso con el que no pierda puntos</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>El temperamento del jugador a: builder o hunter, gambler o prudent, o uno de cada tipo, como en «builder prudent»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: el %2 % de %n paso cuesta como mucho %3 puntos porcentuales de la probabilidad de ganar (intervalo del 95 % entre partidas: de %4 a %5 %).</numerusform>
            <numerusform>%1: el %2 % de %n pasos cuesta como mucho %3 puntos porcentuales de la probabilidad de ganar (intervalo del 95 % entre partidas: de %4 a %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>De media, un paso cuesta %1 puntos porcentuales, según una búsqueda de %n iteración.</numerusform>
            <numerusform>De media, un paso cuesta %1 puntos porcentuales, según una búsqueda de %n iteraciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Mide con qué frecuencia una búsqueda mucho más larga elegiría un paso mejor que el de un nivel de jugadores del ordenador</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Número de partidas del nivel contra sí mismo</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Número de pasos que se examinan en cada partida, elegidos al azar</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Iteraciones de la búsqueda larga divididas entre las del nivel; en los niveles que no buscan, entre las del aprendiz</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>No hay ningún nivel «%1». Los niveles son: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un nivel: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Sin decidir.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 es más fuerte.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 es más débil.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 contra %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n reparto no cuenta, debido a una partida interrumpida.</numerusform>
            <numerusform>%n repartos no cuentan, debido a partidas interrumpidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>No hay suficiente memoria. Cierra ventanas u otros programas y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>El sistema no puede iniciar otro hilo para este programa. Cierra otros programas y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>Es un fallo del programa o de un complemento. Los detalles están en el registro de diagnóstico.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Acerca de Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Una guerra de territorios, con cartas del tarot y pirámides.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica es un diseño de John Cooper, Kory Heath, Kristin Matherly y Jacob Davenport para cartas del tarot y Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Este programa es software libre bajo la GNU General Public License, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Sus tipos de letra Gnostica Serif y Gnostica Figures se hicieron a partir de Vollkorn, de Friedrich Althausen; están bajo la SIL Open Font License, versión 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Página de ini&amp;cio</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Parti&amp;das sin terminar…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>Abrir una grabación en una &amp;ventana nueva…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>Crear tu pro&amp;pio juego…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>Comparar reglamentos &amp;lado a lado…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>A&amp;ñadir reglamento…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>&amp;Imprimir reglas…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>&amp;Exportar reglas en PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Res&amp;ultado de la partida</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Anali&amp;zar la partida</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>¿&amp;Me conviene anunciar?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Aju&amp;stes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>S&amp;alir</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>&amp;Acerca de Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>&amp;Confirmar el paso</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Re&amp;tirar</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>&amp;Deshacer el último paso</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Omitir e&amp;ste poder</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>A&amp;nunciar</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Reno&amp;var la mano</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>P&amp;asar</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Posición &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posición &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>Continuar &amp;desde aquí como partida nueva</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Acelerar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Un paso</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Ritmo: sin &amp;espera</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Ritmo: &amp;rápido</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Ritmo: &amp;normal</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Ritmo: &amp;lento</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Mostrar &amp;todo el tablero</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Girar la mesa a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Girar la mesa a la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Notación en el registro</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>Guía &amp;rápida</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Re&amp;glas de este juego</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>Crear tu propio &amp;juego</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Comparar reglamentos y montar posici&amp;ones</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Conclusiones sobre el &amp;final</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>Mostrar el registro de &amp;diagnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>&amp;Copiar un informe del problema</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>&amp;Turno anterior</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>Reproduc&amp;ir</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>T&amp;urno siguiente</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>&amp;Marca anterior</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>Marca si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>Marca&amp;dor</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Nuevo reglamento…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Guardar el reglamento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>&amp;Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Problema &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;Jugar el borrador…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Seguir &amp;desde la mesa…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>&amp;Comparar con el original…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>&amp;Intercambiar los reglamentos</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Añadir un reglament&amp;o a los experimentos</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Ac&amp;ertijos…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Una &amp;primera partida guiada</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Volver a empezar</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>&amp;Montar una posición…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>&amp;Comparar con dos reglamentos…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>Posición &amp;nueva</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Desde la &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>Guardar &amp;la posición</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Seguir jugando desde aquí…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>&amp;Buscar en las cartas</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>Re&amp;glamentos</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>P&amp;osición</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Grabación</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Ordenadores</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Reglamento</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Comparar reglamentos</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lecciones y acertijos</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Brújula</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Texto de un reglamento</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Número de casillas, puntos o cartas</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Elección por número; mantén pulsada Alt para ver los números</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Orientación: norte, este, sur, oeste, de pie</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Orientación diagonal: noreste, sureste, suroeste, noroeste</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Ir al tablero</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Ir a las cartas de la mano</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>Retroceder un paso de la lección</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Continuar con el siguiente paso, lección o acertijo</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Mostrar cómo se hace</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Pieza siguiente de la casilla</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Pieza anterior de la casilla</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Elegir lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Preguntar por qué no se puede elegir</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Ver la carta ampliada</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Quitar lo elegido</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Pieza más grande</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Pieza más pequeña</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Apartar la pieza o carta que se está colocando</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Decisión anterior y siguiente, en el gráfico</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Primera y última decisión, en el gráfico</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Decisiones costosas, en el gráfico</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Mostrar las entradas posibles</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Soluciones para un problema</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Explicar esta entrada</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar el anterior</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Salir del texto</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>Tamaño n&amp;ormal del texto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Organi&amp;zar paneles</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Guardar &amp;una imagen del tablero…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>Copia&amp;r una imagen del tablero</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>M&amp;ostrar mis cartas</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>R&amp;endirse…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;Dejar que terminen los ordenadores…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir el menú</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Moverse por un tablero ampliado</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Lección o acertijo</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Fin del turno</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>¿Por qué hi&amp;zo eso?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Todavía no hay nada que confirmar: elige primero qué hacer.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>No se ha elegido nada.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>El ordenador está pensando en tu decisión solo con lo que tú sabes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Cuando te toque decidir, pregunta por el mejor paso o si conviene anunciar.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>El consejo termina aquí. Puedes volver a preguntar.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Cantidad</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Antes tiene un turno %n jugador más.</numerusform>
            <numerusform>Antes tienen un turno cada uno otros %n jugadores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>¿Anunciar con %1 de %n punto?</numerusform>
            <numerusform>¿Anunciar con %1 de %n puntos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Anunciar el último turno</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Falta %n punto</numerusform>
            <numerusform>Faltan %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>Todavía &amp;no</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Anunciar de todos &amp;modos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Intercambiar los dos reglamentos</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Añadir un reglamento a los experimentos</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Quitar el último reglamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Ninguno (para cualquier juego)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Ninguno (completo por sí mismo)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Ya viene incluida en el original.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio de original</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio de expansiones</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Basado en:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Lo que no se ajusta aquí se hereda.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Expansiones:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio de versión</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Versión:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>De dos reglamentos con el mismo identificador, el de versión más alta es el más nuevo. Sube la versión antes de compartir tus cambios.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>El tablero está en el portapapeles, como imagen.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>No se pudo guardar la imagen.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>La imagen se ha guardado en «%1».</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>territorio, se está reemplazando su carta</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, vale %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>yermo</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; se puede elegir</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; en la selección</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Estas reglas se actualizarán en cuanto el reglamento se pueda jugar.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Ninguna regla difiere del original.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n regla difiere del original.</numerusform>
            <numerusform>%n reglas difieren del original.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>El original no tiene una regla así.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>En el original: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Reglas eliminadas del original</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Cambios en conflicto</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Mis cambios</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>Ahora en el &amp;archivo</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar los míos</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Sobra %n byte</numerusform>
            <numerusform>Sobran %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>&amp;Elegir y mover</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Haz clic en una pieza o un territorio y después en su nuevo sitio, o arrástralo.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Haz clic en lo que quieras quitar. El botón derecho del ratón quita en todo momento.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Buscar en las cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
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
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Señala una carta del tablero, de tu mano o de las pilas para ver qué hace.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (todas las cartas)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Arcanos mayores (todos)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Añadir una carta…</translation>
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
        <translation>Buscar en las cartas</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Tipo de carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>Haz clic en una carta y después en el tablero, o arrastra la carta a su sitio.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos mayores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Mano de %1 (%n carta)</numerusform>
            <numerusform>Mano de %1 (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Mazo, de arriba abajo (%n carta)</numerusform>
            <numerusform>Mazo, de arriba abajo (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Pila de descartes, de arriba abajo (%n carta)</numerusform>
            <numerusform>Pila de descartes, de arriba abajo (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>El resto, bajo la pila de descartes (%n carta)</numerusform>
            <numerusform>El resto, bajo la pila de descartes (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>El resto, bajo el mazo (%n carta)</numerusform>
            <numerusform>El resto, bajo el mazo (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;Añadir una carta…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Al &amp;resto</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>A&amp;rriba</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>A&amp;bajo</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Manos y pilas</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Arrastra cartas aquí. Insertar añade una carta, Suprimir la devuelve al resto y Alt con las flechas la mueve dentro de una pila.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Ninguna otra carta usa este poder: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Otras que usan este poder (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Una carta oculta</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, en la selección</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, se puede elegir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Repartos</translation>
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
        <translation>Tienes puntos suficientes para anunciar tu último turno.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>El resultado depende del azar.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Puntos: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>un número</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>una orientación</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Elige %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>De dónde viene la carta</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Cartas que tomar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Una guerra de territorios, con cartas del tarot y pirámides.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Una partida que abrir, o un reglamento que añadir.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>el nombre de un archivo</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>el nombre de un archivo, o - para la salida de errores</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Idioma de esta sesión.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Colores de esta sesión.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Juega una partida de demostración y sale.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>La semilla del azar de la demostración.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Guarda una imagen de la demostración, y junto a ella una de su final.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Guarda la partida de demostración.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>El juego de la demostración, y sus expansiones: juego+expansión.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Número de jugadores de la demostración.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Detalle del registro de diagnóstico: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Archivo del registro de diagnóstico; - para la salida de errores.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>No carga ningún complemento en esta sesión. Los juegos que necesitan alguno no se pueden jugar.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: se esperaba %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Sobrescribe los archivos que ya existen.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>código</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>nivel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>no disponible ahora</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n comando</numerusform>
            <numerusform>%n comandos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Empieza a escribir el nombre de un comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>No hay ninguna partida en la mesa.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Este reglamento no se puede jugar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Comparar reglamentos – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>La misma posición</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Efectos en las partidas</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Reglas importantes</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Unir las partes</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>Todavía se están uniendo las partes de un experimento. Si cierras el programa ahora, el experimento no se guardará.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Exportar un informe</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Todavía se está escribiendo un informe. Si cierras el programa ahora, el archivo no se creará.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Aquí solo se comparan A y B.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» tiene cambios sin guardar; se compara su última versión guardada.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Comparar reglamentos</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Comparar otros dos juegos</translation>
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
        <translation>Entradas posibles</translation>
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
            <numerusform>Juega el ordenador: %1</numerusform>
            <numerusform>Juegan los ordenadores: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 espera a que vuelvas a la partida.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1 ha decidido.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>En pausa. Siguiente: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Progreso de la reflexión</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Velocidad de los jugadores del ordenador</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>alrededor de %n ronda</numerusform>
            <numerusform>unas %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n rival</numerusform>
            <numerusform>%n rivales</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Rivales:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Los ordenadores solo ven lo que tú verías en su lugar.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Acertijo del día</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · el mismo para todos</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Resolver de nuevo</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Acertijo del día, resuelto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisiones más costosas</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Mejor</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (no se puede usar)</translation>
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
            <numerusform>No se puede dibujar %n imagen de la baraja «%1»; en su lugar se muestra una carta sin imagen.</numerusform>
            <numerusform>No se pueden dibujar %n imágenes de la baraja «%1»; en su lugar se muestran cartas sin imágenes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>La baraja «%1» no se puede usar; en su lugar se muestran cartas sin imágenes.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>La baraja «%1» no se puede usar. Las cartas siguen como están.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clea</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dani</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Félix</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>No se puede jugar la partida.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>No se pudo guardar la partida.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 se está jugando en otro lugar. Esta es una copia de la partida hasta ahora.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>No se pudo archivar una partida terminada.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Todos los pasos de esta partida vuelven a estar guardados.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha eliminado o cambiado %1. Se ha escrito de nuevo la partida entera.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se pudo continuar %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Esta partida se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Esta partida parece estar abierta en el ordenador %1. Si la continúas aquí mientras se juega allí, se perderán los pasos de uno de los jugadores.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continuarla aquí</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>El diario de esta partida está dañado. Se pudo leer %n paso, y la partida continúa después de él en un diario nuevo. El diario dañado se conserva como %1.</numerusform>
            <numerusform>El diario de esta partida está dañado. Se pudieron leer %n pasos, y la partida continúa después de ellos en un diario nuevo. El diario dañado se conserva como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 está dañado. La partida se ha abierto hasta donde empieza el daño.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Partidas (*.gnostica *.journal);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Abrir una grabación en una ventana nueva</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partidas (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1 desde que se abrió o guardó esta partida.
¿Quieres sobrescribirlo?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 ya existe.
¿Quieres sobrescribirlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Sob&amp;rescribir</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Los últimos pasos de esta partida no se han guardado y se perderán.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exportar las reglas</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>No se pudieron exportar las reglas.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>No hay ninguna otra partida sin terminar.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>La partida se detiene aquí. Todo lo jugado hasta este punto se conserva.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Hay un informe en el portapapeles: versiones, complementos, ajustes y el final del registro de diagnóstico. Léelo antes de enviarlo.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>No se puede escribir el registro de diagnóstico. La partida no lo necesita.</translation>
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
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Pila de descartes, primero la carta más reciente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Escritura</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Este reglamento vino con el programa y no se puede cambiar. Duplícalo para hacer cambios.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>El texto no se puede leer en este momento, así que aquí no se puede cambiar nada. La lista de problemas muestra dónde.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Cambios hechos en otro lugar</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio de nombre</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Poderes de las cartas</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Los datos comprimidos están dañados.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>El dibujo es demasiado grande; se permite como máximo %n byte, sin comprimir.</numerusform>
            <numerusform>El dibujo es demasiado grande; se permiten como máximo %n bytes, sin comprimir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Esto no es XML válido; se espera un dibujo SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Esto no es un dibujo SVG: empieza por «%1»; se espera «svg».</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>No se permiten declaraciones de entidades XML.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>«%1» remite a otro archivo; se espera una parte de este dibujo, como «#leaf».</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>El anidamiento de los elementos es demasiado profundo; se permite como máximo %n nivel.</numerusform>
            <numerusform>El anidamiento de los elementos es demasiado profundo; se permiten como máximo %n niveles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Hay demasiados elementos, copias incluidas; se permite como máximo %n.</numerusform>
            <numerusform>Hay demasiados elementos, copias incluidas; se permiten como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>«%1» es demasiado grande; se permite como máximo %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>«%1» se contiene a sí mismo.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>La viewBox «%1» no se puede usar; se esperan cuatro números, los dos últimos mayores que 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Una imagen incrustada no se puede usar; se espera PNG o JPEG, como máximo %n píxel en total.</numerusform>
            <numerusform>Una imagen incrustada no se puede usar; se espera PNG o JPEG, como máximo %n píxeles en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Dibujarlo llevaría demasiado tiempo: tiene demasiados trazos discontinuos o demasiadas áreas superpuestas.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>No hay nada en este archivo que se pueda dibujar.</translation>
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
        <translation>Hasta el último turno</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>Guardar partida…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Analizar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Mirar el tablero</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>Esto es un reglamento, no una partida. Para jugar con él, elige «Añadir reglamento» en el menú.</translation>
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
        <translation>Rean&amp;udar</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Detener la &amp;escritura</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>E&amp;xportar</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Se está escribiendo el informe: %1 de %n imagen.</numerusform>
            <numerusform>Se está escribiendo el informe: %1 de %n imágenes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 de %2 repartos.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Interrumpido. Se puede reanudar.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Otro programa lo está jugando.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Terminado.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>El archivo no se puede leer.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Terminando las partidas en curso…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Los ordenadores juegan.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Como &amp;página con imágenes (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Como &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Como &amp;tabla (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Detiene el experimento y conserva sus resultados</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>&amp;Comparado con:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>En marcha en otro lugar</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Abrir un experimento</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Experimentos (*.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Carpeta con todas las partes de un experimento</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Cambiar el nombre del experimento</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nombre nuevo:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>No se pudo cambiar el nombre del experimento.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Borrar el experimento</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>¿Mover a la papelera el experimento «%1» y todas sus partidas?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mover a la &amp;papelera</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>No se pudo borrar el experimento.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>E&amp;xperimento nuevo</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>Un&amp;ir…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>&amp;Cambiar nombre…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Bo&amp;rrar…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Une las partes de un experimento jugado en otro lugar</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Todavía no hay ningún experimento.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>No se pudieron unir los experimentos.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>El informe se ha guardado en «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partida en la que se basa %1, %2, %3. Pulsa Intro o haz doble clic para verla.</numerusform>
            <numerusform>%n partidas en las que se basa %1, %2, %3. Pulsa Intro o haz doble clic en una para verla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>No se pudieron exportar los resultados.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultados del experimento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Hay otro experimento en marcha. Detenlo antes.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>No se pudo empezar el experimento.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>El experimento se ha detenido por un error.</translation>
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
        <translation>Elige reglamentos que se puedan jugar.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>Buscar e&amp;fectos</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Cada regla que se puede ajustar se cambia por separado, en un paso. Los ordenadores juegan los mismos repartos con el cambio y sin él. Los cambios más prometedores se prueban con cada vez más repartos.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>&amp;Reglamento:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>Ni&amp;vel de detalle:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Puestos:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>&amp;Semilla del azar:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Vistazo rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>A fondo (lento)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» no se puede jugar con ese número de jugadores (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>No se pudieron exportar los resultados.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Se está escribiendo el informe.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Terminando las partidas en curso…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Cambiando las reglas…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Ronda %1 de %2: %n cambio.</numerusform>
            <numerusform>Ronda %1 de %2: %n cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Se detuvo antes de tiempo.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Los resultados aparecen al completarse una ronda, o cuando detienes la búsqueda.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>Aquí aparece el efecto de cada regla en las partidas.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>Efecto &amp;en:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Efectos de los cambios de reglas</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Probar en un e&amp;xperimento</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Reglas &amp;lado a lado</translation>
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
        <translation>Reglas importantes</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Todavía se están probando las reglas. Los resultados obtenidos hasta ahora se perderán.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Se detuvo antes de completar la primera ronda, así que no hay resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>Se probó %n cambio de «%1».</numerusform>
            <numerusform>Se probaron %n cambios de «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Los resultados sobre las reglas de «%1» no se han exportado y se perderán.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Flechas, o %1 para ponerla de pie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>El programa no pudo hacer esto. Tus partidas y borradores están a salvo, y puedes continuar.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Para ejecutar el programa sin complementos: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Taller…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Todavía no tienes juegos propios. Crea uno en el taller y se ofrecerá aquí.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Un valor como en la notación: %1. Vacío: ninguno.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Estas reglas no tienen marcas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar el anterior</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
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
        <translation>Solo se aplica en un juego con: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Solo se aplica si «%1» es: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Jugadores y piezas</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartas y tablero</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Principio y final</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turnos y secuaces</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Otras mecánicas</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes de los palos</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos mayores</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Ningún ajuste contiene esto en su nombre ni en su regla.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Predeterminado: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar la regla</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Restablecer el valor del original</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Los míos</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Juegos que creas en el taller.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Pequeñas variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n juego para elegir. Pulsa Espacio para verlo.</numerusform>
            <numerusform>%n juegos para elegir. Pulsa Espacio para verlos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Recién empezada</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Te toca, ronda %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>Le toca a %1, ronda %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Ganada %1 a %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Perdida %1 a %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Observada</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 contra %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n ronda</numerusform>
            <numerusform>%1 · %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Te toca, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · ronda %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Has anunciado tu último turno.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 ha anunciado su último turno.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>con marcador</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Analizar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>No se puede quitar el marcador.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>¿Quieres mover esta partida a la papelera?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>¿Quieres mover %n partida a la papelera?</numerusform>
            <numerusform>¿Quieres mover %n partidas a la papelera?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover a la papelera</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>No se puede borrar la partida.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>No se puede exportar la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>Se ha copiado %n partida en %1.</numerusform>
            <numerusform>Se han copiado %n partidas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>No se puede poner el marcador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Reparto %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n partida</numerusform>
            <numerusform>%1: %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Nombre, juego, fecha…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Con marcador</translation>
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
        <translation>Partidas que habrían sido distintas</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>¿Qué cambiaría en tus partidas? Todas las partidas terminadas que se jugaron con este reglamento o con su original se vuelven a jugar con los cambios.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Rep&amp;asar mis partidas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 de %n partida repasada.</numerusform>
            <numerusform>%1 de %n partidas repasadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Ninguna de tus partidas terminadas se jugó con este reglamento ni con su original.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n partida se jugó con este reglamento o con su original.</numerusform>
            <numerusform>%n partidas se jugaron con este reglamento o con su original.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Ninguna de ellas habría sido distinta.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n de ellas habría sido distinta.</numerusform>
            <numerusform>%n de ellas habrían sido distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primera diferencia</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Aquí aparecen las partidas que juegas.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Todas las partidas (%n)</numerusform>
            <numerusform>Las %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Objetivo del juego</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Tu decisión</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Sucesos recientes</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>No explicar más</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>No es el paso que pide la lección.</translation>
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
        <translation>Las flechas recorren las cartas, Espacio elige una, Intro confirma.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano de %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 tiene %n punto, suficiente para ganar.</numerusform>
            <numerusform>%1 tiene %n puntos, suficientes para ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Gana la partida quien aún los tenga al final de un último turno anunciado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 se pone en cabeza con %n punto.</numerusform>
            <numerusform>%1 se pone en cabeza con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Este es tu último turno.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>Este es el último turno de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Falta %n turno.</numerusform>
            <numerusform>Faltan %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Al final de ese turno necesitas %n punto, y tienes %1.</numerusform>
            <numerusform>Al final de ese turno necesitas %n puntos, y tienes %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>Al final de ese turno hace falta %n punto, y %1 tiene %2.</numerusform>
            <numerusform>Al final de ese turno hacen falta %n puntos, y %1 tiene %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Falta %n turno para tu último turno.</numerusform>
            <numerusform>Faltan %n turnos para tu último turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Tienes un turno para detener a %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Cerrar</translation>
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
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Guía rápida</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Imprimir las reglas</translation>
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
        <translation>Pasos, primero los mejores</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Elige un paso para verlo en el tablero.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Jugar este paso</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Jugar todo el turno</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Probabilidad</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Restablece todos los valores de las reglas del juego.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;emilla:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>La misma semilla vuelve a repartir las mismas cartas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>N&amp;ombre:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identificador:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Otros reglamentos se refieren a un reglamento por su identificador. Su archivo también lleva este nombre.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Este nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Un identificador consta de letras minúsculas de la a a la z, cifras y guiones. No empieza por guion.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>El reglamento «%1» ya tiene este identificador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Texto del reglamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Pasos sin guardar</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Los últimos pasos no se han guardado: si el programa fallara, se perderían. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>El disco tarda en responder. La partida seguirá en cuanto se guarde el último paso.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, último cambio: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Estos cambios de reglamentos no se guardaron.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;Seguir con este borrador</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Borrarlo</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Mueve estos cambios a la papelera. El reglamento guardado se conserva.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>No se pudo borrar el borrador.</translation>
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
        <translation>cambiadas</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menú o ventana</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 lo usa «%2», que lo perdería.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 lo usa «%2». Eso no se puede cambiar.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Buscar en las acciones</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Pulsa teclas nuevas:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Usar estas teclas</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Usar &amp;también estas</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Sin teclas</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Restablecer t&amp;odo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Tablero al principio</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>La barra espaciadora pone o quita la carta de una casilla; Intro elige cuál.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Cualquier carta</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Fila %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>No hay nada dibujado. Haz clic en un cuadro para poner una carta, o arrastra sobre varios.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n territorio.</numerusform>
            <numerusform>%n territorios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Tamaño: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Haz clic con el botón derecho en un cuadro (o pulsa Intro) para elegir su carta.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Columnas del rectángulo</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Filas del rectángulo</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Dibujar un rectángulo</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Haz clic en una carta para quitarla.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 de %n lección hecha</numerusform>
            <numerusform>%1 de %n lecciones hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>%n lección hecha hasta ahora.</numerusform>
            <numerusform>%n lecciones hechas hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Una primera partida guiada, o lecciones breves.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>Lección si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>P&amp;rimera lección</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;Leer las reglas</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;cciones</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Acertijos</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>Tu &amp;primera partida</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Contra un rival fácil; lo nuevo se explica cuando ocurre.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Lección si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Acertijo si&amp;guiente</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – Aprender – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Aprender – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Aprender</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Nivel del ordenador:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>¿Quieres rendirte? La partida terminará y ganará tu rival.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>¿Quieres rendirte? Un ordenador seguirá jugando por ti hasta el final de la partida.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Rendirse</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Dejar que terminen los ordenadores</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Los ordenadores jugarán por todos, deprisa y hasta el final de la partida. Puedes ponerlos en pausa cuando quieras.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Que terminen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>a menudo sin fin</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Con %1, las partidas entre buenos jugadores a veces no terminan nunca. Podéis acordar de antemano un número de rondas; gana entonces la puntuación más alta.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Alrededor de %n ronda con %1.</numerusform>
            <numerusform>Alrededor de %n rondas con %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Cuánto dura</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Medido con jugadores del ordenador; la línea abarca 19 de cada 20 partidas.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>No se ha medido cuánto duran las partidas con estas reglas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Acertijos</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 lecciones hechas</numerusform>
            <numerusform>%n de %1 lecciones hechas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lección terminada</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>Así se hace.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>¡Bien hecho!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>El tablero se ha preparado para la parte siguiente de la lección.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>Es posible, pero no lleva a la meta.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, hecha</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>la lección siguiente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Ronda %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Registro de diagnóstico</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Este registro no se guarda en ningún archivo; se pierde al cerrar el programa.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>El registro está en %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encontró</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>Empieza la partida.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Deshecho: %1</translation>
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
        <translation>Haz clic en una línea, o pulsa Intro, para ir a esa posición.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar el registro</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Mostrar el registro en la notación del juego en vez de con palabras</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Abrir reciente en una ven&amp;tana nueva</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>Todavía no hay ninguna partida en la mesa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Mensajes anteriores: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Mediana de los repartos con %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 jugó con las mismas cartas (correlación %1): para la diferencia, eso equivale a multiplicar por %2 el número de repartos.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Elige una línea para leer sobre su métrica. Haz clic en un número para ver la lista de sus partidas.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 jugó con las mismas cartas (correlación %1), pero eso no hizo más precisa la diferencia.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Distribución de las partidas</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Dibujando las imágenes…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Todavía no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Haz clic en una parte para ver la lista de sus partidas.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Elección de la imagen</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Números de la imagen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n partida desde el %1</numerusform>
            <numerusform>%n partidas desde el %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Ninguna partida encontrada</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Ninguna partida coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Aquí aparece cada partida que juegas, con su tablero y su resultado.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jugar contra el ordenador</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Quitar el marcador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Poner un marcador</translation>
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
        <translation>Aún sin traducir; en su lugar se lee este texto.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Notas</translation>
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
        <translation>Un reglamento necesita un nombre, al menos en un idioma.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Nombre, descripción y notas por idioma</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Otro &amp;idioma:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Idioma que añadir</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>y %n problema más</numerusform>
            <numerusform>y %n problemas más</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>Esto no se puede jugar:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Con estas reglas no se puede continuar la partida que hay en la mesa:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 es un juego para %n jugador.</numerusform>
            <numerusform>%1 es un juego para %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 es un juego de %2 a %n jugador.</numerusform>
            <numerusform>%1 es un juego de %2 a %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Seguir desde la mesa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>Em&amp;pezar</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Elegir un juego</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Nuevo reglamento</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Basado en:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Ninguno (una expansión para cualquier juego)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>El nuevo reglamento es igual que su original hasta que cambies algo.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Crear</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>y %n problema más</numerusform>
            <numerusform>y %n problemas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>No disponibles:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>Sin problemas: se puede jugar.</translation>
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
        <translation>Sustituir «%1» por «%2»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>Además</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (con cambios):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Restablece el valor de las reglas del juego.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Restablecer %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Principio y final</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Jugadores y piezas</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartas y tablero</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turnos y secuaces</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes de los palos</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos mayores</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Aclaraciones</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1, y tienes cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Carga el archivo. Se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar los míos</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Conserva tus cambios. Al guardarlos, se sobrescribirá el archivo.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Mostrar am&amp;bos</translation>
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
        <translation>%1 (de %2 a %3)</translation>
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
        <translation>Piezas pequeñas de %1: %2 de %3 están en el tablero.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Piezas medianas de %1: %2 de %3 están en el tablero.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Piezas grandes de %1: %2 de %3 están en el tablero.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descartes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Elige reglamentos que se puedan jugar.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>No se pudo abrir el plan.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Planes (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Planes (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>No se pudo guardar el plan.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Los reglamentos son los del plan: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Tras un número de repartos</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Al alcanzar una precisión determinada</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Un experimento nuevo</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Los ordenadores juegan los mismos repartos con cada reglamento, cada reparto dos veces con los puestos cambiados. Los resultados se comparan reparto por reparto, para que la suerte no oculte el efecto de las reglas.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>N&amp;ombre:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Puestos:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Final:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>R&amp;epartos:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>&amp;Métrica:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>Precisió&amp;n ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;Semilla del azar:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Repartos para medir la &amp;habilidad:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Usar los re&amp;glamentos de arriba</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>Empe&amp;zar el experimento</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>&amp;Abrir un plan…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Guar&amp;dar el plan…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» no se puede jugar con ese número de jugadores (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>Reproduciendo la partida…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partida en la que se basa «%1». Pulsa Intro o haz doble clic para verla.</numerusform>
            <numerusform>%n partidas en las que se basa «%1». Pulsa Intro o haz doble clic en una para verla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Partidas del experimento</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Aquí se enumeran las partidas en las que se basa un número.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Jugadores desplazados un puesto</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Fuerza desigual</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Fuerza desigual, puestos cambiados</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Jugada como</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Puesto ganador</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Número habitual de intentos</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Número de partidas que examina en cada paso</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Todos &amp;los jugadores iguales</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Si no, cambian de puesto de reparto en reparto, para que nadie tenga el mejor puesto.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Último turno anunciado</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 de %n punto</numerusform>
            <numerusform>%1 de %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, a quien le toca</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Reserva: %1 pequeñas, %2 medianas, %3 grandes</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Cartas en la mano: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Juega el ordenador, nivel %1</translation>
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
        <translation>Puja: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Fuera: último turno fallido</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>En cabeza</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Fuera</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Devolver una carta al resto</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover una carta</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Estas reglas son para %n jugador.</numerusform>
            <numerusform>Estas reglas son para %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Cambiar el número de jugadores</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Cambiar a quién le toca</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Sacar a alguien de la partida</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Devolver a alguien a la partida</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Cambiar el comienzo</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Cambiar el lugar del resto</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Cambiar «%1»</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Posición nueva</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>posicion.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Guardar la posición</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Posiciones (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1 desde que se abrió o guardó esta posición. ¿Quieres sobrescribirlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Sob&amp;rescribir</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>No se pudo guardar la posición.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>Por colocar</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Manos y pilas</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>La posición está en el portapapeles, como texto.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>«%1» no es válido aquí. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Con estas reglas no se puede jugar.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Esta posición no se puede montar.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Abrir una posición</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Posiciones, escenarios y partidas (*.json *.gnostica *.journal);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>En el portapapeles no hay ninguna posición. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se pudo abrir %1 como posición. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Las cartas ocultas siguen ocultas: las manos y pilas que no ves se reparten aquí al azar.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar una posición</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Aún no se puede jugar. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>En la mesa no hay ningún turno desde el que empezar.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Posición – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Un clic coloca una pieza de %1, orientación: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Un clic pone %1{definite}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Un clic quita lo que hay.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Un clic mueve lo elegido.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Haz clic en una pieza o carta para elegirla.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Elige al lado una carta o una pieza y después haz clic en su sitio. O empieza con un archivo, la mesa o un texto del portapapeles.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Corregir y abrir</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Esta posición no se ha guardado.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (sin guardar)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Mover una pieza</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Girar una pieza</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Cambiar el tamaño de una pieza</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Quitar una pieza</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poner una carta</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Mover un territorio</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Quitar una carta del tablero</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Aquí no hay nada que cambiar.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>En el tablero no caben más piezas.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Con estas reglas, las piezas no pueden apuntar en diagonal.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>A %1 no le queda ninguna pieza pequeña en la reserva: todas están en el tablero.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>A %1 no le queda ninguna pieza mediana en la reserva: todas están en el tablero.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>A %1 no le queda ninguna pieza grande en la reserva: todas están en el tablero.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>en el resto</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>mano de %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>mazo, carta %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>pila de descartes, carta %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Solo hay una: la casilla %2 se ha quedado sin %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Solo hay una: la mano de %2 se ha quedado sin %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Solo hay una: el mazo se ha quedado sin %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Solo hay una: la pila de descartes se ha quedado sin %1{definite}.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>De vuelta en la reserva: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Ahora de pie: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Las cartas de %1 forman ahora parte del resto.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Ya no se usa: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Ahora no hay pujas: la partida empieza con un turno.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: ese jugador está fuera de la partida.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: no existe ese jugador.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: no se usa con estas reglas.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: aquí no se permite %2; se esperaba %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Le toca a alguien que está fuera de la partida.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Debe seguir en juego al menos un jugador.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 tiene demasiadas cartas; en una mano cabe como máximo %n.</numerusform>
            <numerusform>%1 tiene demasiadas cartas; en una mano caben como máximo %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>En %1 hay %n pieza, más de las que permite una partida (%2).</numerusform>
            <numerusform>En %1 hay %n piezas, más de las que permite una partida (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>En el vacío: %1. Vuelve a la reserva tras el primer paso (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta, más de las que caben en una mano en una partida.</numerusform>
            <numerusform>%1 tiene %n cartas, más de las que caben en una mano en una partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No hay ningún territorio, así que la partida habría terminado (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Solo sigue en juego %1, así que la partida habría terminado (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n carta en el tablero</numerusform>
            <numerusform>%n cartas en el tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en manos</numerusform>
            <numerusform>%n en manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en el mazo</numerusform>
            <numerusform>%n en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en la pila de descartes</numerusform>
            <numerusform>%n en la pila de descartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en el resto</numerusform>
            <numerusform>%n en el resto</numerusform>
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
        <translation>Este poder no tiene ajustes.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Esto no se puede mostrar como poderes. Se puede corregir en el texto.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, con ajustes</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>El efecto de la carta no se conocerá hasta que se corrijan los errores.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Poderes: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Restablecer según el original: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Ningún error</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Sin problemas: este reglamento se puede jugar.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No se pudieron guardar los ajustes.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>No se pudieron leer los ajustes. Los cambios que se hagan en ellos no se guardarán.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>enlazado con</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>luego</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Los dos poderes están enlazados. Haz clic para separarlos.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Haz clic para enlazar los dos poderes.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>uno de:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Número %1 en el orden de uso.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Restablecer el valor del original</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Añadir un poder</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>Reemp&amp;lazar por otro poder</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Añadir un &amp;poder alternativo</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>An&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Después</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>Ele&amp;gir entre este poder y el anterior</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Como poder &amp;aparte, tras los demás</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Acertijos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Todos los acertijos están resueltos.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Aún no hay ningún acertijo resuelto.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 acertijos resueltos</numerusform>
            <numerusform>%n de %1 acertijos resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n paso o más</numerusform>
            <numerusform>%n pasos o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 resuelto</numerusform>
            <numerusform>%n de %1 resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Sin resolver</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Gana en este turno</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Gana puntos</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Frena un último turno</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Este es tu último turno. Ganas si al terminarlo tienes %n punto.</numerusform>
            <numerusform>Este es tu último turno. Ganas si al terminarlo tienes %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 ha anunciado un último turno, que viene después del tuyo, y necesita %n punto. Impide que lo consiga.</numerusform>
            <numerusform>%1 ha anunciado un último turno, que viene después del tuyo, y necesita %n puntos. Impide que los consiga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al terminar tu turno debes llevar %n punto de ventaja a todos los demás.</numerusform>
            <numerusform>Al terminar tu turno debes llevar %n puntos de ventaja a todos los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>Así es como se hace.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Resuelto. ¡Bien hecho!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Comprobando si eso lo resuelve…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>El último turno ya no se puede frenar: %1 lo empieza con %n punto.</numerusform>
            <numerusform>El último turno ya no se puede frenar: %1 lo empieza con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>La meta ya no se puede alcanzar: falta %n punto.</numerusform>
            <numerusform>La meta ya no se puede alcanzar: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>La meta ya no se puede alcanzar.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Deshaz, y prueba otra cosa.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Empieza con una carta de tu mano.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>No empieza con ninguna carta de tu mano.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Empieza con una carta de tu mano, y actúa %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>No empieza con ninguna carta de tu mano, y actúa %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Siguiente: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>La carta: %1{definite}.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Eso depende de la suerte. Hay una solución sin suerte.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, resuelto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Gana en este turno: falta %n punto</numerusform>
            <numerusform>Gana en este turno: faltan %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Gana en este turno</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Consigue %n punto de ventaja</numerusform>
            <numerusform>Consigue %n puntos de ventaja</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Frena el último turno de %1</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>En tu mano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Tienes %n punto.</numerusform>
            <numerusform>Tienes %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Dificultad %1 de %2</translation>
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
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Repetirlo en el tablero</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Explicar el turno de la línea actual</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Estas partidas están sin terminar. Cada una continúa tras su último paso confirmado.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Continuar esta partida</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;Borrarla…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 no se puede leer (escrito por última vez: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (jugada por última vez: %2; parece abierta en el ordenador %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (empezada: %2, jugada por última vez: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (jugada por última vez: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Las partidas sin terminar se quedan aquí hasta que las borres. También se conservan las terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Las partidas sin terminar se quedan aquí hasta que las borres. Se conserva la última partida terminada; este número se puede cambiar en los ajustes.</numerusform>
            <numerusform>Las partidas sin terminar se quedan aquí hasta que las borres. Se conservan las últimas %n partidas terminadas; este número se puede cambiar en los ajustes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>¿Quieres mover esta partida a la papelera?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover a la papelera</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Esta partida no se puede mover a la papelera. ¿Quieres borrarla para siempre?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Borrar para siempre</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>La partida no se ha borrado.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Cambiar el nombre de un reglamento</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Cambiar &amp;también el identificador en esos reglamentos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>Vi&amp;sta:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Jugadores</translation>
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
        <translation>%1 – Grabación – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partidas (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>No se pudo guardar la partida.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Grabación</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Empieza el turno de %1.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Se reparten o barajan cartas.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 queda fuera de la partida.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 anuncia el último turno.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>La partida acaba.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Tu marcador</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Información pública</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Jugador que decide</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Vista de %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Esta partida no ha acabado: las manos de los demás siguen ocultas.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>La grabación está dañada. Se muestra hasta donde empieza el daño: %n posición.</numerusform>
            <numerusform>La grabación está dañada. Se muestra hasta donde empieza el daño: %n posiciones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Estás viendo una posición anterior: %1 de %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Seguir desde aquí</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Probabilidades de ganar durante la partida</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Probabilidades con todas las manos a la vista. Haz clic en una posición para ir a ella. Teclas: Izquierda y Derecha para la decisión anterior y la siguiente, Re Pág y Av Pág para las más costosas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>El ordenador analiza cada decisión con lo que entonces sabía quien jugaba. El gráfico muestra las probabilidades con todas las manos a la vista.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Cuando acaba una partida, el ordenador puede analizar todas sus decisiones: cuáles cambiaron la partida y qué habría sido mejor.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisiones más costosas</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Haz clic en una decisión, o pulsa Intro, para ir a esa posición.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Momento decisivo siguiente</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Momento decisivo %1 de %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>Comparando los libros de reglas…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Elige dos reglamentos que se puedan jugar.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Guardar las diferencias</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Diferencias</translation>
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
        <translation>No se pudo escribir el archivo.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>Im&amp;primir…</translation>
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
        <translation>Reglas lado a lado</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Ajustes que difieren</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Imprimir las diferencias</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (solo en esta posición)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>E&amp;xpansiones</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n e&amp;xpansión</numerusform>
            <numerusform>%n e&amp;xpansiones</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Re&amp;glas:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Expansiones</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Reglamento %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>Las reglas de esta partida</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (borrador)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Ninguna expansión</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n expansión</numerusform>
            <numerusform>%n expansiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Expansiones aplicadas al reglamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Algunos complementos no se pudieron cargar. Los reglamentos que los necesitan no se pueden jugar.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Algunos reglamentos de tu carpeta no se pueden jugar.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Esta vez no se cargan los complementos. Los reglamentos que necesitan alguno no se pueden jugar.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Algunos paneles no se pudieron cargar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Los complementos se cargarán la próxima vez que se inicie el programa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Añadir un reglamento</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Reglamentos (*.json *.gnostica-rules);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 no se añadió a tus reglamentos.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Reemplazar el mío</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;Conservar ambos, este como %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Corregir y añadir</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ya tienes este reglamento: «%1».</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» se ha añadido a tus reglamentos. Puedes elegirlo para una partida nueva.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Este archivo tiene el mismo identificador que el reglamento «%1», que vino con el programa y no se puede reemplazar. Puedes añadirlo con otro identificador.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Tienes un reglamento distinto con el mismo identificador: «%1».</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Tienes la versión %2 del reglamento «%1». Esta es la versión %3, más nueva.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Tienes la versión %2 del reglamento «%1». Esta es la versión %3, más antigua.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Tienes la versión %2 del reglamento «%1». Esta también se llama versión %2, pero es distinta.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (borrador)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (en la mesa)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ya existe. ¿Quieres sobrescribirlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Sob&amp;rescribir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Pasa la pantalla a %1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Las cartas de la mano están ocultas hasta que %1 esté ante la pantalla.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Soy %1: mostrar mis cartas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Puesto %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>liso</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>a rayas</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>a puntos</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>a cuadros</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>con aros</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>con cruces</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
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
        <translation>Marrón</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n punto, fuera de la partida</numerusform>
            <numerusform>%1: %n puntos, fuera de la partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Fuera</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Color del jugador %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Dibujo del jugador %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Jugador %1: persona u ordenador</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Una persona ante esta pantalla.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Quitar al jugador %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Temperamento del jugador %1</translation>
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
        <translation>Fuera</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 está fuera de la partida</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Número de jugadores:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Empieza con las pujas</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Las manos están repartidas, y todos pujan antes del primer turno.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>El resto está en la pila de descartes</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Las cartas que no has colocado van debajo del mazo en el orden de la baraja, o debajo de la pila de descartes.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;ema:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>C&amp;artas:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>A&amp;nimaciones:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Lentas</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>Nom&amp;brar filas y columnas en el borde del tablero</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Cartas &amp;grandes bajo el puntero</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Ocultar las manos entre turnos</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>La pantalla se pasa antes de que se vea la mano siguiente.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;Confirmar cada paso</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Si no, un paso se da en cuanto está completo.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Permitir deshacer &amp;todo</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Incluye los pasos de otros jugadores y lo que se haya robado, tirado o descubierto. Toda la mesa debe estar de acuerdo.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;Sonidos para sucesos importantes</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Un toque suave para anuncios, eliminaciones, un cambio en cabeza y el final de una partida.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>Mostrar las manos cuando solo &amp;juegan ordenadores</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Muestra la mano de quien decide, o de quien elijas en la lista de jugadores.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>&amp;Partidas terminadas que se conservan:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Se conservan las más nuevas; las más antiguas van a la papelera. Las partidas sin terminar se conservan siempre.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Generales</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Ta&amp;maño del texto:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>Vo&amp;lumen:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>No se pudo escribir el nuevo reglamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>No se pudo duplicar el reglamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>No se pudo cambiar el nombre del reglamento.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>Los reglamentos que lo necesitan ya no se podrán jugar.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Sus cambios sin guardar se quedan entre los borradores.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Las partidas jugadas con él, y sus grabaciones, conservan sus reglas.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Borrar un reglamento</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover a la papelera</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>No se pudo borrar el reglamento.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Exportar un reglamento</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Un solo documento</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Solo este archivo</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>El reglamento no se puede convertir en un solo documento.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Reglamentos (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>No se pudo exportar el reglamento.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>¿Quieres mover «%1» a la papelera?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«%1» se basa en %n reglamento tuyo: %2. Nadie más puede jugarlo solo con este archivo. Puedes exportar un documento único que no lo necesita.</numerusform>
            <numerusform>«%1» se basa en %n reglamentos tuyos: %2. Nadie más puede jugarlo solo con este archivo. Puedes exportar un documento único que no necesita ninguno de ellos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Vino con el programa y no se puede cambiar. Duplícalo para hacer cambios.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Tiene %n problema.</numerusform>
            <numerusform>Tiene %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>Archivos sin usar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>&amp;Cambiar nombre…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Bo&amp;rrar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Mostrar en la &amp;carpeta</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Buscar en los reglamentos</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Ningún reglamento contiene esto en su nombre ni en su identificador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>Lo extiende %n reglamento: %1.</numerusform>
            <numerusform>Lo extienden %n reglamentos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n reglamento lo incluye como expansión: %1.</numerusform>
            <numerusform>%n reglamentos lo incluyen como expansión: %1.</numerusform>
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
        <translation>Los dos libros de reglas son iguales, y ningún ajuste difiere.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Los dos libros de reglas son iguales, pero hay ajustes que difieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n regla solo en A</numerusform>
            <numerusform>%n reglas solo en A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n regla solo en B</numerusform>
            <numerusform>%n reglas solo en B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n regla cambiada</numerusform>
            <numerusform>%n reglas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n regla igual</numerusform>
            <numerusform>%n reglas iguales</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Ocultar las reglas iguales</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regla</translation>
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
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Un ordenador más fuerte y otro más débil juegan entre sí este número de repartos, para medir cuánto importa la habilidad. Tarda mucho más.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>contra</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>El jugador más fuerte</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>El jugador más débil</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>Contra %1: %2 de %n partida ganada</numerusform>
            <numerusform>Contra %1: %2 de %n partidas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>En %1: %2 de %n partida ganada</numerusform>
            <numerusform>En %1: %2 de %n partidas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Resultados</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>%1 de %n partida ganada contra el ordenador.</numerusform>
            <numerusform>%1 de %n partidas ganadas contra el ordenador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Aquí aparecen tus resultados contra el ordenador.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>Has jugado %n día seguido.</numerusform>
            <numerusform>Has jugado %n días seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 de %n lección hecha</numerusform>
            <numerusform>%1 de %n lecciones hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Acertijos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>%1 de %n acertijo resuelto</numerusform>
            <numerusform>%1 de %n acertijos resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Una guerra de territorios en un tablero de tarot</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>En compañía</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>De dos a seis en una misma pantalla, con cualquier juego y cualquier reglamento.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Cambia las reglas, crea tu propio juego.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Dos juegos, regla por regla y en miles de partidas.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>¿&amp;Quién juega?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Una grabación o una partida sin terminar de un archivo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>En ambos, con otro resultado</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>Iguales en ambos</translation>
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
        <translation>Ahora no se puede mostrar nada de la mesa.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Antes del primer turno no hay ninguna posición que comparar.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Preparando la posición…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Abrir una posición o una partida</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Posiciones, escenarios y partidas (*.json *.gnostica-position *.gnostica);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>No se pudo abrir la posición.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Comparando los pasos…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Uno de los reglamentos no permite esta posición.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Elige dos reglamentos que se puedan jugar.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Desde la &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>&amp;Nuevo reparto</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>&amp;Dar el paso</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>Atr&amp;ás</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>Que elija el &amp;ordenador</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Puestos:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Pasos con ambos reglamentos</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Pulsa «Atrás» para volver al punto en el que se separaron.</translation>
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
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lecciones y acertijos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>Si&amp;guiente</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lecciones y acertijos</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;Todas las lecciones y acertijos</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Muéstrame</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Volver a empezar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>Atr&amp;ás</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Temperamento por sorteo</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Equilibrado: construye y estorba a los demás</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Constructor: prefiere fundar territorios y hacerlos crecer</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Cazador: prefiere estorbar a los demás</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Anuncia cuando es mejor que esperar</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Arriesgado: anuncia antes</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Prudente: anuncia más tarde</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Versión del formato</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Nombre breve, para archivos y para otros reglamentos</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Un juego, o una expansión de juegos</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Original; el documento contiene solo las diferencias con él</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Expansiones que incluye</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nombre, por idioma</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Descripción en una frase, por idioma</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Notas de quien lo escribió, por idioma</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Su versión, un número que fija quien lo escribió</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes de los palos</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Poderes de los arcanos mayores</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Enlaces entre los poderes de una carta</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Mecánicas que usa</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Nombre de un poder</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Poderes de los que se elige uno</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Quita el valor del original</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>Lo mismo que sin valor</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>En el original: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Predeterminado: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Regla %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>Es demasiado largo para un reglamento. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Este texto no puede formar parte de un reglamento. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Esta solución ya no se puede aplicar.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Aquí no hay soluciones</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>&amp;Mostrar las entradas posibles</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>E&amp;xplicar esta entrada</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>&amp;Buscar…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Queda aproximadamente %n hora.</numerusform>
            <numerusform>Quedan unas %n horas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Queda aproximadamente %n minuto.</numerusform>
            <numerusform>Quedan unos %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Queda aproximadamente %n segundo.</numerusform>
            <numerusform>Quedan unos %n segundos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Volver a la página de inicio</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Volver a la página de inicio (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Espera a que el reglamento se pueda jugar.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n partida de prueba jugada</numerusform>
            <numerusform>%n partidas de prueba jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Jugar partidas de prueba tras cada cambio</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Mostrar una partida</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Resultados de las partidas de prueba</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;No guardar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>Tu partida espera en la mesa.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>La partida ha terminado; su tablero sigue ahí.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>M&amp;irar el tablero</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Más partidas &amp;sin terminar…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Resuelto en %n de los últimos siete días</numerusform>
            <numerusform>Resuelto en %n de los últimos siete días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Añadir un jugador</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Los ordenadores solo ven lo que tú verías en su lugar.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>No se pudo abrir el reglamento.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Los cambios sin guardar no se pueden conservar para después.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Guardar el reglamento</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Este texto no se puede leer como reglamento. Si lo guardas, el reglamento faltará en los juegos hasta que se corrija el texto.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>Guardar de todos &amp;modos</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>No se pudo guardar el reglamento.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Partida de prueba %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>En la mesa no hay ningún turno desde el que seguir.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Taller – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Taller – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Elige un reglamento, o crea uno nuevo.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Partidas de prueba</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>El texto abierto no se puede leer como JSON. Cambia a mano el identificador en el texto.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>El reglamento recibirá otro identificador.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Cambiar &amp;también el identificador en esos reglamentos</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Cambiarlo solo &amp;aquí</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>No se pudo escribir el nuevo identificador en todos los reglamentos que remiten a este.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>El reglamento «%2» ya tiene el identificador «%1». Si este se guarda con el mismo, solo se usará uno de los dos.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Los cambios de «%1» no están guardados ni se conservan como borrador.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (sin guardar)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Taller</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Comparar reglamentos</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Elegir dos reglamentos</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Elige «{action:compare}» en el menú «{menu:compare}».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Elige arriba los reglamentos: cualquiera de los instalados, uno que se esté creando en el taller, o las reglas de la partida de la mesa. A cada uno se le pueden aplicar expansiones.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Diferencias» muestra lado a lado las reglas de ambos, con las palabras distintas marcadas, y una tabla de los ajustes. Las partes iguales están plegadas; haz clic en una para leerla.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Efectos en una posición</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>«La misma posición» muestra una posición en dos tableros, y todos los pasos en cuatro grupos: los que solo permite el primer reglamento, los que solo permite el segundo, los que tienen otro resultado y los que son iguales.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>La posición viene de la partida de la mesa, de un archivo, de una partida jugada o de un nuevo reparto.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Elige un paso para darlo en ambos tableros, donde sea posible. Junto a cada paso está la regla que marca la diferencia.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Hacer jugar a los ordenadores</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>En «Efectos en las partidas», los ordenadores juegan los mismos repartos con cada reglamento. Elige el número de jugadores, su nivel y el número de repartos; o con qué precisión quieres el resultado.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Un experimento se puede pausar, detener y reanudar otro día: no se pierde ninguna partida.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Un plan se puede guardar en un archivo, para otra persona o para la línea de órdenes.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>De un número a sus partidas</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Haz clic en un número, una barra o un punto para ver la lista de las partidas en las que se basa. Haz doble clic en una partida para verla.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Reglas importantes</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Reglas importantes» cambia una a una las reglas de un reglamento y muestra qué cambios hacen las partidas más cortas, más tranquilas o más igualadas. Cada cambio tiene un botón que lleva a un experimento propio y otro que lleva a las reglas.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Informes</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Exportar» escribe una página con imágenes para cualquier navegador, o números para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Leer un intervalo</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«4,1 ± 0,9 turnos»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Las partidas dependen del azar: otros repartos habrían dado otro número. El intervalo muestra cuánto puede desviarse: el número verdadero está probablemente entre 3,2 y 5,0. Con más repartos el intervalo se estrecha: con el cuádruple se reduce a la mitad.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Leer una diferencia</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Si el intervalo de una diferencia no contiene el 0, las reglas probablemente tienen efecto; esas líneas van en negrita.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Si contiene el 0, no se vio ninguna diferencia. Eso no significa que no la haya: la frase de al lado dice cómo de grande podría ser aún.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Mirar antes del final</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Estos intervalos valen por mucho que los mires, y te detengas cuando te detengas. Uno de cada veinte puede aun así no contener el número verdadero; los veredictos tienen en cuenta cuántas cosas se miran.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Los jugadores eran ordenadores, no personas: no guardan rencor, y no aprenden. Si un juego es divertido, tenéis que descubrirlo vosotros.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Montar una posición</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Disponerla</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Elige «{action:setUp}» en el menú «{menu:setUp}», o en la ventana de una partida jugada.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Pon cartas y piezas en su sitio: arrástralas, o elige una y después una casilla.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Las cartas y piezas se van contando. Todo lo imposible se enumera, con su regla y su lugar.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Sigue jugando desde la posición, guárdala, cópiala como texto o imagen, o compárala con dos reglamentos.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>En un experimento pueden participar más de dos: pulsa el signo más que hay a su lado.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Conclusiones sobre el final de la partida</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Quienes diseñaron Gnostica llaman a su final una espina clavada: nadie se atreve a anunciar un último turno, todos atacan a quien va en cabeza, y quien anuncia en vano tiene que mirar. Así que hicimos jugar a los ordenadores 600 repartos con tres jugadores y nueve finales, cada reparto dos veces con los jugadores desplazados un puesto, y otras dos con jugadores desiguales: 21.600 partidas. La imagen muestra cuánto más largas o más cortas fueron las partidas que con las reglas impresas.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Una espina real</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Con las reglas impresas, tres ordenadores que ven quién va en cabeza juegan 380 turnos o más: una de cada seis partidas no tiene fin en 2000 decisiones, y ahí se corta. Durante 40 de esos turnos, un jugador está a un punto o menos de la puntuación para ganar, y nadie se atreve. De los pasos que dañan a un jugador, el 56&#xa0;% daña a quien va en cabeza.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Remedios</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La carta Infinito</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>El final de la primera edición remedia la mayor parte: 71 turnos en vez de 380, toda partida acaba, nadie queda fuera y nadie comparte una victoria. Se anuncian dos últimos turnos por partida, frente a uno con las reglas impresas; se cumplen más o menos los mismos, con poco más de cinco puntos. Su precio: el bando más fuerte gana el 73&#xa0;% de las partidas en vez del 89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La puntuación más alta al agotarse el mazo</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 turnos, toda partida acaba, nadie queda fuera. Pero en más de una de cada cuatro partidas se comparte la victoria, y dos de cada tres pasos que dañan a un jugador dañan a quien va en cabeza: más que con las reglas impresas.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Un reloj oculto</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 turnos: con mucho las partidas más cortas, con menos de un turno en que nadie se atreve. Ya casi nadie anuncia, uno de cada siete últimos turnos se cumple, y quien empieza gana solo el 18&#xa0;% de las partidas.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Más o menos puntos para ganar</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Ganar con ocho puntos acorta la partida en 113 turnos, y casi toda partida acaba. El tiempo en que nadie se atreve y el valor de la habilidad siguen igual, hasta donde se puede ver. Ganar con diez puntos añade al menos 107 turnos, y cuatro de cada diez partidas no tienen fin.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Fracasos más suaves</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Si todos los demás ganan cuando un anuncio falla, las partidas no son más cortas, pero en un tercio de ellas se comparte la victoria: un último turno se cumple en el 58&#xa0;% de los casos en vez del 77&#xa0;%. Si quien falla pierde piezas en lugar de la partida, todos siguen en la mesa, y una partida dura otros 33 turnos: nadie se atreve antes por ello.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>No se vio que ningún final cambiara cuánto decide el reparto: en todos queda excluida una diferencia mayor que 0,18 del camino de nada a todo.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Límites del experimento</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Ordenadores, no personas</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Preguntas abiertas</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>¿Se atreven más las personas cuando fallar cuesta menos? ¿Cómo les va a cuatro o más jugadores? ¿Puede un final ser corto y dejar tanto a la habilidad como las reglas impresas? Pruébalo: «{action:compare}» en el menú «{menu:compare}» abre también el plan de este experimento.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[El informe completo](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Planean un turno y la respuesta a él, y «más fuerte» significa uno que planea así frente a uno que toma lo que parece mejor en el momento. No hacen tratos, no se aburren y no se cansan de atacar a quien va en cabeza: las personas pueden acabar sus partidas mucho antes. Los finales se compararon con los mismos jugadores y las mismas cartas; cuánto duran vuestras partidas es otra cuestión.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Todos los números con sus intervalos, todas las imágenes, y cómo reproducirlos, en el navegador (en inglés).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Crear un juego</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Crear tu propio juego</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Empezar con un juego conocido</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Elige «{action:workshop}» en el menú «{menu:workshop}».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La lista de la izquierda muestra todos los reglamentos, cada uno debajo de su original. Elige el que esté más cerca de lo que quieres, y después «Nuevo».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Tu reglamento contiene solo las diferencias: todo lo demás es como en el original. Los reglamentos que vinieron con el programa están bloqueados; los tuyos se pueden cambiar.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Cambiar un ajuste</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>En «Ajustes», cada regla que se puede cambiar tiene una línea con su nombre, su significado y la regla del libro a la que pertenece.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Escribe una palabra en el campo de búsqueda para encontrar un ajuste ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Un ajuste que difiere del original lleva una marca de color; la flecha de al lado lo restablece.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Leer las reglas</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>A la derecha están las reglas de tu juego, como las leerá quien juegue.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Las frases nuevas están marcadas; deja el puntero sobre una para ver la frase a la que sustituye.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Haz clic en una frase para ver el ajuste que la decide.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Comprobar los problemas</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«Problemas» enumera lo que no se puede jugar, y lo que quizá no querías. Un problema que se puede corregir automáticamente tiene un botón para ello.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Probar el juego</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Mientras trabajas, los ordenadores juegan partidas rápidas con tus reglas. «Partidas de prueba» muestra los resultados: si las partidas acaban, cuánto duran y qué no se usa nunca.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Jugar el borrador» empieza enseguida una partida con tus reglas; no hace falta guardarlas antes.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Seguir desde la mesa» continúa con ellas desde la posición actual de la mesa.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Deshacer y cambios sin guardar</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Todo cambio se puede deshacer ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Los cambios sin guardar se conservan cuando cierras la ventana, y la próxima vez vuelven a estar.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Las partidas en curso conservan las reglas con las que empezaron.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Tres recetas</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Una partida más corta para cuatro</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige Gnostica a la izquierda, después «Nuevo»; llámalo «Corto para cuatro» y elige «Crear».</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>En «Jugadores y piezas» pon «Mínimo de jugadores» y «Máximo de jugadores» en 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escribe «puntos para ganar» en el campo de búsqueda, y pon «Puntos para ganar» en 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Al cabo de un momento, «Partidas de prueba» muestra cuántos turnos dura ahora una partida.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige «Guardar el reglamento». Desde ahora, «Partida nueva» lo ofrece.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Si también se ha de poder jugar con otros números de jugadores, deja el número de jugadores como está, y cambia en su lugar «Puntos para ganar con cuatro jugadores».</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Un final más suave</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige Gnostica a la izquierda, después «Nuevo»; llámalo «Suave» y elige «Crear».</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escribe «último turno» en el campo de búsqueda. «Resultado de un último turno fallido» decide qué le pasa a quien anuncia y luego tiene muy pocos puntos.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige «El jugador pierde el próximo turno»: ya nadie queda fuera.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Pon «Puntos para anunciar» en 6, para que nadie anuncie en vano. Las reglas de la derecha muestran enseguida el efecto.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Otro poder para una carta</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige Gnostica a la izquierda, después «Nuevo»; llámalo «Sol radiante» y elige «Crear».</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Abre «Poderes de las cartas» y baja hasta «El Sol».</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Pulsa el signo más que hay tras sus poderes, «Añadir un poder», y elige «Basto».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La cara de la carta y su frase cambian en consecuencia. Arrastra el nuevo poder a su sitio.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>El juego terminado</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Un reglamento es un solo archivo. «Exportar» lo escribe donde quieras. Los demás jugadores arrastran el archivo a la ventana, o lo abren con doble clic. No contiene ningún programa: nada en él puede hacer daño.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Nombres en otros idiomas</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>En «Nombres» puedes escribir el nombre y la descripción en varios idiomas. Quien lea en otro idioma verá el texto inglés, o el primero que haya si no lo hay en inglés.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Para quien conozca JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«Texto» muestra el propio documento, con autocompletado y explicaciones. El formulario y el texto coinciden siempre; se conservan tu orden y tus espacios.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Dejar una partida y guardar imágenes de ella</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>«{action:resign}», en el menú «{menu:resign}», abandona la partida tras pedir confirmación. Si solo queda un rival, la partida termina y gana ese rival. Si no, un ordenador sigue jugando por ti hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Dejar que terminen los ordenadores</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>«{action:letComputersFinish}», en el menú «{menu:letComputersFinish}», juega deprisa el resto de la partida ({key:letComputersFinish}). Los ordenadores juegan entonces por todos. Puedes ponerlos en pausa cuando quieras.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Una imagen del tablero</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>«{action:savePicture}», en el menú «{menu:savePicture}», guarda el tablero como imagen, sin las manos ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>«{action:copyPicture}» copia la imagen para que puedas pegarla en otro lugar.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>La carta Infinito está debajo del mazo.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>La carta Infinito está junto al mazo: al final de un turno puede tomarla quien tenga una puntuación más alta que la de todos los demás.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 conserva la carta Infinito.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 tiene la carta Infinito y gana si al final de su próximo turno su puntuación sigue siendo la más alta.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Ronda de desafío de %1: %n punto; el mejor de los demás tiene %2.</numerusform>
            <numerusform>Ronda de desafío de %1: %n puntos; el mejor de los demás tiene %2.</numerusform>
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
        <translation>Lugar de la carta</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Debajo del mazo</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Junto al mazo</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Se coloca una carta Infinito debajo del mazo. Cuando se roba la última carta que tiene encima, la carta Infinito se pone junto al mazo, aunque no haya descartes que barajar.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>A partir de ahí puedes tomar la carta Infinito al final de tu turno si en ese momento tu puntuación es más alta que la de todos los demás. Así empieza una ronda de desafío. La carta no se puede tomar durante una ronda de desafío, ni al final del turno que la decide.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Si al final de tu próximo turno tu puntuación sigue siendo más alta que la de todos los demás, ganas. Si no, la carta vuelve junto al mazo. Nadie queda fuera de la partida por eso.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Terminas el turno y tomas la carta Infinito: empieza una ronda de desafío.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 termina el turno y toma la carta Infinito: empieza una ronda de desafío.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Tomar la carta Infinito</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Termina tu turno, o toma la carta Infinito y empieza una ronda de desafío.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tu ronda de desafío acaba con este turno: ganas si entonces tu puntuación es más alta que la de todos los demás.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>La ronda de desafío de %1 acaba con este turno; gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tu ronda de desafío está en marcha.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>La ronda de desafío de %1 está en marcha.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>La carta Infinito aparece y se pone junto al mazo.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tomas la carta Infinito; empieza tu ronda de desafío.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 toma la carta Infinito; empieza una ronda de desafío.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tu ronda de desafío fracasa; la carta Infinito vuelve junto al mazo.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>La ronda de desafío de %1 fracasa; la carta Infinito vuelve junto al mazo.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Tu ronda de desafío tiene éxito: sigues teniendo la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>La ronda de desafío de %1 tiene éxito: la puntuación más alta sigue siendo %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta Infinito está todavía debajo del mazo (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Antes debe acabar la ronda de desafío de %1 (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Tu puntuación debe ser más alta que la de todos los demás, pero %1 tiene al menos los mismos puntos (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Tu propia ronda de desafío acaba con este turno (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ganas: tras tu ronda de desafío sigues teniendo la puntuación más alta.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>Gana %1: tras la ronda de desafío su puntuación sigue siendo la más alta.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede abrir. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 no se puede escribir. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no es el archivo de un experimento.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 se hizo con una versión posterior del programa (tablas de la versión %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 está dañado. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 es de otro experimento.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Otro programa está añadiendo partidas a %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 se empezó con la versión %2 del programa, cuyos ordenadores pueden jugar de otro modo.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 es la misma parte que %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>En %1 no hay partes.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>En %1 faltan estas partes: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no está terminado; ejecuta otra vez esa parte.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Un plan con una precisión no se puede dividir en partes, porque ninguna podría saber cuándo se alcanza. Indica solo el número de repartos.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no es el informe de un experimento.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>En %1 faltan partidas (repartos: %2). Ejecuta otra vez esa parte.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 tiene tablas distintas de las de este programa. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 estorba: no lo creó este programa. Muévelo o cámbiale el nombre y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>El nombre de %1 está reservado para partes de experimentos. Elige otro nombre.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Se detuvo la lectura de %1.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 tiene otros nombres (enlaces duros). Otro programa podría añadir partidas con uno de ellos. Haz una copia y usa esa.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 no se puede mover. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no es un archivo de datos de aprendizaje.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 se hizo con una versión posterior del programa (formato %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 se hizo con otra versión del programa, cuyos ordenadores se fijan en otras características de una posición. Usa otra carpeta.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 se hizo con otros ajustes (%2). Vuelve a usarlos o usa otra carpeta.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>turnos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;turnos</numerusform>
            <numerusform>%1&#xa0;turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>decisiones</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;decisiones</numerusform>
            <numerusform>%1&#xa0;decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>puntos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;puntos</numerusform>
            <numerusform>%1&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;jugadores</numerusform>
            <numerusform>%1&#xa0;jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>anuncios</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;anuncios</numerusform>
            <numerusform>%1&#xa0;anuncios</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>cambios en cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;cambios en cabeza</numerusform>
            <numerusform>%1&#xa0;cambios en cabeza</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>pasos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;pasos</numerusform>
            <numerusform>%1&#xa0;pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>cartas</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;cartas</numerusform>
            <numerusform>%1&#xa0;cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>territorios</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;territorios</numerusform>
            <numerusform>%1&#xa0;territorios</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>piezas</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;piezas</numerusform>
            <numerusform>%1&#xa0;piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>barajaduras</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;barajaduras</numerusform>
            <numerusform>%1&#xa0;barajaduras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;puntos porcentuales</numerusform>
            <numerusform>%1&#xa0;puntos porcentuales</numerusform>
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
        <translation>correlación</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Partidas que llegan a su fin</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Proporción de partidas jugadas hasta el final; las demás se interrumpieron al llegar al número máximo de decisiones.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Partidas con final, divididas por todas las partidas.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Llegan a su fin más partidas en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Llegan a su fin menos partidas en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos en una partida</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Número de turnos de una partida, los de todos los jugadores juntos. Una partida interrumpida tiene al menos este número.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Turnos empezados, incluido el último.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 dura %2 más que %3.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 acaba %2 antes que %3.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Decisiones en una partida</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Número de decisiones de una partida: qué hacer en un turno, cómo usar un poder, si anunciar. Una partida interrumpida tiene al menos este número.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Pasos dados, incluidas pujas y respuestas.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 pide %2 más que una de %3.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 pide %2 menos que una de %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos hasta el primer anuncio</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Turno en el que se anuncia por primera vez un último turno.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>El número del turno del primer anuncio; las partidas sin anuncio no cuentan.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El primer anuncio llega %2 más tarde en %1 que en %3.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El primer anuncio llega %2 antes en %1 que en %3.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Victorias de quien empieza</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Proporción de partidas que gana el jugador con el primer turno; con las mismas opciones, uno dividido por el número de jugadores.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>La parte de la victoria que corresponde al puesto con el primer turno; las partidas interrumpidas no cuentan.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien empieza gana más a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien empieza gana menos a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Puntos de ventaja al final</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Número de puntos que quien gana lleva de ventaja al mejor de los demás al final de la partida.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Los puntos de quien ganó menos los del mejor de los demás que sigue en juego.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien gana lleva más ventaja en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien gana lleva menos ventaja en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Victorias compartidas</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Proporción de partidas que ganan juntos varios jugadores que no son aliados.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partidas en las que comparten la victoria jugadores enemigos entre sí, divididas por todas las partidas.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La victoria se comparte más a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La victoria se comparte menos a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Eliminaciones</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Número de jugadores que quedan fuera antes de que acabe la partida.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Número de jugadores eliminados.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 elimina a %2 más que una de %3.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 elimina a %2 menos que una de %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos hasta la primera eliminación</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Turno en el que se produce la primera eliminación.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>El número del turno de la primera eliminación; las partidas sin eliminación no cuentan.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La primera eliminación llega %2 más tarde en %1 que en %3.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La primera eliminación llega %2 antes en %1 que en %3.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Anuncios en una partida</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Número de veces que los jugadores anuncian su próximo turno como el último.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Anuncios hechos; declarar una ronda final no cuenta.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 hay %2 más que en una de %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 hay %2 menos que en una de %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Anuncios cumplidos</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Proporción de anuncios que dan la victoria a quien los hizo.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Anuncios cumplidos, divididos por el total de anuncios; las partidas sin anuncio no cuentan.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Los anuncios se cumplen más a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Los anuncios se cumplen menos a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Puntos al anunciar</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Número de puntos que tienen los jugadores al anunciar.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Los puntos que tiene en ese momento quien anuncia, de media; las partidas sin anuncio no cuentan.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se anuncia con %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se anuncia con %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Anuncios fallidos</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Número de anuncios fallidos en una partida.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Anuncios que fallaron; uno aún pendiente al final de la partida ni se ha cumplido ni ha fallado.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 fallan %2 más que en una de %3.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 fallan %2 menos que en una de %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos en los que nadie se atreve a anunciar</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Número de turnos en los que un jugador está a un punto como máximo de la puntuación para ganar y nadie anuncia.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Turnos que empezaron con un jugador a un punto como máximo de la puntuación para ganar y sin ningún anuncio pendiente, y en los que no anunció nadie.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En %1, nadie se atreve a anunciar durante %2 más que en %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En %1, nadie se atreve a anunciar durante %2 menos que en %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Pasos hostiles contra quien va en cabeza</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Proporción de pasos hostiles que dañan al jugador que va en cabeza.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Pasos hostiles contra quien va en cabeza, divididos por todos los pasos hostiles, mientras haya alguien en cabeza. Un paso es hostil si cuesta a un enemigo piezas, pintas, puntos o un territorio, o si mueve o gira una pieza enemiga.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Los pasos hostiles alcanzan más a menudo a quien va en cabeza en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Los pasos hostiles alcanzan menos a menudo a quien va en cabeza en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Cambios en cabeza</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Número de veces que otro jugador se pone en cabeza en una partida.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Número de veces que el jugador con más puntos es distinto del anterior, al comienzo de cada turno y al final; los empates no cuentan.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Desventaja de quien ganó</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Desventaja, en el peor momento, de quien luego ganó respecto al favorito.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>La mayor diferencia, al comienzo de un turno, entre la mejor probabilidad de ganar y la de quien ganó, según el juicio de los ordenadores.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien ganó iba más por detrás en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien ganó iba menos por detrás en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Incertidumbre del resultado</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Grado en que el resultado sigue abierto, de media en la partida: 100&#xa0;% si todos los jugadores tienen las mismas opciones, 0&#xa0;% si la partida está decidida.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>La entropía de las probabilidades de ganar de los jugadores, dividida por su máximo posible, de media en los comienzos de los turnos, según el juicio de los ordenadores.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 siguen más abiertas que las de %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 siguen menos abiertas que las de %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Turno en que se decide la partida</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Turno tras el que la probabilidad de quien gana se mantiene por encima del 80&#xa0;%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>El último turno a cuyo comienzo quien ganó tenía una probabilidad del 80&#xa0;% como máximo, según el juicio de los ordenadores.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 se deciden %2 más tarde que las de %3.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 se deciden %2 antes que las de %3.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Espera hasta el propio turno</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Número de decisiones que toman los demás jugadores entre dos turnos de un jugador.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Decisiones de los demás desde el final del turno de un jugador hasta el comienzo de su turno siguiente, de media.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dos turnos de un jugador, los demás toman %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dos turnos de un jugador, los demás toman %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Espera tras una eliminación</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Número de turnos que los jugadores eliminados tienen que mirar hasta que acaba la partida.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Turnos empezados tras una eliminación, sumados para todos los eliminados.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien queda fuera espera %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien queda fuera espera %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Opciones por decisión, de media</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Número de pasos entre los que puede elegir un jugador, de media en todas las decisiones.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Media de los pasos permitidos en una decisión.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>De media se elige entre %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>De media se elige entre %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Opciones en una decisión típica</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Número de pasos entre los que puede elegir un jugador: la mitad de las decisiones ofrece más, la otra mitad menos.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Mediana de los pasos permitidos en una decisión.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una decisión típica se elige entre %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una decisión típica se elige entre %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Máximo de opciones en una decisión</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Número de pasos entre los que puede elegir un jugador en la decisión más amplia de una partida.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Mayor número de pasos permitidos en una decisión de una partida.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En la decisión más amplia se elige entre %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En la decisión más amplia se elige entre %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Número de cartas que tiene un jugador.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Cartas en las manos de quienes siguen en juego al comienzo de un turno, de media.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se tienen en la mano %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se tienen en la mano %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos en que se renueva la mano</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Proporción de turnos que se gastan en descartar y robar cartas.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Turnos en que se renueva la mano descartando o robando, divididos por todos los turnos.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se renueva la mano en más turnos en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Se renueva la mano en menos turnos en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Territorios en el tablero</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Tamaño del tablero.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Territorios en el tablero al comienzo de un turno, de media.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Hay %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Hay %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Piezas en el tablero</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Número de piezas que todos los jugadores juntos tienen en el tablero.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Piezas en el tablero al comienzo de un turno, de media.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En el tablero hay %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En el tablero hay %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Piezas en los yermos</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Número de piezas fuera de los territorios.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Piezas en los yermos al comienzo de un turno, de media.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En los yermos hay %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En los yermos hay %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Barajaduras en una partida</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Número de veces que el mazo se agota y se vuelve a barajar.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Número de veces que los descartes han pasado a ser el mazo.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Influencia de la habilidad</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Proporción de victorias de un ordenador más fuerte contra uno más débil: 50&#xa0;% si la habilidad no influyera.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>La parte de la victoria del más fuerte de dos jugadores dados, de media en partidas en las que ambos ocupan cada puesto con la misma frecuencia.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El jugador más fuerte gana más en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El jugador más fuerte gana menos en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Influencia del reparto</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Si vuelve a ganar el mismo puesto cuando las mismas cartas se reparten a otros jugadores: 1 si decide el reparto, 0 si no influye.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>La correlación entre el resultado de un puesto en un reparto y en el mismo reparto con los puestos cambiados.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El reparto decide más en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El reparto decide menos en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Según Browne y Maire, «Evolutionary Game Design», 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Según Shannon, «A Mathematical Theory of Communication», 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Definida para este programa.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Muy pocas partidas para decirlo.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Ninguna diferencia.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Quizá una diferencia de %1; con tantas comparaciones puede deberse al azar.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>No se ve ninguna diferencia; se excluye una diferencia mayor que %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>En ambos, con otro resultado</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Iguales en ambos</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n paso en %1</numerusform>
            <numerusform>%n pasos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n en %1</numerusform>
            <numerusform>%n en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>De %1 y %2, %n es igual.</numerusform>
            <numerusform>De %1 y %2, %n son iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>En %1 toca ahora una decisión distinta.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 no tiene este paso.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>mecánicas en torno a los turnos</translation>
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
        <translation>Motivo: «%1» es «%2» en %3 y «%4» en %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>La partida acaba de otro modo, o quedan fuera otros jugadores.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>En el tablero hay otras piezas.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>En el tablero hay otros territorios.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>En las manos hay otras cartas.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>En las pilas hay otras cartas.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Los anuncios y contadores son distintos.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>El turno es de otro jugador, o el orden de los turnos es distinto.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>Después decide otro jugador, o el azar.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Otra cosa queda en manos del azar.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Solo uno de los dos exige una segunda mitad.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Las dos posiciones no son iguales.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Cartas en cada mano: %1 en %2, %3 en %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>En %1 y %2 tocan decisiones distintas, así que sus pasos no se pueden comparar.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>La única partida llegó a su fin.</numerusform>
            <numerusform>Las %n partidas llegaron a su fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partidas que no terminaron y se interrumpieron: %1 de %n.</numerusform>
            <numerusform>Partidas que no terminaron y se interrumpieron: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Turnos en una partida: %1 de media, %2 como mínimo, %3 como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Anuncios que ganaron la partida: %1 de %n.</numerusform>
            <numerusform>Anuncios que ganaron la partida: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Se gana anunciando, pero en %n partida no anunció nadie.</numerusform>
            <numerusform>Se gana anunciando, pero en %n partidas no anunció nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Quien empezó ganó el %1 de todas las partidas (entre el %2 y el %3); lo justo sería el %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Turnos en los que un jugador con piezas solo podía pasar: %1 de %n.</numerusform>
            <numerusform>Turnos en los que un jugador con piezas solo podía pasar: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partidas en las que un jugador no tenía piezas ni sitio para una: %1 de %n.</numerusform>
            <numerusform>Partidas en las que un jugador no tenía piezas ni sitio para una: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>La carta %1 no se jugó ni se activó en %n partida.</numerusform>
            <numerusform>La carta %1 no se jugó ni se activó en %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Este poder se ofreció %n vez y nunca se pudo usar: %1.</numerusform>
            <numerusform>Este poder se ofreció %n veces y nunca se pudo usar: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Este poder se pudo usar %n vez, pero nadie lo usó: %1.</numerusform>
            <numerusform>Este poder se pudo usar %n veces, pero nadie lo usó: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>En %n decisión esto nunca fue posible: %1.</numerusform>
            <numerusform>En %n decisiones esto nunca fue posible: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Esto fue posible %n vez, pero nadie lo hizo: %1.</numerusform>
            <numerusform>Esto fue posible %n veces, pero nadie lo hizo: %1.</numerusform>
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
            <numerusform>Partidas jugadas por ordenadores que lo prueban todo y no quieren ganar: %1 de %n. Solo cuentan para lo que nunca ocurrió.</numerusform>
            <numerusform>Partidas jugadas por ordenadores que lo prueban todo y no quieren ganar: %1 de %n. Solo cuentan para lo que nunca ocurrió.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Español</translation>
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
        <translation>No hay traducción para «%1». Idiomas: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 y %2</translation>
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
        <translation>%1 y %2</translation>
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
        <translation>%1, luego %2</translation>
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
        <translation>Efecto en %1 de cada cambio de una regla, primero las mayores diferencias, con intervalos del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Efectos de las reglas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>Se probó %n cambio de reglas.</numerusform>
            <numerusform>Se probaron %n cambios de reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>Se probó %n cambio de reglas; la búsqueda se detuvo antes de tiempo.</numerusform>
            <numerusform>Se probaron %n cambios de reglas; la búsqueda se detuvo antes de tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>No se encontró ninguna diferencia que el azar no explique.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todos los números</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Cada regla se cambió por separado y se probó con pocas partidas. Los cambios más prometedores se probaron con cada vez más partidas.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Partida más larga, en decisiones</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Versión del programa</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Número de partidas de cada cien con cada valor.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Puntos de quien va en cabeza</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Territorios en el tablero</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Piezas en el tablero</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Piezas en los yermos</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Mejor probabilidad de ganar (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Media de las partidas que llegaron a este turno, siempre que llegara al menos la cuarta parte de todas. La banda contiene la mitad de estas partidas.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Media de las partidas que llegaron a este turno, siempre que llegara al menos la cuarta parte de todas.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Diferencias respecto de %1, con intervalos del 95&#xa0;%. Si un intervalo no incluye la línea del 0, la regla probablemente importa.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Partidas (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Tipos de paso</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Frecuencia con la que se usó cada carta cuando se podía, primero las mayores diferencias.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Frecuencia con la que se usó cada poder cuando se podía, primero las mayores diferencias.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Frecuencia con la que se dio cada tipo de paso cuando se podía, primero las mayores diferencias. Los nombres son los de la notación.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Usado cuando se podía (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Proporción de las victorias (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victorias por puesto</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Cada reparto se juega una segunda vez con los jugadores desplazados un puesto, así que esto muestra el valor del propio puesto, con intervalos del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Anuncios en cien partidas</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Anuncios cumplidos (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Anuncios por puntuación</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Puntos que tenían los jugadores al anunciar.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Anuncios cumplidos, por puntuación</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Proporción de los anuncios hechos con cada número de puntos.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Diferencias en imágenes</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Distribución de las partidas</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>El curso de la partida</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Uso de cartas, poderes y pasos</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Límites de este informe</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Los jugadores eran ordenadores, no personas. No hablan ni guardan rencor, y no aprenden de una partida para la siguiente.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Jugadores más fuertes o más débiles podrían sacar a la luz otras diferencias.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Los números muestran cómo van las partidas, no si son divertidas.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Los intervalos son del 95&#xa0;%: uno de cada veinte puede no contener el valor real. Los veredictos tienen en cuenta el gran número de comparaciones.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Reglamentos comparados</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n reparto</numerusform>
            <numerusform>%n repartos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; terminado</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>La tabla tiene %n diferencia más.</numerusform>
            <numerusform>La tabla tiene %n diferencias más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n iteración)</numerusform>
            <numerusform>%1 (%n iteraciones)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Todos los reglamentos tuvieron las mismas barajaduras y los mismos dados, y sus partidas fueron iguales.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Todos los reglamentos tuvieron las mismas barajaduras y los mismos dados. Para la duración de las partidas, eso equivale a multiplicar por %1 el número de partidas (correlación %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Reglamentos y sus diferencias</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Todos los números tienen intervalos del 95&#xa0;%. Las diferencias son respecto de %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Cada reglamento tuvo barajaduras y dados propios.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 de su documento</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Reproducción de este informe</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Hace falta el archivo del experimento. Se escribe un informe con todo el plan y se vuelven a jugar todas las partidas. Los resultados deben ser iguales, número por número.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Muy pocas partidas para decirlo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>puntos porcentuales</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Diferencia: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Faltan partidas de %n reparto. Ejecuta otra vez el experimento para jugarlas.</numerusform>
            <numerusform>Faltan partidas de %n repartos. Ejecuta otra vez el experimento para jugarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%n reparto más está completo, pero no cuenta porque falta uno anterior.</numerusform>
            <numerusform>%n repartos más están completos, pero no cuentan porque falta uno anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Movimientos en la rueda</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Máximo de segmentos que avanza una pieza zodiacal al principio de un turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Aries</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Tauro</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Géminis</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Cáncer</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Virgo</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Libra</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Escorpio</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Sagitario</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Capricornio</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Acuario</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Piscis</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>rojo</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>azul</translation>
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
        <translation>d12</translation>
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
        <translation>Coloca tu pieza zodiacal en cualquier segmento.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Mueve tu pieza zodiacal en el sentido de las agujas del reloj hasta uno de los segmentos marcados.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>El dado muestra tu segmento: llena la mano.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 puede usar otra vez el poder del color de su segmento.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 puede crear otra vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rojo: %1 puede moverse o empujar otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 puede hacer crecer algo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarillo: %1 puede atacar otra vez, como si tuviera una pinta.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Azul: una de las piezas que han creado puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Rojo: una de las piezas que han usado un basto puede hacerlo otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Verde: una de las piezas que han usado un oro puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Amarillo: una de las piezas que han atacado puede hacerlo otra vez, como si tuviera una pinta.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 aún no ha colocado su pieza zodiacal.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, azul: una pieza que cree en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, rojo: una pieza que use un basto en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, verde: una pieza que use un oro en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, amarillo: una pieza que ataque en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>El dado de %1 muestra %2, el número de su segmento: puede llenar la mano.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>El dado de %1 muestra %2: ninguna carta.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segmento %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Aquí: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Tu pieza zodiacal puede ir aquí.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>la rueda de Star Wheel</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segmento de la pieza zodiacal</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartas que robar:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Mover en la rueda</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segmento:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>Al principio del turno, antes que nada, mueves tu pieza zodiacal. En tu primer turno la colocas en cualquier segmento.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Después debe moverse un segmento en el sentido de las agujas del reloj.</numerusform>
            <numerusform>Después debe moverse de %1 a %n segmentos en el sentido de las agujas del reloj.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>La rueda</translation>
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
        <translation>La rueda tiene doce segmentos: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Cada jugador aparta una pieza pequeña de su reserva como pieza zodiacal.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>El color de tu segmento puede coincidir con el poder de un palo que hayas usado en este turno con cualquier carta, arcanos mayores incluidos: azul, una copa; amarillo, una espada; verde, un oro; rojo, un basto. El mismo secuaz puede entonces usar ese palo otra vez al final del turno, si sigue en juego.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Con una espada o un basto, el secuaz actúa entonces como si tuviera una pinta, sea cual sea su tamaño.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Si varios secuaces han usado el poder, solo uno de ellos puede usarlo otra vez. Es el poder simple del palo, sin lo que la carta le añadía.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Esto nunca se enlaza con los poderes de la carta. Cada mitad de un enlace cuenta como uso por parte del secuaz que la llevó a cabo. Un secuaz que ha dejado el tablero no está en juego, aunque después se cree una pieza igual.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Después se tira un dado de doce caras. Si muestra el número de tu segmento, puedes llenar la mano hasta el límite, o menos, sin descartar.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Al final de un turno viene primero el poder repetido, después el dado y por último el anuncio o lo que ponga fin al turno.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Colocas tu pieza zodiacal en el segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 coloca su pieza zodiacal en el segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Mueves tu pieza zodiacal al segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 mueve su pieza zodiacal al segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Dejas sin usar el poder de la rueda.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 deja sin usar el poder de la rueda.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 puede crear otra vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rojo: %1 puede moverse o empujar otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 puede hacer crecer algo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarillo: %1 puede atacar otra vez, como si tuviera una pinta.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Azul: una de estas puede crear otra vez: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rojo: una de estas puede moverse o empujar otra vez, una casilla: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Verde: una de estas puede hacer crecer algo otra vez: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Amarillo: una de estas puede atacar otra vez, como si tuviera una pinta: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Usa el poder de la rueda u omítelo.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 puede usar el poder de la rueda.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Coloca tu pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 coloca su pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Mueve tu pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 mueve su pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>El dado muestra tu segmento: llena la mano.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>El dado muestra el segmento de %1, que llena la mano.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Tu pieza zodiacal se coloca en el segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>La pieza zodiacal de %1 se coloca en el segmento %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Tu pieza zodiacal se mueve al segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>La pieza zodiacal de %1 se mueve al segmento %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>La rueda está en azul: puede usarse otra vez una copa.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>La rueda está en rojo: puede usarse otra vez un basto.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>La rueda está en verde: puede usarse otra vez un oro.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>La rueda está en amarillo: puede usarse otra vez una espada.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>El dado muestra %2; tu pieza zodiacal está en otro lugar.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>El dado muestra %2; la pieza zodiacal de %1 está en otro lugar.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>El dado muestra %2, tu segmento %3: puedes llenar la mano.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>El dado muestra %2, el segmento %3 de %1, que puede llenar la mano.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>La pieza zodiacal se mueve un segmento en el sentido de las agujas del reloj (%1).</numerusform>
            <numerusform>La pieza zodiacal se mueve de %2 a %n segmentos en el sentido de las agujas del reloj (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes hay que colocar o mover la pieza zodiacal (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El color de tu segmento repite el poder de otro palo (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Esta pieza no ha usado el poder en este turno: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder repetido actúa como si la pieza tuviera una pinta (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder repetido nunca se enlaza con otro (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes hay que usar u omitir el poder que repite la rueda (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes responde el jugador atacado (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Al final de un turno, después de robar, viene primero el poder repetido, después el dado y por último el anuncio o lo que ponga fin al turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede abrir.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede escribir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 es demasiado grande; se permite como máximo %n byte.</numerusform>
            <numerusform>%1 es demasiado grande; se permiten como máximo %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Otro programa ha eliminado o cambiado %1.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede mover.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 es el nombre del diario de una partida en marcha; elige otro.</translation>
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
        <translation>%1 lleva a un archivo que está fuera de su carpeta.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 es también un archivo de entrada. Elige otro archivo para la salida.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 está indicado para dos salidas. Elige archivos distintos.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no se puede abrir, porque su nombre no está en UTF-8. Cámbiale el nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 está llena: una grabación contiene como máximo %n paso.</numerusform>
            <numerusform>%1 está llena: una grabación contiene como máximo %n pasos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica necesita %1&#xa0;MB de memoria, pero el sistema la limita a %2&#xa0;MB. Aumenta el límite, por ejemplo con «ulimit -v unlimited».</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Sin espera</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Normal</translation>
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
        <translation>más</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>menos</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 destruye %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 reduce %3 a tamaño pequeño.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 contra %2 reduce %3 a tamaño mediano.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 no basta para %3, cuyo dueño puede devolver el golpe.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 no le hace nada a %3.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>El golpe devuelto ha destruido la pieza atacante.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>El golpe devuelto ha quitado %n pinta a la pieza atacante.</numerusform>
            <numerusform>El golpe devuelto ha quitado %n pintas a la pieza atacante.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, tu pieza ha sacado más. ¿Devuelves el golpe y quitas una pinta a la pieza atacante, o no?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 decide si devuelve el golpe.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>por debajo de cero cuenta como cero</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Antes de tirar: %n dado contra %1</numerusform>
            <numerusform>Antes de tirar: %n dados contra %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n dado contra %1: %2</numerusform>
            <numerusform>%n dados contra %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>se reduce</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>puede reducirse la atacante</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Destruida en el acto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 pierde %n pinta y queda destruida.</numerusform>
            <numerusform>%1 pierde %n pintas y queda destruida.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 queda destruida, porque en la reserva no hay una pieza menor.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 pasa a ser una pieza pequeña, porque en la reserva no hay piezas medianas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 pierde %n pinta y pasa a ser pequeña.</numerusform>
            <numerusform>%1 pierde %n pintas y pasa a ser pequeña.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 pierde %n pinta y pasa a ser mediana.</numerusform>
            <numerusform>%1 pierde %n pintas y pasa a ser mediana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Hay empate: a %1 no le pasa nada.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 ha sacado más: puedes devolver el golpe y quitar una pinta a %3.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 ha sacado más: %1 puede devolver el golpe y quitar una pinta a %3.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>El ataque a %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 contra %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Ataque: %1. Suma %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Defensa: %1. Suma %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>No se han tirado dados últimamente.</translation>
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
            <numerusform>El mazo se ha agotado %1 de %n vez.</numerusform>
            <numerusform>El mazo se ha agotado %1 de %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Últimos turnos: queda %n.</numerusform>
            <numerusform>Últimos turnos: quedan %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>el agotamiento del mazo</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Últimos turnos que quedan</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Agotamientos del mazo</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Cada vez que la pila de descartes se baraja para formar un nuevo mazo, se cuenta un agotamiento del mazo.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Cuando el mazo se ha agotado tantas veces como jugadores hay, se termina el turno en curso. Después todos juegan un turno más, empezando por el jugador siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Tras %n agotamiento se termina el turno en curso. Después todos juegan un turno más, empezando por el jugador siguiente.</numerusform>
            <numerusform>Tras %n agotamientos se termina el turno en curso. Después todos juegan un turno más, empezando por el jugador siguiente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Después gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Últimos turnos: queda %n, incluido este.</numerusform>
            <numerusform>Últimos turnos: quedan %n, incluido este.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>El mazo se ha agotado ya %n vez.</numerusform>
            <numerusform>El mazo se ha agotado ya %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Todos juegan un turno más, empezando por el jugador siguiente.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>El último turno ha acabado; la puntuación más alta es %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ganas: tras los últimos turnos tienes la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>Gana %1: tras los últimos turnos la puntuación más alta es %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Tras los últimos turnos %1 comparten la puntuación más alta, %2, y la victoria.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>En estos últimos turnos no se puede anunciar nada.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>espada con dados{indefinite: una espada con dados}</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Espadas: atacar con dados</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>La pieza atacante tira un dado por cada una de sus pintas.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>La pieza atacante tira %n dado, sea cual sea su tamaño.</numerusform>
            <numerusform>La pieza atacante tira %n dados, sea cual sea su tamaño.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Úsala como espada; el nuevo territorio puede venir de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Úsala como espada; el nuevo territorio viene de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Úsala como espada.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Ataca con dados una pieza enemiga de la casilla a la que apuntas: si su suma es menor, se reduce en la diferencia; si es mayor, su dueño puede quitar una pinta a la pieza atacante.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Ataca con dados una o más piezas enemigas de la casilla a la que apuntas: cada una cuya suma sea menor se reduce en la diferencia; el dueño de cada una cuya suma sea mayor puede quitar una pinta a la pieza atacante.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>O reduce el propio secuaz sin dados.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>O reduce a nada un territorio al que apuntas, con un arcano menor y sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>O reduce un territorio sin piezas enemigas al que apuntas: en un punto, a una carta más baja del mismo tipo o, si es un arcano menor, a nada.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>El secuaz que ataca nombra una pieza enemiga de la casilla a la que apunta.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>El secuaz que ataca nombra una o más piezas enemigas de la casilla a la que apunta.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Esta única tirada vale contra todas las piezas que se defienden.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Cada pieza que se defiende tira un dado por cada una de sus pintas. Un dado muestra un más, un menos o una cara en blanco, con una probabilidad de un tercio cada uno. Un más cuenta 1, un menos −1 y una cara en blanco 0; una suma por debajo de 0 cuenta como 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Si la pieza atacante tiene la suma mayor, la que se defiende se reduce en la diferencia. Si la suma mayor es la de la pieza que se defiende, su dueño puede quitar una pinta a la atacante. Si las sumas son iguales, no cambia nada.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Una pieza sin pintas queda destruida. Si en la reserva no hay una del tamaño necesario, la pieza pasa al siguiente tamaño menor que haya, o queda destruida.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Todas estas piezas conservan su orientación.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga. Se descarta y se reemplaza por una carta de un punto menos, o por una más baja del mismo tipo. Los arcanos mayores se ordenan por su número, los menores de rey a as, sea cual sea su palo. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territorio al que apuntas, con un arcano menor y sin piezas enemigas, también puede reducirse a nada. Queda entonces yermo o vacío. Las piezas que estén entonces en el vacío vuelven a sus reservas, también las de casillas vecinas.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>O un secuaz se reduce a sí mismo sin dados, sea cual sea su orientación. Puede perder como máximo las pintas que tenía al empezar el turno o al entrar en juego. Si en la reserva no hay una pieza del tamaño necesario, pasa al siguiente tamaño menor que haya, o queda destruido. Si sobrevive, se puede orientar.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Si los dos poderes reducen el mismo territorio, no hace falta ninguna carta entre medias.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que sea seguro, sin dados, que la espada deja allí como máximo %n pieza.</numerusform>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que sea seguro, sin dados, que la espada deja allí como máximo %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Devuelves el golpe y quitas una pinta a %2.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 devuelve el golpe y quita una pinta a %2.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>No devuelves el golpe.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 no devuelve el golpe.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 ataca.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 ataca %2.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se destruye a sí misma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 se reduce en %n pinta.</numerusform>
            <numerusform>%1 se reduce en %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Reducir en:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Devolver el golpe</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 saca %2 (%3) y pierde por %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 saca %2 (%3), un resultado igual.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 saca %2 (%3), un resultado mayor.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 ataca y saca %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 ha sacado más: devuelve el golpe y quita una pinta a %2, o déjalo.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 ha sacado más: %3 puede devolver el golpe y quitar una pinta a %2.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Los dados deciden en cuánto se reduce una pieza (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Solo se puede atacar una pieza a la vez (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ahora no se puede devolver el golpe (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>La pieza puede reducirse a sí misma en %n pinta como máximo: las que tenía al empezar el turno o al entrar en juego (%1).</numerusform>
            <numerusform>La pieza puede reducirse a sí misma en %n pintas como máximo: las que tenía al empezar el turno o al entrar en juego (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un ataque necesita al menos una pieza enemiga en la casilla a la que se apunta (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Una pieza que se defiende tira un dado por cada una de sus pintas.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Por lejos que llegue el ataque, todas las piezas que se defienden están en la misma casilla.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que sea seguro, sin dados, que la espada deja la casilla dentro de sus límites.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Primero se tiran todos los dados. Después se aplican los resultados uno tras otro: por puesto, luego por tamaño, de pequeño a grande, y luego por orientación. Después deciden en el mismo orden los dueños de las piezas que se han defendido con una suma mayor. Una vez destruida la pieza atacante, las demás piezas que se defienden no hacen nada.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Piezas que se defienden en un ataque</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Número de piezas enemigas que nombra un ataque con dados.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Una o más</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Una</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Los territorios atacados vienen de</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>Origen de la nueva carta de un territorio atacado.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La pila de descartes</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Dados de un ataque</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Número de dados que tira la pieza atacante; 0 significa tantos como pintas tenga.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Agotamientos del mazo</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Número de veces que se vuelve a barajar antes de los últimos turnos; 0 significa una por jugador.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Dados y agotamientos</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Casillas:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Reducir en:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartas que robar:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Número:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Primera carta del mazo</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>No descartar ni robar nada</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Tienes lo que hace falta para anunciar tu último turno.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Vas por delante de todos, que es lo que hace falta.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Sin eso quedas fuera al final de este turno.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Mantienes lo que promete tu anuncio.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Sigues por delante de todos, que es lo que hace falta.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Frena el anuncio de otro jugador: falta %n punto.</numerusform>
            <numerusform>Frena el anuncio de otro jugador: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Quita la ventaja que otro jugador necesita para ganar: falta %n punto.</numerusform>
            <numerusform>Quita la ventaja que otro jugador necesita para ganar: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Ganas %n punto.</numerusform>
            <numerusform>Ganas %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Los demás pierden %n punto.</numerusform>
            <numerusform>Los demás pierden %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Las piezas de los demás pierden %n pinta.</numerusform>
            <numerusform>Las piezas de los demás pierden %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Tus piezas ganan %n pinta.</numerusform>
            <numerusform>Tus piezas ganan %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n de tus puntos está ahora a salvo.</numerusform>
            <numerusform>%n de tus puntos están ahora a salvo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Amenazas territorios por valor de %n punto.</numerusform>
            <numerusform>Amenazas territorios por valor de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Tienes %n carta más en la mano.</numerusform>
            <numerusform>Tienes %n cartas más en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Tu mano cubre ahora %n palo más.</numerusform>
            <numerusform>Tu mano cubre ahora %n palos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Te pones %n punto por delante.</numerusform>
            <numerusform>Te pones %n puntos por delante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Todos los demás pasos son peores.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (entre %2 y %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Tu probabilidad de ganar es entonces de alrededor del %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Con «%1» ahora, tu probabilidad de ganar, así o más tarde, es del %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si anuncias ahora, la probabilidad de tener lo que necesitas al final de tu próximo turno es del %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si esperas, tu probabilidad de ganar más tarde es del %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Espera: es casi seguro que un anuncio fallaría.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Anuncia: es claramente mejor que esperar.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: es claramente mejor que esperar.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Espera: anunciar ahora sería un error.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Espera: «%1» sería ahora un error.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Anunciar parece algo mejor, pero la diferencia es demasiado pequeña para saberlo con seguridad.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>«%1» parece algo mejor, pero la diferencia es demasiado pequeña para saberlo con seguridad.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Esperar parece algo mejor, pero la diferencia es demasiado pequeña para saberlo con seguridad.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>En esta posición, este turno no puede terminar con «%1».</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Mejor: %1</translation>
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
        <translation>El mejor turno: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>Es tu carta más alta: con ella tienes la mayor probabilidad de empezar.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Conservas %n carta más alta, que vale más en tu mano que empezar.</numerusform>
            <numerusform>Conservas %n cartas más altas, que valen más en tu mano que empezar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Un paso de más abajo muestra una probabilidad mayor, pero se ha examinado menos, así que su número es menos seguro.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Ningún otro paso era claramente mejor.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Probabilidad de ganar desperdiciada: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>El ordenador tiene lo que hace falta para anunciar su último turno.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>El ordenador va por delante de todos, que es lo que hace falta.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Sin eso, el ordenador quedaría fuera al final de su turno.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>El ordenador mantiene lo que promete su anuncio.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>El ordenador sigue por delante de todos, que es lo que hace falta.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>El ordenador gana %n punto.</numerusform>
            <numerusform>El ordenador gana %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>Las piezas del ordenador ganan %n pinta.</numerusform>
            <numerusform>Las piezas del ordenador ganan %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n punto del ordenador está ahora a salvo.</numerusform>
            <numerusform>%n puntos del ordenador están ahora a salvo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>El ordenador amenaza territorios por valor de %n punto.</numerusform>
            <numerusform>El ordenador amenaza territorios por valor de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>El ordenador tiene %n carta más en la mano.</numerusform>
            <numerusform>El ordenador tiene %n cartas más en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>El ordenador se pone %n punto por delante.</numerusform>
            <numerusform>El ordenador se pone %n puntos por delante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Cualquier otro turno parecía peor.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: ¿por qué este turno?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>El motivo está en su mano, que no puedes ver.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Ronda %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Tienes %n punto, y otro jugador tiene %1. Para ganar necesitas más que todos los demás.</numerusform>
            <numerusform>Tienes %n puntos, y otro jugador tiene %1. Para ganar necesitas más que todos los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Tienes %1 de %n punto.</numerusform>
            <numerusform>Tienes %1 de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Si al final de tu próximo turno tienes menos de %n punto, quedas fuera.</numerusform>
            <numerusform>Si al final de tu próximo turno tienes menos de %n puntos, quedas fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Si al final de tu próximo turno tienes menos de %n punto, ganan todos los demás.</numerusform>
            <numerusform>Si al final de tu próximo turno tienes menos de %n puntos, ganan todos los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Si al final de tu próximo turno tienes menos de %n punto, pierdes piezas.</numerusform>
            <numerusform>Si al final de tu próximo turno tienes menos de %n puntos, pierdes piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Si al final de tu próximo turno tienes menos de %n punto, pierdes el turno siguiente.</numerusform>
            <numerusform>Si al final de tu próximo turno tienes menos de %n puntos, pierdes el turno siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Con menos de %n punto al final, quedas fuera.</numerusform>
            <numerusform>Con menos de %n puntos al final, quedas fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con menos de %n punto al final, %1 queda fuera.</numerusform>
            <numerusform>Con menos de %n puntos al final, %1 queda fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Con menos de %n punto al final, ganan todos los demás.</numerusform>
            <numerusform>Con menos de %n puntos al final, ganan todos los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Con menos de %n punto al final, pierdes piezas.</numerusform>
            <numerusform>Con menos de %n puntos al final, pierdes piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con menos de %n punto al final, %1 pierde piezas.</numerusform>
            <numerusform>Con menos de %n puntos al final, %1 pierde piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Con menos de %n punto al final, pierdes el turno siguiente.</numerusform>
            <numerusform>Con menos de %n puntos al final, pierdes el turno siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con menos de %n punto al final, %1 pierde el turno siguiente.</numerusform>
            <numerusform>Con menos de %n puntos al final, %1 pierde el turno siguiente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Empate: todos pujan de nuevo</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Empiezas tú, por sorteo</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>Empieza %1, por sorteo</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Empiezas tú: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Empieza %1: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Empiezas tú: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>Empieza %1: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Gana el arcano mayor más alto; si no hay ninguno, el menor más alto.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Las pujas más altas empatan: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Las pujas más altas empatan: %1. No quedan cartas para pujar, así que decide el sorteo.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Las pujas más altas empatan: %1. No quedan cartas para pujar, así que empieza %2.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Las cartas de las pujas se apartan y se podrán tomar después.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Las pujas deciden también el orden de los demás turnos, de la más alta a la más baja.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Ahora cada cual toma una de estas cartas, y por último quien empieza:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Ahora cada cual toma una de las cartas de las pujas, y por último quien empieza:</numerusform>
            <numerusform>Ahora cada cual toma %n de las cartas de las pujas, y por último quien empieza:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Pujar de nuevo</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Tomar una carta</translation>
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
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>la puja</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Cada jugador elige en secreto una carta de la mano para pujar. Todas las pujas se descubren a la vez.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Gana el arcano mayor de número más alto, del Loco con 0 al Mundo con 21. Si nadie ha pujado con uno, gana el arcano menor más alto: rey, reina, caballo, sota, del diez al dos y, por último, el as.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Si empatan las pujas más altas, las cartas se apartan y todos pujan de nuevo.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Si las manos se quedan sin cartas, se sortea quién empieza.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Si las manos se quedan sin cartas, empieza el jugador A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Las pujas deciden también el orden de los demás turnos: de la puja más alta a la más baja. Entre pujas perdedoras iguales va primero la más próxima por la izquierda a quien ganó.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Las cartas de todas las pujas se ponen entonces boca arriba. Empezando por quien juega en último lugar y terminando por quien ganó, cada jugador toma cartas a su elección hasta llenar la mano.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Las cartas de todas las pujas se ponen entonces boca arriba. Empezando a la derecha de quien ganó y en sentido contrario a las agujas del reloj, cada jugador toma cartas a su elección hasta llenar la mano; quien ganó va en último lugar.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Aquí una mano llena es de %n carta, la que se repartió.</numerusform>
            <numerusform>Aquí una mano llena es de %n cartas, las que se repartieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Quien ganó la puja se queda las cartas que sobran.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Quien ganó juega el primer turno.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Quien ganó juega el primer turno; se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Toma una de las cartas de las pujas.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Puja en secreto con una carta: empieza la más alta, los arcanos mayores antes que todas las demás.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 toma una de las cartas de las pujas.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 elige una carta para la puja.</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Rn</translation>
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
        <translation>Si los dos poderes mueven la misma pieza, la casilla intermedia puede estar en el vacío o contener cualquier número de piezas.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Si los dos poderes afectan a la misma pieza o al mismo territorio, no hace falta ninguna pieza ni carta entre medias.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>El primer poder puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que el segundo deje la casilla dentro de sus límites.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>El primer poder puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que el segundo deje allí como máximo %n pieza.</numerusform>
            <numerusform>El primer poder puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que el segundo deje allí como máximo %n piezas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>La carta viene de tu mano o de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>La carta viene de tu mano.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>La carta viene de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Si juegas esta carta desde la mano, ella misma está ya en la pila de descartes.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>La casilla de llegada se juzga antes de levantar la carta: una casilla junto al lugar anterior cuenta como yermo.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>La casilla de llegada se juzga después de levantar la carta: una casilla que solo está junto al lugar anterior cuenta como vacío.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>El Loco{definite: el Loco|genitive: del Loco|dative: al Loco}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>El Mago{definite: el Mago|genitive: del Mago|dative: al Mago}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>La Sacerdotisa{definite: la Sacerdotisa|genitive: de la Sacerdotisa|dative: a la Sacerdotisa}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>La Emperatriz{definite: la Emperatriz|genitive: de la Emperatriz|dative: a la Emperatriz}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>El Emperador{definite: el Emperador|genitive: del Emperador|dative: al Emperador}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>El Sumo Sacerdote{definite: el Sumo Sacerdote|genitive: del Sumo Sacerdote|dative: al Sumo Sacerdote}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Los Enamorados{definite: los Enamorados|genitive: de los Enamorados|dative: a los Enamorados}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>El Carro{definite: el Carro|genitive: del Carro|dative: al Carro}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>La Fuerza{definite: la Fuerza|genitive: de la Fuerza|dative: a la Fuerza}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>El Ermitaño{definite: el Ermitaño|genitive: del Ermitaño|dative: al Ermitaño}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>La Rueda de la Fortuna{definite: la Rueda de la Fortuna|genitive: de la Rueda de la Fortuna|dative: a la Rueda de la Fortuna}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>La Justicia{definite: la Justicia|genitive: de la Justicia|dative: a la Justicia}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>El Colgado{definite: el Colgado|genitive: del Colgado|dative: al Colgado}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>La Muerte{definite: la Muerte|genitive: de la Muerte|dative: a la Muerte}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>La Templanza{definite: la Templanza|genitive: de la Templanza|dative: a la Templanza}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>El Diablo{definite: el Diablo|genitive: del Diablo|dative: al Diablo}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>La Torre{definite: la Torre|genitive: de la Torre|dative: a la Torre}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>La Estrella{definite: la Estrella|genitive: de la Estrella|dative: a la Estrella}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>La Luna{definite: la Luna|genitive: de la Luna|dative: a la Luna}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>El Sol{definite: el Sol|genitive: del Sol|dative: al Sol}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>El Juicio{definite: el Juicio|genitive: del Juicio|dative: al Juicio}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>El Mundo{definite: el Mundo|genitive: del Mundo|dative: al Mundo}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>As de Copas{definite: el As de Copas|genitive: del As de Copas|dative: al As de Copas}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dos de Copas{definite: el Dos de Copas|genitive: del Dos de Copas|dative: al Dos de Copas}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Tres de Copas{definite: el Tres de Copas|genitive: del Tres de Copas|dative: al Tres de Copas}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cuatro de Copas{definite: el Cuatro de Copas|genitive: del Cuatro de Copas|dative: al Cuatro de Copas}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Copas{definite: el Cinco de Copas|genitive: del Cinco de Copas|dative: al Cinco de Copas}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Seis de Copas{definite: el Seis de Copas|genitive: del Seis de Copas|dative: al Seis de Copas}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Siete de Copas{definite: el Siete de Copas|genitive: del Siete de Copas|dative: al Siete de Copas}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Ocho de Copas{definite: el Ocho de Copas|genitive: del Ocho de Copas|dative: al Ocho de Copas}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Nueve de Copas{definite: el Nueve de Copas|genitive: del Nueve de Copas|dative: al Nueve de Copas}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Diez de Copas{definite: el Diez de Copas|genitive: del Diez de Copas|dative: al Diez de Copas}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sota de Copas{definite: la Sota de Copas|genitive: de la Sota de Copas|dative: a la Sota de Copas}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Caballo de Copas{definite: el Caballo de Copas|genitive: del Caballo de Copas|dative: al Caballo de Copas}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Reina de Copas{definite: la Reina de Copas|genitive: de la Reina de Copas|dative: a la Reina de Copas}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Rey de Copas{definite: el Rey de Copas|genitive: del Rey de Copas|dative: al Rey de Copas}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>As de Bastos{definite: el As de Bastos|genitive: del As de Bastos|dative: al As de Bastos}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dos de Bastos{definite: el Dos de Bastos|genitive: del Dos de Bastos|dative: al Dos de Bastos}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Tres de Bastos{definite: el Tres de Bastos|genitive: del Tres de Bastos|dative: al Tres de Bastos}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cuatro de Bastos{definite: el Cuatro de Bastos|genitive: del Cuatro de Bastos|dative: al Cuatro de Bastos}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Bastos{definite: el Cinco de Bastos|genitive: del Cinco de Bastos|dative: al Cinco de Bastos}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Seis de Bastos{definite: el Seis de Bastos|genitive: del Seis de Bastos|dative: al Seis de Bastos}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Siete de Bastos{definite: el Siete de Bastos|genitive: del Siete de Bastos|dative: al Siete de Bastos}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Ocho de Bastos{definite: el Ocho de Bastos|genitive: del Ocho de Bastos|dative: al Ocho de Bastos}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Nueve de Bastos{definite: el Nueve de Bastos|genitive: del Nueve de Bastos|dative: al Nueve de Bastos}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Diez de Bastos{definite: el Diez de Bastos|genitive: del Diez de Bastos|dative: al Diez de Bastos}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sota de Bastos{definite: la Sota de Bastos|genitive: de la Sota de Bastos|dative: a la Sota de Bastos}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Caballo de Bastos{definite: el Caballo de Bastos|genitive: del Caballo de Bastos|dative: al Caballo de Bastos}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Reina de Bastos{definite: la Reina de Bastos|genitive: de la Reina de Bastos|dative: a la Reina de Bastos}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Rey de Bastos{definite: el Rey de Bastos|genitive: del Rey de Bastos|dative: al Rey de Bastos}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>As de Oros{definite: el As de Oros|genitive: del As de Oros|dative: al As de Oros}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dos de Oros{definite: el Dos de Oros|genitive: del Dos de Oros|dative: al Dos de Oros}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Tres de Oros{definite: el Tres de Oros|genitive: del Tres de Oros|dative: al Tres de Oros}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cuatro de Oros{definite: el Cuatro de Oros|genitive: del Cuatro de Oros|dative: al Cuatro de Oros}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Oros{definite: el Cinco de Oros|genitive: del Cinco de Oros|dative: al Cinco de Oros}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Seis de Oros{definite: el Seis de Oros|genitive: del Seis de Oros|dative: al Seis de Oros}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Siete de Oros{definite: el Siete de Oros|genitive: del Siete de Oros|dative: al Siete de Oros}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Ocho de Oros{definite: el Ocho de Oros|genitive: del Ocho de Oros|dative: al Ocho de Oros}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Nueve de Oros{definite: el Nueve de Oros|genitive: del Nueve de Oros|dative: al Nueve de Oros}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Diez de Oros{definite: el Diez de Oros|genitive: del Diez de Oros|dative: al Diez de Oros}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sota de Oros{definite: la Sota de Oros|genitive: de la Sota de Oros|dative: a la Sota de Oros}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Caballo de Oros{definite: el Caballo de Oros|genitive: del Caballo de Oros|dative: al Caballo de Oros}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Reina de Oros{definite: la Reina de Oros|genitive: de la Reina de Oros|dative: a la Reina de Oros}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Rey de Oros{definite: el Rey de Oros|genitive: del Rey de Oros|dative: al Rey de Oros}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>As de Espadas{definite: el As de Espadas|genitive: del As de Espadas|dative: al As de Espadas}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dos de Espadas{definite: el Dos de Espadas|genitive: del Dos de Espadas|dative: al Dos de Espadas}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Tres de Espadas{definite: el Tres de Espadas|genitive: del Tres de Espadas|dative: al Tres de Espadas}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cuatro de Espadas{definite: el Cuatro de Espadas|genitive: del Cuatro de Espadas|dative: al Cuatro de Espadas}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Espadas{definite: el Cinco de Espadas|genitive: del Cinco de Espadas|dative: al Cinco de Espadas}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Seis de Espadas{definite: el Seis de Espadas|genitive: del Seis de Espadas|dative: al Seis de Espadas}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Siete de Espadas{definite: el Siete de Espadas|genitive: del Siete de Espadas|dative: al Siete de Espadas}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Ocho de Espadas{definite: el Ocho de Espadas|genitive: del Ocho de Espadas|dative: al Ocho de Espadas}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Nueve de Espadas{definite: el Nueve de Espadas|genitive: del Nueve de Espadas|dative: al Nueve de Espadas}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Diez de Espadas{definite: el Diez de Espadas|genitive: del Diez de Espadas|dative: al Diez de Espadas}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sota de Espadas{definite: la Sota de Espadas|genitive: de la Sota de Espadas|dative: a la Sota de Espadas}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Caballo de Espadas{definite: el Caballo de Espadas|genitive: del Caballo de Espadas|dative: al Caballo de Espadas}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Reina de Espadas{definite: la Reina de Espadas|genitive: de la Reina de Espadas|dative: a la Reina de Espadas}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Rey de Espadas{definite: el Rey de Espadas|genitive: del Rey de Espadas|dative: al Rey de Espadas}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>ninguna carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>La puja</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Secuaces</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Orientación y objetivos</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bastos</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Los arcanos mayores</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dos poderes sobre una misma cosa</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Puntuación y final</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>cambiar una pieza enemiga a tu color</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Reemplaza una pieza enemiga a la que apuntas por una tuya del mismo tamaño de tu reserva, y después oriéntala.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>La pieza enemiga vuelve a su reserva. Sin una pieza de ese tamaño en tu reserva, es imposible.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>No se puede reemplazar una pieza propia.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>También se puede reemplazar una pieza propia.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>También se puede reemplazar una pieza propia, o de un jugador de tu bando.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>usar otro arcano mayor</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Usa los poderes de cualquier otro territorio del tablero con un arcano mayor.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Las mismas piezas son secuaces para los poderes copiados. La carta copiada se queda donde está, y ni se juega ni se descarta.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>copa{indefinite: una copa}</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Copas: crear</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Úsala como copa; un nuevo territorio puede ser la primera carta del mazo, sea la que sea.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Úsala como copa; un nuevo territorio es la primera carta del mazo, sea la que sea.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Úsala como copa.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Los límites de piezas por casilla no se aplican.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>No se aplica el límite de %n pieza por casilla.</numerusform>
            <numerusform>No se aplica el límite de %n piezas por casilla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Crea una pieza pequeña tuya en la casilla a la que apuntas.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Crea una pieza pequeña tuya en la casilla a la que apuntas, si hay menos de %n pieza.</numerusform>
            <numerusform>Crea una pieza pequeña tuya en la casilla a la que apuntas, si hay menos de %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Si apuntas a una pieza enemiga, puedes crear, en vez de la tuya, otra pequeña de ese color.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon cualquier arcano menor de la mano en un yermo sin piezas enemigas al que apuntas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon una carta de la mano que valga exactamente un punto en un yermo sin piezas enemigas al que apuntas.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Un nuevo territorio puede ser la primera carta del mazo, sea la que sea.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon la primera carta del mazo, sea la que sea, en un yermo sin piezas enemigas al que apuntas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>O crea un territorio: pon cualquier arcano menor de la mano en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>O crea un territorio: pon una carta de la mano que valga exactamente un punto en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>También puede ser la primera carta del mazo, sin verla, sea la que sea.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>O crea un territorio: pon la primera carta del mazo, sin verla y sea la que sea, en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>No se pueden crear territorios.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Añade una pieza pequeña de tu reserva, con cualquier orientación, en la casilla a la que apuntas, que puede estar llena. No se puede apuntar al vacío.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Añade una pieza pequeña de tu reserva, con cualquier orientación, en la casilla a la que apuntas, si no está llena. No se puede apuntar al vacío.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>También se pueden crear piezas en los yermos.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>No se pueden crear piezas en los yermos.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>O, si apuntas a una pieza enemiga, añade en su casilla una pieza pequeña de ese color, orientada igual. La casilla puede estar llena.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>O, si apuntas a una pieza enemiga, añade en su casilla una pieza pequeña de ese color, orientada igual, si la casilla no está llena.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>No se pueden crear piezas enemigas.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Sin una pieza pequeña en la reserva correspondiente, es imposible.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Un secuaz también puede crear en su propia casilla, porque puede apuntarse a sí mismo.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Un secuaz que se apunta a sí mismo crea igualmente en la casilla a la que apunta: la que señala o, si está de pie, la suya propia.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Crea una pieza pequeña tuya en la casilla a la que apuntas, si no está llena.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Pero en este juego ninguna carta tiene ese valor.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>coloca una pieza</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Una pieza pequeña llega a %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>activa %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>juega %1{definite}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>renueva la mano</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>anuncia su último turno</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>El próximo turno es el último.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>toma %1{definite}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>termina el turno</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Descarta %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Roba %n carta.</numerusform>
            <numerusform>Roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>orienta una pieza</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Esto no se puede leer: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Esto es demasiado grande; se permite como máximo %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Aquí no se conoce la clave «%1».</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Falta la clave «%2».</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>El valor «%1» no se permite; se espera %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» se nombra dos veces.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Dos ajustes se excluyen: %1 y %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ningún reglamento «%1».</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ningún poder «%1».</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ninguna mecánica «%1».</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>El reglamento «%1» se extiende a sí mismo, directamente o a través de otros.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Igual que en el original; se puede quitar.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>La palabra «%1» no se entiende aquí.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ninguna carta «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» no es una casilla.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ninguna pieza «%1» en el tablero.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>No hay ningún puesto «%1».</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Esto podría significar «%1» o «%2».</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>El paso «%1» no está permitido (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Hay demasiados «%1»; se permite como máximo %n.</numerusform>
            <numerusform>Hay demasiados «%1»; se permiten como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>«%1» no se usa en este reglamento.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>El archivo acaba en medio de una línea; todo lo anterior se puede usar.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>El turno ha empezado, y estas reglas no pueden continuar desde este punto.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>Esto es demasiado largo; se permite como máximo %n byte.</numerusform>
            <numerusform>Esto es demasiado largo; se permiten como máximo %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>El anidamiento es demasiado profundo; se permite como máximo %n nivel.</numerusform>
            <numerusform>El anidamiento es demasiado profundo; se permiten como máximo %n niveles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Hay demasiados valores; se permite como máximo %n.</numerusform>
            <numerusform>Hay demasiados valores; se permiten como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Esto es %1; se espera %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» no es un archivo normal.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Este complemento no se usa: reemplazaría «%1», que ya existe.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Este archivo no se usa: no es un complemento del tipo que corresponde aquí.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Este complemento no se usa: se compiló para otra versión (%1; esta es %2). Hay que compilarlo de nuevo.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Este complemento no se puede cargar: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Esto no se puede leer.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Este complemento no se usa: no dice para qué versión se compiló. Hay que compilarlo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Hay demasiados; se permite como máximo %n.</numerusform>
            <numerusform>Hay demasiados; se permiten como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>El paso no está permitido (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>El valor «%1» no se permite aquí.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>un reglamento</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>una posición</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>un escenario</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>la grabación de una partida</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>el plan de un experimento</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>El número mínimo de jugadores no puede superar el máximo.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Una mano no puede empezar con más cartas de las que puede tener. Solo se pueden elegir cartas si se usa la mecánica para elegirlas.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>En cada reserva debe quedar una pieza pequeña que colocar primero.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Una carta numeral no puede valer más que una figura, ni una figura más que un arcano mayor.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Solo una de ellas puede definir cómo se anuncia el final de la partida.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>En un juego sin pujas, las pujas no pueden decidir el orden de los turnos.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>El límite inferior no puede superar el superior.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Aquí hay algo mal.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Reemplazarlo todo por %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Añadir la mecánica %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Poner en %1 el valor predeterminado: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Cambiar el nombre de %1 a «%2».</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Quitar %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Poner en %1 el valor %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>¿Querías decir «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Hacer %n cambio más como este.</numerusform>
            <numerusform>Hacer %n cambios más como este.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Este complemento está desactivado: se produjo un error en él al cargarlo (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Este complemento está desactivado: provocó el cierre inesperado del programa (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Este complemento está desactivado: el programa se cerró dos veces mientras lo cargaba. Si cerraste tú el programa, puede que el complemento no tenga ningún problema.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Este complemento no se usa esta vez (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Este complemento está desactivado: se produjo un error en él al cargarlo.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>%2 ya tiene el identificador «%1», así que este reglamento no se usa. Dale otro identificador.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Probablemente falta el complemento correspondiente.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Probablemente pertenece al complemento «%1», que no está cargado.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Probablemente pertenece a uno de los complementos que no están cargados: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Este texto está en UTF-16 o UTF-32. Guárdalo como UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Aquí no se permiten comentarios. Quita este.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Estas no son comillas dobles rectas. Escribe &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>El texto acaba demasiado pronto. Falta cerrar un corchete, una llave o unas comillas.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Un texto entre comillas no puede contener saltos de línea ni tabuladores. Escribe \n o \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Este carácter no puede ir detrás de una barra invertida. Para una barra invertida, escribe \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» no es un número que se pueda leer. Escribe por ejemplo 8 o 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Aquí se espera un número.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Aquí se espera una clave entre comillas dobles, y no «%1».</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Aquí se espera una clave entre comillas dobles.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Aquí se esperan dos puntos, y no «%1».</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Aquí se esperan dos puntos.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Aquí se espera un valor, y no «%1». El texto debe ir entre comillas dobles.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Aquí se espera un valor. El texto debe ir entre comillas dobles.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Aquí se espera una coma, un corchete de cierre o una llave de cierre, y no «%1».</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Aquí se espera una coma, un corchete de cierre o una llave de cierre.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Queda texto después del final del documento: «%1». Quítalo.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Queda texto después del final del documento. Quítalo.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>Esto es %1, pero se espera %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>un número</translation>
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
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Si no, probablemente falta el complemento correspondiente.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Si no, probablemente pertenece a un complemento que no está cargado: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>«%1» es un juego; aquí solo se puede nombrar una expansión.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>En este tablero no hay ninguna carta. Escribe * para una casilla con cualquier carta, o el nombre de la carta.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Nunca se puede usar ninguna carta: un turno no permite ni jugar una carta ni activar un territorio.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>La partida no puede acabar nunca: no hay ninguna mecánica que le ponga fin, como el último turno anunciado.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» no puede ser un identificador; se esperan letras minúsculas de la a a la z, cifras y guiones.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>Se repartirían y dispondrían %1 cartas; se permite como máximo %n, para que quede una que robar.</numerusform>
            <numerusform>Se repartirían y dispondrían %1 cartas; se permiten como máximo %n, para que quede una que robar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Un jugador tendría %1 piezas; se permite como máximo %n.</numerusform>
            <numerusform>Un jugador tendría %1 piezas; se permiten como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>La puja más alta solo puede decidir en un juego con pujas. El primer puesto debe ser uno de los del juego.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Este carácter no está en UTF-8. El texto está probablemente en Latin-1 (Windows-1252): guárdalo como UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Detrás de esta coma no hay nada. Quítala.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Convertir el texto a UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Convertir el texto de Latin-1 a UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Quitar el comentario.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Quitar la coma.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Escribir comillas dobles rectas.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Cerrar el corchete, la llave o las comillas que siguen abiertos.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Escribirlo con una barra invertida.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Escribir dos veces la barra invertida.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Poner la clave entre comillas dobles.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Escribir true, false o null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Añadir la coma, el corchete o la llave que falta.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Corregir el texto.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>La partida no puede acabar nunca: con este ajuste, la mecánica «%1» no puede ponerle fin.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Esto marca código en Markdown y no forma parte del documento. Quítalo.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Quitar la marca de Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» no se puede leer.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» lleva a un archivo que está fuera de su carpeta.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>el informe de un experimento</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>una lección</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>un acertijo</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Quitar el corchete o la llave que sobra.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Quitar el texto que rodea el documento.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Esta lista es demasiado corta; hace falta al menos %n elemento.</numerusform>
            <numerusform>Esta lista es demasiado corta; hacen falta al menos %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Esto se hizo para una versión posterior del programa: su formato es %1, y este programa conoce formatos hasta %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Escribe aquí un texto con su idioma: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica ya tiene una baraja con este identificador. Cambia el nombre de la carpeta de esta baraja y el «id» de su deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>No hay ninguna baraja «%1».</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>El signo que sigue abierto está aquí: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Aquí se espera el signo de cierre «%2», y no «%1».</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Esto no es %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>tirar el dado de colores</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Tira el dado de colores y usa lo que muestre.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Una copa, un basto, un oro o una espada en el dado son el poder de ese palo. Una estrella es el poder %1{genitive}; la cara comodín, el %2{genitive}. Las mismas piezas son secuaces para ese poder.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tiras el dado de colores.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 tira el dado de colores.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>El dado de colores muestra una copa.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>El dado de colores muestra un basto.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>El dado de colores muestra un oro.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>El dado de colores muestra una espada.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>El dado de colores muestra una estrella: el poder %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>El dado de colores muestra el comodín: el poder %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>El dado de colores tiene seis caras igual de probables: una copa, un basto, un oro, una espada, una estrella y la cara comodín.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Se juega como «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Difiere de «%1» en %n regla: %2 y otras.</numerusform>
            <numerusform>Difiere de «%1» en %n reglas: %2 y otras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Difiere de «%1» en %n regla: %2.</numerusform>
            <numerusform>Difiere de «%1» en %n reglas: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>oro{indefinite: un oro}</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Oros: crecer</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territorio de cualquier valor, o un yermo, puede reemplazarse por la primera carta del mazo, sea la que sea, si no hay en él ninguna pieza enemiga.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territorio de cualquier valor puede reemplazarse por la primera carta del mazo, sea la que sea, si no hay en él ninguna pieza enemiga.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Úsala como oro; el nuevo territorio puede venir de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Úsala como oro; el nuevo territorio viene de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Úsala como oro.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>O haz crecer un territorio sin piezas enemigas al que apuntas: reemplázalo por una carta que valga más, o por una más alta del mismo tipo.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>O haz crecer un territorio sin piezas enemigas al que apuntas: reemplázalo por una carta que valga un punto más.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Haz que el secuaz, o una pieza a la que apunte, crezca un tamaño con una pieza de la reserva de su dueño.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Un yermo sin piezas enemigas puede crecer hasta una carta que valga un punto.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>O haz crecer el territorio al que apuntas, salvo que haya en él una pieza enemiga. Se descarta y se reemplaza por una carta que valga más, o por una más alta del mismo tipo. Los arcanos mayores se ordenan por su número, los menores desde el as y el dos hasta la sota, el caballo, la reina y el rey, sea cual sea su palo. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>O haz crecer el territorio al que apuntas, salvo que haya en él una pieza enemiga. Se descarta y se reemplaza por una carta que valga exactamente un punto más. Un arcano mayor no puede crecer. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>También puede crecer un yermo sin piezas enemigas al que apuntas: se pone en él una carta que valga exactamente un punto. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>O reemplaza el territorio al que apuntas, de cualquier valor, por la primera carta del mazo, sin verla y sea la que sea. No debe haber en el territorio ninguna pieza enemiga. La carta anterior se descarta; las piezas se quedan.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>La primera carta del mazo también puede ponerse en un yermo sin piezas enemigas al que apuntas.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Reemplaza el secuaz, o una pieza a la que apunte, por otra de la reserva de su dueño que sea exactamente un tamaño mayor. Una pieza tuya puede orientarse entonces; una enemiga conserva su orientación.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Sin una pieza de ese tamaño en la reserva, es imposible. Una pieza grande no puede crecer.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Los territorios no pueden crecer.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Si los dos poderes crean y hacen crecer la misma pieza, no hace falta ninguna pieza entre medias.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si los dos poderes crean y hacen crecer la misma pieza o el mismo territorio, no hace falta ninguna pieza ni carta entre medias.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Si los dos poderes hacen crecer la misma pieza, no hace falta ninguna pieza entre medias.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Si los dos poderes hacen crecer la misma pieza, el mismo territorio o el mismo yermo, no hace falta ninguna pieza ni carta entre medias.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si los dos poderes hacen crecer la misma pieza o el mismo territorio, no hace falta ninguna pieza ni carta entre medias.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Una sota, un caballo, una reina o un rey tampoco pueden crecer: ninguna carta vale un punto más.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Una carta numeral, del as al diez, tampoco puede crecer: ninguna carta vale un punto más.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Pero en este juego ninguna carta tiene ese valor.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>No cambia nada hasta el turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Estas reglas no permiten %n jugador.</numerusform>
            <numerusform>Estas reglas no permiten %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>La partida no podría empezar desde su posición.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Entonces esto no sería posible: «%1»</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Entonces otra cosa quedaría en manos del azar.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Entonces el azar decidiría algo antes.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Entonces tendría que decidir %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>La partida no acabaría donde acabó.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Entonces esto tendría otro resultado: «%1»</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Habrían ganado o quedado fuera otros jugadores.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>En el tablero habría otras piezas.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>En el tablero habría otros territorios.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>En las manos habría otras cartas.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>En las pilas habría otras cartas.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Le tocaría a otro jugador.</translation>
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
        <translation>la elección de cartas</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Cada jugador elige %n carta de la primera mano entre cartas descubiertas.</numerusform>
            <numerusform>Cada jugador elige %n cartas de la primera mano entre cartas descubiertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Cuando se sabe quién empieza, las cartas se toman una a una, desde quien juega en último lugar hasta quien empieza. El último jugador de cada ronda empieza la siguiente, que va al revés.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Hay %n carta descubierta más de las que eligen los jugadores; lo que sobra se descarta.</numerusform>
            <numerusform>Hay %n cartas descubiertas más de las que eligen los jugadores; lo que sobra se descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Hay tantas cartas descubiertas como eligen los jugadores.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Tomas la carta descubierta %2.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 toma la carta descubierta %2.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Elige una de las cartas descubiertas para tu mano.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 elige una de las cartas descubiertas.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Se descubre %n carta para elegir.</numerusform>
            <numerusform>Se descubren %n cartas para elegir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 ganan juntos</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>No queda nadie más en la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 tenía %2 de %n punto al anunciar el último turno y %3 al acabarlo.</numerusform>
            <numerusform>%1 tenía %2 de %n puntos al anunciar el último turno y %3 al acabarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Ronda %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 pasa de %2 a %n punto y se pone en cabeza.</numerusform>
            <numerusform>%1 pasa de %2 a %n puntos y se pone en cabeza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 pasa de %2 a %n punto.</numerusform>
            <numerusform>%1 pasa de %2 a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n punto</numerusform>
            <numerusform>%1 %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Ronda %1, turno de %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Está de pie.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Apunta al %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 entra en el tablero.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 queda en el vacío y vuelve a su reserva.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 vuelve a su reserva.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 llega a %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 pasa a ser pequeña.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 pasa a ser mediana.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 pasa a ser grande.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 se gira.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>En el lugar de %1 queda %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>En %1 empieza un nuevo territorio.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>El nuevo territorio en %2: %1{definite}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>La casilla %2 se queda sin %1{definite}.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>En %2, el territorio %1 deja su lugar %3{dative}.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>El territorio en %1 ya no existe.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>El territorio %1 en %2 ya no existe.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>El territorio %1 pasa de %2 a %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Activas el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 activa el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Juegas %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 juega %2{definite}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Descartas %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2{definite}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Robas una carta.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Robas %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 roba %n carta.</numerusform>
            <numerusform>%1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>La carta: %1{definite}.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Se usan los poderes del territorio %1 en %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Tomas %2{definite} de la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 toma %2{definite} de la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 intercambia la mano contigo.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Intercambias la mano con %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 intercambia la mano con %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>La carta de la pila de descartes es el nuevo mazo.</numerusform>
            <numerusform>Las %n cartas de la pila de descartes, barajadas, son el nuevo mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Terminas el turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina el turno.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Se reparten las cartas a %n jugador y se dispone el tablero.</numerusform>
            <numerusform>Se reparten las cartas a %n jugadores y se dispone el tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Has elegido una carta para pujar.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1 ha elegido una carta para pujar.</translation>
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
        <translation>Se descubren las pujas (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Las pujas más altas empatan; todos pujan de nuevo.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Tomas %2{definite} de las pujas.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 toma %2{definite} de las pujas.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ganas la puja y empiezas.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 gana la puja y empieza.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Anuncias que tu próximo turno es el último.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 anuncia que su próximo turno es el último.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Tu último turno acaba con %2 de %n punto.</numerusform>
            <numerusform>Tu último turno acaba con %2 de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>El último turno de %1 acaba con %2 de %n punto.</numerusform>
            <numerusform>El último turno de %1 acaba con %2 de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Tu último turno acaba con solo %2 de %n punto.</numerusform>
            <numerusform>Tu último turno acaba con solo %2 de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>El último turno de %1 acaba con solo %2 de %n punto.</numerusform>
            <numerusform>El último turno de %1 acaba con solo %2 de %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Quedas fuera de la partida; tus piezas vuelven a la reserva y tu mano se descarta.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 queda fuera de la partida; sus piezas vuelven a la reserva y su mano se descarta.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Suena el reloj oculto.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Se deshace un paso sin terminar.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Ocurre algo que ninguna regla describe.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>La regla «%2» informa de %1: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partida ha acabado, y no gana nadie.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>La partida ha acabado: %1 comparten la victoria.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>La partida ha acabado: ganas tú.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>La partida ha acabado: gana %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>la ronda final</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>La pila de descartes se ha barajado</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Turnos que quedan de la ronda final</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Una vez que la pila de descartes se ha barajado por primera vez para formar un nuevo mazo, puedes declarar la ronda final al final de tu turno.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Todos los demás juegan entonces otro turno. Después gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Terminas el turno y declaras la ronda final.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 termina el turno y declara la ronda final.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Declarar la ronda final</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Termina tu turno, o declara la ronda final.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>La partida acaba tras %n turno.</numerusform>
            <numerusform>La partida acaba tras %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>Desde ahora se puede declarar la ronda final.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Declaras la ronda final.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 declara la ronda final.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>La ronda final ha acabado: gana la puntuación más alta, %n punto.</numerusform>
            <numerusform>La ronda final ha acabado: gana la puntuación más alta, %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pila de descartes aún no se ha barajado para formar un nuevo mazo (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>La ronda final ya está en marcha (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>La ronda final ha acabado: ganas con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>La ronda final ha acabado: %1 gana con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>La ronda final ha acabado: %1 comparten la puntuación más alta y la victoria.</translation>
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
        <translation>Para descubrir una carta no hace falta ningún secuaz.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Para descartar y robar no hace falta ningún secuaz.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Para elegir otra carta que usar no hace falta ningún secuaz.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Los poderes que no necesitan ningún secuaz se pueden usar aunque no quede ninguno.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Esto vale solo para piezas: un territorio debe acabar cada vez en un lugar permitido.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Entre las dos mitades, las piezas en el vacío esperan, y a la pieza sobre la que se actúa se le puede apuntar esté donde esté.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Dos secuaces pueden repartirse las mitades. Una pieza tuya afectada por la primera puede actuar en la segunda si es un secuaz.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>El tablero es una cuadrícula sin borde. Una casilla con una carta es un territorio.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Una casilla sin carta que comparte un lado con un territorio es un yermo. En un yermo puede haber piezas. Es como un territorio sin poder y no vale nada.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Todas las demás casillas forman el vacío. Ahí no se puede hacer nada. En cuanto se ha usado un poder o completado una acción, las piezas que estén en el vacío vuelven a las reservas de sus dueños.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Una casilla está llena si hay en ella %n pieza o más, sin importar de quién.</numerusform>
            <numerusform>Una casilla está llena si hay en ella %n piezas o más, sin importar de quién.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>No se puede crear una pieza en una casilla llena ni moverla a ella, salvo que una regla diga que puede estar llena. Una casilla que ya tiene más se queda como está.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Esto vale también para los yermos.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Un yermo nunca está lleno.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Participa %n jugador.</numerusform>
            <numerusform>Participan %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Participan de %1 a %n jugador.</numerusform>
            <numerusform>Participan de %1 a %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n pequeña (una pinta)</numerusform>
            <numerusform>%n pequeñas (una pinta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n mediana (dos pintas)</numerusform>
            <numerusform>%n medianas (dos pintas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n grande (tres pintas)</numerusform>
            <numerusform>%n grandes (tres pintas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Cada jugador tiene una reserva de pirámides de un color: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Después se dispone boca arriba una cuadrícula de cartas de %1 de ancho y %2 de alto. El resto es el mazo.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Una puja decide quién empieza.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>Se sortea quién empieza; se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Empieza el jugador %1; se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Un jugador sin piezas en el tablero solo puede colocar una pieza pequeña de la reserva, con cualquier orientación. La casilla debe ser un territorio o un yermo sin piezas.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Si no hay ninguna casilla así, el jugador pasa.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Si no hay ninguna casilla así, el jugador puede renovar la mano.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Si no, haz exactamente una de estas cosas:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Si no, cada acción es exactamente una de estas:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Para pasar, renueva la mano sin descartar ni robar.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>En lugar de esto puedes pasar.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Todos los poderes son opcionales. Puedes dejar sin usar cualquiera, incluso todos los de una carta, pero su orden no cambia nunca.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Cuando juegas una carta, todas tus piezas del tablero son secuaces. Cada poder puede usarlo cualquiera de ellas: siempre la misma o cada vez una distinta.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Cuando activas un territorio, tus piezas que están en él son secuaces para esta acción, vayan adonde vayan. Cada poder puede usarlo cualquiera de ellas: siempre la misma o cada vez una distinta.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Cuando activas un territorio, tus piezas que están en él son secuaces durante todo el turno, vayan adonde vayan. Cada poder puede usarlo cualquiera de ellas: siempre la misma o cada vez una distinta.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Una pieza reemplazada por otra de otro tamaño sigue siendo la misma pieza.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Tras activar un territorio, una pieza tuya afectada directamente por un secuaz también pasa a ser secuaz durante el resto de la acción.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Tras activar un territorio, una pieza tuya afectada directamente por un secuaz también pasa a ser secuaz durante el resto del turno.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Solo son secuaces las piezas que estaban en el territorio activado.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Mientras usas un Loco, también uno copiado por otra carta, tus piezas afectadas pasan a ser también secuaces durante el resto del turno.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Mientras usas un Loco, tus piezas afectadas pasan a ser también secuaces durante el resto del turno.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Nada de lo que se le hace a una pieza la afecta en este sentido.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Cualquiera de estas cosas afecta a una pieza: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Las piezas en un territorio afectado cuentan como afectadas.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Las piezas en un territorio afectado no cuentan como afectadas.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Una pieza puede tener nueve orientaciones: apunta al norte, al este, al sur o al oeste, o en diagonal entre dos de ellos, o está de pie. Orientar una pieza es darle otra orientación.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Una pieza puede tener cinco orientaciones: apunta al norte, al este, al sur o al oeste, nunca en diagonal, o está de pie. Orientar una pieza es darle otra orientación.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Una pieza orientada en diagonal alcanza, mueve y empuja a través de las esquinas de las casillas. Solo es yermo una casilla que comparte un lado con un territorio.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Un secuaz de pie apunta a la casilla en la que está y a cualquier pieza que haya en ella. Uno tumbado apunta a la casilla siguiente en su dirección y a cualquier pieza que haya en ella.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Un secuaz siempre puede apuntarse a sí mismo, sea cual sea su orientación.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Cuando afectas a una pieza tuya, puedes orientarla. Una pieza enemiga conserva su orientación. Una regla puede decir otra cosa.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Cuando se agota el mazo, la pila de descartes se baraja y forma uno nuevo.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Se hace de inmediato, en cuanto el mazo queda vacío.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Se hace solo cuando hay que robar una carta.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Una carta robada llega antes a su destino: una mano, el tablero o la pila de descartes. Si en ese momento no hay descartes que barajar, los posteriores se barajan antes de volver a robar.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Una carta robada llega antes a su destino: una mano, el tablero o la pila de descartes.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Quien aún tiene cartas que robar sigue con el nuevo mazo. Cuando ambas pilas están vacías, no se puede robar nada.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Nunca robas más cartas de las que permite el límite de la mano. Robas como máximo las que quedan en las dos pilas una vez añadidos tus descartes.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Un arcano menor vale %1, un arcano mayor %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Una carta numeral, del as al diez, vale %1; sota, caballo, reina y rey, %2; un arcano mayor, %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Si no queda ningún territorio en el tablero, la partida acaba al final de ese turno. Quienes siguen en juego comparten la victoria.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Si no queda ningún territorio en el tablero, la partida acaba al final de ese turno, y no gana nadie.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Un último turno que acabe entonces se juzga antes. Ya no se puede anunciar nada.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con una carta numeral, del as al diez, está lleno con %n pieza.</numerusform>
            <numerusform>Un territorio con una carta numeral, del as al diez, está lleno con %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con una sota, un caballo, una reina o un rey está lleno con %n pieza.</numerusform>
            <numerusform>Un territorio con una sota, un caballo, una reina o un rey está lleno con %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con un arcano mayor está lleno con %n pieza.</numerusform>
            <numerusform>Un territorio con un arcano mayor está lleno con %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un yermo está lleno con %n pieza.</numerusform>
            <numerusform>Un yermo está lleno con %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza pequeña o más no admite otra.</numerusform>
            <numerusform>Una casilla con %n piezas pequeñas o más no admite otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza mediana o más no admite otra, y ninguna pequeña crece allí hasta ese tamaño.</numerusform>
            <numerusform>Una casilla con %n piezas medianas o más no admite otra, y ninguna pequeña crece allí hasta ese tamaño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza grande o más no admite otra, y ninguna mediana crece allí hasta ese tamaño.</numerusform>
            <numerusform>Una casilla con %n piezas grandes o más no admite otra, y ninguna mediana crece allí hasta ese tamaño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza o más de un mismo color no admite otra de ese color, y ninguna pieza enemiga se reemplaza allí por otra de ese color.</numerusform>
            <numerusform>Una casilla con %n piezas o más de un mismo color no admite otra de ese color, y ninguna pieza enemiga se reemplaza allí por otra de ese color.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Se barajan las 78 cartas del tarot. A cada jugador se le reparte %n carta, que es también el límite de la mano.</numerusform>
            <numerusform>Se barajan las 78 cartas del tarot. A cada jugador se le reparten %n cartas, que es también el límite de la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Se barajan las 78 cartas del tarot.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Se barajan las 78 cartas del tarot. A cada jugador se le reparte %n carta.</numerusform>
            <numerusform>Se barajan las 78 cartas del tarot. A cada jugador se le reparten %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>El límite de la mano es de %n carta.</numerusform>
            <numerusform>El límite de la mano es de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Después se disponen cartas boca arriba en estas casillas: %1. El resto es el mazo.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Antes de barajar, se aparta de la baraja %1{definite} y se pone en %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Una vez por turno, antes de una acción, puedes orientar una de tus piezas. Eso no cuenta como acción.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Al final de tu turno, antes de cualquier otra cosa, robas %n carta, hasta el límite de la mano.</numerusform>
            <numerusform>Al final de tu turno, antes de cualquier otra cosa, robas %n cartas, hasta el límite de la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Apunta también a casillas más lejanas, haya lo que haya en medio: hasta una distancia de %1 si es pequeño, %2 si es mediano y %3 si es grande.</translation>
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
        <translation>Algunas cartas tienen otro valor (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>La puntuación para ganar es %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Con %n jugador la puntuación para ganar es %1.</numerusform>
            <numerusform>Con %n jugadores la puntuación para ganar es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Tu puntuación es el número de pintas de tus piezas en todos los territorios que posees.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Tu puntuación es el valor de todos los territorios que posees.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Tu puntuación es el valor de todos los territorios en los que solo hay piezas tuyas.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Posees un territorio si en él solo hay piezas tuyas.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Posees un territorio si tienes en él más piezas que cualquier otro jugador. Si hay empate, no lo posee nadie.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Posees un territorio si tus piezas suman en él más pintas que las de cualquier otro jugador. Si hay empate, no lo posee nadie.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Un yermo que posees del mismo modo vale %n punto.</numerusform>
            <numerusform>Un yermo que posees del mismo modo vale %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Para tirar el dado de colores no hace falta ningún secuaz.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Una casilla sin carta que comparte un lado con un territorio es un yermo. En un yermo puede haber piezas. Es como un territorio sin poder.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>Nada más lo permite en este juego.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>A una pieza solo la afecta esto: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Estos valores solo importan donde se crean, se hacen crecer o se atacan territorios.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Si no queda ningún territorio en el tablero, la partida acaba al final de ese turno, como dice %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Si en un territorio solo tiene piezas un jugador, y al menos una de cada tamaño, esas piezas forman una torre. Nadie más puede apuntar a una pieza de una torre.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Ninguna pieza de otro jugador puede crearse en el territorio de una torre ni terminar en él un movimiento.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>La torre no protege a sus piezas de lo que sufran por sus propios ataques.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>En cada turno haces %n acción así, con secuaces propios. Colocar una pieza también es una acción, igual que pasar.</numerusform>
            <numerusform>En cada turno haces %n acciones así, una tras otra; cada una tiene sus propios secuaces. Colocar una pieza también es una acción, igual que pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Algunas casillas tienen su propio límite.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>el último turno anunciado</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Último turno anunciado por</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Jugadores que han anunciado</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Jugadores que pierden su próximo turno</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>Al final de tu último turno ganas de inmediato si alcanzas la puntuación para ganar, tengan lo que tengan los demás.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al final de tu último turno ganas de inmediato con %n punto o más, tengan lo que tengan los demás.</numerusform>
            <numerusform>Al final de tu último turno ganas de inmediato con %n puntos o más, tengan lo que tengan los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>Al final de tu turno puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otro jugador. Para ello no hace falta una puntuación mínima.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al final de tu turno, con %n punto o más, puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otro jugador.</numerusform>
            <numerusform>Al final de tu turno, con %n puntos o más, puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otro jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Nadie puede anunciar dos veces.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>Al final de tu propio último turno no puedes anunciar nada.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Mientras esté pendiente un último turno anunciado, todos los demás jugadores forman un bando. Sus piezas no son ni propias ni enemigas entre sí, y un territorio que compartan cuenta para cada uno de ellos.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Si no, quedas fuera: tus piezas vuelven a la reserva y tu mano se descarta.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Gana el último jugador que quede en juego.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>El último jugador que quede en juego no gana; la partida continúa.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Si no, la partida acaba y todos los demás ganan juntos.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Si no, todas tus piezas vuelven a la reserva; conservas la mano y sigues jugando.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Si no, sigues jugando, pero pierdes tu próximo turno.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Cuando todos los que siguen en juego han anunciado un último turno y nadie ha ganado, la partida acaba. Gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Termina tu turno, o anuncia que el próximo es el último.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Este es tu último turno: al final se gana con %n punto.</numerusform>
            <numerusform>Este es tu último turno: al final se gana con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>Este es el último turno de %1: al final hace falta %n punto.</numerusform>
            <numerusform>Este es el último turno de %1: al final hacen falta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Próximo turno perdido: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Pierdes %n pieza.</numerusform>
            <numerusform>Pierdes %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 pierde %n pieza.</numerusform>
            <numerusform>%1 pierde %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Pierdes tu próximo turno.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 pierde su próximo turno.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Todos han anunciado un último turno: gana la puntuación más alta, %n punto.</numerusform>
            <numerusform>Todos han anunciado un último turno: gana la puntuación más alta, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Ganas: tu último turno acaba con %n punto, y hacían falta %2.</numerusform>
            <numerusform>Ganas: tu último turno acaba con %n puntos, y hacían falta %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>Gana %1: su último turno acaba con %n punto, y hacían falta %2.</numerusform>
            <numerusform>Gana %1: su último turno acaba con %n puntos, y hacían falta %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Todos han anunciado un último turno; gana la puntuación más alta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Tu último turno acaba con solo %2 de %n punto; ganan todos los demás: %3.</numerusform>
            <numerusform>Tu último turno acaba con solo %2 de %n puntos; ganan todos los demás: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>El último turno de %1 acaba con solo %2 de %n punto; ganan todos los demás: %3.</numerusform>
            <numerusform>El último turno de %1 acaba con solo %2 de %n puntos; ganan todos los demás: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Un poder que necesita una pieza enemiga no se puede usar con una pieza de un jugador de tu bando. Cualquier otro poder sí, y esa pieza conserva su orientación. Una casilla en la que solo hay piezas así y piezas tuyas no está ocupada por un enemigo.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Si no, %n de tus piezas vuelve a la reserva, la más grande; sigues jugando.</numerusform>
            <numerusform>Si no, %n de tus piezas vuelven a la reserva, primero las más grandes; sigues jugando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>Entre piezas iguales va primero la que está más al sur y, en una misma fila, la que está más al este. En una misma casilla decide el orden de las orientaciones.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Lo básico</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Los cuatro palos</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>El turno y la mano</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dos poderes sobre una misma cosa</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Los arcanos mayores</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>El final de una partida</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Otros juegos y expansiones</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Codicioso</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Da un paso cualquiera de los que permiten las reglas.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Da el paso que parece mejor en ese momento, sin mirar más allá.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Piensa en los turnos que vienen durante alrededor de un segundo por paso.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Piensa varios segundos por paso y no regala nada.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>arriesgado</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>constructor</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>constructor arriesgado</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>constructor prudente</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>cazador</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>cazador arriesgado</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>cazador prudente</translation>
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
        <translation>Según guion</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Mira un poco más allá y piensa un momento.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Planea su propio turno en un instante y mira la siguiente respuesta.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Pasa mucho por alto y no mira más allá; un buen rival para la primera partida.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Da cualquier paso con el que no pierda puntos; una referencia para las mediciones.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Se pone en marcha un reloj oculto.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>El dado muestra %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>Los dados muestran %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Te rindes.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 se rinde.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Ahora juega un ordenador (%2) por ti.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Ahora juega un ordenador (%2) por %1.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ahora juega otro jugador por ti.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Ahora juega otro jugador por %1.</translation>
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
        <translation>Copas</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bastos</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>norte</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>este</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>sur</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>oeste</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>de pie</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>noreste</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>noroeste</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n territorio en %1 × %2 casillas</numerusform>
            <numerusform>%n territorios en %1 × %2 casillas</numerusform>
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
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Mínimo de jugadores</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Número mínimo de jugadores que necesita el juego.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Máximo de jugadores</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>Número máximo de jugadores que participan.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Piezas pequeñas</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Número de piezas pequeñas por jugador.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Piezas medianas</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Número de piezas medianas por jugador.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Piezas grandes</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Número de piezas grandes por jugador.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Límite de la mano</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Número de cartas que se reparten a cada jugador; al robar, nadie pasa de él.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valor de las cartas numerales</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Puntos de un territorio del as al diez.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valor de las figuras</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Puntos de un territorio con una sota, un caballo, una reina o un rey.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valor de los arcanos mayores</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Puntos de un territorio con un arcano mayor.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Columnas del tablero</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Número de cartas a lo ancho al principio.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Filas del tablero</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Número de filas de cartas que se disponen al principio.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Piezas en una casilla</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>A una casilla que ya tiene este número de piezas no se puede mover ni añadir otra.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Elección del primer jugador</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Decide quién juega el primer turno.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Este jugador empieza si el primer jugador es fijo.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Orden de los turnos</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Los turnos dan la vuelta a la mesa, o siguen el orden de las pujas.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>La carta tiene estos poderes, uno tras otro.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>Los dos primeros poderes de la carta pueden enlazarse de este modo.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Opciones de un turno</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>En cada turno, un jugador hace una de estas cosas.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Las piezas afectadas se hacen secuaces</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Tras activar un territorio, tus piezas afectadas por un secuaz pasan a ser secuaces durante el turno.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Con un Loco, las afectadas se hacen secuaces</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Mientras usas un Loco, tus piezas afectadas pasan a ser secuaces, incluso donde normalmente no lo hacen.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Puntos necesarios para ganar al final de un último turno anunciado.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Resultado de un último turno fallido</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>Esto le pasa a quien acaba con muy pocos puntos su último turno anunciado.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Cartas de las pujas que sobran</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Aquí van las cartas de las pujas que nadie toma.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Reloj oculto</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Un reloj que nadie ve pone fin a la partida, y gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Reloj, como mínimo</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>El reloj oculto nunca pone fin a la partida antes de este número de rondas o minutos.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Reloj, como máximo</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>El reloj oculto pone fin a la partida tras este número de rondas o minutos a más tardar.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Las copas crean piezas enemigas</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Una copa que apunta a una pieza enemiga puede crear otra de ese color.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Las copas crean territorios</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Estas cartas pueden ponerse en un yermo al que se apunta.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Los territorios creados vienen de</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>Origen de la carta de un territorio creado por una copa.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Las copas ignoran el límite por casilla</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Una copa puede crear una pieza incluso en una casilla llena.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Los bastos empujan piezas propias</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Un basto puede empujar piezas propias, no solo enemigas.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Los bastos empujan territorios</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Un basto puede empujar un territorio a un yermo.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Los bastos ignoran el límite por casilla</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Un basto puede llevar una pieza incluso a una casilla llena.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Fuerza de un basto</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Número de casillas que alcanza un basto; 0 significa tantas como pintas tenga el secuaz.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Los oros hacen crecer territorios</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>La nueva carta de un territorio que crece vale exactamente un punto más, o es cualquiera más alta.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Los oros hacen crecer yermos</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Un oro puede convertir en territorio un yermo al que se apunta.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Los territorios crecidos vienen de</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>Origen de la nueva carta de un territorio que crece.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Las espadas reducen territorios</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Una espada puede reducir un territorio, no solo piezas.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Reducción de territorios</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Un territorio pierde puntos según las pintas del secuaz, o se reduce un paso.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Los territorios reducidos vienen de</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>Origen de la nueva carta de un territorio que se reduce.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Fuerza de una espada</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Número de pintas que quita una espada; 0 significa tantas como tenga el secuaz.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Piezas que orienta una carta</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Una carta que orienta gira un secuaz, o cualquier pieza a la que se apunte.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Los territorios se mueven a cualquier lugar</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Un poder que mueve piezas a cualquier lugar también mueve territorios.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Puntos para ganar con dos jugadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Puntos necesarios para ganar con dos jugadores al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Puntos para ganar con tres jugadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Puntos necesarios para ganar con tres jugadores al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Puntos para ganar con cuatro jugadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Puntos necesarios para ganar con cuatro jugadores al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Puntos para ganar con cinco jugadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Puntos necesarios para ganar con cinco jugadores al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Puntos para ganar con seis jugadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Puntos necesarios para ganar con seis jugadores al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Posesión de un territorio</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Decide para quién cuenta un territorio.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Puntos de un territorio</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Un territorio da a quien lo posee el valor de su carta, o un punto por cada pinta de sus piezas en él.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valor de un yermo</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Puntos que un yermo da a quien lo posee.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Si en un territorio solo tiene piezas un jugador, y al menos una de cada tamaño, nadie más puede apuntar a ellas.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Piezas perdidas por un último turno fallido</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Número de piezas que vuelven a la reserva, primero las más grandes; 0 significa todas.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Puntos para anunciar</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Puntuación mínima con la que se puede anunciar un último turno; 0 significa cualquier puntuación.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Se anuncia una vez como máximo</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Nadie puede anunciar dos veces un último turno; cuando todos lo han hecho, gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Todos contra quien anuncia</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Mientras esté pendiente un último turno anunciado, todos los demás jugadores forman un bando.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Puntos que llevarse</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>El primer jugador que se lleva este número de puntos gana de inmediato.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Pieza más pequeña que puede llevarse un territorio</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Tamaño mínimo de una pieza para llevarse un territorio: 1 pequeña, 2 mediana, 3 grande.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>La puja más alta</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Jugador A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Jugador B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Jugador C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Jugador D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Jugador E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Jugador F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>En el sentido del reloj</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Según las pujas (torneo)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Activar un territorio</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Renovar la mano</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Orientar una pieza</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>De ningún modo</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>El primero puede acabar donde nada puede quedarse</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>No hace falta nada entre medias</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Una casilla puede estar demasiado llena entre medias</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>El jugador queda fuera</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Ganan todos los demás</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>El jugador pierde piezas</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>El jugador pierde el próximo turno</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>El único jugador presente</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>El jugador con más piezas ahí</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>El jugador con más pintas ahí</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>El valor de la carta</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>Las pintas de las piezas</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>A la pila de descartes</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>Para quien ganó la puja</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Un número oculto de rondas</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Un número oculto de minutos</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Cartas que valen exactamente 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Todos los arcanos menores</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La pila de descartes</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>La primera del mazo</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>A un punto más</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>A cualquier carta más alta</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Según las pintas del secuaz</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Un secuaz</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Una pieza a la que se apunta</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Límite de piezas en los yermos</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>El límite de piezas en una casilla se aplica también en los yermos.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Pujas hasta acabar las manos</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Si las pujas empatan hasta que no quedan cartas, esto decide quién empieza.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Ninguna casilla para una pieza</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Quien no tiene piezas ni encuentra casilla libre pasa, o puede renovar la mano.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Barajar los descartes</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>La pila de descartes se baraja en cuanto el mazo queda vacío, o cuando hace falta la próxima carta.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Formas de afectar a una pieza</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Una pieza cuenta como afectada por un secuaz si se le ha hecho una de estas cosas.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Piezas en territorios afectados</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Las piezas en un territorio que un secuaz afecta cuentan también como afectadas.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Crear piezas en los yermos</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Una copa puede crear una pieza en un yermo, no solo en un territorio.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Casilla en la que crea un secuaz</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Un secuaz crea solo en la casilla a la que apunta, o también en la suya.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Momento de juzgar la llegada</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>Dónde puede quedar un territorio empujado se juzga antes o después de levantar su carta.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Las cartas del Loco son opcionales</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Un jugador puede decidir no descubrir una carta.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Puede actuar otro secuaz</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Después de que una carta haya orientado un secuaz, otro puede usar el poder siguiente.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Solo cambian de color las piezas enemigas</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Un poder que reemplaza una pieza por una propia solo reemplaza piezas enemigas.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Gana el último jugador en juego</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Cuando todos los demás están fuera, quien queda gana de inmediato.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Un tablero sin territorios</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Cuando no queda ningún territorio ganan todos los que siguen en juego, o nadie.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Empieza el jugador A</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>El jugador pasa</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>El jugador puede renovar la mano</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>De inmediato</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Cuando hace falta una carta</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>crearla</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>moverla</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>empujarla</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>hacerla crecer</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>reducirla</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>girarla</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>cambiarle el color</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>En la casilla a la que apunta</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>También en su casilla</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Antes de levantar la carta</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Después de levantar la carta</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Quienes quedan comparten la victoria</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartas al principio</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Número de cartas que cada jugador tiene al principio; 0 significa tantas como el límite de la mano.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartas elegidas</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Número de cartas de la primera mano que cada jugador elige entre cartas descubiertas.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Cartas descubiertas de más</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Número de cartas descubiertas además de las que se eligen; lo que sobra se descarta.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Cartas robadas al renovar</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Máximo de cartas que roba un jugador al renovar la mano; 0 significa hasta el límite de la mano.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartas robadas al final del turno</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Número de cartas que roba un jugador al final de cada turno, hasta el límite de la mano.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valores de cartas sueltas</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Estas cartas tienen un valor distinto del de las demás de su tipo.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposición del tablero</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Las cartas al principio y sus lugares; sin disposición, el tablero es un rectángulo.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Piezas en una carta numeral</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio del as al diez está lleno con este número de piezas; 0 significa el límite de cualquier casilla.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Piezas en una figura</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio con una sota, un caballo, una reina o un rey está lleno con este número de piezas; 0 significa el límite de cualquier casilla.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Piezas en un arcano mayor</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio con un arcano mayor está lleno con este número de piezas; 0 significa el límite de cualquier casilla.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Piezas en los yermos</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un yermo está lleno con este número de piezas; 0 significa el límite de cualquier casilla.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Piezas pequeñas en una casilla</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Número de piezas pequeñas con el que una casilla ya no admite otra; 0 significa que no hay límite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Piezas medianas en una casilla</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Número de piezas medianas con el que una casilla ya no admite otra; 0 significa que no hay límite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Piezas grandes en una casilla</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Número de piezas grandes con el que una casilla ya no admite otra; 0 significa que no hay límite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Piezas de un mismo color en una casilla</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Número de piezas de un mismo jugador con el que una casilla ya no admite más piezas suyas; 0 significa que no hay límite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Acciones en un turno</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Número de acciones que hace un jugador en cada turno.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientación gratuita</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Una vez por turno, orientar una pieza antes de una acción no cuenta como acción.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orientar varias piezas</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Quien orienta una pieza puede orientar también cualquiera de las demás, una vez cada una.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Descartar y robar por separado</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Renovar la mano es o descartarla toda o robar cartas.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Orientaciones diagonales</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Una pieza puede apuntar también en diagonal.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Alcance de secuaces pequeños</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Un secuaz pequeño tumbado apunta a casillas hasta esta distancia.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Alcance de secuaces medianos</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Un secuaz mediano tumbado apunta a casillas hasta esta distancia.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Alcance de secuaces grandes</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Un secuaz grande tumbado apunta a casillas hasta esta distancia.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>las pilas de puntos</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Puntos acumulados</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Puede hacerlo una pieza de cualquier tamaño.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Una pieza pequeña no puede hacerlo.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Solo puede hacerlo una pieza grande.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>El valor de la carta va a tu pila de puntos. Estos puntos cuentan para tu puntuación y no se pierden nunca.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>El primer jugador que se lleva %n punto gana de inmediato.</numerusform>
            <numerusform>El primer jugador que se lleva %n puntos gana de inmediato.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Cuando no queda ningún territorio gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Te llevas el territorio en %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 se lleva el territorio en %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Llevarse</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Termina tu turno, o llévate un territorio que poseas.</translation>
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
        <translation>Puntos acumulados: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Te llevas %n punto.</numerusform>
            <numerusform>Te llevas %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 se lleva %n punto.</numerusform>
            <numerusform>%1 se lleva %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Al final de tu último turno no puedes llevarte ningún territorio (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ninguna de tus piezas ahí es mediana o grande (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Ninguna de tus piezas ahí es grande (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Ganas: te has llevado %n punto.</numerusform>
            <numerusform>Ganas: te has llevado %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>Gana %1, tras llevarse %n punto.</numerusform>
            <numerusform>Gana %1, tras llevarse %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>No queda ningún territorio; gana la puntuación más alta: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Al final de tu turno puedes llevarte un territorio en el que tengas piezas y no haya piezas enemigas. La mayor de tus piezas en él vuelve a la reserva. La carta se descarta, y la primera carta del mazo ocupa su lugar.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>En un mismo turno puedes llevarte un territorio o anunciar tu último turno, pero no ambas cosas. Al final de tu último turno no puedes llevarte ningún territorio.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>Entre piezas iguales vuelve la primera según el orden de las orientaciones.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>El complemento «%1» provocó el cierre inesperado del programa. Ahora está desactivado.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Se produjo un error en el complemento «%1».</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>Se produjo un error en el complemento «%1» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Con estas reglas, cada jugador tiene menos piezas de este tamaño: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Con estas reglas, ninguna pieza apunta así: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Con estas reglas una mano tiene como máximo %n carta.</numerusform>
            <numerusform>Con estas reglas una mano tiene como máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Estas reglas no son para %n jugador.</numerusform>
            <numerusform>Estas reglas no son para %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Este reglamento no usa esto: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Esto difiere de lo que permiten estas reglas: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Úsala como %1{indefinite}.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Una de estas opciones: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Dos veces: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Tres veces: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n vez: %1</numerusform>
            <numerusform>%n veces: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Después: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Activa un territorio en el que tengas una pieza: se usan sus poderes, y todas tus piezas que están en él son secuaces.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Juega una carta de la mano: va a la pila de descartes, después se usan sus poderes, y todas tus piezas del tablero son secuaces.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Renovar</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba hasta un máximo de %n carta en la mano.</numerusform>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba hasta un máximo de %n cartas en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Orienta una de tus piezas.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Una casilla se nombra con la letra de su columna y el número de su fila, como en el borde del tablero. Los primeros territorios empiezan en d4, al noroeste. Los nombres no cambian cuando el tablero crece.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos mayores</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Una casilla se nombra con la letra de su columna y el número de su fila, como en el borde del tablero. La fila más al norte de los primeros territorios empieza en %1. Los nombres no cambian cuando el tablero crece.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Todos los demás arcanos mayores</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Orienta tantas piezas tuyas como quieras, cada una solo una vez; para parar antes, pasa.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Renueva la mano: o la descartas toda, o robas hasta un máximo de %n carta en la mano.</numerusform>
            <numerusform>Renueva la mano: o la descartas toda, o robas hasta un máximo de %n cartas en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Renueva la mano: o la descartas toda, o robas como máximo %n carta, sin pasar de %1 en la mano.</numerusform>
            <numerusform>Renueva la mano: o la descartas toda, o robas como máximo %n cartas, sin pasar de %1 en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba como máximo %n carta, sin pasar de %1 en la mano.</numerusform>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba como máximo %n cartas, sin pasar de %1 en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Todos los arcanos mayores</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>tomar de la pila de descartes</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Toma cartas a tu elección de la pila de descartes, una por cada pinta de un secuaz, hasta un máximo de %n carta en la mano.</numerusform>
            <numerusform>Toma cartas a tu elección de la pila de descartes, una por cada pinta de un secuaz, hasta un máximo de %n cartas en la mano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>descartar y robar</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Descarta las cartas que quieras o ninguna, y roba hasta un máximo de %n carta en la mano.</numerusform>
            <numerusform>Descarta las cartas que quieras o ninguna, y roba hasta un máximo de %n cartas en la mano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partida ha acabado; ya no se puede hacer nada (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto no se puede hacer en este momento del turno (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con las reglas de este juego no existe un paso así (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ninguna carta en uso tiene ahora este poder (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta ofrece ahora otro poder; sus poderes mantienen su orden (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes viene la segunda mitad del paso empezado (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes viene el azar: se barajan cartas, se echa a suertes o se tiran dados (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un jugador sin piezas en el tablero solo puede colocar una (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Solo puede colocar una pieza quien no tiene ninguna en el tablero (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 ya hay %n pieza; en la casilla no debe haber ninguna (%1).</numerusform>
            <numerusform>En %3 ya hay %n piezas; en la casilla no debe haber ninguna (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>En %3 no hay ningún territorio (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Ninguna de tus piezas está en %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Tu mano no contiene %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Se ha nombrado una carta que no está en tu mano (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La pila de descartes no contiene %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Se ha nombrado una carta que no está en la pila de descartes (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Tu mano está llena; su límite es %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ahora no se puede robar ninguna carta (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Ahora se puede robar como máximo %n carta (%1).</numerusform>
            <numerusform>Ahora se pueden robar como máximo %n cartas (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto no cambiaría nada (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta pieza no es tuya: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esta pieza no es tuya (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta pieza no es un secuaz que pueda actuar ahora: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esta pieza no es un secuaz que pueda actuar ahora (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Las piezas de %3 forman una torre, a la que nadie más puede apuntar (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>En %3 hay una torre, y nadie más puede entrar ahí (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>El secuaz que actúa no apunta a esta pieza: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>El secuaz que actúa no apunta a la casilla %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un secuaz no se empuja a sí mismo: se mueve (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Aquí hace falta una pieza enemiga, no esta: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta pieza ya se ha orientado en este turno: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Estás orientando tus piezas: orienta otra, o pasa (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O descartas toda la mano o robas cartas (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aquí hace falta una pieza enemiga (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La casilla %3 está llena: ahí hay %n pieza (%1).</numerusform>
            <numerusform>La casilla %3 está llena: ahí hay %n piezas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza pequeña: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza pequeña: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza mediana: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza mediana: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza grande: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza grande: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza del mismo color: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza del mismo color: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No queda ninguna pieza pequeña en tu reserva (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No queda ninguna pieza mediana en tu reserva (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No queda ninguna pieza grande en tu reserva (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>No queda ninguna pieza pequeña en la reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>No queda ninguna pieza mediana en la reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>No queda ninguna pieza grande en la reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>No queda ninguna pieza así en la reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>En %3 hay una pieza enemiga (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Nada puede reemplazar el territorio; la carta %4 no hace falta (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>La carta %4 no tiene el valor necesario, %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Hace falta una carta que valga exactamente %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un secuaz de pie no puede usar un basto: no tiene dirección (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No puede recorrer ninguna distancia (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Puede recorrer como máximo %n casilla (%1).</numerusform>
            <numerusform>Puede recorrer como máximo %n casillas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Se puede quitar como máximo %n pinta (%1).</numerusform>
            <numerusform>Se pueden quitar como máximo %n pintas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Se puede quitar como máximo %n punto (%1).</numerusform>
            <numerusform>Se pueden quitar como máximo %n puntos (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pieza ya es grande y no puede crecer (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un arcano mayor ya vale lo máximo y no puede crecer (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Una pieza enemiga conserva su orientación (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A una pieza destruida no se le puede dar orientación (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder no alcanza esa casilla, o no puede usar una carta de ahí (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto solo es posible junto con una segunda mitad, y ninguna encaja (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto es posible por sí solo, así que no es la primera mitad de un paso enlazado (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ningún paso enlazado empieza con el poder que la carta ofrece ahora (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La segunda mitad debe afectar a la misma pieza o al mismo territorio que la primera (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La segunda mitad debe volver a hacer sitio en %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No queda ninguna carta que robar (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>La carta %4 en %3 no es un arcano mayor (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta no es un arcano mayor (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El Mundo no puede usar los poderes de otro Mundo (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>La longitud máxima de una cadena de cartas es %2; no se puede descubrir ni copiar ninguna más (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Debe continuar el mismo secuaz (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Este poder debe usarse (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 ha anunciado un último turno, que debe acabar antes (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Este es tu último turno; al final no se puede anunciar nada (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ya has anunciado un último turno; nadie puede hacerlo dos veces (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Necesitas %n punto para anunciar tu último turno (%1).</numerusform>
            <numerusform>Necesitas %n puntos para anunciar tu último turno (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No queda ningún territorio, así que no se puede anunciar un último turno (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 no está entre las que se pueden tomar (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>En este juego, las piezas no pueden apuntar en diagonal (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con estas reglas el poder no puede hacer eso (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 ni vale más que la que hay ahí ni es una más alta del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hace falta una carta que valga más, o una más alta del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 no encaja ahí: hace falta una que valga un punto menos, o una más baja del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hace falta una carta que valga un punto menos, o una más baja del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Una regla de esta variante no lo permite (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto no es posible (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casilla %3 está en el vacío: no tiene carta ni comparte un lado con un territorio (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casilla %3 no es un yermo, es decir, una casilla sin carta que comparte un lado con un territorio (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Todas las piezas nombradas deben estar en la misma casilla; esta no lo está: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partida acaba antes de tu próximo turno, así que no se puede anunciar nada para él (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>descubrir una carta</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Descubre la primera carta del mazo y usa sus poderes.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>La carta descubierta va a la pila de descartes. Las mismas piezas son secuaces para sus poderes.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Puedes elegir no descubrir ninguna carta.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Debes descubrir una carta, si la hay.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>Se puede encadenar como máximo %n carta al descubrir y copiar; después no se descubre ni se copia ninguna más.</numerusform>
            <numerusform>Se pueden encadenar como máximo %n cartas al descubrir y copiar; después no se descubre ni se copia ninguna más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>basto{indefinite: un basto}</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Bastos: mover</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Avanza al menos una casilla y como máximo tantas como pintas tenga el secuaz.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Avanza una casilla, sea cual sea el tamaño del secuaz.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Avanza %n casilla, sea cual sea el tamaño del secuaz.</numerusform>
            <numerusform>Avanza de 1 a %n casillas, sea cual sea el tamaño del secuaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Úsala como basto.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Los límites de piezas por casilla no se aplican.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>No se aplica el límite de %n pieza por casilla.</numerusform>
            <numerusform>No se aplica el límite de %n piezas por casilla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Mueve el secuaz, o empuja una pieza a la que apunte, en la dirección del secuaz.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Mueve el secuaz, o empuja una pieza enemiga a la que apunte, en la dirección del secuaz.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>No debe acabar en el vacío.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>No debe acabar en el vacío ni en una casilla que ya tenga %n pieza.</numerusform>
            <numerusform>No debe acabar en el vacío ni en una casilla que ya tenga %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>O empuja del mismo modo un territorio sin piezas enemigas al que apuntas hasta un yermo sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>Los territorios no se pueden empujar.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>O empuja el territorio al que apuntas tantas casillas como una pieza, salvo que haya en él una pieza enemiga. Se desliza a través de todo y debe acabar en un yermo sin piezas enemigas. Las piezas se quedan en sus casillas; las tuyas que estén en la casilla de llegada quedan ahora sobre él.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Las piezas que un territorio empujado deja en el vacío vuelven a sus reservas.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Un secuaz de pie no puede usar un basto.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Mueve el secuaz, o empuja una pieza a la que apunte, tuya o enemiga, en la dirección del secuaz.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>Las piezas propias no se pueden empujar.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>La pieza movida no debe acabar en el vacío. Las casillas intermedias no importan.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>La pieza movida no debe acabar en una casilla llena ni en el vacío. Las casillas intermedias no importan.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Una pieza tuya puede orientarse después; una enemiga conserva su orientación.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>No debe acabar en el vacío ni en una casilla llena.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>El orden de las orientaciones es norte, este, sur, oeste, de pie, noreste, sureste, suroeste, noroeste.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>El orden de las orientaciones es norte, este, sur, oeste, de pie.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Este juego usa la mecánica «%1».</translation>
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
        <translation>Aclaración (%1):</translation>
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
        <translation>Se van a repartir las cartas.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>Se va a barajar la pila de descartes.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Se sortea quién empieza.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Se va a poner en marcha el reloj oculto.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Se van a tirar los dados.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca decidir.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>Le toca decidir a %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca: coloca una pieza pequeña en una casilla sin piezas.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>Le toca a %1 colocar una pieza pequeña.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Orienta otra pieza, o pasa.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Tu turno continúa: elige la próxima acción.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Te toca: activa un territorio, juega una carta, renueva la mano u orienta una pieza.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Te toca: elige qué hacer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2: da la segunda mitad del paso que has empezado.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 da la segunda mitad de un paso %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1: con este poder ahora no se puede hacer nada (%2); omítelo.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>nada</translation>
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
        <translation>%2, poder %4 de %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 usa %2{definite}, poder %4 de %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Termina tu turno.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 va a terminar el turno.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>La partida va a empezar.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ganas: no queda nadie más.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>Gana %1: no queda nadie más.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>No queda ningún territorio: ganas tú.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>No queda ningún territorio: gana %1.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ganas con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 gana con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 ganan juntos.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partida ha acabado, y no gana nadie.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 ganan: no queda nadie más.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>No queda ningún territorio: %1 comparten la victoria.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>Hay empate en la puntuación más alta: %1 comparten la victoria.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 decide</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Tú decides, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Tú decides</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Te toca, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Coloca una pieza pequeña en una casilla sin piezas.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1 coloca una pieza pequeña.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Elige la próxima acción.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Activa un territorio, juega una carta, renueva la mano u orienta una pieza.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Elige qué hacer.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Ganas: tu rival se ha rendido.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>Gana %1: su rival se ha rendido.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>colocar una pieza</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>activar un territorio</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>jugar una carta</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>renovar la mano</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientar una pieza</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>crear una pieza</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>crear una pieza enemiga</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover un secuaz</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>empujar una pieza</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>hacer crecer una pieza</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>intercambiar las manos</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>dejar sin usar un poder</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>anunciar</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pujar con una carta</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>tomar una carta de las pujas</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>crear un territorio</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>empujar un territorio</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>hacer crecer un territorio</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>atacar una pieza</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>atacar un territorio</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientar una pieza con una carta</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>reemplazar una pieza enemiga</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover una pieza a cualquier lugar</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover un territorio a cualquier lugar</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>descartar y robar</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>tomar una carta de la pila de descartes</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>descubrir una carta</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>usar los poderes de otra carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Está de pie.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Apunta al %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>Debe seguir la segunda mitad.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Colocas una pieza pequeña en %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 coloca una pieza pequeña en %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Activas el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 activa el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Juegas %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 juega %2{definite}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Robas %2{definite}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 roba %2{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Robas %n carta.</numerusform>
            <numerusform>Robas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 roba %n carta.</numerusform>
            <numerusform>%1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Descartas %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2{definite}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ni descartas ni robas.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 ni descarta ni roba.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>No haces nada.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 no hace nada.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Dejas sin usar un poder %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 deja sin usar un poder %2{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Terminas el turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina el turno.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Terminas el turno y anuncias que el próximo es el último.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 termina el turno y anuncia que el próximo es el último.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Eliges una carta para pujar.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 elige una carta para pujar.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Pujas con %2{definite}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 puja con %2{definite}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Tomas %2{definite} de las pujas.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 toma %2{definite} de las pujas.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Das un paso que este juego no tiene.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 da un paso que este juego no tiene.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>No robas cartas.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 no roba cartas.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Das el paso «%2».</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 da el paso «%2».</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Después queda de pie.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Después apunta al %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se pone de pie.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 se gira hacia el %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 pone de pie %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 gira %2 hacia el %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 cambia %2 a su color.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 va a %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 lleva %2 a %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 lleva el territorio %2 de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 intercambia la mano contigo.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Intercambias la mano con %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 intercambia la mano con %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Tomas %2{definite} de la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 toma %2{definite} de la pila de descartes.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Descubres la primera carta del mazo.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 descubre la primera carta del mazo.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Usas los poderes del territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 usa los poderes del territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 crea una pieza pequeña en %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 crea una pieza enemiga pequeña junto a %2, orientada igual.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 empieza un territorio en %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 convierte la primera carta del mazo en territorio en %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 crea el territorio %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 se mueve %n casilla hacia el %2.</numerusform>
            <numerusform>%1 se mueve %n casillas hacia el %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 empuja %n casilla hacia el %3 %2.</numerusform>
            <numerusform>%1 empuja %n casillas hacia el %3 %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 empuja el territorio %2 de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 crece y pasa a ser grande.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 crece y pasa a ser mediana.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 hace crecer %2: ahora es grande.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 hace crecer %2: ahora es mediana.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 empieza a hacer crecer el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 pone la primera carta del mazo en lugar de lo que hay en %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 hace de %2 el territorio %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 hace crecer el territorio %2 en %3; en su lugar, %4{definite}, de la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 hace crecer el territorio %2 en %3; en su lugar, %4{definite}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se destruye a sí misma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 se reduce en %n pinta.</numerusform>
            <numerusform>%1 se reduce en %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 destruye %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 reduce %2 en %n pinta.</numerusform>
            <numerusform>%1 reduce %2 en %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 empieza a reducir el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 destruye el territorio en %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 destruye el territorio %2 en %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 reduce el territorio en %2; en su lugar, %3{definite}.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 reduce el territorio %2 en %3; en su lugar, %4{definite}, de la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 reduce el territorio %2 en %3; en su lugar, %4{definite}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>espada{indefinite: una espada}</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Espadas: atacar</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Quita a una pieza a la que apuntas al menos una pinta y como máximo tantas como tenga el secuaz.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Quita una pinta a una pieza a la que apuntas, sea cual sea el tamaño del secuaz.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Quita %n pinta a una pieza a la que apuntas, sea cual sea el tamaño del secuaz.</numerusform>
            <numerusform>Quita de 1 a %n pintas a una pieza a la que apuntas, sea cual sea el tamaño del secuaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Úsala como espada; el nuevo territorio puede venir de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Úsala como espada; el nuevo territorio viene de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Úsala como espada.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Cuenta como una pinta, sea cual sea el tamaño del secuaz.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Cuenta como %n pinta, sea cual sea el tamaño del secuaz.</numerusform>
            <numerusform>Cuenta como de 1 a %n pintas, sea cual sea el tamaño del secuaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>O reduce un territorio sin piezas enemigas al que apuntas: en un punto, a una carta más baja del mismo tipo o, si es un arcano menor, a nada.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>O reduce del mismo modo un territorio sin piezas enemigas al que apuntas: reemplázalo por una carta que valga lo que queda, o por nada si no queda nada.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Sin pintas queda destruida.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>O destruye del mismo modo un territorio sin piezas enemigas al que apuntas.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>Los territorios no se pueden atacar.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga. Se descarta y se reemplaza por una carta de un punto menos, o por una más baja del mismo tipo. Un arcano menor puede reducirse a nada.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>O destruye el territorio al que apuntas, salvo que sea un arcano mayor o haya en él una pieza enemiga. Se descarta.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga. Pierde puntos como una pieza pierde pintas: se descarta y se reemplaza por una carta que valga exactamente lo que queda, o por nada si no queda nada. Sin una carta adecuada, no se puede quitar esa cantidad.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>O destruye el territorio al que apuntas, salvo que haya en él una pieza enemiga. Se descarta si pierde todos sus puntos como una pieza pierde pintas.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territorio destruido deja yermo o vacío. Las piezas que estén entonces en el vacío vuelven a sus reservas, también las de casillas vecinas.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Si la pieza tiene menos pintas de las que se le quitan, las pierde todas. La reemplaza una pieza menor de la reserva de su dueño, que conserva la orientación; sin pintas queda destruida y vuelve a su reserva. Sin una pieza adecuada en la reserva, no se puede quitar esa cantidad.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Un secuaz puede atacarse a sí mismo y a otras piezas tuyas; una que sobreviva puede orientarse.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Si los dos poderes reducen la misma pieza o el mismo territorio, no hace falta ninguna pieza ni carta entre medias.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Si los dos poderes reducen la misma pieza, no hace falta ninguna pieza entre medias.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que después la espada deje la casilla dentro de sus límites, sea como sea.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que después la espada deje allí como máximo %n pieza, sea como sea.</numerusform>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, siempre que después la espada deje allí como máximo %n piezas, sea como sea.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>el reloj oculto</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Rondas o minutos que quedan</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ha sonado el reloj oculto: ganas con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Ha sonado el reloj oculto: %1 gana con la puntuación más alta, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Ha sonado el reloj oculto: %1 comparten la puntuación más alta y la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>La partida acaba tras %n ronda a más tardar.</numerusform>
            <numerusform>La partida acaba tras %n rondas a más tardar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>La partida acaba tras %n minuto a más tardar.</numerusform>
            <numerusform>La partida acaba tras %n minutos a más tardar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Un reloj oculto pone fin a la partida al cabo de entre %1 y %n ronda; nadie sabe cuántas.</numerusform>
            <numerusform>Un reloj oculto pone fin a la partida al cabo de entre %1 y %n rondas; nadie sabe cuántas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Un reloj oculto pone fin a la partida al cabo de entre %1 y %n minuto; nadie sabe cuántos.</numerusform>
            <numerusform>Un reloj oculto pone fin a la partida al cabo de entre %1 y %n minutos; nadie sabe cuántos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Una ronda es un turno de cada jugador que siga en juego, empezando por quien jugó primero.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>La partida se detiene entonces de inmediato, y gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>intercambiar las manos</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Intercambia la mano con el dueño de una pieza enemiga a la que apuntas.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Cualquiera de las manos puede estar vacía.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>orientar una pieza</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Orienta una pieza a la que apuntas, tuya o enemiga.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Orienta un secuaz.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Los objetivos son siempre los actuales: un secuaz que se ha girado tiene objetivos nuevos.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>El secuaz que actúa después puede ser otro.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>El secuaz que actúa después debe ser el mismo.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Lo que se ha barajado, robado o tirado desde entonces ya no puede volver a ocultarse.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Desde entonces se han visto cartas ocultas.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>El paso fue de otro jugador.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Se está pasando la pantalla.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>El último paso todavía se está guardando.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Usa el poder «%1».</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, poder %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Sí</translation>
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
        <translation>tu pieza pequeña en %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza pequeña de %1 en %2</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>tu pieza pequeña en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la pieza pequeña de %1 en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>tu pieza pequeña de pie en %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza pequeña de pie de %1 en %2</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>tu pieza mediana en %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza mediana de %1 en %2</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>tu pieza mediana en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la pieza mediana de %1 en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>tu pieza mediana de pie en %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza mediana de pie de %1 en %2</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>tu pieza grande en %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza grande de %1 en %2</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>tu pieza grande en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la pieza grande de %1 en %2 que apunta al %3</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>tu pieza grande de pie en %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pieza grande de pie de %1 en %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>el azar</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>la pieza en %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>mover a cualquier lugar</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Mueve una pieza a la que apuntas a cualquier territorio o yermo sin piezas. O mueve un territorio sin piezas enemigas al que apuntas a cualquier yermo sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Mueve una pieza a la que apuntas a cualquier territorio o yermo sin piezas.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Cuando se mueve un territorio, las piezas se quedan en sus casillas; las que queden en el vacío vuelven a sus reservas.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Renovar mano</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Copa</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Basto</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Espada</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Girar una pieza</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Cambiar color</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Mover a donde sea</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Intercambiar las manos</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Descartar y robar</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Tomar del descarte</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Descubrir carta</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Usar otra carta</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Anunciar último turno</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Pujar</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Tomar</translation>
    </message>
</context>
</TS>
