<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opções]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Mostra esta ajuda.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Mostra a ajuda com as opções do Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Mostra a ajuda com as opções do Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>A opção “%1” não existe.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Estas opções não existem: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Falta um valor depois de “%1”.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>“%1” não leva valor.</translation>
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
        <translation>Cancelar</translation>
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
        <translation>%1: pontuação %2, reserva %3/%4/%5, cartas na mão: %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(fora)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Monte %1, pilha de descarte %2 (em cima: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Mede a rapidez de partidas ao acaso</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Escreve em JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Mede também a rapidez com que os computadores jogam</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Duração de cada medição em segundos</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Só estes regulamentos</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Expansão a acrescentar a cada regulamento</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>As regras são as mesmas.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Compara dois jogos, regra por regra, com as palavras dos seus livros de regras</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>O identificador ou o arquivo de um jogo; acrescente expansões com sinais de mais</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Em JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Compara regulamentos com experimentos: muitas partidas entre computadores</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Rodada %1 de %2: %n mudança</numerusform>
            <numerusform>Rodada %1 de %2: %n mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Não há o nível “%1” de computador.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first deve ser no máximo --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Muda cada opção de um regulamento e informa o efeito nas partidas</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Configurações a testar juntas: CHAVE=VALOR,CHAVE=VALOR</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>O nível de todos os jogadores</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Número de distribuições para cada mudança na primeira rodada</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Número de distribuições para cada mudança que chega à última rodada</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Semente aleatória; a mesma semente dá as mesmas partidas</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Número de partidas por vez</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Escreve neste arquivo uma página com figuras para o navegador</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Substitui um arquivo existente</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Junta as partes de um experimento</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>A pasta das partes</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>O arquivo do experimento inteiro</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Lista as partes que ainda faltam numa pasta: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Informa os resultados de um experimento, mesmo em andamento</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>O arquivo do experimento</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Em JSON, com o plano</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Escreve neste arquivo uma tabela para planilhas</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Os relatórios diferem, primeiro em %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Repete o experimento de um relatório e escreve o novo relatório; falha se forem diferentes</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Um relatório escrito por “lab report --json”</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Número de distribuições por vez</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 de %n distribuição</numerusform>
            <numerusform>%1 de %n distribuições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>falta cerca de %n minuto</numerusform>
            <numerusform>faltam cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>falta cerca de %n segundo</numerusform>
            <numerusform>faltam cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>“%1” não é uma parte; esperado, por exemplo: 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Indique o arquivo do experimento: --out ARQUIVO.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Realiza um experimento ou retoma um interrompido</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>O plano (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>O arquivo do experimento; com --shard a pasta de todas as partes</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Só esta parte: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Só mostra o que seria jogado e quanto tempo levaria; não escreve nada</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>Não informa o andamento</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Lista todos os passos permitidos de uma posição</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Este passo não é permitido.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>A etapa não aceita este passo da sua solução.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>A solução não cumpre todas as metas da etapa.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Todas as metas da etapa estão cumpridas antes de ela começar.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Esta etapa não começa com uma decisão de quem aprende.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>A etapa aceita este passo errado.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Este passo é permitido; %1 deveria recusá-lo.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Este passo deveria ser permitido.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 deveria recusar este passo, mas isso não é um passo.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>Este passo deveria ser recusado por %1, mas é recusado por %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>Nesse ponto não há peça %1 no tabuleiro.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Verifica lições e as joga até o fim</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Testa lições com suas próprias soluções e tentativas erradas</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Arquivos, cada um com uma lição ou um guia</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Mostra uma lição etapa por etapa, com a solução</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>O identificador de uma lição que vem com o programa ou um arquivo de lição</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Executa os passos da solução</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 obtém %2% contra %3 (intervalo de 95%: %4 a %5%) em %n partida.</numerusform>
            <numerusform>%1 obtém %2% contra %3 (intervalo de 95%: %4 a %5%) em %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Teste de 50% contra 60%: logaritmo da razão %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Turnos por partida: %1, decisões: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>%n jogador foi eliminado.</numerusform>
            <numerusform>%n jogadores foram eliminados.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: metade dos passos em %2 s, 95% em %3 s, o mais longo em %4 s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Faz dois níveis de computador jogarem um contra o outro</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>O nível dos outros jogadores</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>O identificador de um regulamento, com expansões como em BASE+EXPANSÃO, ou “all” para todos os jogos</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>O identificador de uma expansão; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Número de partidas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Número de buscas paralelas em cada passo</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Fator para a quantidade de cálculo em cada passo, para ambos os níveis</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Número de iterações, em vez do número do nível</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>O mesmo para os outros jogadores</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Cria um novo regulamento próprio</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Seu identificador: letras minúsculas, algarismos e hifens</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>O identificador do original, um jogo ou uma expansão</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>O arquivo a criar; padrão: ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Conta as sequências de passos de uma posição</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Um arquivo com uma posição e passos</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Número de passos</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Cada lugar deve ser “person” ou um nível de computador: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Joga uma partida no terminal</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Semente aleatória; a mesma semente dá as mesmas cartas e os mesmos dados</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>O identificador de um regulamento</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Uma configuração do regulamento, como em target=8; pode ser dada várias vezes</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Um arquivo novo em que salvar a partida</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partidas: %1, enigmas: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Há linhas demais para testar todas.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>Não é um enigma: nenhuma meta aqui é alcançada por uma só ideia.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>A meta também é alcançada por outros primeiros passos além dos indicados, ou com outros pontos.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>A solução não alcança a meta.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>A dificuldade medida difere da indicada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 de %n enigma está correto.</numerusform>
            <numerusform>%1 de %n enigmas estão corretos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Procura enigmas em partidas entre computadores e mostra os mais variados</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Em vez de partidas: um arquivo de posições ou táticas</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>O regulamento a jogar</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Uma expansão; pode ser dada várias vezes</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Número de jogadores; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Número de partidas em que procurar</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Enigmas sobre vencer o próprio último turno</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Enigmas sobre barrar o último turno de outro jogador</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Enigmas sobre ganhar pontos</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Semente aleatória; a mesma semente dá os mesmos enigmas</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Verifica cada linha e lista as que não são enigmas</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Arquivos de enigmas</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Testa também os computadores que contam para a dificuldade</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Cria e verifica enigmas: turnos decididos por uma só ideia</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>%n linha completa foi jogada.</numerusform>
            <numerusform>%n linhas completas foram jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Reproduz uma gravação e a verifica</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Uma partida salva ou um diário de partida</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Escreve o livro de regras de um jogo, com suas expansões</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Identificadores ou arquivos de um jogo e de expansões sobre ele</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Em texto (o padrão)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Em Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Como página da web</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Só o guia rápido, em uma página</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Joga cenários e lista os que falham</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Arquivos com um cenário ou uma lista deles</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Todas as falhas de um cenário, não só a primeira</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1” não é uma posição num documento; as posições começam com barra: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>O arquivo não foi alterado. Com este valor, não poderia ser jogado:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>O arquivo ainda tem %n erro anterior.</numerusform>
            <numerusform>O arquivo ainda tem %n erros anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>O arquivo de um regulamento</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Posição do valor, como /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Os passos são comparados em uma só posição; este arquivo contém várias.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Compara os passos permitidos de uma posição em dois jogos</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Um arquivo com uma posição e, opcionalmente, passos; o jogo indicado nele é ignorado</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Indique um arquivo ou peça posições com --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 de %n posição resolvida.</numerusform>
            <numerusform>%1 de %n posições resolvidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Faz um computador resolver posições em que um turno decide</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Um arquivo de tais posições</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Número de posições a achar em partidas e mostrar, em vez de resolver</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Fator para a quantidade de cálculo em cada passo</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Semente aleatória; a mesma semente dá as mesmas respostas</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>veja a partida %1 depois do passo %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Faz computadores jogarem com um regulamento e informa o que as partidas mostram</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Número de jogadores; padrão: dois, se permitido</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Escreve nesta pasta as partidas notáveis</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Em JSON, com as gravações das partidas</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Os regulamentos a jogar, um por vez</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Número de partidas em cada rodada</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>feito: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>O conteúdo anterior do arquivo está salvo em %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Há mais problemas além deste.</numerusform>
            <numerusform>Há mais problemas além destes %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>Não há nada a verificar neste arquivo.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Lista os problemas de um regulamento, posição, cenário ou gravação</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>O arquivo a verificar</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Aplica a primeira correção que ajuda em cada problema de um regulamento; o arquivo antigo é salvo ao lado dele</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>Não há cenário nem posição neste arquivo.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 não é um regulamento; só regulamentos podem ser mudados.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Não é possível desenhar figuras aqui: falta “%1”, que vem com o programa gráfico.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Um programa que foi iniciado sem recursos gráficos não pode desenhar figuras.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Jogadores: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuição</numerusform>
            <numerusform>%n distribuições</numerusform>
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
        <translation>No máximo %1, %2</translation>
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
        <translation>esperado um de %1, encontrado “%2”.</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>esperado o nome de um arquivo ou - para a saída de erros.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Informa na saída de erros o que o programa está fazendo</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Nível de detalhe do registro de diagnóstico: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Arquivo do registro de diagnóstico; - para a saída de erros</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Não foi possível gravar o registro de diagnóstico (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica na linha de comando: joga, verifica e mede.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Idioma; padrão: o do ambiente</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Falta um nome aqui.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Não foi possível gravar a saída.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: ainda não há partidas suficientes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>uma peça</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>uma casa</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>uma orientação</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>um número</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>um dado</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>nada mais</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>uma palavra</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Aqui falta: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Aqui era esperado: %2. Encontrado: “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Este regulamento é para %1 a %n jogador.</numerusform>
            <numerusform>Este regulamento é para %1 a %n jogadores.</numerusform>
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
        <translation>correção: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Digite um passo, por exemplo: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Indique uma casa como na borda do tabuleiro ou pelas coordenadas. As listas de passos usam coordenadas: %1 é %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? lista todos os passos permitidos, ? cup os que começam com cup; também: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>mais provável 50%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>mais provável 60%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1” não é um número de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Não existe a pasta “%1”.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Opções</translation>
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
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(obrigatório)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>não com</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Falta um comando.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Não compreendido: %1</translation>
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
        <translation>%1: “%2” não é permitido.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 precisa de um valor.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 só pode ser dado uma vez.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 e %2 não podem ser usados juntos.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Mostra esta ajuda</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Mostra a versão</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Veja %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1” não é um número inteiro de %2 a %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>O plug-in “%1” será carregado de novo.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Nenhum plug-in está desativado.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>carregado</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Lista os plug-ins e, se algum não foi carregado, diz por quê</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Reativa os plug-ins que foram desativados por causa de um erro</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Para reativar plug-ins: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Não carrega plug-ins; jogos que precisam deles não podem ser jogados</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>Não foi possível concluir o comando.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Para executar sem plug-ins: %1.</translation>
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
        <translation>No tabuleiro: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>Na mão: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Uma peça se escreve com o jogador, o tamanho e a orientação. %1 é a peça grande do jogador A voltada para o norte; %2 é a peça pequena e de pé do jogador B.</translation>
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
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>NÍVEL</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Um arquivo com uma posição, ou com uma posição e passos, ou com uma lista de tais posições</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Muda um valor de um regulamento e mantém a disposição do texto, ou lista o que pode ser definido</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nenhum problema encontrado.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>uma lista com quaisquer destes: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>uma lista de poderes</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>uma lista de fileiras</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>números por carta: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; padrão %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>O novo valor em JSON; uma palavra não precisa de aspas, null remove o valor do original. Sem valor, são listadas todas as configurações e os valores permitidos</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>Não há configuração em %1. Este comando lista todas as configurações: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Digite-o de novo para anunciar assim mesmo.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Um anúncio com pontos de menos precisa ser digitado duas vezes.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>O argumento “%1” não está em UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n distribuição estava em andamento e não conta.</numerusform>
            <numerusform>%n distribuições estavam em andamento e não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt testa 50% contra 60%. Não pode ser usado com --one, em que a parte justa é 100% dividido pelo número de lugares.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Número de jogadores. Um sim, um não, é do nível a; com --one, só um</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Um jogador do nível a joga contra jogadores do nível b e ocupa todos os lugares, um de cada vez</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Arredondado para cima até distribuições inteiras: duas partidas com os lugares trocados ou, com --one, uma partida por lugar</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Segundos de jogo por regulamento; distribuições inacabadas não contam</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Número de rodadas após as quais uma partida é interrompida; a distribuição dela não conta</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Para quando o teste sequencial estiver decidido; não com --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Nenhuma distribuição foi jogada até o fim; por isso não há resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n partida foi interrompida após a rodada %1.</numerusform>
            <numerusform>%n partidas foram interrompidas após a rodada %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>Por isso %n distribuição não conta.</numerusform>
            <numerusform>Por isso %n distribuições não contam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, um contra %n de %2</numerusform>
            <numerusform>%1, um contra %n de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2% (justo: %3%, intervalo de 95%: %4 a %5%) em %n partida.</numerusform>
            <numerusform>%1: %2% (justo: %3%, intervalo de 95%: %4 a %5%) em %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Rodadas em uma partida: mediana %1, no máximo %2 em 95% das partidas, %3 na mais curta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Anúncios que deram certo: %1 de %n.</numerusform>
            <numerusform>Anúncios que deram certo: %1 de %n.</numerusform>
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
            <numerusform>Rodada %1: %2 de %n partida</numerusform>
            <numerusform>Rodada %1: %2 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Rodada %1: ajustando as tabelas…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>restam dois jogadores</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>restam três ou mais jogadores</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Rodada %1, %2: %n posição é pouco; a tabela fica como estava.</numerusform>
            <numerusform>Rodada %1, %2: %n posições são poucas; a tabela fica como estava.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Rodada %1, %2: partidas %3, posições %4, surpresa %5, depois %6, certeza %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Treina o julgamento dos computadores em partidas contra si mesmos</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>A pasta de tudo o que é aprendido; um aprendizado interrompido é retomado</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Número de vezes que as tabelas são ajustadas</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Semente aleatória; a mesma semente dá as mesmas tabelas</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Joga só esta parte das partidas da rodada: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Um arquivo de julgamento inicial, em vez do que vem com o programa</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Um arquivo de julgamento escrito por learn, em vez do que vem com o programa</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, número de jogadores %2: %3 de %n partida</numerusform>
            <numerusform>%1, número de jogadores %2: %3 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, número de jogadores %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n resultado no arquivo ainda vale e foi mantido.</numerusform>
            <numerusform>%n resultados no arquivo ainda valem e foram mantidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Mede a duração das partidas que os computadores jogam contra si mesmos</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>O arquivo dos resultados; os que ainda valem são mantidos</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Os regulamentos a jogar; padrão: todos os jogos</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Número de jogadores; padrão: todos os números permitidos</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Número de partidas por regulamento e por número de jogadores</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Número de rodadas após as quais uma partida é interrompida</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b e --judging-b não podem ser usados com --b-program: esse programa usa suas próprias configurações.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Outra versão do gnostica-cli, que dá as cartas e joga nos lugares do nível b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>“%1” não pode ser executado: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1” não aceita o passo “%2”.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1” terminou antes do fim da partida.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>“%1” terminou antes do fim da partida: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>“%1” joga com regras diferentes das deste programa: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 de %3 (previsto: %4%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1” ficou em silêncio por tempo demais.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1” pede um passo que deveria dar por conta própria.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>“%1” ficou em silêncio por tempo demais: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time descobre sozinho quanto um jogador pensa: %1 não pode ser usado com ele.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time não pode ajustar o nível “%1”, que não busca.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>O nível “%1” não pode usar tanto tempo de processador quanto o outro, por mais que pense.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Mede primeiro quantas iterações dão ao nível b o mesmo tempo de processador do nível a; com --b-program, ao nível a o do nível b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>O confronto foi interrompido: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Para o mesmo tempo de processador, %1 examina %n partida por passo (%2).</numerusform>
            <numerusform>Para o mesmo tempo de processador, %1 examina %n partidas por passo (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1” registra outro passo que não “%2”.</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1” deu um passo que as regras deste programa não permitem.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Este sistema não informa quanto tempo de processador outro programa usa.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Jogadores por lugar, separados por vírgulas: person, %1</translation>
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
        <translation>%1 foi feito com outras configurações (%2). Use-as de novo ou use outro arquivo.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Uma escada precisa de pelo menos dois níveis, cada um só uma vez.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Testa se cada nível de computador é mais forte do que o de baixo</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Os níveis, separados por vírgulas; padrão: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Número de jogadores: com 2, os lugares são trocados; com mais, um jogador do nível superior ocupa todos os lugares, um de cada vez. Padrão: 2 e 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Número máximo de partidas para cada par de níveis, que termina assim que seu intervalo de 95%, válido a qualquer momento, exclui o resultado justo</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>O arquivo dos resultados, do qual o mesmo comando é retomado; --games e --levels podem mudar</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Não existe o temperamento “%1”.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Um nível: %1; ou “scripted”, que dá qualquer passo em que não perca pontos</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>O temperamento do jogador a: builder ou hunter, gambler ou prudent, ou um de cada, como em “builder prudent”</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2% de %n passo custa no máximo %3 pontos percentuais da vitória (intervalo de 95% entre partidas: %4 a %5%).</numerusform>
            <numerusform>%1: %2% de %n passos custam no máximo %3 pontos percentuais da vitória (intervalo de 95% entre partidas: %4 a %5%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>Em média, um passo custa %1 pontos percentuais, segundo uma busca de %n iteração.</numerusform>
            <numerusform>Em média, um passo custa %1 pontos percentuais, segundo uma busca de %n iterações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Mede quantas vezes uma busca muito mais longa escolheria um passo melhor que o de um nível de computador</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Número de partidas do nível contra si mesmo</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Número de passos a examinar em cada partida, escolhidos ao acaso</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Iterações da busca longa, divididas pelas do nível; para níveis que não buscam, pelas do aprendiz</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Não há nível “%1”. Os níveis são: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Um nível: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Não decidido.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 é mais forte.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 é mais fraco.</translation>
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
            <numerusform>%n distribuição não conta por causa de uma partida interrompida.</numerusform>
            <numerusform>%n distribuições não contam por causa de uma partida interrompida.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>Não há memória suficiente. Feche janelas ou outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>O sistema não consegue iniciar mais uma thread para este programa. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>Isso é um erro do programa ou de um plug-in. Veja os detalhes no registro de diagnóstico.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Sobre o Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Uma guerra de territórios, com cartas de tarô e pirâmides.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica foi criado por John Cooper, Kory Heath, Kristin Matherly e Jacob Davenport para cartas de tarô e Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Este programa é software livre sob a GNU General Public License, versão 3 ou posterior. Vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Suas fontes Gnostica Serif e Gnostica Figures foram feitas a partir da Vollkorn, de Friedrich Althausen; estão sob a SIL Open Font License, versão 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>P&amp;ágina inicial</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Par&amp;tidas inacabadas…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>&amp;Abrir uma gravação em nova janela…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Sa&amp;lvar como…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>Criar seu próprio &amp;jogo…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>Co&amp;mparar regulamentos lado a lado…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>Adicionar re&amp;gulamento…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Im&amp;primir regras…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>E&amp;xportar regras em PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Res&amp;ultado da partida</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Re&amp;ver a partida</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>Devo &amp;anunciar?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Con&amp;figurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>&amp;Sobre o Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>&amp;Confirmar o passo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Vol&amp;tar atrás</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>Desfazer &amp;o último passo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Pular &amp;este poder</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>A&amp;nunciar</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Reno&amp;var a mão</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primeira posição</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Posição &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Próxi&amp;ma posição</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>&amp;Continuar daqui em uma nova partida</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>A&amp;celerar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Um pa&amp;sso</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Ritmo: sem &amp;espera</translation>
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
        <translation>A&amp;proximar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Mostrar o tabuleiro &amp;todo</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Girar a mesa para a es&amp;querda</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Girar a mesa para a &amp;direita</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Notação no registro</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Guia rápido</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;Criar seu próprio jogo</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Comparar regulamentos e &amp;montar posições</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Descobertas sobre o &amp;final</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>Mostrar o registro de &amp;diagnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>C&amp;opiar um relatório de problema</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>&amp;Turno anterior</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>Reprodu&amp;zir</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>Próximo t&amp;urno</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Ú&amp;ltima posição</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Marca a&amp;nterior</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>P&amp;róxima marca</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>Mar&amp;cador</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Novo regulamento…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Salvar o regulamento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>&amp;Buscar nas configurações</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Pró&amp;ximo problema</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;Jogar o rascunho…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Continuar a partir da &amp;mesa…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>&amp;Comparar com o original…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>Tr&amp;ocar os regulamentos</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Adicionar um regulamento aos experi&amp;mentos</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lições…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Enigmas…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>&amp;Uma primeira partida guiada</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>M&amp;ontar uma posição…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Comparar com dois re&amp;gulamentos…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nova posição</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Da &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>&amp;Salvar a posição</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>Continu&amp;ar jogando daqui…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copiar como &amp;imagem</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Colar</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>&amp;Buscar nas cartas</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>R&amp;egulamentos</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>P&amp;osição</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Gravação</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;ogo</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Computadores</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regulamento</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Comparar regulamentos</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lições e enigmas</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Bússola</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Texto de um regulamento</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Número de casas, pontos ou cartas</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Escolha pelo número; segure Alt para ver os números</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Orientação: norte, leste, sul, oeste, de pé</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Orientação diagonal: nordeste, sudeste, sudoeste, noroeste</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Ir ao tabuleiro</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Ir às cartas da mão</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>Voltar um passo na lição</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Continuar para o próximo passo, lição ou enigma</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Mostrar como se faz</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover o cursor</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Próxima peça da casa</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Peça anterior da casa</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Escolher o que está sob o cursor</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Perguntar por que não pode ser escolhido</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Mostrar a carta ampliada</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Remover o que está escolhido</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Peça maior</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Peça menor</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Largar a peça ou a carta que está sendo colocada</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Decisão anterior e próxima, no gráfico</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Primeira e última decisão, no gráfico</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Decisões que custaram caro, no gráfico</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Mostrar as entradas possíveis</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Correções para um problema</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Explicar esta entrada</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Localizar o próximo</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Localizar o anterior</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Sair do texto</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>&amp;Buscar um comando…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Texto &amp;maior</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Texto m&amp;enor</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>Tamanho n&amp;ormal do texto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Organi&amp;zar painéis</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>&amp;Salvar uma imagem do tabuleiro…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>Copiar &amp;uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>&amp;Mostrar minhas cartas</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>&amp;Desistir…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;Deixar os computadores terminarem…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir o menu</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Mover-se por um tabuleiro ampliado</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Lição ou enigma</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Encerrar t&amp;urno</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>Por que ele fe&amp;z isso?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Ainda não há nada a confirmar: escolha antes o que fazer.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Nada foi escolhido.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>O computador está pensando na sua decisão, só com o que você sabe.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Quando tiver uma decisão a tomar, peça o melhor passo ou pergunte se deve anunciar.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>O conselho termina aqui. Você pode perguntar de novo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Conselho</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Quantidade</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Antes disso, %n outro jogador tem um turno.</numerusform>
            <numerusform>Antes disso, outros %n jogadores têm um turno cada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Anunciar com %1 de %n ponto?</numerusform>
            <numerusform>Anunciar com %1 de %n pontos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Anunciar o último turno</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Falta %n ponto</numerusform>
            <numerusform>Faltam %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>Ainda &amp;não</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Anunciar assim &amp;mesmo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Trocar os dois regulamentos</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Adicionar um regulamento aos experimentos</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Remover o último regulamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Nenhum (para qualquer jogo)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Nenhum (completo por si só)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Incluída pelo original.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Mudança de original</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Mudança de expansões</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Baseado em:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>O que não for definido aqui é herdado.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Expansões:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Mudança de versão</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Versão:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>De dois regulamentos com o mesmo identificador, o de versão mais alta é o mais novo. Aumente a versão antes de compartilhar suas mudanças.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>O tabuleiro está na área de transferência, como imagem.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salvar uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Não foi possível salvar a imagem.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>A imagem foi salva como “%1”.</translation>
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
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>território, sua carta está sendo substituída</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, vale %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>ermo</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; pode ser escolhido</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; escolhido</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Estas regras serão atualizadas assim que o regulamento puder ser jogado.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Nenhuma regra difere das do original.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n regra difere das do original.</numerusform>
            <numerusform>%n regras diferem das do original.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>O original não tem essa regra.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>No original: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Regras removidas do original</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Mudanças em conflito</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Minhas mudanças</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>A&amp;gora no arquivo</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Manter as m&amp;inhas</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recarregar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>%n byte a mais</numerusform>
            <numerusform>%n bytes a mais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>Escolher e &amp;mover</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Clique numa peça ou num território e depois no novo lugar, ou arraste.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>Apa&amp;gar</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Clique no que quer remover. O botão direito do mouse remove a qualquer momento.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Buscar nas cartas</translation>
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
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Aponte para uma carta no tabuleiro, na mão ou nas pilhas para ver o que ela faz.</translation>
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
        <translation>Arcanos maiores (todos)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Remover: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Adicionar uma carta…</translation>
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
        <translation>Buscar nas cartas</translation>
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
        <translation>Clique numa carta e depois no tabuleiro, ou arraste a carta até o lugar dela.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos maiores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Mão: %1 (%n carta)</numerusform>
            <numerusform>Mão: %1 (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Monte, de cima para baixo (%n carta)</numerusform>
            <numerusform>Monte, de cima para baixo (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Pilha de descarte, de cima para baixo (%n carta)</numerusform>
            <numerusform>Pilha de descarte, de cima para baixo (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>O resto, sob a pilha de descarte (%n carta)</numerusform>
            <numerusform>O resto, sob a pilha de descarte (%n cartas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>O resto, sob o monte (%n carta)</numerusform>
            <numerusform>O resto, sob o monte (%n cartas)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>A&amp;dicionar uma carta…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Para o &amp;resto</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>Para o &amp;topo</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>Para o &amp;fundo</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mãos e pilhas</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Arraste cartas para cá. Insert adiciona uma carta, Delete a devolve ao resto, e Alt com as setas a move dentro da pilha.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Nenhuma outra carta usa este poder: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Outras que usam este poder (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Uma carta oculta</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, escolhida</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, pode ser escolhida</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Distribuições</translation>
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
        <translation>Você tem pontos suficientes para anunciar seu último turno.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>O resultado depende do acaso.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Pontos: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>uma casa</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>uma peça</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>um número</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>uma orientação</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Escolha %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Origem das cartas</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Cartas a pegar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Uma guerra de territórios, com cartas de tarô e pirâmides.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Uma partida a abrir ou um regulamento a adicionar.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>um número de %1 a %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>o nome de um arquivo</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>o nome de um arquivo ou - para a saída de erros</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Idioma desta sessão.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Cores desta sessão.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Joga uma partida de demonstração e sai.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>A semente aleatória da demonstração.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Salva uma imagem da demonstração e uma segunda, do fim dela.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Salva a partida de demonstração.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>O jogo da demonstração e suas expansões: jogo+expansão.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Jogadores da demonstração.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Nível de detalhe do registro de diagnóstico: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Arquivo do registro de diagnóstico; - para a saída de erros.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>Não carrega plug-ins nesta sessão. Jogos que precisam deles não podem ser jogados.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: esperado %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Substitui arquivos que já existem.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>código</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>nível</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>não disponível agora</translation>
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
        <translation>Buscar um comando</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Comece a digitar o nome de um comando</translation>
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
        <translation>Não há partida na mesa.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Este regulamento não pode ser jogado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Comparar regulamentos – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>A mesma posição</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Efeitos nas partidas</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Regras importantes</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Juntar partes</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>As partes de um experimento ainda estão sendo juntadas. Se você fechar o programa agora, o experimento não será salvo.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Exportar um relatório</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Um relatório ainda está sendo escrito. Se você fechar o programa agora, o arquivo dele não será criado.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Aqui só A e B são comparados.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1” tem mudanças não salvas; compara-se a última versão salva.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Comparar regulamentos</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Comparar dois outros jogos</translation>
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
        <translation>Entradas possíveis</translation>
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
            <numerusform>O computador joga: %1</numerusform>
            <numerusform>Os computadores jogam: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 espera até você voltar à partida.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1 decidiu.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>Em pausa. A seguir: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computadores</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Andamento do cálculo</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Velocidade dos computadores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>cerca de %n rodada</numerusform>
            <numerusform>cerca de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contra o computador</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n adversário</numerusform>
            <numerusform>%n adversários</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>Co&amp;meçar</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Adversários:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Os computadores veem só o que você veria no lugar deles.</translation>
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
        <translation>Enigma do dia</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · o mesmo para todos</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Resolver de novo</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Enigma do dia, resolvido</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisões mais custosas</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Melhor</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (não pode ser usado)</translation>
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
            <numerusform>%n imagem do baralho “%1” não pode ser desenhada; uma carta sem imagem é mostrada no lugar.</numerusform>
            <numerusform>%n imagens do baralho “%1” não podem ser desenhadas; cartas sem imagens são mostradas no lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>O baralho “%1” não pode ser usado; cartas sem imagens são mostradas no lugar.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>O baralho “%1” não pode ser usado. As cartas ficam como estão.</translation>
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
        <translation>Beto</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cléo</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Davi</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Fábio</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>Não é possível jogar a partida.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível salvar a partida.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 está sendo jogada em outro lugar. Esta é uma cópia da partida até agora.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Não foi possível arquivar uma partida terminada.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Todos os passos desta partida estão salvos de novo.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 foi removido ou alterado por outro programa. A partida toda foi escrita de novo.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Não foi possível continuar %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Esta partida está sendo jogada em outra janela.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas inacabadas</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Esta partida parece estar aberta no computador %1. Se você a continuar aqui enquanto ela é jogada lá, os passos de um dos lados se perderão.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continuar aqui</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>O diário desta partida está danificado. Foi possível ler %n passo, e a partida continua depois dele em um novo diário. O diário danificado fica guardado como %1.</numerusform>
            <numerusform>O diário desta partida está danificado. Foi possível ler %n passos, e a partida continua depois deles em um novo diário. O diário danificado fica guardado como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Não foi possível abrir %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 está danificado. A partida foi aberta até o ponto do dano.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Partidas (*.gnostica *.journal);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Abrir uma gravação em nova janela</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partidas (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 foi alterado por outro programa desde que esta partida foi aberta ou salva.
Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 já existe.
Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Os últimos passos desta partida não foram salvos e se perderão.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exportar as regras</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Arquivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Não foi possível exportar as regras.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>Não há outras partidas inacabadas.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>A partida é interrompida aqui. Tudo até este ponto está salvo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Há um relatório na área de transferência: versões, plug-ins, configurações e o fim do registro de diagnóstico. Leia-o antes de enviar.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Não é possível gravar o registro de diagnóstico. A partida não precisa dele.</translation>
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
        <translation>Pilha de descarte, a carta mais nova primeiro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Digitação</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Este regulamento veio com o programa e não pode ser mudado. Duplique-o para fazer mudanças.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>No momento, o texto não pode ser lido; por isso, nada pode ser mudado aqui. A lista de problemas mostra onde.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Mudanças não salvas</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Mudanças feitas em outro lugar</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Mudança de nome</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Poderes das cartas</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Suas partidas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Os dados comprimidos estão danificados.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>O desenho é grande demais; o máximo permitido, sem compressão, é %n byte.</numerusform>
            <numerusform>O desenho é grande demais; o máximo permitido, sem compressão, são %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Isto não é XML válido; espera-se um desenho SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Isto não é um desenho SVG: começa com “%1”; espera-se “svg”.</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>Declarações de entidades XML não são permitidas.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>“%1” se refere a outro arquivo; espera-se uma parte deste desenho, como “#leaf”.</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>O aninhamento dos elementos é profundo demais; o máximo permitido é %n nível.</numerusform>
            <numerusform>O aninhamento dos elementos é profundo demais; o máximo permitido são %n níveis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Há elementos demais, contando as cópias; é permitido no máximo %n.</numerusform>
            <numerusform>Há elementos demais, contando as cópias; são permitidos no máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>“%1” é grande demais; o máximo permitido é %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>“%1” contém a si mesmo.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>O valor “%1” de viewBox não pode ser usado; esperam-se quatro números, os dois últimos acima de 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Uma imagem embutida não pode ser usada; espera-se PNG ou JPEG, com no máximo %n pixel no total.</numerusform>
            <numerusform>Uma imagem embutida não pode ser usada; espera-se PNG ou JPEG, com no máximo %n pixels no total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Desenhar isto demoraria demais: há tracejados ou áreas sobrepostas em excesso.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>Nada neste arquivo pode ser desenhado.</translation>
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
        <translation>Até o último turno</translation>
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
        <translation>Salvar partida…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Imagem…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Analisar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Olhar o tabuleiro</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Pontos por rodada</translation>
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
        <translation>Isto é um regulamento, não uma partida. Para jogar com ele, escolha “Adicionar regulamento” no menu.</translation>
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
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Ret&amp;omar</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Parar de &amp;escrever</translation>
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
            <numerusform>O relatório está sendo escrito: %1 de %n figura.</numerusform>
            <numerusform>O relatório está sendo escrito: %1 de %n figuras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 de %2 distribuições.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Interrompido. Pode ser retomado.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Outro programa está jogando este experimento.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Terminado.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>O arquivo não pode ser lido.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Terminando as partidas em andamento…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Computadores estão jogando.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Como &amp;página com figuras (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Como &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Como &amp;tabela (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Para o experimento e guarda seus resultados</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>Comparado &amp;com:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Interrompido</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>Em andamento em outro lugar</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Ilegível</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Abrir um experimento</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Experimentos (*.sqlite);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Pasta com todas as partes de um experimento</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Renomear o experimento</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Novo nome:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>Não foi possível renomear o experimento.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Excluir o experimento</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Mover o experimento “%1” e todas as suas partidas para a lixeira?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mover para a &amp;lixeira</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>Não foi possível excluir o experimento.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>&amp;Novo experimento</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>&amp;Juntar…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>E&amp;xcluir…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Junta as partes de um experimento executado em outro lugar</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Ainda não há experimentos.</translation>
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
        <translation>Status</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Distribuições</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regulamentos</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Não foi possível juntar os experimentos.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>O relatório foi salvo como “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partida por trás de %1, %2, %3. Pressione Enter ou clique duas vezes para vê-la.</numerusform>
            <numerusform>%n partidas por trás de %1, %2, %3. Pressione Enter ou clique duas vezes em uma para vê-la.</numerusform>
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
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar os resultados</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Não foi possível exportar os resultados.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultados do experimento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Outro experimento está em andamento. Pare-o antes.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Não foi possível começar o experimento.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>O experimento parou por causa de um erro.</translation>
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
        <translation>Escolha regulamentos que possam ser jogados.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>&amp;Descobrir efeitos</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Cada regra que pode ser ajustada é mudada sozinha, em um passo. Computadores jogam as mesmas distribuições com a mudança e sem ela. As mudanças mais promissoras são testadas com cada vez mais distribuições.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>Re&amp;gulamento:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>&amp;Nível de detalhe:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>Jog&amp;adores:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>L&amp;ugares:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>&amp;Semente aleatória:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Minucioso (lento)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1” não pode ser jogado com esse número de jogadores (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Não foi possível exportar as descobertas.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>O relatório está sendo escrito.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Terminando as partidas em andamento…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Mudando as regras…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Rodada %1 de %2: %n mudança.</numerusform>
            <numerusform>Rodada %1 de %2: %n mudanças.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Parado antes do fim.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Os resultados aparecem quando uma rodada termina ou quando você para.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>O efeito de cada regra nas partidas aparece aqui.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Exportar as descobertas</translation>
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
        <translation>&amp;Efeito sobre:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Efeitos das mudanças de regras</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Testar num e&amp;xperimento</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Regras &amp;lado a lado</translation>
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
        <translation>Regras importantes</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>As regras ainda estão sendo testadas. As descobertas feitas até agora se perderão.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Parado antes do fim da primeira rodada; por isso, não há descobertas.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>%n mudança de “%1” foi testada.</numerusform>
            <numerusform>%n mudanças de “%1” foram testadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>As descobertas sobre as regras de “%1” não foram exportadas e se perderão.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Setas, ou %1 para de pé</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>O programa não conseguiu fazer isso. Suas partidas e rascunhos estão a salvo, e você pode continuar.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Para executar sem plug-ins: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Oficina…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Você ainda não tem jogos próprios. Crie um na oficina, e ele será oferecido aqui.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Um valor como na notação: %1. Vazio: nenhum.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Estas regras não têm marcas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>%n ocorrência</numerusform>
            <numerusform>%n ocorrências</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Localizar no texto</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Localizar o anterior</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Localizar o próximo</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fechar a busca</translation>
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
        <translation>Só vale em um jogo com: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Só vale se “%1” for: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n mudança</numerusform>
            <numerusform>%n mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar nas configurações</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Jogadores e peças</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartas e tabuleiro</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Começo e fim</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turnos e lacaios</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Outras mecânicas</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes dos naipes</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos maiores</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Esclarecimentos</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Nenhuma configuração contém isso no nome nem na regra.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>Em %1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar a regra</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Restaurar o valor do original</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Os meus</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Jogos que você cria na oficina.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Pequenas variantes</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n jogo para escolher. Pressione Espaço para vê-lo.</numerusform>
            <numerusform>%n jogos para escolher. Pressione Espaço para vê-los.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Recém-iniciada</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Sua vez, rodada %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>Vez de %1, rodada %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Vencida %1 a %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Vencida</translation>
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
        <translation>Vencida por %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Não pode ser lida</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Vitória dividida</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Assistida</translation>
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
            <numerusform>%1 · %n rodada</numerusform>
            <numerusform>%1 · %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>hoje, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>ontem</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>Vez de %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Sua vez, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · rodada %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Você anunciou seu último turno.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 anunciou um último turno.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>com marcador</translation>
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
        <translation>Analisar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Não foi possível remover o marcador.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Deseja mover esta partida para a lixeira?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Deseja mover %n partida para a lixeira?</numerusform>
            <numerusform>Deseja mover %n partidas para a lixeira?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover para a lixeira</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Não foi possível excluir a partida.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Não foi possível exportar a partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n partida foi copiada para %1.</numerusform>
            <numerusform>%n partidas foram copiadas para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Não foi possível adicionar o marcador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Jogos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Distribuição %1 %2%3</translation>
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
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Nome, jogo, data…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Procurar nas partidas</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Com marcador</translation>
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
        <translation>Partidas que seriam diferentes</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>O que isso mudaria nas suas partidas? Todas as partidas terminadas que foram jogadas com este regulamento ou com o original são reproduzidas com as mudanças.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>E&amp;xaminar minhas partidas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 de %n partida examinada.</numerusform>
            <numerusform>%1 de %n partidas examinadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Nenhuma das suas partidas terminadas foi jogada com este regulamento ou com o original.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n partida foi jogada com este regulamento ou com o original.</numerusform>
            <numerusform>%n partidas foram jogadas com este regulamento ou com o original.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Nenhuma delas teria sido diferente.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n delas teria sido diferente.</numerusform>
            <numerusform>%n delas teriam sido diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primeira diferença</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>As partidas que você joga aparecem aqui.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Todas as partidas (%n)</numerusform>
            <numerusform>Todas as %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Objetivo do jogo</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Sua decisão</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Acontecimentos recentes</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Não explicar mais</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Este não é o passo que a lição pede.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>As setas percorrem as cartas, Espaço escolhe uma, Enter confirma.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mão: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 tem %n ponto, o bastante para vencer.</numerusform>
            <numerusform>%1 tem %n pontos, o bastante para vencer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Vence a partida quem ainda os tiver no fim de um último turno anunciado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 passa à frente com %n ponto.</numerusform>
            <numerusform>%1 passa à frente com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Este é o seu último turno.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>Este é o último turno de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Falta %n turno.</numerusform>
            <numerusform>Faltam %n turnos.</numerusform>
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
            <numerusform>Você tem %1 do %n ponto de que precisa no fim dele.</numerusform>
            <numerusform>Você tem %1 dos %n pontos de que precisa no fim dele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 tem %2 do %n ponto necessário no fim dele.</numerusform>
            <numerusform>%1 tem %2 dos %n pontos necessários no fim dele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Falta %n turno para o seu último.</numerusform>
            <numerusform>Faltam %n turnos para o seu último.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Você tem um turno para deter %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Fechar</translation>
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
        <translation>Nada foi encontrado.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Guia rápido</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas da ajuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar na ajuda</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Ajuda</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Imprimir as regras</translation>
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
        <translation>Passos, os melhores primeiro</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Escolha um passo para vê-lo no tabuleiro.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar no tabuleiro</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Jogar este passo</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Jogar o turno todo</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Passo</translation>
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
            <numerusform>%n mudança</numerusform>
            <numerusform>%n mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restaurar tudo</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Restaura tudo conforme as regras do jogo.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;emente:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>A mesma semente distribui as mesmas cartas de novo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>N&amp;ome:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identificador:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Outros regulamentos se referem a um regulamento pelo identificador. O arquivo dele também tem esse nome.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Este nome é longo demais.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Um identificador é formado por letras minúsculas de a a z, algarismos e hifens. Não começa com hífen.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>O regulamento “%1” já tem este identificador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Texto do regulamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Tentar de &amp;novo</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Passos não salvos</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Os últimos passos não foram salvos: uma falha os perderia. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>O disco demora a responder. A partida continua assim que o último passo estiver salvo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, última mudança: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Rascunhos</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Estas mudanças de regulamentos não foram salvas.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;Retomar este rascunho</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Move estas mudanças para a lixeira. O regulamento salvo permanece.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Agora não</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>Não foi possível excluir o rascunho.</translation>
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
        <translation>alterado</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menu ou janela</translation>
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
        <translation>%1 é usado por “%2”, que o perderia.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 é usado por “%2”. Isso não pode ser alterado.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Buscar nas ações</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Ações e suas teclas</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Pressione novas teclas:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Usar estas teclas</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Usar também &amp;estas</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Nenhuma tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Restaurar &amp;tudo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Tabuleiro no começo</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>A barra de espaço põe ou remove uma carta; Enter escolhe qual.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Qualquer carta</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Fileira %1, coluna %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Nada está desenhado. Clique num quadrado para pôr uma carta ali, ou arraste sobre vários.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n território.</numerusform>
            <numerusform>%n territórios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Tamanho: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Clique com o botão direito num quadrado (ou pressione Enter) para escolher a carta.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Colunas do retângulo</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Fileiras do retângulo</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Desenhar um retângulo</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Limpar o tabuleiro</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Clique numa carta para removê-la.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 de %n lição concluída</numerusform>
            <numerusform>%1 de %n lições concluídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>%n lição concluída até agora.</numerusform>
            <numerusform>%n lições concluídas até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Uma primeira partida guiada, ou lições curtas.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>&amp;Próxima lição</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>P&amp;rimeira lição</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;Ler as regras</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ições</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Enigmas</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>&amp;Sua primeira partida</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Contra um adversário fácil; toda novidade é explicada quando acontece.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Pró&amp;xima lição</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Pró&amp;ximo enigma</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
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
        <translation>&amp;Nível do computador:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Quer desistir? A partida termina, e o adversário vence.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Quer desistir? Um computador continua jogando por você até o fim da partida.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Desistir</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Deixar os computadores terminarem</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Os computadores passam a jogar por todos, depressa, até o fim da partida. Você pode pausá-los a qualquer momento.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Deixar terminarem</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>não medida</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>muitas vezes sem fim</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Com %1, as partidas entre bons jogadores às vezes nunca terminam. Vocês podem combinar antes um número de rodadas; vence então a maior pontuação.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Cerca de %n rodada com %1.</numerusform>
            <numerusform>Cerca de %n rodadas com %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Medida com partidas entre computadores; a linha abrange 19 de cada 20 partidas.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>A duração das partidas com estas regras não foi medida.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Enigmas</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 lições concluída</numerusform>
            <numerusform>%n de %1 lições concluídas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lição concluída</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>É assim que se faz.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Muito bem!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>O tabuleiro foi montado para a próxima parte da lição.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>É possível, mas não leva à meta.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1: concluído</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>a próxima lição</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Rodada %1</translation>
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
        <translation>Buscar no registro</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Este registro não é salvo em arquivo; ele se perde quando o programa é fechado.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>O registro está em %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>A partida começa.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Desfeito: %1</translation>
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
        <translation>Clique numa linha, ou pressione Enter, para ir até essa posição.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar o registro</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notação</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Mostrar o registro na notação do jogo em vez de palavras</translation>
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
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abr&amp;ir recentes</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Abrir recentes em nova jan&amp;ela</translation>
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
        <translation>Ainda não há partida na mesa.</translation>
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
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Mensagens anteriores: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Mediana das distribuições com %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 recebeu as mesmas cartas (correlação %1): para a diferença, isso equivale a %2 vezes o número de distribuições.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Escolha uma linha para ler sobre sua métrica. Clique num número para listar suas partidas.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 recebeu as mesmas cartas (correlação %1), o que não tornou a diferença mais precisa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Dispersão das partidas</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Desenhando as figuras…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Ainda não há nada a desenhar.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Clique numa parte para listar suas partidas.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Escolha da figura</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Números da figura</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n partida desde %1</numerusform>
            <numerusform>%n partidas desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Nenhuma partida encontrada</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Nenhuma partida corresponde à busca.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Um momento</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lendo as partidas…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Cada partida que você joga aparece aqui, com o tabuleiro e o resultado.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jogar contra o computador</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Remover o marcador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Procurar nas partidas</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Adicionar marcador</translation>
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
        <translation>Ainda sem tradução; os jogadores veem este texto no lugar.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Resumo</translation>
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
        <translation>Um regulamento precisa de um nome em pelo menos um idioma.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Nome, resumo e notas por idioma</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Outro i&amp;dioma:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Idioma a adicionar</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>e mais %n problema</numerusform>
            <numerusform>e mais %n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>Isto não pode ser jogado:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Com estas regras, a partida que está na mesa não pode ser continuada:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 é um jogo para %n jogador.</numerusform>
            <numerusform>%1 é um jogo para %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 é um jogo para %2 a %n jogador.</numerusform>
            <numerusform>%1 é um jogo para %2 a %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Continuar a partir da mesa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>Co&amp;meçar</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Escolher um jogo</translation>
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
        <translation>Novo regulamento</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Baseado em:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Nenhum (uma expansão para qualquer jogo)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>O novo regulamento é igual ao original até você mudar algo.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Criar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>e mais %n problema</numerusform>
            <numerusform>e mais %n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Indisponíveis:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Erro: %1</translation>
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
        <translation>Nenhum problema: isto pode ser jogado.</translation>
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
        <translation>Substituir “%1” por “%2”</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>Acréscimos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (alterado):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Restaura conforme as regras do jogo.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Restaurar %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n mudança</numerusform>
            <numerusform>%n mudanças</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Começo e fim</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Jogadores e peças</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartas e tabuleiro</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turnos e lacaios</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes dos naipes</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos maiores</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Esclarecimentos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 foi alterado por outro programa, e você tem mudanças não salvas.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recarregar</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Carrega o arquivo. Isso pode ser desfeito.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Manter as m&amp;inhas</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Mantém suas mudanças. Salvá-las substituirá o arquivo.</translation>
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
        <translation>%1 (%2 a %3)</translation>
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
        <translation>Peças pequenas de %1: %2 de %3 estão no tabuleiro.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Peças médias de %1: %2 de %3 estão no tabuleiro.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Peças grandes de %1: %2 de %3 estão no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pilha de descarte</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Escolha regulamentos que possam ser jogados.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Não foi possível abrir o plano.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir um plano</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Planos (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Salvar o plano</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Planos (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Não foi possível salvar o plano.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Os regulamentos são os do plano: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Após um número de distribuições</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Com uma precisão dada</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Um novo experimento</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Computadores jogam as mesmas distribuições com cada regulamento, cada distribuição duas vezes, com os lugares trocados. Os resultados são comparados distribuição por distribuição, para que a sorte não esconda o efeito das regras.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>N&amp;ome:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>L&amp;ugares:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>Jog&amp;adores:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>A&amp;caba:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Distribuições:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>Mé&amp;trica:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>P&amp;recisão ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;Semente aleatória:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Distribuições para medir a &amp;habilidade:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Usar os re&amp;gulamentos acima</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>Co&amp;meçar o experimento</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>Abrir um &amp;plano…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Sal&amp;var o plano…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1” não pode ser jogado com esse número de jogadores (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>Reproduzindo a partida…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partida por trás de “%1”. Pressione Enter ou clique duas vezes para vê-la.</numerusform>
            <numerusform>%n partidas por trás de “%1”. Pressione Enter ou clique duas vezes em uma para vê-la.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Partidas do experimento</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>As partidas por trás de um número são listadas aqui.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Jogadores um lugar adiante</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Jogadores desiguais</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Jogadores desiguais, lugares trocados</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Jogada como</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Lugar do vencedor</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Número habitual de tentativas</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Número de partidas que ele examina por passo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Todos os jogadores &amp;iguais</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Caso contrário, eles trocam de lugar a cada distribuição, para que ninguém tenha o melhor.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Jogador %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Vence</translation>
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
            <numerusform>%1 de %n ponto</numerusform>
            <numerusform>%1 de %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Pontos: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Você</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, de quem é a vez</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Reserva: %1 pequenas, %2 médias, %3 grandes</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Cartas na mão: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Controlado pelo computador, nível %1</translation>
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
        <translation>Lance: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Fora: falhou no último turno</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>Na frente</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Fora</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Jogadores</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Devolver uma carta ao resto</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover uma carta</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Estas regras são para %n jogador.</numerusform>
            <numerusform>Estas regras são para %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Mudar as regras</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Mudar o número de jogadores</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Mudar de quem é a vez</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Tirar um jogador da partida</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Trazer um jogador de volta à partida</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Mudar o começo</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Mudar o lugar do resto</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Mudar “%1”</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Colar uma posição</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Nova posição</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>posicao.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Salvar a posição</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Posições (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 foi alterado por outro programa desde que esta posição foi aberta ou salva. Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>Não foi possível salvar a posição.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>A colocar</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mãos e pilhas</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Jogadores</translation>
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
        <translation>A posição está na área de transferência, como texto.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>“%1” não é válido aqui. Nada mudou.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Estas regras não podem ser jogadas.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Esta posição não pode ser montada.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Abrir uma posição</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Posições, cenários e partidas (*.json *.gnostica *.journal);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>A área de transferência não contém uma posição. Nada mudou.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Não foi possível abrir %1 como posição. Nada mudou.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Cartas ocultas continuam ocultas: mãos e pilhas que você não vê são distribuídas aqui ao acaso.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 tem mudanças não salvas.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Isto ainda não pode ser jogado. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>Não há na mesa um turno de onde começar.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Posição – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Um clique coloca uma peça de %1, orientação: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Um clique põe %1{definite}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Um clique remove o que está ali.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Um clique move o que está escolhido.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Clique numa peça ou carta para escolhê-la.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Escolha ao lado uma carta ou uma peça e clique no lugar dela. Ou comece com um arquivo, a mesa ou um texto da área de transferência.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Corrigir e abrir</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Esta posição não foi salva.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (não salvo)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Colocar uma peça</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Mover uma peça</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Girar uma peça</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Mudar o tamanho de uma peça</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Remover uma peça</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Pôr uma carta</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Mover um território</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Tirar uma carta do tabuleiro</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Nada a mudar aqui.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Não cabem mais peças no tabuleiro.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Com estas regras, as peças não podem apontar na diagonal.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 não tem mais peça pequena na reserva: todas estão no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 não tem mais peça média na reserva: todas estão no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 não tem mais peça grande na reserva: todas estão no tabuleiro.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>no resto</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>mão: %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>monte, carta %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>pilha de descarte, carta %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Só há uma: a casa %2 ficou sem %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Só há uma: a mão de %2 ficou sem %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Só há uma: o monte ficou sem %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Só há uma: a pilha de descarte ficou sem %1{definite}.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>De volta à reserva: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Agora de pé: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>As cartas de %1 agora fazem parte do resto.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Não é mais usado: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Agora não há lances: a partida começa com um turno.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: esse jogador está fora da partida.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: não existe esse jogador.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: não é usado com estas regras.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 não é permitido aqui; esperado: %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>É a vez de alguém que está fora da partida.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Pelo menos um jogador deve estar na partida.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 tem cartas demais; uma mão pode ter no máximo %n carta.</numerusform>
            <numerusform>%1 tem cartas demais; uma mão pode ter no máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>Em %1 há %n peça, mais do que pode haver numa partida (%2).</numerusform>
            <numerusform>Em %1 há %n peças, mais do que pode haver numa partida (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>No vazio: %1. Volta à reserva após o primeiro passo (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 tem %n carta, mais do que uma mão pode ter numa partida.</numerusform>
            <numerusform>%1 tem %n cartas, mais do que uma mão pode ter numa partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não há territórios; por isso, a partida já teria acabado (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Só %1 está na partida; por isso, ela já teria acabado (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n carta no tabuleiro</numerusform>
            <numerusform>%n cartas no tabuleiro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n em mãos</numerusform>
            <numerusform>%n em mãos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n no monte</numerusform>
            <numerusform>%n no monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n no descarte</numerusform>
            <numerusform>%n no descarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n no resto</numerusform>
            <numerusform>%n no resto</numerusform>
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
        <translation>Este poder não tem configurações.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Isto não pode ser mostrado como poderes. Pode ser corrigido no texto.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, ajustado</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>Em %1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>O efeito da carta é desconhecido até que os erros sejam corrigidos.</translation>
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
        <translation>Restaurar o valor do original: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
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
        <translation>Nenhum erro</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Nenhum problema: este regulamento pode ser jogado.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Erro: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regra</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Não foi possível salvar as configurações.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Não foi possível ler as configurações. As alterações nelas não serão salvas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>ligado a</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>depois</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Os dois poderes estão ligados. Clique para separá-los.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Clique para ligar os dois poderes.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>um de:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Número %1 na ordem de uso.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Restaurar o valor do original</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Adicionar um poder</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>Substituir por &amp;outro poder</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Adicionar um &amp;poder alternativo</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>A&amp;ntes</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Depois</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>&amp;Escolher entre este poder e o anterior</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Como poder &amp;separado, depois dos outros</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Enigmas</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Lições</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Todos os enigmas estão resolvidos.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Nenhum enigma foi resolvido ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 enigmas resolvido</numerusform>
            <numerusform>%n de %1 enigmas resolvidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n passo ou mais</numerusform>
            <numerusform>%n passos ou mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n de %1 resolvido</numerusform>
            <numerusform>%n de %1 resolvidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Não resolvidos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Vença neste turno</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Ganhe pontos</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Barre um último turno</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Este é o seu último turno. Você vence se tiver %n ponto quando ele acabar.</numerusform>
            <numerusform>Este é o seu último turno. Você vence se tiver %n pontos quando ele acabar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 anunciou um último turno, que vem depois do seu, e precisa de %n ponto. Torne isso impossível.</numerusform>
            <numerusform>%1 anunciou um último turno, que vem depois do seu, e precisa de %n pontos. Torne isso impossível.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Esteja %n ponto à frente de todos quando seu turno acabar.</numerusform>
            <numerusform>Esteja %n pontos à frente de todos quando seu turno acabar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>É assim que se faz.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Resolvido. Muito bem!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Verificando se isso resolve…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Não dá mais para barrar o último turno: %1 vai começá-lo com %n ponto.</numerusform>
            <numerusform>Não dá mais para barrar o último turno: %1 vai começá-lo com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Não dá mais para alcançar a meta: falta %n ponto.</numerusform>
            <numerusform>Não dá mais para alcançar a meta: faltam %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>Não dá mais para alcançar a meta.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Desfaça e tente outra coisa.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Começa com uma carta da sua mão.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Não começa com uma carta da sua mão.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Começa com uma carta da sua mão, e %1 age.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Não começa com uma carta da sua mão, e %1 age.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>A seguir: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>A carta: %1{definite}.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Isso depende da sorte. Há uma solução sem sorte.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1: resolvido</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Vença neste turno: falta %n ponto</numerusform>
            <numerusform>Vença neste turno: faltam %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Vença neste turno</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Fique %n ponto à frente</numerusform>
            <numerusform>Fique %n pontos à frente</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Barre o último turno de %1</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>Na sua mão: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Você tem %n ponto.</numerusform>
            <numerusform>Você tem %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Dificuldade %1 de %2</translation>
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
        <translation>Desde o seu último turno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Rever no tabuleiro</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Explicar o turno da linha atual</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Posição %1 de %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Um turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Um turno adiante</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas inacabadas</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Estas partidas estão inacabadas. Cada uma continua depois do último passo confirmado.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Continuar esta partida</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Agora não</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 não pode ser lido (escrito por último: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (jogada por último: %2; parece aberta no computador %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (começada: %2, jogada por último: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (jogada por último: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>As partidas inacabadas ficam aqui até você excluí-las. As terminadas também são guardadas.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>As partidas inacabadas ficam aqui até você excluí-las. É guardada a última %n partida terminada; você pode mudar esse número nas configurações.</numerusform>
            <numerusform>As partidas inacabadas ficam aqui até você excluí-las. São guardadas as últimas %n partidas terminadas; você pode mudar esse número nas configurações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Deseja mover esta partida para a lixeira?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover para a lixeira</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Esta partida não pode ser movida para a lixeira. Deseja excluí-la permanentemente?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Excluir permanentemente</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>A partida não foi excluída.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Renomear um regulamento</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Mudar o identificador &amp;também nesses regulamentos</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>Pont&amp;o de vista:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Mão</translation>
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
        <translation>%1 – Gravação – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partidas (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível salvar a partida.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Gravação</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Começa o turno de %1.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Cartas são distribuídas ou embaralhadas.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 está fora da partida.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 anuncia o último turno.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>A partida acaba.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Seu marcador</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Informação pública</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Jogador que decide</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Visão de %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Posição %1 de %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Esta partida não acabou: as mãos dos outros jogadores continuam ocultas.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>A gravação está danificada. É mostrada até o ponto do dano: %n posição.</numerusform>
            <numerusform>A gravação está danificada. É mostrada até o ponto do dano: %n posições.</numerusform>
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
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Você está vendo uma posição anterior: %1 de %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Continuar daqui</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Chances de vencer durante a partida</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Chances com todas as mãos abertas. Clique numa posição para ir até ela. Teclas: Esquerda e Direita para a decisão anterior e a próxima, Page Up e Page Down para as que custaram caro.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>O computador analisa cada decisão com o que o jogador sabia naquele ponto. O gráfico mostra as chances com todas as mãos abertas.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Quando uma partida acaba, o computador pode analisar todas as decisões: quais mudaram o rumo da partida e o que teria sido melhor.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisões mais custosas</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Clique numa decisão, ou pressione Enter, para ir até essa posição.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo momento decisivo</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
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
        <translation>Comparando os livros de regras…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Escolha dois regulamentos que possam ser jogados.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Salvar as diferenças</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Diferenças</translation>
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
        <translation>Não foi possível gravar o arquivo.</translation>
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
        <translation>Regras lado a lado</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Configurações que diferem</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Imprimir as diferenças</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regra</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (só nesta posição)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>Ex&amp;pansões</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n e&amp;xpansão</numerusform>
            <numerusform>%n e&amp;xpansões</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>&amp;Regras:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Expansões</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Regulamento %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>As regras desta partida</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (rascunho)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Nenhuma expansão</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n expansão</numerusform>
            <numerusform>%n expansões</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Expansões acrescentadas ao regulamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Alguns plug-ins não puderam ser carregados. Regulamentos que precisam deles não podem ser jogados.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Alguns regulamentos da sua pasta não podem ser jogados.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Os plug-ins não foram carregados desta vez. Regulamentos que precisam deles não podem ser jogados.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Alguns painéis não puderam ser carregados.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Os plug-ins serão carregados na próxima vez que o programa for iniciado.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Adicionar um regulamento</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Regulamentos (*.json *.gnostica-rules);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 não foi adicionado aos seus regulamentos.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Substituir o meu</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;Manter ambos, este como %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Corrigir e adicionar</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Você já tem este regulamento: “%1”.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1” foi adicionado aos seus regulamentos. Você pode escolhê-lo em uma nova partida.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Este arquivo tem o mesmo identificador do regulamento “%1”, que veio com o programa e não pode ser substituído. Você pode adicioná-lo com outro identificador.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Você tem um regulamento diferente com o mesmo identificador: “%1”.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Você tem a versão %2 do regulamento “%1”. Esta é a versão %3, mais nova.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Você tem a versão %2 do regulamento “%1”. Esta é a versão %3, mais antiga.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Você tem a versão %2 do regulamento “%1”. Esta também se chama versão %2, mas é diferente.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (rascunho)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (na mesa)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 já existe. Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Substituir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Passe a tela para %1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>As cartas na mão ficam ocultas até que %1 esteja diante da tela.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Sou %1: mostrar minhas cartas</translation>
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
        <translation>Lugar %1</translation>
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
        <translation>listrado</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>pontilhado</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>xadrez</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>com anéis</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>com cruzes</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
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
        <translation>Marrom</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n ponto</numerusform>
            <numerusform>%1: %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n ponto, fora da partida</numerusform>
            <numerusform>%1: %n pontos, fora da partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Fora</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Nome do jogador %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Cor do jogador %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Padrão do jogador %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Jogador %1: pessoa ou computador</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Uma pessoa diante desta tela.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Remover o jogador %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Temperamento do jogador %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Vez</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Fora</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>É a vez de %1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 está fora da partida</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>Número de jogadore&amp;s:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Começa com os lances</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>As mãos estão distribuídas, e todos dão seus lances antes do primeiro turno.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>O resto está na pilha de descarte</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>As cartas que você não colocou ficam sob o monte, na ordem do baralho, ou sob a pilha de descarte.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computadores</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Padrão do sistema</translation>
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
        <translation>Escuro</translation>
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
        <translation>Ani&amp;mações:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normais</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Lentas</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>&amp;Nomear colunas e fileiras na borda do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Mostrar cartas em tamanho &amp;grande sob o ponteiro</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Ocultar as mãos entre um turno e outro</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>A tela é entregue ao próximo jogador antes que a mão dele seja mostrada.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;Confirmar cada passo</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Caso contrário, um passo é dado assim que está completo.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Desfazer &amp;tudo</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Inclui passos de outros jogadores e tudo o que foi comprado, rolado ou revelado. Todos os jogadores devem estar de acordo.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;Sons para eventos importantes</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Um toque suave para anúncios, eliminações, uma nova liderança e o fim de uma partida.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>&amp;Ritmo:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>Mostrar as mãos quando só computadores &amp;jogam</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Mostra a mão do jogador que decide ou de um jogador que você escolher na lista.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>&amp;Partidas terminadas a guardar:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>As mais novas são guardadas; as mais antigas vão para a lixeira. As partidas inacabadas são sempre guardadas.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Tamanho &amp;do texto:</translation>
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
        <translation>Não foi possível gravar o novo regulamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Não foi possível duplicar o regulamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Não foi possível renomear o regulamento.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>Regulamentos que precisam dele não poderão mais ser jogados.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Suas mudanças não salvas ficam entre os rascunhos.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Partidas jogadas com ele, e suas gravações, mantêm suas regras.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Excluir um regulamento</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mover para a lixeira</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Não foi possível excluir o regulamento.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Exportar um regulamento</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Um documento único</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Só este arquivo</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>Não é possível transformar o regulamento em um documento único.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Regulamentos (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Não foi possível exportar o regulamento.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Deseja mover “%1” para a lixeira?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>“%1” se baseia em %n regulamento seu: %2. Outras pessoas não podem jogar só com este arquivo. Você pode exportar um documento único que não precise dele.</numerusform>
            <numerusform>“%1” se baseia em %n regulamentos seus: %2. Outras pessoas não podem jogar só com este arquivo. Você pode exportar um documento único que não precise de nenhum deles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Expansões</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Tem mudanças não salvas.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Veio com o programa e não pode ser mudado. Duplique-o para fazer mudanças.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Tem %n problema.</numerusform>
            <numerusform>Tem %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>Arquivos não usados</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Regulamentos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Novo…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>Exp&amp;ortar…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>&amp;Mostrar na pasta</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Buscar nos regulamentos</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Nenhum regulamento contém isso no nome nem no identificador.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>%n regulamento o estende: %1.</numerusform>
            <numerusform>%n regulamentos o estendem: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n regulamento o inclui como expansão: %1.</numerusform>
            <numerusform>%n regulamentos o incluem como expansão: %1.</numerusform>
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
        <translation>Os dois livros de regras são iguais, e nenhuma configuração difere.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Os dois livros de regras são iguais, mas algumas configurações diferem.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n regra só em A</numerusform>
            <numerusform>%n regras só em A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n regra só em B</numerusform>
            <numerusform>%n regras só em B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n regra alterada</numerusform>
            <numerusform>%n regras alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n regra idêntica</numerusform>
            <numerusform>%n regras idênticas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Ocultar regras idênticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regra</translation>
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
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Um computador mais forte e um mais fraco jogam entre si este número de distribuições, para medir quanto a habilidade importa. Isso demora muito mais.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>contra</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>O jogador mais forte</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>O jogador mais fraco</translation>
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
            <numerusform>Contra %1: %2 de %n partida vencida</numerusform>
            <numerusform>Contra %1: %2 de %n partidas vencidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>Em %1: %2 de %n partida vencida</numerusform>
            <numerusform>Em %1: %2 de %n partidas vencidas</numerusform>
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
            <numerusform>%1 de %n partida vencida contra o computador.</numerusform>
            <numerusform>%1 de %n partidas vencidas contra o computador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Seus resultados contra o computador aparecem aqui.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>Você joga há %n dia seguido.</numerusform>
            <numerusform>Você joga há %n dias seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>vencidas</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>concluído</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 de %n lição concluída</numerusform>
            <numerusform>%1 de %n lições concluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Enigmas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>%1 de %n enigma resolvido</numerusform>
            <numerusform>%1 de %n enigmas resolvidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Uma guerra por territórios, num tabuleiro de tarô</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Jogar em grupo</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>De dois a seis jogadores numa só tela, qualquer jogo, quaisquer regras.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Mude as regras, crie seu próprio jogo.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Dois jogos, regra por regra e em milhares de partidas.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>&amp;Quem joga?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Uma gravação ou partida inacabada de um arquivo.</translation>
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
        <translation>Passo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Só em %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>Em ambos, com resultado diferente</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>Iguais em ambos</translation>
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
        <translation>Nada do que está na mesa pode ser mostrado agora.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Antes do primeiro turno não há posição a comparar.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Montando a posição…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Abrir uma posição ou uma partida</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Posições, cenários e partidas (*.json *.gnostica-position *.gnostica);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>Não foi possível abrir a posição.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Comparando os passos…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Um dos regulamentos não permite esta posição.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Escolha dois regulamentos que possam ser jogados.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Da &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Nova &amp;distribuição</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>Dar o &amp;passo</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>Deixar o &amp;computador escolher</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>L&amp;ugares:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Passos com ambos os regulamentos</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Pressione “Voltar” para retornar ao ponto em que eles divergiram.</translation>
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
        <translation>Ajuda</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lições e enigmas</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lições e enigmas</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;Todas as lições e todos os enigmas</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Mostre-me</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Voltar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Temperamento sorteado</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Equilibrado: constrói e atrapalha os outros</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Construtor: prefere fundar territórios e fazê-los crescer</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Caçador: prefere atrapalhar os outros</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Anuncia quando isso é melhor que esperar</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Ousado: anuncia mais cedo</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Prudente: anuncia mais tarde</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Versão do formato</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Nome curto, para arquivos e outros regulamentos</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Um jogo, ou uma expansão de jogos</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Original; o documento contém apenas as diferenças em relação a ele</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Expansões que ele inclui</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nome, por idioma</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Resumo em uma frase, por idioma</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Notas do autor, por idioma</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Sua versão, um número definido pelo autor</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poderes dos naipes</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Poderes dos arcanos maiores</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Ligações entre os poderes de uma carta</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Mecânicas que ele usa</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Nome de um poder</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Poderes dos quais um é escolhido</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Remove o valor do original</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>O mesmo que nenhum valor</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>No original: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Padrão: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Regra %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>Isto é longo demais para um regulamento. Nada foi colado.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Este texto não pode fazer parte de um regulamento. Nada foi colado.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Esta correção não se aplica mais.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Nenhuma correção aqui</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Colar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>&amp;Mostrar as entradas possíveis</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>E&amp;xplicar esta entrada</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>&amp;Localizar…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Falta cerca de %n hora.</numerusform>
            <numerusform>Faltam cerca de %n horas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Falta cerca de %n minuto.</numerusform>
            <numerusform>Faltam cerca de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Falta cerca de %n segundo.</numerusform>
            <numerusform>Faltam cerca de %n segundos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Voltar à página inicial</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Voltar à página inicial (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Espera até que o regulamento possa ser jogado.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n partida de teste jogada</numerusform>
            <numerusform>%n partidas de teste jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Jogar partidas de teste após cada mudança</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Mostrar uma partida</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Resultados das partidas de teste</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Descartar</translation>
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
        <translation>Sua partida espera na mesa.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>A partida terminou; o tabuleiro continua lá.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>&amp;Olhar o tabuleiro</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Mais partidas inacaba&amp;das…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Resolvido em %n dos últimos sete dias</numerusform>
            <numerusform>Resolvido em %n dos últimos sete dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Adicionar um jogador</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Os computadores veem só o que você veria no lugar deles.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Não foi possível abrir o regulamento.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Mudanças não salvas não podem ser guardadas para depois.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Salvar o regulamento</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Este texto não pode ser lido como regulamento. Se você o salvar, o regulamento ficará fora da lista de jogos até que o texto seja corrigido.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>Salvar assim &amp;mesmo</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Não foi possível salvar o regulamento.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Partida de teste %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>Não há na mesa um turno a partir do qual continuar.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Oficina – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Oficina – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Escolha um regulamento ou crie um novo.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regulamentos</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Partidas de teste</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>O texto aberto não pode ser lido como JSON. Mude nele o identificador à mão.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>O regulamento vai receber outro identificador.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Mudar o identificador &amp;também nesses regulamentos</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Mudar só &amp;aqui</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Não foi possível escrever o novo identificador em todos os regulamentos que se referem a este.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>O identificador “%1” já é usado pelo regulamento “%2”. Se este for salvo com o mesmo, só um dos dois será usado.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>As mudanças no regulamento “%1” não estão salvas nem guardadas como rascunho.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (não salvo)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Oficina</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Comparar regulamentos</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Escolha dois regulamentos</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Escolha “{action:compare}” no menu “{menu:compare}”.</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Escolha os regulamentos no alto: qualquer um instalado, um que está sendo feito na oficina ou as regras da partida na mesa. A cada um podem ser acrescentadas expansões.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“Diferenças” mostra as regras de ambos lado a lado, com as palavras diferentes marcadas, e uma tabela das configurações. As partes idênticas ficam recolhidas; clique em uma para lê-la.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Efeitos em uma posição</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>“A mesma posição” mostra uma posição em dois tabuleiros e todos os passos em quatro grupos: passos que só o primeiro ou só o segundo regulamento permite, passos com resultados diferentes e passos iguais.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>A posição vem da partida na mesa, de um arquivo, de uma partida jogada ou de uma nova distribuição.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Escolha um passo para dá-lo nos dois tabuleiros, onde for possível. Ao lado de cada passo está a regra que faz a diferença.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Deixe os computadores jogarem</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Em “Efeitos nas partidas”, os computadores jogam as mesmas distribuições com cada regulamento. Escolha o número de jogadores, o nível deles e o número de distribuições, ou a precisão que um resultado deve ter.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Um experimento pode ser pausado, parado e retomado outro dia: nenhuma partida se perde.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Um plano pode ser salvo em arquivo, para outra pessoa ou para a linha de comando.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>De um número às suas partidas</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Clique num número, numa barra ou num ponto para listar as partidas por trás dele. Clique duas vezes numa partida para assistir a ela.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Regras importantes</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“Regras importantes” muda as regras de um regulamento, uma de cada vez, e mostra quais mudanças deixam as partidas mais curtas, mais calmas ou mais equilibradas. Cada mudança tem um botão que leva a um experimento próprio e outro que leva às regras.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“Exportar” escreve uma página com figuras para qualquer navegador ou números para uma planilha.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Como ler um intervalo</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>“4,1 ± 0,9 turnos”</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>As partidas dependem do acaso: outras distribuições teriam dado outro número. O intervalo mostra quanto o número pode estar errado: o número verdadeiro está provavelmente entre 3,2 e 5,0. Mais distribuições estreitam o intervalo: quatro vezes mais o reduzem à metade.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Como ler uma diferença</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Se o intervalo de uma diferença não contém 0, as regras provavelmente têm efeito; essas linhas ficam em negrito.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Se ele contém 0, não se observou diferença. Isso não quer dizer que não haja nenhuma: a frase ao lado diz quão grande a diferença ainda poderia ser.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Resultados antes do fim</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Esses intervalos valem por mais que você os consulte e não importa quando você pare. Um em cada vinte ainda pode não conter o número verdadeiro; os vereditos levam em conta quantas coisas são examinadas.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Limites</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Os jogadores eram computadores, não pessoas: eles não guardam rancor e não aprendem. Se um jogo é divertido, vocês mesmos têm de descobrir.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Monte-a</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Escolha “{action:setUp}” no menu “{menu:setUp}”, ou na janela de uma partida jogada.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Ponha cartas e peças no lugar: arraste-as ou escolha uma e depois uma casa.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Cartas e peças são contadas na hora. Tudo o que é impossível é listado, com a regra e o lugar.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Use-a</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Continue jogando a partir da posição, salve-a, copie-a como texto ou imagem, ou compare-a com dois regulamentos.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Mais de dois podem participar de um experimento: pressione o sinal de mais ao lado deles.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>O final</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Descobertas sobre o final</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>A pergunta</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Os criadores do Gnostica chamam o final dele de pedra no sapato: ninguém ousa anunciar um último turno, todos atacam o líder, e quem anuncia em vão tem de assistir. Então fizemos computadores jogarem 600 distribuições com três jogadores e nove finais, cada distribuição duas vezes, com cada jogador um lugar adiante, e mais duas com jogadores desiguais: 21.600 partidas. A figura mostra quanto as partidas ficaram mais longas ou mais curtas do que com as regras impressas.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>A pedra no sapato existe</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Com as regras impressas, três computadores que veem quem lidera jogam 380 turnos ou mais: uma em cada seis partidas não acaba em 2000 decisões e é interrompida ali. Durante 40 desses turnos, um jogador está a um ponto ou menos da meta, e ninguém ousa. Dos passos que prejudicam um jogador, 56% prejudicam o líder.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Remédios</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>A carta Infinito</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>O final da primeira edição resolve a maior parte: 71 turnos em vez de 380, toda partida acaba, ninguém sai e ninguém divide a vitória. Dois últimos turnos são anunciados por partida, em vez de um com as regras impressas; mais ou menos o mesmo número dá certo, com pouco mais de cinco pontos. O preço: o lado mais forte vence 73% das partidas em vez de 89%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>A maior pontuação quando o monte se esgota</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 turnos, toda partida acaba, ninguém sai. Mas em mais de um quarto das partidas divide-se a vitória, e dois em cada três passos que prejudicam um jogador prejudicam o líder: mais que com as regras impressas.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Um relógio oculto</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 turnos: de longe as partidas mais curtas, com menos de um turno em que ninguém ousa. Quase ninguém mais anuncia, um em cada sete últimos turnos dá certo, e o primeiro jogador vence só 18% das partidas.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Outras metas</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Uma meta de oito tira 113 turnos da partida, e quase toda partida acaba. O tempo em que ninguém ousa e o valor da habilidade continuam iguais, até onde se vê. Uma meta de dez acrescenta pelo menos 107 turnos, e quatro em cada dez partidas não acabam.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Falhas mais suaves</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Se todos os outros jogadores vencem quando um anúncio falha, as partidas não ficam mais curtas, mas em um terço delas divide-se a vitória: um último turno dá certo em 58% dos casos em vez de 77%. Se quem falha perde peças em vez da partida, todos continuam na mesa, e uma partida leva mais 33 turnos: ninguém ousa mais cedo por causa disso.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Sem mudança</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Não se observou nenhum final que mude o quanto a distribuição decide: para todos eles está excluída uma diferença maior que 0,18 do caminho entre nada e tudo.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Limites do experimento</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Computadores, não pessoas</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Perguntas em aberto</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>As pessoas ousam mais quando falhar custa menos? Como é com quatro jogadores ou mais? Um final pode ser curto e deixar tanto à habilidade quanto as regras impressas? Experimente: “{action:compare}” no menu “{menu:compare}” também abre o plano deste experimento.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[O relatório inteiro](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Eles planejam um turno e a resposta a ele, e “mais forte” significa um jogador que planeja assim contra um que escolhe o que parece melhor no momento. Não fazem tratados, não se entediam e não se cansam de atacar o líder: pessoas podem acabar suas partidas bem antes. Os finais foram comparados com os mesmos jogadores e as mesmas cartas; quanto duram as partidas de vocês é outra questão.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Todos os números com seus intervalos, todas as figuras e como reproduzi-los, no navegador (em inglês).</translation>
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
        <translation>Criar um jogo</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Crie seu próprio jogo</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Comece com um jogo que você conhece</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Escolha “{action:workshop}” no menu “{menu:workshop}”.</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>A lista à esquerda mostra todos os regulamentos, cada um abaixo do seu original. Escolha o que está mais perto do que você quer e depois “Novo”.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>O seu regulamento contém só as diferenças: todo o resto fica como no original. Os regulamentos que vieram com o programa são bloqueados; os seus podem ser mudados.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Mude uma configuração</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Em “Configurações”, cada regra que pode ser mudada tem uma linha com o nome, o significado e a regra do livro a que pertence.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Digite uma palavra no campo de busca para achar uma configuração ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Uma configuração que difere do original tem uma marca colorida; a seta ao lado restaura a configuração.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Ler as regras</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>À direita estão as regras do seu jogo, como os jogadores as lerão.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Frases novas ficam marcadas; pare o ponteiro sobre uma para ver a frase que ela substitui.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Clique numa frase para ver a configuração que a decide.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Procurar problemas</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>“Problemas” lista o que não pode ser jogado e o que talvez você não quisesse. Um problema que pode ser corrigido automaticamente tem um botão para isso.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Experimentar o jogo</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Enquanto você trabalha, computadores jogam partidas rápidas com suas regras. “Partidas de teste” mostra os resultados: se as partidas acabam, quanto duram e o que nunca é usado.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>“Jogar o rascunho” começa imediatamente uma partida com suas regras; não é preciso salvá-las antes.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>“Continuar a partir da mesa” segue com elas da posição atual na mesa.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Desfazer e mudanças não salvas</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Toda mudança pode ser desfeita ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Mudanças não salvas são guardadas quando você fecha a janela e estarão lá na próxima vez.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Partidas em andamento mantêm as regras com que começaram.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Três receitas</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Uma partida mais curta para quatro</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escolha Gnostica à esquerda e depois “Novo”; dê o nome “Curta para quatro” e escolha “Criar”.</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Em “Jogadores e peças”, ponha “Mínimo de jogadores” e “Máximo de jogadores” em 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Digite “pontos para vencer” no campo de busca e ponha “Pontos para vencer” em 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Depois de um momento, “Partidas de teste” mostra quantos turnos uma partida leva agora.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escolha “Salvar o regulamento”. Daí em diante, “Nova partida” o oferece.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Se ele também deve ser jogado com outros números de jogadores, deixe o número de jogadores como está e ajuste “Pontos para vencer com quatro jogadores”.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Um final mais suave</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escolha Gnostica à esquerda e depois “Novo”; dê o nome “Suave” e escolha “Criar”.</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Digite “último turno” no campo de busca. “Resultado de um último turno que falha” decide o que acontece a um jogador que anuncia e depois tem pontos de menos.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escolha “O jogador perde o próximo turno”: ninguém mais é eliminado.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Ponha “Pontos para anunciar” em 6, para que ninguém anuncie em vão. As regras à direita mostram imediatamente o efeito.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Outro poder para uma carta</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Escolha Gnostica à esquerda e depois “Novo”; dê o nome “Sol brilhante” e escolha “Criar”.</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Abra “Poderes das cartas” e role até “O Sol”.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Pressione o mais depois dos poderes da carta, “Adicionar um poder”, e escolha “Paus”.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>A face da carta e sua frase mudam de acordo. Arraste o novo poder para o lugar dele.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>O jogo pronto</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Um regulamento é um só arquivo. “Exportar” o grava onde você quiser. Outros jogadores soltam o arquivo na janela ou o abrem com clique duplo. Ele não contém programas: nada nele pode fazer mal.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Nomes em outros idiomas</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Em “Nomes”, você pode escrever o nome e o resumo em vários idiomas. Quem lê outro idioma vê o texto em inglês ou, se não houver, o primeiro.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Para quem conhece JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>“Texto” mostra o próprio documento, com preenchimento automático e explicações. O formulário e o texto sempre coincidem; sua ordem e seus espaços são mantidos.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Saída da partida e imagens dela</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>“{action:resign}”, no menu “{menu:resign}”, desiste da partida, depois de uma pergunta. Se só resta um adversário, a partida termina e ele vence. Caso contrário, um computador continua jogando por você até o fim da partida.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Deixar os computadores terminarem</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>“{action:letComputersFinish}”, no menu “{menu:letComputersFinish}”, joga depressa o resto da partida ({key:letComputersFinish}). Os computadores passam a jogar por todos. Você pode pausá-los a qualquer momento.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>“{action:savePicture}”, no menu “{menu:savePicture}”, salva o tabuleiro como imagem, sem as mãos ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>“{action:copyPicture}” copia a imagem, para que você possa colá-la em outro lugar.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>A carta Infinito está embaixo do monte.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>A carta Infinito está ao lado do monte: no fim de um turno, um jogador com pontuação maior que a de todos os outros pode pegá-la.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 continua com a carta Infinito.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 tem a carta Infinito e vence se, no fim do próximo turno, sua pontuação ainda for maior que a de todos os outros.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Rodada de desafio de %1: %n ponto; o melhor dos outros tem %2.</numerusform>
            <numerusform>Rodada de desafio de %1: %n pontos; o melhor dos outros tem %2.</numerusform>
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
        <translation>a carta Infinito</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>Lugar da carta</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Embaixo do monte</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Ao lado do monte</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Uma carta Infinito é posta embaixo do monte. Quando a última carta acima dela tiver sido comprada, a carta Infinito é posta ao lado do monte, mesmo que não haja descartes para embaralhar.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Depois disso, você pode pegar a carta Infinito no fim do seu turno se então sua pontuação for maior que a de todos os outros. Isso começa uma rodada de desafio. A carta não pode ser pega durante uma rodada de desafio nem no fim do turno que decide uma.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Se no fim do seu próximo turno sua pontuação ainda for maior que a de todos os outros, você vence. Caso contrário, a carta volta para o lado do monte. Ninguém sai da partida por isso.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você encerra o turno e pega a carta Infinito: começa uma rodada de desafio.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 encerra o turno e pega a carta Infinito: começa uma rodada de desafio.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Pegue a carta Infinito</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Encerre seu turno ou pegue a carta Infinito e comece uma rodada de desafio.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Sua rodada de desafio acaba com este turno: você vence se então sua pontuação for maior que a de todos os outros.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>A rodada de desafio de %1 acaba com este turno; vence a maior pontuação.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Sua rodada de desafio está em andamento.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>A rodada de desafio de %1 está em andamento.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>A carta Infinito aparece e é posta ao lado do monte.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você pega a carta Infinito; começa sua rodada de desafio.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 pega a carta Infinito; começa uma rodada de desafio.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Sua rodada de desafio falha; a carta Infinito volta para o lado do monte.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>A rodada de desafio de %1 falha; a carta Infinito volta para o lado do monte.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Sua rodada de desafio dá certo: você ainda tem a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>A rodada de desafio de %1 dá certo: a maior pontuação ainda é %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A carta Infinito ainda está embaixo do monte (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>A rodada de desafio de %1 deve acabar antes (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Sua pontuação deve ser maior que a de todos os outros, mas %1 tem pelo menos tantos pontos quanto você (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Sua própria rodada de desafio acaba com este turno (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você vence: depois da sua rodada de desafio, você ainda tem a maior pontuação.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1 vence: depois da rodada de desafio, a pontuação ainda é a maior.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 já existe.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Não é possível abrir %1. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>Não é possível gravar %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não é o arquivo de um experimento.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 foi feito por uma versão posterior do programa (tabelas da versão %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 está danificado. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 é de outro experimento.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Outro programa está acrescentando partidas a %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 foi começado pela versão %2 do programa, cujos computadores podem jogar de outra forma.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 é a mesma parte que %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>Não há partes em %1.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Estas partes faltam em %1: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não está terminado; execute essa parte de novo.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Um plano com precisão não pode ser dividido em partes, pois nenhuma saberia quando ela é alcançada. Indique só o número de distribuições.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não é o relatório de um experimento.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Em %1 faltam partidas (distribuições: %2). Execute essa parte de novo.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 tem tabelas diferentes das que este programa escreve. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 ocupa um nome necessário e não foi criado por este programa. Mova-o ou renomeie-o e tente de novo.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>O nome de %1 é reservado para partes de experimentos. Escolha outro nome.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>A leitura de %1 foi interrompida.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 tem outros nomes (links físicos). Outro programa poderia acrescentar partidas por um deles. Faça uma cópia e use-a.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>Não é possível mover %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não é um arquivo de dados de aprendizado.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 foi feito por uma versão posterior do programa (formato %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 foi feito por outra versão do programa, cujos computadores olham para outras características de uma posição. Use outra pasta.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 foi feito com outras configurações (%2). Use-as de novo ou use outra pasta.</translation>
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
            <numerusform>%1&#xa0;turno</numerusform>
            <numerusform>%1&#xa0;turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>decisões</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;decisão</numerusform>
            <numerusform>%1&#xa0;decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>pontos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;ponto</numerusform>
            <numerusform>%1&#xa0;pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;jogador</numerusform>
            <numerusform>%1&#xa0;jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>anúncios</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;anúncio</numerusform>
            <numerusform>%1&#xa0;anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>trocas de liderança</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;troca de liderança</numerusform>
            <numerusform>%1&#xa0;trocas de liderança</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>passos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;passo</numerusform>
            <numerusform>%1&#xa0;passos</numerusform>
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
        <translation>territórios</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;território</numerusform>
            <numerusform>%1&#xa0;territórios</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>peças</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;peça</numerusform>
            <numerusform>%1&#xa0;peças</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>reembaralhamentos</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;reembaralhamento</numerusform>
            <numerusform>%1&#xa0;reembaralhamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;ponto percentual</numerusform>
            <numerusform>%1&#xa0;pontos percentuais</numerusform>
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
        <translation>correlação</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2 a %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Partidas que chegam ao fim</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Proporção das partidas jogadas até o fim; as outras foram interrompidas ao atingir o número máximo de decisões.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Partidas com fim, divididas por todas as partidas.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Mais partidas chegam ao fim em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Menos partidas chegam ao fim em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos em uma partida</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Número de turnos em uma partida, de todos os jogadores juntos. Uma partida interrompida tem pelo menos esse número.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Turnos que começaram, incluindo o último.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 dura %2 a mais que %3.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 acaba %2 antes que %3.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Decisões em uma partida</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Número de decisões em uma partida: o que fazer num turno, como usar um poder, se anunciar. Uma partida interrompida tem pelo menos esse número.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Passos dados, incluindo lances e respostas.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 pede %2 a mais que uma de %3.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 pede %2 a menos que uma de %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos até o primeiro anúncio</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Turno em que um último turno é anunciado pela primeira vez.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>O número do turno do primeiro anúncio; partidas sem anúncio não contam.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O primeiro anúncio vem %2 mais tarde em %1 que em %3.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O primeiro anúncio vem %2 mais cedo em %1 que em %3.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Vitórias do primeiro jogador</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Proporção das partidas vencidas por quem joga o primeiro turno; com chances iguais, um dividido pelo número de jogadores.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>A parte da vitória que cabe ao lugar com o primeiro turno; partidas interrompidas não contam.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O primeiro jogador vence mais vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O primeiro jogador vence menos vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Pontos à frente no fim</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Número de pontos que o vencedor tem a mais que o melhor dos outros jogadores no fim da partida.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Os pontos do melhor vencedor menos os do melhor dos outros jogadores ainda na partida.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O vencedor está mais à frente em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O vencedor está menos à frente em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Vitórias divididas</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Proporção das partidas que vários jogadores não aliados vencem juntos.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partidas em que inimigos dividem a vitória, divididas por todas as partidas.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A vitória é dividida mais vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A vitória é dividida menos vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Eliminações</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Número de jogadores que saem antes de a partida acabar.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Número de jogadores eliminados.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 elimina %2 a mais que uma de %3.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 elimina %2 a menos que uma de %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos até a primeira eliminação</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Turno em que acontece a primeira eliminação.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>O número do turno da primeira eliminação; partidas sem eliminação não contam.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A primeira eliminação vem %2 mais tarde em %1 que em %3.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A primeira eliminação vem %2 mais cedo em %1 que em %3.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Anúncios em uma partida</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Número de vezes que os jogadores anunciam que seu próximo turno é o último.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Anúncios feitos; declarar a rodada final não conta.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 tem %2 a mais que uma de %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Uma partida de %1 tem %2 a menos que uma de %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Anúncios que dão certo</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Proporção dos anúncios que dão a vitória a quem anunciou.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Anúncios que deram certo, divididos pelos feitos; partidas sem anúncio não contam.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Anúncios dão certo mais vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Anúncios dão certo menos vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Pontos ao anunciar</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Número de pontos que os jogadores têm quando anunciam.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Os pontos de quem anuncia no momento do anúncio, em média; partidas sem anúncio não contam.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Os jogadores anunciam com %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Os jogadores anunciam com %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Anúncios que falham</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Número de anúncios que falham em uma partida.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Anúncios que falharam; um anúncio ainda pendente no fim da partida não deu certo nem falhou.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em uma partida de %1 falham %2 a mais que em uma de %3.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em uma partida de %1 falham %2 a menos que em uma de %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos em que ninguém ousa anunciar</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Número de turnos em que um jogador está a no máximo um ponto da meta e ninguém anuncia.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Turnos que começaram com um jogador a no máximo um ponto da meta e sem anúncio pendente, e em que ninguém anunciou.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em %1, ninguém ousa anunciar por %2 a mais que em %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em %1, ninguém ousa anunciar por %2 a menos que em %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Passos hostis contra o líder</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Proporção dos passos hostis que prejudicam o líder.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Passos hostis que atingem o líder, divididos por todos os passos hostis, enquanto um jogador lidera. Um passo é hostil se custa a um inimigo peças, pintas, pontos ou um território, ou se move ou gira uma peça inimiga.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Passos hostis atingem o líder mais vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Passos hostis atingem o líder menos vezes em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Trocas de liderança</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Número de vezes que outro jogador assume a liderança em uma partida.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Número de vezes que o jogador com mais pontos não é o mesmo de antes, no começo de cada turno e no fim; empates não contam.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Desvantagem do vencedor</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Quanto o futuro vencedor estava atrás do favorito no pior ponto.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>A maior diferença, no começo de um turno, entre a melhor chance de vencer e a do vencedor, segundo o julgamento dos computadores.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O vencedor estava mais atrás em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O vencedor estava menos atrás em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Abertura da partida</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Quanto o resultado está em aberto, em média durante a partida: 100% se todos os jogadores têm chances iguais, 0% se a partida está decidida.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>A entropia das chances de vencer dos jogadores, dividida pelo maior valor possível, em média nos começos dos turnos, segundo o julgamento dos computadores.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partidas de %1 ficam mais em aberto que as de %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partidas de %1 ficam menos em aberto que as de %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Turno em que a partida se decide</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Turno após o qual a chance do vencedor fica sempre acima de 80%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>O último turno em cujo começo o vencedor tinha uma chance de no máximo 80%, segundo o julgamento dos computadores.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partidas de %1 se decidem %2 mais tarde que as de %3.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partidas de %1 se decidem %2 mais cedo que as de %3.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Espera pela própria vez</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Número de decisões que os outros jogadores tomam entre dois turnos de um jogador.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Decisões dos outros entre o fim de um turno de um jogador e o começo do seguinte, em média.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dois turnos de um jogador, os outros tomam %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre dois turnos de um jogador, os outros tomam %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Espera depois de uma eliminação</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Número de turnos a que os jogadores eliminados têm de assistir até a partida acabar.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Turnos que começaram depois da eliminação de um jogador, somados para todos os eliminados.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Jogadores eliminados assistem a %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Jogadores eliminados assistem a %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Escolhas por decisão, em média</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Número de passos entre os quais um jogador pode escolher, em média, considerando todas as decisões.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Número médio de passos permitidos numa decisão.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em média escolhe-se entre %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em média escolhe-se entre %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Escolhas numa decisão típica</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Número de passos entre os quais um jogador pode escolher: metade das decisões oferece mais, metade menos.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Número mediano de passos permitidos numa decisão.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Numa decisão típica escolhe-se entre %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Numa decisão típica escolhe-se entre %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Maior número de escolhas numa decisão</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Número de passos entre os quais um jogador pode escolher na decisão mais ampla de uma partida.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Maior número de passos permitidos numa decisão de uma partida.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Na decisão mais ampla escolhe-se entre %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Na decisão mais ampla escolhe-se entre %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Número de cartas que um jogador tem na mão.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Cartas nas mãos dos jogadores ainda na partida no começo de um turno, em média.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Os jogadores têm na mão %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Os jogadores têm na mão %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Turnos que renovam a mão</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Proporção dos turnos gastos em descartar e comprar cartas.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Turnos em que se renova a mão descartando ou comprando, divididos por todos os turnos.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Mais turnos renovam a mão em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Menos turnos renovam a mão em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Territórios no tabuleiro</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Tamanho do tabuleiro.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Territórios no tabuleiro no começo de um turno, em média.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Há %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Há %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Peças no tabuleiro</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Número de peças que todos os jogadores juntos têm no tabuleiro.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Peças no tabuleiro no começo de um turno, em média.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>No tabuleiro há %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>No tabuleiro há %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Peças em ermos</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Número de peças fora dos territórios.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Peças em ermos no começo de um turno, em média.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em ermos há %2 a mais em %1 que em %3.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Em ermos há %2 a menos em %1 que em %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Reembaralhamentos em uma partida</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Número de vezes que o monte acaba e é reembaralhado.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Número de vezes que os descartes viraram o monte.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Influência da habilidade</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Proporção das vitórias de um computador mais forte contra um mais fraco: 50% se a habilidade não fizesse diferença.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>A parte da vitória que cabe ao mais forte de dois jogadores dados, em média nas partidas em que ambos ocupam cada lugar com a mesma frequência.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O jogador mais forte vence mais em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>O jogador mais forte vence menos em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Influência da distribuição</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Se o mesmo lugar vence de novo quando as mesmas cartas são distribuídas a outros jogadores: 1 se a distribuição decide, 0 se não tem influência.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>A correlação entre o resultado de um lugar numa distribuição e na mesma distribuição com os lugares trocados.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A distribuição decide mais em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>A distribuição decide menos em %1 que em %3 (diferença de %2).</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Segundo Browne e Maire, “Evolutionary Game Design”, 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Segundo Shannon, “A Mathematical Theory of Communication”, 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Definida para este programa.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Partidas de menos para concluir algo.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Nenhuma diferença.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Talvez uma diferença de %1; com tantas comparações, pode ser acaso.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Nenhuma diferença observada; uma diferença maior que %1 está excluída.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Só em %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Em ambos, com resultado diferente</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Iguais em ambos</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n passo em %1</numerusform>
            <numerusform>%n passos em %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n em %1</numerusform>
            <numerusform>%n em %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>De %1 e %2, %n é igual.</numerusform>
            <numerusform>De %1 e %2, %n são iguais.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>Em %1, há outra decisão a tomar agora.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 não tem este passo.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>mecânicas antes, entre e depois dos turnos</translation>
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
        <translation>Motivo: “%1” é “%2” em %3 e “%4” em %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>A partida acaba de outra forma, ou outros jogadores saem.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>Há outras peças no tabuleiro.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>Há outros territórios no tabuleiro.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>Há outras cartas nas mãos.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>Há outras cartas nas pilhas.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Anúncios e contadores são diferentes.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>O turno é de outro jogador, ou a ordem dos turnos é diferente.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>Outro jogador decide a seguir, ou o acaso.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Outra coisa fica ao acaso.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Só um deles exige uma segunda metade.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>As duas posições não são iguais.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Cartas em cada mão: %1 em %2, %3 em %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>Em %1 e %2 há decisões diferentes a tomar; por isso, seus passos não podem ser comparados.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>A única partida chegou ao fim.</numerusform>
            <numerusform>Todas as %n partidas chegaram ao fim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 de %n partida não acabou e foi interrompida.</numerusform>
            <numerusform>%1 de %n partidas não acabaram e foram interrompidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Turnos em uma partida: %1 em média, no mínimo %2, no máximo %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 de %n anúncio venceu a partida.</numerusform>
            <numerusform>%1 de %n anúncios venceram a partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Vence-se anunciando, mas em %n partida ninguém anunciou.</numerusform>
            <numerusform>Vence-se anunciando, mas em %n partidas ninguém anunciou.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>O primeiro jogador venceu %1 de todas as partidas (entre %2 e %3); o justo seria %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Em %1 de %n turno, um jogador com peças só podia passar.</numerusform>
            <numerusform>Em %1 de %n turnos, um jogador com peças só podia passar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Em %1 de %n partida, um jogador não tinha peça nem lugar para uma.</numerusform>
            <numerusform>Em %1 de %n partidas, um jogador não tinha peça nem lugar para uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>A carta %1 não foi jogada nem ativada em %n partida.</numerusform>
            <numerusform>A carta %1 não foi jogada nem ativada em %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Este poder foi oferecido %n vez e nunca pôde ser usado: %1.</numerusform>
            <numerusform>Este poder foi oferecido %n vezes e nunca pôde ser usado: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Este poder pôde ser usado %n vez, mas ninguém o usou: %1.</numerusform>
            <numerusform>Este poder pôde ser usado %n vezes, mas ninguém o usou: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Isto nunca foi possível em %n decisão: %1.</numerusform>
            <numerusform>Isto nunca foi possível em %n decisões: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Isto foi possível %n vez, mas ninguém o fez: %1.</numerusform>
            <numerusform>Isto foi possível %n vezes, mas ninguém o fez: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, com %2{definite}</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 de %n partida foi jogada por computadores que testam tudo e não querem vencer; só conta para o que nunca aconteceu.</numerusform>
            <numerusform>%1 de %n partidas foram jogadas por computadores que testam tudo e não querem vencer; só contam para o que nunca aconteceu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Português (Brasil)</translation>
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
        <translation>Não há tradução para “%1”. Idiomas: %2.</translation>
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
        <translation>%1, depois %2</translation>
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
        <translation>Efeito de cada mudança de regra em %1, as maiores diferenças primeiro, com intervalos de 95%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Efeitos das regras de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>%n mudança de regra foi testada.</numerusform>
            <numerusform>%n mudanças de regra foram testadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>%n mudança de regra foi testada; a busca foi interrompida antes do fim.</numerusform>
            <numerusform>%n mudanças de regra foram testadas; a busca foi interrompida antes do fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Descobertas</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Não se encontrou diferença que vá além do acaso.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todos os números</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Distribuições</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Cada regra foi mudada sozinha e testada com poucas partidas. As mudanças mais promissoras foram testadas com cada vez mais partidas.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Partida mais longa, em decisões</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente aleatória</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Versão do programa</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Número de partidas em cem com cada valor.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Pontos do líder</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Territórios no tabuleiro</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Peças no tabuleiro</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Peças em ermos</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Melhor chance de vencer (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Média das partidas que chegaram a este turno, enquanto pelo menos um quarto de todas chegou. A faixa contém metade dessas partidas.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Média das partidas que chegaram a este turno, enquanto pelo menos um quarto de todas chegou.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Diferenças em relação a %1, com intervalos de 95%. Se um intervalo não inclui a linha em 0, a regra provavelmente importa.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Partidas (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Lugar %1</translation>
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
        <translation>Tipos de passo</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Com que frequência cada carta foi usada quando podia ser, as maiores diferenças primeiro.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Com que frequência cada poder foi usado quando podia ser, as maiores diferenças primeiro.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Com que frequência cada tipo de passo foi dado quando podia ser, as maiores diferenças primeiro. Os nomes são os da notação.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Uso quando possível (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Parte das vitórias (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Vitórias por lugar</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Cada distribuição é jogada uma segunda vez com os jogadores um lugar adiante; isso mostra, portanto, o valor do próprio lugar, com intervalos de 95%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Anúncios em cem partidas</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Anúncios que deram certo (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Anúncios por pontuação</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Pontos que os jogadores tinham quando anunciaram.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Anúncios que deram certo, por pontuação</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Proporção dos anúncios feitos com cada número de pontos.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Diferenças em figuras</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Dispersão das partidas</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>O andamento da partida</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Uso de cartas, poderes e passos</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Limites deste relatório</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Os jogadores eram computadores, não pessoas. Eles não conversam nem guardam rancor e não aprendem de uma partida para a outra.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Jogadores mais fortes ou mais fracos poderiam trazer outras diferenças à tona.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Os números mostram como as partidas correm, não se são divertidas.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Os intervalos são de 95%: um em cada vinte pode não conter o valor verdadeiro. Os vereditos levam em conta o grande número de comparações.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Regulamentos comparados</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuição</numerusform>
            <numerusform>%n distribuições</numerusform>
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
        <translation>%1, %2; não terminado</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>A tabela tem mais %n diferença.</numerusform>
            <numerusform>A tabela tem mais %n diferenças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n iteração)</numerusform>
            <numerusform>%1 (%n iterações)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Todos os regulamentos tiveram os mesmos embaralhamentos e dados, e suas partidas foram idênticas.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Todos os regulamentos tiveram os mesmos embaralhamentos e dados. Para a duração das partidas, isso equivale a %1 vezes o número de partidas (correlação %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Regulamentos e suas diferenças</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Todos os números têm intervalos de 95%. As diferenças são em relação a %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparelhamento</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Cada regulamento teve embaralhamentos e dados próprios.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 do seu documento</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Como reproduzir este relatório</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Isto requer o arquivo do experimento. Escreve um relatório com o plano inteiro e joga de novo todas as partidas. Os resultados devem ser iguais, número por número.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Partidas de menos para concluir algo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>pontos percentuais</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Diferença: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Faltam partidas de %n distribuição. Execute o experimento de novo para jogá-las.</numerusform>
            <numerusform>Faltam partidas de %n distribuições. Execute o experimento de novo para jogá-las.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>Mais %n distribuição está completa, mas não conta, porque falta uma distribuição anterior.</numerusform>
            <numerusform>Mais %n distribuições estão completas, mas não contam, porque falta uma distribuição anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Movimentos na roda</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Máximo de segmentos que uma peça do zodíaco anda no começo de um turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Áries</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Touro</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Gêmeos</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Câncer</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Leão</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Virgem</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Libra</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Escorpião</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Sagitário</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Capricórnio</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Aquário</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Peixes</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>amarelo</translation>
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
        <translation>Coloque sua peça do zodíaco em qualquer segmento.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Mova sua peça do zodíaco no sentido horário até um dos segmentos marcados.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>O dado mostra seu segmento: complete a mão.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 pode usar o poder da cor do segmento mais uma vez.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 pode criar mais uma vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vermelho: %1 pode mover ou empurrar mais uma vez, em uma casa.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 pode fazer algo crescer mais uma vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarelo: %1 pode atacar mais uma vez, como se tivesse uma pinta.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Azul: uma das peças que criaram pode criar mais uma vez.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Vermelho: uma das peças que usaram paus pode usá-los mais uma vez, em uma casa.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Verde: uma das peças que usaram ouros pode usá-los mais uma vez.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Amarelo: uma das peças que atacaram pode atacar mais uma vez, como se tivesse uma pinta.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 ainda não colocou a peça do zodíaco.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está em %2, azul: uma peça que criar neste turno pode criar mais uma vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está em %2, vermelho: uma peça que usar paus neste turno pode usá-los mais uma vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está em %2, verde: uma peça que usar ouros neste turno pode usá-los mais uma vez.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 está em %2, amarelo: uma peça que atacar neste turno pode atacar mais uma vez.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>O dado de %1 mostra %2, o número do segmento: a mão pode ser completada.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>O dado de %1 mostra %2: nenhuma carta.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segmento %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Aqui: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Sua peça do zodíaco pode vir para cá.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>a roda de Star Wheel</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segmento da peça do zodíaco</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartas a comprar:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Mover na roda</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segmento:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>No começo do turno, antes de tudo, você move sua peça do zodíaco. No seu primeiro turno você a coloca em qualquer segmento.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Depois ela deve andar um segmento no sentido horário.</numerusform>
            <numerusform>Depois ela deve andar de %1 a %n segmentos no sentido horário.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>A roda</translation>
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
        <translation>A roda tem doze segmentos: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Cada jogador separa uma peça pequena da reserva como peça do zodíaco.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>A cor do seu segmento pode corresponder ao poder de um naipe que você usou neste turno com qualquer carta, arcanos maiores incluídos: azul, copas; amarelo, espadas; verde, ouros; vermelho, paus. O mesmo lacaio pode então usar esse naipe mais uma vez no fim do turno, se ainda estiver em jogo.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Com espadas ou paus, o lacaio age então como se tivesse uma pinta, qualquer que seja seu tamanho.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Se vários lacaios usaram o poder, só um deles pode usá-lo de novo. É o poder simples do naipe, sem o que a carta acrescentou a ele.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Isso nunca se liga aos poderes da carta. Cada metade de uma ligação conta como um uso pelo lacaio que a realizou. Um lacaio que deixou o tabuleiro não está em jogo, mesmo que depois seja criada uma peça idêntica.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Depois rola-se um dado de doze faces. Se ele mostrar o número do seu segmento, você pode completar a mão até o limite, ou menos, sem descartar.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>No fim de um turno vem primeiro o poder repetido, depois o dado, depois o anúncio ou o que mais encerrar o turno.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Você coloca sua peça do zodíaco no segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 coloca a peça do zodíaco no segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Você move sua peça do zodíaco para o segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 move a peça do zodíaco para o segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você deixa de usar o poder da roda.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 deixa de usar o poder da roda.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Azul: %1 pode criar mais uma vez.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vermelho: %1 pode mover ou empurrar mais uma vez, em uma casa.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 pode fazer algo crescer mais uma vez.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Amarelo: %1 pode atacar mais uma vez, como se tivesse uma pinta.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Azul: uma destas pode criar mais uma vez: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Vermelho: uma destas pode mover ou empurrar mais uma vez, em uma casa: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Verde: uma destas pode fazer algo crescer mais uma vez: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Amarelo: uma destas pode atacar mais uma vez, como se tivesse uma pinta: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Use o poder da roda ou pule-o.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 pode usar o poder da roda.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Coloque sua peça do zodíaco na roda.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 coloca uma peça do zodíaco na roda.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Mova sua peça do zodíaco na roda.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 anda na roda.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>O dado mostra seu segmento: complete a mão.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>O dado mostra o segmento de %1, que completa a mão.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Sua peça do zodíaco é colocada no segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>A peça do zodíaco de %1 é colocada no segmento %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Sua peça do zodíaco vai para o segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>A peça do zodíaco de %1 vai para o segmento %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>A roda está no azul: copas podem ser usadas mais uma vez.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>A roda está no vermelho: paus podem ser usados mais uma vez.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>A roda está no verde: ouros podem ser usados mais uma vez.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>A roda está no amarelo: espadas podem ser usadas mais uma vez.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>O dado mostra %2; sua peça do zodíaco está em outro lugar.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>O dado mostra %2; a peça do zodíaco de %1 está em outro lugar.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>O dado mostra %2, seu segmento %3: você pode completar a mão.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>O dado mostra %2, o segmento %3 de %1, que pode completar a mão.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>A peça do zodíaco anda um segmento no sentido horário (%1).</numerusform>
            <numerusform>A peça do zodíaco anda de %2 a %n segmentos no sentido horário (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A peça do zodíaco deve ser colocada ou movida antes (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A cor do seu segmento repete o poder de outro naipe (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Esta peça não usou o poder neste turno: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O poder repetido age como se a peça tivesse uma pinta (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O poder repetido nunca se liga a outro (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O poder que a roda repete deve ser usado ou pulado antes (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O jogador atacado responde antes (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>No fim de um turno, depois que você comprou cartas, vem primeiro o poder repetido, depois o dado, depois o anúncio ou o que mais encerrar o turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 já existe.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Não é possível abrir %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Não é possível gravar %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 é grande demais; o máximo permitido é %n byte.</numerusform>
            <numerusform>%1 é grande demais; o máximo permitido são %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 foi removido ou alterado por outro programa.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 está em uso em outra janela.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Não é possível mover %1.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 é o nome do diário de uma partida em andamento; escolha outro.</translation>
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
        <translation>%1 leva a um arquivo fora de sua pasta.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 também é um arquivo de entrada. Escolha outro arquivo para a saída.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 foi indicado para duas saídas. Escolha arquivos diferentes.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 não pode ser aberto, porque seu nome não está em UTF-8. Renomeie-o.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 está cheio: uma gravação comporta no máximo %n passo.</numerusform>
            <numerusform>%1 está cheio: uma gravação comporta no máximo %n passos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>O Gnostica precisa de %1 MB de memória, mas o sistema a limita a %2 MB. Aumente o limite, por exemplo com “ulimit -v unlimited”.</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Sem espera</translation>
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
        <translation>mais</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>menos</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>branco</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 destrói %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 reduz %3 ao tamanho pequeno.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 contra %2 reduz %3 ao tamanho médio.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 não basta para %3, cujo dono pode revidar.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contra %2 não faz nada %3{dative}.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>O revide destruiu a peça atacante.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>O revide tirou %n pinta da peça atacante.</numerusform>
            <numerusform>O revide tirou %n pintas da peça atacante.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, sua peça tirou mais. Revidar e reduzir a peça atacante em uma pinta, ou não?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 decide se revida.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>abaixo de zero conta como zero</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Antes da rolagem: %n dado contra %1</numerusform>
            <numerusform>Antes da rolagem: %n dados contra %1</numerusform>
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
        <translation>ela é reduzida</translation>
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
        <translation>a atacante pode ser reduzida</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Destruída imediatamente: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde %n pinta e é destruída.</numerusform>
            <numerusform>%1 perde %n pintas e é destruída.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 é destruída, porque não há peça menor na reserva.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 passa a ser pequena, porque não há peça média na reserva.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde %n pinta e passa a ser pequena.</numerusform>
            <numerusform>%1 perde %n pintas e passa a ser pequena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde %n pinta e passa a ser média.</numerusform>
            <numerusform>%1 perde %n pintas e passa a ser média.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Empate: nada acontece %1{dative}.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 tirou mais: você pode revidar e reduzir %3 em uma pinta.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 tirou mais: %1 pode revidar e reduzir %3 em uma pinta.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>O ataque a %1</translation>
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
        <translation>Ataque: %1. Soma %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Defesa: %1. Soma %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>Nenhum dado foi rolado recentemente.</translation>
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
            <numerusform>O monte se esgotou %1 de %n vez.</numerusform>
            <numerusform>O monte se esgotou %1 de %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Últimos turnos: resta %n.</numerusform>
            <numerusform>Últimos turnos: restam %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>o esgotamento do monte</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Últimos turnos restantes</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Esgotamentos do monte</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Cada vez que a pilha de descarte é embaralhada num novo monte conta como um esgotamento do monte.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Quando o monte se esgota tantas vezes quantos são os jogadores, o turno em curso é terminado. Depois todos têm mais um turno, a começar pelo próximo jogador.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Após %n esgotamento, o turno em curso é terminado. Depois todos têm mais um turno, a começar pelo próximo jogador.</numerusform>
            <numerusform>Após %n esgotamentos, o turno em curso é terminado. Depois todos têm mais um turno, a começar pelo próximo jogador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Depois vence a maior pontuação; em caso de empate, divide-se a vitória.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Últimos turnos: resta %n, contando este.</numerusform>
            <numerusform>Últimos turnos: restam %n, contando este.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>O monte já se esgotou %n vez.</numerusform>
            <numerusform>O monte já se esgotou %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Todos têm mais um turno, a começar pelo próximo jogador.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>O último turno acabou; a maior pontuação é %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Você vence: depois dos últimos turnos, você tem a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1 vence: depois dos últimos turnos, a maior pontuação é %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Depois dos últimos turnos, %1 dividem a maior pontuação, %2, e a vitória.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>Nada pode ser anunciado nestes últimos turnos.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>espadas com dados</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Espadas: atacar com dados</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>A peça atacante rola um dado por pinta.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>A peça atacante rola %n dado, qualquer que seja seu tamanho.</numerusform>
            <numerusform>A peça atacante rola %n dados, qualquer que seja seu tamanho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Use como espadas; o novo território pode vir de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Use como espadas; o novo território vem de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Use como espadas.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Ataque com dados uma peça inimiga na casa mirada: se a soma dela for menor, ela perde a diferença em pintas; se for maior, seu dono pode reduzir a peça atacante em uma pinta.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Ataque com dados uma ou mais peças inimigas na casa mirada: cada uma com soma menor perde a diferença em pintas; o dono de cada uma com soma maior pode reduzir a peça atacante em uma pinta.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Ou reduza o próprio lacaio sem dados.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Ou reduza a nada um território mirado de arcano menor, sem peças inimigas.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Ou reduza um território mirado sem peças inimigas: em um ponto, a uma carta mais baixa do mesmo tipo ou, se for um arcano menor, a nada.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>O lacaio que ataca indica uma peça inimiga na casa que mira.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>O lacaio que ataca indica uma ou mais peças inimigas na casa que mira.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Esta única rolagem vale contra todas as peças defensoras.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Cada peça defensora rola um dado por pinta. Um dado mostra um mais, um menos ou uma face em branco, cada um com chance de um em três. Um mais conta 1, um menos conta −1 e uma face em branco conta 0; uma soma abaixo de 0 conta como 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Se a peça atacante tiver a soma maior, a defensora perde a diferença em pintas. Se a defensora tiver a soma maior, seu dono pode reduzir a atacante em uma pinta. Somas iguais não mudam nada.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Uma peça sem pintas é destruída. Se a reserva não tiver o tamanho necessário, a peça passa ao maior tamanho disponível abaixo dele ou é destruída.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Todas essas peças mantêm a orientação.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Ou ataque o território mirado, a menos que haja ali uma peça inimiga. Ele é descartado e substituído por uma carta de um ponto a menos ou por uma carta mais baixa do mesmo tipo. Os arcanos maiores se ordenam pelo número; os menores, do rei ao ás, qualquer que seja o naipe. As peças ficam.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Um território mirado de arcano menor, sem peças inimigas, também pode ser reduzido a nada. Isso deixa ermo ou vazio. As peças que então estiverem no vazio voltam às reservas, também as de casas vizinhas.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Ou um lacaio reduz a si mesmo sem dados, qualquer que seja sua orientação. Ele pode perder no máximo as pintas que tinha no começo do turno ou quando entrou em jogo. Se a reserva não tiver o tamanho necessário, ele passa ao maior tamanho disponível abaixo dele ou é destruído. Se sobreviver, pode ser orientado.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Se ambos reduzem o mesmo território, nenhuma carta é necessária no passo intermediário.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que seja certo, sem dados, que as espadas deixem ali no máximo %n peça.</numerusform>
            <numerusform>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que seja certo, sem dados, que as espadas deixem ali no máximo %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Você revida e reduz %2 em uma pinta.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 revida e reduz %2 em uma pinta.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você não revida.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 não revida.</translation>
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
        <translation>%1 destrói a si mesma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 reduz a si mesma em %n pinta.</numerusform>
            <numerusform>%1 reduz a si mesma em %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Reduzir em:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Revidar</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 rola %2 (%3) e perde por %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 rola %2 (%3): soma igual.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 rola %2 (%3): soma maior.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 ataca e rola %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 tirou mais: revide e reduza %2 em uma pinta ou pule.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 tirou mais: %3 pode revidar e reduzir %2 em uma pinta.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Os dados decidem em quanto uma peça é reduzida (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Só é possível atacar uma peça por vez (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não é possível revidar agora (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>A peça pode reduzir a si mesma em no máximo %n pinta, a que tinha no começo do turno ou quando entrou em jogo (%1).</numerusform>
            <numerusform>A peça pode reduzir a si mesma em no máximo %n pintas: tantas quantas tinha no começo do turno ou quando entrou em jogo (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Um ataque precisa de pelo menos uma peça inimiga na casa mirada (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Uma peça defensora rola um dado por pinta.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Por mais longe que o ataque chegue, todas as peças defensoras estão na mesma casa.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que seja certo, sem dados, que as espadas deixem a casa dentro dos limites.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Primeiro rolam-se todos os dados. Depois os resultados são aplicados um após o outro: por lugar, depois por tamanho, do pequeno ao grande, depois por orientação. Em seguida, os donos das peças defensoras com soma maior decidem na mesma ordem. Quando a peça atacante é destruída, as defensoras restantes não fazem nada.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Peças defensoras em um ataque</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Número de peças inimigas que um ataque com dados indica.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Uma ou mais</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Uma</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Origem dos territórios atacados</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>A nova carta de um território atacado vem daqui.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>A pilha de descarte</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Dados de um ataque</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Número de dados que a peça atacante rola; 0 significa tantos quantas são as pintas dela.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Esgotamentos do monte</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Número de reembaralhamentos após os quais começam os últimos turnos; 0 significa um por jogador.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Dados e esgotamentos</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Casas:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Reduzir em:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartas a comprar:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Número:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Carta do topo do monte</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Não descartar nem comprar nada</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Vence a partida.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Você tem o necessário para anunciar seu último turno.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Você está à frente de todos os outros, e é disso que precisa.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Sem isso você sai da partida no fim deste turno.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Você mantém o que seu anúncio promete.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Você continua à frente de todos os outros, e é disso que precisa.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Barra o anúncio de outro jogador: falta %n ponto.</numerusform>
            <numerusform>Barra o anúncio de outro jogador: faltam %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Tira a vantagem de que outro jogador precisa para vencer: falta %n ponto.</numerusform>
            <numerusform>Tira a vantagem de que outro jogador precisa para vencer: faltam %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Você ganha %n ponto.</numerusform>
            <numerusform>Você ganha %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Os outros perdem %n ponto.</numerusform>
            <numerusform>Os outros perdem %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>As peças dos outros perdem %n pinta.</numerusform>
            <numerusform>As peças dos outros perdem %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Suas peças ganham %n pinta.</numerusform>
            <numerusform>Suas peças ganham %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n ponto seu agora está a salvo.</numerusform>
            <numerusform>%n pontos seus agora estão a salvo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Você ameaça territórios no valor de %n ponto.</numerusform>
            <numerusform>Você ameaça territórios no valor de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Você tem %n carta a mais na mão.</numerusform>
            <numerusform>Você tem %n cartas a mais na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Sua mão agora cobre mais %n naipe.</numerusform>
            <numerusform>Sua mão agora cobre mais %n naipes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Você passa à frente por %n ponto.</numerusform>
            <numerusform>Você passa à frente por %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Qualquer outro passo é pior.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (entre %2 e %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Sua chance de vencer passa a ser de cerca de %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Com “%1” agora, sua chance de vencer, assim ou mais tarde, é de %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Se você anunciar agora, sua chance de ter o necessário no fim do seu próximo turno é de %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Se você esperar, sua chance de vencer mais tarde é de %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Espere: um anúncio quase com certeza falharia.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Anuncie: é claramente melhor que esperar.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: é claramente melhor que esperar.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Espere: anunciar agora seria um erro.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Espere: “%1” agora seria um erro.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Anunciar parece um pouco melhor, mas a diferença é pequena demais para ter certeza.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>“%1” parece um pouco melhor, mas a diferença é pequena demais para ter certeza.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Esperar parece um pouco melhor, mas a diferença é pequena demais para ter certeza.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>Nesta posição, este turno não pode acabar com “%1”.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Melhor: %1</translation>
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
        <translation>O melhor turno: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>É a sua carta mais alta: com ela você tem a maior chance de jogar primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Você fica com %n carta mais alta, que vale mais na mão do que ser o primeiro a jogar.</numerusform>
            <numerusform>Você fica com %n cartas mais altas, que valem mais na mão do que ser o primeiro a jogar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Um passo mais abaixo mostra uma chance maior, mas foi menos examinado; por isso, seu número é menos certo.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Nenhum outro passo era claramente melhor.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Chance de vencer desperdiçada: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>O computador tem o necessário para anunciar seu último turno.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>O computador está à frente de todos os outros, e é disso que precisa.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Sem isso o computador sairia da partida no fim do turno dele.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>O computador mantém o que seu anúncio promete.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>O computador continua à frente de todos os outros, e é disso que precisa.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>O computador ganha %n ponto.</numerusform>
            <numerusform>O computador ganha %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>As peças do computador ganham %n pinta.</numerusform>
            <numerusform>As peças do computador ganham %n pintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n ponto do computador agora está a salvo.</numerusform>
            <numerusform>%n pontos do computador agora estão a salvo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>O computador ameaça territórios no valor de %n ponto.</numerusform>
            <numerusform>O computador ameaça territórios no valor de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>O computador tem %n carta a mais na mão.</numerusform>
            <numerusform>O computador tem %n cartas a mais na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>O computador passa à frente por %n ponto.</numerusform>
            <numerusform>O computador passa à frente por %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Qualquer outro turno parecia pior.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: por que este turno?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>O motivo está na mão dele, que você não pode ver.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Rodada %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Você tem %n ponto, e outro jogador tem %1. Para vencer, você precisa de mais que todos os outros.</numerusform>
            <numerusform>Você tem %n pontos, e outro jogador tem %1. Para vencer, você precisa de mais que todos os outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Você tem %1 de %n ponto.</numerusform>
            <numerusform>Você tem %1 de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n ponto, você sai.</numerusform>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n pontos, você sai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n ponto, todos os outros vencem.</numerusform>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n pontos, todos os outros vencem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n ponto, você perde peças.</numerusform>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n pontos, você perde peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n ponto, você perde o turno seguinte.</numerusform>
            <numerusform>Se no fim do seu próximo turno você tiver menos de %n pontos, você perde o turno seguinte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, você sai.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, você sai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, %1 sai.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, %1 sai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, todos os outros vencem.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, todos os outros vencem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, você perde peças.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, você perde peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, %1 perde peças.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, %1 perde peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, você perde o turno seguinte.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, você perde o turno seguinte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Com menos de %n ponto no fim dele, %1 perde o turno seguinte.</numerusform>
            <numerusform>Com menos de %n pontos no fim dele, %1 perde o turno seguinte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Empate: todos dão um novo lance</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Você joga primeiro, por sorteio</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>%1 joga primeiro, por sorteio</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Você joga primeiro</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 joga primeiro</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Você joga primeiro: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1 joga primeiro: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Você joga primeiro: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1 joga primeiro: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Vence o arcano maior mais alto; sem arcanos maiores, o menor mais alto.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Os maiores lances empatam: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Os maiores lances empatam: %1. Não restam cartas para dar lances, então o sorteio decide.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Os maiores lances empatam: %1. Não restam cartas para dar lances, então %2 joga primeiro.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>As cartas dos lances são postas de lado e poderão ser pegas depois.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Os lances decidem também a ordem dos outros turnos, do maior ao menor.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Agora cada um pega uma destas cartas; quem venceu pega por último:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Agora cada um pega %n das cartas dos lances; quem joga primeiro pega por último:</numerusform>
            <numerusform>Agora cada um pega %n das cartas dos lances; quem joga primeiro pega por último:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Dar novo lance</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Pegar uma carta</translation>
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
        <translation>o lance</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Cada jogador escolhe em segredo uma carta da mão como lance. Todos os lances são revelados juntos.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Vence o arcano maior de número mais alto, do Louco, com 0, ao Mundo, com 21. Se ninguém deu um arcano maior como lance, vence o arcano menor mais alto: rei, rainha, cavaleiro, valete, do dez ao dois e, por último, ás.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Se os maiores lances empatarem, as cartas são postas de lado e todos dão um novo lance.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Se as cartas na mão acabarem, o primeiro jogador é sorteado.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Se as cartas na mão acabarem, começa o jogador A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Os lances também decidem a ordem dos outros turnos: do maior lance ao menor. Entre lances perdedores iguais, vem antes o do jogador mais próximo à esquerda do vencedor.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>As cartas dos lances de todas as rodadas são então postas à vista. A começar pelo jogador que joga por último e terminando com o vencedor, cada jogador pega cartas à sua escolha até completar a mão.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>As cartas dos lances de todas as rodadas são então postas à vista. A começar à direita do vencedor e no sentido anti-horário, cada jogador pega cartas à sua escolha até completar a mão; o vencedor é o último.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Uma mão completa aqui tem %n carta, como na distribuição.</numerusform>
            <numerusform>Uma mão completa aqui tem %n cartas, como na distribuição.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>O vencedor dos lances fica com as cartas que sobram.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>O vencedor joga o primeiro turno.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>O vencedor joga o primeiro turno; joga-se no sentido horário.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Pegue uma carta dos lances.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Dê uma carta como lance em segredo: começa a mais alta, os arcanos maiores antes de todas as outras.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 pega uma carta dos lances.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 escolhe uma carta para o lance.</translation>
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
        <translation>Se ambos movem a mesma peça, a casa intermediária pode ser parte do vazio ou conter qualquer número de peças.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Se ambos afetam a mesma peça ou o mesmo território, não é preciso peça nem carta no passo intermediário.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>O primeiro pode levar uma peça a qualquer casa exceto o vazio, desde que o segundo deixe a casa dentro dos limites.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>O primeiro pode levar uma peça a qualquer casa exceto o vazio, desde que o segundo deixe ali no máximo %n peça.</numerusform>
            <numerusform>O primeiro pode levar uma peça a qualquer casa exceto o vazio, desde que o segundo deixe ali no máximo %n peças.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>A carta vem da sua mão ou de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>A carta vem da sua mão.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>A carta vem de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Se você jogar esta carta da mão, ela mesma estará na pilha de descarte.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>A casa de chegada é avaliada antes de se levantar a carta: uma casa ao lado do antigo lugar conta como ermo.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>A casa de chegada é avaliada depois de se levantar a carta: uma casa que só é vizinha do antigo lugar conta como vazio.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>O Louco{definite: o Louco|genitive: do Louco|dative: ao Louco}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>O Mago{definite: o Mago|genitive: do Mago|dative: ao Mago}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>A Sacerdotisa{definite: a Sacerdotisa|genitive: da Sacerdotisa|dative: à Sacerdotisa}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>A Imperatriz{definite: a Imperatriz|genitive: da Imperatriz|dative: à Imperatriz}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>O Imperador{definite: o Imperador|genitive: do Imperador|dative: ao Imperador}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>O Papa{definite: o Papa|genitive: do Papa|dative: ao Papa}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Os Enamorados{definite: os Enamorados|genitive: dos Enamorados|dative: aos Enamorados}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>O Carro{definite: o Carro|genitive: do Carro|dative: ao Carro}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>A Força{definite: a Força|genitive: da Força|dative: à Força}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>O Eremita{definite: o Eremita|genitive: do Eremita|dative: ao Eremita}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>A Roda da Fortuna{definite: a Roda da Fortuna|genitive: da Roda da Fortuna|dative: à Roda da Fortuna}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>A Justiça{definite: a Justiça|genitive: da Justiça|dative: à Justiça}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>O Enforcado{definite: o Enforcado|genitive: do Enforcado|dative: ao Enforcado}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>A Morte{definite: a Morte|genitive: da Morte|dative: à Morte}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>A Temperança{definite: a Temperança|genitive: da Temperança|dative: à Temperança}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>O Diabo{definite: o Diabo|genitive: do Diabo|dative: ao Diabo}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>A Torre{definite: a Torre|genitive: da Torre|dative: à Torre}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>A Estrela{definite: a Estrela|genitive: da Estrela|dative: à Estrela}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>A Lua{definite: a Lua|genitive: da Lua|dative: à Lua}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>O Sol{definite: o Sol|genitive: do Sol|dative: ao Sol}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>O Julgamento{definite: o Julgamento|genitive: do Julgamento|dative: ao Julgamento}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>O Mundo{definite: o Mundo|genitive: do Mundo|dative: ao Mundo}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>Ás de Copas{definite: o Ás de Copas|genitive: do Ás de Copas|dative: ao Ás de Copas}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dois de Copas{definite: o Dois de Copas|genitive: do Dois de Copas|dative: ao Dois de Copas}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Três de Copas{definite: o Três de Copas|genitive: do Três de Copas|dative: ao Três de Copas}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Quatro de Copas{definite: o Quatro de Copas|genitive: do Quatro de Copas|dative: ao Quatro de Copas}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Copas{definite: o Cinco de Copas|genitive: do Cinco de Copas|dative: ao Cinco de Copas}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Seis de Copas{definite: o Seis de Copas|genitive: do Seis de Copas|dative: ao Seis de Copas}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sete de Copas{definite: o Sete de Copas|genitive: do Sete de Copas|dative: ao Sete de Copas}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Oito de Copas{definite: o Oito de Copas|genitive: do Oito de Copas|dative: ao Oito de Copas}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Nove de Copas{definite: o Nove de Copas|genitive: do Nove de Copas|dative: ao Nove de Copas}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dez de Copas{definite: o Dez de Copas|genitive: do Dez de Copas|dative: ao Dez de Copas}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Valete de Copas{definite: o Valete de Copas|genitive: do Valete de Copas|dative: ao Valete de Copas}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cavaleiro de Copas{definite: o Cavaleiro de Copas|genitive: do Cavaleiro de Copas|dative: ao Cavaleiro de Copas}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Rainha de Copas{definite: a Rainha de Copas|genitive: da Rainha de Copas|dative: à Rainha de Copas}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Rei de Copas{definite: o Rei de Copas|genitive: do Rei de Copas|dative: ao Rei de Copas}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>Ás de Paus{definite: o Ás de Paus|genitive: do Ás de Paus|dative: ao Ás de Paus}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dois de Paus{definite: o Dois de Paus|genitive: do Dois de Paus|dative: ao Dois de Paus}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Três de Paus{definite: o Três de Paus|genitive: do Três de Paus|dative: ao Três de Paus}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Quatro de Paus{definite: o Quatro de Paus|genitive: do Quatro de Paus|dative: ao Quatro de Paus}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Paus{definite: o Cinco de Paus|genitive: do Cinco de Paus|dative: ao Cinco de Paus}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Seis de Paus{definite: o Seis de Paus|genitive: do Seis de Paus|dative: ao Seis de Paus}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sete de Paus{definite: o Sete de Paus|genitive: do Sete de Paus|dative: ao Sete de Paus}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Oito de Paus{definite: o Oito de Paus|genitive: do Oito de Paus|dative: ao Oito de Paus}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Nove de Paus{definite: o Nove de Paus|genitive: do Nove de Paus|dative: ao Nove de Paus}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dez de Paus{definite: o Dez de Paus|genitive: do Dez de Paus|dative: ao Dez de Paus}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Valete de Paus{definite: o Valete de Paus|genitive: do Valete de Paus|dative: ao Valete de Paus}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cavaleiro de Paus{definite: o Cavaleiro de Paus|genitive: do Cavaleiro de Paus|dative: ao Cavaleiro de Paus}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Rainha de Paus{definite: a Rainha de Paus|genitive: da Rainha de Paus|dative: à Rainha de Paus}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Rei de Paus{definite: o Rei de Paus|genitive: do Rei de Paus|dative: ao Rei de Paus}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>Ás de Ouros{definite: o Ás de Ouros|genitive: do Ás de Ouros|dative: ao Ás de Ouros}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dois de Ouros{definite: o Dois de Ouros|genitive: do Dois de Ouros|dative: ao Dois de Ouros}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Três de Ouros{definite: o Três de Ouros|genitive: do Três de Ouros|dative: ao Três de Ouros}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Quatro de Ouros{definite: o Quatro de Ouros|genitive: do Quatro de Ouros|dative: ao Quatro de Ouros}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Ouros{definite: o Cinco de Ouros|genitive: do Cinco de Ouros|dative: ao Cinco de Ouros}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Seis de Ouros{definite: o Seis de Ouros|genitive: do Seis de Ouros|dative: ao Seis de Ouros}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sete de Ouros{definite: o Sete de Ouros|genitive: do Sete de Ouros|dative: ao Sete de Ouros}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Oito de Ouros{definite: o Oito de Ouros|genitive: do Oito de Ouros|dative: ao Oito de Ouros}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Nove de Ouros{definite: o Nove de Ouros|genitive: do Nove de Ouros|dative: ao Nove de Ouros}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dez de Ouros{definite: o Dez de Ouros|genitive: do Dez de Ouros|dative: ao Dez de Ouros}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Valete de Ouros{definite: o Valete de Ouros|genitive: do Valete de Ouros|dative: ao Valete de Ouros}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cavaleiro de Ouros{definite: o Cavaleiro de Ouros|genitive: do Cavaleiro de Ouros|dative: ao Cavaleiro de Ouros}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Rainha de Ouros{definite: a Rainha de Ouros|genitive: da Rainha de Ouros|dative: à Rainha de Ouros}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Rei de Ouros{definite: o Rei de Ouros|genitive: do Rei de Ouros|dative: ao Rei de Ouros}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>Ás de Espadas{definite: o Ás de Espadas|genitive: do Ás de Espadas|dative: ao Ás de Espadas}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dois de Espadas{definite: o Dois de Espadas|genitive: do Dois de Espadas|dative: ao Dois de Espadas}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Três de Espadas{definite: o Três de Espadas|genitive: do Três de Espadas|dative: ao Três de Espadas}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Quatro de Espadas{definite: o Quatro de Espadas|genitive: do Quatro de Espadas|dative: ao Quatro de Espadas}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cinco de Espadas{definite: o Cinco de Espadas|genitive: do Cinco de Espadas|dative: ao Cinco de Espadas}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Seis de Espadas{definite: o Seis de Espadas|genitive: do Seis de Espadas|dative: ao Seis de Espadas}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sete de Espadas{definite: o Sete de Espadas|genitive: do Sete de Espadas|dative: ao Sete de Espadas}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Oito de Espadas{definite: o Oito de Espadas|genitive: do Oito de Espadas|dative: ao Oito de Espadas}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Nove de Espadas{definite: o Nove de Espadas|genitive: do Nove de Espadas|dative: ao Nove de Espadas}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dez de Espadas{definite: o Dez de Espadas|genitive: do Dez de Espadas|dative: ao Dez de Espadas}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Valete de Espadas{definite: o Valete de Espadas|genitive: do Valete de Espadas|dative: ao Valete de Espadas}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cavaleiro de Espadas{definite: o Cavaleiro de Espadas|genitive: do Cavaleiro de Espadas|dative: ao Cavaleiro de Espadas}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Rainha de Espadas{definite: a Rainha de Espadas|genitive: da Rainha de Espadas|dative: à Rainha de Espadas}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Rei de Espadas{definite: o Rei de Espadas|genitive: do Rei de Espadas|dative: ao Rei de Espadas}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>nenhuma carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>O tabuleiro</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>O lance</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Um turno</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Lacaios</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Orientação e alvos</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Os arcanos maiores</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dois poderes sobre a mesma coisa</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>O monte</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Pontuação e fim</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>trocar uma peça inimiga para a sua cor</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Substitua uma peça inimiga mirada por uma peça sua do mesmo tamanho, da sua reserva; depois oriente-a.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>A peça inimiga volta à reserva do dono. Sem uma peça desse tamanho na sua reserva, isso é impossível.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Uma peça sua não pode ser substituída.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Uma peça sua também pode ser substituída.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Uma peça sua, ou de um jogador do seu lado, também pode ser substituída.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>usar outro arcano maior</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Use os poderes de qualquer outro território com arcano maior no tabuleiro.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>As mesmas peças são lacaios para os poderes copiados. A carta copiada fica onde está; não é jogada nem descartada.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Copas: criar</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Use como copas; um novo território pode ser a carta do topo do monte, qualquer que seja.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Use como copas; um novo território é a carta do topo do monte, qualquer que seja.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Use como copas.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Os limites de peças por casa não se aplicam.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>O limite de %n peça por casa não se aplica.</numerusform>
            <numerusform>O limite de %n peças por casa não se aplica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Crie uma peça pequena sua na casa mirada.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Crie uma peça pequena sua na casa mirada, se houver ali menos de %n peça.</numerusform>
            <numerusform>Crie uma peça pequena sua na casa mirada, se houver ali menos de %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Se mirar uma peça inimiga, você pode, em vez disso, criar outra peça pequena daquela cor.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Ou crie um território: ponha qualquer arcano menor da mão num ermo mirado sem peças inimigas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Ou crie um território: ponha uma carta da mão que valha exatamente um ponto num ermo mirado sem peças inimigas.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Um novo território pode ser a carta do topo do monte, qualquer que seja.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Ou crie um território: ponha a carta do topo do monte, qualquer que seja, num ermo mirado sem peças inimigas.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou crie um território: ponha qualquer arcano menor da mão no ermo mirado, a menos que haja ali uma peça inimiga. Suas peças continuam ali.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou crie um território: ponha uma carta da mão que valha exatamente um ponto no ermo mirado, a menos que haja ali uma peça inimiga. Suas peças continuam ali.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Em vez disso, pode ser a carta do topo do monte, às cegas, qualquer que seja.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Ou crie um território: ponha a carta do topo do monte, às cegas e qualquer que seja, no ermo mirado, a menos que haja ali uma peça inimiga. Suas peças continuam ali.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>Não é possível criar territórios.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Acrescente uma peça pequena da sua reserva, com qualquer orientação, à casa mirada, que pode estar cheia. O vazio não é alvo.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Acrescente uma peça pequena da sua reserva, com qualquer orientação, à casa mirada, se não estiver cheia. O vazio não é alvo.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>Também é possível criar peças em ermos.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>Não é possível criar peças em ermos.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Ou, se mirar uma peça inimiga, acrescente à casa dela uma peça pequena daquela cor, com a mesma orientação. A casa pode estar cheia.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Ou, se mirar uma peça inimiga, acrescente à casa dela uma peça pequena daquela cor, com a mesma orientação, se a casa não estiver cheia.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>Não é possível criar peças inimigas.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Sem uma peça pequena nessa reserva, isso é impossível.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Um lacaio também pode criar na própria casa, porque pode mirar a si mesmo.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Um lacaio que mira a si mesmo cria, mesmo assim, na casa que mira: aquela para onde aponta ou, se está de pé, a própria casa.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Crie uma peça pequena sua na casa mirada, se não estiver cheia.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Mas neste jogo nenhuma carta tem esse valor.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>coloca uma peça</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Uma peça pequena entra em %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>ativa %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>joga %1{definite}</translation>
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
        <translation>renova a mão</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>anuncia o último turno</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>O próximo turno é o último.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>pega %1{definite}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>encerra o turno</translation>
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
            <numerusform>Compra %n carta.</numerusform>
            <numerusform>Compra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>orienta uma peça</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Isto não pode ser lido: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Isto é grande demais; o máximo permitido é %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>A chave “%1” não é conhecida aqui.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Falta a chave “%2”.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>O valor “%1” não é permitido; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” é indicado duas vezes.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Duas configurações se excluem mutuamente: %1 e %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há regulamento “%1”.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há poder “%1”.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há mecânica “%1”.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>O regulamento “%1” estende a si mesmo, diretamente ou por meio de outros.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Igual ao original; isto pode ser removido.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>A palavra “%1” não é entendida aqui.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há carta “%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” não é uma casa.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há peça “%1” no tabuleiro.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Não há lugar “%1”.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Isto poderia significar “%1” ou “%2”.</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>O passo “%1” não é permitido (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Há “%1” demais; o máximo permitido é %n.</numerusform>
            <numerusform>Há “%1” demais; o máximo permitido é %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>“%1” não é usado neste regulamento.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>O arquivo acaba no meio de uma linha; tudo o que vem antes pode ser usado.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>O turno já começou, e estas regras não podem continuar a partir deste ponto.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Não há nada aqui.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>Isto é longo demais; o máximo permitido é %n byte.</numerusform>
            <numerusform>Isto é longo demais; o máximo permitido são %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Isto está aninhado fundo demais; o máximo permitido é %n nível.</numerusform>
            <numerusform>Isto está aninhado fundo demais; o máximo permitido são %n níveis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Há valores demais; o máximo permitido é %n.</numerusform>
            <numerusform>Há valores demais; o máximo permitido são %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Isto é %1; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1” não é um arquivo comum.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Este plug-in não é usado: ele substituiria “%1”, que já existe.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Este arquivo não é usado: não é um plug-in do tipo que cabe aqui.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Este plug-in não é usado: foi compilado para outra versão (%1; esta é %2). Compile-o de novo.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Este plug-in não pode ser carregado: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Isto não pode ser lido.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Este plug-in não é usado: não diz para que versão foi compilado. Compile-o de novo.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Há itens demais; o máximo permitido é %n.</numerusform>
            <numerusform>Há itens demais; o máximo permitido são %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>O passo não é permitido (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>O valor “%1” não é permitido aqui.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>um regulamento</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>uma posição</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>um cenário</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>a gravação de uma partida</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>o plano de um experimento</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>O número mínimo de jogadores não pode passar do máximo.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Uma mão não pode começar com mais cartas do que pode ter. Só se pode escolher cartas se a mecânica para isso for usada.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>Em cada reserva deve restar uma peça pequena, a ser colocada primeiro.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Uma carta numerada não pode valer mais que uma figura, nem uma figura mais que um arcano maior.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Só uma delas pode definir como o fim da partida é anunciado.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>Os lances não podem decidir a ordem dos turnos em um jogo sem lances.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>O limite inferior não pode passar do superior.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Algo está errado aqui.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Substituir tudo por %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Adicionar a mecânica %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Restaurar o padrão de %1: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Renomear %1 para “%2”.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Remover %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Pôr %1 em %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Você quis dizer “%1”?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Fazer mais %n mudança desse tipo.</numerusform>
            <numerusform>Fazer mais %n mudanças desse tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Este plug-in está desativado: ocorreu um erro nele durante o carregamento (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Este plug-in está desativado: uma falha nele derrubou o programa (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Este plug-in está desativado: o programa terminou duas vezes enquanto o carregava. Se foi você que encerrou o programa, o plug-in pode estar em ordem.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Este plug-in não é usado desta vez (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Este plug-in está desativado: ocorreu um erro nele durante o carregamento.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>O identificador “%1” já é usado pelo arquivo %2, então este regulamento não é usado. Dê-lhe outro identificador.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Provavelmente falta o plug-in que oferece isso.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Provavelmente isso faz parte do plug-in “%1”, que não está carregado.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Provavelmente isso faz parte de um dos plug-ins que não estão carregados: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Este texto está em UTF-16 ou UTF-32. Salve-o em UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Comentários não são permitidos aqui. Remova este.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Estas não são aspas duplas retas. Escreva &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>O texto termina cedo demais. Falta fechar um colchete, uma chave ou aspas.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Um texto entre aspas não pode conter quebra de linha nem tabulação. Escreva \n ou \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Este caractere não pode vir depois de uma barra invertida. Para uma barra invertida, escreva \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” não é um número que se possa ler. Escreva, por exemplo, 8 ou 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Espera-se aqui um número.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Espera-se aqui uma chave entre aspas duplas, não “%1”.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Espera-se aqui uma chave entre aspas duplas.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Espera-se aqui um sinal de dois-pontos, não “%1”.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Espera-se aqui um sinal de dois-pontos.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Espera-se aqui um valor, não “%1”. Textos devem estar entre aspas duplas.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Espera-se aqui um valor. Textos devem estar entre aspas duplas.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Espera-se aqui uma vírgula, um colchete ou uma chave de fechamento, não “%1”.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Espera-se aqui uma vírgula, um colchete ou uma chave de fechamento.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Há texto depois do fim do documento: “%1”. Remova-o.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Há texto depois do fim do documento. Remova-o.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>Isto é %1, mas espera-se %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>um texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>um número</translation>
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
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Se não, provavelmente falta o plug-in que oferece isso.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Se não, provavelmente isso faz parte de um plug-in que não está carregado: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>“%1” é um jogo; aqui só pode ser indicada uma expansão.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>Não há nenhuma carta neste tabuleiro. Escreva * para uma casa com qualquer carta, ou o nome de uma carta.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Nenhuma carta jamais pode ser usada: um turno não permite jogar uma carta nem ativar um território.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>A partida nunca pode acabar: falta uma mecânica que a encerre, como o último turno anunciado.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” não pode ser um identificador; são esperados letras minúsculas de a a z, algarismos e hifens.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>Seriam distribuídas e colocadas no tabuleiro %1 cartas; o máximo permitido é %n, para que reste uma para comprar.</numerusform>
            <numerusform>Seriam distribuídas e colocadas no tabuleiro %1 cartas; o máximo permitido são %n, para que reste uma para comprar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Cada jogador teria %1 peças; o máximo permitido é %n.</numerusform>
            <numerusform>Cada jogador teria %1 peças; o máximo permitido são %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>O maior lance só pode decidir em um jogo com lances. O primeiro lugar deve ser um lugar do jogo.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Este caractere não está em UTF-8. O texto provavelmente está em Latin-1 (Windows-1252): salve-o em UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Não há nada depois desta vírgula. Remova-a.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Converter o texto para UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Converter o texto de Latin-1 para UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Remover o comentário.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Remover a vírgula.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Escrever aspas duplas retas.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Fechar o colchete, a chave ou as aspas em aberto.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Escrever o caractere com uma barra invertida.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Escrever a barra invertida duas vezes.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Pôr a chave entre aspas duplas.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Escrever true, false ou null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Adicionar a vírgula, o colchete ou a chave que falta.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Corrigir o texto.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>A partida nunca pode acabar: com esta configuração, a mecânica “%1” não pode encerrá-la.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Isto marca código em Markdown e não faz parte do documento. Remova-o.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Remover a marca de Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Não existe o arquivo “%1”.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1” não pode ser lido.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1” leva a um arquivo fora de sua pasta.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>o relatório de um experimento</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>uma lição</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>um enigma</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Remover o colchete ou a chave a mais.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Remover o texto em volta do documento.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Esta lista é curta demais; é preciso pelo menos %n elemento.</numerusform>
            <numerusform>Esta lista é curta demais; são precisos pelo menos %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Isto foi feito para uma versão posterior do programa: o formato é %1, e este programa conhece formatos até %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Escreva aqui um texto com seu idioma: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>O Gnostica já tem um baralho com esse identificador. Renomeie a pasta deste baralho e mude o “id” em seu deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Não há baralho “%1”.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>O colchete ou a chave em aberto está aqui: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Espera-se aqui o sinal de fechamento “%2”, não “%1”.</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Isto não é %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>rolar o dado de cores</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Role o dado de cores e use o que ele mostrar.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Copas, paus, ouros ou espadas no dado são o poder desse naipe. Uma estrela é o poder %1{genitive}; a face curinga, o %2{genitive}. As mesmas peças são lacaios para esse poder.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você rola o dado de cores.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 rola o dado de cores.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>O dado de cores mostra copas.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>O dado de cores mostra paus.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>O dado de cores mostra ouros.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>O dado de cores mostra espadas.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>O dado de cores mostra uma estrela: o poder %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>O dado de cores mostra o curinga: o poder %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>O dado de cores tem seis faces, todas igualmente prováveis: copas, paus, ouros, espadas, uma estrela e um curinga.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Joga-se como “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Difere de “%1” em %n regra: %2 e outras.</numerusform>
            <numerusform>Difere de “%1” em %n regras: %2 e outras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Difere de “%1” em %n regra: %2.</numerusform>
            <numerusform>Difere de “%1” em %n regras: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>ouros</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Ouros: fazer crescer</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Um território de qualquer valor, ou um ermo, pode ser substituído pela carta do topo do monte, qualquer que seja. Não pode haver ali peça inimiga.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Um território de qualquer valor pode ser substituído pela carta do topo do monte, qualquer que seja. Não pode haver ali peça inimiga.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Use como ouros; o novo território pode vir de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Use como ouros; o novo território vem de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Use como ouros.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Ou faça crescer um território mirado sem peças inimigas: substitua-o por uma carta que valha mais, ou por uma mais alta do mesmo tipo.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>Ou faça crescer um território mirado sem peças inimigas: substitua-o por uma carta que valha um ponto a mais.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Faça o lacaio ou uma peça mirada crescer um tamanho, com uma peça da reserva do dono.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Um ermo sem peças inimigas pode crescer até uma carta que valha um ponto.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Ou faça crescer o território mirado, a menos que haja ali uma peça inimiga. Ele é descartado e substituído por uma carta que valha mais ou por uma carta mais alta do mesmo tipo. Os arcanos maiores se ordenam pelo número; os menores, de ás e dois até valete, cavaleiro, rainha e rei, qualquer que seja o naipe. As peças ficam.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Ou faça crescer o território mirado, a menos que haja ali uma peça inimiga. Ele é descartado e substituído por uma carta que valha exatamente um ponto a mais. Um arcano maior não pode crescer. As peças ficam.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Um ermo mirado sem peças inimigas também pode crescer: põe-se nele uma carta que valha exatamente um ponto. As peças ficam.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Ou substitua o território mirado, de qualquer valor, pela carta do topo do monte, às cegas e qualquer que seja. Não pode haver peça inimiga no território. A carta antiga é descartada; as peças ficam.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>A carta do topo do monte também pode ser posta num ermo mirado sem peças inimigas.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Substitua o lacaio ou uma peça mirada por uma peça exatamente um tamanho maior, da reserva do dono. Uma peça sua pode então ser orientada; uma inimiga mantém a orientação.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Sem uma peça desse tamanho na reserva, isso é impossível. Uma peça grande não pode crescer.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Territórios não podem crescer.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Se os dois poderes criam e fazem crescer a mesma peça, não é preciso peça no passo intermediário.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se os dois poderes criam e fazem crescer a mesma peça ou o mesmo território, não é preciso peça nem carta no passo intermediário.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Se ambos fazem crescer a mesma peça, não é preciso peça no passo intermediário.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Se ambos fazem crescer a mesma peça, o mesmo território ou o mesmo ermo, não é preciso peça nem carta no passo intermediário.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se ambos fazem crescer a mesma peça ou o mesmo território, não é preciso peça nem carta no passo intermediário.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Valete, cavaleiro, rainha e rei também não podem crescer: nenhuma carta vale um ponto a mais.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Uma carta numerada, de ás a dez, também não pode crescer: nenhuma carta vale um ponto a mais.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Mas neste jogo nenhuma carta tem esse valor.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Nada muda até o turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Estas regras não permitem %n jogador.</numerusform>
            <numerusform>Estas regras não permitem %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>A partida não poderia começar de sua posição.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Isto então não seria possível: “%1”</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Outra coisa ficaria então ao acaso.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>O acaso então decidiria algo primeiro.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>%1 teria então de decidir.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>A partida não acabaria onde acabou.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Isto teria então um resultado diferente: “%1”</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Outros jogadores teriam vencido ou sido eliminados.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>Haveria outras peças no tabuleiro.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>Haveria outros territórios no tabuleiro.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>Haveria outras cartas nas mãos.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>Haveria outras cartas nas pilhas.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Seria a vez de outro jogador.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 com %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>a escolha de cartas</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Cada jogador escolhe %n carta da primeira mão entre cartas abertas.</numerusform>
            <numerusform>Cada jogador escolhe %n cartas da primeira mão entre cartas abertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Quando o primeiro jogador é conhecido, as cartas são pegas uma por vez, do jogador que joga por último até o primeiro. O último jogador de cada rodada começa a seguinte, que vai no sentido contrário.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Há %n carta aberta a mais do que os jogadores escolhem; o que sobra é descartado.</numerusform>
            <numerusform>Há %n cartas abertas a mais do que os jogadores escolhem; o que sobra é descartado.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Há tantas cartas abertas quantas os jogadores escolhem.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você pega a carta aberta %2.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 pega a carta aberta %2.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Escolha uma das cartas abertas para a mão.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 escolhe uma das cartas abertas.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>%n carta aberta é posta na mesa para a escolha.</numerusform>
            <numerusform>%n cartas abertas são postas na mesa para a escolha.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Ninguém vence</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 vencem juntos</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 dividem a vitória</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Não resta mais ninguém na partida.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 tinha %2 de %n ponto ao anunciar o último turno e %3 ao terminá-lo.</numerusform>
            <numerusform>%1 tinha %2 de %n pontos ao anunciar o último turno e %3 ao terminá-lo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Rodada %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 vai de %2 a %n ponto e passa à frente.</numerusform>
            <numerusform>%1 vai de %2 a %n pontos e passa à frente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 vai de %2 a %n ponto.</numerusform>
            <numerusform>%1 vai de %2 a %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n ponto</numerusform>
            <numerusform>%1 %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Início: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Rodada %1, turno de %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Fica de pé.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Fica voltada para o %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 entra no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 fica no vazio e volta à reserva.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 volta à reserva.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 chega a %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 passa a ser pequena.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 passa a ser média.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 passa a ser grande.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 gira.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>No lugar %1{genitive} fica %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Um novo território começa em %1.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Novo território em %2: %1{definite}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>A casa %2 fica sem %1{definite}.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>Em %2, o território %1 dá lugar %3{dative}.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>O território em %1 não existe mais.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>O território %1 em %2 não existe mais.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>O território %1 vai de %2 para %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Você ativa o território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 ativa o território %2 em %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você joga %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 joga %2{definite}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Você descarta %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2{definite}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Você compra uma carta.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Você compra %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 compra %n carta.</numerusform>
            <numerusform>%1 compra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>A carta: %1{definite}.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Usam-se os poderes do território %1 em %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você pega %2{definite} na pilha de descarte.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 pega %2{definite} na pilha de descarte.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 troca as mãos com você.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Você troca as mãos com %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 troca as mãos com %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>A carta da pilha de descarte é o novo monte.</numerusform>
            <numerusform>As %n cartas da pilha de descarte são embaralhadas e formam o novo monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você encerra o turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 encerra o turno.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>As cartas são distribuídas a %n jogador, e o tabuleiro é montado.</numerusform>
            <numerusform>As cartas são distribuídas a %n jogadores, e o tabuleiro é montado.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você escolheu uma carta para o lance.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1 escolheu uma carta para o lance.</translation>
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
        <translation>Os lances são revelados (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Os maiores lances empatam; todos dão um novo lance.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você pega %2{definite} dentre as cartas dos lances.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 pega %2{definite} dentre as cartas dos lances.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você vence os lances e joga primeiro.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 vence os lances e joga primeiro.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você joga primeiro.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 joga primeiro.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você anuncia seu próximo turno como o último.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 anuncia seu próximo turno como o último.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Seu último turno acaba com %2 de %n ponto.</numerusform>
            <numerusform>Seu último turno acaba com %2 de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>O último turno de %1 acaba com %2 de %n ponto.</numerusform>
            <numerusform>O último turno de %1 acaba com %2 de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Seu último turno acaba com apenas %2 de %n ponto.</numerusform>
            <numerusform>Seu último turno acaba com apenas %2 de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>O último turno de %1 acaba com apenas %2 de %n ponto.</numerusform>
            <numerusform>O último turno de %1 acaba com apenas %2 de %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você está fora da partida; suas peças voltam à reserva e sua mão é descartada.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 está fora da partida; suas peças voltam à reserva e sua mão é descartada.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>O relógio oculto toca.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Um passo inacabado é desfeito.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Acontece algo que nenhuma regra descreve.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>A regra “%2” informa sobre %1: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>A partida acabou, e ninguém vence.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>A partida acabou: %1 dividem a vitória.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>A partida acabou: você vence.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>A partida acabou: %1 vence.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>a rodada final</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>A pilha de descarte foi embaralhada</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Turnos restantes da rodada final</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Depois que a pilha de descarte foi embaralhada pela primeira vez num novo monte, você pode declarar a rodada final no fim do seu turno.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Todos os outros têm então mais um turno. Depois vence a maior pontuação; em caso de empate, divide-se a vitória.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você encerra o turno e declara a rodada final.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 encerra o turno e declara a rodada final.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Declarar a rodada final</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Encerre seu turno ou declare a rodada final.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>A partida acaba após %n turno.</numerusform>
            <numerusform>A partida acaba após %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>A partir de agora a rodada final pode ser declarada.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você declara a rodada final.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 declara a rodada final.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>A rodada final acabou: vence a maior pontuação, %n ponto.</numerusform>
            <numerusform>A rodada final acabou: vence a maior pontuação, %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A pilha de descarte ainda não foi embaralhada num novo monte (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>A rodada final já está sendo jogada (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>A rodada final acabou: você vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>A rodada final acabou: %1 vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>A rodada final acabou: %1 dividem a maior pontuação e a vitória.</translation>
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
        <translation>Revelar uma carta não exige lacaio.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Descartar e comprar não exige lacaio.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Escolher outra carta para usar não exige lacaio.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Poderes que não exigem lacaio podem ser usados mesmo quando não resta nenhum lacaio.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Isso vale só para peças: um território deve sempre parar num lugar permitido.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Entre as duas metades, as peças no vazio esperam, e a peça afetada pode ser mirada onde quer que esteja.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Dois lacaios podem dividir as metades. Uma peça sua afetada pela primeira metade pode agir na segunda se for um lacaio.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>O tabuleiro é uma grade quadriculada sem borda. Uma casa com uma carta é um território.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Uma casa sem carta que tem um lado em comum com um território é um ermo. Um ermo pode conter peças. É como um território sem poder e não vale nada.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Qualquer outra casa faz parte do vazio. Nada pode ser feito ali. Assim que um poder é usado ou uma ação é concluída, as peças no vazio voltam às reservas dos donos.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Uma casa está cheia se há nela %n peça ou mais, não importa de quem.</numerusform>
            <numerusform>Uma casa está cheia se há nela %n peças ou mais, não importa de quem.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>Nenhuma peça pode ser criada numa casa cheia nem movida para ela, a menos que uma regra diga que ela pode estar cheia. Uma casa que já tem mais fica como está.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Isso vale também para ermos.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Um ermo nunca está cheio.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Participa %n jogador.</numerusform>
            <numerusform>Participam %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Participam de %1 a %n jogador.</numerusform>
            <numerusform>Participam de %1 a %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n pequena (uma pinta)</numerusform>
            <numerusform>%n pequenas (uma pinta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n média (duas pintas)</numerusform>
            <numerusform>%n médias (duas pintas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n grande (três pintas)</numerusform>
            <numerusform>%n grandes (três pintas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Cada jogador tem uma reserva de pirâmides de uma cor: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Depois monta-se uma grade de cartas abertas, com %1 de largura e %2 de altura. O resto é o monte.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Um lance decide quem joga primeiro.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>O primeiro jogador é sorteado; joga-se no sentido horário.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>O jogador %1 joga primeiro; joga-se no sentido horário.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Um jogador sem peças no tabuleiro só pode colocar uma peça pequena da reserva, com qualquer orientação. A casa deve ser um território ou um ermo sem peças.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Se não houver uma casa assim, o jogador passa.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Se não houver uma casa assim, o jogador pode renovar a mão.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Caso contrário, faça exatamente uma destas coisas:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Caso contrário, cada ação é exatamente uma destas:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Para passar, renove a mão sem descartar nem comprar.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>Em vez disso, você pode passar.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Todos os poderes são opcionais. Você pode deixar de usar qualquer um, até todos os de uma carta, mas a ordem deles nunca muda.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando você joga uma carta, todas as suas peças no tabuleiro são lacaios. Qualquer uma delas pode usar cada poder – a mesma ou peças diferentes.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando você ativa um território, suas peças nele são lacaios nesta ação, aonde quer que vão. Qualquer uma delas pode usar cada poder – a mesma ou peças diferentes.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando você ativa um território, suas peças nele são lacaios no turno inteiro, aonde quer que vão. Qualquer uma delas pode usar cada poder – a mesma ou peças diferentes.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Uma peça substituída por outra de outro tamanho continua sendo a mesma peça.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Depois de ativar um território, uma peça sua diretamente afetada por um lacaio também passa a ser lacaio pelo resto da ação.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Depois de ativar um território, uma peça sua diretamente afetada por um lacaio também passa a ser lacaio pelo resto do turno.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Só são lacaios as peças que estavam no território ativado.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Enquanto você usa um Louco, mesmo copiado por outra carta, suas peças afetadas também passam a ser lacaios pelo resto do turno.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Enquanto você usa um Louco, suas peças afetadas também passam a ser lacaios pelo resto do turno.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Nada que se faz a uma peça a afeta neste sentido.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Qualquer destas coisas afeta uma peça: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Peças num território afetado contam como afetadas.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Peças num território afetado não contam como afetadas.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Uma peça tem uma de nove orientações: fica voltada para o norte, o leste, o sul ou o oeste, ou na diagonal entre dois deles, ou fica de pé. Orientar uma peça é dar a ela outra orientação.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Uma peça tem uma de cinco orientações: fica voltada para o norte, o leste, o sul ou o oeste, nunca na diagonal, ou fica de pé. Orientar uma peça é dar a ela outra orientação.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Uma peça voltada na diagonal mira, move e empurra pelos cantos das casas. Só é ermo uma casa que tem um lado em comum com um território.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Um lacaio de pé mira a própria casa e qualquer peça nela. Um lacaio deitado mira a casa seguinte na sua direção e qualquer peça nela.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Um lacaio sempre pode mirar a si mesmo, qualquer que seja a orientação.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Quando você afeta uma peça sua, pode orientá-la. Uma peça inimiga mantém a orientação. Uma regra pode determinar o contrário.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Quando o monte acaba, a pilha de descarte é embaralhada e forma um novo monte.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Isso é feito imediatamente, assim que o monte fica vazio.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Isso só é feito quando uma carta precisa ser comprada.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Uma carta comprada chega primeiro ao destino: uma mão, o tabuleiro ou a pilha de descarte. Se nesse ponto não houver descartes para embaralhar, descartes posteriores são embaralhados antes da próxima compra.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Uma carta comprada chega primeiro ao destino: uma mão, o tabuleiro ou a pilha de descarte.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Um jogador que ainda tem cartas a comprar continua com o novo monte. Quando as duas pilhas estão vazias, nada pode ser comprado.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Você nunca compra além do limite da mão. Você compra no máximo as cartas que restam nas duas pilhas depois do seu descarte.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Um arcano menor vale %1; um arcano maior, %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Uma carta numerada, de ás a dez, vale %1; valete, cavaleiro, rainha e rei valem %2; um arcano maior vale %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Se não restar nenhum território no tabuleiro, a partida acaba no fim desse turno. Os jogadores ainda na partida dividem a vitória.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Se não restar nenhum território no tabuleiro, a partida acaba no fim desse turno, e ninguém vence.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Um último turno que acaba nesse momento é avaliado antes. Nada mais pode ser anunciado.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Um território com uma carta numerada, de ás a dez, fica cheio com %n peça.</numerusform>
            <numerusform>Um território com uma carta numerada, de ás a dez, fica cheio com %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Um território com valete, cavaleiro, rainha ou rei fica cheio com %n peça.</numerusform>
            <numerusform>Um território com valete, cavaleiro, rainha ou rei fica cheio com %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Um território com um arcano maior fica cheio com %n peça.</numerusform>
            <numerusform>Um território com um arcano maior fica cheio com %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Um ermo fica cheio com %n peça.</numerusform>
            <numerusform>Um ermo fica cheio com %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Uma casa com %n peça pequena ou mais não tem lugar para outra.</numerusform>
            <numerusform>Uma casa com %n peças pequenas ou mais não tem lugar para outra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Uma casa com %n peça média ou mais não tem lugar para outra, e nenhuma peça pequena pode crescer até o tamanho médio ali.</numerusform>
            <numerusform>Uma casa com %n peças médias ou mais não tem lugar para outra, e nenhuma peça pequena pode crescer até o tamanho médio ali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Uma casa com %n peça grande ou mais não tem lugar para outra, e nenhuma peça média pode crescer até o tamanho grande ali.</numerusform>
            <numerusform>Uma casa com %n peças grandes ou mais não tem lugar para outra, e nenhuma peça média pode crescer até o tamanho grande ali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Uma casa com %n peça ou mais de um jogador não tem lugar para outra desse jogador, e nenhuma peça inimiga ali pode ser substituída por uma dele.</numerusform>
            <numerusform>Uma casa com %n peças ou mais de um jogador não tem lugar para outra desse jogador, e nenhuma peça inimiga ali pode ser substituída por uma dele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>As 78 cartas do tarô são embaralhadas. Cada jogador recebe %n carta; esse é também o limite da mão.</numerusform>
            <numerusform>As 78 cartas do tarô são embaralhadas. Cada jogador recebe %n cartas; esse é também o limite da mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>As 78 cartas do tarô são embaralhadas.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>As 78 cartas do tarô são embaralhadas. Cada jogador recebe %n carta.</numerusform>
            <numerusform>As 78 cartas do tarô são embaralhadas. Cada jogador recebe %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>O limite da mão é de %n carta.</numerusform>
            <numerusform>O limite da mão é de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Depois colocam-se cartas abertas nestas casas: %1. O resto é o monte.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Antes de embaralhar, a carta %1 é retirada do baralho e posta em %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Uma vez por turno, antes de uma ação, você pode orientar uma das suas peças. Isso não conta como ação.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>No fim do seu turno, antes de qualquer outra coisa, você compra %n carta, até o limite da mão.</numerusform>
            <numerusform>No fim do seu turno, antes de qualquer outra coisa, você compra %n cartas, até o limite da mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Mira também casas mais distantes, não importa o que haja no meio: até a distância de %1 se é pequeno, %2 se é médio e %3 se é grande.</translation>
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
        <translation>Algumas cartas têm outro valor (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>A pontuação para vencer é %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Com %n jogador, a pontuação para vencer é %1.</numerusform>
            <numerusform>Com %n jogadores, a pontuação para vencer é %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Sua pontuação é o número de pintas das suas peças em todos os territórios que você controla.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Sua pontuação é o valor de todos os territórios que você controla.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Sua pontuação é o valor de todos os territórios em que só há peças suas.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Você controla um território em que só há peças suas.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Você controla um território se tem nele mais peças que qualquer outro jogador. Em caso de empate entre dois ou mais jogadores, ninguém o controla.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Você controla um território se suas peças nele somam mais pintas que as de qualquer outro jogador. Em caso de empate entre dois ou mais jogadores, ninguém o controla.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Um ermo que você controla do mesmo modo vale %n ponto.</numerusform>
            <numerusform>Um ermo que você controla do mesmo modo vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Rolar o dado de cores não exige lacaio.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Uma casa sem carta que tem um lado em comum com um território é um ermo. Um ermo pode conter peças. É como um território sem poder.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>Nada mais neste jogo permite isso.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Só isto afeta uma peça: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Esses valores só importam onde territórios são criados, crescem ou são atacados.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Se não restar nenhum território no tabuleiro, a partida acaba no fim desse turno, como diz a regra %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Se um só jogador tem peças num território, e pelo menos uma de cada tamanho, elas formam uma torre. Ninguém mais pode mirar uma peça de uma torre.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>No território de uma torre, nenhuma peça de outro jogador pode ser criada nem terminar um movimento.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Isso não protege uma peça de uma torre das consequências do próprio ataque.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>Em cada turno você faz %n ação desse tipo, com seus próprios lacaios. Colocar uma peça também é uma ação, e passar também.</numerusform>
            <numerusform>Em cada turno você faz %n ações desse tipo, uma após a outra; cada uma tem seus próprios lacaios. Colocar uma peça também é uma ação, e passar também.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Algumas casas têm um limite próprio.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>o último turno anunciado</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Último turno anunciado por</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Jogadores que já anunciaram</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Jogadores que perdem o próximo turno</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>No fim do seu último turno, você vence imediatamente com a pontuação para vencer ou mais, não importa o que os outros tenham.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>No fim do seu último turno, você vence imediatamente com %n ponto ou mais, não importa o que os outros tenham.</numerusform>
            <numerusform>No fim do seu último turno, você vence imediatamente com %n pontos ou mais, não importa o que os outros tenham.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>No fim do seu turno, você pode anunciar que seu próximo turno é o último, a menos que esteja pendente o último turno anunciado de outro jogador. Para isso não é preciso ter pontos.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>No fim do seu turno, com %n ponto ou mais, você pode anunciar que seu próximo turno é o último, a menos que esteja pendente o último turno anunciado de outro jogador.</numerusform>
            <numerusform>No fim do seu turno, com %n pontos ou mais, você pode anunciar que seu próximo turno é o último, a menos que esteja pendente o último turno anunciado de outro jogador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Ninguém pode anunciar duas vezes.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>No fim do próprio último turno, você não pode anunciar nada.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Enquanto um último turno anunciado está pendente, todos os outros jogadores estão do mesmo lado. Suas peças não são nem próprias nem inimigas umas das outras, e um território que eles dividem conta para cada um.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Caso contrário, você sai: suas peças voltam à reserva, e sua mão é descartada.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>O último jogador restante vence.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>O último jogador restante não vence; a partida continua.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Caso contrário, a partida acaba, e todos os outros jogadores vencem juntos.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Caso contrário, todas as suas peças voltam à reserva; você fica com a mão e continua jogando.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Caso contrário, você continua jogando, mas perde seu próximo turno.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Quando todos os jogadores ainda na partida anunciaram um último turno e ninguém venceu, a partida acaba. Vence a maior pontuação; em caso de empate, divide-se a vitória.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Encerre seu turno ou anuncie que o próximo é o último.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Este é o seu último turno: você vence com %n ponto no fim dele.</numerusform>
            <numerusform>Este é o seu último turno: você vence com %n pontos no fim dele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>Este é o último turno de %1, que precisa de %n ponto no fim dele.</numerusform>
            <numerusform>Este é o último turno de %1, que precisa de %n pontos no fim dele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Vai perder o próximo turno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Você perde %n peça.</numerusform>
            <numerusform>Você perde %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 perde %n peça.</numerusform>
            <numerusform>%1 perde %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você perde seu próximo turno.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 perde o próximo turno.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Todos anunciaram um último turno: vence a maior pontuação, %n ponto.</numerusform>
            <numerusform>Todos anunciaram um último turno: vence a maior pontuação, %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Você vence: seu último turno acaba com %n ponto, e a meta era %2.</numerusform>
            <numerusform>Você vence: seu último turno acaba com %n pontos, e a meta era %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1 vence: o último turno acaba com %n ponto, e a meta era %2.</numerusform>
            <numerusform>%1 vence: o último turno acaba com %n pontos, e a meta era %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Todos anunciaram um último turno; vence a maior pontuação: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Seu último turno acaba com apenas %2 de %n ponto; vencem todos os outros: %3.</numerusform>
            <numerusform>Seu último turno acaba com apenas %2 de %n pontos; vencem todos os outros: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>O último turno de %1 acaba com apenas %2 de %n ponto; vencem todos os outros: %3.</numerusform>
            <numerusform>O último turno de %1 acaba com apenas %2 de %n pontos; vencem todos os outros: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Um poder que exige uma peça inimiga não pode ser usado numa peça de um jogador do seu lado. Qualquer outro pode, e essa peça mantém a orientação. Uma casa em que só há peças assim e peças suas não está ocupada por inimigos.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Caso contrário, %n peça sua volta à reserva, a maior; você continua jogando.</numerusform>
            <numerusform>Caso contrário, %n peças suas voltam à reserva, a começar pelas maiores; você continua jogando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>Entre peças iguais, volta antes a que está mais ao sul e, na mesma fileira, a que está mais a leste. Na mesma casa, decide a ordem das orientações.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>O básico</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Os quatro naipes</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Seu turno e sua mão</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dois poderes sobre a mesma coisa</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Os arcanos maiores</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>O fim de uma partida</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Outros jogos e expansões</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Acaso</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Ganancioso</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Dá qualquer passo que as regras permitam.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Dá o passo que parece melhor no momento, sem olhar adiante.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Pensa nos turnos que virão por cerca de um segundo por passo.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Pensa vários segundos por passo e não dá nada de graça.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>ousado</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>construtor</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>construtor ousado</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>construtor prudente</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>caçador</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>caçador ousado</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>caçador prudente</translation>
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
        <translation>Roteirizado</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Olha um pouco adiante e pensa por um momento.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Planeja o próprio turno num instante e olha a resposta seguinte.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Deixa passar muita coisa e não olha adiante; bom adversário para a primeira partida.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Dá qualquer passo em que não perca pontos; uma referência para medições.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Um relógio oculto é ajustado.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>O dado mostra %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>Os dados mostram %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Você desiste.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 desiste.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Agora um computador (%2) joga por você.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Agora um computador (%2) joga por %1.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Agora outra pessoa joga por você.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Agora outra pessoa joga por %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>“%1: %2”</translation>
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
        <translation>Paus</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Ouros</translation>
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
        <translation>leste</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>sul</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>oeste</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>de pé</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>sudoeste</translation>
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
            <numerusform>%n território em %1 × %2 casas</numerusform>
            <numerusform>%n territórios em %1 × %2 casas</numerusform>
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
        <translation>Mínimo de jogadores</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>O jogo precisa de pelo menos este número de jogadores.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Máximo de jogadores</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>O jogo comporta no máximo este número de jogadores.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Peças pequenas</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Número de peças pequenas por jogador.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Peças médias</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Número de peças médias por jogador.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Peças grandes</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Número de peças grandes por jogador.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite da mão</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Número de cartas distribuídas a cada jogador; ao comprar, um jogador nunca passa dele.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valor das cartas numeradas</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Pontos por um território de ás a dez.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valor das figuras</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Pontos por um território com valete, cavaleiro, rainha ou rei.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valor dos arcanos maiores</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Pontos por um território com um arcano maior.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Colunas do tabuleiro</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Número de cartas lado a lado no começo.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Fileiras do tabuleiro</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Número de fileiras de cartas postas no começo.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Peças numa casa</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>Nenhuma peça pode ser criada numa casa que já tem este número de peças, nem movida para ela.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Escolha do primeiro jogador</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Decide quem joga o primeiro turno.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Este jogador começa se o primeiro jogador for fixo.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Ordem dos turnos</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Os turnos dão a volta na mesa ou seguem a ordem dos lances.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>A carta tem estes poderes, um após o outro.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Ligação</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>Os dois primeiros poderes da carta podem ser ligados assim.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Opções de um turno</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>Em cada turno, um jogador faz uma destas coisas.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Peças afetadas viram lacaios</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Depois de ativar um território, suas peças que um lacaio afeta viram lacaios pelo turno.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Peças afetadas viram lacaios sob um Louco</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Enquanto você usa um Louco, suas peças afetadas viram lacaios, mesmo onde normalmente não viram.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para vencer</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Pontos necessários para vencer no fim de um último turno anunciado.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Resultado de um último turno que falha</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>O que acontece a um jogador cujo último turno anunciado acaba com pontos de menos.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Cartas dos lances que sobram</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Destino das cartas dos lances que ninguém pega.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Relógio oculto</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Um relógio que ninguém vê encerra a partida, e vence a maior pontuação.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Relógio, no mínimo</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>O relógio oculto nunca encerra a partida antes deste número de rodadas ou minutos.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Relógio, no máximo</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>O relógio oculto encerra a partida o mais tardar após este número de rodadas ou minutos.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Copas criam peças inimigas</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Copas que miram uma peça inimiga podem criar outra peça daquela cor.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Copas criam territórios</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Estas cartas podem ser postas num ermo mirado.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Origem dos territórios criados</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>A carta de um território criado por copas vem daqui.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Copas ignoram o limite da casa</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Copas podem criar uma peça mesmo numa casa cheia.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Paus empurram peças próprias</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Paus podem empurrar peças próprias, não só inimigas.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Paus empurram territórios</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Paus podem empurrar um território para um ermo.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Paus ignoram o limite da casa</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Paus podem levar uma peça mesmo a uma casa cheia.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Alcance de paus</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Número de casas que paus alcançam; 0 significa tantas quantas são as pintas do lacaio.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Ouros fazem crescer territórios</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>A nova carta de um território que cresce vale exatamente um ponto a mais, ou é qualquer uma mais alta.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Ouros fazem crescer ermos</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Ouros podem fazer de um ermo mirado um território.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Origem dos territórios que crescem</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>A nova carta de um território que cresce vem daqui.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Espadas reduzem territórios</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Espadas podem reduzir um território, não só peças.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Redução de territórios</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Um território perde pontos conforme as pintas do lacaio ou desce um passo.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Origem dos territórios reduzidos</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>A nova carta de um território reduzido vem daqui.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Força de espadas</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Número de pintas que espadas tiram; 0 significa tantas quantas tem o lacaio.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Peças que uma carta orienta</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Uma carta que orienta gira um lacaio, ou qualquer peça mirada.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Territórios vão a qualquer lugar</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Um poder que move peças a qualquer lugar também move territórios.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Pontos para vencer com dois jogadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Pontos necessários para vencer com dois jogadores no fim de um último turno anunciado; 0 significa tantos quantos para todos.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Pontos para vencer com três jogadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Pontos necessários para vencer com três jogadores no fim de um último turno anunciado; 0 significa tantos quantos para todos.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Pontos para vencer com quatro jogadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Pontos necessários para vencer com quatro jogadores no fim de um último turno anunciado; 0 significa tantos quantos para todos.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Pontos para vencer com cinco jogadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Pontos necessários para vencer com cinco jogadores no fim de um último turno anunciado; 0 significa tantos quantos para todos.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Pontos para vencer com seis jogadores</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Pontos necessários para vencer com seis jogadores no fim de um último turno anunciado; 0 significa tantos quantos para todos.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Controle de um território</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Decide para quem um território conta.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Pontos por um território</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Um território dá a quem o controla o valor de sua carta, ou um ponto por pinta das peças que esse jogador tem ali.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valor de um ermo</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Pontos que um ermo dá a quem o controla.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Se um só jogador tem peças num território, pelo menos uma de cada tamanho, ninguém mais pode mirá-las.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Peças perdidas por um último turno que falha</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Número de peças que voltam à reserva, as maiores primeiro; 0 significa todas.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Pontos para anunciar</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Menor pontuação com que um último turno pode ser anunciado; 0 significa qualquer pontuação.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Um só anúncio por jogador</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Ninguém pode anunciar um último turno duas vezes; quando todos anunciaram, vence a maior pontuação.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Todos contra quem anuncia</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Enquanto um último turno anunciado está pendente, todos os outros jogadores estão do mesmo lado.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Pontos a recolher</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>O primeiro jogador a recolher este número de pontos vence imediatamente.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Menor peça que pode recolher um território</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Menor tamanho de uma peça que pode recolher um território: 1 pequena, 2 média, 3 grande.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>O maior lance</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixo</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Jogador A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Jogador B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Jogador C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Jogador D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Jogador E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Jogador F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>No sentido horário</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Pelos lances (torneio)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Ativar um território</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jogar uma carta</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Renovar a mão</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Orientar uma peça</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>De modo nenhum</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>O primeiro pode acabar onde nada pode ficar</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>Nada é necessário no passo intermediário</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>No passo intermediário, uma casa pode estar cheia demais</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>O jogador sai da partida</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Todos os outros vencem</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>O jogador perde peças</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>O jogador perde o próximo turno</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>O único jogador ali</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>O jogador com mais peças ali</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>O jogador com mais pintas ali</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>O valor da carta</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>As pintas das peças</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>Para a pilha de descarte</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>Para o vencedor dos lances</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Um número oculto de rodadas</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Um número oculto de minutos</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Cartas que valem exatamente 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Todos os arcanos menores</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>A pilha de descarte</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>O topo do monte</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>A um ponto a mais</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>A qualquer carta mais alta</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Pelas pintas do lacaio</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Um lacaio</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Uma peça mirada</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Limite de peças em ermos</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>O limite de peças numa casa também vale em ermos.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Lances até acabarem as cartas na mão</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Se os lances empatarem até não restarem cartas, isto decide quem joga primeiro.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Nenhuma casa para colocar uma peça</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Um jogador sem peças que não acha casa livre passa ou pode renovar a mão.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Embaralhar o descarte</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>A pilha de descarte é embaralhada assim que o monte fica vazio, ou quando se precisa da próxima carta.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Modos de afetar uma peça</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Uma peça conta como afetada por um lacaio se uma destas coisas foi feita a ela.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Peças em territórios afetados</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Peças num território que um lacaio afeta contam elas mesmas como afetadas.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Criação de peças em ermos</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Copas podem criar uma peça num ermo, não só num território.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Casa em que um lacaio cria</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Um lacaio cria só na casa que mira ou também na sua própria.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Avaliação da chegada</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>O lugar onde um território empurrado pode parar é avaliado antes ou depois de se levantar a carta.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>As cartas do Louco são opcionais</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Um jogador pode optar por não revelar uma carta.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Outro lacaio pode agir</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Depois que uma carta orientou um lacaio, outro pode usar o poder seguinte.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Só peças inimigas trocam de cor</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Um poder que substitui uma peça por uma do jogador só substitui peças inimigas.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>O último jogador vence</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Quando todos os outros estão fora, o último jogador restante vence imediatamente.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Um tabuleiro sem territórios</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Quando não resta território, vencem todos os jogadores ainda na partida, ou ninguém.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>O jogador A joga primeiro</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>O jogador passa</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>O jogador pode renovar a mão</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Imediatamente</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Quando se precisa de uma carta</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>criá-la</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>movê-la</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>empurrá-la</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>fazê-la crescer</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>reduzi-la</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>girá-la</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>trocar a cor dela</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>Na casa que mira</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>Também na própria casa</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Antes de levantar a carta</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Depois de levantar a carta</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Os jogadores restantes dividem a vitória</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Ninguém vence</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartas no começo</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Número de cartas que cada jogador tem no começo; 0 significa tantas quantas o limite da mão.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartas escolhidas</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Número de cartas da primeira mão que cada jogador escolhe entre cartas abertas.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Cartas abertas a mais</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Número de cartas abertas além das escolhidas; o que sobra é descartado.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Cartas compradas ao renovar</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Máximo de cartas que um jogador compra ao renovar a mão; 0 significa até o limite da mão.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartas compradas no fim do turno</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Número de cartas que um jogador compra no fim de cada turno, até o limite da mão.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valores de cartas isoladas</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Estas cartas têm um valor diferente do das outras do mesmo tipo.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Forma do tabuleiro</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>As cartas do começo e seus lugares; sem uma forma, o tabuleiro é um retângulo.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Peças numa carta numerada</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Um território de ás a dez fica cheio com este número de peças; 0 significa o limite de qualquer casa.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Peças numa figura</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Um território com valete, cavaleiro, rainha ou rei fica cheio com este número de peças; 0 significa o limite de qualquer casa.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Peças num arcano maior</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Um território com um arcano maior fica cheio com este número de peças; 0 significa o limite de qualquer casa.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Peças em ermos</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Um ermo fica cheio com este número de peças; 0 significa o limite de qualquer casa.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Peças pequenas numa casa</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Uma casa com este número de peças pequenas não tem lugar para outra; 0 significa sem limite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Peças médias numa casa</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Uma casa com este número de peças médias não tem lugar para outra; 0 significa sem limite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Peças grandes numa casa</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Uma casa com este número de peças grandes não tem lugar para outra; 0 significa sem limite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Peças de um jogador numa casa</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Uma casa com este número de peças de um jogador não tem lugar para outra dele; 0 significa sem limite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Ações em um turno</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Número de ações que um jogador faz em cada turno.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientação livre</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Uma vez por turno, orientar uma peça antes de uma ação não conta como ação.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orientar várias peças</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Um jogador que orienta uma peça também pode orientar qualquer das outras, cada uma uma só vez.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Descartar separado de comprar</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Ao renovar, descarta-se a mão toda ou compram-se cartas.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Orientações diagonais</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Uma peça também pode ficar na diagonal.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Alcance de lacaios pequenos</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Um lacaio pequeno deitado mira casas até esta distância.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Alcance de lacaios médios</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Um lacaio médio deitado mira casas até esta distância.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Alcance de lacaios grandes</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Um lacaio grande deitado mira casas até esta distância.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>as pilhas de pontos</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Pontos recolhidos</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Uma peça de qualquer tamanho pode fazer isso.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Uma peça pequena não pode fazer isso.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Só uma peça grande pode fazer isso.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>O valor da carta vai para sua pilha de pontos. Esses pontos contam para sua pontuação e nunca se perdem.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>O primeiro jogador a recolher %n ponto vence imediatamente.</numerusform>
            <numerusform>O primeiro jogador a recolher %n pontos vence imediatamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Quando não resta território, vence a maior pontuação; em caso de empate, divide-se a vitória.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Você recolhe o território em %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 recolhe o território em %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Encerre seu turno ou recolha um território que controla.</translation>
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
        <translation>Pontos recolhidos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Você recolhe %n ponto.</numerusform>
            <numerusform>Você recolhe %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 recolhe %n ponto.</numerusform>
            <numerusform>%1 recolhe %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>No fim do seu último turno, você não pode recolher um território (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nenhuma das suas peças ali é média ou grande (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Nenhuma das suas peças ali é grande (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Você vence: recolheu %n ponto.</numerusform>
            <numerusform>Você vence: recolheu %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1 vence: recolheu %n ponto.</numerusform>
            <numerusform>%1 vence: recolheu %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Não resta território; vence a maior pontuação: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>No fim do seu turno, você pode recolher um território em que haja peças suas e nenhuma inimiga. A maior das suas peças ali volta à reserva. A carta é descartada, e a carta do topo do monte toma seu lugar.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>Num mesmo turno, você pode recolher um território ou anunciar seu último turno, mas não as duas coisas. No fim do seu último turno, você não pode recolher um território.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>Entre peças iguais, volta a primeira na ordem das orientações.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Uma falha no plug-in “%1” derrubou o programa. O plug-in agora está desativado.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Ocorreu um erro no plug-in “%1”.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>Ocorreu um erro no plug-in “%1” (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Com estas regras, cada jogador tem menos peças deste tamanho: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Com estas regras, nenhuma peça aponta assim: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Com estas regras uma mão tem no máximo %n carta.</numerusform>
            <numerusform>Com estas regras uma mão tem no máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Estas regras não são para %n jogador.</numerusform>
            <numerusform>Estas regras não são para %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Este regulamento não usa isto: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Isto difere do que estas regras permitem: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Use como %1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Uma destas: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Duas vezes: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Três vezes: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n vez: %1</numerusform>
            <numerusform>%n vezes: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Depois: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Ative um território em que você tenha uma peça: usam-se seus poderes, e todas as suas peças nele são lacaios.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Jogue uma carta da mão: ela vai para a pilha de descarte, depois usam-se seus poderes, e todas as suas peças no tabuleiro são lacaios.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Renovar</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Renove a mão: descarte as cartas que quiser ou nenhuma, depois compre até ter %n carta na mão.</numerusform>
            <numerusform>Renove a mão: descarte as cartas que quiser ou nenhuma, depois compre até ter %n cartas na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Oriente uma das suas peças.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Seu turno</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Uma casa é nomeada pela letra da coluna e pelo número da fileira, como na borda do tabuleiro. Os primeiros territórios começam em d4, a noroeste. Os nomes não mudam quando o tabuleiro cresce.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanos maiores</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Uma casa é nomeada pela letra da coluna e pelo número da fileira, como na borda do tabuleiro. A fileira mais ao norte dos primeiros territórios começa em %1. Os nomes não mudam quando o tabuleiro cresce.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Todos os outros arcanos maiores</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Oriente quantas das suas peças quiser, cada uma uma só vez; para parar antes, passe.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Renove a mão: descarte-a toda ou compre até ter %n carta na mão.</numerusform>
            <numerusform>Renove a mão: descarte-a toda ou compre até ter %n cartas na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Renove a mão: ou descarte-a toda, ou compre no máximo %n carta, sem passar de %1 na mão.</numerusform>
            <numerusform>Renove a mão: ou descarte-a toda, ou compre no máximo %n cartas, sem passar de %1 na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Renove a mão: descarte as cartas que quiser ou nenhuma, depois compre no máximo %n carta, sem passar de %1 na mão.</numerusform>
            <numerusform>Renove a mão: descarte as cartas que quiser ou nenhuma, depois compre no máximo %n cartas, sem passar de %1 na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Todos os arcanos maiores</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>pegar da pilha de descarte</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Pegue cartas à sua escolha da pilha de descarte, uma por pinta de um lacaio, até ter na mão %n carta.</numerusform>
            <numerusform>Pegue cartas à sua escolha da pilha de descarte, uma por pinta de um lacaio, até ter na mão %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>descartar e comprar</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Descarte as cartas que quiser ou nenhuma, depois compre até ter %n carta na mão.</numerusform>
            <numerusform>Descarte as cartas que quiser ou nenhuma, depois compre até ter %n cartas na mão.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A partida acabou; nada mais pode ser feito (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Isso não pode ser feito neste ponto do turno (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Com as regras deste jogo não existe um passo assim (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nenhuma carta em uso agora tem este poder (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A carta oferece agora outro poder; seus poderes mantêm a ordem (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A segunda metade do passo começado vem antes (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O acaso vem antes: embaralham-se cartas, faz-se um sorteio ou rolam-se dados (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Um jogador sem peças no tabuleiro só pode colocar uma (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Só um jogador sem nenhuma peça no tabuleiro coloca uma (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>A casa %3 já tem %n peça; ela deve estar sem peças (%1).</numerusform>
            <numerusform>A casa %3 já tem %n peças; ela deve estar sem peças (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Em %3 não há território (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Nenhuma das suas peças está em %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Sua mão não tem %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Foi indicada uma carta que não está na sua mão (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>A pilha de descarte não tem %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Foi indicada uma carta que não está na pilha de descarte (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Sua mão está cheia; o limite dela é %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nenhuma carta pode ser comprada agora (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Agora não é possível comprar mais de %n carta (%1).</numerusform>
            <numerusform>Agora não é possível comprar mais de %n cartas (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Isso não mudaria nada (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta peça não é sua: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esta peça não é sua (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta peça não é um lacaio que possa agir agora: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Esta peça não é um lacaio que possa agir agora (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>As peças em %3 são uma torre, que ninguém mais pode mirar (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Em %3 há uma torre, onde ninguém mais pode entrar (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>O lacaio que age não mira esta peça: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>O lacaio que age não mira a casa %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Um lacaio não empurra a si mesmo: ele anda (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Aqui é necessária uma peça inimiga, não esta: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Esta peça já foi orientada neste turno: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Você está orientando suas peças: oriente outra ou passe (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Descarte a mão toda ou compre cartas (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aqui é necessária uma peça inimiga (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>A casa %3 está cheia: ela tem %n peça (%1).</numerusform>
            <numerusform>A casa %3 está cheia: ela tem %n peças (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Não há lugar para outra peça pequena em %3, que já tem %n (%1).</numerusform>
            <numerusform>Não há lugar para outra peça pequena em %3, que já tem %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Não há lugar para outra peça média em %3, que já tem %n (%1).</numerusform>
            <numerusform>Não há lugar para outra peça média em %3, que já tem %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Não há lugar para outra peça grande em %3, que já tem %n (%1).</numerusform>
            <numerusform>Não há lugar para outra peça grande em %3, que já tem %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Não há lugar para outra peça do mesmo jogador em %3, que já tem %n (%1).</numerusform>
            <numerusform>Não há lugar para outra peça do mesmo jogador em %3, que já tem %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não resta peça pequena na sua reserva (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não resta peça média na sua reserva (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não resta peça grande na sua reserva (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Não resta peça pequena na reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Não resta peça média na reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Não resta peça grande na reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Não resta peça assim na reserva de %5 (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Há uma peça inimiga em %3 (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Nada pode substituir o território; a carta %4 não é necessária (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>A carta %4 não tem o valor necessário, que é %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>É necessária uma carta que valha exatamente %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Um lacaio de pé não pode usar paus: não tem direção (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não pode percorrer distância nenhuma (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Pode andar no máximo %n casa (%1).</numerusform>
            <numerusform>Pode andar no máximo %n casas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>É possível tirar no máximo %n pinta (%1).</numerusform>
            <numerusform>É possível tirar no máximo %n pintas (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>É possível tirar no máximo %n ponto (%1).</numerusform>
            <numerusform>É possível tirar no máximo %n pontos (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A peça já é grande e não pode crescer (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Um arcano maior já tem o valor mais alto e não pode crescer (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Uma peça inimiga mantém a orientação (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Uma peça destruída não pode receber orientação (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O poder não alcança essa casa ou não pode usar uma carta de lá (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Isso só é possível junto com uma segunda metade, e nenhuma serve (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Isso é possível sozinho, então não é a primeira metade de um passo ligado (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nenhum passo ligado começa com o poder que a carta oferece agora (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A segunda metade deve atingir a mesma peça ou o mesmo território que a primeira (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>A segunda metade deve abrir lugar de novo em %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não resta carta para comprar (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>A carta %4 em %3 não é um arcano maior (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A carta não é um arcano maior (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O Mundo não pode usar os poderes de outro Mundo (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>O comprimento máximo de uma cadeia de cartas é %2; nenhuma outra pode ser revelada ou copiada (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O mesmo lacaio deve continuar (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Este poder deve ser usado (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 anunciou um último turno, que deve acabar antes (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Este é o seu último turno; nada pode ser anunciado no fim dele (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Você já anunciou um último turno; ninguém pode fazer isso duas vezes (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Você precisa de %n ponto para anunciar seu último turno (%1).</numerusform>
            <numerusform>Você precisa de %n pontos para anunciar seu último turno (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Não resta território, então não é possível anunciar um último turno (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>A carta %4 não está entre as que podem ser pegas (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Neste jogo, as peças não podem apontar na diagonal (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Com estas regras, o poder não pode fazer isso (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>A carta %4 não vale mais que a de lá, nem é mais alta do mesmo tipo (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>É necessária uma carta que valha mais, ou uma mais alta do mesmo tipo (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>A carta %4 não serve ali; é esperada uma carta que valha um ponto a menos ou uma mais baixa do mesmo tipo (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>É necessária uma carta que valha um ponto a menos, ou uma mais baixa do mesmo tipo (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Uma regra desta variante não permite isso (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Isso não é possível (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>A casa %3 está no vazio: não há carta ali, e ela não tem lado em comum com um território (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>A casa %3 não é um ermo, isto é, uma casa sem carta que tem um lado em comum com um território (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Todas as peças indicadas devem estar na mesma casa; esta não está: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A partida acaba antes do seu próximo turno, então nada pode ser anunciado para ele (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>revelar uma carta</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Revele a carta do topo do monte e use seus poderes.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>A carta revelada vai para a pilha de descarte. As mesmas peças são lacaios para os poderes dela.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Você pode optar por não revelar uma carta.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Você deve revelar uma carta, se houver.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>No máximo %n carta pode formar uma cadeia ao revelar e copiar; depois nenhuma outra é revelada ou copiada.</numerusform>
            <numerusform>No máximo %n cartas podem formar uma cadeia ao revelar e copiar; depois nenhuma outra é revelada ou copiada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Paus: mover</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Ela anda pelo menos uma casa e no máximo tantas casas quantas são as pintas do lacaio.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Ela anda uma casa, qualquer que seja o tamanho do lacaio.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Ela anda %n casa, qualquer que seja o tamanho do lacaio.</numerusform>
            <numerusform>Ela anda de 1 a %n casas, qualquer que seja o tamanho do lacaio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Use como paus.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Os limites de peças por casa não se aplicam.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>O limite de %n peça por casa não se aplica.</numerusform>
            <numerusform>O limite de %n peças por casa não se aplica.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Mova o lacaio, ou empurre uma peça mirada, na direção para a qual o lacaio está voltado.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Mova o lacaio, ou empurre uma peça inimiga mirada, na direção para a qual o lacaio está voltado.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>Ela não pode parar no vazio.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ela não pode parar no vazio nem numa casa que já tem %n peça.</numerusform>
            <numerusform>Ela não pode parar no vazio nem numa casa que já tem %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Ou empurre do mesmo modo um território mirado sem peças inimigas para um ermo sem peças inimigas.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>Não é possível empurrar territórios.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Ou empurre o território mirado em tantas casas quantas uma peça andaria, a menos que haja nele uma peça inimiga. Ele desliza através de tudo e deve parar num ermo sem peças inimigas. As peças ficam nas suas casas; as suas na casa de chegada ficam agora sobre ele.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Peças que um território empurrado deixa no vazio voltam às reservas.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Um lacaio de pé não pode usar paus.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Mova o lacaio, ou empurre uma peça mirada, sua ou inimiga, na direção para a qual o lacaio está voltado.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>Não é possível empurrar peças próprias.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>A peça movida não pode parar no vazio. As casas no meio não importam.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>A peça movida não pode parar numa casa cheia nem no vazio. As casas no meio não importam.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Uma peça sua pode então ser orientada; uma peça inimiga mantém a orientação.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>Ela não pode parar no vazio nem numa casa cheia.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>A ordem das orientações é norte, leste, sul, oeste, de pé, nordeste, sudeste, sudoeste, noroeste.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>A ordem das orientações é norte, leste, sul, oeste, de pé.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Este jogo usa a mecânica “%1”.</translation>
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
        <translation>Esclarecimento (%1):</translation>
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
        <translation>As cartas vão ser distribuídas.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>A pilha de descarte vai ser embaralhada.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>O primeiro jogador é sorteado.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>O relógio oculto vai ser ajustado.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Os dados vão ser rolados.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>A decisão é sua.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>A decisão é de %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Sua vez: coloque uma peça pequena numa casa sem peças.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>É a vez de %1 colocar uma peça pequena.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Oriente outra peça ou passe.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Seu turno continua: escolha a próxima ação.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Sua vez: ative um território, jogue uma carta, renove a mão ou oriente uma peça.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Sua vez: escolha o que fazer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2: faça a segunda metade do passo que você começou.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 faz a segunda metade de um passo %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1: nada pode ser feito agora com este poder (%2); pule-o.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>pular</translation>
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
        <translation>Encerre seu turno.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 está prestes a encerrar o turno.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>A partida vai começar.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você vence: só resta você na partida.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1 vence: é o último jogador restante.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Não resta nenhum território: você vence.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Não resta nenhum território: %1 vence.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Você vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 vencem juntos.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>A partida acabou, e ninguém vence.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 vencem: são os últimos jogadores restantes.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Não resta nenhum território: %1 dividem a vitória.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>As maiores pontuações empatam: %1 dividem a vitória.</translation>
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
        <translation>A decisão é sua, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>A decisão é sua</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Vez de %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Sua vez, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Coloque uma peça pequena numa casa sem peças.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1 coloca uma peça pequena.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Escolha a próxima ação.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Ative um território, jogue uma carta, renove a mão ou oriente uma peça.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Escolha o que fazer.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Você vence: o adversário desistiu.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1 vence: o adversário desistiu.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>colocar uma peça</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ativar um território</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>jogar uma carta</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>renovar a mão</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientar uma peça</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>criar uma peça</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>criar uma peça inimiga</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover um lacaio</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>empurrar uma peça</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>fazer crescer uma peça</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>trocar as mãos</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pular um poder</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>encerrar o turno</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>anunciar</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>dar uma carta como lance</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pegar uma das cartas dos lances</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>criar um território</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>empurrar um território</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>fazer crescer um território</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>atacar uma peça</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>atacar um território</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientar uma peça com uma carta</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>substituir uma peça inimiga</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover uma peça a qualquer lugar</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>mover um território a qualquer lugar</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>descartar e comprar</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pegar uma carta da pilha de descarte</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>revelar uma carta</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>usar os poderes de outra carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Fica de pé.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Fica voltada para o %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>A segunda metade deve vir em seguida.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Você coloca uma peça pequena em %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 coloca uma peça pequena em %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Você ativa o território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 ativa o território %2 em %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você joga %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 joga %2{definite}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Você compra %2{definite}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 compra %2{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Você compra %n carta.</numerusform>
            <numerusform>Você compra %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 compra %n carta.</numerusform>
            <numerusform>%1 compra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Você descarta %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2{definite}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você não descarta nem compra.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 não descarta nem compra.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você não faz nada.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 não faz nada.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você deixa de usar um poder %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 deixa de usar um poder %2{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você encerra o turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 encerra o turno.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você encerra o turno e anuncia o próximo como o último.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 encerra o turno e anuncia o próximo como o último.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você escolhe uma carta para o lance.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 escolhe uma carta para o lance.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Você dá %2{definite} como lance.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 dá %2{definite} como lance.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você pega %2{definite} dentre as cartas dos lances.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 pega %2{definite} dentre as cartas dos lances.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você dá um passo que este jogo não tem.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 dá um passo que este jogo não tem.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você não compra cartas.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 não compra cartas.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Você dá o passo “%2”.</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 dá o passo “%2”.</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Depois fica de pé.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Depois fica voltada para o %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 fica de pé.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 gira e fica voltada para o %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 põe %2 de pé.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 gira %2 para que fique voltada para o %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 troca a cor %2{genitive} pela sua.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 vai para %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 leva %2 para %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 leva o território %2 de %3 para %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 troca as mãos com você.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Você troca as mãos com %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 troca as mãos com %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Você pega %2{definite} na pilha de descarte.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 pega %2{definite} na pilha de descarte.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Você revela a carta do topo do monte.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 revela a carta do topo do monte.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Você usa os poderes do território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 usa os poderes do território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 cria uma peça pequena em %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 cria uma peça inimiga pequena ao lado %2{genitive}, voltada para o mesmo lado.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 inicia um território em %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 faz da carta do topo do monte um território em %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 cria o território %2 em %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 anda %n casa para o %2.</numerusform>
            <numerusform>%1 anda %n casas para o %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 empurra %2 em %n casa para o %3.</numerusform>
            <numerusform>%1 empurra %2 em %n casas para o %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 empurra o território %2 de %3 para %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 cresce e passa a ser grande.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 cresce e passa a ser média.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 faz crescer %2, que passa a ser grande.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 faz crescer %2, que passa a ser média.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 começa a fazer crescer o território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 põe a carta do topo do monte no lugar do que está em %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 faz de %2 o território %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 faz crescer o território %2 em %3, que dá lugar %4{dative}, do descarte.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 faz crescer o território %2 em %3, que dá lugar %4{dative}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 destrói a si mesma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 reduz a si mesma em %n pinta.</numerusform>
            <numerusform>%1 reduz a si mesma em %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 destrói %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 reduz %2 em %n pinta.</numerusform>
            <numerusform>%1 reduz %2 em %n pintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 começa a reduzir o território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 destrói o território em %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 destrói o território %2 em %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 reduz o território em %2, que dá lugar %3{dative}.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 reduz o território %2 em %3, que dá lugar %4{dative}, do descarte.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 reduz o território %2 em %3, que dá lugar %4{dative}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Espadas: atacar</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Reduza uma peça mirada, em pelo menos uma pinta e no máximo tantas quantas tem o lacaio.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Reduza em uma pinta uma peça mirada, qualquer que seja o tamanho do lacaio.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Reduza em %n pinta uma peça mirada, qualquer que seja o tamanho do lacaio.</numerusform>
            <numerusform>Reduza em 1 a %n pintas uma peça mirada, qualquer que seja o tamanho do lacaio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Use como espadas; o novo território pode vir de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Use como espadas; o novo território vem de qualquer lugar da pilha de descarte.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Use como espadas.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Conta como uma pinta, qualquer que seja o tamanho do lacaio.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Conta como %n pinta, qualquer que seja o tamanho do lacaio.</numerusform>
            <numerusform>Conta como 1 a %n pintas, qualquer que seja o tamanho do lacaio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Ou reduza um território mirado sem peças inimigas: em um ponto, a uma carta mais baixa do mesmo tipo ou, se for um arcano menor, a nada.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Ou reduza do mesmo modo um território mirado sem peças inimigas: substitua-o por uma carta que valha o que resta, ou por nada se nada resta.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Sem pintas, ela é destruída.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Ou destrua do mesmo modo um território mirado sem peças inimigas.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>Não é possível atacar territórios.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Ou ataque o território mirado, a menos que haja ali uma peça inimiga. Ele é descartado e substituído por uma carta de um ponto a menos ou por uma carta mais baixa do mesmo tipo. Um arcano menor pode ser reduzido a nada.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Ou destrua o território mirado, a menos que seja um arcano maior ou haja ali uma peça inimiga. Ele é descartado.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Ou ataque o território mirado, a menos que haja ali uma peça inimiga. Ele perde pontos como uma peça perde pintas: é descartado e substituído por uma carta que valha exatamente o que resta, ou por nada, se nada restar. Sem uma carta que sirva, essa quantidade é impossível.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Ou destrua o território mirado, a menos que haja ali uma peça inimiga. Ele é descartado se perder todos os pontos como uma peça perde pintas.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Um território destruído deixa ermo ou vazio. As peças que então estiverem no vazio voltam às reservas, também as de casas vizinhas.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Se a peça tiver menos pintas do que isso, perde todas. Uma peça menor da reserva do dono a substitui e mantém a orientação; sem pintas, ela é destruída e volta à reserva. Sem uma peça que sirva na reserva, essa quantidade é impossível.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Um lacaio pode atacar a si mesmo e outras peças suas; uma que sobrevive pode ser orientada.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se ambos reduzem a mesma peça ou o mesmo território, não é preciso peça nem carta no passo intermediário.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Se ambos reduzem a mesma peça, não é preciso peça no passo intermediário.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que as espadas, por qualquer efeito delas, deixem depois a casa dentro dos limites.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que as espadas, por qualquer efeito delas, deixem depois ali no máximo %n peça.</numerusform>
            <numerusform>Paus podem levar uma peça a qualquer casa exceto o vazio, desde que as espadas, por qualquer efeito delas, deixem depois ali no máximo %n peças.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>o relógio oculto</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Rodadas ou minutos restantes</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>O relógio oculto tocou: você vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>O relógio oculto tocou: %1 vence com a maior pontuação, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>O relógio oculto tocou: %1 dividem a maior pontuação e a vitória.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>A partida acaba o mais tardar após %n rodada.</numerusform>
            <numerusform>A partida acaba o mais tardar após %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>A partida acaba o mais tardar após %n minuto.</numerusform>
            <numerusform>A partida acaba o mais tardar após %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Um relógio oculto encerra a partida após %1 a %n rodada; ninguém sabe quantas.</numerusform>
            <numerusform>Um relógio oculto encerra a partida após %1 a %n rodadas; ninguém sabe quantas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Um relógio oculto encerra a partida após %1 a %n minuto; ninguém sabe quantos.</numerusform>
            <numerusform>Um relógio oculto encerra a partida após %1 a %n minutos; ninguém sabe quantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Uma rodada é um turno de cada jogador que ainda está na partida, a começar por quem jogou o primeiro turno.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>O jogo então para imediatamente, e vence a maior pontuação; em caso de empate, divide-se a vitória.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>trocar as mãos</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Troque as mãos com o dono de uma peça inimiga mirada.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Qualquer das duas mãos pode estar vazia.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>orientar uma peça</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Oriente uma peça mirada, sua ou inimiga.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Oriente um lacaio.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Os alvos são sempre os atuais: um lacaio que girou tem novos alvos.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>O lacaio que age depois pode ser outro.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>O lacaio que age depois deve ser o mesmo.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Não há nada para desfazer.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>O que foi embaralhado, comprado ou rolado desde então já foi visto.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Cartas ocultas foram vistas desde então.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>O passo foi de outro jogador.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>A tela está sendo entregue a outro jogador.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>O último passo ainda está sendo salvo.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Use o poder “%1”.</translation>
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
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça pequena em %2{genitive: da sua peça pequena em %2|dative: à sua peça pequena em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça pequena de %1 em %2{genitive: da peça pequena de %1 em %2|dative: à peça pequena de %1 em %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>sua peça pequena em %2 voltada para o %3{genitive: da sua peça pequena em %2 voltada para o %3|dative: à sua peça pequena em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>a peça pequena de %1 em %2 voltada para o %3{genitive: da peça pequena de %1 em %2 voltada para o %3|dative: à peça pequena de %1 em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça pequena de pé em %2{genitive: da sua peça pequena de pé em %2|dative: à sua peça pequena de pé em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça pequena de pé de %1 em %2{genitive: da peça pequena de pé de %1 em %2|dative: à peça pequena de pé de %1 em %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça média em %2{genitive: da sua peça média em %2|dative: à sua peça média em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça média de %1 em %2{genitive: da peça média de %1 em %2|dative: à peça média de %1 em %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>sua peça média em %2 voltada para o %3{genitive: da sua peça média em %2 voltada para o %3|dative: à sua peça média em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>a peça média de %1 em %2 voltada para o %3{genitive: da peça média de %1 em %2 voltada para o %3|dative: à peça média de %1 em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça média de pé em %2{genitive: da sua peça média de pé em %2|dative: à sua peça média de pé em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça média de pé de %1 em %2{genitive: da peça média de pé de %1 em %2|dative: à peça média de pé de %1 em %2}</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça grande em %2{genitive: da sua peça grande em %2|dative: à sua peça grande em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça grande de %1 em %2{genitive: da peça grande de %1 em %2|dative: à peça grande de %1 em %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>sua peça grande em %2 voltada para o %3{genitive: da sua peça grande em %2 voltada para o %3|dative: à sua peça grande em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>a peça grande de %1 em %2 voltada para o %3{genitive: da peça grande de %1 em %2 voltada para o %3|dative: à peça grande de %1 em %2 voltada para o %3}</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>sua peça grande de pé em %2{genitive: da sua peça grande de pé em %2|dative: à sua peça grande de pé em %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>a peça grande de pé de %1 em %2{genitive: da peça grande de pé de %1 em %2|dative: à peça grande de pé de %1 em %2}</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>o acaso</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>uma peça</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>a peça em %1{genitive: da peça em %1|dative: à peça em %1}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>mover a qualquer lugar</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Mova uma peça mirada para qualquer território ou ermo sem peças. Ou mova um território mirado sem peças inimigas para qualquer ermo sem peças inimigas.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Mova uma peça mirada para qualquer território ou ermo sem peças.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Quando um território se move, as peças ficam nas suas casas; as que sobram no vazio voltam às reservas.</translation>
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
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Renovar mão</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Girar uma peça</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Trocar a cor</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Mover a qualquer lugar</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Trocar as mãos</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Descartar e comprar</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Pegar do descarte</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Revelar carta</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Usar outra carta</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Pular</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Anunciar último turno</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Dar lance</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Pegar</translation>
    </message>
</context>
</TS>
