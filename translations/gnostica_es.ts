<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and what may be typed behind it</extracomment>
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
        <extracomment>what stands on a key of the keyboard</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>what stands on a key of the keyboard</extracomment>
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
        <source>Also measure how computer players think</source>
        <translation>Mide también cómo piensan los jugadores del ordenador</translation>
    </message>
    <message>
        <source>How long each measurement takes</source>
        <translation>Cuánto dura cada medición</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Solo estos reglamentos</translation>
    </message>
    <message>
        <source>Laid over each ruleset</source>
        <translation>Se aplica sobre cada reglamento</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Las reglas son las mismas.</translation>
    </message>
    <message>
        <source>Compare two games, rule by rule in their own sentences</source>
        <translation>Compara dos juegos, regla por regla con sus propias frases</translation>
    </message>
    <message>
        <source>The id or file of a game; expansions follow after a plus sign</source>
        <translation>El identificador o archivo de un juego; las expansiones siguen tras un signo más</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Como JSON</translation>
    </message>
    <message>
        <source>Compare rulesets by experiments: many games of computers</source>
        <translation>Compara reglamentos con experimentos: muchas partidas de ordenadores</translation>
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
        <source>--first must not be more than --last.</source>
        <translation>--first no debe ser mayor que --last.</translation>
    </message>
    <message>
        <source>Change every option of a ruleset, and tell what each does to its games</source>
        <translation>Cambia cada opción de un reglamento, y dice qué efecto tiene cada una en sus partidas</translation>
    </message>
    <message>
        <source>Settings to be tried together: KEY=VALUE,KEY=VALUE</source>
        <translation>Ajustes que probar juntos: CLAVE=VALOR,CLAVE=VALOR</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Cuántos juegan</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>El nivel de todos</translation>
    </message>
    <message>
        <source>Pairs of games for each change in the first round</source>
        <translation>Pares de partidas para cada cambio en la primera ronda</translation>
    </message>
    <message>
        <source>Pairs of games for those that stay to the last round</source>
        <translation>Pares de partidas para los que llegan a la última ronda</translation>
    </message>
    <message>
        <source>The same number gives the same games</source>
        <translation>El mismo número da las mismas partidas</translation>
    </message>
    <message>
        <source>How many games at a time</source>
        <translation>Cuántas partidas a la vez</translation>
    </message>
    <message>
        <source>Write it into this file, as a page with pictures for a browser</source>
        <translation>Lo escribe en este archivo, como página con imágenes para un navegador</translation>
    </message>
    <message>
        <source>Write over a file that is there</source>
        <translation>Sobrescribe un archivo que ya existe</translation>
    </message>
    <message>
        <source>Put the shards of an experiment together</source>
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
        <source>Tell which shards are not in a folder yet: 3,7-9</source>
        <translation>Dice qué partes faltan aún en una carpeta: 3,7-9</translation>
    </message>
    <message>
        <source>Tell what an experiment has found, also while it runs</source>
        <translation>Dice lo que ha encontrado un experimento, también mientras está en marcha</translation>
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
        <source>Write it into this file, for spreadsheets</source>
        <translation>Lo escribe en este archivo, para hojas de cálculo</translation>
    </message>
    <message>
        <source>The report comes out otherwise; the first difference is at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>El informe sale distinto; la primera diferencia está en %1.</translation>
    </message>
    <message>
        <source>Play a report&apos;s experiment once more, and write its report; fails if it is another</source>
        <translation>Vuelve a jugar el experimento de un informe y escribe el suyo; falla si es otro</translation>
    </message>
    <message>
        <source>A report, as “lab report --json” writes it</source>
        <translation>Un informe, como lo escribe «lab report --json»</translation>
    </message>
    <message>
        <source>How many pairs of games at a time</source>
        <translation>Cuántos pares de partidas a la vez</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pairs</source>
        <extracomment>%1: how many of all %n pairs of games have been played</extracomment>
        <translation>
            <numerusform>%1 de %n par</numerusform>
            <numerusform>%1 de %n pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>queda cerca de %n minuto</numerusform>
            <numerusform>quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>queda cerca de %n segundo</numerusform>
            <numerusform>quedan unos %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no shard; one is written like 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«%1» no es una parte; se escribe como 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Indica el archivo del experimento: --out ARCHIVO.</translation>
    </message>
    <message>
        <source>Play an experiment, or go on with one that was interrupted</source>
        <translation>Juega un experimento, o sigue con uno interrumpido</translation>
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
        <source>Only this part of it: 3/200</source>
        <translation>Solo esta parte: 3/200</translation>
    </message>
    <message>
        <source>Only tell what would be played, and about how long; write nothing</source>
        <translation>Solo dice qué se jugaría, y cuánto tardaría más o menos; no escribe nada</translation>
    </message>
    <message>
        <source>Say nothing of the progress</source>
        <translation>No dice nada del progreso</translation>
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
        <source>When this stage begins, the learner is not to decide.</source>
        <translation>Cuando empieza esta etapa, no le toca decidir a quien aprende.</translation>
    </message>
    <message>
        <source>The stage accepts this step as asked.</source>
        <translation>La etapa acepta este paso como el pedido.</translation>
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
        <source>%1 should refuse this step, but it is no step at all.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 debería rechazar este paso, pero no es ningún paso.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but %2 does.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 debería rechazar este paso, pero lo hace %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board then.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>Entonces no hay ninguna pieza %1 en el tablero.</translation>
    </message>
    <message>
        <source>Check lessons, and play them through</source>
        <translation>Comprueba lecciones y las juega hasta el final</translation>
    </message>
    <message>
        <source>Prove lessons by their own solutions and wrong tries</source>
        <translation>Verifica las lecciones con sus propias soluciones e intentos erróneos</translation>
    </message>
    <message>
        <source>Files with a lesson or a guide each</source>
        <translation>Archivos con una lección o una guía cada uno</translation>
    </message>
    <message>
        <source>Tell a lesson stage by stage, with its solution</source>
        <translation>Cuenta una lección etapa por etapa, con su solución</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a file</source>
        <translation>El identificador de una lección que viene con el programa, o un archivo</translation>
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
        <source>%n seats were eliminated.</source>
        <translation>
            <numerusform>Quedó fuera %n puesto.</numerusform>
            <numerusform>Quedaron fuera %n puestos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: la mitad de los pasos en %2 s, el 95&#xa0;% en %3 s, el más largo en %4 s.</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <extracomment>%1: what was typed; the names are words of the command line and stay as they are</extracomment>
        <translation>No hay ningún nivel «%1». Los niveles son: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message>
        <source>Let two kinds of computer player play against each other</source>
        <translation>Hace jugar entre sí a dos clases de jugador del ordenador</translation>
    </message>
    <message>
        <source>A level: random, greedy, quick, apprentice, adept, master</source>
        <translation>Un nivel: random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The level of the others</source>
        <translation>El nivel de los demás</translation>
    </message>
    <message>
        <source>The id of a ruleset, with its expansions as in BASE+EXPANSION; all: every game</source>
        <translation>El identificador de un reglamento, con sus expansiones como en BASE+EXPANSIÓN; all: todos los juegos</translation>
    </message>
    <message>
        <source>The id of an expansion; may be given several times</source>
        <translation>El identificador de una expansión; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation>Partidas a la vez</translation>
    </message>
    <message>
        <source>Searches side by side within each step</source>
        <translation>Búsquedas en paralelo dentro de cada paso</translation>
    </message>
    <message>
        <source>Factor for what both levels think a step</source>
        <translation>Factor del tiempo que ambos niveles piensan cada paso</translation>
    </message>
    <message>
        <source>Instead of the level&apos;s own</source>
        <translation>En lugar del que tiene el nivel</translation>
    </message>
    <message>
        <source>The same for the others</source>
        <translation>Lo mismo para los demás</translation>
    </message>
    <message>
        <source>Begin a ruleset of your own</source>
        <translation>Empieza un reglamento propio</translation>
    </message>
    <message>
        <source>Its id: small letters, digits and hyphens</source>
        <translation>Su identificador: letras minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>The id of the game or expansion from which it will differ</source>
        <translation>El identificador del juego o la expansión del que será distinto</translation>
    </message>
    <message>
        <source>The file to make; by default ID.json</source>
        <translation>El archivo que crear; por omisión ID.json</translation>
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
        <source>How many steps</source>
        <translation>Cuántos pasos</translation>
    </message>
    <message>
        <source>A seat is taken by a person, or by a computer of a level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>En un puesto juega una persona, o un ordenador de un nivel: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Juega una partida en el terminal</translation>
    </message>
    <message>
        <source>Who plays each seat, with commas: person, random, greedy, quick, apprentice, adept, master</source>
        <translation>Quién juega en cada puesto, con comas: person, random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>El mismo número da las mismas cartas y dados</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>El identificador de un reglamento</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; may be given several times</source>
        <translation>Un ajuste del reglamento, como en target=8; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>A new file that keeps the game</source>
        <translation>Un archivo nuevo que guarda la partida</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partidas: %1, acertijos: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try them all.</source>
        <translation>Hay demasiadas líneas para probarlas todas.</translation>
    </message>
    <message>
        <source>No puzzle: there is no such goal here that one idea alone reaches.</source>
        <translation>No es un acertijo: aquí no hay una meta así que se logre con una sola idea.</translation>
    </message>
    <message>
        <source>Other first steps reach the goal than those named, or other points can be reached.</source>
        <translation>Hay primeros pasos que logran la meta y no son los indicados, o se pueden lograr otros puntos.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>La solución no logra la meta.</translation>
    </message>
    <message>
        <source>Its measures are others than those named.</source>
        <translation>Sus medidas son distintas de las indicadas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are what they say.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 de %n acertijo es lo que dice.</numerusform>
            <numerusform>%1 de %n acertijos son lo que dicen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for puzzles in games of computers, and print the most different ones</source>
        <translation>Busca acertijos en partidas de ordenadores, y escribe los más distintos</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>En lugar de partidas: un archivo de posiciones o de tácticas</translation>
    </message>
    <message>
        <source>The ruleset that is played</source>
        <translation>El reglamento con el que se juega</translation>
    </message>
    <message>
        <source>An expansion; may be given several times</source>
        <translation>Una expansión; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>How many play; may be given several times</source>
        <translation>Cuántos juegan; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Games to look through</source>
        <translation>Partidas que repasar</translation>
    </message>
    <message>
        <source>Puzzles in which one&apos;s own last turn is to be won</source>
        <translation>Acertijos en los que hay que ganar el último turno propio</translation>
    </message>
    <message>
        <source>Puzzles in which another&apos;s last turn is to be stopped</source>
        <translation>Acertijos en los que hay que frenar el último turno ajeno</translation>
    </message>
    <message>
        <source>Puzzles in which points are to be gained</source>
        <translation>Acertijos en los que hay que ganar puntos</translation>
    </message>
    <message>
        <source>The same number gives the same puzzles</source>
        <translation>El mismo número da los mismos acertijos</translation>
    </message>
    <message>
        <source>Try every line of puzzles, and say which are none</source>
        <translation>Prueba cada línea de los acertijos, y dice cuáles no lo son</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Archivos de acertijos</translation>
    </message>
    <message>
        <source>Let the computers try them, too, whose finding counts for the difficulty</source>
        <translation>Deja que los prueben también los ordenadores; que los encuentren cuenta para la dificultad</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns with one idea that decides</source>
        <translation>Crea y comprueba acertijos: turnos en los que decide una idea</translation>
    </message>
    <message numerus="yes">
        <source>%n whole lines were played.</source>
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
        <source>A saved or journalled game</source>
        <translation>Una partida guardada o registrada en un diario</translation>
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
        <source>Only the quick reference, on a page</source>
        <translation>Solo la guía rápida, en una página</translation>
    </message>
    <message>
        <source>Play scenarios and say which fail</source>
        <translation>Juega escenarios y dice cuáles fallan</translation>
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
        <source>The file stays as it is, because of this value it could not be played:</source>
        <translation>El archivo se queda como está, porque con este valor no se podría jugar:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n errors that it had before.</source>
        <translation>
            <numerusform>El archivo tiene aún %n error que ya tenía.</numerusform>
            <numerusform>El archivo tiene aún %n errores que ya tenía.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>El archivo de un reglamento</translation>
    </message>
    <message>
        <source>Where the value stands, like /end/target</source>
        <translation>Dónde está el valor, como /end/target</translation>
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
        <source>A file with a position, and steps if you like; the game that it names does not matter</source>
        <translation>Un archivo con una posición, y pasos si se quiere; el juego que nombra no importa</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Indica un archivo, o pide posiciones con --make.</translation>
    </message>
    <message>
        <source>The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <translation>Los niveles son: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions solved.</source>
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
        <translation>Un archivo de tales posiciones</translation>
    </message>
    <message>
        <source>Instead: find so many of them in games, and print them</source>
        <translation>En su lugar: busca tantas en partidas, y las escribe</translation>
    </message>
    <message>
        <source>Factor for what the level thinks a step</source>
        <translation>Factor del tiempo que el nivel piensa cada paso</translation>
    </message>
    <message>
        <source>The same number gives the same answers</source>
        <translation>El mismo número da las mismas respuestas</translation>
    </message>
    <message>
        <source>see game %1 after moment %2</source>
        <extracomment>%1: the number of a game, %2: how many moments of it come before</extracomment>
        <translation>mira la partida %1 tras el momento %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset, and tell what their games show</source>
        <translation>Deja que los ordenadores jueguen con un reglamento, y dice lo que muestran sus partidas</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Cuántas partidas</translation>
    </message>
    <message>
        <source>How many players; by default two, if that is allowed</source>
        <translation>Cuántos juegan; por omisión dos, si está permitido</translation>
    </message>
    <message>
        <source>Write the games that show something into this folder</source>
        <translation>Escribe en esta carpeta las partidas que muestran algo</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Como JSON, con las grabaciones de las partidas</translation>
    </message>
    <message>
        <source>The rulesets that are played, in turn</source>
        <translation>Los reglamentos con los que se juega, por turno</translation>
    </message>
    <message>
        <source>Games in each round</source>
        <translation>Partidas en cada ronda</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>hecho: %1</translation>
    </message>
    <message>
        <source>What stood in the file before is kept in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Lo que había antes en el archivo se conserva en %1.</translation>
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
        <source>List what is wrong with a ruleset, position, scenario or record</source>
        <translation>Enumera lo que está mal en un reglamento, una posición, un escenario o una grabación</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>El archivo que comprobar</translation>
    </message>
    <message>
        <source>Make the first fix that helps of each problem of a ruleset; what stood there is kept beside the file</source>
        <translation>Aplica a cada problema de un reglamento la primera solución que sirva; lo que había se conserva junto al archivo</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>En este archivo no hay ningún escenario ni ninguna posición.</translation>
    </message>
    <message>
        <source>%1 is no ruleset; only rulesets can be changed.</source>
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
        <source>%n pairs</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
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
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Como máximo %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pairs, games</comment>
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
        <source>expected is one of %1; found was “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>se esperaba uno de %1; se encontró «%2».</translation>
    </message>
    <message>
        <source>expected is the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>se esperaba el nombre de un archivo, o - para la salida de errores.</translation>
    </message>
    <message>
        <source>Say on standard error what is being done</source>
        <translation>Dice en la salida de errores lo que se está haciendo</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Cuánto contiene el registro de diagnóstico: %1</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error</source>
        <translation>Adónde va el registro de diagnóstico; - es la salida de errores</translation>
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
        <source>The language to speak; by default that of the environment</source>
        <translation>El idioma en que hablar; por omisión el del entorno</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Aquí falta un nombre.</translation>
    </message>
    <message>
        <source>What should have been said could not be written.</source>
        <translation>No se pudo escribir lo que había que decir.</translation>
    </message>
    <message>
        <source>%1: there are too few games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: todavía hay muy pocas partidas.</translation>
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
        <source>Here is missing: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Aquí falta: %1.</translation>
    </message>
    <message>
        <source>“%1” stands where this should stand: %2.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>«%1» está donde debería estar esto: %2.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Con este reglamento juega de %1 a %n persona.</numerusform>
            <numerusform>Con este reglamento juegan de %1 a %n personas.</numerusform>
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
        <extracomment>%1: a whole sentence, what would mend the problem in the line above</extracomment>
        <translation>arreglo: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Escribe un paso, por ejemplo: %1</translation>
    </message>
    <message>
        <source>A space is called as on the edge of the board, or by its coordinates, which steps are listed with: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Una casilla se nombra como en el borde del tablero, o por las coordenadas con las que se enumeran los pasos: %1 es %2.</translation>
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
        <translation>más bien 50 %</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>más bien 60 %</translation>
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
        <extracomment>behind an option of the command line: it must be given</extracomment>
        <translation>(obligatorio)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>behind an option of the command line; the names of other options follow</extracomment>
        <translation>no con</translation>
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
        <source>This is not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Esto no se entiende: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: problem</comment>
        <extracomment>%1: an option of the command line, %2: what is wrong with it, a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <extracomment>%1: an option of the command line, %2: what was typed</extracomment>
        <translation>%1 no puede ser «%2».</translation>
    </message>
    <message>
        <source>A value is missing behind %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Falta un valor después de %1.</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 solo puede indicarse una vez.</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
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
        <translation>Mostrar esta ayuda</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Mostrar la versión</translation>
    </message>
    <message>
        <source>More is said by %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Más información con %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» no es un número entero del %2 al %3.</translation>
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
        <source>List the plug-ins and say why any of them is not loaded</source>
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
        <source>A piece is written as its player, its size and the direction that it faces: %1 is the large piece of player A that points north, %2 the small one of player B that stands upright.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Una pieza se escribe con su jugador, su tamaño y su orientación: %1 es la pieza grande del jugador A orientada al norte, %2 la pequeña del jugador B que está de pie.</translation>
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
        <translation>Un archivo con una posición, con pasos o sin ellos, o con una lista de ellas</translation>
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
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: what it is if nothing is said</extracomment>
        <translation>%1 = %2 (%3; por omisión %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes what the parent has. Without it, the settings are listed with the values that are allowed</source>
        <translation>El nuevo valor como JSON; una palabra no necesita comillas, null quita lo que tiene el original. Sin valor se enumeran los ajustes con los valores permitidos</translation>
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
        <source>Number of players; every other one is of level a, or with --one a single one</source>
        <translation>Número de jugadores; uno de cada dos es del nivel a, con --one uno solo</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b, and takes every seat in turn</source>
        <translation>Un jugador del nivel a juega contra jugadores del nivel b y ocupa por turno cada puesto</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Se redondea hacia arriba a repartos enteros: dos partidas con los puestos cambiados, con --one una partida por puesto</translation>
    </message>
    <message>
        <source>Seconds to play, for each ruleset; deals that are not over by then do not count</source>
        <translation>Segundos de juego, por cada reglamento; los repartos sin acabar para entonces no cuentan</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut; its deal does not count</source>
        <translation>Rondas tras las que se interrumpe una partida; su reparto no cuenta</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Se detiene cuando la prueba secuencial está decidida; no con --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there is nothing to tell.</source>
        <translation>Ningún reparto se jugó hasta el final, así que no hay nada que decir.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut after round %1.</source>
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
        <extracomment>%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, uno contra %n de %2</numerusform>
            <numerusform>%1, uno contra %n de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2&#xa0;% (justo: %3&#xa0;%, intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partida.</numerusform>
            <numerusform>%1: %2&#xa0;% (justo: %3&#xa0;%, intervalo del 95&#xa0;%: de %4 a %5&#xa0;%) en %n partidas.</numerusform>
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
        <source>Round %1: fitting the tables …</source>
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
            <numerusform>Ronda %1, %2: %n posición es muy poco; la tabla queda como estaba.</numerusform>
            <numerusform>Ronda %1, %2: %n posiciones son muy pocas; la tabla queda como estaba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results lie apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Ronda %1, %2: partidas %3, posiciones %4, sorpresa %5, después %6, certeza %7.</translation>
    </message>
    <message>
        <source>Learn how computer players judge, by games against themselves</source>
        <translation>Aprende cómo juzgan los ordenadores, con partidas contra sí mismos</translation>
    </message>
    <message>
        <source>The folder of all that is learnt; learning that was interrupted is resumed</source>
        <translation>La carpeta de todo lo aprendido; si el aprendizaje se interrumpió, continúa</translation>
    </message>
    <message>
        <source>How often the tables are fitted</source>
        <translation>Cuántas veces se ajustan las tablas</translation>
    </message>
    <message>
        <source>The same number gives the same tables</source>
        <translation>El mismo número da las mismas tablas</translation>
    </message>
    <message>
        <source>Only play this part of the round&apos;s games: 3/200</source>
        <translation>Jugar solo esta parte de las partidas de la ronda: 3/200</translation>
    </message>
    <message>
        <source>A file of judging to begin with, instead of the shipped one</source>
        <translation>Un archivo con las tablas iniciales, en lugar de las incluidas</translation>
    </message>
    <message>
        <source>A file of judging, as learn writes it, instead of the shipped one</source>
        <translation>Un archivo de tablas, como lo escribe learn, en lugar de las incluidas</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, número de jugadores %2: %3 de %n partida</numerusform>
            <numerusform>%1, número de jugadores %2: %3 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, número de jugadores %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file still hold and were kept.</source>
        <translation>
            <numerusform>%n resultado del archivo sigue siendo válido y se ha conservado.</numerusform>
            <numerusform>%n resultados del archivo siguen siendo válidos y se han conservado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how long games are, with computers that play against themselves</source>
        <translation>Mide cuánto duran las partidas, con ordenadores que juegan contra sí mismos</translation>
    </message>
    <message>
        <source>The file of results; results that still hold are kept</source>
        <translation>El archivo de los resultados; los que siguen siendo válidos se conservan</translation>
    </message>
    <message>
        <source>The rulesets that are played; by default all games</source>
        <translation>Los reglamentos con los que se juega; por defecto todos los juegos</translation>
    </message>
    <message>
        <source>How many play; by default every number that is allowed</source>
        <translation>Cuántos juegan; por defecto todos los números permitidos</translation>
    </message>
    <message>
        <source>Games for each ruleset and number of players</source>
        <translation>Partidas por reglamento y número de jugadores</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut</source>
        <translation>Rondas tras las que se interrumpe una partida</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: another program thinks as it does.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b y --judging-b no se pueden usar con --b-program: otro programa piensa a su manera.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, which deals and plays the seats of level b</source>
        <translation>Otra versión de gnostica-cli, que reparte y juega los puestos del nivel b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«%1» no se puede ejecutar: %2</translation>
    </message>
    <message>
        <source>“%1” does not take the step “%2”.</source>
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
        <source>“%1” plays by other rules than this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«%1» juega con otras reglas que este programa: %2</translation>
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
        <translation>--equal-time averigua por sí mismo cuánto piensa un jugador: %1 no se puede usar con él.</translation>
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
        <source>First measure how many iterations give b as much processor time as a; with --b-program, a as b</source>
        <translation>Mide primero cuántas iteraciones dan a b tanto tiempo de procesador como a a; con --b-program, a a tanto como a b</translation>
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
            <numerusform>Para igual tiempo de procesador, %1 examina %n partida por paso (%2).</numerusform>
            <numerusform>Para igual tiempo de procesador, %1 examina %n partidas por paso (%2).</numerusform>
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
        <translation>Este sistema no dice cuánto tiempo de procesador usa otro programa.</translation>
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
        <source>Open a record &amp;beside this game…</source>
        <translation>Abrir una grabación &amp;junto a esta partida…</translation>
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
        <source>Compare rules side b&amp;y side…</source>
        <translation>Comparar reglas &amp;lado a lado…</translation>
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
        <source>&amp;End the turn</source>
        <translation>&amp;Fin del turno</translation>
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
        <source>&amp;First moment</source>
        <translation>&amp;Primer momento</translation>
    </message>
    <message>
        <source>&amp;Previous moment</source>
        <translation>Momento &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next moment</source>
        <translation>Momento &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>Continuar &amp;desde aquí en otra partida</translation>
    </message>
    <message>
        <source>&amp;Hurry</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Deprisa</translation>
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
        <source>What we found out about the &amp;endgame</source>
        <translation>Qué descubrimos sobre el &amp;final</translation>
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
        <source>&amp;Copy for a report</source>
        <translation>&amp;Copiar para un informe</translation>
    </message>
    <message>
        <source>&amp;Turn before</source>
        <translation>&amp;Turno anterior</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>Reproduc&amp;ir</translation>
    </message>
    <message>
        <source>T&amp;urn after</source>
        <translation>T&amp;urno siguiente</translation>
    </message>
    <message>
        <source>&amp;Last moment</source>
        <translation>Ú&amp;ltimo momento</translation>
    </message>
    <message>
        <source>&amp;Mark before</source>
        <translation>&amp;Marca anterior</translation>
    </message>
    <message>
        <source>Mark &amp;after</source>
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
        <source>&amp;Problem before</source>
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
        <source>Compare with one &amp;more</source>
        <translation>Comparar con &amp;otro más</translation>
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
        <source>Compare by two r&amp;ulesets…</source>
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
        <source>Problem &amp;before</source>
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
        <extracomment>menu: what is shown</extracomment>
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
        <source>Rulesets side by side</source>
        <translation>Reglamentos lado a lado</translation>
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
        <source>What to do: by its number, which is seen while Alt is held</source>
        <translation>Qué hacer: por su número, que se ve mientras se mantiene pulsada la tecla Alt</translation>
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
        <source>A step of the lesson back</source>
        <translation>Un paso atrás en la lección</translation>
    </message>
    <message>
        <source>On to the next step, lesson or puzzle</source>
        <translation>Al siguiente paso, lección o acertijo</translation>
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
        <source>Next piece of the space</source>
        <translation>Pieza siguiente de la casilla</translation>
    </message>
    <message>
        <source>Piece of the space before</source>
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
        <source>Show the card large</source>
        <translation>Ver la carta en grande</translation>
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
        <source>Lay aside what is being placed</source>
        <translation>Dejar lo que se está colocando</translation>
    </message>
    <message>
        <source>Decision before and after, in the graph</source>
        <translation>Decisión anterior y siguiente, en el gráfico</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Primera y última decisión, en el gráfico</translation>
    </message>
    <message>
        <source>Decisions that cost much, in the graph</source>
        <translation>Decisiones que más costaron, en el gráfico</translation>
    </message>
    <message>
        <source>Show what may stand here</source>
        <translation>Mostrar qué puede ir aquí</translation>
    </message>
    <message>
        <source>Ways out of a problem</source>
        <translation>Soluciones para un problema</translation>
    </message>
    <message>
        <source>Explain what stands here</source>
        <translation>Explicar lo que hay aquí</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>Find the one before</source>
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
    <name>gnostica::gui::AdviceDocks</name>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer thinks about your decision, with what you know.</source>
        <translation>El ordenador piensa en tu decisión con lo que sabes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>While you are to decide, ask for the best step, or whether you should announce.</source>
        <translation>Cuando te toque decidir, pregunta por el mejor paso, o si conviene anunciar.</translation>
    </message>
    <message>
        <source>The advice reaches no further than this. You can ask again.</source>
        <translation>El consejo no llega más allá. Puedes volver a preguntar.</translation>
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
    <name>gnostica::gui::AnnouncementQuestion</name>
    <message>
        <source>Announce the last turn</source>
        <translation>Anunciar el último turno</translation>
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
        <source>One more ruleset for experiments</source>
        <translation>Un reglamento más para experimentos</translation>
    </message>
    <message>
        <source>Leave the last ruleset out</source>
        <translation>Dejar fuera el último reglamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>Nothing: for any game</source>
        <translation>Nada: para cualquier juego</translation>
    </message>
    <message>
        <source>Nothing: it says everything itself</source>
        <translation>Nada: lo dice todo por sí mismo</translation>
    </message>
    <message>
        <source>Comes with what the ruleset is based on.</source>
        <translation>Viene con aquello en lo que se basa el reglamento.</translation>
    </message>
    <message>
        <source>What it is based on</source>
        <comment>a command that can be undone</comment>
        <translation>En qué se basa</translation>
    </message>
    <message>
        <source>What it is played with</source>
        <comment>a command that can be undone</comment>
        <translation>Con qué se juega</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Basado en:</translation>
    </message>
    <message>
        <source>What is not said here is as it is there.</source>
        <translation>Lo que aquí no se dice es como allí.</translation>
    </message>
    <message>
        <source>Played with:</source>
        <translation>Se juega con:</translation>
    </message>
    <message>
        <source>Its version</source>
        <comment>a command that can be undone</comment>
        <translation>Su versión</translation>
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
        <source>Of two rulesets with one id, the higher version is the newer. Raise it before you give others what you have changed.</source>
        <translation>De dos reglamentos con el mismo identificador, el de versión más alta es el más nuevo. Súbela antes de dar a otros lo que has cambiado.</translation>
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
        <source>territory without a card for the moment</source>
        <translation>territorio por ahora sin carta</translation>
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
        <comment>noun: a space beside no territory</comment>
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
        <translation>%1; entre lo elegido</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules are written anew as soon as the ruleset can be played.</source>
        <translation>Estas reglas se vuelven a escribir en cuanto el reglamento se pueda jugar.</translation>
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
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>Rules of the parent that are gone</source>
        <translation>Reglas del original que ya no están</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Changed by two</source>
        <translation>Cambiado por dos partes</translation>
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
        <source>Click a piece or a territory, then where it is to go; or drag it.</source>
        <translation>Haz clic en una pieza o un territorio, y después adonde debe ir; o arrástralo.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Click what is to leave the board. The right mouse button does so at any time.</source>
        <translation>Haz clic en lo que debe dejar el tablero. El botón derecho lo hace en todo momento.</translation>
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
        <translation>%1 (todas)</translation>
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
        <extracomment>a line of a list; %1: card, %2: where it lies: &quot;hand of Ann&quot;</extracomment>
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
        <source>Click a card, then the board; or drag it to where it belongs.</source>
        <translation>Haz clic en una carta, después en el tablero; o arrástrala a su sitio.</translation>
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
        <source>Drag cards here. Insert adds a card, Delete gives it back to the rest, Alt with arrow keys moves it within a pile.</source>
        <translation>Arrastra cartas aquí. Insertar añade una carta, Suprimir la devuelve al resto, Alt con las flechas la mueve dentro de la pila.</translation>
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
        <translation>%1, entre lo elegido</translation>
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
        <source>What is changed</source>
        <translation>Qué se cambia</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>Qué significa</translation>
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
        <source>What comes of it, nobody knows yet.</source>
        <translation>Lo que salga de ahí no lo sabe aún nadie.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
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
        <source>What to do</source>
        <translation>Qué hacer</translation>
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
    <name>gnostica::gui::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Casillas:</translation>
    </message>
    <message>
        <source>Points off:</source>
        <translation>Puntos que quitar:</translation>
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
        <source>The language, for this time.</source>
        <translation>El idioma, por esta vez.</translation>
    </message>
    <message>
        <source>The colours, for this time.</source>
        <translation>Los colores, por esta vez.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Juega una partida de demostración y sale.</translation>
    </message>
    <message>
        <source>The seed of the demonstration.</source>
        <translation>La semilla de la demostración.</translation>
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
        <translation>Cuántos juegan en la demostración.</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Cuánto contiene el registro de diagnóstico: %1.</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error.</source>
        <translation>Adónde va el registro de diagnóstico; - es la salida de errores.</translation>
    </message>
    <message>
        <source>Load no plug-ins this time. Games that need one cannot be played.</source>
        <translation>No carga ningún complemento esta vez. Los juegos que necesitan alguno no se pueden jugar.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value, what it should be</comment>
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
        <extracomment>%1: letter that stands for a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rulesets side by side – Gnostica</source>
        <translation>Reglamentos lado a lado – Gnostica</translation>
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
        <source>“%1” has changes that are not saved; what was saved last is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» tiene cambios sin guardar; se compara lo que se guardó la última vez.</translation>
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
        <source>What may stand here</source>
        <translation>Qué puede ir aquí</translation>
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
        <source>Paused. The next to decide: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>En pausa. Decide ahora: %1.</translation>
    </message>
    <message>
        <source>%1 thinks.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 piensa.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>How far the thinking has got</source>
        <translation>Hasta dónde ha llegado la reflexión</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>How fast computers play</source>
        <translation>Con qué rapidez juegan los ordenadores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Decisions that cost most</source>
        <translation>Decisiones que más costaron</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: what a decision has cost</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Coste</translation>
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
        <source>%1 is being played elsewhere. This is a copy of it, as far as it goes now.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 se está jugando en otro lugar. Esta es una copia, hasta donde llega ahora.</translation>
    </message>
    <message>
        <source>A game that is over could not be put with the finished ones.</source>
        <translation>No se pudo poner una partida acabada con las terminadas.</translation>
    </message>
    <message>
        <source>Every step of this game is on disk again.</source>
        <translation>Todos los pasos de esta partida vuelven a estar en el disco.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written anew.</source>
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
        <source>This game seems to be open on the computer %1. If it is really being played there, and you continue it here, steps of one of you will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Esta partida parece estar abierta en el ordenador %1. Si de verdad se juega allí y la continúas aquí, se perderán pasos de una de las partes.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continuarla aquí</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n moments of it could be read, and the game goes on after them in a new journal. The damaged one is kept as %1.</source>
        <extracomment>%1: path of a file, %n: how many moments</extracomment>
        <translation>
            <numerusform>El diario de esta partida está dañado. Se pudo leer %n momento, y la partida sigue desde él en un diario nuevo. El dañado se conserva como %1.</numerusform>
            <numerusform>El diario de esta partida está dañado. Se pudieron leer %n momentos, y la partida sigue desde ellos en un diario nuevo. El dañado se conserva como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>%1 is damaged; the game goes as far as it is whole.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 está dañado; la partida llega hasta donde está entero.</translation>
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
        <source>Open a record beside this game</source>
        <translation>Abrir una grabación junto a esta partida</translation>
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
Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1 desde que se abrió o guardó esta partida.
¿Quieres reemplazar lo que contiene ahora?</translation>
    </message>
    <message>
        <source>%1 exists already.
Do you want to replace what it holds?</source>
        <translation>%1 ya existe.
¿Quieres reemplazar lo que contiene?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>The last steps of this game are not on disk, and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Los últimos pasos de esta partida no están en el disco y se perderán.
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
        <source>There is no other unfinished game.</source>
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
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please look it through before you send it.</source>
        <translation>Hay un informe en el portapapeles: versiones, complementos, ajustes y el final del registro de diagnóstico. Léelo antes de enviarlo.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>No se puede escribir el registro de diagnóstico. La partida no lo necesita.</translation>
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
        <source>This ruleset came with the program and stays as it is. Duplicate it to change it.</source>
        <translation>Este reglamento vino con el programa y se queda como está. Duplícalo para cambiarlo.</translation>
    </message>
    <message>
        <source>The text cannot be read at the moment, so there is nothing to change here. The list of problems says where.</source>
        <translation>El texto no se puede leer en este momento, así que aquí no hay nada que cambiar. La lista de problemas dice dónde.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Changes that were not saved</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>What was changed elsewhere</source>
        <translation>Lo que se cambió en otro lugar</translation>
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
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a turn that moved the scores; %1: &quot;Turn 12: Ann&quot;, %2: &quot;Ann +3, Bob −1&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points through the game</source>
        <translation>Puntos durante la partida</translation>
    </message>
    <message>
        <source>The turns that moved most</source>
        <translation>Los turnos con más cambios</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Guardar la partida…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Mirar el tablero</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play by it, choose “Add ruleset” in the menu.</source>
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
        <source>Go o&amp;n</source>
        <translation>Se&amp;guir</translation>
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
        <source>%1 of %2 deals.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 de %2 repartos.</translation>
    </message>
    <message>
        <source>Interrupted; it can go on where it was.</source>
        <translation>Interrumpido; puede seguir donde estaba.</translation>
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
        <source>The games under way are being ended.</source>
        <translation>Se están terminando las partidas en marcha.</translation>
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
        <source>Ends it; what was played is kept</source>
        <translation>Lo termina; lo jugado se conserva</translation>
    </message>
    <message>
        <source>Compared &amp;with:</source>
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
        <source>Runs elsewhere</source>
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
        <extracomment>%1: pairs of games that were played; %2: those that were planned</extracomment>
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
        <source>&amp;Open…</source>
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
        <source>Puts the shards of an experiment together that was played elsewhere</source>
        <translation>Une las partes de un experimento jugado en otro lugar</translation>
    </message>
    <message>
        <source>No experiment has been made yet.</source>
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
        <source>State</source>
        <comment>column: running, finished …</comment>
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
        <source>The report lies in “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>El informe está en «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter on one, or click it twice, to see it.</source>
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
        <source>What the experiment has found</source>
        <translation>Lo que ha encontrado el experimento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Hay otro experimento en marcha. Detenlo antes.</translation>
    </message>
    <message>
        <source>The experiment could not be begun.</source>
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
        <extracomment>%1: letter that stands for a ruleset; %2: its name</extracomment>
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
        <source>&amp;Find out</source>
        <translation>A&amp;veriguar</translation>
    </message>
    <message>
        <source>Every rule that can be set is changed alone, by one step, and computers play the same deals with it and without it. Those that promise most are tried with more and more deals.</source>
        <translation>Cada regla que se puede ajustar se cambia por separado, un paso, y los ordenadores juegan los mismos repartos con el cambio y sin él. Los que más prometen se prueban con cada vez más repartos.</translation>
    </message>
    <message>
        <source>Rule&amp;set:</source>
        <translation>&amp;Reglamento:</translation>
    </message>
    <message>
        <source>&amp;How thoroughly:</source>
        <translation>Nive&amp;l de detalle:</translation>
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
        <source>See&amp;d of chance:</source>
        <translation>&amp;Semilla del azar:</translation>
    </message>
    <message>
        <source>A first glance</source>
        <translation>Un primer vistazo</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Thoroughly; takes long</source>
        <translation>A fondo; tarda mucho</translation>
    </message>
    <message>
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» no se puede jugar entre tantos (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>What was found could not be exported.</source>
        <translation>No se pudo exportar lo encontrado.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Se está escribiendo el informe.</translation>
    </message>
    <message>
        <source>The games under way are being ended.</source>
        <translation>Se están terminando las partidas en marcha.</translation>
    </message>
    <message>
        <source>The rules are being changed …</source>
        <translation>Se están cambiando las reglas…</translation>
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
        <source>It was stopped before its end.</source>
        <translation>Se detuvo antes del final.</translation>
    </message>
    <message>
        <source>What whole rounds show is told at the end, or when it is stopped.</source>
        <translation>Lo que muestran las rondas enteras se dice al final, o cuando se detiene.</translation>
    </message>
    <message>
        <source>What each rule does to the games is shown here.</source>
        <translation>Aquí se ve el efecto de cada regla en las partidas.</translation>
    </message>
    <message>
        <source>Export what was found</source>
        <translation>Exportar lo encontrado</translation>
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
        <source>What it does t&amp;o:</source>
        <translation>Efecto &amp;en:</translation>
    </message>
    <message>
        <source>What changes of rules do</source>
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
        <translation>Todavía se están probando las reglas. Lo encontrado hasta ahora se perderá.</translation>
    </message>
    <message>
        <source>It was stopped before the first round was complete, so nothing was found.</source>
        <translation>Se detuvo antes de completar la primera ronda, así que no se encontró nada.</translation>
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
        <translation>Lo encontrado sobre las reglas de «%1» no se ha exportado y se perderá.</translation>
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
        <translation>Flechas, o %1 para de pie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not finish this. Your games and drafts are kept, and you can continue.</source>
        <translation>El programa no pudo completar la operación. Tus partidas y borradores se conservan, y puedes continuar.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Para ejecutar el programa sin complementos: %1.</translation>
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
        <source>These rules remember nothing besides what lies on the table.</source>
        <translation>Estas reglas no recuerdan nada aparte de lo que hay en la mesa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>how often something stands in a text</extracomment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: of so many</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Buscar el anterior</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FirstGame</name>
    <message>
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>Guía</translation>
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
        <translation>Solo cuenta en un juego con: %1</translation>
    </message>
    <message>
        <source>Counts only where “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Solo cuenta donde «%1» es: %2</translation>
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
        <source>What else is played</source>
        <translation>Qué más se juega</translation>
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
        <source>Usually: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Normalmente: %1</translation>
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
        <source>Back to the value of the parent</source>
        <translation>Volver al valor del original</translation>
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
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games in which something would go otherwise</source>
        <translation>Partidas en las que algo sería distinto</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games that were played by this ruleset, or by the one on which it is based, are replayed with it.</source>
        <translation>¿Qué cambiaría en tus partidas? Todas las partidas terminadas que se jugaron con este reglamento, o con aquel en el que se basa, se vuelven a jugar con él.</translation>
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
        <source>%1 of %n games looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 de %n partida repasada.</numerusform>
            <numerusform>%1 de %n partidas repasadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played by this ruleset, or by the one on which it is based.</source>
        <translation>Ninguna de tus partidas terminadas se jugó con este reglamento, ni con aquel en el que se basa.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played by this ruleset, or by the one on which it is based.</source>
        <translation>
            <numerusform>%n partida se jugó con este reglamento, o con aquel en el que se basa.</numerusform>
            <numerusform>%n partidas se jugaron con este reglamento, o con aquel en el que se basa.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have gone otherwise.</source>
        <translation>Ninguna de ellas habría sido distinta.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have gone otherwise.</source>
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
        <source>What would go otherwise first</source>
        <translation>Lo primero que sería distinto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Play on: what is new will be explained here.</source>
        <translation>Sigue jugando: aquí se explicará lo nuevo.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>titles of explanations</extracomment>
        <translation>De qué trata el juego</translation>
    </message>
    <message>
        <source>What you decide now</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Lo que decides ahora</translation>
    </message>
    <message>
        <source>What has happened</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Lo que ha pasado</translation>
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
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Explain no more</source>
        <translation>No explicar más</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>This is not what is asked for now.</source>
        <translation>No es lo que se pide ahora.</translation>
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
</context>
<context>
    <name>gnostica::gui::HeadlineBar</name>
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
        <source>Everything as the rules of the game have it.</source>
        <translation>Todo como lo tienen las reglas del juego.</translation>
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
        <comment>label: what a ruleset is called</comment>
        <translation>N&amp;ombre:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identificador:</translation>
    </message>
    <message>
        <source>By its id a ruleset is known to others that build on it. Its file is called so, too.</source>
        <translation>Por su identificador lo conocen otros reglamentos que se basan en él. También se llama así su archivo.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Este nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>An id is made of small Latin letters, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Un identificador consta de letras latinas minúsculas, cifras y guiones. No empieza por guion.</translation>
    </message>
    <message>
        <source>The ruleset “%1” has this id already.</source>
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
        <source>Steps that are not on disk</source>
        <translation>Pasos que no están en el disco</translation>
    </message>
    <message>
        <source>The last steps are not on disk: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Los últimos pasos no están en el disco: si el programa fallara, se perderían. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game goes on as soon as the last step is saved.</source>
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
        <source>&amp;Go on with this one</source>
        <translation>&amp;Seguir con este</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Borrarlo</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Mueve estos cambios a la papelera. El reglamento guardado se queda.</translation>
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
        <translation>cambiado</translation>
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
        <source>%1 is used by “%2”. That cannot be changed.</source>
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
        <source>The space key lays a card or takes it away, Enter chooses which card.</source>
        <translation>La barra espaciadora pone o quita una carta, Intro elige cuál.</translation>
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
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: what lies there</extracomment>
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
        <source>Click a card to take it away.</source>
        <translation>Haz clic en una carta para quitarla.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>Puzzle %1</source>
        <extracomment>one of several that ask for the same; %1: its number</extracomment>
        <translation>Acertijo %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a puzzle; %2: the game that it belongs to</extracomment>
        <translation>%1 – %2</translation>
    </message>
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
        <source>The board was laid as the lesson goes on.</source>
        <translation>El tablero se ha dispuesto para seguir con la lección.</translation>
    </message>
    <message>
        <source>That can be done, but it does not lead to what is asked for.</source>
        <translation>Se puede hacer, pero no lleva a lo que se pide.</translation>
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
        <source>This log is in no file; it is forgotten when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Este registro no está en ningún archivo; se olvida cuando acaba el programa.</translation>
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
        <source>Click a line, or press Enter on it, to go to that moment.</source>
        <translation>Haz clic en una línea, o pulsa Intro, para ir a ese momento.</translation>
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
        <source>Open re&amp;cent beside this game</source>
        <translation>Abrir reciente junto a es&amp;ta partida</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>No game lies on the table yet.</source>
        <translation>Todavía no hay ninguna partida en la mesa.</translation>
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
        <source>Half of the deals by %1 have more than %2, half of them less.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>La mitad de los repartos con %1 tiene más de %2, la otra mitad menos.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): that multiplied what the deals say about the difference by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 tuvo las mismas cartas (correlación %1): eso multiplicó por %2 lo que los repartos dicen de la diferencia.</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>Choose a line to read what it means. A click on a number lists its games.</source>
        <translation>Elige una línea para leer qué significa. Un clic en un número muestra sus partidas.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which made the difference no surer.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 tuvo las mismas cartas (correlación %1), pero eso no hizo más segura la diferencia.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>Cómo se reparten las partidas</translation>
    </message>
    <message>
        <source>The pictures are being made …</source>
        <translation>Se están preparando las imágenes…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Todavía no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>A click on a part lists its games.</source>
        <translation>Un clic en una parte muestra sus partidas.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
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
        <source>Which picture</source>
        <translation>Qué imagen</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Números de la imagen</translation>
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
        <translation>En este idioma no hay nada escrito; en su lugar se lee esto.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: what a ruleset is called</comment>
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
        <source>Language to be added</source>
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
        <source>By these rules it cannot go on from what lies on the table:</source>
        <translation>Con estas reglas no puede seguir desde lo que hay en la mesa:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 es un juego para %n persona.</numerusform>
            <numerusform>%1 es un juego para %n personas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 es un juego de %2 a %n persona.</numerusform>
            <numerusform>%1 es un juego de %2 a %n personas.</numerusform>
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
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>¿Qué juego?</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <comment>label: how many play</comment>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Jue&amp;go:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>&amp;Empezar</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
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
        <source>With %1, games between good players sometimes go on without end. You may want to agree in advance on how many rounds to play; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Con %1 que juegan bien, las partidas a veces se alargan sin fin. Podéis acordar de antemano cuántas rondas se juegan; gana entonces la puntuación más alta.</translation>
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
        <source>Nothing: an expansion for any game</source>
        <translation>Nada: una expansión para cualquier juego</translation>
    </message>
    <message>
        <source>The new ruleset is like the one on which it is based, until you change something.</source>
        <translation>El nuevo reglamento es como aquel en el que se basa, hasta que cambies algo.</translation>
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
        <source>Nothing is wrong: this can be played.</source>
        <translation>No hay ningún error: se puede jugar.</translation>
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
        <source>As the rules of the game have it.</source>
        <translation>Como lo tienen las reglas del juego.</translation>
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
        <source>%1 has been changed by another program, and you have changes that are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1, y tienes cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Takes what the file holds now. That can be undone.</source>
        <translation>Toma lo que el archivo contiene ahora. Se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar los míos</translation>
    </message>
    <message>
        <source>Stays with your changes. When they are saved, they replace what the file holds now.</source>
        <translation>Se queda con tus cambios. Cuando se guarden, reemplazarán lo que el archivo contiene ahora.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Mostrar am&amp;bos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PaceNames</name>
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
    <name>gnostica::gui::PairedTables</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter that stands for a ruleset; %2: its name</extracomment>
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
    <name>gnostica::gui::PilesPanel</name>
    <message>
        <source>Draw pile</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descartes</translation>
    </message>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Pila de descartes, primero la carta más reciente</translation>
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
        <source>When it is precise enough</source>
        <translation>Cuando sea bastante preciso</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Un experimento nuevo</translation>
    </message>
    <message>
        <source>Computers play the same deals by each ruleset, every deal twice with the seats swapped. What is measured of the games is compared deal by deal, so that luck does not hide what the rules do.</source>
        <translation>Los ordenadores juegan los mismos repartos con cada reglamento, cada uno dos veces con los puestos cambiados. Lo que se mide de las partidas se compara reparto por reparto, para que la suerte no tape el efecto de las reglas.</translation>
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
        <source>M&amp;easure:</source>
        <comment>label: what is measured, a noun</comment>
        <translation>&amp;Medida:</translation>
    </message>
    <message>
        <source>Known &amp;within ±:</source>
        <translation>Exactitu&amp;d ±:</translation>
    </message>
    <message>
        <source>Seed of &amp;chance:</source>
        <translation>&amp;Semilla del azar:</translation>
    </message>
    <message>
        <source>Deals for s&amp;kill:</source>
        <translation>Repartos para &amp;habilidad:</translation>
    </message>
    <message>
        <source>Take the r&amp;ulesets above</source>
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
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» no se puede jugar entre tantos (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>The game is played anew …</source>
        <translation>Se está reproduciendo la partida…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter on one, or click it twice, to see it.</source>
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
        <source>Players one seat further</source>
        <translation>Todos un puesto más allá</translation>
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
        <source>Winner’s seat</source>
        <translation>Puesto ganador</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Tries as usual</source>
        <translation>Intentos como siempre</translation>
    </message>
    <message>
        <source>How many games it thinks through for a step</source>
        <translation>Cuántas partidas piensa por cada paso</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players al&amp;ike</source>
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
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>Fuera</translation>
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
        <extracomment>beside a player&apos;s name: the person at the screen, where all others are computers</extracomment>
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
        <extracomment>for screen readers; %1: level</extracomment>
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
        <source>By these rules %n players play.</source>
        <translation>
            <numerusform>Con estas reglas juega %n persona.</numerusform>
            <numerusform>Con estas reglas juegan %n personas.</numerusform>
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
        <source>Change how it begins</source>
        <translation>Cambiar cómo empieza</translation>
    </message>
    <message>
        <source>Change where the rest lies</source>
        <translation>Cambiar dónde está el resto</translation>
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
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Otro programa ha cambiado %1 desde que se abrió o guardó esta posición. ¿Quieres reemplazar lo que contiene ahora?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Reemplazar</translation>
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
        <translation>Indicaciones</translation>
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
        <source>“%1” is not a value of the notation. Nothing has changed.</source>
        <extracomment>%1: what somebody has typed</extracomment>
        <translation>«%1» no es ningún valor de la notación. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>It cannot be played like this.</source>
        <translation>Así no se puede jugar.</translation>
    </message>
    <message>
        <source>This moment cannot be set up.</source>
        <translation>Este momento no se puede montar.</translation>
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
        <source>What is on the clipboard is not a position. Nothing has changed.</source>
        <translation>Lo que hay en el portapapeles no es una posición. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se pudo abrir %1 como posición. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>What lies hidden in this game stays so: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Lo que está oculto en esta partida sigue oculto: las manos y pilas que no ves se reparten aquí al azar.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar una posición</translation>
    </message>
    <message>
        <source>The changes of %1 are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Los cambios de %1 no están guardados.</translation>
    </message>
    <message>
        <source>The board is on the clipboard, as a picture.</source>
        <translation>El tablero está en el portapapeles, como imagen.</translation>
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
        <source>There is no turn on the table to take.</source>
        <translation>En la mesa no hay ningún turno que tomar.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: there stands a star if it is not saved</extracomment>
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
        <source>A click takes off what is there.</source>
        <translation>Un clic quita lo que hay.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Un clic mueve lo elegido.</translation>
    </message>
    <message>
        <source>A click picks what is there.</source>
        <translation>Un clic elige lo que hay.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click where it is to lie. Or begin with what there is: a file, the table, or text on the clipboard.</source>
        <translation>Elige al lado una carta o una pieza, y después haz clic donde debe ir. O empieza con lo que hay: un archivo, la mesa o el texto del portapapeles.</translation>
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
        <source>Exchange a piece for another size</source>
        <translation>Cambiar una pieza por otro tamaño</translation>
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
        <source>Nothing changes: it is so already, or there is nothing here.</source>
        <translation>No cambia nada: ya está así, o aquí no hay nada.</translation>
    </message>
    <message>
        <source>No more pieces have room on the board.</source>
        <translation>En el tablero no caben más piezas.</translation>
    </message>
    <message>
        <source>By these rules no piece points diagonally.</source>
        <translation>Con estas reglas ninguna pieza apunta en diagonal.</translation>
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
        <extracomment>where a card lies; %1: space</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>where a card lies; %1: player</extracomment>
        <translation>mano de %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
        <translation>mazo, carta %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
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
        <source>Stands upright now: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Ahora de pie: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 belong to the rest now.</source>
        <extracomment>%1: player</extracomment>
        <translation>Las cartas de %1 están ahora en el resto.</translation>
    </message>
    <message>
        <source>Without a meaning now: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Ahora sin significado: %1.</translation>
    </message>
    <message>
        <source>Nobody bids now: it begins with a turn.</source>
        <translation>Ahora no puja nadie: se empieza con un turno.</translation>
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
        <source>%1: these rules have switched it off.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: estas reglas lo han desactivado.</translation>
    </message>
    <message>
        <source>%1: %2 is none of the values that may stand here, which are %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 no es ninguno de los valores que pueden ir aquí, que son %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Le toca a alguien que está fuera de la partida.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Debe seguir en juego al menos una persona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; no more than %n have room in a hand.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 tiene demasiadas cartas; en una mano no cabe más de %n.</numerusform>
            <numerusform>%1 tiene demasiadas cartas; en una mano no caben más de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 stand %n pieces, more than may in a game (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>En %1 hay %n pieza, más de las que puede haber en una partida (%2).</numerusform>
            <numerusform>En %1 hay %n piezas, más de las que puede haber en una partida (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>En el vacío: %1. Vuelve a la reserva tras el primer paso (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta, más que una mano en una partida.</numerusform>
            <numerusform>%1 tiene %n cartas, más que una mano en una partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory: such a game is over (%1).</source>
        <translation>No hay ningún territorio: una partida así ha acabado (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game: such a game is over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Solo sigue en juego %1: una partida así ha acabado (%2).</translation>
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
            <numerusform>%n en el descarte</numerusform>
            <numerusform>%n en el descarte</numerusform>
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
        <source>There is nothing to set about this power.</source>
        <translation>En este poder no hay nada que ajustar.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>What stands here cannot be shown as powers. It can be mended in the text.</source>
        <translation>Lo que hay aquí no se puede mostrar como poderes. Se puede arreglar en el texto.</translation>
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
        <source>As long as there are errors, nobody can say what the card does.</source>
        <translation>Mientras haya errores, nadie puede decir qué hace la carta.</translation>
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
        <source>Back to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Volver al original: %1</translation>
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
        <source>Nothing is wrong: this ruleset can be played.</source>
        <translation>No hay ningún error: este reglamento se puede jugar.</translation>
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
        <source>The settings could not be read. Changes to them are not saved.</source>
        <translation>No se pudieron leer los ajustes. Los cambios que se hagan en ellos no se guardan.</translation>
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
        <source>Back to what the parent says</source>
        <translation>Volver a lo que dice el original</translation>
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
        <source>Another power &amp;instead</source>
        <translation>Otro poder en su &amp;lugar</translation>
    </message>
    <message>
        <source>Or another &amp;power</source>
        <translation>U otro &amp;poder</translation>
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
        <source>&amp;Choose one: this or the power before</source>
        <translation>A el&amp;egir: este o el poder anterior</translation>
    </message>
    <message>
        <source>&amp;By itself, after the others</source>
        <translation>Por s&amp;í solo, tras los demás</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
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
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Dificultad %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. Hold %n points when it ends, and you win.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Este es tu último turno. Si al acabar tienes %n punto, ganas.</numerusform>
            <numerusform>Este es tu último turno. Si al acabar tienes %n puntos, ganas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Leave no way to them.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 ha anunciado un último turno, que viene después del tuyo, y necesita %n punto. No le dejes manera de lograrlo.</numerusform>
            <numerusform>%1 ha anunciado un último turno, que viene después del tuyo, y necesita %n puntos. No le dejes manera de lograrlos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al acabar tu turno debes llevar %n punto de ventaja a todos los demás.</numerusform>
            <numerusform>Al acabar tu turno debes llevar %n puntos de ventaja a todos los demás.</numerusform>
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
        <source>Let me see whether that leads there …</source>
        <translation>Veamos si eso lleva a la meta…</translation>
    </message>
    <message numerus="yes">
        <source>It can no longer be stopped: %1 begins the last turn with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Ya no se puede frenar: %1 empieza su último turno con %n punto.</numerusform>
            <numerusform>Ya no se puede frenar: %1 empieza su último turno con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be reached any more: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Ya no se puede lograr: falta %n punto.</numerusform>
            <numerusform>Ya no se puede lograr: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be reached any more.</source>
        <translation>Ya no se puede lograr.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Deshaz, y prueba otra cosa.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand.</source>
        <translation>Empieza con una carta de tu mano.</translation>
    </message>
    <message>
        <source>No card of your hand begins it.</source>
        <translation>No empieza con ninguna carta de tu mano.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Empieza con una carta de tu mano, y actúa %1.</translation>
    </message>
    <message>
        <source>No card of your hand begins it, and %1 acts.</source>
        <translation>No empieza con ninguna carta de tu mano, y actúa %1.</translation>
    </message>
    <message>
        <source>The next thing to do: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Lo siguiente que hay que hacer: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>La carta: %1{definite}.</translation>
    </message>
    <message>
        <source>What comes of that is left to chance. There is a way without it.</source>
        <translation>Lo que salga de eso depende del azar. Hay una manera de lograrlo sin él.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecapDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 tiene %n punto, suficiente para ganar.</numerusform>
            <numerusform>%1 tiene %n puntos, suficientes para ganar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won by whoever still has them at the end of an announced last turn.</source>
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
        <source>The last turn is being played.</source>
        <translation>Se juega el último turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <translation>
            <numerusform>Falta %n turno.</numerusform>
            <numerusform>Faltan %n turnos.</numerusform>
        </translation>
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
        <source>See it happen again on the board</source>
        <translation>Ver otra vez en el tablero lo que ha pasado</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1: moment of a game that was played; %2: how many there are</extracomment>
        <translation>Momento %1 de %2</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn on</source>
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
        <source>These games were not played to their end. Each goes on after the last step that was confirmed.</source>
        <translation>Estas partidas no se jugaron hasta el final. Cada una sigue tras el último paso confirmado.</translation>
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
        <source>Unfinished games stay here until you delete them. Finished games are kept, too.</source>
        <translation>Las partidas sin terminar se quedan aquí hasta que las borres. También se conservan las terminadas.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; the settings say how many.</source>
        <translation>
            <numerusform>Las partidas sin terminar se quedan aquí hasta que las borres. Se conserva la última partida terminada; el número se elige en los ajustes.</numerusform>
            <numerusform>Las partidas sin terminar se quedan aquí hasta que las borres. Se conservan las últimas %n partidas terminadas; el número se elige en los ajustes.</numerusform>
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
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
        <translation>Con los &amp;ojos:</translation>
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
        <source>%1 is being read …</source>
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
        <source>What lies open</source>
        <translation>de todos (solo lo que está a la vista)</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>de quien decide</translation>
    </message>
    <message>
        <source>%1&apos;s eyes</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Momento %1 de %2</translation>
    </message>
    <message>
        <source>This game is not over: hands of others stay hidden.</source>
        <translation>Esta partida no ha acabado: las manos de los demás siguen ocultas.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown as far as it is whole: %n moments.</source>
        <translation>
            <numerusform>La grabación está dañada. Se muestra hasta donde está entera: %n momento.</numerusform>
            <numerusform>La grabación está dañada. Se muestra hasta donde está entera: %n momentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>What is measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>Qué significa</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You see an earlier moment: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Ves un momento anterior: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer looks at every decision again, with what its player knew then; the graph, with all hands open.</source>
        <translation>El ordenador repasa cada decisión con lo que sabía entonces quien jugaba; el gráfico, con todas las manos a la vista.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>When a game is over, the computer can look at all its decisions again: which have turned it, and what would have been better.</source>
        <translation>Cuando acaba una partida, el ordenador puede repasar todas sus decisiones: cuáles la cambiaron, y qué habría sido mejor.</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Probabilidades de ganar durante la partida</translation>
    </message>
    <message>
        <source>The chances with all hands open. Click a moment to go there. With the keyboard: Left and Right for the decision before and after, Page Up and Page Down for those that cost much.</source>
        <translation>Las probabilidades con todas las manos a la vista. Haz clic en un momento para ir a él. Con el teclado: Izquierda y Derecha para la decisión anterior y la siguiente, Re Pág y Av Pág para las que más costaron.</translation>
    </message>
    <message>
        <source>Decisions that cost most</source>
        <translation>Decisiones que más costaron</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that moment.</source>
        <translation>Haz clic en una decisión, o pulsa Intro, para ir a ese momento.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>The rulebooks are being compared …</source>
        <translation>Se están comparando los libros de reglas…</translation>
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
        <source>Save what is different</source>
        <translation>Guardar lo que es distinto</translation>
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
        <source>%1 (of this position alone)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (solo de esta posición)</translation>
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
        <extracomment>%1: letter that stands for a ruleset</extracomment>
        <translation>Reglamento %1</translation>
    </message>
    <message>
        <source>This game’s rules</source>
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
        <source>What is laid over the ruleset</source>
        <translation>Lo que se pone sobre el reglamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Not every plug-in could be loaded. Rulesets that need it cannot be played.</source>
        <translation>No se pudieron cargar todos los complementos. Los reglamentos que los necesitan no se pueden jugar.</translation>
    </message>
    <message>
        <source>Not every ruleset in your folder can be played.</source>
        <translation>No todos los reglamentos de tu carpeta se pueden jugar.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Esta vez no se cargan los complementos. Los reglamentos que necesitan alguno no se pueden jugar.</translation>
    </message>
    <message>
        <source>Not every panel could be loaded.</source>
        <translation>No se pudieron cargar todos los paneles.</translation>
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
        <source>The ruleset “%1” is there already, and it is the same.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>El reglamento «%1» ya está, y es el mismo.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. It is offered when a new game is begun.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» se ha añadido a tus reglamentos. Se ofrece al empezar una partida nueva.</translation>
    </message>
    <message>
        <source>This file bears the id of the ruleset “%1”, which came with the program and cannot be replaced. It can be added under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Este archivo lleva el identificador del reglamento «%1», que vino con el programa y no se puede reemplazar. Se puede añadir con otro identificador.</translation>
    </message>
    <message>
        <source>You have another ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Tienes otro reglamento con el mismo identificador: «%1».</translation>
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
        <source>You have version %2 of the ruleset “%1”. This is called version %2, too, but it is not the same.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Tienes la versión %2 del reglamento «%1». Esta también se llama versión %2, pero no es igual.</translation>
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
        <source>There is a file %1 already. Do you want to replace it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Ya hay un archivo %1. ¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Reemplazar</translation>
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
        <source>The cards in hand are hidden until %1 sits before the screen.</source>
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
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>%1 (for experiments)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (para experimentos)</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a player</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Dibujo</translation>
    </message>
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
        <source>Who plays for player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Quién juega por el jugador %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Alguien ante esta pantalla.</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (fácil)</translation>
    </message>
    <message>
        <source>%1 (fair)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (medio)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (difícil)</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>column: who plays, a person or a computer player</comment>
        <translation>Juega</translation>
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
        <source>It is the turn of %1</source>
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
        <source>The rest lies in the discard pile</source>
        <translation>El resto está en la pila de descartes</translation>
    </message>
    <message>
        <source>Cards that you have put nowhere lie below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Las cartas que no has puesto en ningún sitio están bajo el mazo en el orden de la baraja, o bajo la pila de descartes.</translation>
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
        <source>Games on disk</source>
        <translation>Partidas en el disco</translation>
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
        <source>Also what others did, and what has been drawn, rolled or revealed: the table has agreed.</source>
        <translation>También lo que hicieron otros, y lo que se ha robado, tirado o descubierto: la mesa está de acuerdo.</translation>
    </message>
    <message>
        <source>S&amp;ounds for what is weighty</source>
        <translation>&amp;Sonidos para lo importante</translation>
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
        <source>The hand of the player who decides, or of one that you pick in the list of players.</source>
        <translation>La mano de quien decide, o de quien elijas en la lista de jugadores.</translation>
    </message>
    <message>
        <source>&amp;Finished games kept:</source>
        <translation>&amp;Partidas terminadas que se conservan:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>The newest stay; those before them go to the trash. Unfinished games always stay.</source>
        <translation>Se quedan las más nuevas; las anteriores van a la papelera. Las partidas sin terminar se quedan siempre.</translation>
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
        <source>Without it, that is no longer possible to play.</source>
        <translation>Sin él, esto ya no se puede jugar.</translation>
    </message>
    <message>
        <source>Its changes that are not saved stay among the drafts.</source>
        <translation>Sus cambios sin guardar se quedan entre los borradores.</translation>
    </message>
    <message>
        <source>Games that are played by it, and their records, keep their rules.</source>
        <translation>Las partidas que se juegan con él, y sus grabaciones, conservan sus reglas.</translation>
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
        <source>“%1” builds on %n rulesets of your own: %2. Whoever gets the file alone cannot play by it. It can be made into one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«%1» se basa en %n reglamento tuyo: %2. Quien reciba solo el archivo no podrá jugarlo. Se puede convertir en un único documento que no lo necesite.</numerusform>
            <numerusform>«%1» se basa en %n reglamentos tuyos: %2. Quien reciba solo el archivo no podrá jugarlo. Se puede convertir en un único documento que no los necesite.</numerusform>
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
        <source>Has changes that are not saved.</source>
        <translation>Tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed; a copy can.</source>
        <translation>Vino con el programa y no se puede cambiar; una copia sí.</translation>
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
        <comment>heading: files that are no rulesets, or bear an id that is taken</comment>
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
        <source>%n rulesets name it among their expansions: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n reglamento lo nombra entre sus expansiones: %1.</numerusform>
            <numerusform>%n reglamentos lo nombran entre sus expansiones: %1.</numerusform>
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
        <translation>Los dos libros de reglas dicen lo mismo, y ningún ajuste difiere.</translation>
    </message>
    <message>
        <source>The two rulebooks say the same, but settings differ.</source>
        <translation>Los dos libros de reglas dicen lo mismo, pero hay ajustes que difieren.</translation>
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
        <source>%n rules changed</source>
        <translation>
            <numerusform>%n regla cambiada</numerusform>
            <numerusform>%n reglas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules alike</source>
        <translation>
            <numerusform>%n regla igual</numerusform>
            <numerusform>%n reglas iguales</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold what is alike</source>
        <translation>Plegar lo que es igual</translation>
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
    <name>gnostica::gui::SideColumn</name>
    <message>
        <source>Hand</source>
        <extracomment>%1: player</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano de %1</translation>
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
        <source>Of so many deals, a stronger and a weaker computer play each other, to see how much skill decides. That takes much longer.</source>
        <translation>En tantos repartos juegan entre sí un ordenador más fuerte y otro más débil, para ver cuánto decide la habilidad. Tarda mucho más.</translation>
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
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your game waits on the table.</source>
        <translation>Tu partida espera en la mesa.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>La partida ha terminado; su tablero sigue ahí.</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons done so far.</source>
        <translation>
            <numerusform>%n lección hecha hasta ahora.</numerusform>
            <numerusform>%n lecciones hechas hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>A first game with a guide, or short lessons.</source>
        <translation>Una primera partida guiada, o lecciones breves.</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>P&amp;rimera lección</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>Se&amp;guir</translation>
    </message>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Una guerra por la tierra, en un tablero de tarot</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>One click: you, and one opponent.</source>
        <translation>Un clic: tú y un rival.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>En compañía</translation>
    </message>
    <message>
        <source>Two to six at one screen, any game, any rules.</source>
        <translation>De dos a seis en una pantalla, con cualquier juego y cualquier reglamento.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Games that you save stand here.</source>
        <translation>Aquí están las partidas guardadas.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Change the rules, make your own game.</source>
        <translation>Cambia las reglas, crea tu propio juego.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Two games, rule by rule and by thousands of games.</source>
        <translation>Dos juegos, regla por regla y en miles de partidas.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>opponents: easy</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>opponents: of medium strength</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>opponents: hard</comment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>Other &amp;unfinished games…</source>
        <translation>Otras partidas &amp;sin terminar…</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;cciones</translation>
    </message>
    <message>
        <source>Comp&amp;are rules</source>
        <translation>Co&amp;mparar reglas</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>¿&amp;Quién juega?</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;Leer las reglas</translation>
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
        <source>Against an easy opponent; what is new is explained when it happens.</source>
        <translation>Contra un rival fácil; lo nuevo se explica cuando ocurre.</translation>
    </message>
    <message>
        <source>O&amp;pen a record…</source>
        <translation>A&amp;brir una grabación…</translation>
    </message>
    <message>
        <source>&amp;Make a variant</source>
        <translation>Crear &amp;una variante</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>M&amp;irar el tablero</translation>
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
        <source>What makes the difference</source>
        <translation>Lo que marca la diferencia</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <translation>En ambos, con otro resultado</translation>
    </message>
    <message>
        <source>In both alike</source>
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
        <source>There is nothing on the table that may be seen.</source>
        <translation>No hay nada en la mesa que se pueda ver.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Antes del primer turno no hay ninguna posición que comparar.</translation>
    </message>
    <message>
        <source>The position is being laid out …</source>
        <translation>Se está disponiendo la posición…</translation>
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
        <source>The steps are being compared …</source>
        <translation>Se están comparando los pasos…</translation>
    </message>
    <message>
        <source>One of the rulesets cannot take up this position.</source>
        <translation>Uno de los reglamentos no puede admitir esta posición.</translation>
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
        <source>Steps by both rulesets</source>
        <translation>Pasos con ambos reglamentos</translation>
    </message>
    <message>
        <source>Press “Back” to return to where they parted.</source>
        <translation>Pulsa «Atrás» para volver a donde se separaron.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TableDocks</name>
    <message>
        <source>Players and hand</source>
        <translation>Jugadores y mano</translation>
    </message>
    <message>
        <source>Piles</source>
        <comment>panel: the draw pile and the discard pile</comment>
        <translation>Pilas</translation>
    </message>
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
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: what it is called</extracomment>
        <translation>%1, hecho</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 lecciones hechas</numerusform>
            <numerusform>%n de %1 lecciones hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 acertijos resueltos</numerusform>
            <numerusform>%n de %1 acertijos resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Acerti&amp;jos</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Acertijos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>Si&amp;guiente</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>Qué aprender</translation>
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
        <source>Parent, of which only what differs is said</source>
        <translation>Original, del que solo se dice lo que cambia</translation>
    </message>
    <message>
        <source>Expansions that it is played with</source>
        <translation>Expansiones con las que se juega</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nombre, por idioma</translation>
    </message>
    <message>
        <source>What is special about it, in a sentence, by language</source>
        <translation>Lo que tiene de especial, en una frase, por idioma</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Notas de quien lo escribió, por idioma</translation>
    </message>
    <message>
        <source>Its version, as its author counts</source>
        <translation>Su versión, como la cuenta quien lo escribió</translation>
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
        <source>Mechanics that it is played by</source>
        <translation>Mecánicas con las que se juega</translation>
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
        <source>Takes away what the parent has</source>
        <translation>Quita lo que tiene el original</translation>
    </message>
    <message>
        <source>As if nothing were said</source>
        <translation>Como si no se dijera nada</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>En el original: %1.</translation>
    </message>
    <message>
        <source>Usual: %1.</source>
        <translation>Normalmente: %1.</translation>
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
        <source>This is too long: no ruleset may be so large. Nothing was pasted.</source>
        <translation>Es demasiado largo: ningún reglamento puede ser tan grande. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>This is not a text that a ruleset could hold. Nothing was pasted.</source>
        <translation>No es un texto que un reglamento pueda contener. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>This way out does not fit the text any more.</source>
        <translation>Esta solución ya no encaja con el texto.</translation>
    </message>
    <message>
        <source>There is nothing to be put right here</source>
        <translation>Aquí no hay nada que arreglar</translation>
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
        <source>&amp;Show what may stand here</source>
        <translation>&amp;Mostrar qué puede ir aquí</translation>
    </message>
    <message>
        <source>&amp;Explain what stands here</source>
        <translation>E&amp;xplicar lo que hay aquí</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Buscar…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Queda cerca de %n hora.</numerusform>
            <numerusform>Quedan unas %n horas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Queda cerca de %n minuto.</numerusform>
            <numerusform>Quedan unos %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Queda cerca de %n segundo.</numerusform>
            <numerusform>Quedan unos %n segundos.</numerusform>
        </translation>
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
        <source>What trial games have shown</source>
        <translation>Lo que han mostrado las partidas de prueba</translation>
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
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>No se pudo abrir el reglamento.</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept for later.</source>
        <translation>Lo que no está guardado no se puede conservar para después.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Guardar el reglamento</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If it is saved, the ruleset is gone from the games until the text is mended.</source>
        <translation>Este texto no se puede leer como reglamento. Si se guarda, el reglamento desaparece de los juegos hasta que se arregle el texto.</translation>
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
        <source>There is no turn on the table to go on from.</source>
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
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: there stands a star if it is not saved</extracomment>
        <translation>%1[*] – Taller – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Elige un reglamento, o crea uno nuevo.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: what is shown</comment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
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
        <source>The text that is open cannot be read as JSON. Change the id in it by hand.</source>
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
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare games</source>
        <extracomment>help page “comparing”, the name of the page</extracomment>
        <translation>Comparar juegos</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Comparar reglamentos</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Elige dos reglamentos</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Elige «{action:compare}» en el menú «{menu:compare}».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top: any that is installed, one that is being made in the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Arriba están los reglamentos: cualquiera instalado, uno que se esté creando en el taller, o las reglas de la partida de la mesa; sobre cada uno pueden ponerse expansiones.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked, and a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Diferencias» muestra lado a lado las reglas de ambos, con las palabras distintas marcadas, y una tabla de los ajustes. Lo que es igual está plegado; haz clic para leerlo.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Efectos en una posición</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards, and all steps in four groups: steps that only the first or only the second ruleset allows, steps with different outcomes, and steps that are the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>«La misma posición» muestra una posición en dos tableros, y todos los pasos en cuatro grupos: los que solo permite uno de los reglamentos, los que tienen otro resultado y los que son iguales.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, from a file, from a game that was played, or from a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>La posición viene de la partida de la mesa, de un archivo, de un momento de una partida jugada o de un nuevo reparto.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Elige un paso, y ambos tableros lo dan donde pueden; junto a cada paso está la regla que marca la diferencia.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Haz jugar a los ordenadores</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Un experimento</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>En «Efectos en las partidas» los ordenadores juegan los mismos repartos con cada reglamento. Di cuántos juegan, con qué nivel y cuántos repartos; o con qué precisión quieres saber algo.</translation>
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
        <translation>Haz clic en un número, una barra o un punto: aparecen las partidas de las que está hecho. Haz doble clic en una partida para verla.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Reglas importantes</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time, and shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Reglas importantes» cambia por separado cada regla de un reglamento, y muestra qué cambios hacen las partidas más cortas, más tranquilas o más igualadas. De cada cambio un botón lleva a su propio experimento, y otro a las reglas.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Un informe</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Exportar» escribe una página con imágenes que muestra cualquier navegador, o números para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Cómo leer un intervalo</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«4,1 ± 0,9 turnos»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Las partidas están llenas de azar: otros repartos habrían dado otro número. El intervalo dice cuánto puede desviarse: el número verdadero está probablemente entre 3,2 y 5,0. Con más repartos se estrecha: con el cuádruple se reduce a la mitad.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Leer una diferencia</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Si el intervalo de una diferencia deja fuera el 0, las reglas probablemente tienen efecto; esas líneas van en negrita.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that there is none: the sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Si el 0 está dentro, no se vio nada. Eso no significa que no haya nada: la frase de al lado dice cómo de grande podría ser aún la diferencia.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Mirar antes del final</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number; verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Estos intervalos valen por mucho que los mires, y te detengas cuando te detengas. Uno de cada veinte puede aun así no contener la verdad; los veredictos tienen en cuenta cuántas cosas se miran.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Límites</translation>
    </message>
    <message>
        <source>The players were computers, not people: they do not bear a grudge, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Han jugado ordenadores, no personas: no guardan rencor, y no aprenden. Si un juego es divertido, tenéis que descubrirlo vosotros.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Montar una posición</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Disponla</translation>
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
        <translation>Las cartas y piezas se van contando; lo que no puede ser se señala, con la regla y el lugar.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Úsala</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or as a picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Sigue jugando desde ella, guárdala, cópiala como texto o imagen, o compárala con dos reglamentos.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>En un experimento pueden participar más de dos: pulsa el más que hay a su lado.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>El final</translation>
    </message>
    <message>
        <source>What we found out about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Qué descubrimos sobre el final</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides: nobody dares to announce a last turn, everybody attacks the leading player, and a player who announces in vain has to watch. So we had computers play 600 deals with three players and nine endings, each deal twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Quienes diseñaron Gnostica llaman a su final una espina clavada: nadie se atreve a anunciar un último turno, todos atacan a quien va en cabeza, y quien anuncia en vano tiene que mirar. Así que hicimos jugar a los ordenadores 600 repartos entre tres con nueve finales, cada reparto dos veces con todos un puesto más allá, y otras dos con fuerzas desiguales: 21.600 partidas. La imagen muestra cuánto más largas o más cortas fueron las partidas que con las reglas impresas.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La espina es real</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more: one game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Con las reglas impresas, tres ordenadores que ven quién va en cabeza juegan 380 turnos, o más: una partida de cada seis no tiene fin en 2000 decisiones, y ahí se corta. Durante 40 de esos turnos alguien está a un punto o menos de la meta, y nadie se atreve. De los pasos que dañan a alguien, el 56&#xa0;% daña a quien va en cabeza.</translation>
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
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed; about as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>El final de la primera edición cura la mayor parte: 71 turnos en vez de 380, toda partida acaba, nadie queda fuera, y nadie comparte una victoria. Se anuncian dos últimos turnos por partida, frente a uno con las reglas impresas; se cumplen más o menos los mismos, con poco más de cinco puntos. Su precio: el bando más fuerte gana el 73&#xa0;% de las partidas en vez del 89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La puntuación más alta cuando se gasta el mazo</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win, and two out of three steps that hurt a player hurt the leading player: more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 turnos, toda partida acaba, nadie queda fuera. Pero en más de una de cada cuatro partidas se comparte la victoria, y dos de cada tres pasos que dañan a alguien dañan a quien va en cabeza: más que con las reglas impresas.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Un reloj oculto</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, one last turn in seven holds, and the first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 turnos: con mucho las partidas más cortas, con menos de un turno en que nadie se atreve. Ya casi nadie anuncia, uno de cada siete últimos turnos se cumple, y quien empieza gana solo el 18&#xa0;% de las partidas.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Otras metas</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Una meta de ocho quita 113 turnos a la partida, y casi toda partida acaba. Cuánto tiempo no se atreve nadie, y cuánto vale la habilidad, siguió como estaba hasta donde se puede ver. Una meta de diez añade al menos 107 turnos, y cuatro de cada diez partidas no tienen fin.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Fracasos más suaves</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter, but in a third of them players share the win: a last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table, and a game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Que ganen todos los demás cuando alguien anuncia y fracasa no hace las partidas más cortas, pero en un tercio de ellas se comparte la victoria: un último turno se cumple en el 58&#xa0;% de los casos en vez del 77&#xa0;%. Que quien fracasa pierda piezas en lugar de la partida mantiene a todos en la mesa, y añade 33 turnos: nadie se atreve antes por ello.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides: a difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>En ningún final se vio que cambiara cuánto decide el reparto: en todos queda excluida una diferencia mayor que 0,18 del camino de nada a todo.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Límites del experimento</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Eran ordenadores</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Lo que queda abierto</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Si las personas se atreven más cuando fracasar cuesta menos; cómo es entre cuatro o más; si un final puede ser corto y dejar tanto a la habilidad como las reglas impresas. Pruébalo: «{action:compare}» en el menú «{menu:compare}» abre también el plan de este experimento.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[El informe completo](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it, and “stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player: people may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Planean un turno y la respuesta a él, y «más fuerte» significa uno que planea así junto a uno que toma lo que parece mejor al momento. No hacen tratos, no se aburren, y no se cansan de atacar a quien va en cabeza: las personas pueden acabar sus partidas mucho antes. Se compararon finales con los mismos jugadores y las mismas cartas; cuánto duran vuestras partidas es otra cuestión.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Todos los números con sus intervalos, todas las imágenes, y cómo volver a hacerlo, en el navegador (en inglés).</translation>
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
        <translation>Crea tu propio juego</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Empieza con un juego que conozcas</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Elige «{action:workshop}» en el menú «{menu:workshop}».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>A la izquierda están todos los reglamentos; cada uno debajo de aquel en el que se basa. Elige el que esté más cerca de lo que quieres, y después «Nuevo».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Tu reglamento contiene solo las diferencias: todo lo demás sigue como en el original. Lo que vino con el programa está bloqueado; los tuyos se pueden cambiar.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Cambia un ajuste</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line with its name, its meaning and the rule of the book that it belongs to.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>En «Ajustes» cada regla que se puede cambiar es una línea: cómo se llama, qué significa y de qué regla del libro trata.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Escribe una palabra en el campo de búsqueda para encontrar una ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Lo que difiere del original lleva una marca de color; la flecha de al lado devuelve el valor del original.</translation>
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
        <translation>Las frases nuevas están marcadas; deja el puntero sobre una para ver lo que ponía antes.</translation>
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
        <translation>«Problemas» enumera lo que no se puede jugar, y lo que quizá no querías. Donde hay solución, hay un botón para ella.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Probar el juego</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Mientras trabajas, los ordenadores juegan partidas rápidas con tus reglas. «Partidas de prueba» dice lo que han mostrado: si las partidas acaban, cuánto duran y qué no usó nadie nunca.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you need not save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Jugar el borrador» empieza enseguida una partida; para eso no hace falta guardarlo.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Seguir desde la mesa» continúa con él desde lo que hay ahora en la mesa.</translation>
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
        <translation>Lo que no hayas guardado se conserva cuando cierras la ventana, y la próxima vez vuelve a estar.</translation>
    </message>
    <message>
        <source>Games that have begun keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Las partidas empezadas conservan las reglas con las que empezaron.</translation>
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
        <source>After a moment, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>«Partidas de prueba» dice al cabo de un momento cuántos turnos dura ahora una partida.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige «Guardar el reglamento». Desde ahora está entre los juegos de «Partida nueva».</translation>
    </message>
    <message>
        <source>If it should also be played with other numbers of players, leave the number of players unchanged, and set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Si también han de poder jugarlo otros, deja el número de jugadores como está, y cambia en su lugar «Puntos para ganar siendo cuatro».</translation>
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
        <source>Type “last turn” into the search field. “A failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escribe «último turno» en el campo de búsqueda. «Un último turno fallido» dice qué le pasa a quien anuncia y luego tiene pocos puntos.</translation>
    </message>
    <message>
        <source>Choose “The next turn is passed over”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Elige «Se pierde el próximo turno»: ya nadie queda fuera.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that nobody announces in vain. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Pon «Puntos para anunciar» en 6, para que nadie anuncie en vano. Las reglas de la derecha dicen enseguida lo que eso significa.</translation>
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
        <translation>Pulsa el más que hay tras sus poderes, «Añadir un poder», y elige «Basto».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La cara de la carta y su frase lo siguen. Arrastra el nuevo poder a su sitio.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Cuando esté hecho</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Un reglamento es un solo archivo. «Exportar» lo escribe donde quieras. Los demás arrastran el archivo a la ventana, o lo abren con doble clic. No contiene ningún programa: nada en él puede hacer daño.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Su nombre en otros idiomas</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>En «Nombres» puedes escribir el nombre y la descripción en varios idiomas. Quien lea otro verá el texto inglés, o el primero que haya.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Para quien conozca JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>En «Texto» está el propio documento, con autocompletado y explicaciones. Formulario y texto son siempre iguales; lo que escribiste conserva su orden y sus espacios.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card lies under the draw pile.</source>
        <translation>La carta Infinito está debajo del mazo.</translation>
    </message>
    <message>
        <source>The Infinity card lies beside the pile: at the end of a turn, a player with a higher score than every other may take it.</source>
        <translation>La carta Infinito está junto al mazo: al final de un turno puede tomarla quien tenga una puntuación más alta que todos los demás.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 conserva la carta Infinito.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card, and wins if the score is still higher than every other when that player&apos;s next turn ends.</source>
        <translation>%1 tiene la carta Infinito, y gana si al final de su próximo turno su puntuación sigue siendo la más alta.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points, the best other has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Ronda de desafío de %1: %n punto, el mejor de los demás tiene %2.</numerusform>
            <numerusform>Ronda de desafío de %1: %n puntos, el mejor de los demás tiene %2.</numerusform>
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
        <source>Where the card is</source>
        <translation>Dónde está la carta</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Debajo del mazo</translation>
    </message>
    <message>
        <source>Beside the draw pile</source>
        <translation>Junto al mazo</translation>
    </message>
    <message>
        <source>An Infinity card lies under the draw pile. When the last card above it is used, the Infinity card is laid beside the pile, even if there are no discards to shuffle.</source>
        <translation>Debajo del mazo hay una carta Infinito. Cuando se usa la última carta que tiene encima, la carta Infinito se pone junto al mazo, aunque no haya descartes que barajar.</translation>
    </message>
    <message>
        <source>After that, you may take the Infinity card at the end of your turn if your score is then higher than every other player&apos;s: a challenge round begins. It cannot be taken while a challenge round runs, nor at the end of the turn that decides one.</source>
        <translation>A partir de ahí puedes tomar la carta Infinito al final de tu turno si en ese momento tu puntuación es más alta que la de todos los demás: empieza una ronda de desafío. No se puede tomar mientras haya una ronda de desafío en marcha, ni al final del turno que la decide.</translation>
    </message>
    <message>
        <source>If your score is still higher than every other player&apos;s at the end of your next turn, you win. Otherwise the card is laid back beside the pile. Nobody is out of the game by that.</source>
        <translation>Si al final de tu próximo turno tu puntuación sigue siendo más alta que la de todos los demás, ganas. Si no, la carta vuelve junto al mazo. Nadie queda fuera de la partida por eso.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Acabas el turno y tomas la carta Infinito: empieza una ronda de desafío.</translation>
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
        <translation>Acaba tu turno, o toma la carta Infinito y empieza una ronda de desafío.</translation>
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
        <source>The Infinity card appears and is laid beside the pile.</source>
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
        <source>Your challenge round fails; the Infinity card is laid back beside the pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tu ronda de desafío fracasa; la carta Infinito vuelve junto al mazo.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid back beside the pile.</source>
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
        <source>The Infinity card still lies under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta Infinito está todavía debajo del mazo (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Antes debe acabar la ronda de desafío de %1 (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, and %1 has at least as much (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Tu puntuación debe ser más alta que todas las demás, y %1 tiene al menos la misma (%2).</translation>
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
        <source>%1 wins: after the challenge round the score is still the highest.</source>
        <translation>Gana %1: tras la ronda de desafío su puntuación sigue siendo la más alta.</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>What each change of a rule does to %1, the largest differences first, with intervals of 95 %.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Qué efecto tiene en %1 cada cambio de una regla, primero las mayores diferencias, con intervalos del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>What the rules of %1 do</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Qué efecto tienen las reglas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried.</source>
        <translation>
            <numerusform>Se probó %n cambio de reglas.</numerusform>
            <numerusform>Se probaron %n cambios de reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried; it was ended before its end.</source>
        <translation>
            <numerusform>Se probó %n cambio de reglas; se terminó antes del final.</numerusform>
            <numerusform>Se probaron %n cambios de reglas; se terminó antes del final.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>No difference was seen that chance does not explain.</source>
        <translation>No se vio ninguna diferencia que el azar no explique.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todos los números</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: what was changed</comment>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Measured</source>
        <comment>column: what was measured</comment>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Cómo se jugó</translation>
    </message>
    <message>
        <source>Every rule was changed alone, and tried with few games; those that promised most were tried with more and more.</source>
        <translation>Cada regla se cambió por separado y se probó con pocas partidas; las que más prometían, con cada vez más.</translation>
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
        <source>How many of a hundred games had so many.</source>
        <translation>Cuántas de cada cien partidas tuvieron tantos.</translation>
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
        <source>Mean over the games that had this turn, as long as a quarter of all had it. Half of them lie within the band.</source>
        <translation>Media de las partidas que tuvieron este turno, mientras lo tuvo al menos la cuarta parte. La mitad de ellas está dentro de la banda.</translation>
    </message>
    <message>
        <source>Mean over the games that had this turn, as long as a quarter of all had it.</source>
        <translation>Media de las partidas que tuvieron este turno, mientras lo tuvo al menos la cuarta parte.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Differences from %1, with intervals of 95 %. Where the interval leaves out the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Diferencias respecto de %1, con intervalos del 95&#xa0;%. Donde el intervalo deja fuera la línea del 0, la regla probablemente importa.</translation>
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
        <source>How often a card was used where it could be, the largest differences first.</source>
        <translation>Con qué frecuencia se usó una carta donde se podía, primero las mayores diferencias.</translation>
    </message>
    <message>
        <source>How often a power was used where it could be, the largest differences first.</source>
        <translation>Con qué frecuencia se usó un poder donde se podía, primero las mayores diferencias.</translation>
    </message>
    <message>
        <source>How often a kind of step was taken where it could be, the largest differences first. They are called as in the notation.</source>
        <translation>Con qué frecuencia se dio un tipo de paso donde se podía, primero las mayores diferencias. Se llaman como en la notación.</translation>
    </message>
    <message>
        <source>Used, where it could be (%)</source>
        <comment>axis</comment>
        <translation>Usado, donde se podía (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Parte de las victorias (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victorias por puesto</translation>
    </message>
    <message>
        <source>Every deal is played a second time with the players one seat further, so what is seen here is what the seat is worth. Intervals of 95 %.</source>
        <translation>Cada reparto se juega una segunda vez con todos un puesto más allá, así que lo que se ve aquí es lo que vale el puesto. Intervalos del 95&#xa0;%.</translation>
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
        <source>How many points announcers had.</source>
        <translation>Cuántos puntos tenía quien anunció.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Anuncios cumplidos, por puntuación</translation>
    </message>
    <message>
        <source>Of those made with so many points.</source>
        <translation>De los hechos con tantos puntos.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Diferencias en imágenes</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>Cómo se reparten las partidas</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>El curso de la partida</translation>
    </message>
    <message>
        <source>What is used</source>
        <translation>Qué se usa</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>What this does not say</source>
        <translation>Lo que esto no dice</translation>
    </message>
    <message>
        <source>Computers have played, not people. They neither talk nor bear a grudge, and they do not learn from one game for the next.</source>
        <translation>Han jugado ordenadores, no personas. No hablan ni guardan rencor, y no aprenden de una partida para la siguiente.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Jugadores más fuertes o más débiles podrían sacar a la luz otras diferencias.</translation>
    </message>
    <message>
        <source>Numbers tell how games go, not whether they are fun.</source>
        <translation>Los números dicen cómo van las partidas, no si son divertidas.</translation>
    </message>
    <message>
        <source>Intervals are of 95 %: of twenty, one may miss the truth. Verdicts are adjusted for the many things that were looked at.</source>
        <translation>Los intervalos son del 95&#xa0;%: uno de cada veinte puede no contener la verdad. Los veredictos tienen en cuenta cuántas cosas se miraron.</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Lo que se midió</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Reglamentos comparados</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
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
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
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
        <source>All rulesets had the same shuffles and dice, and their games were alike.</source>
        <translation>Todos los reglamentos tuvieron las mismas barajaduras y los mismos dados, y sus partidas fueron iguales.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. That multiplied what the games say about their length by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Todos los reglamentos tuvieron las mismas barajaduras y los mismos dados. Eso multiplicó por %1 lo que las partidas dicen de su duración (correlación %2).</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Qué se comparó</translation>
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
        <source>With intervals of 95 %. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Con intervalos del 95&#xa0;%. Las diferencias son respecto de %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: what was found</comment>
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
        <source>How to make it again</source>
        <translation>Cómo volver a hacerlo</translation>
    </message>
    <message>
        <source>With the file of the experiment, this makes a report that holds the whole plan, and plays all games of it again. What comes out must be equal, number by number.</source>
        <translation>Con el archivo del experimento, esto produce un informe que contiene todo el plan, y vuelve a jugar todas sus partidas. Lo que resulte debe ser igual, número por número.</translation>
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
        <source>Games of %n pairs are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Faltan partidas de %n par. Ejecuta otra vez el experimento para jugarlas.</numerusform>
            <numerusform>Faltan partidas de %n pares. Ejecuta otra vez el experimento para jugarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further pairs are whole but not counted, because an earlier pair is missing.</source>
        <translation>
            <numerusform>%n par más está completo, pero no se cuenta porque falta uno anterior.</numerusform>
            <numerusform>%n pares más están completos, pero no se cuentan porque falta uno anterior.</numerusform>
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
        <source>A zodiac piece moves at most so many segments at the start of a turn.</source>
        <translation>Cuántos segmentos como máximo se mueve una pieza zodiacal al principio de un turno.</translation>
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
        <source>%1 may use the power of the segment&apos;s colour once more.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 puede usar otra vez el poder del color de su segmento.</translation>
    </message>
    <message>
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 puede crear otra vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push once more, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rojo: %1 puede moverse o empujar otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 puede hacer crecer algo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarillo: %1 puede atacar otra vez, con una pinta.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so once more.</source>
        <translation>Azul: una de las piezas que han creado puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so once more, by one space.</source>
        <translation>Rojo: una de las piezas que han usado un basto puede hacerlo otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so once more.</source>
        <translation>Verde: una de las piezas que han usado un oro puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so once more, with one pip.</source>
        <translation>Amarillo: una de las piezas que han atacado puede hacerlo otra vez, con una pinta.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 aún no ha colocado su pieza zodiacal.</translation>
    </message>
    <message>
        <source>%1 stands on %2, blue: who creates this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, azul: quien cree en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 stands on %2, red: who uses a rod this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, rojo: quien use un basto en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 stands on %2, green: who uses a disc this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, verde: quien use un oro en este turno puede hacerlo otra vez.</translation>
    </message>
    <message>
        <source>%1 stands on %2, yellow: who attacks this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está en %2, amarillo: quien ataque en este turno puede hacerlo otra vez.</translation>
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
        <source>At the start of the turn, before anything else, you move your zodiac piece. In your first turn you place it on any segment.</source>
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
        <source>If the colour of your segment matches a suit power that you have used in this turn by any card, major arcana included, the same minion, if it is still in play, may use that suit once more at the end of the turn: blue a cup, yellow a sword, green a disc, red a rod.</source>
        <translation>Si el color de tu segmento corresponde al poder de un palo que hayas usado en este turno con cualquier carta, arcanos mayores incluidos, el mismo secuaz, si sigue en juego, puede usar ese palo otra vez al final del turno: azul, una copa; amarillo, una espada; verde, un oro; rojo, un basto.</translation>
    </message>
    <message>
        <source>With a sword or a rod the minion then counts as one pip, whatever its size.</source>
        <translation>Con una espada o un basto el secuaz cuenta entonces como una pinta, sea cual sea su tamaño.</translation>
    </message>
    <message>
        <source>If several minions used the power, one of them does. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Si varios secuaces han usado el poder, lo hace uno de ellos. Es el poder simple del palo, sin lo que la carta le añadía.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if its like is created again.</source>
        <translation>Esto nunca se enlaza con los poderes de la carta. Cada mitad de un enlace cuenta como uso por parte del secuaz que la llevó a cabo. Un secuaz que ha dejado el tablero no está en juego, aunque se cree de nuevo uno igual.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the number of your segment, you may fill your hand up to the limit, or less, without discarding.</source>
        <translation>Después se tira un dado de doce caras. Si muestra el número de tu segmento, puedes llenar la mano hasta el límite, o menos, sin descartar.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>Al final de un turno viene primero el poder repetido, luego el dado, luego todo lo demás.</translation>
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
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 puede crear otra vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rojo: %1 puede moverse o empujar otra vez, una casilla.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 puede hacer crecer algo otra vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, as with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarillo: %1 puede atacar otra vez, como con una pinta.</translation>
    </message>
    <message>
        <source>Blue: one of these may create once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Azul: una de estas puede crear otra vez: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rojo: una de estas puede moverse o empujar otra vez, una casilla: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Verde: una de estas puede hacer crecer algo otra vez: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack once more, as with one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Amarillo: una de estas puede atacar otra vez, como con una pinta: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip.</source>
        <extracomment>%1: player</extracomment>
        <translation>Usa el poder de la rueda u omítelo.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 puede usar el poder de la rueda.</translation>
    </message>
    <message>
        <source>Your turn: place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca: coloca tu pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 coloca su pieza zodiacal en la rueda.</translation>
    </message>
    <message>
        <source>Your turn: move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca: mueve tu pieza zodiacal en la rueda.</translation>
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
        <source>The wheel is on blue: a cup may be used once more.</source>
        <translation>La rueda está en azul: puede usarse otra vez una copa.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used once more.</source>
        <translation>La rueda está en rojo: puede usarse otra vez un basto.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used once more.</source>
        <translation>La rueda está en verde: puede usarse otra vez un oro.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used once more.</source>
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
        <source>This piece has not used the power in this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Esta pieza no ha usado el poder en este turno: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power counts as one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder repetido cuenta como una pinta (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder repetido nunca se enlaza con otro (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats is to be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes hay que usar u omitir el poder que repite la rueda (%1).</translation>
    </message>
    <message>
        <source>Whoever has been attacked answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Antes responde quien ha sido objeto de un ataque (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, when you have drawn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>Al final de un turno, después de robar, viene primero el poder repetido, luego el dado, luego todo lo demás.</translation>
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
        <source>%1 against %2 is not enough for %3, whose player may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 no basta para %3, que puede devolver el golpe.</translation>
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
        <source>%1, your piece has thrown more. Strike back and shrink the attacker by one, or leave it?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, tu pieza ha sacado más. ¿Devuelves el golpe y quitas una pinta a la pieza atacante, o lo dejas?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 decide si devuelve el golpe.</translation>
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
        <source>No dice have been thrown lately.</source>
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
        <translation>Cada vez que la pila de descartes se baraja para formar un nuevo mazo cuenta como un agotamiento del mazo.</translation>
    </message>
    <message>
        <source>After as many exhaustions as there are players, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>Tras tantos agotamientos como jugadores hay, se termina el turno en curso; después todos juegan un turno más, empezando por el jugador siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Tras %n agotamiento se termina el turno en curso; después todos juegan un turno más, empezando por el jugador siguiente.</numerusform>
            <numerusform>Tras %n agotamientos se termina el turno en curso; después todos juegan un turno más, empezando por el jugador siguiente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; equal highest scores share the win.</source>
        <translation>Después gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>The last turns: %n are left, with this one.</source>
        <translation>
            <numerusform>Los últimos turnos: queda %n, contando este.</numerusform>
            <numerusform>Los últimos turnos: quedan %n, contando este.</numerusform>
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
        <source>Nothing is announced in any of these last turns.</source>
        <translation>En ninguno de estos últimos turnos se anuncia nada.</translation>
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
        <source>Attack an enemy piece in the target space with dice: if its sum is lower, it shrinks by the difference; if its sum is higher, it may take a pip off the attacker.</source>
        <translation>Ataca con dados una pieza enemiga de la casilla a la que apuntas: si su suma es menor, se reduce en la diferencia; si es mayor, puede quitar una pinta a la pieza atacante.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice: each whose sum is lower shrinks by the difference; each whose sum is higher may take a pip off the attacker.</source>
        <translation>Ataca con dados una o más piezas enemigas de la casilla a la que apuntas: cada una cuya suma sea menor se reduce en la diferencia; cada una cuya suma sea mayor puede quitar una pinta a la pieza atacante.</translation>
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
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>O reduce un territorio al que apuntas, sin piezas enemigas, en un punto o a una carta más baja del mismo tipo, o a nada si es un arcano menor.</translation>
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
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus takes 1 off, a blank counts nothing; a sum below 0 counts as 0.</source>
        <translation>Cada pieza que se defiende tira un dado por cada una de sus pintas. Un dado muestra un más, un menos o una cara en blanco, con una probabilidad de un tercio cada uno. Un más cuenta 1, un menos quita 1, una cara en blanco no cuenta nada; una suma por debajo de 0 cuenta como 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its player may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Si la pieza atacante tiene la suma mayor, la que se defiende se reduce en la diferencia. Si la suma mayor es la de la pieza que se defiende, quien la controla puede quitar una pinta a la atacante. Si las sumas son iguales, no cambia nada.</translation>
    </message>
    <message>
        <source>Below one pip a piece is destroyed. If the stash lacks the size that is needed, the piece becomes the next smaller one that is there, or is destroyed.</source>
        <translation>Por debajo de una pinta, una pieza queda destruida. Si en la reserva no hay una del tamaño necesario, la pieza pasa al siguiente menor que haya, o queda destruida.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Todas estas piezas conservan su orientación.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga: se descarta y se reemplaza por una carta de un punto menos, o por una más baja del mismo tipo. Los arcanos mayores se ordenan por su número, los menores de rey a as, sea cual sea su palo. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. Wasteland or void is then left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>Un territorio al que apuntas, con un arcano menor y sin piezas enemigas, también puede reducirse a nada. Queda entonces yermo o vacío, y las piezas que estén en el vacío vuelven a sus reservas, también las de casillas vecinas.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing, by at most the pips with which it began the turn, or with which it came during the turn. If the stash lacks the size, it becomes the next smaller one that is there, or is destroyed. If it survives, it may be oriented.</source>
        <translation>O un secuaz se reduce a sí mismo sin dados, sea cual sea su orientación, como máximo en las pintas con las que empezó el turno o con las que llegó durante él. Si en la reserva no hay una pieza del tamaño necesario, pasa al siguiente menor que haya, o queda destruido. Si sobrevive, se puede orientar.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, the step between needs no card.</source>
        <translation>Si ambos reducen el mismo territorio, el paso intermedio no necesita carta.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if surely no more than %n pieces remain there after the sword, that is, without dice.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si es seguro que tras la espada, es decir, sin dados, no queda allí más de %n pieza.</numerusform>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si es seguro que tras la espada, es decir, sin dados, no quedan allí más de %n piezas.</numerusform>
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
        <source>Points off:</source>
        <translation>Puntos que quitar:</translation>
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
        <translation>%1 saca %2 (%3), lo mismo.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 saca %2 (%3), más alto.</translation>
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
        <source>Nobody is asked whether to strike back now, or something else is to be decided (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ahora no se le pregunta a nadie si devuelve el golpe, o hay que decidir otra cosa (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by %n pips at most, as many as it had when the turn began or when it came (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>La pieza puede reducirse a sí misma en %n pinta como máximo, tantas como tenía al empezar el turno o al llegar (%1).</numerusform>
            <numerusform>La pieza puede reducirse a sí misma en %n pintas como máximo, tantas como tenía al empezar el turno o al llegar (%1).</numerusform>
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
        <source>The rod may bring a piece into any space except the void, provided that the sword is certain, without dice, to leave no more pieces there than the limits allow.</source>
        <translation>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si es seguro, es decir, sin dados, que la espada no deja allí más piezas de las que permiten los límites.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied one after the other, in the order of seats, then of sizes from small to large, then of facings. Then the players of the defenders with higher sums are asked in that order. When the attacker is gone, the rest lapse.</source>
        <translation>Primero se tiran todos los dados. Después se aplican los resultados uno tras otro, por orden de puestos, luego de tamaño, de pequeño a grande, y luego de orientación. Después se pregunta en ese orden a quienes se han defendido con una suma mayor. Si la pieza atacante ya no está, se omite el resto.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Defensores en un ataque</translation>
    </message>
    <message>
        <source>An attack with dice names so many enemy pieces.</source>
        <translation>Cuántas piezas enemigas nombra un ataque con dados.</translation>
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
        <translation>De aquí viene la nueva carta de un territorio atacado.</translation>
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
        <source>The attacker rolls so many dice; 0 means as many as it has pips.</source>
        <translation>Cuántos dados tira la pieza atacante; 0 significa tantos como pintas tenga.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Agotamientos del mazo</translation>
    </message>
    <message>
        <source>After so many reshuffles the last turns begin; 0 means one for each player.</source>
        <translation>Cuántas veces se vuelve a barajar antes de los últimos turnos; 0 significa una por persona.</translation>
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
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>You have what you need for announcing your last turn.</source>
        <translation>Tienes lo que hace falta para anunciar tu último turno.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Vas por delante de todos, que es lo que hace falta.</translation>
    </message>
    <message>
        <source>Without it you are out at the end of this turn.</source>
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
        <source>It stops the announcement of somebody else: %n points are missing.</source>
        <translation>
            <numerusform>Frena el anuncio de otra persona: falta %n punto.</numerusform>
            <numerusform>Frena el anuncio de otra persona: faltan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes away the lead that somebody else needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Quita la ventaja que otra persona necesita para ganar: falta %n punto.</numerusform>
            <numerusform>Quita la ventaja que otra persona necesita para ganar: faltan %n puntos.</numerusform>
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
        <source>%n points of yours are no longer in danger.</source>
        <translation>
            <numerusform>%n de tus puntos deja de peligrar.</numerusform>
            <numerusform>%n de tus puntos dejan de peligrar.</numerusform>
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
        <source>You have %n cards more in hand.</source>
        <translation>
            <numerusform>Tienes %n carta más en la mano.</numerusform>
            <numerusform>Tienes %n cartas más en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand can use %n more suits.</source>
        <translation>
            <numerusform>Tu mano puede usar %n palo más.</numerusform>
            <numerusform>Tu mano puede usar %n palos más.</numerusform>
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
        <source>Everything else gives away more.</source>
        <translation>Todo lo demás cede más.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and the bounds within which it probably lies, all as percentages</extracomment>
        <translation>%1 (entre %2 y %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <translation>Tu probabilidad de ganar es entonces de alrededor del %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Con «%1» ahora, tu probabilidad de ganar, así o más tarde, es del %2.</translation>
    </message>
    <message>
        <source>If you announce now, the chance that you hold what you need until the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si anuncias ahora, la probabilidad de conservar lo que necesitas hasta el final de tu próximo turno es del %1.</translation>
    </message>
    <message>
        <source>If you wait, the chance that you win later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si esperas, la probabilidad de ganar más tarde es del %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Espera: es casi seguro que un anuncio fracasaría.</translation>
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
        <source>As things stand, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>Tal como están las cosas, este turno no puede acabar con «%1».</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1: the number of the turn, %2: who decided</extracomment>
        <translation>Turno %1: %2</translation>
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
        <source>A step below shows a higher chance, but it was thought about less, so that its number is less certain.</source>
        <translation>Un paso de más abajo muestra una probabilidad mayor, pero se ha pensado menos, así que su número es menos seguro.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of somebody else</extracomment>
        <translation>
            <numerusform>Tienes %n punto, y otra persona tiene %1. Para ganar necesitas más que todos los demás.</numerusform>
            <numerusform>Tienes %n puntos, y otra persona tiene %1. Para ganar necesitas más que todos los demás.</numerusform>
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
        <source>If you have fewer than %n points when your next turn ends, the turn after it is passed over.</source>
        <translation>
            <numerusform>Si al final de tu próximo turno tienes menos de %n punto, pierdes el turno siguiente.</numerusform>
            <numerusform>Si al final de tu próximo turno tienes menos de %n puntos, pierdes el turno siguiente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>la puja</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All are revealed at once.</source>
        <translation>Cada jugador elige en secreto una carta de la mano para pujar. Se descubren todas a la vez.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, ace.</source>
        <translation>Gana el arcano mayor de número más alto, del Loco con 0 al Mundo con 21. Si nadie ha pujado con uno, gana el arcano menor más alto: rey, reina, caballo, sota, diez hasta dos, as.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Si empatan las pujas más altas, las cartas se apartan y todos pujan de nuevo.</translation>
    </message>
    <message>
        <source>If the hands run out, lots decide who goes first.</source>
        <translation>Si las manos se quedan sin cartas, el azar decide quién empieza.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Si las manos se quedan sin cartas, empieza el jugador A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the one nearer to the winner&apos;s left comes first.</source>
        <translation>Las pujas deciden también el orden de los demás turnos: de la puja más alta a la más baja. Entre pujas perdedoras iguales va primero quien esté más cerca a la izquierda de quien ganó.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting with the player who goes last, up to the winner, each takes cards of choice up to a full hand.</source>
        <translation>Las cartas de todas las pujas quedan entonces descubiertas. Empezando por quien juega en último lugar y hasta quien ganó, cada jugador toma cartas a su elección hasta llenar la mano.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting at the winner&apos;s right and going counter-clockwise, each takes cards of choice up to a full hand; the winner is last.</source>
        <translation>Las cartas de todas las pujas quedan entonces descubiertas. Empezando a la derecha de quien ganó y en sentido contrario a las agujas del reloj, cada jugador toma cartas a su elección hasta llenar la mano; quien ganó va en último lugar.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is full here with %n cards, as it was dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Aquí una mano está llena con %n carta, como se repartió.</numerusform>
            <numerusform>Aquí una mano está llena con %n cartas, como se repartió.</numerusform>
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
        <source>Take a card out of the bid cards.</source>
        <translation>Toma una carta de las pujas.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Puja en secreto con una carta: empieza la más alta, los arcanos mayores antes que todas las demás.</translation>
    </message>
    <message>
        <source>%1 takes a card out of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 toma una carta de las pujas.</translation>
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
        <translation>Si ambos mueven la misma pieza, la casilla intermedia puede estar en el vacío o contener cualquier número de piezas.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si ambos afectan a la misma pieza o al mismo territorio, el paso intermedio no necesita ni pieza ni carta.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space but the void, if no more pieces remain there after the second than the limits allow.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>El primero puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras el segundo no quedan allí más piezas de las que permiten los límites.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space but the void, if no more than %n pieces remain there after the second.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>El primero puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras el segundo no queda allí más de %n pieza.</numerusform>
            <numerusform>El primero puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras el segundo no quedan allí más de %n piezas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from your hand or from anywhere in the discard pile.</source>
        <translation>La carta viene de tu mano o de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>The card comes from your hand.</source>
        <translation>La carta viene de tu mano.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>La carta viene de cualquier lugar de la pila de descartes.</translation>
    </message>
    <message>
        <source>Played from your hand, this card lies in the discard pile itself.</source>
        <translation>Jugada desde la mano, esta misma carta está en la pila de descartes.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged before its card is lifted: a space beside its old place counts as wasteland.</source>
        <translation>Dónde puede quedar un territorio se juzga antes de levantar su carta: una casilla junto a su antiguo lugar cuenta como yermo.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged after its card is lifted: a space beside nothing but its old place counts as void.</source>
        <translation>Dónde puede quedar un territorio se juzga después de levantar su carta: una casilla que solo está junto a su antiguo lugar cuenta como vacío.</translation>
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
        <source>Replace a targeted enemy piece with one of yours of the same size from your stash, then orient it.</source>
        <translation>Reemplaza una pieza enemiga a la que apuntas por una tuya del mismo tamaño de la reserva, y después oriéntala.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in yours, this is impossible.</source>
        <translation>La pieza enemiga vuelve a su reserva. Sin una pieza de ese tamaño en la tuya, es imposible.</translation>
    </message>
    <message>
        <source>A piece of your own cannot be replaced.</source>
        <translation>No se puede reemplazar una pieza propia.</translation>
    </message>
    <message>
        <source>A piece of your own may be replaced, too.</source>
        <translation>También se puede reemplazar una pieza propia.</translation>
    </message>
    <message>
        <source>A piece of your own, or of one who plays together with you, may be replaced, too.</source>
        <translation>También se puede reemplazar una pieza propia, o de alguien que juega junto contigo.</translation>
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
        <source>Whoever is a minion for the card that copies is one for the copied powers, too. The copied card stays where it is, and is neither played nor discarded.</source>
        <translation>Quien es secuaz para la carta que copia lo es también para los poderes copiados. La carta copiada se queda donde está, y ni se juega ni se descarta.</translation>
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
        <source>No limit of pieces in a space holds.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>No se aplica ningún límite de piezas por casilla.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
        <translation>
            <numerusform>No se aplica el límite de %n pieza por casilla.</numerusform>
            <numerusform>No se aplica el límite de %n piezas por casilla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space.</source>
        <translation>Crea una pieza pequeña tuya en la casilla a la que apuntas.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of yours in the target space, if fewer than %n pieces stand there.</source>
        <translation>
            <numerusform>Crea una pieza pequeña tuya en la casilla a la que apuntas, si hay menos de %n pieza.</numerusform>
            <numerusform>Crea una pieza pequeña tuya en la casilla a la que apuntas, si hay menos de %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you target an enemy piece, you may create another small one of that enemy instead.</source>
        <translation>Si apuntas a una pieza enemiga, puedes crear, en vez de la tuya, otra pequeña de ese color.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon cualquier arcano menor de la mano en un yermo al que apuntas, sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon una carta de la mano que valga exactamente un punto en un yermo al que apuntas, sin piezas enemigas.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Un nuevo territorio puede ser la primera carta del mazo, sea la que sea.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>O crea un territorio: pon la primera carta del mazo, sea la que sea, en un yermo al que apuntas, sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>O crea un territorio: pon cualquier arcano menor de la mano en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card from your hand that is worth exactly one point on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>O crea un territorio: pon una carta de la mano que valga exactamente un punto en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>También puede ser la primera carta del mazo, sin verla, sea la que sea.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, unseen and whatever it is, on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>O crea un territorio: pon la primera carta del mazo, sin verla y sea la que sea, en el yermo al que apuntas, salvo que haya en él una pieza enemiga. Tus piezas se quedan ahí.</translation>
    </message>
    <message>
        <source>Territories are not created.</source>
        <translation>No se crean territorios.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, which may be full. The void is no target.</source>
        <translation>Añade una pieza pequeña de tu reserva, con cualquier orientación, en la casilla a la que apuntas, que puede estar llena. No se puede apuntar al vacío.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, if it is not full. The void is no target.</source>
        <translation>Añade una pieza pequeña de tu reserva, con cualquier orientación, en la casilla a la que apuntas, si no está llena. No se puede apuntar al vacío.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland, too.</source>
        <translation>También se crean piezas en los yermos.</translation>
    </message>
    <message>
        <source>Pieces are not created in wasteland.</source>
        <translation>No se crean piezas en los yermos.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does. The space may be full.</source>
        <translation>O, si apuntas a una pieza enemiga, añade en su casilla una pieza pequeña de ese color, orientada igual. La casilla puede estar llena.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does, if the space is not full.</source>
        <translation>O, si apuntas a una pieza enemiga, añade en su casilla una pieza pequeña de ese color, orientada igual, si la casilla no está llena.</translation>
    </message>
    <message>
        <source>Pieces of enemies are not created.</source>
        <translation>No se crean piezas enemigas.</translation>
    </message>
    <message>
        <source>Without a small piece in the stash concerned, this is impossible.</source>
        <translation>Sin una pieza pequeña en la reserva correspondiente, es imposible.</translation>
    </message>
    <message>
        <source>A minion may also create in the space on which it stands, because it may target itself.</source>
        <translation>Un secuaz también puede crear en la casilla en la que está, porque puede apuntarse a sí mismo.</translation>
    </message>
    <message>
        <source>A minion that targets itself creates in its target space all the same: where it points, or, if it is upright, where it stands.</source>
        <translation>Un secuaz que se apunta a sí mismo crea de todos modos en la casilla a la que apunta: donde señala o, si está de pie, donde está.</translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space, if it is not full.</source>
        <translation>Crea una pieza pequeña tuya en la casilla a la que apuntas, si no está llena.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Pero en este juego ninguna carta tiene ese valor.</translation>
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
        <translation>La clave «%1» no se conoce aquí.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Falta la clave «%2».</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected is: %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>El valor «%1» no se permite; se espera: %2.</translation>
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
        <source>The parent says the same already.</source>
        <translation>El original ya dice lo mismo.</translation>
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
        <source>The ruleset has switched off what “%1” is about.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>El reglamento ha desactivado aquello de lo que trata «%1».</translation>
    </message>
    <message>
        <source>The file ends within a line; what stands before it can be used.</source>
        <translation>El archivo acaba en medio de una línea; lo que hay antes se puede usar.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot take it up at this moment.</source>
        <translation>El turno ha empezado, y estas reglas no pueden retomarlo en este momento.</translation>
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
        <source>This is %1; expected is %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Esto es %1; se espera %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» no es un archivo normal.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which is there already.</source>
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
        <source>The smallest number of players may not be above the greatest.</source>
        <translation>El número mínimo de jugadores no puede superar el máximo.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold, and cards are chosen only where the mechanic for it is played.</source>
        <translation>Una mano no puede empezar con más cartas de las que puede tener, y solo se eligen cartas donde se juega con esa mecánica.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>En cada reserva debe quedar una pieza pequeña que colocar primero.</translation>
    </message>
    <message>
        <source>A spot card may not be worth more than royalty, nor royalty more than a major.</source>
        <translation>Una carta numeral no puede valer más que una figura, ni una figura más que un arcano mayor.</translation>
    </message>
    <message>
        <source>Only one of them can say what announcing the end of the game means.</source>
        <translation>Solo una de ellas puede decir qué significa anunciar el final de la partida.</translation>
    </message>
    <message>
        <source>Where nobody bids, bids cannot decide the order of the turns.</source>
        <translation>Donde nadie puja, las pujas no pueden decidir el orden de los turnos.</translation>
    </message>
    <message>
        <source>The lower bound may not be above the upper one.</source>
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
        <source>Replace everything by %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Reemplazarlo todo por %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Añadir la mecánica %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to the value that is usual: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Poner %1 en su valor habitual: %2.</translation>
    </message>
    <message>
        <source>Call %1 “%2” instead.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Llamar «%2» a %1.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Quitar %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Poner %1 en %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>¿Querías decir «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n further changes like that.</source>
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
        <source>No card lies on this board. A space with a card is written *, or with the name of the card.</source>
        <translation>En este tablero no hay ninguna carta. Una casilla con una carta se escribe *, o con el nombre de la carta.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither to play one nor to activate a territory.</source>
        <translation>Nunca se puede usar ninguna carta: en un turno no se permite ni jugar una ni activar un territorio.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>La partida no puede acabar nunca: no hay ninguna mecánica que le ponga fin, como el último turno anunciado.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id, which has lower-case letters from a to z, digits and hyphens only.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» no puede ser un identificador, que solo tiene minúsculas de la a a la z, cifras y guiones.</translation>
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
        <source>The highest bid can decide only where there is bidding, and the first seat must be a seat of the game.</source>
        <translation>La puja más alta solo puede decidir donde se puja, y el primer puesto debe ser uno de los del juego.</translation>
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
        <source>Close what is still open.</source>
        <translation>Cerrar lo que sigue abierto.</translation>
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
        <source>This was made for a later version of the program: its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Esto se hizo para una versión posterior del programa: su formato es %1, y este programa conoce formatos hasta %2.</translation>
    </message>
    <message>
        <source>A text is written with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Aquí un texto se escribe con su idioma: %2.</translation>
    </message>
    <message>
        <source>Gnostica has a deck of that id already. Rename its folder, and “id” in deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica ya tiene una baraja con ese identificador. Cambia el nombre de la carpeta de esta y el «id» en deck.json.</translation>
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
        <source>A cup, rod, disc or sword on the die is the power of that suit, a star that of the card %1, a wild face that of the card %2. Whoever is a minion for the card that rolls is one for that power, too.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Una copa, un basto, un oro o una espada en el dado son el poder de ese palo; una estrella, el %1{genitive}; la cara comodín, el %2{genitive}. Quien es secuaz para la carta que tira lo es también para ese poder.</translation>
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
        <source>The colour die has six faces, each as likely as the others: a cup, a rod, a disc, a sword, a star and a wild face.</source>
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
        <source>A territory of any value, or a wasteland, may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
        <translation>Un territorio de cualquier valor, o un yermo, puede reemplazarse por la primera carta del mazo, sea la que sea, si no hay en él ninguna pieza enemiga.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
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
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>O haz crecer un territorio al que apuntas, sin piezas enemigas: reemplázalo por una carta que valga más, o por una más alta del mismo tipo.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth one point more.</source>
        <translation>O haz crecer un territorio al que apuntas, sin piezas enemigas: reemplázalo por una carta que valga un punto más.</translation>
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
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers, minor ones from ace and two up to page, knight, queen and king, whatever their suit. Pieces stay.</source>
        <translation>O haz crecer el territorio al que apuntas, salvo que haya en él una pieza enemiga: se descarta y se reemplaza por una carta que valga más, o por una más alta del mismo tipo. Los arcanos mayores se ordenan por su número, los menores desde as y dos hasta sota, caballo, reina y rey, sea cual sea su palo. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>O haz crecer el territorio al que apuntas, salvo que haya en él una pieza enemiga: se descarta y se reemplaza por una carta que valga exactamente un punto más. Un arcano mayor no puede crecer. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may grow, too: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>También puede crecer un yermo al que apuntas, sin piezas enemigas: se pone en él una carta que valga exactamente un punto. Las piezas se quedan.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, unless an enemy piece stands there, with the top card of the draw pile, unseen, whatever it is. The old card is discarded; pieces stay.</source>
        <translation>O reemplaza el territorio al que apuntas, de cualquier valor, por la primera carta del mazo, sin verla y sea la que sea, salvo que haya en él una pieza enemiga. La carta anterior se descarta; las piezas se quedan.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>La primera carta del mazo también puede ponerse en un yermo al que apuntas, sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Reemplaza el secuaz, o una pieza a la que apunte, por otra de la reserva de su dueño que sea exactamente un tamaño mayor. Una pieza tuya puede orientarse entonces; una enemiga conserva su orientación.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Sin una pieza de ese tamaño en la reserva, es imposible. Una pieza grande no puede crecer.</translation>
    </message>
    <message>
        <source>Territories do not grow.</source>
        <translation>Los territorios no crecen.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, the step between needs no piece.</source>
        <translation>Si los dos poderes crean y hacen crecer la misma pieza, el paso intermedio no necesita pieza.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si los dos poderes crean y hacen crecer la misma pieza o el mismo territorio, el paso intermedio no necesita ni pieza ni carta.</translation>
    </message>
    <message>
        <source>If both grow the same piece, the step between needs no piece.</source>
        <translation>Si ambos hacen crecer la misma pieza, el paso intermedio no necesita pieza.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, the step between needs no piece and no card.</source>
        <translation>Si ambos hacen crecer la misma pieza, el mismo territorio o el mismo yermo, el paso intermedio no necesita ni pieza ni carta.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si ambos hacen crecer la misma pieza o el mismo territorio, el paso intermedio no necesita ni pieza ni carta.</translation>
    </message>
    <message>
        <source>A page, knight, queen or king cannot grow, either: no card is worth one point more.</source>
        <translation>Una sota, un caballo, una reina o un rey tampoco pueden crecer: ninguna carta vale un punto más.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, cannot grow, either: no card is worth one point more.</source>
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
        <source>All goes as before until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Todo va como antes hasta el turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>By these rules %n players could not play.</source>
        <translation>
            <numerusform>Con estas reglas no podría jugar %n persona.</numerusform>
            <numerusform>Con estas reglas no podrían jugar %n personas.</numerusform>
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
        <source>Chance would then be asked for something else.</source>
        <translation>Entonces al azar se le pediría otra cosa.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Entonces el azar decidiría algo antes.</translation>
    </message>
    <message>
        <source>It would then be the decision of %1.</source>
        <translation>Entonces la decisión sería de %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>La partida no acabaría donde acabó.</translation>
    </message>
    <message>
        <source>This would then have another outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Entonces esto tendría otro resultado: «%1»</translation>
    </message>
    <message>
        <source>Other players would have won or been eliminated.</source>
        <translation>Habrían ganado o quedado fuera otros.</translation>
    </message>
    <message>
        <source>Other pieces would stand on the board.</source>
        <translation>En el tablero habría otras piezas.</translation>
    </message>
    <message>
        <source>Other territories would lie on the board.</source>
        <translation>En el tablero habría otros territorios.</translation>
    </message>
    <message>
        <source>Other cards would be in the hands.</source>
        <translation>En las manos habría otras cartas.</translation>
    </message>
    <message>
        <source>Other cards would lie in the piles.</source>
        <translation>En las pilas habría otras cartas.</translation>
    </message>
    <message>
        <source>It would be the turn of somebody else.</source>
        <translation>Le tocaría a otra persona.</translation>
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
        <source>Each player chooses %n cards of the first hand from cards that lie open.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Cada jugador elige %n carta de la primera mano entre cartas descubiertas.</numerusform>
            <numerusform>Cada jugador elige %n cartas de la primera mano entre cartas descubiertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is known who goes first, one card after the other is taken, from the player who goes last to the first; whoever is last in a round begins the next, which goes the other way.</source>
        <translation>Cuando se sabe quién empieza, se toman las cartas una a una, desde quien juega en último lugar hasta quien empieza; quien acaba una vuelta empieza la siguiente, que va al revés.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than are chosen; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Hay %n carta descubierta más de las que se eligen; lo que sobra se descarta.</numerusform>
            <numerusform>Hay %n cartas descubiertas más de las que se eligen; lo que sobra se descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as are chosen.</source>
        <translation>Hay tantas cartas descubiertas como se eligen.</translation>
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
        <source>%n cards are laid open, to be chosen from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Se descubre %n carta para elegir.</numerusform>
            <numerusform>Se descubren %n cartas para elegir.</numerusform>
        </translation>
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
        <source>A territory is begun on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Se empieza un territorio en %1.</translation>
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
        <translation>%1 cambia su mano por la tuya.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Cambias tu mano por la de %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 cambia su mano por la de %2.</translation>
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
        <source>It is the turn of %1.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Acabas el turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina el turno.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Se reparten las cartas a %n persona y se dispone el tablero.</numerusform>
            <numerusform>Se reparten las cartas a %n personas y se dispone el tablero.</numerusform>
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
        <source>What has been done of an unfinished step is taken back.</source>
        <translation>Lo hecho de un paso sin acabar se deshace.</translation>
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
    <name>gnostica::wording::FileFaults</name>
    <message>
        <source>%1 exists already.</source>
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
        <source>Once the discard pile has been shuffled into a new draw pile for the first time, you may declare the final round at the end of your turn.</source>
        <translation>Una vez que la pila de descartes se ha barajado por primera vez para formar un nuevo mazo, puedes declarar la ronda final al final de tu turno.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; equal highest scores share the win.</source>
        <translation>Todos los demás juegan entonces otro turno. Después gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Acabas el turno y declaras la ronda final.</translation>
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
        <translation>Acaba tu turno, o declara la ronda final.</translation>
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
        <source>The final round is being played already (%1).</source>
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
        <source>What needs no minion can be done even when every minion is gone.</source>
        <translation>Lo que no necesita un secuaz puede hacerse aunque no quede ninguno.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This holds for pieces only: a territory must land properly each time.</source>
        <translation>Esto vale solo para piezas: un territorio debe acabar cada vez en un lugar permitido.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait, and the piece in question may be targeted wherever it is.</source>
        <translation>Entre las dos mitades, las piezas en el vacío esperan, y a la pieza en cuestión se le puede apuntar esté donde esté.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece of yours that the first half has affected may act in the second if it is a minion.</source>
        <translation>Dos secuaces pueden repartirse las mitades. Una pieza tuya afectada por la primera puede actuar en la segunda si es un secuaz.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space on which a card lies is a territory.</source>
        <translation>El tablero es una cuadrícula sin borde. Una casilla en la que hay una carta es un territorio.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power and is worth nothing.</source>
        <translation>Una casilla sin carta que comparte un lado con un territorio es un yermo. Puede haber piezas en ella; es como un territorio sin poder y no vale nada.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there, and pieces that stand in the void after a completed step return to their owners&apos; stashes at once.</source>
        <translation>Todas las demás casillas forman el vacío. Ahí no se puede hacer nada, y las piezas que queden en el vacío tras un paso completo vuelven de inmediato a las reservas de sus dueños.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if %n pieces or more stand there, no matter whose they are.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Una casilla está llena si hay en ella %n pieza o más, sin importar de quién.</numerusform>
            <numerusform>Una casilla está llena si hay en ella %n piezas o más, sin importar de quién.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it, unless a rule says that it may be full. A space that already holds more stays as it is.</source>
        <translation>No se puede crear una pieza en una casilla llena ni moverla a ella, salvo que una regla diga que puede estar llena. Una casilla que ya tiene más se queda como está.</translation>
    </message>
    <message>
        <source>This holds for wasteland, too.</source>
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
            <numerusform>Juega %n persona.</numerusform>
            <numerusform>Juegan %n personas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Juegan de %1 a %n persona.</numerusform>
            <numerusform>Juegan de %1 a %n personas.</numerusform>
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
        <extracomment>%1 and %2: how many cards lie side by side, and one below the other</extracomment>
        <translation>Después se dispone boca arriba una cuadrícula de cartas de %1 de ancho y %2 de alto. El resto es el mazo.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Una puja decide quién empieza.</translation>
    </message>
    <message>
        <source>Lots decide who goes first; play goes clockwise.</source>
        <translation>El azar decide quién empieza; se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Empieza el jugador %1; se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Whoever has no piece on the board can only place one small piece from the stash, in any facing, on a territory or wasteland without pieces.</source>
        <translation>Quien no tiene piezas en el tablero solo puede colocar una pieza pequeña de la reserva, con cualquier orientación, en un territorio o yermo sin piezas.</translation>
    </message>
    <message>
        <source>If there is no such space, the turn is passed.</source>
        <translation>Si no hay ninguna casilla así, se pasa el turno.</translation>
    </message>
    <message>
        <source>If there is no such space, the hand may be refreshed.</source>
        <translation>Si no hay ninguna casilla así, se puede renovar la mano.</translation>
    </message>
    <message>
        <source>Otherwise exactly one of these is done:</source>
        <translation>En otro caso se hace exactamente una de estas cosas:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of these:</source>
        <translation>En otro caso cada acción es exactamente una de estas:</translation>
    </message>
    <message>
        <source>To pass, refresh your hand without discarding or drawing.</source>
        <translation>Para pasar, renueva la mano sin descartar ni robar.</translation>
    </message>
    <message>
        <source>Instead of these you may pass.</source>
        <translation>En lugar de esto puedes pasar.</translation>
    </message>
    <message>
        <source>All powers are optional. Any of them may be left unused, even all of a card, but their order never changes.</source>
        <translation>Todos los poderes son opcionales. Puede dejarse sin usar cualquiera, incluso todos los de una carta, pero su orden no cambia nunca.</translation>
    </message>
    <message>
        <source>When a card is played, every piece of yours on the board is a minion. Each power of the card may be used by any of them, by different ones or by the same.</source>
        <translation>Cuando se juega una carta, todas tus piezas del tablero son secuaces. Cada poder de la carta puede usarlo cualquiera de ellas, sean distintas o siempre la misma.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for this action, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>Cuando se activa un territorio, tus piezas que están en él son secuaces para esta acción, vayan adonde vayan. Cada poder puede usarlo cualquiera de ellas, sean distintas o siempre la misma.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for the whole turn, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>Cuando se activa un territorio, tus piezas que están en él son secuaces durante todo el turno, vayan adonde vayan. Cada poder puede usarlo cualquiera de ellas, sean distintas o siempre la misma.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Una pieza reemplazada por otra de otro tamaño sigue siendo la misma pieza.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the action.</source>
        <translation>Tras activar un territorio, una pieza tuya afectada directamente por un secuaz también pasa a ser secuaz durante el resto de la acción.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the turn.</source>
        <translation>Tras activar un territorio, una pieza tuya afectada directamente por un secuaz también pasa a ser secuaz durante el resto del turno.</translation>
    </message>
    <message>
        <source>Only the pieces that stood on the activated territory are minions.</source>
        <translation>Solo son secuaces las piezas que estaban en el territorio activado.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, also one that another card copies, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>Mientras se ejecuta un Loco, también uno copiado por otra carta, tus piezas afectadas pasan a ser secuaces también, durante el resto del turno.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>Mientras se ejecuta un Loco, tus piezas afectadas pasan a ser secuaces también, durante el resto del turno.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Nada de lo que se le hace a una pieza la afecta en este sentido.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Afecta a una pieza cualquiera de estas cosas: %1.</translation>
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
        <source>A piece has one of nine facings: it points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Una pieza puede tener nueve orientaciones: apunta al norte, al este, al sur o al oeste, o en diagonal entre dos de ellos, o está de pie. Orientar una pieza es darle otra orientación.</translation>
    </message>
    <message>
        <source>A piece has one of five facings: it points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Una pieza puede tener cinco orientaciones: apunta al norte, al este, al sur o al oeste, nunca en diagonal, o está de pie. Orientar una pieza es darle otra orientación.</translation>
    </message>
    <message>
        <source>What points diagonally targets, moves and pushes across the corners of spaces. Wasteland is only what shares a side with a territory, as ever.</source>
        <translation>Lo que apunta en diagonal alcanza, mueve y empuja a través de las esquinas de las casillas. Como siempre, solo es yermo lo que comparte un lado con un territorio.</translation>
    </message>
    <message>
        <source>An upright minion targets the space on which it stands and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Un secuaz de pie apunta a la casilla en la que está y a cualquier pieza que haya en ella. Uno tumbado apunta a la casilla siguiente en su dirección y a cualquier pieza que haya en ella.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Un secuaz siempre puede apuntarse a sí mismo, sea cual sea su orientación.</translation>
    </message>
    <message>
        <source>When you affect a piece of your own, you may orient it. An enemy piece keeps its facing. A rule may say otherwise.</source>
        <translation>Cuando afectas a una pieza tuya, puedes orientarla. Una pieza enemiga conserva su orientación. Una regla puede decir otra cosa.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Cuando se gasta el mazo, la pila de descartes se baraja y forma uno nuevo.</translation>
    </message>
    <message>
        <source>This is done at once, when the draw pile becomes empty.</source>
        <translation>Se hace de inmediato, en cuanto el mazo queda vacío.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Se hace solo cuando hay que robar una carta.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that moment, they are shuffled before the next draw.</source>
        <translation>Una carta robada llega antes a su destino: una mano, el tablero o la pila de descartes. Si en ese momento no hay descartes que barajar, se barajan antes de volver a robar.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Una carta robada llega antes a su destino: una mano, el tablero o la pila de descartes.</translation>
    </message>
    <message>
        <source>Whoever still has cards to draw goes on with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Quien aún tiene cartas que robar sigue con el nuevo mazo. Cuando ambas pilas están vacías, no se puede robar nada.</translation>
    </message>
    <message>
        <source>Nobody draws more cards than the hand limit leaves room for, nor more than the two piles hold after the discards.</source>
        <translation>Nadie roba más cartas de las que permite el límite de la mano, ni más de las que tienen las dos pilas tras el descarte.</translation>
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
        <source>If no territory is left on the board, the game ends at the end of that turn, and the players who are still in it share the win.</source>
        <translation>Si no queda ningún territorio en el tablero, la partida acaba al final de ese turno, y quienes siguen en juego comparten la victoria.</translation>
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
        <source>A space with %n small pieces or more takes up no further one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza pequeña o más no admite otra.</numerusform>
            <numerusform>Una casilla con %n piezas pequeñas o más no admite otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n medium pieces or more takes up no further one, and no small piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza mediana o más no admite otra, y ninguna pequeña crece allí hasta ese tamaño.</numerusform>
            <numerusform>Una casilla con %n piezas medianas o más no admite otra, y ninguna pequeña crece allí hasta ese tamaño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n large pieces or more takes up no further one, and no medium piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casilla con %n pieza grande o más no admite otra, y ninguna mediana crece allí hasta ese tamaño.</numerusform>
            <numerusform>Una casilla con %n piezas grandes o más no admite otra, y ninguna mediana crece allí hasta ese tamaño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n pieces of a player or more takes up no further piece of that player, and no enemy piece there is replaced by one.</source>
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
        <source>The card %1 is taken out of the deck before and lies on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Antes se aparta de la baraja %1{definite} y se pone en %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, one of your pieces may be oriented without this being an action.</source>
        <translation>Una vez por turno, antes de una acción, puede orientarse una de tus piezas sin que sea una acción.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, before anything else that belongs there, you draw %n cards, as far as the hand limit leaves room.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Al final de tu turno, antes de cualquier otra cosa que haya que hacer entonces, robas %n carta, si el límite de la mano deja sitio.</numerusform>
            <numerusform>Al final de tu turno, antes de cualquier otra cosa que haya que hacer entonces, robas %n cartas, mientras el límite de la mano deje sitio.</numerusform>
        </translation>
    </message>
    <message>
        <source>It targets spaces further on as well, whatever lies between: up to a distance of %1 if it is small, %2 if it is medium and %3 if it is large.</source>
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
        <source>Some cards are worth something else (%1).</source>
        <extracomment>%1: list of cards and points, &quot;The Fool: 0, The World: 5&quot;</extracomment>
        <translation>Algunas cartas valen otra cosa (%1).</translation>
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
            <numerusform>Con %n persona la puntuación para ganar es %1.</numerusform>
            <numerusform>Con %n personas la puntuación para ganar es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your score is the number of pips of your pieces on all territories that you hold.</source>
        <translation>Tu puntuación es el número de pintas de tus piezas en todos los territorios que posees.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories that you hold.</source>
        <translation>Tu puntuación es el valor de todos los territorios que posees.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories on which only pieces of yours stand.</source>
        <translation>Tu puntuación es el valor de todos los territorios en los que solo hay piezas tuyas.</translation>
    </message>
    <message>
        <source>You hold a territory on which only pieces of yours stand.</source>
        <translation>Posees un territorio en el que solo hay piezas tuyas.</translation>
    </message>
    <message>
        <source>You hold a territory on which you have more pieces than any other player. If nobody has, nobody holds it.</source>
        <translation>Posees un territorio en el que tienes más piezas que cualquier otra persona. Si hay empate, no lo posee nadie.</translation>
    </message>
    <message>
        <source>You hold a territory on which your pieces have more pips together than those of any other player. If nobody&apos;s have, nobody holds it.</source>
        <translation>Posees un territorio en el que tus piezas suman más pintas que las de cualquier otra persona. Si hay empate, no lo posee nadie.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that you hold in the same way counts %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Un yermo que posees del mismo modo cuenta %n punto.</numerusform>
            <numerusform>Un yermo que posees del mismo modo cuenta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Para tirar el dado de colores no hace falta ningún secuaz.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power.</source>
        <translation>Una casilla sin carta que comparte un lado con un territorio es un yermo. Puede haber piezas en ella; es como un territorio sin poder.</translation>
    </message>
    <message>
        <source>Nothing else in this game lets you do that.</source>
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
        <source>On a territory where only one player has pieces, and at least one of each size, these are a tower. Nobody else can target a piece of a tower.</source>
        <translation>En un territorio donde solo tiene piezas un jugador, y al menos una de cada tamaño, estas forman una torre. Nadie más puede apuntar a una pieza de una torre.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Ninguna pieza de otra persona puede crearse en el territorio de una torre ni terminar en él un movimiento.</translation>
    </message>
    <message>
        <source>What a piece of a tower brings upon itself by attacking is not prevented.</source>
        <translation>La torre no protege a sus piezas de lo que sufran por sus propios ataques.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn %n such actions are taken, one after the other; each has minions of its own. Placing a piece is an action, too, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>En cada turno se hace %n acción así, con secuaces propios. Colocar una pieza también es una acción, igual que pasar.</numerusform>
            <numerusform>En cada turno se hacen %n acciones así, una tras otra; cada una tiene sus propios secuaces. Colocar una pieza también es una acción, igual que pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Algunas casillas tienen su propio límite.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LabFaults</name>
    <message>
        <source>%1 exists already.</source>
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
        <source>%1 was begun by version %2 of the program, whose computers may play otherwise.</source>
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
        <source>These shards are missing in %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>En %1 faltan estas partes: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no está terminado; ejecuta otra vez esa parte.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be cut into shards, since none of them could tell when it is reached. Give the number of pairs alone.</source>
        <translation>Un plan con una precisión no se puede dividir en partes, porque ninguna sabría decir cuándo se alcanza. Indica solo el número de pares.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 no es el informe de un experimento.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (pairs: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>En %1 faltan partidas (pares: %2). Ejecuta otra vez esa parte.</translation>
    </message>
    <message>
        <source>%1 has other tables than this program writes. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 tiene tablas distintas de las que escribe este programa. (%2)</translation>
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
        <source>%1 was made by another version of the program, whose computers look at other features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 se hizo con otra versión del programa, cuyos ordenadores se fijan en otras características de una posición. Usa otra carpeta.</translation>
    </message>
    <message>
        <source>%1 was made with other settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 se hizo con otros ajustes (%2). Vuelve a usarlos o usa otra carpeta.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Language</name>
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
        <source>Have announced before</source>
        <translation>Ya han anunciado</translation>
    </message>
    <message>
        <source>Their next turn is passed over</source>
        <translation>Pierden su próximo turno</translation>
    </message>
    <message>
        <source>At the end of your last turn you win at once with the target score or more, whatever others have.</source>
        <translation>Al final de tu último turno ganas de inmediato si alcanzas la puntuación para ganar, tengan lo que tengan los demás.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your last turn you win at once with %n points or more, whatever others have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al final de tu último turno ganas de inmediato con %n punto o más, tengan lo que tengan los demás.</numerusform>
            <numerusform>Al final de tu último turno ganas de inmediato con %n puntos o más, tengan lo que tengan los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your turn you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due. No score is needed for that.</source>
        <translation>Al final de tu turno puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otra persona. Para ello no hace falta una puntuación mínima.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, with %n points or more, you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Al final de tu turno, con %n punto o más, puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otra persona.</numerusform>
            <numerusform>Al final de tu turno, con %n puntos o más, puedes anunciar que tu próximo turno es el último, salvo que esté pendiente el último turno anunciado de otra persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody announces twice.</source>
        <translation>Nadie anuncia dos veces.</translation>
    </message>
    <message>
        <source>At the end of your last turn itself, nothing new is announced.</source>
        <translation>Al final de tu propio último turno no se anuncia nada nuevo.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players play together: their pieces are neither own nor enemy pieces for one another, and a territory that they share counts for each of them.</source>
        <translation>Mientras esté pendiente un último turno anunciado, todos los demás juegan juntos: sus piezas no son ni propias ni enemigas entre sí, y un territorio que compartan cuenta para cada jugador.</translation>
    </message>
    <message>
        <source>Otherwise you are out: your pieces return to your stash, and your hand is discarded.</source>
        <translation>Si no, quedas fuera: tus piezas vuelven a la reserva y tu mano se descarta.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Gana la última persona que quede en juego.</translation>
    </message>
    <message>
        <source>The last player left does not win by that; the game goes on.</source>
        <translation>La última persona que quede en juego no gana por eso; la partida sigue.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Si no, la partida acaba y todos los demás ganan juntos.</translation>
    </message>
    <message>
        <source>Otherwise all your pieces return to your stash; you keep your hand and play on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Si no, todas tus piezas vuelven a la reserva; conservas la mano y sigues jugando.</translation>
    </message>
    <message>
        <source>Otherwise you play on, but your next turn is passed over.</source>
        <translation>Si no, sigues jugando, pero pierdes tu próximo turno.</translation>
    </message>
    <message>
        <source>When all players who are in the game have announced a last turn and none has won by it, the game ends, and the highest score wins; equal highest scores share the win.</source>
        <translation>Cuando todos los que siguen en juego han anunciado un último turno y nadie ha ganado con él, la partida acaba y gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Acaba tu turno, o anuncia que el próximo es el último.</translation>
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
        <source>The next turn is passed over: %1.</source>
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
        <source>Your next turn is passed over.</source>
        <extracomment>%1: player</extracomment>
        <translation>Pierdes tu próximo turno.</translation>
    </message>
    <message>
        <source>The next turn of %1 is passed over.</source>
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
        <source>A power that needs an enemy piece cannot be used on a piece of one who plays together with you. Any other power can be, and such a piece keeps its facing. A space on which only such pieces and yours stand is not occupied by an enemy.</source>
        <translation>Un poder que necesita una pieza enemiga no se puede usar con una pieza de alguien que juega junto contigo. Cualquier otro poder sí, y esa pieza conserva su orientación. Una casilla en la que solo hay piezas así y piezas tuyas no está ocupada por un enemigo.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of your pieces return to your stash, the largest first; you play on.</source>
        <translation>
            <numerusform>Si no, %n de tus piezas vuelve a la reserva, la más grande; sigues jugando.</numerusform>
            <numerusform>Si no, %n de tus piezas vuelven a la reserva, primero las más grandes; sigues jugando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of equal pieces the one furthest south goes first, then, in one row, the one furthest east. In one space the order of facings decides.</source>
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
        <source>How a game ends</source>
        <translation>Cómo acaba una partida</translation>
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
        <source>Takes what looks best at once, and does not look ahead.</source>
        <translation>Toma lo que parece mejor al momento, sin mirar más allá.</translation>
    </message>
    <message>
        <source>Looks a little ahead; a good opponent for a first game.</source>
        <translation>Mira un poco más allá; un buen rival para la primera partida.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Piensa en los turnos que vienen durante alrededor de un segundo por paso.</translation>
    </message>
    <message>
        <source>Thinks for some seconds a step and gives nothing away.</source>
        <translation>Piensa algunos segundos por paso y no regala nada.</translation>
    </message>
    <message>
        <source>Decides in an instant; made for experiments with many games.</source>
        <translation>Decide en un instante; hecho para experimentos con muchas partidas.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lists</name>
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
    <name>gnostica::wording::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>turnos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;turno</numerusform>
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
            <numerusform>%1&#xa0;decisión</numerusform>
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
            <numerusform>%1&#xa0;punto</numerusform>
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
            <numerusform>%1&#xa0;jugador</numerusform>
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
            <numerusform>%1&#xa0;anuncio</numerusform>
            <numerusform>%1&#xa0;anuncios</numerusform>
        </translation>
    </message>
    <message>
        <source>changes of the lead</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>cambios en cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;changes of the lead</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;cambio en cabeza</numerusform>
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
            <numerusform>%1&#xa0;paso</numerusform>
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
            <numerusform>%1&#xa0;carta</numerusform>
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
            <numerusform>%1&#xa0;territorio</numerusform>
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
            <numerusform>%1&#xa0;pieza</numerusform>
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
            <numerusform>%1&#xa0;barajadura</numerusform>
            <numerusform>%1&#xa0;barajaduras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;punto porcentual</numerusform>
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
        <extracomment>an estimate, and the bounds within which the true value probably lies</extracomment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric: what is measured</comment>
        <translation>Partidas que llegan a su fin</translation>
    </message>
    <message>
        <source>How many games were played to their end; the others were cut short after very many decisions.</source>
        <translation>Cuántas partidas se jugaron hasta el final; las demás se interrumpieron tras muchísimas decisiones.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Turnos en una partida</translation>
    </message>
    <message>
        <source>How many turns a game has, those of all players together. One that is cut short has at least so many.</source>
        <translation>Cuántos turnos tiene una partida, los de todos juntos. Una interrumpida tiene al menos tantos.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Decisiones en una partida</translation>
    </message>
    <message>
        <source>How often players decide something in a game: what to do in a turn, how to use a power, whether to announce. One that is cut short has at least so many.</source>
        <translation>Cuántas veces se decide algo en una partida: qué hacer en un turno, cómo usar un poder, si anunciar. Una interrumpida tiene al menos tantas.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Pasos dados, incluidas pujas y respuestas.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 pide %2 más que una de %3.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 pide %2 menos que una de %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric: what is measured</comment>
        <translation>Turnos hasta el primer anuncio</translation>
    </message>
    <message>
        <source>When somebody dares for the first time to announce a last turn.</source>
        <translation>Cuándo se atreve alguien por primera vez a anunciar un último turno.</translation>
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
        <source>Wins of whoever begins</source>
        <comment>a metric: what is measured</comment>
        <translation>Victorias de quien empieza</translation>
    </message>
    <message>
        <source>How often the player who has the first turn wins; with equal chances it would be one divided by the number of players.</source>
        <translation>Con qué frecuencia gana quien tiene el primer turno; con las mismas opciones sería uno dividido por cuántos juegan.</translation>
    </message>
    <message>
        <source>The share of the win of the seat that had the first turn; games that were cut short do not count.</source>
        <translation>La parte de la victoria del puesto que tuvo el primer turno; las partidas interrumpidas no cuentan.</translation>
    </message>
    <message>
        <source>Whoever begins wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien empieza gana más a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Whoever begins wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien empieza gana menos a menudo en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric: what is measured</comment>
        <translation>Puntos de ventaja al final</translation>
    </message>
    <message>
        <source>By how many points the winner is ahead of the best of the others when the game ends.</source>
        <translation>Por cuántos puntos aventaja quien gana al mejor de los demás cuando acaba la partida.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Victorias compartidas</translation>
    </message>
    <message>
        <source>How often several players who are not allies win together.</source>
        <translation>Con qué frecuencia ganan juntas varias personas que no son aliadas.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partidas en las que comparten la victoria quienes son enemigos, divididas por todas las partidas.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Eliminaciones</translation>
    </message>
    <message>
        <source>How many players are out of the game before it ends.</source>
        <translation>Cuántos quedan fuera antes de que acabe la partida.</translation>
    </message>
    <message>
        <source>Seats that were eliminated.</source>
        <translation>Puestos eliminados.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 elimina a %2 más que una de %3.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partida de %1 elimina a %2 menos que una de %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>Turnos hasta la primera eliminación</translation>
    </message>
    <message>
        <source>When the first player is out of the game.</source>
        <translation>Cuándo queda alguien fuera por primera vez.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Anuncios en una partida</translation>
    </message>
    <message>
        <source>How often players announce that their next turn is the last.</source>
        <translation>Cuántas veces se anuncia que el próximo turno es el último.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round is none.</source>
        <translation>Anuncios hechos; declarar una ronda final no lo es.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 hay %2 más que en una de %3.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 hay %2 menos que en una de %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric: what is measured</comment>
        <translation>Anuncios cumplidos</translation>
    </message>
    <message>
        <source>How many announcements win the game for those who made them.</source>
        <translation>Cuántos anuncios dan la victoria a quien los hizo.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Anuncios cumplidos, divididos por los hechos; las partidas sin anuncio no cuentan.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Puntos al anunciar</translation>
    </message>
    <message>
        <source>How many points players have when they announce.</source>
        <translation>Cuántos puntos se tienen al anunciar.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Anuncios fallidos</translation>
    </message>
    <message>
        <source>How often an announcement in a game comes to nothing.</source>
        <translation>Con qué frecuencia un anuncio no lleva a nada en una partida.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that the end of the game has overtaken has neither held nor failed.</source>
        <translation>Anuncios fallidos; uno al que se adelanta el final de la partida ni se cumple ni falla.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 fallan %2 más que en una de %3.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En una partida de %1 fallan %2 menos que en una de %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares</source>
        <comment>a metric: what is measured</comment>
        <translation>Turnos en que nadie se atreve</translation>
    </message>
    <message>
        <source>How long somebody is as near to the target as one point, and nobody announces.</source>
        <translation>Cuánto tiempo está alguien a un solo punto de la meta y nadie anuncia.</translation>
    </message>
    <message>
        <source>Turns at whose start somebody had at least one point less than the target and no announcement was due, and in which nobody announced.</source>
        <translation>Turnos a cuyo comienzo a alguien le faltaba como máximo un punto para la meta, sin anuncio pendiente, y en los que no anunció nadie.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Alguien está cerca de la meta y nadie anuncia durante %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Alguien está cerca de la meta y nadie anuncia durante %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric: what is measured</comment>
        <translation>Pasos hostiles contra quien va en cabeza</translation>
    </message>
    <message>
        <source>How many of the steps that hurt somebody hurt the player who leads.</source>
        <translation>Cuántos de los pasos que dañan a alguien dañan a quien va en cabeza.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while somebody leads. A step is hostile if by it an enemy loses pieces, pips, points or a territory, or has a piece moved or turned.</source>
        <translation>Pasos hostiles contra quien va en cabeza, divididos por todos los pasos hostiles, mientras alguien va en cabeza. Un paso es hostil si con él un enemigo pierde piezas, pintas, puntos o un territorio, o se le mueve o gira una pieza.</translation>
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
        <source>Changes of the lead</source>
        <comment>a metric: what is measured</comment>
        <translation>Cambios en cabeza</translation>
    </message>
    <message>
        <source>How often somebody else takes the lead in a game.</source>
        <translation>Cuántas veces se pone otra persona en cabeza en una partida.</translation>
    </message>
    <message>
        <source>How often the player with the most points is another than the one before, at the starts of turns and at the end; ties are passed over.</source>
        <translation>Cuántas veces quien tiene más puntos es distinto que antes, al comienzo de los turnos y al final; los empates se pasan por alto.</translation>
    </message>
    <message>
        <source>How far behind the winner was</source>
        <comment>a metric: what is measured</comment>
        <translation>Cuánto iba por detrás quien ganó</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst moment.</source>
        <translation>Cuánto iba por detrás del favorito, en el peor momento, quien luego ganó.</translation>
    </message>
    <message>
        <source>The largest difference, over the starts of turns, between the best chance of winning and that of the winner, as computers judge the position.</source>
        <translation>La mayor diferencia, entre los comienzos de los turnos, entre la mejor probabilidad de ganar y la de quien ganó, según el juicio de los ordenadores.</translation>
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
        <source>How open a game stays</source>
        <comment>a metric: what is measured</comment>
        <translation>Cómo de abierta sigue una partida</translation>
    </message>
    <message>
        <source>How open it is who will win, on average over the game: 100 % if all stand equal, 0 % if all is decided.</source>
        <translation>Cómo de abierto está quién ganará, de media en la partida: 100&#xa0;% si todos van igual, 0&#xa0;% si todo está decidido.</translation>
    </message>
    <message>
        <source>The entropy of the players’ chances of winning, divided by the most that it can be, on average over the starts of turns, as computers judge the position.</source>
        <translation>La entropía de las probabilidades de ganar, dividida por su máximo, de media en los comienzos de los turnos, según el juicio de los ordenadores.</translation>
    </message>
    <message>
        <source>Games of %1 stay more open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 siguen más abiertas que las de %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Games of %1 stay less open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 siguen menos abiertas que las de %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric: what is measured</comment>
        <translation>Turno en que se decide la partida</translation>
    </message>
    <message>
        <source>After which turn the winner’s chance of winning stays above 80 %.</source>
        <translation>Tras qué turno se queda por encima del 80&#xa0;% la probabilidad de quien gana.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>El último turno a cuyo comienzo quien ganó tenía una probabilidad del 80&#xa0;% como máximo, según el juicio de los ordenadores.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 later than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 se deciden %2 más tarde que las de %3.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 sooner than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Las partidas de %1 se deciden %2 antes que las de %3.</translation>
    </message>
    <message>
        <source>Waiting for one’s turn</source>
        <comment>a metric: what is measured</comment>
        <translation>Espera hasta el propio turno</translation>
    </message>
    <message>
        <source>How many decisions others make between two turns of a player.</source>
        <translation>Cuántas decisiones toman los demás entre dos turnos de una misma persona.</translation>
    </message>
    <message>
        <source>Decisions of others from the end of a player’s turn to the start of the next one, on average.</source>
        <translation>Decisiones de los demás desde el final de un turno hasta el comienzo del siguiente de la misma persona, de media.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dos turnos de una persona los demás toman %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dos turnos de una persona los demás toman %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>Espera tras una eliminación</translation>
    </message>
    <message>
        <source>How many turns eliminated players have to watch until the game ends.</source>
        <translation>Cuántos turnos tiene que mirar quien queda fuera hasta que acaba la partida.</translation>
    </message>
    <message>
        <source>Turns that began after a player’s elimination, added up over all who were eliminated.</source>
        <translation>Turnos empezados tras una eliminación, sumados para todos los eliminados.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien queda fuera espera %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quien queda fuera espera %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric: what is measured</comment>
        <translation>Opciones por decisión, de media</translation>
    </message>
    <message>
        <source>From how many steps a player can choose, on average over all decisions.</source>
        <translation>Entre cuántos pasos se puede elegir, de media en todas las decisiones.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their mean.</source>
        <translation>Pasos permitidos en una decisión, su media.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Opciones en una decisión típica</translation>
    </message>
    <message>
        <source>From how many steps a player can choose: half of the decisions offer more, half of them fewer.</source>
        <translation>Entre cuántos pasos se puede elegir: la mitad de las decisiones ofrece más, la mitad menos.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their median.</source>
        <translation>Pasos permitidos en una decisión, su mediana.</translation>
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
        <source>Most choices at once</source>
        <comment>a metric: what is measured</comment>
        <translation>Más opciones a la vez</translation>
    </message>
    <message>
        <source>From how many steps a player can choose at the widest decision of a game.</source>
        <translation>Entre cuántos pasos se puede elegir en la decisión más amplia de una partida.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, the most of a game.</source>
        <translation>Pasos permitidos en una decisión, el máximo de una partida.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>How many cards a player holds.</source>
        <translation>Cuántas cartas se tienen en la mano.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Turnos que renuevan la mano</translation>
    </message>
    <message>
        <source>How many turns are spent on discarding and drawing cards.</source>
        <translation>Cuántos turnos se gastan en descartar y robar cartas.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Turnos en que se renueva la mano descartando o robando, divididos por todos los turnos.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Más turnos renuevan la mano en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Menos turnos renuevan la mano en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric: what is measured</comment>
        <translation>Territorios en el tablero</translation>
    </message>
    <message>
        <source>How large the board is.</source>
        <translation>Cómo de grande es el tablero.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Piezas en el tablero</translation>
    </message>
    <message>
        <source>How many pieces all players together have on the board.</source>
        <translation>Cuántas piezas tienen todos juntos en el tablero.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>Piezas en los yermos</translation>
    </message>
    <message>
        <source>How many pieces stand beside the territories.</source>
        <translation>Cuántas piezas están junto a los territorios.</translation>
    </message>
    <message>
        <source>Pieces that stand in wasteland at the start of a turn, on average.</source>
        <translation>Piezas que están en los yermos al comienzo de un turno, de media.</translation>
    </message>
    <message>
        <source>There are %2 more in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En los yermos hay %2 más en %1 que en %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En los yermos hay %2 menos en %1 que en %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>Barajaduras en una partida</translation>
    </message>
    <message>
        <source>How often the draw pile is used up and made anew.</source>
        <translation>Cuántas veces se gasta el mazo y se forma de nuevo.</translation>
    </message>
    <message>
        <source>How often the discards have become the draw pile.</source>
        <translation>Cuántas veces los descartes han pasado a ser el mazo.</translation>
    </message>
    <message>
        <source>How much skill counts</source>
        <comment>a metric: what is measured</comment>
        <translation>Cuánto cuenta la habilidad</translation>
    </message>
    <message>
        <source>How much of the wins a stronger computer gets against a weaker one: 50 % if skill were worth nothing.</source>
        <translation>Qué parte de las victorias logra un ordenador más fuerte contra uno más débil: 50&#xa0;% si la habilidad no valiera nada.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players, on average over games in which each has each seat as often.</source>
        <translation>La parte de la victoria del más fuerte de dos jugadores dados, de media en partidas en las que cada jugador ocupa cada puesto igual de a menudo.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El más fuerte gana más en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>El más fuerte gana menos en %1 que en %3, con una diferencia de %2.</translation>
    </message>
    <message>
        <source>How much the deal decides</source>
        <comment>a metric: what is measured</comment>
        <translation>Cuánto decide el reparto</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players: 1 if the deal decides, 0 if it says nothing.</source>
        <translation>Si vuelve a ganar el mismo puesto cuando las mismas cartas se reparten a otros: 1 si decide el reparto, 0 si no dice nada.</translation>
    </message>
    <message>
        <source>The correlation between the result of a seat in a deal and in the same deal with the players’ seats swapped.</source>
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
        <source>Perhaps a difference of %1; among so many comparisons it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Quizá una diferencia de %1; entre tantas comparaciones puede ser azar.</translation>
    </message>
    <message>
        <source>No difference seen; one larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>No se ve ninguna diferencia; se excluye una mayor que %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Se pone un reloj oculto.</translation>
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
        <source>The game goes on.</source>
        <translation>La partida sigue.</translation>
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
        <translation>El juego necesita al menos este número de jugadores.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Máximo de jugadores</translation>
    </message>
    <message>
        <source>No more than this many players take part.</source>
        <translation>No juegan más de este número.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Piezas pequeñas</translation>
    </message>
    <message>
        <source>So many small pieces each player has.</source>
        <translation>Cuántas piezas pequeñas tiene cada jugador.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Piezas medianas</translation>
    </message>
    <message>
        <source>So many medium pieces each player has.</source>
        <translation>Cuántas piezas medianas tiene cada jugador.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Piezas grandes</translation>
    </message>
    <message>
        <source>So many large pieces each player has.</source>
        <translation>Cuántas piezas grandes tiene cada jugador.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Límite de la mano</translation>
    </message>
    <message>
        <source>So many cards are dealt to each player, and a hand never holds more by drawing.</source>
        <translation>Cuántas cartas se reparten a cada jugador; robando, una mano nunca tiene más.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valor de las cartas numerales</translation>
    </message>
    <message>
        <source>So many points a territory from ace to ten is worth.</source>
        <translation>Cuántos puntos vale un territorio del as al diez.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valor de las figuras</translation>
    </message>
    <message>
        <source>So many points a territory with a page, knight, queen or king is worth.</source>
        <translation>Cuántos puntos vale un territorio con una sota, un caballo, una reina o un rey.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valor de los arcanos mayores</translation>
    </message>
    <message>
        <source>So many points a major arcana territory is worth.</source>
        <translation>Cuántos puntos vale un territorio con un arcano mayor.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Columnas del tablero</translation>
    </message>
    <message>
        <source>So many cards lie side by side at the start.</source>
        <translation>Cuántas cartas hay a lo ancho al principio.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Filas del tablero</translation>
    </message>
    <message>
        <source>So many rows of cards are laid out at the start.</source>
        <translation>Cuántas filas de cartas se disponen al principio.</translation>
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
        <source>Who begins</source>
        <translation>Quién empieza</translation>
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
        <source>This player begins if the first player is chosen.</source>
        <translation>Empieza este jugador si se elige quién empieza.</translation>
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
        <source>One of these is done in each turn.</source>
        <translation>En cada turno se hace una de estas.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Las piezas afectadas se hacen secuaces</translation>
    </message>
    <message>
        <source>After activating a territory, pieces of yours that a minion affects become minions for the turn.</source>
        <translation>Tras activar un territorio, tus piezas afectadas por un secuaz pasan a ser secuaces durante el turno.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Con un Loco, las afectadas se hacen secuaces</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, even where they otherwise do not.</source>
        <translation>Mientras se ejecuta un Loco, tus piezas afectadas pasan a ser secuaces, incluso donde en otro caso no.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>So many points win at the end of an announced last turn.</source>
        <translation>Con cuántos puntos se gana al final de un último turno anunciado.</translation>
    </message>
    <message>
        <source>A failed last turn</source>
        <translation>Un último turno fallido</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>Qué le pasa a quien acaba con pocos puntos su último turno anunciado.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Cartas de la puja que sobran</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes into the hand go there.</source>
        <translation>Adónde van las cartas de la puja que nadie toma.</translation>
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
        <translation>De aquí viene la carta de un territorio que crea una copa.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Las copas ignoran el límite por casilla</translation>
    </message>
    <message>
        <source>A cup may create a piece however many stand in the space.</source>
        <translation>Una copa puede crear una pieza haya las que haya en la casilla.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Los bastos empujan piezas propias</translation>
    </message>
    <message>
        <source>A rod may push pieces of the player&apos;s own, not only those of enemies.</source>
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
        <source>A rod may bring a piece into a space however many stand there.</source>
        <translation>Un basto puede llevar una pieza a una casilla haya las que haya en ella.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Fuerza de un basto</translation>
    </message>
    <message>
        <source>A rod reaches so many spaces; 0 means as many as the minion has pips.</source>
        <translation>Cuántas casillas alcanza un basto; 0 significa tantas como pintas tenga el secuaz.</translation>
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
        <translation>De aquí viene la nueva carta de un territorio que crece.</translation>
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
        <source>How swords shrink territories</source>
        <translation>Cómo reducen territorios las espadas</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or is brought down by one step.</source>
        <translation>Un territorio pierde puntos según las pintas del secuaz, o baja un paso.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Los territorios reducidos vienen de</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>De aquí viene la nueva carta de un territorio que se reduce.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Fuerza de una espada</translation>
    </message>
    <message>
        <source>A sword takes off so much; 0 means as much as the minion has pips.</source>
        <translation>Cuánto quita una espada; 0 significa tanto como pintas tenga el secuaz.</translation>
    </message>
    <message>
        <source>What a card orients</source>
        <translation>Qué orienta una carta</translation>
    </message>
    <message>
        <source>A card that orients turns a minion itself, or any targeted piece.</source>
        <translation>Una carta que orienta gira al propio secuaz, o cualquier pieza a la que apunte.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Los territorios se mueven a cualquier lugar</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere moves territories, too.</source>
        <translation>Un poder que mueve piezas a cualquier lugar también mueve territorios.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Puntos para ganar siendo dos</translation>
    </message>
    <message>
        <source>With two players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Con cuántos puntos se gana siendo dos al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Puntos para ganar siendo tres</translation>
    </message>
    <message>
        <source>With three players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Con cuántos puntos se gana siendo tres al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Puntos para ganar siendo cuatro</translation>
    </message>
    <message>
        <source>With four players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Con cuántos puntos se gana siendo cuatro al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Puntos para ganar siendo cinco</translation>
    </message>
    <message>
        <source>With five players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Con cuántos puntos se gana siendo cinco al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Puntos para ganar siendo seis</translation>
    </message>
    <message>
        <source>With six players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Con cuántos puntos se gana siendo seis al final de un último turno anunciado; 0 significa los mismos que para todos.</translation>
    </message>
    <message>
        <source>Who holds a territory</source>
        <translation>Quién posee un territorio</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Decide para quién cuenta un territorio.</translation>
    </message>
    <message>
        <source>What a territory counts</source>
        <translation>Cuánto cuenta un territorio</translation>
    </message>
    <message>
        <source>A territory counts for its holder what its card is worth, or as many points as the pieces there have pips.</source>
        <translation>Un territorio cuenta para quien lo posee lo que vale su carta, o tantos puntos como pintas tengan sus piezas ahí.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valor de un yermo</translation>
    </message>
    <message>
        <source>So many points a wasteland counts for whoever holds it.</source>
        <translation>Cuántos puntos cuenta un yermo para quien lo posee.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>A piece of each size that one player alone has on a territory cannot be targeted by anybody else.</source>
        <translation>Si alguien tiene en un territorio, sin nadie más, una pieza de cada tamaño, los demás no pueden apuntar a ellas.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Piezas perdidas por un último turno fallido</translation>
    </message>
    <message>
        <source>So many pieces return to the stash, the largest first; 0 means all.</source>
        <translation>Cuántas piezas vuelven a la reserva, primero las más grandes; 0 significa todas.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Puntos para anunciar</translation>
    </message>
    <message>
        <source>A last turn can be announced only with so many points; 0 means always.</source>
        <translation>Un último turno solo se puede anunciar con este número de puntos; 0 significa siempre.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Se anuncia una vez como máximo</translation>
    </message>
    <message>
        <source>Nobody announces a last turn twice; when all have, the highest score wins.</source>
        <translation>Nadie anuncia dos veces un último turno; cuando todos lo han hecho, gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Todos contra quien anuncia</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all others play together.</source>
        <translation>Mientras esté pendiente un último turno anunciado, todos los demás juegan juntos.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Puntos que llevarse</translation>
    </message>
    <message>
        <source>Whoever has brought in so many points wins at once.</source>
        <translation>Quien se haya llevado este número de puntos gana de inmediato.</translation>
    </message>
    <message>
        <source>Size of a piece that brings in</source>
        <translation>Tamaño de pieza para llevarse algo</translation>
    </message>
    <message>
        <source>A piece that brings in a territory is at least so large: 1 small, 2 medium, 3 large.</source>
        <translation>Una pieza que se lleva un territorio es al menos de este tamaño: 1 pequeña, 2 mediana, 3 grande.</translation>
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
        <source>As chosen</source>
        <translation>Según se elija</translation>
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
        <source>What lies between may be left out</source>
        <translation>Puede omitirse lo intermedio</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Una casilla puede estar demasiado llena entre medias</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Queda fuera</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Ganan todos los demás</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Pierde piezas</translation>
    </message>
    <message>
        <source>The next turn is passed over</source>
        <translation>Se pierde el próximo turno</translation>
    </message>
    <message>
        <source>Whoever stands there alone</source>
        <translation>Quien está solo ahí</translation>
    </message>
    <message>
        <source>Whoever has the most pieces there</source>
        <translation>Quien tiene más piezas ahí</translation>
    </message>
    <message>
        <source>Whoever has the most pips there</source>
        <translation>Quien tiene más pintas ahí</translation>
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
        <source>The limit of pieces in a space holds in wasteland, too.</source>
        <translation>El límite de piezas en una casilla vale también en los yermos.</translation>
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
        <source>What affects a piece</source>
        <translation>Qué afecta a una pieza</translation>
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
        <source>Where a minion creates</source>
        <translation>Dónde crea un secuaz</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Un secuaz crea solo en la casilla a la que apunta, o también en la suya.</translation>
    </message>
    <message>
        <source>When a landing is judged</source>
        <translation>Cuándo se juzga la llegada</translation>
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
        <source>A player may leave out turning over a card.</source>
        <translation>Se puede renunciar a descubrir una carta.</translation>
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
        <source>A power that replaces a piece by one&apos;s own replaces pieces of enemies only.</source>
        <translation>Un poder que reemplaza una pieza por una propia solo reemplaza piezas enemigas.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Gana la última persona en juego</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins at once.</source>
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
        <source>Lots decide</source>
        <translation>Decide el azar</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Empieza el jugador A</translation>
    </message>
    <message>
        <source>The turn is passed</source>
        <translation>Se pasa el turno</translation>
    </message>
    <message>
        <source>The hand may be refreshed</source>
        <translation>Se puede renovar la mano</translation>
    </message>
    <message>
        <source>At once</source>
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
        <source>In its own space, too</source>
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
        <source>So many cards each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Cuántas cartas se tienen al principio; 0 significa tantas como el límite de la mano.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartas a elegir</translation>
    </message>
    <message>
        <source>So many cards of the first hand each player chooses from open cards.</source>
        <translation>Cuántas cartas de la primera mano se eligen entre cartas descubiertas.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Cartas descubiertas de más</translation>
    </message>
    <message>
        <source>So many more open cards lie there than are chosen; what is left is discarded.</source>
        <translation>Cuántas cartas descubiertas más hay de las que se eligen; lo que sobra se descarta.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Cartas robadas al renovar</translation>
    </message>
    <message>
        <source>So many cards a player draws at most by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Cuántas cartas como máximo se roban al renovar la mano; 0 significa hasta el límite de la mano.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartas robadas al final del turno</translation>
    </message>
    <message>
        <source>So many cards a player draws at the end of each turn, as far as the hand limit leaves room.</source>
        <translation>Cuántas cartas se roban al final de cada turno, mientras el límite de la mano deje sitio.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valores de cartas sueltas</translation>
    </message>
    <message>
        <source>These cards are worth something else than their kind.</source>
        <translation>Estas cartas valen algo distinto que su tipo.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposición del tablero</translation>
    </message>
    <message>
        <source>Where cards lie at the start, and which; without a layout it is a rectangle.</source>
        <translation>Dónde hay cartas al principio, y cuáles; sin disposición es un rectángulo.</translation>
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
        <source>A space takes up no further small piece when it holds this many; 0 means no such limit.</source>
        <translation>Una casilla no admite otra pieza pequeña cuando ya tiene este número; 0 significa sin límite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Piezas medianas en una casilla</translation>
    </message>
    <message>
        <source>A space takes up no further medium piece when it holds this many; 0 means no such limit.</source>
        <translation>Una casilla no admite otra pieza mediana cuando ya tiene este número; 0 significa sin límite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Piezas grandes en una casilla</translation>
    </message>
    <message>
        <source>A space takes up no further large piece when it holds this many; 0 means no such limit.</source>
        <translation>Una casilla no admite otra pieza grande cuando ya tiene este número; 0 significa sin límite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Piezas de un mismo color en una casilla</translation>
    </message>
    <message>
        <source>A space takes up no further piece of a player who has this many there; 0 means no such limit.</source>
        <translation>Una casilla no admite otra pieza de quien ya tiene ahí este número; 0 significa sin límite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Acciones en un turno</translation>
    </message>
    <message>
        <source>So many actions a player takes in each turn, one after the other.</source>
        <translation>Cuántas acciones se hacen en cada turno, una tras otra.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientación gratuita</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action is no action.</source>
        <translation>Una vez por turno, orientar una pieza antes de una acción no cuenta como acción.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orientar varias piezas</translation>
    </message>
    <message>
        <source>Who orients a piece may orient any of the others as well, each once.</source>
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
        <source>A piece may point diagonally, too.</source>
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
        <source>The value of the card goes to your pile of points. These count for your score and are never lost.</source>
        <translation>El valor de la carta va a tu pila de puntos. Estos cuentan para tu puntuación y no se pierden nunca.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has brought in %n points wins at once.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Quien se haya llevado %n punto gana de inmediato.</numerusform>
            <numerusform>Quien se haya llevado %n puntos gana de inmediato.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; equal highest scores share the win.</source>
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
        <translation>Acaba tu turno, o llévate un territorio que poseas.</translation>
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
        <source>At the end of your turn you may bring in one territory on which you have pieces and no enemy has: the largest of your pieces there returns to your stash, the card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Al final de tu turno puedes llevarte un territorio en el que tengas piezas y no haya piezas enemigas: la mayor de tus piezas en él vuelve a la reserva, la carta se descarta y la primera carta del mazo ocupa su lugar.</translation>
    </message>
    <message>
        <source>In one turn you may either bring in a territory or announce your last turn, but not both. At the end of your last turn nothing is brought in.</source>
        <translation>En un mismo turno puedes llevarte un territorio o anunciar tu último turno, pero no ambas cosas. Al final de tu último turno no te llevas nada.</translation>
    </message>
    <message>
        <source>Of equal pieces the first one in the order of facings returns.</source>
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
        <extracomment>%1: the name of a plug-in, %2: what it says itself, perhaps in English</extracomment>
        <translation>Se produjo un error en el complemento «%1» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Con estas reglas hay menos piezas de este tamaño: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Estas reglas no conocen piezas que apunten así: %1.</translation>
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
            <numerusform>Estas reglas no son para %n persona.</numerusform>
            <numerusform>Estas reglas no son para %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are played without this: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Estas reglas se juegan sin esto: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Esto está de un modo que estas reglas no permiten: %1.</translation>
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
        <translation>Una de estas: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>Dos veces: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>Tres veces: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence that says what is done; %n: how often</extracomment>
        <translation>
            <numerusform>%n vez: %1</numerusform>
            <numerusform>%n veces: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence that says what is done after something else</extracomment>
        <translation>Después: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>what one can do in a turn: to activate a territory</comment>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Activate a territory on which you have a piece: its powers are used, and all of your pieces on it are minions.</source>
        <translation>Activa un territorio en el que tengas una pieza: se usan sus poderes, y todas tus piezas que están en él son secuaces.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what one can do in a turn: to play a card</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a card from your hand: it goes to the discard pile, then its powers are used, and all of your pieces on the board are minions.</source>
        <translation>Juega una carta de la mano: va a la pila de descartes, después se usan sus poderes, y todas tus piezas del tablero son secuaces.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>what one can do in a turn: to refresh the hand</comment>
        <translation>Renovar</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba hasta tener %n carta, o menos.</numerusform>
            <numerusform>Renueva la mano: descarta las cartas que quieras o ninguna, y roba hasta tener %n cartas, o menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>what one can do in a turn: to orient a piece</comment>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Orient one of your pieces.</source>
        <translation>Orienta una de tus piezas.</translation>
    </message>
    <message>
        <source>Your turn</source>
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
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The first territories begin at d4 in the north-west; no name changes when the board grows.</source>
        <translation>Una casilla se nombra con la letra de su columna y el número de su fila, como figuran en el borde del tablero. Los primeros territorios empiezan en d4, al noroeste; ningún nombre cambia cuando el tablero crece.</translation>
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
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The northernmost row of the first territories begins at %1; no name changes when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Una casilla se nombra con la letra de su columna y el número de su fila, como figuran en el borde del tablero. La fila más al norte de los primeros territorios empieza en %1; ningún nombre cambia cuando el tablero crece.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Todos los demás arcanos mayores</translation>
    </message>
    <message>
        <source>Orient any number of your pieces, each of them once; to stop sooner, pass.</source>
        <translation>Orienta tantas piezas tuyas como quieras, cada una una sola vez; para parar antes, pasa.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Renueva la mano: o la descartas toda, o robas hasta tener %n carta, o menos.</numerusform>
            <numerusform>Renueva la mano: o la descartas toda, o robas hasta tener %n cartas, o menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Renueva la mano: o la descartas toda, o robas como máximo %n carta, sin pasar de %1 en la mano.</numerusform>
            <numerusform>Renueva la mano: o la descartas toda, o robas como máximo %n cartas, sin pasar de %1 en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
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
        <source>Take cards of your choice from the discard pile, one for each pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Toma cartas a tu elección de la pila de descartes, una por cada pinta de un secuaz, hasta tener %n carta en la mano.</numerusform>
            <numerusform>Toma cartas a tu elección de la pila de descartes, una por cada pinta de un secuaz, hasta tener %n cartas en la mano.</numerusform>
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
        <source>Discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Descarta las cartas que quieras o ninguna, y roba hasta tener %n carta, o menos.</numerusform>
            <numerusform>Descarta las cartas que quieras o ninguna, y roba hasta tener %n cartas, o menos.</numerusform>
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
        <source>This cannot be done at this moment of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esto no se puede hacer en este momento del turno (%1).</translation>
    </message>
    <message>
        <source>There is no such step by the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con las reglas de este juego no existe un paso así (%1).</translation>
    </message>
    <message>
        <source>No card is in use now whose power this could be (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ahora no hay en uso ninguna carta de la que pueda ser este poder (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta ofrece ahora otro poder; sus poderes siguen su orden (%1).</translation>
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
        <source>Whoever has no piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Quien no tiene piezas en el tablero solo puede colocar una (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Solo coloca una pieza quien no tiene ninguna en el tablero (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces stand on %3 already; the space must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 ya hay %n pieza; en la casilla no debe haber ninguna (%1).</numerusform>
            <numerusform>En %3 ya hay %n piezas; en la casilla no debe haber ninguna (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory lies on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>En %3 no hay ningún territorio (%1).</translation>
    </message>
    <message>
        <source>None of your pieces stands on %3 (%1).</source>
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
        <source>No more than %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Ahora no se puede robar más de %n carta (%1).</numerusform>
            <numerusform>Ahora no se pueden robar más de %n cartas (%1).</numerusform>
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
        <source>A tower stands on %3, where nobody else can come (%1).</source>
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
        <source>This piece has been oriented in this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta pieza ya se ha orientado en este turno: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Estás orientando tus piezas: orienta otra, o pasa (%1).</translation>
    </message>
    <message>
        <source>Either the whole hand is discarded or cards are drawn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O se descarta toda la mano o se roban cartas (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aquí hace falta una pieza enemiga (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: %n pieces stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La casilla %3 está llena: ahí hay %n pieza (%1).</numerusform>
            <numerusform>La casilla %3 está llena: ahí hay %n piezas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further small piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza pequeña: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza pequeña: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further medium piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza mediana: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza mediana: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further large piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>En %3 no cabe otra pieza grande: ya hay %n (%1).</numerusform>
            <numerusform>En %3 no cabe otra pieza grande: ya hay %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further piece of the same player may stand on %3: %n of them stand there (%1).</source>
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
        <source>An enemy piece stands on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>En %3 hay una pieza enemiga (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Nada puede reemplazar el territorio; la carta %4 no hace falta (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not worth what is needed, a value of %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>La carta %4 no vale lo que hace falta, que es %2 (%1).</translation>
    </message>
    <message>
        <source>A card with a value of exactly %2 is needed (%1).</source>
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
        <source>At most %n pips can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Se puede quitar como máximo %n pinta (%1).</numerusform>
            <numerusform>Se pueden quitar como máximo %n pintas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Se puede quitar como máximo %n punto (%1).</numerusform>
            <numerusform>Se pueden quitar como máximo %n puntos (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is large already and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pieza ya es grande y no puede crecer (%1).</translation>
    </message>
    <message>
        <source>A major arcana card is worth the most already and cannot grow (%1).</source>
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
        <source>The power does not reach there, or not with a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>El poder no llega hasta ahí, o no con una carta tomada de ahí (%1).</translation>
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
        <source>Cards are in play one inside another only up to a depth of %2; nothing more is turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Las cartas solo pueden estar en juego una dentro de otra hasta una profundidad de %2; no se descubre ni se copia ninguna más (%1).</translation>
    </message>
    <message>
        <source>The same minion must go on (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Debe seguir el mismo secuaz (%1).</translation>
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
        <source>This is your last turn; nothing is announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Este es tu último turno; cuando acabe no se anuncia nada (%1).</translation>
    </message>
    <message>
        <source>You have announced a last turn before; nobody does so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ya has anunciado un último turno; nadie lo hace dos veces (%1).</translation>
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
        <source>In this game no piece points diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>En este juego ninguna pieza apunta en diagonal (%1).</translation>
    </message>
    <message>
        <source>By these rules the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con estas reglas el poder no puede hacer eso (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor higher and of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 ni vale más que la que hay ahí ni es una más alta del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>A card worth more is needed, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hace falta una carta que valga más, o una más alta del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>%4 is not what fits in place of the card there: one worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 no encaja en lugar de la que hay ahí: hace falta una que valga un punto menos, o una más baja del mismo tipo (%1).</translation>
    </message>
    <message>
        <source>A card worth a point less is needed, or a lower one of the same kind (%1).</source>
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
        <source>The space %3 is void: no card lies there, and it shares no side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casilla %3 está en el vacío: no tiene carta ni comparte un lado con un territorio (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casilla %3 no es un yermo, es decir, una casilla sin carta que comparte un lado con un territorio (%1).</translation>
    </message>
    <message>
        <source>All pieces that are named must stand in the same space; this one does not: %6 (%1).</source>
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
        <source>The card turned over goes to the discard pile. Whoever is a minion for the card that turned it over is one for its powers, too.</source>
        <translation>La carta descubierta va a la pila de descartes. Quien es secuaz para la carta que la descubrió lo es también para sus poderes.</translation>
    </message>
    <message>
        <source>A card need not be turned over.</source>
        <translation>No es obligatorio descubrir una carta.</translation>
    </message>
    <message>
        <source>A card must be turned over, if there is one.</source>
        <translation>Si hay una carta, es obligatorio descubrirla.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards are in play one inside another, turned over or copied; then no other is turned over or copied.</source>
        <translation>
            <numerusform>Como máximo está en juego %n carta una dentro de otra, descubierta o copiada; después no se descubre ni se copia ninguna más.</numerusform>
            <numerusform>Como máximo están en juego %n cartas una dentro de otra, descubiertas o copiadas; después no se descubre ni se copia ninguna más.</numerusform>
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
        <source>It goes at least one space and at most as many as the minion has pips.</source>
        <translation>Avanza al menos una casilla y como máximo tantas como pintas tenga el secuaz.</translation>
    </message>
    <message>
        <source>It goes one space, whatever the size of the minion.</source>
        <translation>Avanza una casilla, sea cual sea el tamaño del secuaz.</translation>
    </message>
    <message numerus="yes">
        <source>It goes 1 to %n spaces, whatever the size of the minion.</source>
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
        <source>No limit of pieces in a space holds.</source>
        <translation>No se aplica ningún límite de piezas por casilla.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
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
        <source>It must not end in the void, nor where %n pieces stand already.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>No debe acabar en el vacío, ni donde ya haya %n pieza.</numerusform>
            <numerusform>No debe acabar en el vacío, ni donde ya haya %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>O empuja del mismo modo un territorio al que apuntas, sin piezas enemigas, hasta un yermo sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Territories are not pushed.</source>
        <translation>Los territorios no se empujan.</translation>
    </message>
    <message>
        <source>Or push the targeted territory, unless an enemy piece stands there, as far as a piece could go. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; yours in the landing space are now on it.</source>
        <translation>O empuja el territorio al que apuntas, salvo que haya en él una pieza enemiga, tan lejos como podría ir una pieza. Se desliza a través de todo y debe acabar en un yermo sin piezas enemigas. Las piezas se quedan en sus casillas; las tuyas en la casilla de llegada están ahora sobre él.</translation>
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
        <source>Move the minion, or push a targeted piece, yours or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Mueve el secuaz, o empuja una pieza a la que apunte, tuya o enemiga, en la dirección del secuaz.</translation>
    </message>
    <message>
        <source>Pieces of your own are not pushed.</source>
        <translation>Las piezas propias no se empujan.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. What lies between does not matter.</source>
        <translation>La pieza movida no debe acabar en el vacío. Lo que haya en medio no importa.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space, nor in the void. What lies between does not matter.</source>
        <translation>La pieza movida no debe acabar en una casilla llena ni en el vacío. Lo que haya en medio no importa.</translation>
    </message>
    <message>
        <source>It never moves zero spaces. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Nunca se mueve cero casillas. Una pieza tuya puede orientarse después; una enemiga conserva su orientación.</translation>
    </message>
    <message>
        <source>It must not end in the void, nor in a full space.</source>
        <translation>No debe acabar en el vacío, ni en una casilla llena.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, northeast, southeast, southwest, northwest.</source>
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
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: At once&quot;</extracomment>
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
        <source>Lots decide who goes first.</source>
        <translation>El azar decide quién empieza.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Se va a poner el reloj oculto.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Se van a tirar los dados.</translation>
    </message>
    <message>
        <source>It is for you to decide.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca decidir.</translation>
    </message>
    <message>
        <source>It is for %1 to decide.</source>
        <translation>Le toca decidir a %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Te toca: coloca una pieza pequeña en una casilla sin piezas.</translation>
    </message>
    <message>
        <source>The turn of %1, who places a small piece.</source>
        <translation>Le toca a %1, que coloca una pieza pequeña.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Orienta otra pieza, o pasa.</translation>
    </message>
    <message>
        <source>Your turn goes on: choose your next action.</source>
        <translation>Tu turno sigue: elige la próxima acción.</translation>
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
        <source>It is the turn of %1.</source>
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
        <source>The card %2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 usa %2{definite}: %3.</translation>
    </message>
    <message>
        <source>The card %2, power %4 of %5: %3.</source>
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
        <translation>Acaba tu turno.</translation>
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
        <source>The highest score is equal: %1 share the win.</source>
        <translation>Hay empate en la puntuación más alta: %1 comparten la victoria.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>En ambos, con otro resultado</translation>
    </message>
    <message>
        <source>Alike in both</source>
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
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which stands before it in the sentence</extracomment>
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
        <source>In %1 the decision is another one now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>En %1 la decisión es ahora otra.</translation>
    </message>
    <message>
        <source>%1 knows no such step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 no conoce un paso así.</translation>
    </message>
    <message>
        <source>what happens around the turns</source>
        <translation>lo que pasa alrededor de los turnos</translation>
    </message>
    <message>
        <source>What makes the difference: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Lo que marca la diferencia: %1.</translation>
    </message>
    <message>
        <source>What makes the difference: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Lo que marca la diferencia: %1 (%2).</translation>
    </message>
    <message>
        <source>What makes the difference: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Lo que marca la diferencia: «%1» es «%2» en %3 y «%4» en %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends otherwise, or other players are out.</source>
        <translation>La partida acaba de otro modo, o quedan fuera otros.</translation>
    </message>
    <message>
        <source>Other pieces stand on the board.</source>
        <translation>En el tablero hay otras piezas.</translation>
    </message>
    <message>
        <source>Other territories lie on the board.</source>
        <translation>En el tablero hay otros territorios.</translation>
    </message>
    <message>
        <source>Other cards are in the hands.</source>
        <translation>En las manos hay otras cartas.</translation>
    </message>
    <message>
        <source>Other cards lie in the piles.</source>
        <translation>En las pilas hay otras cartas.</translation>
    </message>
    <message>
        <source>Announcements and counters stand otherwise.</source>
        <translation>Los anuncios y contadores son otros.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the turns go round otherwise.</source>
        <translation>El turno es de otra persona, o los turnos siguen otro orden.</translation>
    </message>
    <message>
        <source>Somebody else decides next, or chance does.</source>
        <translation>Después decide otra persona, o el azar.</translation>
    </message>
    <message>
        <source>Chance is asked for something else.</source>
        <translation>Al azar se le pide otra cosa.</translation>
    </message>
    <message>
        <source>Only in one of them a second half must follow.</source>
        <translation>Solo en uno de los dos debe seguir una segunda mitad.</translation>
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
        <translation>Acabas el turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina el turno.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Acabas el turno y anuncias que el próximo es el último.</translation>
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
        <source>%1 stands up.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se pone de pie.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 se gira hacia el %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 stand up.</source>
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
        <translation>%1 cambia su mano por la tuya.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Cambias tu mano por la de %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 cambia su mano por la de %2.</translation>
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
        <source>%1 creates a small enemy piece beside %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece beside which a small one like it is created</extracomment>
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
        <source>%1 lets the top card of the draw pile take the place of what lies on %2.</source>
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
        <translation>%1 hace crecer el territorio %2 en %3; en su lugar, %4{definite}, del descarte.</translation>
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
        <translation>%1 reduce el territorio %2 en %3; en su lugar, %4{definite}, del descarte.</translation>
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
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>O reduce un territorio al que apuntas, sin piezas enemigas, en un punto o a una carta más baja del mismo tipo, o a nada si es un arcano menor.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way: replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>O reduce del mismo modo un territorio al que apuntas, sin piezas enemigas: reemplázalo por una carta que valga lo que queda, o por nada si no queda nada.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Sin pintas queda destruida.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>O destruye del mismo modo un territorio al que apuntas, sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Territories are not attacked.</source>
        <translation>Los territorios no se atacan.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga: se descarta y se reemplaza por una carta de un punto menos, o por una más baja del mismo tipo. Un arcano menor puede reducirse a nada.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or an enemy piece stands there: it is discarded.</source>
        <translation>O destruye el territorio al que apuntas, salvo que sea un arcano mayor o haya en él una pieza enemiga: se descarta.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there. It loses points as a piece loses pips: it is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card that amount is impossible.</source>
        <translation>O ataca el territorio al que apuntas, salvo que haya en él una pieza enemiga. Pierde puntos como una pieza pierde pintas: se descarta y se reemplaza por una carta que valga exactamente lo que queda, o por nada si no queda nada. Sin una carta adecuada, esa cantidad es imposible.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless an enemy piece stands there: it is discarded if it loses all its points as a piece loses pips.</source>
        <translation>O destruye el territorio al que apuntas, salvo que haya en él una pieza enemiga: se descarta si pierde todos sus puntos como una pieza pierde pintas.</translation>
    </message>
    <message>
        <source>Where a territory is destroyed, wasteland or void is left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>Donde se destruye un territorio queda yermo o vacío, y las piezas que estén entonces en el vacío vuelven a sus reservas, también las de casillas vecinas.</translation>
    </message>
    <message>
        <source>More than the piece has counts as all that it has. A smaller piece from its owner&apos;s stash replaces it and keeps the facing; with no pips left it is destroyed and returns to its stash. Without a fitting piece in the stash that amount is impossible.</source>
        <translation>Más de lo que tiene la pieza cuenta como todo lo que tiene. La reemplaza una pieza menor de la reserva de su dueño, que conserva la orientación; sin pintas queda destruida y vuelve a su reserva. Sin una pieza adecuada en la reserva, esa cantidad es imposible.</translation>
    </message>
    <message>
        <source>A minion may attack itself and other pieces of yours; one that survives may be oriented.</source>
        <translation>Un secuaz puede atacarse a sí mismo y a otras piezas tuyas; una que sobreviva puede orientarse.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si ambos reducen la misma pieza o el mismo territorio, el paso intermedio no necesita ni pieza ni carta.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, the step between needs no piece.</source>
        <translation>Si ambos reducen la misma pieza, el paso intermedio no necesita pieza.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space but the void, if no more pieces remain there after the sword than the limits allow, by whatever it does.</source>
        <translation>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras la espada, haga lo que haga, no quedan allí más piezas de las que permiten los límites.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if no more than %n pieces remain there after the sword, by whatever it does.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras la espada, haga lo que haga, no queda allí más de %n pieza.</numerusform>
            <numerusform>El basto puede llevar una pieza a cualquier casilla que no esté en el vacío, si tras la espada, haga lo que haga, no quedan allí más de %n piezas.</numerusform>
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
        <source>A round is one turn of each player who is still in the game, beginning with whoever went first.</source>
        <translation>Una ronda es un turno de cada jugador que siga en juego, empezando por quien jugó primero.</translation>
    </message>
    <message>
        <source>Play then stops at once, and the highest score wins; equal highest scores share the win.</source>
        <translation>La partida se detiene entonces de inmediato, y gana la puntuación más alta; si hay empate, se comparte la victoria.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>cambiar las manos</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Cambia tu mano por la del dueño de una pieza enemiga a la que apuntas.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Cualquiera de las manos puede estar vacía.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TrialWording</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>colocar una pieza</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>activar un territorio</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>jugar una carta</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: what a player could do</comment>
        <translation>renovar la mano</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>orientar una pieza</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>crear una pieza</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>crear una pieza enemiga</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: what a player could do</comment>
        <translation>mover un secuaz</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>empujar una pieza</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>hacer crecer una pieza</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: what a player could do</comment>
        <translation>cambiar las manos</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: what a player could do</comment>
        <translation>dejar sin usar un poder</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: what a player could do</comment>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: what a player could do</comment>
        <translation>anunciar</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>pujar con una carta</translation>
    </message>
    <message>
        <source>take a card of the bids</source>
        <comment>phrase: what a player could do</comment>
        <translation>tomar una carta de la puja</translation>
    </message>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>La única partida llegó a su fin.</numerusform>
            <numerusform>Las %n partidas llegaron a su fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games had no end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 partidas de %n no tenían fin y se interrumpieron.</numerusform>
            <numerusform>%1 partidas de %n no tenían fin y se interrumpieron.</numerusform>
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
            <numerusform>%1 anuncios de %n ganaron la partida.</numerusform>
            <numerusform>%1 anuncios de %n ganaron la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, and in %n games nobody did.</source>
        <translation>
            <numerusform>Se gana anunciando, y en %n partida no lo hizo nadie.</numerusform>
            <numerusform>Se gana anunciando, y en %n partidas no lo hizo nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all games whoever began has won %1 (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds within which the true value probably lies, and what would be fair</extracomment>
        <translation>De todas las partidas, quien empezó ganó el %1 (entre el %2 y el %3); lo justo sería el %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>En %1 turnos de %n, quien tenía piezas solo podía pasar.</numerusform>
            <numerusform>En %1 turnos de %n, quien tenía piezas solo podía pasar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>En %1 partidas de %n alguien no tenía piezas ni sitio para una.</numerusform>
            <numerusform>En %1 partidas de %n alguien no tenía piezas ni sitio para una.</numerusform>
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
        <source>This power could be used %n times, and nobody did: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Este poder se pudo usar %n vez, y nadie lo hizo: %1.</numerusform>
            <numerusform>Este poder se pudo usar %n veces, y nadie lo hizo: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions nobody could ever do this: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>En %n decisión nadie pudo nunca hacer esto: %1.</numerusform>
            <numerusform>En %n decisiones nadie pudo nunca hacer esto: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody did what was possible %n times: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Nadie hizo lo que fue posible %n vez: %1.</numerusform>
            <numerusform>Nadie hizo lo que fue posible %n veces: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, con %2{definite}</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>crear un territorio</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>empujar un territorio</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>hacer crecer un territorio</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>atacar una pieza</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>atacar un territorio</translation>
    </message>
    <message>
        <source>orient a piece by a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>orientar una pieza con una carta</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>reemplazar una pieza enemiga</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>mover una pieza a cualquier lugar</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>mover un territorio a cualquier lugar</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: what a player could do</comment>
        <translation>descartar y robar</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: what a player could do</comment>
        <translation>tomar una carta de la pila de descartes</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>descubrir una carta</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: what a player could do</comment>
        <translation>usar los poderes de otra carta</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win; they count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 partidas de %n las jugaron ordenadores que lo prueban todo y no quieren ganar; solo cuentan para lo que nunca ocurrió.</numerusform>
            <numerusform>%1 partidas de %n las jugaron ordenadores que lo prueban todo y no quieren ganar; solo cuentan para lo que nunca ocurrió.</numerusform>
        </translation>
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
        <source>Orient a targeted piece, yours or an enemy&apos;s.</source>
        <translation>Orienta una pieza a la que apuntas, tuya o enemiga.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Orienta un secuaz.</translation>
    </message>
    <message>
        <source>Targets are always those of the moment: a minion that has turned has new targets.</source>
        <translation>Los objetivos son siempre los del momento: un secuaz que se ha girado tiene objetivos nuevos.</translation>
    </message>
    <message>
        <source>The minion that then acts may be another one.</source>
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
        <translation>Lo que se ha barajado, robado o tirado desde entonces no se puede olvidar.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Desde entonces se han visto cartas ocultas.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>El paso fue de otra persona.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>La pantalla está cambiando de manos.</translation>
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
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>mover a cualquier lugar</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces, or a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Mueve una pieza a la que apuntas a cualquier territorio o yermo sin piezas, o un territorio al que apuntas, sin piezas enemigas, a cualquier yermo sin piezas enemigas.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Mueve una pieza a la que apuntas a cualquier territorio o yermo sin piezas.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces; those that are then left in the void return to their stashes.</source>
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
        <translation>Cambiar manos</translation>
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
