<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>사용법: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[옵션]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>옵션:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>인수:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>이 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Qt 옵션을 포함한 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Qt 옵션을 포함한 도움말을 표시합니다.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>버전을 표시합니다.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>알 수 없는 옵션: “%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>알 수 없는 옵션: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>“%1” 뒤에 값이 없습니다.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>“%1”에는 값을 쓸 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
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
        <translation>%1: %2점, 보관함 %3/%4/%5, 손패 %6장</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(탈락)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>뽑을 더미 %1장, 버린 더미 %2장 (맨 위: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>무작위 게임이 얼마나 빠른지 재기</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON으로 출력</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>컴퓨터 플레이어의 속도도 재기</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>한 번 잴 때마다의 시간(초)</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>이 규칙 세트만</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>각 규칙 세트에 얹을 확장</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>두 규칙은 같습니다.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>두 게임을 규칙별로, 각 규칙서의 문장으로 비교</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>게임의 ID 또는 파일. 확장은 더하기 기호로 덧붙임</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>JSON으로</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>실험으로 규칙 세트 비교: 컴퓨터끼리의 많은 게임</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>%2라운드 중 %1라운드: 변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>컴퓨터 플레이어의 “%1” 수준은 없습니다.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first는 --last보다 클 수 없습니다.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>규칙 세트의 모든 옵션을 하나씩 바꾸어 게임에 미치는 영향 알아보기</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>함께 시험할 설정: KEY=값,KEY=값</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>플레이어 수</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>모든 플레이어의 수준</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>첫 라운드에서 변경마다 진행할 분배의 수</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>마지막 라운드까지 남은 변경마다 진행할 분배의 수</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>난수 시드. 시드가 같으면 게임도 같음</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>동시에 진행할 게임 수</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>그림이 있는 브라우저용 페이지를 이 파일에 쓰기</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>이미 있는 파일 덮어쓰기</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>실험의 조각을 하나로 합치기</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>조각이 있는 폴더</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>전체 실험의 파일</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>폴더에 아직 없는 조각 나열: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>실험 결과 보고. 진행 중에도 가능</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>실험 파일</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>JSON으로, 계획과 함께</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>스프레드시트용 표를 이 파일에 쓰기</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>두 보고서가 다릅니다. 처음 다른 곳은 %1입니다.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>보고서의 실험을 다시 진행하여 새 보고서 쓰기. 서로 다르면 실패</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>“lab report --json”으로 쓴 보고서</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>동시에 진행할 분배의 수</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>분배 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>약 %n분 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>약 %n초 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>“%1”은(는) 조각이 아닙니다. 3/200과 같은 꼴이어야 합니다.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>실험 파일의 이름이 필요합니다: --out 파일.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>실험 진행, 또는 중단된 실험 이어 하기</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>계획 (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>실험 파일. --shard와 함께 쓰면 모든 조각의 폴더</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>이 조각만: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>무엇을 얼마나 오래 진행할지 알려 주기만 하고 아무것도 쓰지 않기</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>진행 상황을 알리지 않기</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>국면의 허용되는 수를 모두 나열</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>이 수는 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>이 단계는 자체 풀이의 이 수를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>풀이가 단계의 목표를 모두 이루지 못합니다.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>단계가 시작되기 전에 이미 모든 목표가 이루어져 있습니다.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>이 단계가 시작할 때 배우는 사람이 결정할 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>단계가 이 틀린 수를 받아들입니다.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>이 수는 허용됩니다. %1 규칙이 거부해야 합니다.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>이 수는 허용되어야 합니다.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 규칙이 이 수를 거부해야 하지만, 이것은 수가 아닙니다.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 규칙이 이 수를 거부해야 하지만, %2 규칙이 거부합니다.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>그때 보드에 %1 말이 없습니다.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>레슨을 검사하고 끝까지 진행</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>레슨에 든 풀이와 틀린 시도로 레슨 검증</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>레슨이나 길잡이가 하나씩 든 파일</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>레슨을 단계별로, 풀이와 함께 보여 주기</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>프로그램에 들어 있는 레슨의 ID, 또는 레슨 파일</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>풀이의 수를 두기</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>게임 %n개에서 %3 상대로 %1의 득점률은 %2%입니다 (95% 구간: %4~%5%).</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>50% 대 60% 검정: 로그 비 %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>게임당 차례 수: %1, 결정 수: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>플레이어 %n명이 탈락했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: 모든 수의 절반은 %2초 안에, 95%는 %3초 안에 두었고, 가장 긴 수는 %4초가 걸렸습니다.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>두 종류의 컴퓨터 플레이어를 서로 겨루게 하기</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>다른 플레이어들의 수준</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>규칙 세트의 ID. 확장은 BASE+EXPANSION처럼 덧붙임. “all”은 모든 게임</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>확장의 ID. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>동시에 진행할 게임 수</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>한 수마다 동시에 진행할 탐색의 수</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>두 수준이 한 수에 생각하는 양의 배수</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>수준의 원래 값 대신 쓸 반복 횟수</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>다른 플레이어들에 대한 같은 설정</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>나만의 새 규칙 세트 만들기</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>ID: 소문자, 숫자, 하이픈</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>상위 세트인 게임이나 확장의 ID</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>만들 파일. 기본값은 ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>국면에서 이어지는 수순의 수 세기</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>국면과 수가 든 파일</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>수의 개수</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>각 자리는 “person” 또는 컴퓨터의 수준이어야 합니다: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>터미널에서 게임하기</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>난수 시드. 시드가 같으면 카드와 주사위도 같음</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>규칙 세트의 ID</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>target=8 같은 규칙 세트의 설정. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>게임을 저장할 새 파일</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>게임: %1, 퍼즐: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>수순이 너무 많아 모두 시험할 수 없습니다.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>퍼즐이 아닙니다: 이를 수 있는 착상이 단 하나뿐인 목표가 여기에 없습니다.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>제시된 것과 다른 첫 수로도, 또는 다른 점수로도 목표에 이를 수 있습니다.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>풀이가 목표에 이르지 못합니다.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>측정한 난이도가 적혀 있는 것과 다릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>퍼즐 %n개 중 %1개가 올바릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>컴퓨터끼리의 게임에서 퍼즐을 찾아 서로 가장 다른 것을 출력</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>게임 대신: 국면이나 전술이 든 파일</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>진행할 규칙 세트</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>확장. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>플레이어 수. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>살펴볼 게임 수</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>자신의 마지막 차례에 이기는 퍼즐의 수</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>다른 플레이어의 마지막 차례를 막는 퍼즐의 수</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>점수를 얻는 퍼즐의 수</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>난수 시드. 시드가 같으면 퍼즐도 같음</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>모든 수순을 검사하고 퍼즐이 아닌 것 나열</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>퍼즐 파일</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>난이도의 기준이 되는 컴퓨터 플레이어에게도 풀게 하기</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>퍼즐을 만들고 검사: 한 가지 착상이 결정하는 차례</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>수순 %n개를 끝까지 두었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>기보를 재생하며 검사</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>저장된 게임 또는 저널</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>게임과 그 확장의 규칙서 쓰기</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>게임의 ID 또는 파일, 그 위에 얹을 확장의 ID 또는 파일</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>텍스트로 (기본값)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Markdown으로</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>웹 페이지로</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>한 쪽짜리 요약표만</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>시나리오를 진행하고 실패한 것 알려 주기</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>시나리오 하나 또는 그 배열이 든 파일</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>시나리오의 첫 실패만이 아니라 모든 실패</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1”은(는) 문서 안의 위치가 아닙니다. 위치는 빗금으로 시작합니다: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>파일을 바꾸지 않았습니다. 이 값으로는 게임할 수 없습니다:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>파일에는 전부터 있던 오류 %n개가 그대로 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>규칙 세트 파일</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>값의 위치, 예: /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>수는 한 국면에서 비교합니다. 이 파일에는 국면이 여럿입니다.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>한 국면에서 두 게임이 허용하는 수 비교</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>국면이 든 파일. 수도 들어 있을 수 있음. 파일에 적힌 게임은 무시</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>파일 이름을 쓰거나 --make로 국면을 만드세요.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>국면 %n개 중 %1개를 풀었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>한 차례가 결정하는 국면을 컴퓨터 플레이어에게 풀게 하기</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>그런 국면이 든 파일</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>푸는 대신 게임에서 찾아 출력할 국면의 수</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>수준이 한 수에 생각하는 양의 배수</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>난수 시드. 시드가 같으면 답도 같음</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>게임 %1의 %2번째 수 뒤 참조</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>컴퓨터에게 규칙 세트로 게임하게 하고 드러난 점 보고</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>게임 수</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>플레이어 수. 기본값은 허용되는 경우 2명</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>눈여겨볼 만한 게임을 이 폴더에 쓰기</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>JSON으로, 게임의 기보와 함께</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>번갈아 진행할 규칙 세트</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>라운드마다의 게임 수</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>완료: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>파일의 이전 내용은 %1에 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>문제가 이 %n개 말고도 더 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>이 파일에는 검사할 것이 없습니다.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>규칙 세트, 국면, 시나리오, 기보의 문제 나열</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>검사할 파일</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>규칙 세트의 문제마다 도움이 되는 첫 해결책을 적용. 이전 파일은 그 옆에 저장</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>이 파일에는 시나리오도 국면도 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1은(는) 규칙 세트가 아닙니다. 규칙 세트만 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>여기서는 그림을 그릴 수 없습니다: “%1”이(가) 없습니다. 데스크톱 프로그램에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>그림 없이 시작한 프로그램은 그림을 그릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>플레이어: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>분배 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>게임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>최대 %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>약 %n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>약 %n초</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>%1 중 하나여야 하는데 “%2”입니다.</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>파일 이름이거나, 표준 오류를 뜻하는 -여야 합니다.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>무엇을 하고 있는지 표준 오류로 알리기</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>진단 기록의 상세도: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>진단 기록 파일. -는 표준 오류</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>진단 기록을 출력할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>명령줄용 Gnostica: 게임하고, 검사하고, 측정합니다.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>언어. 기본값은 환경의 언어</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>여기에 이름이 빠졌습니다.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>출력하지 못했습니다.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: 아직 게임이 너무 적습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>말</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>칸</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>방향</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>카드</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>주사위</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>더는 없음</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>낱말</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>여기에 빠진 것이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>여기에 와야 할 것: %2. 입력된 것: “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>이 규칙 세트는 %1~%n명용입니다.</numerusform>
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
        <translation>해결: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>수를 입력하세요. 예: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>칸은 보드 가장자리의 이름이나 좌표로 적으세요. 수 목록에는 좌표를 씁니다: %1 칸이 %2입니다.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>?는 허용되는 모든 수, ? cup은 cup으로 시작하는 수를 나열합니다. 그 밖에: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>미정</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>50%에 가까움</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>60%에 가까움</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1”은(는) %2에서 %3까지의 수가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1” 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>사용법</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>인수</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>명령</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(필수)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>함께 쓸 수 없음</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>명령이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>이해할 수 없습니다: %1</translation>
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
        <translation>%1에 “%2”을(를) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1에는 값이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1은(는) 한 번만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1과(와) %2은(는) 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>명령</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>이 도움말 보기</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>버전 보기</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>자세한 내용: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1”은(는) %2~%3 사이의 정수가 아닙니다.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>“%1” 플러그인을 다시 불러옵니다.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>꺼진 플러그인이 없습니다.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>불러옴</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>플러그인을 나열하고, 불러오지 않은 것은 그 까닭도 표시</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>오류 때문에 꺼진 플러그인 켜기</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>플러그인을 다시 켜려면: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>플러그인을 불러오지 않기. 플러그인이 필요한 게임은 할 수 없음</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>명령을 끝까지 실행하지 못했습니다.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>플러그인 없이 실행하려면: %1.</translation>
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
        <translation>보드: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>손패: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>말은 플레이어, 크기, 방향 순으로 적습니다. %1은 북쪽을 향한 플레이어 A의 큰 말, %2는 세워진 플레이어 B의 작은 말입니다.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>숫자</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>파일</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>수준</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>코드</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>국면이 든 파일, 국면과 수가 든 파일, 또는 그 배열</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>파일의 서식은 그대로 두고 규칙 세트의 값 하나를 바꾸거나, 설정할 수 있는 것을 나열</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>발견된 문제가 없습니다.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>다음에서 고른 값의 목록: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>능력의 목록</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>보드 행의 목록</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>카드별 수: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; 기본값 %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>JSON으로 쓴 새 값. 낱말에는 따옴표가 필요 없고, null은 상위 세트의 값을 없앰. 값을 쓰지 않으면 모든 설정과 허용되는 값을 나열</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>%1에 설정이 없습니다. 모든 설정을 나열하는 명령: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>그래도 선언하려면 한 번 더 입력하세요.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>점수가 모자란 선언은 두 번 입력해야 합니다.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>인수 “%1”은(는) UTF-8이 아닙니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>진행 중이던 분배 %n개는 계산에 넣지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt는 50% 대 60%를 검정합니다. 공평한 몫이 100%를 자리 수로 나눈 값이 되는 --one과는 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>플레이어 수. 한 명 걸러 한 명이 수준 a. --one이면 한 명만 수준 a</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>수준 a의 플레이어 하나가 수준 b의 플레이어들과 겨루며 모든 자리에 차례로 앉음</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>온전한 분배로 올림: 자리를 바꾼 두 게임, --one이면 자리마다 한 게임</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>규칙 세트마다 게임할 시간(초). 그때까지 끝나지 않은 분배는 계산에 넣지 않음</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>게임을 중단하기까지의 라운드 수. 그 분배는 계산에 넣지 않음</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>순차 검정이 결정되면 멈춤. --one과는 함께 쓸 수 없음</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>끝까지 진행된 분배가 없어 결과가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>게임 %n개가 라운드 %1 뒤에 중단되었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>그래서 분배 %n개는 계산에 넣지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%2 %n명을 상대하는 %1 하나</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: 게임 %n개에서 %2% (공평한 몫: %3%, 95% 구간: %4~%5%).</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>게임당 라운드: 중앙값 %1, 게임의 95%에서 최대 %2, 가장 짧은 게임 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>선언 %n번 중 %1번이 성공했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %3번 중 %2번.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>라운드 %1: 게임 %n개 중 %2개</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>라운드 %1: 표를 맞추는 중…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>남은 플레이어 2명</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>남은 플레이어 3명 이상</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>라운드 %1, %2: 국면 %n개는 너무 적어 표를 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>라운드 %1, %2: 게임 %3개, 국면 %4개, 어긋남 %5, 이후 %6, 확신 %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>컴퓨터 플레이어의 판단을 자신과의 게임으로 훈련하기</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>학습한 것을 모두 두는 폴더. 중단된 학습은 이어서 진행</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>표를 맞추는 횟수</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>난수 시드. 시드가 같으면 표도 같음</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>라운드의 게임 중 이 조각만 진행: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>프로그램에 들어 있는 것 대신 처음에 쓸 판단 파일</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>프로그램에 들어 있는 것 대신 쓸, learn이 만든 판단 파일</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, 플레이어 수 %2: 게임 %n개 중 %3개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, 플레이어 수 %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>파일에 있는 결과 %n개는 아직 유효하여 그대로 두었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>컴퓨터가 자신과 하는 게임으로 게임 길이 재기</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>결과 파일. 아직 유효한 결과는 그대로 둠</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>진행할 규칙 세트. 기본값은 모든 게임</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>플레이어 수. 기본값은 허용되는 모든 인원</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>규칙 세트와 플레이어 수마다의 게임 수</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>게임을 중단하기까지의 라운드 수</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b와 --judging-b는 --b-program과 함께 쓸 수 없습니다. 그 프로그램은 자체 설정을 씁니다.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>카드를 나누고 수준 b의 자리를 맡는 다른 빌드의 gnostica-cli</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>“%1”을(를) 실행할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1”이(가) “%2” 수를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>게임이 끝나기 전에 “%1”이(가) 종료되었습니다.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>게임이 끝나기 전에 “%1”이(가) 종료되었습니다: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>“%1”이(가) 이 프로그램과 다른 규칙으로 플레이합니다: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %3번 중 %2번 (예측: %4%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”이(가) 너무 오래 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”이(가) 스스로 두어야 할 수를 묻습니다.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>“%1”이(가) 너무 오래 응답하지 않습니다: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time은 플레이어가 생각하는 양을 스스로 정합니다. %1은(는) 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time은 탐색하지 않는 “%1” 수준을 조정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>“%1” 수준은 아무리 오래 생각해도 상대만큼 프로세서 시간을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>b가 a만큼 프로세서 시간을 쓰는 반복 횟수를 먼저 측정. --b-program이면 a를 b에 맞춤</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>대결이 중단되었습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>프로세서 시간을 같게 하기 위해 %1은(는) 한 수에 게임 %n개를 생각해 봅니다 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1”이(가) “%2”이(가) 아닌 다른 수를 기록했습니다.</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”이(가) 이 프로그램의 규칙에서 허용되지 않는 수를 두었습니다.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>이 시스템은 다른 프로그램이 쓰는 프로세서 시간을 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>자리 순서대로 쉼표로 구분한 플레이어: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: 게임 %n개 중 %2개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1은(는) 다른 설정(%2)으로 만든 것입니다. 그 설정을 다시 쓰거나 다른 파일을 쓰세요.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>수준 비교에는 서로 다른 수준이 두 개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>각 수준의 컴퓨터 플레이어가 바로 아래 수준보다 강한지 검사</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>쉼표로 구분한 수준. 기본값: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>플레이어 수. 2이면 자리를 맞바꾸고, 더 많으면 위 수준의 플레이어 하나가 모든 자리에 차례로 앉음. 기본값: 2와 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>수준 쌍마다 최대 게임 수. 언제 보아도 유효한 95% 구간에 공평한 몫이 들지 않게 되면 곧바로 끝남</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>결과 파일. 같은 명령을 다시 실행하면 여기서 이어짐. --games와 --levels는 바꿔도 됨</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>“%1” 성격은 없습니다.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>수준: %1. 또는 점수를 잃지 않는 수라면 무엇이든 두는 “scripted”</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>플레이어 a의 성격: builder 또는 hunter, gambler 또는 prudent, 또는 “builder prudent”처럼 하나씩</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: 수 %n개 중 %2%는 승리의 몫을 최대 %3퍼센트포인트 잃습니다 (게임을 단위로 한 95% 구간: %4~%5%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>반복 %n번의 탐색에 따르면, 한 수에 승리의 몫을 평균 %1퍼센트포인트 잃습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>훨씬 긴 탐색이 어떤 수준의 컴퓨터 플레이어보다 나은 수를 고르는 일이 얼마나 잦은지 측정</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>그 수준이 자기 자신과 두는 게임 수</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>게임마다 무작위로 뽑아 살펴볼 수의 개수</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>긴 탐색의 반복 횟수를 그 수준의 횟수로 나눈 값. 탐색하지 않는 수준에서는 견습생의 횟수로 나눔</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>“%1” 수준은 없습니다. 쓸 수 있는 수준: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>수준: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>판가름 나지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 쪽이 더 강합니다.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 쪽이 더 약합니다.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 대 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>중단된 게임 때문에 분배 %n개는 계산에 넣지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>메모리가 부족합니다. 창이나 다른 프로그램을 닫고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>시스템이 이 프로그램의 스레드를 더 시작할 수 없습니다. 다른 프로그램을 닫고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>프로그램이나 플러그인의 오류입니다. 자세한 내용은 진단 기록을 보세요.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Gnostica 정보</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>타로 카드와 피라미드로 벌이는 영토 전쟁.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica는 John Cooper, Kory Heath, Kristin Matherly, Jacob Davenport가 타로 카드와 Looney Pyramids를 위해 디자인했습니다.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>이 프로그램은 GNU General Public License 버전 3 이상에 따른 자유 소프트웨어입니다. 어떤 보증도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>글꼴 Gnostica Serif와 Gnostica Figures는 Friedrich Althausen의 Vollkorn을 바탕으로 만들었으며, SIL Open Font License 버전 1.1을 따릅니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>시작 페이지(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>새 게임(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>끝내지 않은 게임(&amp;U)…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>새 창에서 기보 열기(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>나만의 게임 만들기(&amp;M)…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>규칙 세트를 나란히 비교(&amp;Y)…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>규칙 세트 추가(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>규칙 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>규칙을 PDF로 내보내기(&amp;D)…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>게임 결과(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>게임 검토(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>선언할까요?(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>설정(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>Gnostica 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>수 확정(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>되돌리기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>마지막 수 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>이 능력 건너뛰기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>선언(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>손패 갱신(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>패스(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>처음 국면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>이전 국면(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>다음 국면(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>게임으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>여기서부터 새 게임으로 계속(&amp;C)</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>속도 높이기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>한 수(&amp;O)</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>속도: 기다리지 않음(&amp;W)</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>속도: 빠르게(&amp;Q)</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>속도: 보통(&amp;N)</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>속도: 느리게(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>보드 전체 보기(&amp;W)</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>테이블을 왼쪽으로 돌리기(&amp;L)</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>테이블을 오른쪽으로 돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>기록을 표기법으로(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>빠른 참조(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>이 게임의 규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>나만의 게임 만들기(&amp;M)</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>규칙 세트 비교와 국면 만들기(&amp;P)</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>종반에 관한 분석 결과(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>진단 기록 보기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>문제 보고서 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>이전 차례(&amp;T)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>재생(&amp;Y)</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>다음 차례(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>마지막 국면(&amp;L)</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>이전 표시(&amp;M)</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>다음 표시(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>책갈피(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>닫기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>새 규칙 세트(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>규칙 세트 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>설정 검색(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>다음 문제(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>이전 문제(&amp;P)</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>초안으로 게임(&amp;D)…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>테이블에서 이어서 게임(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>상위 세트와 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>규칙 세트 맞바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>실험에 규칙 세트 추가(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>레슨(&amp;L)…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>퍼즐(&amp;Z)…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>안내받는 첫 게임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>처음부터(&amp;S)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>국면 만들기(&amp;I)…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>두 규칙 세트로 비교(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>새 국면(&amp;N)</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>테이블에서(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>국면 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>여기서 이어서 게임(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>텍스트로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>그림으로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>카드 검색(&amp;S)</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>이전 문제(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>규칙 세트(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>국면(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>기보(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>이력(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>차례(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>컴퓨터(&amp;C)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>도움말(&amp;L)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>도움말</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>규칙 세트(&amp;R)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>기보</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>작업실</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>규칙 세트 비교</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>레슨과 퍼즐</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>국면</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>나침반</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>검토</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>규칙 세트의 텍스트</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>칸, 점수, 카드의 수</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>번호로 고르기. Alt 키를 누르고 있으면 번호가 보임</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>방향: 북쪽, 동쪽, 남쪽, 서쪽, 세움</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>대각선 방향: 북동쪽, 남동쪽, 남서쪽, 북서쪽</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>보드로 가기</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>손패의 카드로 가기</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>레슨에서 한 단계 뒤로</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>다음 단계, 레슨, 퍼즐로</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>어떻게 하는지 보기</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>커서 움직이기</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>칸의 다음 말</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>칸의 이전 말</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>커서 위치에 있는 것 고르기</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>왜 고를 수 없는지 묻기</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>카드를 크게 보기</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>고른 것 치우기</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>더 큰 말</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>더 작은 말</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>놓으려던 말이나 카드 내려놓기</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>그래프에서 이전·다음 결정</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>그래프에서 처음·마지막 결정</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>그래프에서 손실이 큰 결정</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>입력 후보 보기</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>문제의 해결책</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>이 항목 설명</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>다음 찾기</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>이전 찾기</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>텍스트에서 나가기</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>명령 찾기(&amp;N)…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>글자 크게(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>글자 작게(&amp;M)</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>글자 크기 원래대로(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>패널 배치(&amp;A)</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>보드 그림 저장(&amp;B)…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>보드 그림 복사(&amp;H)</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>내 손패 보기(&amp;Y)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>기권(&amp;G)…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>컴퓨터에게 끝까지 맡기기(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>메뉴 열기</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>확대한 보드에서 움직이기</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>내 게임</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>레슨 또는 퍼즐</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>차례</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>차례 마치기(&amp;E)</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>왜 그렇게 했나요?(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>아직 확정할 것이 없습니다: 먼저 할 일을 고르세요.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>고른 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>컴퓨터가 당신이 아는 것만으로 당신의 결정을 생각하고 있습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>결정할 것이 있을 때 가장 좋은 수나, 선언할지를 물어보세요.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>조언은 여기까지입니다. 다시 물어볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>조언</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>양</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>그 전에 다른 플레이어 %n명에게 차례가 한 번씩 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>%n점 중 %1점으로 선언할까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>마지막 차례 선언</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>%n점 부족</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>나중에(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>그래도 선언(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>두 규칙 세트 맞바꾸기</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>실험에 규칙 세트 추가</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>마지막 규칙 세트 빼기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>없음 (어떤 게임에나)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>없음 (단독으로 완전한 세트)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>상위 세트에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>상위 세트 변경</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>확장 변경</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>바탕:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>여기에서 정하지 않은 것은 물려받습니다.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>확장:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>버전 변경</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>버전:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>ID가 같은 두 규칙 세트 중에서는 버전이 높은 쪽이 더 새것입니다. 변경을 공유하기 전에 버전을 올리세요.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>보드 그림을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>보드 그림 저장</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>그림을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>그림을 “%1”(으)로 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>보드</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>말 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>영토, 카드를 바꾸는 중</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, 가치 %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>황무지</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>공허</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1, 고를 수 있음</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1, 고름</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>규칙 세트로 게임할 수 있게 되면 변경이 이 규칙에 곧바로 반영됩니다.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>상위 세트와 다른 규칙이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>규칙 %n개가 상위 세트와 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>상위 세트에는 그런 규칙이 없습니다.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>상위 세트: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>제거된 상위 세트의 규칙</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>충돌하는 변경</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>내 변경(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>지금 파일에 있는 것(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>내 것 유지(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 불러오기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>%n바이트 너무 김</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>고르고 옮기기(&amp;P)</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>말이나 영토를 클릭한 다음 갈 곳을 클릭하거나, 끌어 놓으세요.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>지우기(&amp;A)</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>치울 것을 클릭하세요. 마우스 오른쪽 버튼으로는 언제든지 치울 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>카드 검색</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>카드</translation>
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
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>보드, 손패, 더미의 카드를 가리키면 무엇을 하는지 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (모두)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>메이저 아르카나 (모두)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>제거: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>카드 추가…</translation>
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
        <translation>카드 검색</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>카드의 종류</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>카드를 클릭한 다음 보드를 클릭하거나, 제자리로 끌어 놓으세요.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>모든 카드</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1의 손패 (%n장)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>뽑을 더미, 맨 위부터 (%n장)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>버린 더미, 맨 위부터 (%n장)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>나머지, 버린 더미 아래 (%n장)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>나머지, 뽑을 더미 아래 (%n장)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>카드 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>나머지로(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>맨 위로(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>맨 아래로(&amp;B)</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>손패와 더미</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>카드를 여기로 끌어 놓으세요. Insert로 카드를 추가하고, Delete로 나머지로 돌려보내고, Alt+방향키로 더미 안에서 옮깁니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>이 능력을 쓰는 다른 카드가 없음: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>이 능력(%1)을 쓰는 다른 카드:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>감춰진 카드</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, 고름</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, 고를 수 있음</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>분배</translation>
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
        <translation>마지막 차례를 선언하기에 충분한 점수가 있습니다.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>결과는 운에 달려 있습니다.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>점수: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>칸</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>말</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>카드</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>방향</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>고르세요: %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>행동</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>카드를 가져올 곳</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>가져올 카드</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>타로 카드와 피라미드로 벌이는 영토 전쟁.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>열 게임, 또는 추가할 규칙 세트.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>%1~%2 사이의 숫자</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>파일 이름, 또는 표준 오류를 뜻하는 -</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>이번 실행에만 쓸 언어.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>이번 실행에만 쓸 색.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>시연 게임을 하고 끝냅니다.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>시연의 난수 시드.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>시연의 그림을 저장하고, 끝날 때의 그림도 따로 저장합니다.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>시연 게임을 저장합니다.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>시연할 게임과 확장: 게임+확장.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>시연의 플레이어 수.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>진단 기록의 상세도: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>진단 기록 파일. -는 표준 오류입니다.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>이번 실행에는 플러그인을 불러오지 않습니다. 플러그인이 필요한 게임은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: 올바른 값은 %2입니다.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>이미 있는 파일에 덮어씁니다.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>파일</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>코드</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>수준</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>지금은 사용할 수 없음</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>명령 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>명령 이름의 앞부분을 입력하세요</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>테이블에 게임이 없습니다.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>이 규칙 세트로는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>규칙 세트 비교 – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이점</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>같은 국면</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>게임에 미치는 영향</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>중요한 규칙</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>조각 합치기</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>아직 실험의 조각을 합치는 중입니다. 지금 프로그램을 끝내면 그 실험은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>보고서 내보내기</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>아직 보고서를 쓰는 중입니다. 지금 프로그램을 끝내면 그 파일은 만들어지지 않습니다.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>여기서는 A와 B만 비교합니다.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”에 저장하지 않은 변경이 있습니다. 마지막으로 저장한 버전을 비교합니다.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>규칙 세트 비교</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>다른 두 게임 비교</translation>
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
        <translation>입력 후보</translation>
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
            <numerusform>컴퓨터: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>당신이 게임으로 돌아올 때까지 %1이(가) 기다립니다.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1이(가) 결정했습니다.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>일시 정지. 다음: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1이(가) 생각하고 있습니다.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>컴퓨터 플레이어</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>생각 진행 상황</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>속도</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>컴퓨터 플레이어의 속도</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>약 %n라운드</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>컴퓨터와 게임하기</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>상대 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>상대:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>컴퓨터는 당신이 그 자리에서 볼 수 있는 것만 봅니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>오늘의 퍼즐</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · 모두에게 같은 퍼즐</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>오늘의 퍼즐, 해결</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>손실이 가장 큰 결정</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>손실</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>더 나은 수</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (쓸 수 없음)</translation>
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
            <numerusform>“%1” 덱의 그림 %n개를 그릴 수 없어 그림 없는 카드를 대신 보여 줍니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>“%1” 덱은 쓸 수 없어 그림 없는 카드를 대신 보여 줍니다.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>“%1” 덱은 쓸 수 없습니다. 카드는 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>지우</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>하루</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>다온</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>이든</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>가온</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>보람</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>게임을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1은(는) 다른 곳에서 진행 중입니다. 이것은 지금까지의 사본입니다.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>끝난 게임을 보관하지 못했습니다.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>이 게임의 모든 수가 다시 저장되었습니다.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>다른 프로그램이 %1을(를) 지우거나 바꾸었습니다. 게임 전체를 새로 썼습니다.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1을(를) 이어서 할 수 없습니다.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>이 게임은 다른 창에서 진행 중입니다.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>끝내지 않은 게임</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>이 게임은 컴퓨터 %1에서 열려 있는 것 같습니다. 그곳에서 진행되는 동안 여기서 계속하면 어느 한 플레이어의 수를 잃게 됩니다.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>여기서 계속(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>이 게임의 저널이 손상되었습니다. 수 %n개를 읽을 수 있었으며, 게임은 그 뒤부터 새 저널에서 이어집니다. 손상된 저널은 %1(으)로 보관합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1을(를) 열지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1이(가) 손상되었습니다. 손상된 곳 앞까지 게임을 열었습니다.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>게임 (*.gnostica *.journal);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>게임 열기</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>새 창에서 기보 열기</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>게임 저장</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>게임 (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>이 게임을 열거나 저장한 뒤 다른 프로그램이 %1을(를) 바꾸었습니다.
덮어쓸까요?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1이(가) 이미 있습니다.
덮어쓸까요?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>덮어쓰기(&amp;R)</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>이 게임의 마지막 수들이 저장되지 않아 잃게 됩니다.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>규칙 내보내기</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>규칙을 내보내지 못했습니다.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>끝내지 않은 다른 게임이 없습니다.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>게임은 여기에서 멈춥니다. 여기까지의 내용은 모두 보관되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>문제 보고서가 클립보드에 있습니다: 버전, 플러그인, 설정, 진단 기록의 끝부분. 보내기 전에 읽어 보세요.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>진단 기록을 출력할 수 없습니다. 게임에는 필요하지 않습니다.</translation>
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
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>버린 더미, 최근 카드부터</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>입력</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>이 규칙 세트는 프로그램에 들어 있는 것이라 바꿀 수 없습니다. 바꾸려면 복제하세요.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>지금은 텍스트를 읽을 수 없어 여기에서 아무것도 바꿀 수 없습니다. 문제 목록에 위치가 나와 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>다른 곳에서 한 변경</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>카드의 능력</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>내 게임</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>압축된 데이터가 손상되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>그림이 너무 큽니다. 압축을 푼 크기로 최대 %n바이트까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>올바른 XML이 아닙니다. SVG 그림이어야 합니다.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>SVG 그림이 아닙니다: “%1” 요소로 시작하지만 “svg”여야 합니다.</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>XML 엔티티 선언은 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>“%1”은(는) 다른 파일을 가리킵니다. “#leaf”처럼 이 그림의 한 부분이어야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>요소가 너무 깊이 중첩되었습니다. 최대 %n단계까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>요소가 너무 많습니다. 복사본을 포함해 최대 %n개까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>“%1”은(는) 너무 큽니다. 최대 %2까지 허용됩니다.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>“%1”이(가) 자기 자신을 포함합니다.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>“%1” 뷰 박스는 쓸 수 없습니다. 숫자 네 개여야 하고, 뒤의 두 개는 0보다 커야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>그림에 포함된 이미지를 쓸 수 없습니다. PNG나 JPEG여야 하고, 모두 합해 최대 %n픽셀까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>이 그림은 그리는 데 너무 오래 걸립니다: 파선이나 겹치는 영역이 너무 많습니다.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>이 파일에는 그릴 수 있는 것이 없습니다.</translation>
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
        <translation>마지막 차례까지</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>재대결</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>게임 저장…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>그림…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>새 게임…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>검토</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>보드 보기</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n라운드</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>라운드별 점수</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>승부처</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>게임이 아니라 규칙 세트입니다. 이것으로 게임하려면 메뉴에서 ‘규칙 세트 추가’를 고르세요.</translation>
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
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>이어 하기(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>쓰기 중단(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>내보내기(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>보고서를 쓰는 중: 그림 %n개 중 %1개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>분배 %2개 중 %1개.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>중단됨. 이어 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>다른 프로그램이 진행하고 있습니다.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>끝남.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>진행 중인 게임을 끝내는 중…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>컴퓨터들이 게임하고 있습니다.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>그림이 있는 페이지로 (HTML)(&amp;P)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON으로(&amp;J)…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>표로 (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>정지(&amp;S)</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>실험을 멈추고 결과는 보관합니다</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>비교 대상(&amp;I):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>다른 곳에서 진행 중</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>끝남</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>실험 열기</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>실험 (*.sqlite);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>실험의 모든 조각이 있는 폴더</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>실험 이름 바꾸기</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>새 이름:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>실험의 이름을 바꾸지 못했습니다.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>실험 삭제</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>실험 “%1”과(와) 그 게임을 모두 휴지통으로 옮길까요?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>휴지통으로 옮기기(&amp;T)</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>실험을 삭제하지 못했습니다.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>새 실험(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>열기(&amp;F)…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>합치기(&amp;G)…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>이름 바꾸기(&amp;A)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>삭제(&amp;L)…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>다른 곳에서 한 실험의 조각을 합칩니다</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>아직 만든 실험이 없습니다.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>분배</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>마지막 변경</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>실험을 합치지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>보고서를 “%1”(으)로 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%1, %2, %3의 게임 %n개. Enter를 누르거나 두 번 클릭하면 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>페이지 (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>결과 내보내기</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>결과를 내보내지 못했습니다.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>실험 결과</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>다른 실험이 진행 중입니다. 먼저 멈추세요.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>실험을 시작하지 못했습니다.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>오류 때문에 실험이 멈췄습니다.</translation>
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
        <translation>게임할 수 있는 규칙 세트를 고르세요.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>정지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>영향 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>설정할 수 있는 규칙을 하나씩 따로 한 단계 바꿉니다. 컴퓨터들이 같은 분배를 가지고, 바꾼 규칙과 바꾸지 않은 규칙으로 각각 게임합니다. 가장 유망한 변경은 점점 더 많은 분배로 시험합니다.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>규칙 세트(&amp;U):</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>살펴보는 정도(&amp;H):</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>플레이어(&amp;L):</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>자리(&amp;T):</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>난수 시드(&amp;D):</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>빠르게 훑어보기</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>철저히 (오래 걸림)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”은(는) 이 인원으로 할 수 없습니다 (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>분석 결과를 내보내지 못했습니다.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>보고서를 쓰는 중입니다.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>진행 중인 게임을 끝내는 중…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>규칙을 바꾸는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>%2라운드 중 %1라운드: 변경 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>끝나기 전에 멈추었습니다.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>결과는 한 라운드가 끝나거나 멈출 때 나타납니다.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>규칙마다 게임에 미치는 영향이 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>분석 결과 내보내기</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>페이지 (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>영향 대상(&amp;O):</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>규칙 변경의 영향</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>실험으로 해 보기(&amp;E)</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>규칙 나란히 보기(&amp;B)</translation>
    </message>
    <message>
        <source>HT&amp;ML…</source>
        <translation>HTML(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>중요한 규칙</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>아직 규칙을 시험하는 중입니다. 지금까지의 분석 결과를 잃게 됩니다.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>첫 라운드가 끝나기 전에 멈추어 분석 결과가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>“%1”의 변경 %n개를 시험했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”의 규칙에 대한 분석 결과를 아직 내보내지 않았으므로 잃게 됩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>방향키, 세우려면 %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>프로그램이 이 작업을 하지 못했습니다. 게임과 초안은 안전하며, 계속할 수 있습니다.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>플러그인 없이 실행하려면: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>작업실…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>아직 직접 만든 게임이 없습니다. 작업실에서 만들면 여기에 나옵니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>표기법의 값: %1. 비우면 없음.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>이 규칙에는 표시가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>%n번 찾음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>텍스트에서 찾기</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>이전 찾기</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>다음 찾기</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>검색 닫기</translation>
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
        <translation>이것이 있는 게임에만 적용됨: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>‘%1’이(가) 이것일 때만 적용됨: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>인원과 말</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>카드와 보드</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>시작과 끝</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>차례와 하수인</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>그 밖의 메커니즘</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>무늬의 능력</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>규칙 해석</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>이름이나 규칙에 이것이 들어 있는 설정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>규칙 보기</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>상위 세트의 값으로 초기화</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>직접 만든 게임</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>작업실에서 만드는 게임입니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>작은 변형</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>게임 %n가지 중에서 고를 수 있습니다. 스페이스 키를 누르면 목록이 나옵니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>막 시작함</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>당신의 차례, %1라운드</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>%1 차례, %2라운드</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 대 %2 승리</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>승리</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 대 %2 패배</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>패배</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>종료</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>%1 승리</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>공동 승리</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>중도 이탈</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>관전</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 대 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n라운드</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>오늘 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>어제</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>%1, 당신의 차례</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>당신의 차례</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · %3라운드</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>마지막 차례를 선언했습니다.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1이(가) 마지막 차례를 선언했습니다.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>책갈피 있음</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>검토</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>책갈피를 지울 수 없습니다.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>내 게임</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>이 게임을 휴지통으로 옮길까요?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>게임 %n개를 휴지통으로 옮길까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>휴지통으로 옮기기(&amp;M)</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>게임을 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>게임 내보내기</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>게임을 내보낼 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>게임 %n개를 %1에 복사했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>책갈피를 추가할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>게임</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>분배 %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: 게임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>전체</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>미완료</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>완료</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>이름, 게임, 날짜…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>게임 검색</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>책갈피</translation>
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
        <translation>다르게 진행될 게임</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>이 변경으로 내 게임은 어떻게 달라질까요? 이 규칙 세트나 상위 세트로 마친 게임을 모두 변경된 규칙으로 다시 재생합니다.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>정지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>내 게임 살펴보기(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>게임 %n개 중 %1개를 살펴보았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>마친 게임 중에 이 규칙 세트나 상위 세트로 한 것이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>이 규칙 세트나 상위 세트로 한 게임이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>다르게 진행되었을 게임이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>그중 %n개가 다르게 진행되었을 것입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>첫 차이점</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>내 게임</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>플레이한 게임이 여기에 나타납니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>게임 %n개 모두</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>게임의 목표</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>당신의 결정</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>최근에 일어난 일</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>알겠습니다</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>그만 보기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>레슨에서 요구하는 수가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>손패</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>방향키로 카드를 옮겨 다니고, 스페이스로 고르고, Enter로 확정합니다.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1의 손패</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1은(는) %n점으로, 이기기에 충분합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>선언된 마지막 차례가 끝날 때에도 그 점수가 있는 플레이어가 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1이(가) %n점으로 선두에 나섭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>당신의 마지막 차례입니다.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 마지막 차례입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>그때까지 차례가 %n번 남았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 필요한 %n점 중 당신은 %1점입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 필요한 %n점 중 %1은(는) %2점입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례까지 차례가 %n번 남았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>%1을(를) 막을 차례가 한 번 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>닫기</translation>
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
        <translation>찾은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>빠른 참조</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>도움말 페이지</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>도움말</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>규칙 인쇄</translation>
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
        <translation>좋은 순서대로 본 수</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>수를 고르면 보드에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>보드에서 보기</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>이 수 두기</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>차례 전체 두기</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>수</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>확률</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>하우스 규칙</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>모두 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>모두 게임의 규칙으로 초기화합니다.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>시드(&amp;E):</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>아무 값이나</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>시드가 같으면 같은 카드를 다시 나누어 줍니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>ID(&amp;I):</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>다른 규칙 세트는 ID로 이 규칙 세트를 가리킵니다. 파일 이름도 ID와 같습니다.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>이름이 너무 깁니다.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>ID는 a~z의 소문자, 숫자, 붙임표로 이루어집니다. 붙임표로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>규칙 세트 “%1”이(가) 이미 이 ID를 씁니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>규칙 세트의 텍스트</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>다시 시도(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>저장하지 않은 수</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>마지막 수들이 저장되지 않았습니다. 프로그램이 갑자기 꺼지면 잃게 됩니다. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>디스크의 응답이 느립니다. 마지막 수가 저장되는 대로 게임이 계속됩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, 마지막 변경: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>초안</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>저장하지 않은 규칙 세트 변경입니다.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>이 초안 이어서 작업(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>이 변경을 휴지통으로 옮깁니다. 저장된 규칙 세트는 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>나중에(&amp;N)</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>초안을 삭제하지 못했습니다.</translation>
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
        <translation>변경됨</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>동작</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>메뉴 또는 창</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>키</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1: ‘%2’에서 사용 중이며 그곳에서 제거됩니다.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1: ‘%2’에서 사용 중입니다. 이것은 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>동작 검색</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>동작과 키</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>새 키 누르기(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>이 키 사용(&amp;U)</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>이 키도 사용(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>키 없음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>모두 초기화(&amp;L)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>처음의 보드</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>스페이스 키로 칸에 카드를 놓거나 치우고, Enter로 어떤 카드인지 고릅니다.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>카드 없음</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>아무 카드</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>%1행 %2열: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>그린 것이 없습니다. 칸을 클릭하면 카드가 놓이고, 끌면 여러 칸에 놓입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>영토 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>크기: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>칸을 오른쪽 클릭하거나 Enter를 누르면 카드를 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>직사각형의 열</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>직사각형의 행</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>직사각형 그리기</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>보드 비우기</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>카드를 클릭하면 치워집니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>레슨 %n개 중 %1개를 마침</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>지금까지 레슨 %n개를 마쳤습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>배우기</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>안내받는 첫 게임, 또는 짧은 레슨.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>다음 레슨(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>첫 레슨(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>규칙 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>레슨(&amp;E)</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>퍼즐(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>첫 게임(&amp;Y)</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>쉬운 상대와 합니다. 새로운 것은 나올 때마다 설명합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>마치기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>다음 레슨(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>다음 퍼즐(&amp;N)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>확정</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – 배우기 – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>배우기 – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>배우기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>컴퓨터 수준(&amp;L):</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>기권</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>기권하시겠습니까? 그러면 게임이 끝나고 상대가 이깁니다.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>기권하시겠습니까? 그러면 게임이 끝날 때까지 컴퓨터가 당신을 대신합니다.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>컴퓨터에게 끝까지 맡기기</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>컴퓨터가 모두를 대신하여 게임이 끝날 때까지 빠르게 진행합니다. 언제든지 일시 정지할 수 있습니다.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>끝까지 맡기기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>측정 안 됨</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>자주 끝나지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n라운드</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>%1일 때, 실력 좋은 플레이어끼리의 게임은 끝없이 이어지기도 합니다. 몇 라운드까지 할지 미리 정해 둘 수 있습니다. 그때 점수가 가장 높은 플레이어가 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>%1일 때 약 %n라운드.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>소요 시간</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>컴퓨터 플레이어로 측정했습니다. 선은 게임 20판 가운데 19판이 들어가는 범위입니다.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>이 규칙에 따른 게임의 길이는 측정되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>퍼즐</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>레슨 %1개 중 %n개 완료</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>레슨 완료</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>이렇게 하는 것입니다.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>잘했습니다!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>레슨의 다음 부분에 맞게 보드를 차려 놓았습니다.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>할 수는 있지만, 목표에는 이르지 못합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, 완료</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>시작</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>다음 레슨</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>%1라운드</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>진단 기록</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>검색 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>기록에서 검색</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>이전(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>이 기록은 파일에 저장되지 않으며 프로그램이 끝나면 사라집니다.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>기록의 위치: %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>게임을 시작합니다.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>취소됨: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>기록</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>줄을 클릭하거나 Enter를 누르면 그 국면으로 갑니다.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>기록 복사</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>표기법</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>기록을 말 대신 게임의 표기법으로 보기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>확정</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 항목 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>새 창에서 최근 항목 열기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>메뉴</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>아직 테이블에 게임이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>메뉴</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>이전 알림: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>이 알림 닫기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>%1에서 진행한 분배의 중앙값: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3에서도 같은 카드를 나누어 주었습니다(상관계수 %1). 차이를 알아내는 데는 분배를 %2배로 늘린 것과 같습니다.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>줄을 고르면 그 지표의 설명을 읽을 수 있습니다. 숫자를 클릭하면 그 게임들이 나옵니다.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3에서도 같은 카드를 나누어 주었습니다(상관계수 %1). 그러나 차이가 더 정밀해지지는 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>차이점</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>게임의 분포</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>그림을 그리는 중…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>아직 그릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>부분을 클릭하면 그 게임들이 나옵니다.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>그림 선택</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>그림의 숫자</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>내 게임</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%1부터 게임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>찾은 게임 없음</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>검색과 맞는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>모든 게임 보기</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>잠시 기다려 주세요</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>게임을 읽는 중…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>아직 게임이 없습니다</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>플레이한 모든 게임이 보드, 결과와 함께 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>컴퓨터와 게임하기</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>열기</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>책갈피 지우기</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>게임 검색</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>책갈피 추가</translation>
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
        <translation>아직 번역되지 않아, 플레이어에게는 대신 이 글이 보입니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>요약</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>메모</translation>
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
        <translation>규칙 세트에는 적어도 한 언어의 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>언어별 이름, 요약, 메모</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>다른 언어(&amp;L):</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>추가할 언어</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>그 밖의 문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>이것은 게임할 수 없습니다:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>이 규칙으로는 테이블에 있는 게임을 이어 갈 수 없습니다:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1: %n명이 하는 게임입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1: %2~%n명이 하는 게임입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>테이블에서 이어서 게임</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>게임 고르기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>새 규칙 세트</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>바탕(&amp;B):</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>없음 (어떤 게임에나 쓰는 확장)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>무언가를 바꾸기 전까지 새 규칙 세트는 상위 세트와 같습니다.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>만들기(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>그 밖의 문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>고를 수 없는 것:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>오류: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>경고: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>문제 없음: 게임할 수 있습니다.</translation>
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
        <translation>“%1”을(를) “%2”(으)로 바꾸기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>추가</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (변경됨):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>게임의 규칙으로 초기화합니다.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1 초기화</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>시작과 끝</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>인원과 말</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>카드와 보드</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>차례와 하수인</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>무늬의 능력</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>규칙 해석</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>다른 프로그램이 %1을(를) 바꾸었고, 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 불러오기(&amp;R)</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>파일을 불러옵니다. 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>내 것 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>내 변경을 유지합니다. 저장하면 파일을 덮어씁니다.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>둘 다 보기(&amp;B)</translation>
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
        <translation>%1 (%2~%3)</translation>
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
        <translation>%1의 작은 말: %3개 중 %2개가 보드에 있습니다.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1의 중간 말: %3개 중 %2개가 보드에 있습니다.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1의 큰 말: %3개 중 %2개가 보드에 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>뽑을 더미</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>버린 더미</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>게임할 수 있는 규칙 세트를 고르세요.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>계획을 열지 못했습니다.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>계획 열기</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>계획 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>계획 저장</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>계획 (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>계획을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>계획에 있는 규칙 세트를 씁니다: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>정한 분배 수 뒤</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>정한 정밀도에 이를 때</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>새 실험</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>컴퓨터들이 규칙 세트마다 같은 분배로, 자리를 바꾸어 두 번씩 게임합니다. 운이 규칙의 영향을 가리지 않도록 결과를 분배마다 비교합니다.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>자리(&amp;T):</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>플레이어(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>종료(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>분배(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>지표(&amp;M):</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>정밀도 ±(&amp;R):</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>난수 시드(&amp;O):</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>실력 측정용 분배(&amp;K):</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>위의 규칙 세트 쓰기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>실험 시작(&amp;S)</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>계획 열기(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>계획 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”은(는) 이 인원으로 할 수 없습니다 (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>게임을 재생하는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>“%1”의 게임 %n개. Enter를 누르거나 두 번 클릭하면 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>실험의 게임</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>숫자를 클릭하면 그에 해당하는 게임이 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>원래 분배</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>한 자리씩 옮겨 앉음</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>실력이 다름</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>실력이 다름, 자리 바꿈</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>분배</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>게임 방식</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>이긴 자리</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>기본 탐색 횟수</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>한 수에 생각해 보는 게임 수</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>모든 플레이어 동일(&amp;I)</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>그렇지 않으면 분배마다 자리를 바꾸어 누구도 더 좋은 자리를 갖지 않습니다.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>플레이어 %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>마지막 차례</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>마지막 차례 선언됨</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%n점 중 %1점</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>점수: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>당신</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, 지금 차례</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>보관함: 작은 %1, 중간 %2, 큰 %3</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>손패: %1장</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>컴퓨터, 수준 %1</translation>
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
        <translation>입찰: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>선언됨</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>탈락: 마지막 차례 실패</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>단독 선두</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>탈락</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>플레이어</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>카드를 나머지로 돌려보내기</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>카드 옮기기</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>이 규칙으로는 %n명이 게임합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>규칙 바꾸기</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>인원 바꾸기</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>차례인 플레이어 바꾸기</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>플레이어를 탈락시키기</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>플레이어를 게임으로 되돌리기</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>시작 바꾸기</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>나머지의 위치 바꾸기</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>‘%1’ 바꾸기</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>국면 붙여넣기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>새 국면</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>국면.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>국면 저장</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>국면 (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>이 국면을 열거나 저장한 뒤 다른 프로그램이 %1을(를) 바꾸었습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>덮어쓰기(&amp;R)</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>국면을 저장하지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>놓을 것</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>손패와 더미</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>표시</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>국면이 텍스트로 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>“%1”은(는) 여기에 쓸 수 없습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>이 규칙으로는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>이 국면은 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>국면 열기</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>국면, 시나리오, 게임 (*.json *.gnostica *.journal);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>클립보드에 국면이 없습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1을(를) 국면으로 열지 못했습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>감춰진 카드는 감춰진 채로 둡니다: 볼 수 없는 손패와 더미는 여기에서 무작위로 나눕니다.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1에 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>아직 게임할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>실행 취소: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>다시 실행: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>테이블에 이어서 시작할 차례가 없습니다.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 국면 – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>클릭하면 %1의 말이 놓입니다. 방향: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>클릭하면 %1 카드가 놓입니다.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>클릭하면 있는 것을 치웁니다.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>클릭하면 고른 것을 옮깁니다.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>말이나 카드를 클릭해 고르세요.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>옆에서 카드나 말을 고른 다음 놓을 곳을 클릭하세요. 파일, 테이블, 클립보드의 텍스트에서 시작할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>고쳐서 열기</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>이 국면은 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (저장 안 됨)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>말 놓기</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>말 옮기기</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>말 돌리기</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>말을 다른 크기로 바꾸기</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>말 치우기</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>카드 놓기</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>영토 옮기기</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>보드에서 카드 치우기</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>여기에는 바꿀 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>보드에 말을 더 놓을 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>이 규칙에서는 말이 대각선을 향할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 보관함에 작은 말이 없습니다: 모두 보드에 있습니다.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 보관함에 중간 말이 없습니다: 모두 보드에 있습니다.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 보관함에 큰 말이 없습니다: 모두 보드에 있습니다.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>나머지</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>%1의 손패</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>뽑을 더미, %1번째 카드</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>버린 더미, %1번째 카드</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>한 장뿐입니다: %1 카드를 %2에서 뺐습니다.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>한 장뿐입니다: %1 카드를 %2의 손패에서 뺐습니다.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>한 장뿐입니다: %1 카드를 뽑을 더미에서 뺐습니다.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>한 장뿐입니다: %1 카드를 버린 더미에서 뺐습니다.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>보관함으로 돌아감: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>이제 세워져 있음: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 카드는 이제 나머지에 속합니다.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>더는 쓰지 않음: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>이제 입찰이 없습니다: 게임은 첫 차례로 시작합니다.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: 이 플레이어는 탈락했습니다.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: 그런 플레이어가 없습니다.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: 이 규칙에서는 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2은(는) 여기에 쓸 수 없습니다. 쓸 수 있는 값: %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>탈락한 플레이어의 차례입니다.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>게임에 플레이어가 적어도 한 명은 있어야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1의 카드가 너무 많습니다. 손패에는 %n장까지 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>%1에 말이 %n개 있어, 게임에서 있을 수 있는 것보다 많습니다 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>공허에 있음: %1. 첫 수 뒤에 보관함으로 돌아갑니다 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1의 카드가 %n장이라, 게임의 손패 한도보다 많습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>영토가 없으므로 게임이 끝난 국면입니다 (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>%1만 게임에 남아 있으므로 게임이 끝난 국면입니다 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>보드에 카드 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>손패 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>뽑을 더미 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>버린 더미 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>나머지 %n장</numerusform>
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
        <translation>이 능력에는 설정할 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>이것은 능력으로 보여 줄 수 없습니다. 텍스트에서 고칠 수 있습니다.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, 조정됨</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>오류를 고칠 때까지 카드가 무엇을 하는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>능력: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>상위 세트로 초기화: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>오류 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>경고 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>오류 없음</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>문제 없음: 이 규칙 세트로 게임할 수 있습니다.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>오류: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>경고: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>위치</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>설정을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>설정을 읽지 못했습니다. 설정을 바꾸어도 저장되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>다음</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>두 능력이 연결되어 있습니다. 클릭하면 연결을 풉니다.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>클릭하면 두 능력을 연결합니다.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>다음 중 하나:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>또는</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>쓰는 순서에서 %1번째.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>상위 세트의 값으로 초기화</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>능력 추가</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>다른 능력으로 바꾸기(&amp;I)</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>대체 능력 추가(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>앞으로(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>뒤로(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>이 능력과 앞의 능력 중 하나 고르기(&amp;C)</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>다른 능력 뒤에 별도의 능력으로(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>레슨</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>모두</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>해결</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>모든 퍼즐을 풀었습니다.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>아직 푼 퍼즐이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>퍼즐 %1개 중 %n개 해결</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n수 이상</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%1개 중 %n개 해결</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>미해결</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>이번 차례에 이기기</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>점수 얻기</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>마지막 차례 막기</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례입니다. 끝날 때 %n점이 있으면 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1이(가) 마지막 차례를 선언했습니다. 그 차례는 당신 다음에 오고, %n점이 필요합니다. 그 점수를 얻지 못하게 하세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>차례가 끝날 때 다른 모두보다 %n점 앞서야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>이렇게 하면 됩니다.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>풀었습니다. 잘했습니다!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>그것으로 풀리는지 확인하는 중…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>이제 마지막 차례를 막을 수 없습니다: %1이(가) %n점으로 그 차례를 시작합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>이제 목표를 이룰 수 없습니다: %n점이 모자랍니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>이제 목표를 이룰 수 없습니다.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>취소하고 다른 것을 해 보세요.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>손패의 카드로 시작합니다.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>손패의 카드로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>손패의 카드로 시작하고, 행동하는 말은 %1입니다.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>손패의 카드로 시작하지 않고, 행동하는 말은 %1입니다.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>다음: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>%1 카드입니다.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>그것은 운에 달려 있습니다. 운이 필요 없는 풀이가 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, 해결</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>이번 차례에 이기기: %n점 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>이번 차례에 이기기</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>%n점 앞서기</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>%1의 마지막 차례 막기</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>당신의 손패: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>당신은 %n점입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>난이도 %1/%2</translation>
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
        <translation>당신의 지난 차례 이후</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>보드에서 다시 보기</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>왜?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>현재 줄의 차례 설명</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>국면 %1/%2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>게임의 국면</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>한 차례 뒤로</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>한 차례 앞으로</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>끝내지 않은 게임</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>끝까지 하지 않은 게임들입니다. 각각 마지막으로 확정한 수 뒤부터 이어집니다.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>이 게임 계속(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>나중에(&amp;N)</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1을(를) 읽을 수 없음 (마지막 저장: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (마지막 게임: %2. 컴퓨터 %3에서 열려 있는 듯함)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (시작: %2, 마지막 게임: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (마지막 게임: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>끝내지 않은 게임은 삭제할 때까지 여기에 있습니다. 마친 게임도 보관합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>끝내지 않은 게임은 삭제할 때까지 여기에 있습니다. 마친 게임은 최근 %n개를 보관합니다. 개수는 설정에서 정합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>이 게임을 휴지통으로 옮길까요?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>휴지통으로 옮기기(&amp;M)</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>이 게임은 휴지통으로 옮길 수 없습니다. 완전히 삭제할까요?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>완전히 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>게임을 삭제하지 않았습니다.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>규칙 세트 이름 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>이 규칙 세트들의 ID도 바꾸기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>게임의 국면</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>속도(&amp;P):</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>보는 시점(&amp;E):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>손패</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>기록</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – 기보 – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>게임 저장</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>게임 (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>게임을 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>기보</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 차례가 시작됩니다.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>카드를 나누어 주거나 섞습니다.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 탈락했습니다.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 마지막 차례를 선언합니다.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>게임이 끝납니다.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>내 책갈피</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>공개 정보</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>결정하는 플레이어</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>%1의 시점</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>국면 %1/%2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>게임이 아직 끝나지 않았으므로 다른 플레이어의 손패는 감춰 둡니다.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>기보가 손상되었습니다. 손상된 곳 앞까지 보여 줍니다: 국면 %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>이전 국면을 보고 있습니다: %1/%2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>여기서부터 계속</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>검토</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>확률</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>게임 중 이길 확률</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>라운드별 점수</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>모든 손패를 펼쳤을 때의 확률입니다. 국면을 클릭하면 그곳으로 갑니다. 키: 왼쪽과 오른쪽은 이전·다음 결정, Page Up과 Page Down은 손실이 큰 결정.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>컴퓨터가 모든 결정을 그때 그 플레이어가 알던 것만으로 검토합니다. 그래프는 모든 손패를 펼쳤을 때의 확률입니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>정지</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>게임이 끝나면 컴퓨터가 모든 결정을 검토할 수 있습니다. 어떤 결정이 승부를 갈랐고 무엇이 더 나았을지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>손실이 가장 큰 결정</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>결정을 클릭하거나 Enter를 누르면 그 국면으로 갑니다.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>이전 승부처</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>다음 승부처</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>여기서부터 계속</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>테이블로 돌아가기</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>승부처 %1/%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>규칙서를 비교하는 중…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>게임할 수 있는 규칙 세트 두 개를 고르세요.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이점</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>차이점 저장</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>차이점</translation>
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
        <translation>파일에 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PDF(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>Rules side by side</source>
        <translation>규칙 나란히 보기</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>다른 설정</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>차이점 인쇄</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (이 국면에만 있음)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>확장(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>확장 %n개(&amp;X)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>규칙(&amp;R):</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>확장</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>규칙 세트 %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>이 게임의 규칙</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (초안)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>확장 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>확장 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>규칙 세트에 얹은 확장</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>일부 플러그인을 불러오지 못했습니다. 그것이 필요한 규칙 세트로는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>폴더의 규칙 세트 중 일부로는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>이번에는 플러그인을 불러오지 않았습니다. 플러그인이 필요한 규칙 세트로는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>일부 패널을 불러오지 못했습니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>플러그인은 다음에 프로그램을 시작할 때 불러옵니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>규칙 세트 추가</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>규칙 세트 (*.json *.gnostica-rules);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1을(를) 내 규칙 세트에 추가하지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>내 것을 이것으로 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>둘 다 두고 이것은 %1(으)로(&amp;K)</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>고쳐서 추가</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>이 규칙 세트는 이미 있습니다: “%1”.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”을(를) 내 규칙 세트에 추가했습니다. 새 게임을 시작할 때 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>이 파일은 규칙 세트 “%1”과(와) ID가 같습니다. 그 규칙 세트는 프로그램에 들어 있는 것이라 바꿀 수 없습니다. 다른 ID로 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ID가 같은 다른 규칙 세트가 있습니다: “%1”.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>규칙 세트 “%1”의 버전 %2이(가) 있습니다. 이것은 더 새로운 버전 %3입니다.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>규칙 세트 “%1”의 버전 %2이(가) 있습니다. 이것은 더 오래된 버전 %3입니다.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>규칙 세트 “%1”의 버전 %2이(가) 있습니다. 이것도 버전 %2이지만 내용이 다릅니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (초안)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (테이블의 게임)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1이(가) 이미 있습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>덮어쓰기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>화면을 %1에게 넘겨주세요</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 화면 앞에 앉을 때까지 손패를 감춥니다.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>%1입니다: 내 카드 보기</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>자리 %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>민무늬</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>줄무늬</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>점무늬</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>바둑판무늬</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>고리무늬</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>십자무늬</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>분홍</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>갈색</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n점, 탈락</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>탈락</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>플레이어 %1의 이름</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>플레이어 %1의 색</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>플레이어 %1의 문양</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>플레이어 %1: 사람 또는 컴퓨터</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>이 화면 앞의 사람.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>플레이어 %1 빼기</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>플레이어 %1의 성격</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>차례</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>탈락</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 차례입니다</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 탈락했습니다</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>인원(&amp;N):</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>입찰로 시작</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>손패를 나누어 주고, 첫 차례 전에 모두 입찰합니다.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>나머지는 버린 더미에 있음</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>놓지 않은 카드는 덱의 순서대로 뽑을 더미 아래에, 또는 버린 더미 아래에 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>게임 테이블</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>컴퓨터 플레이어</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>저장된 게임</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>언어(&amp;L):</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>시스템 설정 따름</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>테마(&amp;T):</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>카드(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>애니메이션(&amp;A):</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>느리게</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>보드 가장자리에 열과 행 이름 표시(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>포인터 아래의 카드를 크게 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>플레이어가 바뀔 때 손패 감추기(&amp;H)</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>다음 손패를 보여 주기 전에 화면을 넘겨줍니다.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>수마다 확정(&amp;C)</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>그렇지 않으면 다 고르는 대로 수를 둡니다.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>무엇이든 되돌리기 허용(&amp;E)</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>다른 플레이어의 수와, 뽑거나 굴리거나 공개한 것도 되돌립니다. 모든 플레이어가 동의해야 합니다.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>중요한 순간에 소리 내기(&amp;O)</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>선언, 탈락, 선두 교체, 게임 끝에 부드러운 종소리를 냅니다.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>속도(&amp;P):</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>컴퓨터끼리 할 때 손패 보기(&amp;W)</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>결정하는 플레이어의 손패, 또는 플레이어 목록에서 고른 손패를 보여 줍니다.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>보관할 마친 게임(&amp;F):</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>모두</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>최근 게임이 남고 오래된 게임은 휴지통으로 갑니다. 끝내지 않은 게임은 언제나 남습니다.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>일반</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>키</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>글자 크기(&amp;X):</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>음량(&amp;V):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>새 규칙 세트를 파일에 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>규칙 세트를 복제하지 못했습니다.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>규칙 세트의 이름을 바꾸지 못했습니다.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>이것이 필요한 규칙 세트로는 더는 게임할 수 없습니다.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>저장하지 않은 변경은 초안에 남습니다.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>이 규칙 세트로 하는 게임과 그 기보는 규칙을 유지합니다.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>규칙 세트 삭제</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>휴지통으로 옮기기(&amp;M)</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>규칙 세트를 삭제하지 못했습니다.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>규칙 세트 내보내기</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>문서 하나로(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>이 파일만(&amp;T)</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>이 규칙 세트는 문서 하나로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>규칙 세트 (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>규칙 세트를 내보내지 못했습니다.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>“%1”을(를) 휴지통으로 옮길까요?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>“%1”은(는) 내 규칙 세트 %n개를 바탕으로 합니다: %2. 이 파일만으로는 다른 사람이 게임할 수 없습니다. 그것들 없이도 쓸 수 있는 문서 하나로 내보낼 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>프로그램에 들어 있는 것이라 바꿀 수 없습니다. 바꾸려면 복제하세요.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>문제가 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>쓰지 않는 파일</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>새로 만들기(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>복제(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>폴더에서 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>규칙 세트 검색</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>이름이나 ID에 이것이 들어 있는 규칙 세트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>규칙 세트 %n개가 이것을 확장합니다: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>규칙 세트 %n개가 이것을 확장으로 씁니다: %1.</numerusform>
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
        <translation>두 규칙서가 같고, 다른 설정도 없습니다.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>두 규칙서는 같지만 설정이 다릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>A에만 있는 규칙 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>B에만 있는 규칙 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>바뀐 규칙 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>같은 규칙 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>같은 규칙 숨기기</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>규칙</translation>
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
        <translation>없음</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>강한 컴퓨터와 약한 컴퓨터가 이만큼의 분배로 서로 겨루어 실력이 얼마나 중요한지 측정합니다. 훨씬 오래 걸립니다.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>대</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>강한 플레이어</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>약한 플레이어</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1 상대로 %n판 중 %2승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1에서 %n판 중 %2승</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>전적</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>컴퓨터 상대로 %n판 중 %1승.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>컴퓨터와의 전적이 여기에 나타납니다.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>%n일 연속으로 플레이했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>승</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>배우기</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>완료</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>레슨 %n개 중 %1개를 마침</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>퍼즐 %n개 중 %1개 해결</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>수준</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>게임</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>타로 보드에서 벌이는 영토 전쟁</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>함께하기</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>한 화면에서 2~6명, 어떤 게임이든 어떤 규칙이든.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>규칙을 바꾸어 나만의 게임을 만드세요.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>비교</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>두 게임을 규칙별로, 그리고 수천 번의 게임으로 비교합니다.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>누가 게임합니까?(&amp;W)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>작업실</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>파일에 있는 기보나 끝내지 않은 게임.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>%2페이지 중 %1페이지</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>수</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>%1에만 있음</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>양쪽에 있으나 결과가 다름</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>양쪽이 같음</translation>
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
        <translation>지금 테이블에는 보여 줄 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>첫 차례 전에는 비교할 국면이 없습니다.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>국면을 배치하는 중…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>국면이나 게임 열기</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>국면, 시나리오, 게임 (*.json *.gnostica-position *.gnostica);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>국면을 열지 못했습니다.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>수를 비교하는 중…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>규칙 세트 중 하나가 이 국면을 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>게임할 수 있는 규칙 세트 두 개를 고르세요.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>테이블에서(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>새 분배(&amp;D)</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>수 두기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>컴퓨터가 고르기(&amp;C)</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>자리(&amp;T):</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>두 규칙 세트에서 둘 수 있는 수</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>‘뒤로’를 누르면 서로 갈라진 곳으로 돌아갑니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>기록</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>도움말</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>레슨과 퍼즐</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>레슨과 퍼즐</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>모든 레슨과 퍼즐(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>보여 주기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>처음부터(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>뒤로(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>당신</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>성격을 제비뽑기로 정하기</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>균형형: 건설도 하고 방해도 함</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>건설가: 영토를 만들고 키우기를 좋아함</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>사냥꾼: 다른 플레이어를 방해하기를 좋아함</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>기다리는 것보다 나을 때 선언</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>승부사: 더 일찍 선언</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>신중형: 더 늦게 선언</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>형식의 버전</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>파일과 다른 규칙 세트에 쓰는 짧은 이름</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>게임, 또는 게임의 확장</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>상위 세트. 문서에는 상위 세트와 다른 점만 담김</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>포함하는 확장</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>이름(언어별)</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>한 문장 요약(언어별)</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>만든 사람의 메모(언어별)</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>만든 사람이 정하는 버전 번호</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>무늬의 능력</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>메이저 아르카나의 능력</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>카드의 능력 사이의 연결</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>쓰는 메커니즘</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>능력의 이름</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>하나를 고르는 능력들</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>%1~%2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>상위 세트의 값을 없앰</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>값이 없는 것과 같음</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>상위 세트에서: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>기본값: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>규칙 %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>규칙 세트로는 너무 깁니다. 붙여넣지 않았습니다.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>규칙 세트에 담을 수 있는 텍스트가 아닙니다. 붙여넣지 않았습니다.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>이 해결책은 더는 적용할 수 없습니다.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>여기에는 해결책이 없음</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>입력 후보 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>이 항목 설명(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>찾기(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>약 %n시간 남음.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>약 %n분 남음.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>약 %n초 남음.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>시작 페이지로 돌아가기</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>시작 페이지로 돌아가기 (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>규칙 세트로 게임할 수 있을 때까지 기다립니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>시험 게임 %n개 완료</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>변경할 때마다 시험 게임 하기</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>게임 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>시험 게임의 결과</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>저장하지 않음(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>마친 게임</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>테이블에 하던 게임이 있습니다.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>게임이 끝났습니다. 보드는 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>보드 보기(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>계속(&amp;O)</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>끝내지 않은 다른 게임(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>최근 7일 중 %n일 해결</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>누가 게임합니까?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>플레이어 추가</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>컴퓨터는 당신이 그 자리에서 볼 수 있는 것만 봅니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>뒤로</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>규칙 세트를 열지 못했습니다.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>저장하지 않은 변경을 나중을 위해 보관할 수 없습니다.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>규칙 세트 저장</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>이 텍스트는 규칙 세트로 읽을 수 없습니다. 저장하면 텍스트를 고칠 때까지 게임 목록에서 사라집니다.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>그래도 저장(&amp;A)</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>규칙 세트를 저장하지 못했습니다.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>시험 게임 %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>테이블에 이어 갈 차례가 없습니다.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>작업실 – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>실행 취소: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>다시 실행: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 작업실 – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>규칙 세트를 고르거나 새로 만드세요.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>시험 게임</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>열려 있는 텍스트는 JSON으로 읽을 수 없습니다. 그 안의 ID는 직접 바꾸세요.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>규칙 세트의 ID가 바뀝니다.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>이 규칙 세트들의 ID도 바꾸기(&amp;C)</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>여기에서만 바꾸기(&amp;H)</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>이것을 참조하는 규칙 세트 중 일부에 새 ID를 반영하지 못했습니다.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>“%1” ID는 “%2” 규칙 세트가 이미 쓰고 있습니다. 이것을 같은 ID로 저장하면 둘 중 하나만 쓰입니다.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>“%1”의 변경 내용은 저장되지 않았고 초안으로도 보관되지 않았습니다.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (저장 안 됨)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>작업실</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>규칙 세트 비교</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>규칙 세트 두 개 고르기</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>‘{menu:compare}’ 메뉴에서 ‘{action:compare}’를 고르세요.</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>위에서 규칙 세트를 고르세요. 설치된 것, 작업실에서 만드는 것, 테이블에 있는 게임의 규칙 중에서 고를 수 있습니다. 각각에 확장을 얹을 수 있습니다.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>차이점</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>‘차이점’은 두 규칙을 나란히 보여 주며 다른 낱말을 표시하고, 설정의 표도 보여 줍니다. 같은 부분은 접혀 있습니다. 클릭하면 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>한 국면에서 나타나는 효과</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>‘같은 국면’은 한 국면을 두 보드에 보여 주고, 모든 수를 네 묶음으로 보여 줍니다: 첫째 규칙 세트만 허용하는 수, 둘째 규칙 세트만 허용하는 수, 결과가 다른 수, 같은 수.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>국면은 테이블의 게임, 파일, 지난 게임, 새 분배에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>수를 고르면 가능한 경우 두 보드에 그 수를 둡니다. 수마다 차이를 만드는 규칙이 옆에 있습니다.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>컴퓨터에게 게임하게 하기</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>실험</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>‘게임에 미치는 영향’에서는 컴퓨터들이 규칙 세트마다 같은 분배로 게임합니다. 플레이어 수, 그 수준, 분배의 수를 고르거나, 결과가 얼마나 정밀해야 하는지 고르세요.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>실험은 일시 정지하거나 멈추었다가 다른 날 이어 할 수 있습니다: 이미 한 게임은 잃지 않습니다.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>계획은 다른 사람이나 명령줄을 위해 파일로 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>숫자에서 그 게임으로</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>숫자, 막대, 점을 클릭하면 그에 해당하는 게임들이 나옵니다. 게임을 두 번 클릭하면 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>중요한 규칙</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>‘중요한 규칙’은 한 규칙 세트의 규칙을 하나씩 바꾸어, 어떤 변경이 게임을 더 짧게, 차분하게, 고르게 만드는지 보여 줍니다. 변경마다 그 변경만의 실험으로 가는 버튼과 규칙으로 가는 버튼이 있습니다.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>보고서</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>‘내보내기’는 어느 브라우저에서나 볼 수 있는 그림이 있는 페이지나 스프레드시트용 숫자를 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>구간 읽는 법</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>“차례 4.1 ± 0.9번”</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>게임은 우연에 달려 있습니다: 다른 분배였다면 다른 숫자가 나왔을 것입니다. 구간은 숫자가 얼마나 벗어날 수 있는지 보여 줍니다: 참값은 아마 3.2와 5.0 사이에 있습니다. 분배가 많을수록 구간이 좁아집니다: 네 배면 절반이 됩니다.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>차이 읽기</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>차이의 구간에 0이 들어 있지 않으면 규칙에 효과가 있을 것입니다. 그런 줄은 굵게 표시됩니다.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>0이 들어 있으면 차이가 보이지 않은 것입니다. 차이가 없다는 뜻은 아닙니다. 옆의 문장이 차이가 얼마나 클 수 있는지 말해 줍니다.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>끝나기 전에 보기</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>이 구간들은 얼마나 자주 보든, 언제 멈추든 성립합니다. 그래도 스무 개 중 하나는 참값을 놓칠 수 있습니다. 판정은 살펴보는 것이 얼마나 많은지를 감안합니다.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>한계</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>사람이 아니라 컴퓨터가 게임했습니다: 앙심을 품지도 배우지도 않습니다. 게임이 재미있는지는 직접 알아내야 합니다.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>배치하기</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>‘{menu:setUp}’ 메뉴나 지난 게임의 창에서 ‘{action:setUp}’를 고르세요.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>카드와 말을 제자리에 놓으세요: 끌거나, 하나를 고른 다음 칸을 고르세요.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>놓는 동안 카드와 말의 수를 셉니다. 있을 수 없는 것은 규칙과 위치와 함께 나열합니다.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>사용하기</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>이 국면에서 이어서 게임하거나, 저장하거나, 텍스트나 그림으로 복사하거나, 두 규칙 세트로 비교하세요.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>규칙 세트를 셋 이상 실험에 넣을 수도 있습니다. 옆의 더하기 버튼을 누르세요.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>종반</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>종반에 관한 분석 결과</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>물음</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Gnostica를 만든 사람들은 그 종반을 손톱 밑의 가시라고 부릅니다: 아무도 마지막 차례를 선언할 엄두를 내지 못하고, 모두가 선두를 공격하며, 헛되이 선언한 사람은 구경만 해야 합니다. 그래서 3인 게임의 분배 600개를 아홉 가지 종료 규칙으로 컴퓨터에게 하게 했습니다. 분배마다 모두 한 자리씩 옮겨 앉아 두 번, 실력이 다른 플레이어로 두 번 더, 모두 21,600게임입니다. 그림은 인쇄된 규칙에 견주어 게임이 얼마나 길어지거나 짧아졌는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>정말로 손톱 밑의 가시</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>인쇄된 규칙에서는 누가 앞서는지 아는 컴퓨터 셋이 380차례 이상 게임합니다. 여섯 게임 중 하나는 결정 2000번 안에 끝나지 않아 거기서 중단됩니다. 그중 40차례 동안은 누군가 목표에 1점 이내로 다가가 있는데도 아무도 선언할 엄두를 내지 못합니다. 누군가에게 해를 끼치는 수의 56%는 선두에게 해를 끼칩니다.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>해법</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>무한 카드</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>초판의 종료 규칙을 쓰면 문제가 대부분 해결됩니다. 380차례가 71차례로 줄고, 모든 게임이 끝나며, 아무도 탈락하지 않고, 아무도 승리를 나누지 않습니다. 한 게임에 마지막 차례가 두 번 선언되며, 인쇄된 규칙에서는 한 번입니다. 선언의 성공률은 거의 같고, 그때의 점수는 5점 남짓입니다. 그 대가로 더 강한 쪽이 이기는 게임이 89%에서 73%로 줄어듭니다.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>덱이 다 쓰였을 때의 최고 점수</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78차례이고, 모든 게임이 끝나며, 아무도 탈락하지 않습니다. 하지만 네 게임 중 한 게임 넘게 승리를 나누고, 누군가에게 해를 끼치는 수 셋 중 둘은 선두에게 해를 끼칩니다. 인쇄된 규칙보다 높은 비율입니다.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>숨은 타이머</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30차례: 단연 가장 짧고, 아무도 엄두를 내지 못하는 차례는 한 차례도 되지 않습니다. 이제 선언하는 플레이어는 거의 없고, 마지막 차례 일곱 중 하나가 성공하며, 먼저 시작하는 플레이어는 게임의 18%만 이깁니다.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>다른 목표 점수</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>목표가 8점이면 게임이 113차례 줄고 거의 모든 게임이 끝납니다. 아무도 엄두를 내지 못하는 기간과 실력의 몫은 알 수 있는 한 그대로입니다. 목표가 10점이면 적어도 107차례가 늘고, 열 게임 중 넷은 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>실패의 대가 줄이기</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>선언이 실패하면 다른 모두가 이기게 해도 게임은 짧아지지 않지만, 게임의 3분의 1에서 승리를 나눕니다: 마지막 차례가 성공하는 비율이 77%에서 58%로 내려갑니다. 실패한 플레이어가 게임 대신 말을 잃게 하면 모두가 자리에 남고 33차례가 늘어납니다: 그 때문에 더 일찍 나서는 플레이어는 없습니다.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>분배가 결정하는 정도를 바꾼 종료 규칙은 보이지 않았습니다. 전혀 결정하지 않음에서 모두 결정함까지를 1로 볼 때 0.18보다 큰 차이는 모든 종료 규칙에서 배제됩니다.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>실험의 한계</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>사람이 아닌 컴퓨터</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>남은 물음</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>실패의 대가가 작으면 사람들이 더 나설까요? 네 명 이상이면 어떨까요? 짧으면서도 인쇄된 규칙만큼 실력에 맡기는 종료 규칙이 있을 수 있을까요? 직접 해 보세요: ‘{menu:compare}’ 메뉴의 ‘{action:compare}’에서 이 실험의 계획도 열 수 있습니다.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[보고서 전체](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>컴퓨터는 한 차례와 그에 대한 응수를 계획합니다. “더 강하다”는 것은 당장 가장 좋아 보이는 것을 택하는 쪽과 그렇게 계획하는 쪽을 견준 말입니다. 협정도 맺지 않고, 지루해하지도 않으며, 선두를 공격하다 지치지도 않습니다. 사람은 게임을 훨씬 빨리 끝낼지도 모릅니다. 비교한 것은 같은 플레이어와 같은 카드로 한 여러 종료 규칙입니다. 실제 게임이 얼마나 걸릴지는 다른 문제입니다.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>모든 숫자와 그 구간, 모든 그림, 그리고 재현하는 방법을 브라우저에서 볼 수 있습니다 (영어).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>단축키</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>게임 만들기</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>나만의 게임 만들기</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>아는 게임에서 시작하기</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>‘{menu:workshop}’ 메뉴에서 ‘{action:workshop}’를 고르세요.</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>왼쪽 목록에는 모든 규칙 세트가 각각 상위 세트 아래에 있습니다. 원하는 것에 가장 가까운 것을 고른 다음 ‘새로 만들기’를 고르세요.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>새 규칙 세트에는 다른 점만 있습니다: 나머지는 상위 세트와 같습니다. 프로그램에 들어 있는 규칙 세트는 잠겨 있고, 직접 만든 것은 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>설정 바꾸기</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>‘설정’에는 바꿀 수 있는 규칙마다 이름, 뜻, 규칙서의 해당 규칙이 적힌 줄이 있습니다.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>검색란에 낱말을 입력해 설정을 찾으세요 ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>상위 세트와 다른 설정에는 색 표시가 있습니다. 옆의 화살표를 누르면 설정이 초기화됩니다.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>규칙 읽기</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>오른쪽에는 만들고 있는 게임의 규칙이, 플레이어들이 읽게 될 모습 그대로 있습니다.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>새 문장은 표시되어 있습니다. 그 위에 포인터를 두면 그것이 대신한 문장을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>문장을 클릭하면 그것을 정하는 설정을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>문제 확인</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>‘문제’는 게임할 수 없는 것과 의도하지 않았을 수 있는 것을 나열합니다. 자동으로 고칠 수 있는 문제에는 그렇게 하는 버튼이 있습니다.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>해 보기</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>작업하는 동안 컴퓨터들이 초안의 규칙으로 빠른 게임을 합니다. ‘시험 게임’은 그 결과를 보여 줍니다: 게임이 끝나는지, 얼마나 걸리는지, 한 번도 쓰이지 않는 것은 무엇인지.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>‘초안으로 게임’은 그 규칙으로 곧바로 게임을 시작합니다. 먼저 저장할 필요는 없습니다.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>‘테이블에서 이어서 게임’은 지금 테이블에 있는 국면에서 그 규칙으로 이어 갑니다.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>실행 취소와 저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>모든 변경은 취소할 수 있습니다 ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>저장하지 않은 변경은 창을 닫아도 보관되어 다음에 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>진행 중인 게임은 시작할 때의 규칙을 유지합니다.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>따라 하기 세 가지</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>넷이서 하는 짧은 게임</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>왼쪽에서 Gnostica를, 다음으로 ‘새로 만들기’를 고르고, 이름을 ‘넷이서 짧게’로 하고 ‘만들기’를 고르세요.</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>‘인원과 말’에서 ‘최소 인원’과 ‘최대 인원’을 4로 하세요.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>검색란에 ‘이기는 점수’를 입력하고, ‘이기는 점수’를 7로 하세요.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>잠시 뒤 ‘시험 게임’이 이제 게임이 몇 차례나 걸리는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>‘규칙 세트 저장’을 고르세요. 이제부터 ‘새 게임’에서 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>다른 인원으로도 게임하려면 인원은 그대로 두고, 대신 ‘4명일 때 이기는 점수’를 정하세요.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>더 부드러운 종료 규칙</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>왼쪽에서 Gnostica를, 다음으로 ‘새로 만들기’를 고르고, 이름을 ‘부드럽게’로 하고 ‘만들기’를 고르세요.</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>검색란에 ‘마지막 차례’를 입력하세요. ‘실패한 마지막 차례의 결과’는 선언한 뒤 점수가 모자란 플레이어에게 일어나는 일을 정합니다.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>‘플레이어가 다음 차례를 쉼’을 고르세요: 이제 아무도 탈락하지 않습니다.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>‘선언에 필요한 점수’를 6으로 하면 아무도 헛되이 선언하지 않습니다. 오른쪽의 규칙이 그 효과를 곧바로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>카드에 다른 능력 주기</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>왼쪽에서 Gnostica를, 다음으로 ‘새로 만들기’를 고르고, 이름을 ‘밝은 태양’으로 하고 ‘만들기’를 고르세요.</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>‘카드의 능력’을 열고 ‘태양’까지 내려가세요.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>능력 뒤의 더하기(‘능력 추가’)를 누르고 ‘완드’를 고르세요.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>카드의 그림과 문장이 그에 맞게 바뀝니다. 새 능력을 제자리로 끌어 놓으세요.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>완성된 게임</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>공유하기</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>규칙 세트는 파일 하나입니다. ‘내보내기’로 원하는 곳에 씁니다. 다른 사람은 파일을 창에 끌어 놓거나 두 번 클릭해 엽니다. 프로그램이 들어 있지 않아 아무 해도 끼칠 수 없습니다.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>다른 언어의 이름</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>‘이름’에서 이름과 요약을 여러 언어로 쓸 수 있습니다. 다른 언어로 읽는 사람에게는 영어 글이, 영어가 없으면 첫 글이 보입니다.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>JSON을 아는 사람에게</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>‘텍스트’에는 자동 완성과 설명이 있는 문서 자체가 있습니다. 양식과 텍스트는 언제나 같으며, 직접 쓴 순서와 공백은 유지됩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>테이블에서</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>게임에서 빠지기, 그림 남기기</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>기권</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>‘{menu:resign}’ 메뉴의 ‘{action:resign}’은 확인을 거쳐 게임을 포기합니다. 상대가 한 명만 남아 있으면 게임이 끝나고 그 상대가 이깁니다. 그렇지 않으면 게임이 끝날 때까지 컴퓨터가 당신을 대신합니다.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>컴퓨터에게 끝까지 맡기기</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>‘{menu:letComputersFinish}’ 메뉴의 ‘{action:letComputersFinish}’는 남은 게임을 빠르게 진행합니다 ({key:letComputersFinish}). 컴퓨터가 모두를 대신합니다. 언제든지 일시 정지할 수 있습니다.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>보드 그림</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>‘{menu:savePicture}’ 메뉴의 ‘{action:savePicture}’은 보드를 손패 없이 그림으로 저장합니다 ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>‘{action:copyPicture}’는 그림을 복사하여 다른 곳에 붙여 넣을 수 있게 합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>무한 카드는 뽑을 더미 밑에 있습니다.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>무한 카드는 더미 옆에 있습니다. 차례가 끝날 때 점수가 다른 모두보다 높은 플레이어가 가져갈 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>무한 카드는 계속 %1에게 있습니다.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>무한 카드는 %1에게 있으며, 다음 자기 차례가 끝날 때도 점수가 다른 모두보다 높으면 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>%1의 도전 라운드: %n점, 나머지 중 최고 %2점.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>무한 카드</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>무한 카드</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>무한 카드</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>카드의 위치</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>뽑을 더미 밑</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>뽑을 더미 옆</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>무한 카드는 뽑을 더미 밑에 놓습니다. 그 위의 마지막 카드를 뽑으면, 섞을 버린 카드가 없더라도 무한 카드를 더미 옆에 놓습니다.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>그 뒤로는 자기 차례가 끝날 때 점수가 다른 모두보다 높으면 무한 카드를 가져갈 수 있습니다. 그러면 도전 라운드가 시작됩니다. 도전 라운드가 진행되는 동안이나 도전 라운드의 결과가 정해지는 차례의 끝에는 가져갈 수 없습니다.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>다음 자기 차례가 끝날 때도 점수가 다른 모두보다 높으면 이깁니다. 그렇지 않으면 카드를 다시 더미 옆에 놓습니다. 이 때문에 탈락하는 플레이어는 없습니다.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 차례를 마치고 무한 카드를 가져갑니다: 도전 라운드가 시작됩니다.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1이(가) 차례를 마치고 무한 카드를 가져갑니다: 도전 라운드가 시작됩니다.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>무한 카드 가져가기</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>차례를 마치거나, 무한 카드를 가져가 도전 라운드를 시작하세요.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>이 차례로 당신의 도전 라운드가 끝납니다: 그때 점수가 다른 모두보다 높으면 이깁니다.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>이 차례로 %1의 도전 라운드가 끝납니다. 점수가 가장 높은 플레이어가 이깁니다.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신의 도전 라운드가 진행 중입니다.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>%1의 도전 라운드가 진행 중입니다.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>무한 카드가 나타나 더미 옆에 놓입니다.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 무한 카드를 가져갑니다. 당신의 도전 라운드가 시작됩니다.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1이(가) 무한 카드를 가져갑니다. 도전 라운드가 시작됩니다.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신의 도전 라운드가 실패했습니다. 무한 카드를 다시 더미 옆에 놓습니다.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>%1의 도전 라운드가 실패했습니다. 무한 카드를 다시 더미 옆에 놓습니다.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>당신의 도전 라운드가 성공했습니다: 여전히 최고 점수 %2점입니다.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>%1의 도전 라운드가 성공했습니다: 여전히 최고 점수 %2점입니다.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>무한 카드는 아직 뽑을 더미 밑에 있습니다 (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>%1의 도전 라운드가 먼저 끝나야 합니다 (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>점수가 다른 모두보다 높아야 하는데, %1의 점수가 당신과 같거나 더 높습니다 (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 차례로 당신 자신의 도전 라운드가 끝납니다 (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 이겼습니다: 도전 라운드 뒤에도 최고 점수입니다.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1의 승리: 도전 라운드 뒤에도 최고 점수입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1을(를) 열 수 없습니다. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1에 쓸 수 없습니다. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 실험 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1은(는) 더 새로운 버전의 프로그램으로 만든 것입니다 (표 버전 %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1이(가) 손상되었습니다. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 다른 실험의 것입니다.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>다른 프로그램이 %1에 게임을 더하고 있습니다.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1은(는) 버전 %2의 프로그램에서 시작한 것이라 컴퓨터가 다르게 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1은(는) %2과(와) 같은 조각입니다.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>%1에 조각이 없습니다.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1에 다음 조각이 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1이(가) 끝나지 않았습니다. 그 조각을 다시 실행하세요.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>정밀도를 정한 계획은 조각으로 나눌 수 없습니다. 어느 조각도 그 정밀도에 언제 이르는지 알 수 없기 때문입니다. 분배의 수만 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 실험의 보고서가 아닙니다.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1에 다음 분배의 게임이 없습니다: %2. 그 조각을 다시 실행하세요.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1의 표가 이 프로그램의 표와 다릅니다. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1이(가) 필요한 이름을 이미 차지하고 있습니다: 이 프로그램이 만든 것이 아닙니다. 옮기거나 이름을 바꾼 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 실험 조각에만 쓰는 이름입니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 읽기를 멈추었습니다.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1에는 다른 이름(하드 링크)이 있습니다. 다른 프로그램이 그 이름으로 게임을 더할 수 있습니다. 복사본을 만들어 쓰세요.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1을(를) 옮길 수 없습니다. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 학습 데이터 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1은(는) 더 새로운 버전의 프로그램으로 만든 것입니다 (형식 %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1은(는) 다른 버전의 프로그램으로 만든 것이며, 그 버전의 컴퓨터는 국면의 다른 특징을 봅니다. 다른 폴더를 쓰세요.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1은(는) 다른 설정(%2)으로 만든 것입니다. 그 설정을 다시 쓰거나 다른 폴더를 쓰세요.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>차례</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>차례 %1번{nominative:차례가 %1번}</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>결정</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>결정 %1번{nominative:결정이 %1번}</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>점</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1점{nominative:점수가 %1점}</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>플레이어</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>플레이어 %1명{nominative:플레이어가 %1명}</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>선언</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>선언 %1번{nominative:선언이 %1번}</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>선두 교체</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>선두 교체 %1번{nominative:선두 교체가 %1번}</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>수</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>수 %1개{nominative:수가 %1개}</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>카드</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>카드 %1장{nominative:카드가 %1장}</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>영토</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>영토 %1개{nominative:영토가 %1개}</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>말</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>말 %1개{nominative:말이 %1개}</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>다시 섞기</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>다시 섞기 %1번{nominative:다시 섞기가 %1번}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1퍼센트포인트{nominative:비율이 %1퍼센트포인트}</numerusform>
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
        <translation>상관계수</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2~%3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>끝까지 진행된 게임</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>끝까지 진행된 게임의 비율. 나머지는 결정 수의 한도에 이르러 중단되었습니다.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>끝난 게임 수를 모든 게임 수로 나눈 값.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 더 많은 게임이 끝납니다.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 더 적은 게임이 끝납니다.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>게임당 차례</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>모든 플레이어를 합친 게임당 차례의 수. 중단된 게임은 적어도 그만큼입니다.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>마지막을 포함해 시작한 차례.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1은(는) %3보다 %2만큼 더 오래 걸립니다.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1은(는) %3보다 %2만큼 더 일찍 끝납니다.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>게임당 결정</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>게임당 결정의 수: 차례에 무엇을 할지, 능력을 어떻게 쓸지, 선언할지. 중단된 게임은 적어도 그만큼입니다.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>입찰과 응답을 포함해 플레이어가 둔 수.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에는 %3보다 %2{nominative} 더 필요합니다.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에는 %3보다 %2{nominative} 덜 필요합니다.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>첫 선언까지의 차례</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>마지막 차례를 처음으로 선언하는 차례.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>첫 선언이 있는 차례의 번호. 선언이 없는 게임은 세지 않습니다.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 선언이 %3보다 %2만큼 더 늦습니다.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 선언이 %3보다 %2만큼 더 이릅니다.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>첫 플레이어의 승리</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>첫 차례를 한 플레이어가 이기는 게임의 비율. 승률이 모두 같다면 1을 플레이어 수로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>첫 차례를 한 자리의 승리 몫. 중단된 게임은 세지 않습니다.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 플레이어가 %3보다 %2만큼 더 자주 이깁니다.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 플레이어가 %3보다 %2만큼 덜 자주 이깁니다.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>끝날 때의 점수 차</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>게임이 끝날 때 승자가 나머지 플레이어 중 최고보다 앞서는 점수.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>승자 중 최고의 점수에서, 아직 게임에 있는 다른 플레이어 중 최고의 점수를 뺀 것.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 승자가 %3보다 %2만큼 더 앞섭니다.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 승자가 %3보다 %2만큼 덜 앞섭니다.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>공동 승리</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>한편이 아닌 여러 플레이어가 함께 이기는 게임의 비율.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>서로 적인 플레이어들이 함께 이긴 게임 수를 모든 게임 수로 나눈 값.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 더 자주 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 덜 자주 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>탈락한 플레이어</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>게임이 끝나기 전에 탈락하는 플레이어의 수.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>탈락한 플레이어의 수.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에서는 %3보다 %2{nominative} 더 탈락합니다.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에서는 %3보다 %2{nominative} 덜 탈락합니다.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>첫 탈락까지의 차례</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>첫 탈락이 일어나는 차례.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>첫 탈락이 있는 차례의 번호. 탈락이 없는 게임은 세지 않습니다.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 탈락이 %3보다 %2만큼 더 늦습니다.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 첫 탈락이 %3보다 %2만큼 더 이릅니다.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>게임당 선언</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>플레이어가 다음 차례가 마지막이라고 선언하는 횟수.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>한 선언의 수. 최종 라운드 선언은 세지 않습니다.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에는 %3보다 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에는 %3보다 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>성공하는 선언</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>선언한 플레이어가 이기게 되는 선언의 비율.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>성공한 선언 수를 모든 선언 수로 나눈 값. 선언이 없는 게임은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 선언이 %3보다 %2만큼 더 자주 성공합니다.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 선언이 %3보다 %2만큼 덜 자주 성공합니다.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>선언할 때의 점수</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>선언할 때 플레이어의 점수.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>선언한 플레이어의 선언할 때 점수의 평균. 선언이 없는 게임은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2{nominative} 더 높을 때 선언합니다.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2{nominative} 더 낮을 때 선언합니다.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>실패하는 선언</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>한 게임에서 실패한 선언의 수.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>실패한 선언의 수. 게임이 끝날 때 마지막 차례가 아직 남아 있던 선언은 성공도 실패도 아닙니다.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에서는 %3보다 %2{nominative} 더 실패합니다.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임에서는 %3보다 %2{nominative} 덜 실패합니다.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>아무도 선언할 엄두를 내지 못하는 차례</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>누군가 목표에 1점 이내로 다가갔는데 아무도 선언하지 않는 차례의 수.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>시작할 때 누군가 목표에 많아야 1점 모자라고 남은 선언이 없었는데 아무도 선언하지 않은 차례.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 아무도 선언할 엄두를 내지 못하는 기간이 %3보다 %2만큼 더 깁니다.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 아무도 선언할 엄두를 내지 못하는 기간이 %3보다 %2만큼 더 짧습니다.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>선두를 노린 적대적인 수</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>적대적인 수 중 선두 플레이어에게 해를 끼치는 수의 비율.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>누군가 선두인 동안, 선두를 친 적대적인 수의 개수를 모든 적대적인 수의 개수로 나눈 값. 적이 말, 눈, 점수, 영토를 잃거나 말이 움직이거나 돌려지면 적대적인 수입니다.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>적대적인 수가 %1에서는 %3보다 %2만큼 더 자주 선두를 칩니다.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>적대적인 수가 %1에서는 %3보다 %2만큼 덜 자주 선두를 칩니다.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>선두 교체</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>게임에서 다른 플레이어가 선두에 나서는 횟수.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>각 차례가 시작될 때와 게임이 끝날 때, 점수가 가장 많은 플레이어가 이전과 다른 횟수. 동점은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>승자의 열세</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>결국 이긴 플레이어가 가장 불리했을 때, 그때 가장 유력했던 플레이어에게 뒤진 정도.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>컴퓨터의 판단으로, 차례가 시작될 때 가장 높은 승률과 승자의 승률의 차이 중 가장 큰 것.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 승자가 %3보다 %2만큼 더 뒤졌습니다.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 승자가 %3보다 %2만큼 덜 뒤졌습니다.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>승부의 불확실성</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>승부가 얼마나 불확실한지를 게임 전체에서 평균한 값: 모든 플레이어의 승률이 같으면 100%, 승부가 정해졌으면 0%.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>플레이어들의 승률의 엔트로피를 그 최댓값으로 나누어, 차례가 시작될 때마다 재어 평균한 값(컴퓨터의 국면 판단에 따름).</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임은 %3보다 승부가 %2만큼 더 불확실합니다.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임은 %3보다 승부가 %2만큼 덜 불확실합니다.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>승부가 정해지는 차례</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>그 뒤로 승자의 승률이 줄곧 80%를 넘는 차례.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>컴퓨터의 판단으로, 시작할 때 승자의 승률이 80% 이하였던 마지막 차례.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임은 %3보다 %2만큼 더 늦게 정해집니다.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 게임은 %3보다 %2만큼 더 일찍 정해집니다.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>차례를 기다리는 정도</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>한 플레이어의 두 차례 사이에 다른 플레이어들이 하는 결정의 수.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>한 플레이어의 차례가 끝나고 다음 차례가 시작할 때까지 다른 플레이어들의 결정의 평균.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>한 플레이어의 두 차례 사이에, %1에서는 %3보다 다른 플레이어들의 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>한 플레이어의 두 차례 사이에, %1에서는 %3보다 다른 플레이어들의 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>탈락한 뒤 지켜보기</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>탈락한 플레이어가 게임이 끝날 때까지 지켜보는 차례의 수.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>플레이어가 탈락한 뒤 시작한 차례를, 탈락한 모두에 대해 더한 것.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>탈락한 플레이어가 %1에서는 %3보다 %2만큼 더 지켜봅니다.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>탈락한 플레이어가 %1에서는 %3보다 %2만큼 덜 지켜봅니다.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>결정당 평균 선택지 수</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>플레이어가 고를 수 있는 수의 개수를 모든 결정에서 평균한 것.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>한 결정에서 허용되는 수의 평균 개수.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>평균해서 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>평균해서 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>전형적인 결정의 선택지 수</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>플레이어가 고를 수 있는 수의 개수: 결정의 절반은 더 많고 절반은 더 적습니다.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>한 결정에서 허용되는 수의 개수의 중앙값.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>전형적인 결정의 경우 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>전형적인 결정의 경우 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>한 결정의 최대 선택지 수</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>게임에서 가장 폭넓은 결정에서 고를 수 있는 수의 개수.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>게임의 한 결정에서 허용되는 수의 최대 개수.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>선택지가 가장 많은 결정의 경우 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>선택지가 가장 많은 결정의 경우 %1에서는 %3보다 고를 수 있는 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>손패의 카드</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>플레이어가 가진 카드의 수.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>차례를 시작할 때 아직 게임에 있는 플레이어의 손패의 평균.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 플레이어의 손패에 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 플레이어의 손패에 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>손패를 갱신하는 차례</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>카드를 버리고 뽑는 데 쓰는 차례의 비율.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>버리거나 뽑는 갱신이 있는 차례 수를 모든 차례 수로 나눈 값.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 더 많은 차례에 손패를 갱신합니다.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 %3보다 %2만큼 더 적은 차례에 손패를 갱신합니다.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>보드의 영토</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>보드의 크기.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>차례를 시작할 때 보드의 영토의 평균.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에는 %3보다 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에는 %3보다 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>보드의 말</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>모든 플레이어를 합친 보드의 말의 수.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>차례를 시작할 때 보드의 말의 평균.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 보드에는 %3보다 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 보드에는 %3보다 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>황무지의 말</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>영토 밖에 있는 말의 수.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>차례를 시작할 때 황무지에 있는 말의 평균.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 황무지에는 %3보다 %2{nominative} 더 많습니다.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1의 황무지에는 %3보다 %2{nominative} 더 적습니다.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>게임당 다시 섞기</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>뽑을 더미가 떨어져 다시 섞는 횟수.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>버린 카드가 뽑을 더미가 된 횟수.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>실력의 영향</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>강한 컴퓨터가 약한 컴퓨터를 상대로 거두는 승리의 비율: 실력이 차이를 만들지 않는다면 50%.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>주어진 두 플레이어 중 강한 쪽의 승리 몫을, 각자 모든 자리에 똑같이 앉은 게임에서 평균한 것.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 강한 플레이어가 %3보다 %2만큼 더 이깁니다.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 강한 플레이어가 %3보다 %2만큼 덜 이깁니다.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>분배의 영향</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>같은 카드를 다른 플레이어에게 나누어 줄 때 같은 자리가 다시 이기는지: 분배가 결정하면 1, 아무 영향이 없으면 0.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>한 분배에서 어느 자리가 낸 결과와, 플레이어의 자리를 바꾼 같은 분배에서 그 자리가 낸 결과의 상관계수.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 분배가 %3보다 %2만큼 더 좌우합니다.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1에서는 분배가 %3보다 %2만큼 덜 좌우합니다.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Browne과 Maire의 “Evolutionary Game Design”(2010)에 따름.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Shannon의 “A Mathematical Theory of Communication”(1948)에 따름.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>이 프로그램을 위해 정의함.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>판단하기에는 게임이 너무 적습니다.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>차이가 전혀 없습니다.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>차이가 %1일 수도 있지만, 비교한 것이 이만큼 많으면 우연일 수 있습니다.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>차이가 보이지 않습니다. %1보다 큰 차이는 배제됩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>%1에만 있음</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>양쪽에 있으나 결과가 다름</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>양쪽이 같음</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%1의 수 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%1의 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>%1, %2 중 %n개가 같습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1에서는 이제 다른 결정을 해야 합니다.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1에는 이런 수가 없습니다.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>차례 전후의 메커니즘</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>이유: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>이유: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>이유: ‘%1’이(가) %3에서는 ‘%2’, %5에서는 ‘%4’입니다 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>게임이 다르게 끝나거나 다른 플레이어가 탈락합니다.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>보드 위의 말이 다릅니다.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>보드 위의 영토가 다릅니다.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>손패의 카드가 다릅니다.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>더미의 카드가 다릅니다.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>선언과 카운터가 다릅니다.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>차례인 플레이어나 차례의 순서가 다릅니다.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>다음에 다른 플레이어나 운이 결정합니다.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>운에 맡기는 일이 다릅니다.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>둘 중 하나에서만 나머지 절반이 이어져야 합니다.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>두 국면이 같지 않습니다.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>손패의 카드 수: %2에서 %1장, %4에서 %3장.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>%1, %2에서 내릴 결정이 서로 다르므로 수를 비교할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>게임 %n개가 모두 끝났습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>게임 %n개 중 %1개는 끝나지 않아 중단되었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>게임당 차례: 평균 %1, 최소 %2, 최대 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>선언 %n번 중 %1번이 승리로 이어졌습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>선언으로 이기는 게임인데, 게임 %n개에서 아무도 선언하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>첫 플레이어가 모든 게임의 %1에서 이겼습니다 (%2~%3). 공평하다면 %4입니다.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>차례 %n번 중 %1번은 말이 있어도 패스밖에 할 수 없었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>게임 %n개 중 %1개에서 말도 없고 말을 놓을 곳도 없는 플레이어가 있었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>%1 카드는 게임 %n개에서 플레이되지도 발동되지도 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>이 능력은 %n번 제시되었지만 한 번도 쓸 수 없었습니다: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>이 능력은 %n번 쓸 수 있었지만 아무도 쓰지 않았습니다: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>결정 %n번 동안 아무도 이것을 할 수 없었습니다: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>%n번 가능했지만 아무도 하지 않았습니다: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%2 카드의 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>게임 %n개 중 %1개는 이기려 하지 않고 모든 것을 시도하는 컴퓨터들이 했습니다. 이런 게임은 한 번도 일어나지 않은 일을 알아볼 때만 계산에 넣습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>한국어</translation>
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
        <translation>“%1”의 번역이 없습니다. 언어: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1, %2</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 또는 %2</translation>
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
        <translation>%1 또는 %2</translation>
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
        <translation>%1, 그다음 %2</translation>
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
        <translation>각 규칙 변경이 %1에 미치는 영향. 차이가 큰 것부터, 95% 구간과 함께.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1의 규칙이 미치는 영향</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>규칙 변경 %n개를 시험했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>규칙 변경 %n개를 시험했으며, 끝나기 전에 탐색을 멈추었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>분석 결과</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>우연으로 설명되지 않는 차이는 보이지 않았습니다.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>모든 숫자</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>변경</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>분배</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>지표</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>규칙을 하나씩 따로 바꾸어 적은 수의 게임으로 시험했습니다. 가장 유망한 변경은 점점 더 많은 게임으로 시험했습니다.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>자리</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>가장 긴 게임의 결정 수</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>프로그램 버전</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>게임 100개 가운데 각 값이 나온 게임의 수.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>선두의 점수</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>보드의 영토</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>보드의 말</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>황무지의 말</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>가장 높은 승률 (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>이 차례까지 간 게임의 평균. 전체 게임의 4분의 1 이상이 간 차례까지만 보여 줍니다. 띠에는 그 게임들의 절반이 들어 있습니다.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>이 차례까지 간 게임의 평균. 전체 게임의 4분의 1 이상이 간 차례까지만 보여 줍니다.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>차례</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>%1과(와)의 차이, 95% 구간과 함께. 구간에 0의 선이 들어 있지 않으면 그 규칙은 아마 중요합니다.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>게임 (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>자리 %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>능력</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>수의 종류</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>쓸 수 있을 때 카드를 쓴 비율. 차이가 큰 것부터.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>쓸 수 있을 때 능력을 쓴 비율. 차이가 큰 것부터.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>둘 수 있을 때 그 종류의 수를 둔 비율. 차이가 큰 것부터. 이름은 표기법과 같습니다.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>쓸 수 있을 때 쓴 비율 (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>승리 비율 (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>자리별 승리</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>분배마다 플레이어를 한 자리씩 옮겨 한 번 더 게임하므로, 이것은 자리 자체의 가치를 95% 구간과 함께 보여 줍니다.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>게임 100개당 선언</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>성공한 선언 (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>점수별 선언</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>선언할 때 플레이어의 점수.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>점수별 성공한 선언</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>각 점수로 한 선언의 비율.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>그림으로 본 차이</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>게임의 분포</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>게임의 흐름</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>카드, 능력, 수의 사용</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>선언</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>이 보고서의 한계</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>사람이 아니라 컴퓨터가 게임했습니다. 서로 이야기하지도 앙심을 품지도 않으며, 한 게임에서 배워 다음 게임에 쓰지도 않습니다.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>더 강하거나 약한 플레이어라면 다른 차이가 나타날 수 있습니다.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>숫자는 게임이 어떻게 흘러가는지를 보여 줄 뿐, 재미있는지는 보여 주지 않습니다.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>구간은 95% 구간입니다: 스무 개 중 하나는 참값을 놓칠 수 있습니다. 판정은 비교한 것이 많다는 점을 감안했습니다.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>비교한 규칙 세트</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>분배 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>게임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2. 끝남</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2. 끝나지 않음</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>표에 차이가 %n개 더 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (반복 %n번)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>모든 규칙 세트에서 카드 섞기와 주사위가 같았고, 게임도 똑같았습니다.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>모든 규칙 세트에서 카드 섞기와 주사위가 같았습니다. 게임의 길이를 알아내는 데는 게임을 %1배로 늘린 것과 같습니다 (상관계수 %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>규칙 세트와 그 차이점</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>이 규칙 세트</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>모든 수에는 95% 구간이 있습니다. 차이는 %1을(를) 기준으로 합니다.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>값</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>대응 비교</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>규칙 세트마다 카드 섞기와 주사위가 따로였습니다.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>문서의 SHA-256</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>이 보고서의 재현</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>실험 파일이 필요합니다. 이 명령은 전체 계획을 담은 보고서를 쓰고 모든 게임을 다시 합니다. 결과는 숫자 하나하나까지 같아야 합니다.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>판단하기에는 게임이 너무 적습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>퍼센트포인트</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>차이: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>분배 %n개의 게임이 없습니다. 실험을 다시 실행해 채우세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>그 밖에 분배 %n개는 게임이 모두 끝났지만, 앞선 분배가 빠져 있어 계산에 넣지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>바퀴에서 움직이는 거리</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>차례를 시작할 때 황도 말이 움직이는 구역의 최대 수입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>양자리</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>황소자리</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>쌍둥이자리</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>게자리</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>사자자리</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>처녀자리</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>천칭자리</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>전갈자리</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>궁수자리</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>염소자리</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>물병자리</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>물고기자리</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>빨강</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>초록</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>노랑</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>파랑</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>스타 휠</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>12면체</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>스타 휠</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>황도 말을 아무 구역에나 놓으세요.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>황도 말을 시계 방향으로, 표시된 구역 중 하나로 움직이세요.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>주사위가 당신의 구역을 가리킵니다: 손패를 채우세요.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 구역 색의 능력을 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>파랑: %1이 한 번 더 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>빨강: %1이 한 번 더, 한 칸 움직이거나 밀 수 있습니다.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>초록: %1이 한 번 더 키울 수 있습니다.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>노랑: %1이 한 번 더, 눈 1개로 공격할 수 있습니다.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>파랑: 컵을 쓴 말 중 하나가 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>빨강: 완드를 쓴 말 중 하나가 한 칸만큼 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>초록: 펜타클을 쓴 말 중 하나가 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>노랑: 공격한 말 중 하나가 눈 1개로 한 번 더 공격할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1의 황도 말은 아직 놓이지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1은(는) %2(파랑)에 있습니다: 이번 차례에 컵을 쓴 말이 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1은(는) %2(빨강)에 있습니다: 이번 차례에 완드를 쓴 말이 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1은(는) %2(초록)에 있습니다: 이번 차례에 펜타클을 쓴 말이 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1은(는) %2(노랑)에 있습니다: 이번 차례에 공격한 말이 한 번 더 공격할 수 있습니다.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>%1의 주사위 눈은 %2, 구역의 번호입니다: 손패를 채울 수 있습니다.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>%1의 주사위 눈은 %2입니다: 카드를 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>구역 %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>여기: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>당신의 황도 말이 올 수 있는 곳입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>스타 휠</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>황도 말의 구역</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>뽑을 카드:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>바퀴에서 움직이기</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>구역:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>차례를 시작할 때, 다른 모든 일에 앞서 황도 말을 움직입니다. 첫 차례에는 아무 구역에나 놓습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>그 뒤에는 시계 방향으로 %1~%n구역 움직여야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>스타 휠</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>phrase: segment</comment>
        <extracomment>a segment in a list; %1: its number, %2: its sign, %3: its colour</extracomment>
        <translation>%1 %2(%3)</translation>
    </message>
    <message>
        <source>The wheel has twelve segments: %1.</source>
        <extracomment>%1: list of twelve segments</extracomment>
        <translation>바퀴에는 열두 구역이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>각자 보관함의 작은 말 하나를 황도 말로 따로 둡니다.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>자기 구역의 색은 이번 차례에 메이저 아르카나를 포함해 아무 카드로나 쓴 무늬 능력과 맞을 수 있습니다. 파랑은 컵, 노랑은 소드, 초록은 펜타클, 빨강은 완드입니다. 그러면 그 능력을 쓴 하수인이 아직 게임에 남아 있을 때, 차례 끝에 그 무늬를 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>소드나 완드를 쓸 때 하수인은 크기에 관계없이 눈이 1개인 것처럼 행동합니다.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>여러 하수인이 그 능력을 썼다면 그중 하나만 한 번 더 쓸 수 있습니다. 카드가 덧붙인 것 없이 무늬의 기본 능력만 씁니다.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>이것은 카드의 능력과 결코 연결되지 않습니다. 연결된 능력은 절반마다, 그것을 쓴 하수인이 한 번 쓴 것으로 칩니다. 보드를 떠난 하수인은 나중에 똑같은 말이 만들어져도 게임에 없는 것입니다.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>그런 다음 12면체 주사위를 굴립니다. 자기 구역의 번호가 나오면 버리지 않고 손패를 제한까지 또는 더 적게 채울 수 있습니다.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>차례가 끝날 때는 한 번 더 쓰는 능력, 주사위, 그리고 선언처럼 차례를 마치는 일의 순서로 합니다.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>당신은 황도 말을 구역 %2, %3(%4)에 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1이(가) 황도 말을 구역 %2, %3(%4)에 놓습니다.</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>당신은 황도 말을 구역 %2, %3(%4)로 움직입니다.</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1이(가) 황도 말을 구역 %2, %3(%4)로 움직입니다.</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 바퀴의 능력을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1이(가) 바퀴의 능력을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>파랑: %1이 한 번 더 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>빨강: %1이 한 번 더 한 칸 움직이거나 밀 수 있습니다.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>초록: %1이 한 번 더 키울 수 있습니다.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>노랑: %1이 한 번 더, 눈 1개인 것처럼 공격할 수 있습니다.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>파랑: 다음 중 하나가 한 번 더 만들 수 있습니다: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>빨강: 다음 중 하나가 한 번 더 한 칸 움직이거나 밀 수 있습니다: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>초록: 다음 중 하나가 한 번 더 키울 수 있습니다: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>노랑: 다음 중 하나가 눈 1개인 것처럼 한 번 더 공격할 수 있습니다: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>바퀴의 능력을 쓰거나 건너뛰세요.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1이(가) 바퀴의 능력을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>황도 말을 바퀴에 놓으세요.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1이(가) 바퀴에 황도 말을 놓습니다.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>황도 말을 바퀴에서 움직이세요.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1이(가) 바퀴에서 움직입니다.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>주사위가 당신의 구역을 가리킵니다: 손패를 채우세요.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>주사위가 %1의 구역을 가리킵니다. %1이(가) 손패를 채웁니다.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>당신의 황도 말이 구역 %2, %3에 놓입니다.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>%1의 황도 말이 구역 %2, %3에 놓입니다.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>당신의 황도 말이 구역 %2, %3로 움직입니다.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>%1의 황도 말이 구역 %2, %3로 움직입니다.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>바퀴의 구역이 파란색입니다: 컵을 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>바퀴의 구역이 빨간색입니다: 완드를 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>바퀴의 구역이 초록색입니다: 펜타클을 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>바퀴의 구역이 노란색입니다: 소드를 한 번 더 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>주사위 눈은 %2. 당신의 황도 말은 다른 곳에 있습니다.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>주사위 눈은 %2. %1의 황도 말은 다른 곳에 있습니다.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>주사위 눈은 %2, 당신의 구역 %3입니다: 손패를 채울 수 있습니다.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>주사위 눈은 %2, %1의 구역 %3입니다. %1은(는) 손패를 채울 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>황도 말은 시계 방향으로 %2~%n구역 움직입니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>먼저 황도 말을 놓거나 움직여야 합니다 (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 구역 색이 한 번 더 쓰게 하는 것은 다른 무늬의 능력입니다 (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>이 말은 이번 차례에 그 능력을 쓰지 않았습니다: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>한 번 더 쓰는 능력은 말의 눈이 1개인 것처럼 작용합니다 (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>한 번 더 쓰는 능력은 결코 다른 것과 연결되지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>바퀴로 한 번 더 쓰는 능력을 먼저 쓰거나 건너뛰어야 합니다 (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>공격받은 플레이어가 먼저 대응합니다 (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>차례가 끝날 때는 카드를 뽑은 다음 한 번 더 쓰는 능력, 주사위, 그리고 선언처럼 차례를 마치는 일의 순서로 합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1을(를) 열 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1에 쓸 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1이(가) 너무 큽니다. 최대 %n바이트까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>다른 프로그램이 %1을(를) 지우거나 바꾸었습니다.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 다른 창에서 진행 중입니다.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1을(를) 옮길 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 진행 중인 게임의 저널 이름입니다. 다른 이름을 고르세요.</translation>
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
        <translation>%1이(가) 자기 폴더 밖의 파일을 가리킵니다.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1은(는) 입력 파일이기도 합니다. 출력에는 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1이(가) 두 출력에 지정되었습니다. 서로 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>이름이 UTF-8이 아니어서 %1을(를) 열 수 없습니다. 이름을 바꾸세요.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1이(가) 가득 찼습니다. 기보 하나에는 최대 %n수까지 담깁니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica에는 메모리 %1 MB가 필요하지만 시스템이 %2 MB로 제한하고 있습니다. 예를 들어 “ulimit -v unlimited” 명령으로 한도를 올리세요.</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>기다리지 않음</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>느리게</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>플러스</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>마이너스</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>빈 면</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 대 %2: %3이 파괴됩니다.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 대 %2: %3이 작은 크기로 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 대 %2: %3이 중간 크기로 줄어듭니다.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 대 %2: %3에는 모자라며, 그 주인은 반격할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 대 %2: %3에 아무 일도 없습니다.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>반격으로 공격자가 파괴되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>반격으로 공격자가 눈 %n개만큼 줄었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, 당신의 말이 더 높게 나왔습니다. 반격해 공격자를 눈 1개만큼 줄이시겠습니까?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1이(가) 반격할지 결정합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>0보다 작으면 0으로 셉니다</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>굴리기 전: 주사위 %n개 대 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>주사위 %n개 대 %1개: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>줄어듦</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>아무 일 없음</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>공격자가 줄어들 수 있음</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>즉시 파괴: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1이 눈 %n개를 잃고 파괴됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>보관함에 더 작은 말이 없어 %1이 파괴됩니다.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>보관함에 중간 말이 없어 %1이 작은 크기가 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1이 눈 %n개를 잃고 작은 크기가 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1이 눈 %n개를 잃고 중간 크기가 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>서로 같으므로 %1에는 아무 일도 없습니다.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2이 더 높게 나왔습니다: 반격해 %3을 눈 1개만큼 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2이 더 높게 나왔습니다: %1이(가) 반격해 %3을 눈 1개만큼 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>%1 공격</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 대 %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>공격: %1. 합 %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>방어: %1. 합 %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>최근에 굴린 주사위가 없습니다.</translation>
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
            <numerusform>덱이 %n번 중 %1번 소진되었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>마지막 차례: %n번 남음.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>덱의 소진</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>남은 마지막 차례</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>덱의 소진 횟수</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>버린 더미를 섞어 새 뽑을 더미를 만들 때마다 덱이 한 번 소진된 것입니다.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>덱이 플레이어 수만큼 소진되면 그 차례를 마치고, 다음 플레이어부터 모두 한 차례씩 더 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>덱이 %n번 소진되면 그 차례를 마치고, 다음 플레이어부터 모두 한 차례씩 더 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>그런 다음 점수가 가장 높은 플레이어가 이깁니다. 최고 점수가 같으면 승리를 나눕니다.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>마지막 차례: 이번을 포함해 %n번 남았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>덱이 이제 %n번 소진되었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>다음 플레이어부터 모두 한 차례씩 더 합니다.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>마지막 차례가 끝났습니다. 최고 점수는 %1점입니다.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>당신이 이겼습니다: 마지막 차례가 모두 끝난 뒤 점수가 %2점으로 가장 높습니다.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1의 승리: 마지막 차례가 모두 끝난 뒤 점수가 %2점으로 가장 높습니다.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>마지막 차례가 모두 끝났습니다: 최고 점수가 %2점으로 같은 %1의 공동 승리입니다.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>이 마지막 차례들에는 아무것도 선언할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>주사위 소드</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>소드: 주사위로 공격</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>공격자는 자기 눈 하나마다 주사위를 하나씩 굴립니다.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>공격자는 크기에 관계없이 주사위 %n개를 굴립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>소드로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>소드로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져옵니다.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>소드로 사용합니다.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>표적 칸의 적 말 하나를 주사위로 공격합니다. 그 합이 더 낮으면 차이만큼 줄어들고, 더 높으면 그 주인이 공격자를 눈 1개만큼 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>표적 칸의 적 말 하나 이상을 주사위로 공격합니다. 합이 더 낮은 말은 차이만큼 줄어들고, 합이 더 높은 말의 주인은 공격자를 눈 1개만큼 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>또는 하수인 자신을 주사위 없이 줄입니다.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>또는 적 말이 없는, 표적인 마이너 아르카나 영토를 없앱니다.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>또는 적 말이 없는 표적 영토를 1점 낮은 카드나 같은 종류의 더 낮은 카드로 줄이거나, 마이너 아르카나 카드이면 없앱니다.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>공격하는 하수인은 표적 칸의 적 말 하나를 지정합니다.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>공격하는 하수인은 표적 칸의 적 말 하나 이상을 지정합니다.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>이 한 번 굴린 결과를 모든 방어자에게 적용합니다.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>방어하는 말마다 자기 눈 하나마다 주사위를 하나씩 굴립니다. 주사위는 플러스, 마이너스, 빈 면이 각각 3분의 1의 확률로 나옵니다. 플러스는 1, 마이너스는 −1, 빈 면은 0이며, 합이 0보다 작으면 0으로 칩니다.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>공격자의 합이 더 높으면 방어자가 차이만큼 줄어듭니다. 방어자의 합이 더 높으면 그 주인은 공격자를 눈 1개만큼 줄일 수 있습니다. 합이 같으면 아무 일도 없습니다.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>눈이 남지 않은 말은 파괴됩니다. 필요한 크기가 보관함에 없으면 그보다 작은 것 중 있는 가장 큰 말이 되거나 파괴됩니다.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>이 말들은 모두 방향을 유지합니다.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>또는 적 말이 없으면 표적 영토를 공격합니다. 그 카드를 버리고 1점 낮은 카드나 같은 종류의 더 낮은 카드로 바꿉니다. 메이저 아르카나는 번호 순, 마이너 아르카나는 무늬에 관계없이 왕에서 에이스까지의 순서입니다. 말은 남습니다.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>적 말이 없는, 표적인 마이너 아르카나 영토는 없앨 수도 있습니다. 그러면 황무지나 공허가 남고, 그때 공허에 있는 말은 이웃 칸의 것도 보관함으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>또는 하수인이 방향에 관계없이, 주사위 없이 스스로를 줄입니다. 차례가 시작될 때나 게임에 나올 때 가졌던 눈보다 많이 잃을 수 없습니다. 필요한 크기가 보관함에 없으면 그보다 작은 것 중 있는 가장 큰 말이 되거나 파괴됩니다. 살아남으면 방향을 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>둘 다 같은 영토를 줄이면 중간 단계에는 카드가 필요하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>완드로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 소드를 쓴 뒤 그 칸에 남는 말이 주사위 없이도 확실히 %n개를 넘지 않아야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>당신은 반격해 %2을 눈 1개만큼 줄입니다.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1이(가) 반격해 %2을 눈 1개만큼 줄입니다.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 반격하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1이(가) 반격하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1이 공격합니다.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1이 %2을 공격합니다.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1이 스스로를 파괴합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1이 스스로를 눈 %n개만큼 줄입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>줄이는 양:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>반격</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1의 주사위는 %2(합 %3): %4 차이로 집니다.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1의 주사위는 %2(합 %3): 같습니다.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1의 주사위는 %2(합 %3): 더 높습니다.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1이 공격합니다. 주사위는 %2(합 %3)입니다.</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1이 더 높게 나왔습니다: 반격해 %2을 눈 1개만큼 줄이거나 건너뛰세요.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1이 더 높게 나왔습니다: %3이(가) 반격해 %2을 눈 1개만큼 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>말이 얼마나 줄어드는지는 주사위가 정합니다 (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>한 번에 말 하나만 공격할 수 있습니다 (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>지금은 반격할 수 없습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>말은 스스로를 최대 눈 %n개까지 줄일 수 있습니다. 차례가 시작될 때나 게임에 나올 때의 눈의 수입니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>공격하려면 표적 칸에 적 말이 하나 이상 있어야 합니다 (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>방어자는 자기 눈 하나마다 주사위를 하나씩 굴립니다.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>공격이 아무리 멀리 미치더라도 방어자는 모두 같은 칸에 있어야 합니다.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>완드로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 소드를 쓴 뒤 그 칸의 말이 주사위 없이도 확실히 제한을 넘지 않아야 합니다.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>먼저 모든 주사위를 굴립니다. 그런 다음 결과를 자리 순서, 다음으로 작은 것부터 큰 크기 순, 다음으로 방향 순으로 하나씩 적용합니다. 그다음 합이 더 높은 방어자의 주인이 같은 순서로 결정합니다. 공격자가 파괴되면 남은 방어자는 아무것도 하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>공격당 방어자 수</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>주사위 공격이 지정하는 적 말의 수입니다.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>하나 이상</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>하나</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>공격받은 영토의 카드 출처</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>공격받은 영토의 새 카드를 가져오는 곳입니다.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>버린 더미</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>공격당 주사위 수</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>공격자가 굴리는 주사위의 수입니다. 0이면 자기 눈의 수만큼입니다.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>덱의 소진 횟수</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>다시 섞는 횟수가 이만큼 되면 마지막 차례가 시작됩니다. 0이면 플레이어마다 한 번입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>주사위와 소진</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>칸:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>줄이는 양:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>뽑을 카드:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>개수:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>뽑을 더미의 맨 위 카드</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>카드 없음</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>아무것도 버리지도 뽑지도 않기</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>게임에서 이깁니다.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>마지막 차례를 선언하는 데 필요한 것을 갖추고 있습니다.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>다른 모두보다 앞서 있습니다. 그래야 이깁니다.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>이 수가 없으면 이 차례가 끝날 때 탈락합니다.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>선언에서 약속한 것을 지킵니다.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>다른 모두보다 앞선 상태를 지킵니다. 그래야 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>다른 플레이어의 선언을 막습니다: %n점이 모자라게 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>다른 플레이어가 이기는 데 필요한 우세를 빼앗습니다: %n점이 모자라게 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>%n점을 얻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>다른 플레이어들이 %n점을 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>다른 플레이어들의 말이 눈 %n개를 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>당신의 말이 눈 %n개를 얻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>당신의 %n점이 위험에서 벗어납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>%n점에 해당하는 영토를 위협합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>손패가 %n장 늘어납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>손패로 쓸 수 있는 무늬가 %n개 늘어납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>%n점 차로 앞서 나갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>다른 수는 모두 이보다 못합니다.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (%2~%3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>그러면 이길 확률은 약 %1입니다.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>지금 ‘%1’을(를) 하면, 그것으로든 나중에든 이길 확률은 %2입니다.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>지금 선언하면, 다음 차례가 끝날 때까지 필요한 것을 지킬 확률은 %1입니다.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>기다리면, 나중에 이길 확률은 %1입니다.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>기다리세요: 선언하면 거의 확실히 실패합니다.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>선언하세요: 기다리는 것보다 확실히 낫습니다.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: 기다리는 것보다 확실히 낫습니다.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>기다리세요: 지금 선언하면 실수입니다.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>기다리세요: 지금 ‘%1’은(는) 실수입니다.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>선언이 조금 나아 보이지만, 확신하기에는 차이가 너무 작습니다.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>‘%1’이(가) 조금 나아 보이지만, 확신하기에는 차이가 너무 작습니다.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>기다리는 것이 조금 나아 보이지만, 확신하기에는 차이가 너무 작습니다.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>이 국면에서는 이 차례를 ‘%1’(으)로 마칠 수 없습니다.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>더 나은 수: %1</translation>
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
        <translation>가장 좋은 차례: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>당신의 가장 높은 카드라서 먼저 시작할 가능성이 가장 큽니다.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>더 높은 카드 %n장을 손패에 남깁니다. 먼저 시작하는 것보다 그편이 더 가치 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>아래의 수가 더 높은 승률을 보이지만 덜 검토되었으므로 그 수치는 덜 확실합니다.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>분명히 더 나은 다른 수는 없었습니다.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>이 수로 잃은 승률: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>컴퓨터는 마지막 차례를 선언하는 데 필요한 것을 갖추고 있습니다.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>컴퓨터가 다른 모두보다 앞서 있습니다. 그래야 이깁니다.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>이 수가 아니었다면 컴퓨터는 차례가 끝날 때 탈락했을 것입니다.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>컴퓨터는 선언에서 약속한 것을 지킵니다.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>컴퓨터가 다른 모두보다 앞선 상태를 지킵니다. 그래야 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>컴퓨터가 %n점을 얻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>컴퓨터의 말이 눈 %n개를 얻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>컴퓨터의 %n점이 위험에서 벗어납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>컴퓨터가 %n점에 해당하는 영토를 위협합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>컴퓨터의 손패가 %n장 늘어납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>컴퓨터가 %n점 차로 앞서 나갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>다른 수는 모두 이보다 못해 보였습니다.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: 왜 이렇게 두었나요?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>이유는 당신이 볼 수 없는 컴퓨터의 손패에 있습니다.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>%1라운드: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>당신은 %n점이고, %1점인 다른 플레이어가 있습니다. 이기려면 점수가 다른 모두보다 많아야 합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>필요한 %n점 중 당신은 %1점입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>다음 차례가 끝날 때 %n점보다 적으면 탈락합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>다음 차례가 끝날 때 %n점보다 적으면 다른 플레이어가 모두 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>다음 차례가 끝날 때 %n점보다 적으면 말을 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>다음 차례가 끝날 때 %n점보다 적으면 그다음 차례를 쉽니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 탈락합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 %1이(가) 탈락합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 다른 플레이어가 모두 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 말을 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 %1이(가) 말을 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 그다음 차례를 쉽니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>그 차례가 끝날 때 %n점보다 적으면 %1이(가) 그다음 차례를 쉽니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>같은 입찰: 모두 다시 입찰합니다</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>제비뽑기로 당신이 먼저 시작합니다</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>제비뽑기로 %1이(가) 먼저 시작합니다</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 먼저 시작합니다</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1이(가) 먼저 시작합니다</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>당신이 먼저 시작합니다: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1이(가) 먼저 시작합니다: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>당신이 먼저 시작합니다: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1이(가) 먼저 시작합니다: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>가장 높은 메이저가 이깁니다. 메이저가 없으면 가장 높은 마이너가 이깁니다.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>가장 높은 입찰이 같습니다: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>가장 높은 입찰이 같습니다: %1. 입찰할 카드가 남지 않아 제비뽑기로 정합니다.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>가장 높은 입찰이 같습니다: %1. 입찰할 카드가 남지 않아 %2이(가) 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>입찰 카드는 따로 두며 나중에 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>나머지 차례의 순서도 높은 입찰부터 낮은 입찰 순으로 정해집니다.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>이제 각자 이 카드 중 한 장을 가져오며, 승자가 마지막입니다:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>이제 각자 입찰 카드 중 %n장을 가져오며, 먼저 시작하는 플레이어가 마지막입니다:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>다시 입찰</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>카드 가져오기</translation>
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
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>입찰</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>모든 플레이어가 손패에서 몰래 입찰 카드를 한 장 고릅니다. 모두 동시에 공개합니다.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>바보 0부터 세계 21까지, 번호가 가장 높은 메이저 아르카나 카드가 이깁니다. 아무도 메이저로 입찰하지 않았으면 가장 높은 마이너 카드가 이깁니다: 왕, 여왕, 기사, 시종, 10부터 2까지, 에이스.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>가장 높은 입찰이 같으면 입찰 카드를 따로 두고 모두 다시 입찰합니다.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>손패가 떨어지면 먼저 시작할 플레이어를 제비뽑기로 정합니다.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>손패가 떨어지면 플레이어 A가 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>입찰은 나머지 차례의 순서도 정합니다: 가장 높은 입찰부터 가장 낮은 입찰까지. 진 입찰끼리 같으면 승자의 왼쪽에 더 가까운 쪽이 먼저입니다.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>그런 다음 모든 라운드의 입찰 카드를 펼쳐 놓습니다. 마지막 순서의 플레이어부터 승자까지, 각자 손패가 찰 때까지 원하는 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>그런 다음 모든 라운드의 입찰 카드를 펼쳐 놓습니다. 승자의 오른쪽부터 시계 반대 방향으로, 각자 손패가 찰 때까지 원하는 카드를 가져옵니다. 승자가 마지막입니다.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>여기서는 처음 받은 %n장이 찬 손패입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>남은 카드는 입찰의 승자가 갖습니다.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>승자가 첫 차례를 합니다.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>승자가 첫 차례를 하고, 시계 방향으로 진행합니다.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>입찰 카드에서 한 장 가져오세요.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>몰래 카드 한 장으로 입찰하세요: 가장 높은 카드가 먼저이며, 메이저는 다른 모든 카드보다 앞섭니다.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1이(가) 입찰 카드에서 한 장 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1이(가) 입찰할 카드를 고릅니다.</translation>
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
        <translation>시</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>기</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>여</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>왕</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>둘 다 같은 말을 움직이면, 중간 칸은 공허여도 되고 말이 몇 개 있어도 됩니다.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>둘 다 같은 말이나 영토에 영향을 주면, 중간 단계에는 말도 카드도 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>첫 번째 능력으로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 두 번째 능력을 쓴 뒤 그 칸의 말이 제한을 넘지 않아야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>첫 번째 능력으로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 두 번째 능력을 쓴 뒤 그 칸에 남는 말이 %n개를 넘지 않아야 합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>카드는 손패나 버린 더미의 어디에서든 가져옵니다.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>카드는 손패에서 가져옵니다.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>카드는 버린 더미의 어디에서든 가져옵니다.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>손패에서 플레이했다면 이 카드 자체도 버린 더미에 있습니다.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>영토가 놓일 수 있는 곳은 카드를 들기 전에 판정합니다. 원래 자리 옆의 칸은 황무지로 칩니다.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>영토가 놓일 수 있는 곳은 카드를 든 뒤에 판정합니다. 원래 자리하고만 맞닿은 칸은 공허로 칩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>바보</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>마법사</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>여사제</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>여황제</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>황제</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>교황</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>연인</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>전차</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>힘</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>은둔자</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>운명의 수레바퀴</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>정의</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>매달린 사람</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>죽음</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>절제</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>악마</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>탑</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>별</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>달</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>태양</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>심판</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>세계</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 에이스</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 2</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 3</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 4</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 5</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 6</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 7</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 8</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 9</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 10</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 시종</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 기사</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 여왕</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>컵 왕</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 에이스</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 2</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 3</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 4</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 5</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 6</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 7</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 8</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 9</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 10</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 시종</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 기사</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 여왕</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>완드 왕</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 에이스</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 2</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 3</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 4</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 5</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 6</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 7</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 8</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 9</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 10</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 시종</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 기사</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 여왕</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>펜타클 왕</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 에이스</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 2</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 3</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 4</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 5</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 6</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 7</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 8</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 9</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 10</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 시종</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 기사</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 여왕</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>소드 왕</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>카드 없음</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>보드</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>준비</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>입찰</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>하수인</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>방향과 표적</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>컵</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>완드</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>펜타클</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>소드</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>한 대상에 두 능력</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>뽑을 더미</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>점수와 끝</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>적 말을 자기 색으로 바꾸기</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>표적인 적 말을 보관함에 있는 같은 크기의 자기 말로 바꾼 다음 방향을 정합니다.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>적 말은 주인의 보관함으로 돌아갑니다. 자기 보관함에 그 크기의 말이 없으면 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>자기 말은 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>자기 말도 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>자기 말이나 한편인 플레이어의 말도 바꿀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>다른 메이저 아르카나 카드 사용</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>보드에 있는 다른 메이저 아르카나 영토를 아무것이나 하나 골라 그 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>복사한 능력에서도 같은 말이 하수인입니다. 복사된 카드는 제자리에 있으며, 플레이하지도 버리지도 않습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>컵</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>컵: 만들기</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>컵으로 사용합니다. 새 영토로 뽑을 더미의 맨 위 카드를 놓을 수 있습니다. 어떤 카드든 상관없습니다.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>컵으로 사용합니다. 새 영토로 뽑을 더미의 맨 위 카드를 놓습니다. 어떤 카드든 상관없습니다.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>컵으로 사용합니다.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>칸의 말 제한을 적용하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>칸에 말 %n개라는 제한을 적용하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>표적 칸에 자기의 작은 말을 만듭니다.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>표적 칸에 말이 %n개보다 적으면 자기의 작은 말을 만듭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>적 말을 노리면 그 대신 그 적의 작은 말을 하나 더 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>또는 영토를 만듭니다: 손패의 아무 마이너 아르카나 카드를 적 말이 없는 표적 황무지에 놓습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>또는 영토를 만듭니다: 손패의 정확히 1점짜리 카드를 적 말이 없는 표적 황무지에 놓습니다.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>새 영토로 뽑을 더미의 맨 위 카드를 놓을 수 있습니다. 어떤 카드든 상관없습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>또는 영토를 만듭니다: 뽑을 더미의 맨 위 카드를, 그것이 무엇이든 적 말이 없는 표적 황무지에 놓습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>또는 영토를 만듭니다: 적 말이 없으면 손패의 아무 마이너 아르카나 카드를 표적 황무지에 놓습니다. 그곳의 자기 말은 남습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>또는 영토를 만듭니다: 적 말이 없으면 손패의 정확히 1점짜리 카드를 표적 황무지에 놓습니다. 그곳의 자기 말은 남습니다.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>그 대신 뽑을 더미의 맨 위 카드를, 그것이 무엇이든 보지 않고 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>또는 영토를 만듭니다: 적 말이 없으면 뽑을 더미의 맨 위 카드를, 그것이 무엇이든 보지 않고 표적 황무지에 놓습니다. 그곳의 자기 말은 남습니다.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>영토는 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>보관함의 작은 말 하나를 원하는 방향으로 표적 칸에 더합니다. 칸은 가득 차 있어도 됩니다. 공허는 표적이 아닙니다.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>표적 칸이 가득 차 있지 않으면 보관함의 작은 말 하나를 원하는 방향으로 더합니다. 공허는 표적이 아닙니다.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>황무지에도 말을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>황무지에는 말을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>또는 적 말을 노리면, 그 칸에 같은 방향으로 그 적의 작은 말 하나를 더합니다. 칸은 가득 차 있어도 됩니다.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>또는 적 말을 노리면, 칸이 가득 차 있지 않을 때 같은 방향으로 그 적의 작은 말 하나를 더합니다.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>적 말은 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>해당하는 보관함에 작은 말이 없으면 할 수 없습니다.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>하수인은 자기를 노릴 수 있으므로 자기가 있는 칸에도 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>자기를 노리는 하수인도 표적 칸에 만듭니다. 표적 칸은 향하는 칸이고, 세워져 있으면 자기가 있는 칸입니다.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>표적 칸이 가득 차 있지 않으면 그곳에 자기의 작은 말을 만듭니다.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>그러나 이 게임에는 그런 가치의 카드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>말 배치</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>작은 말이 %1에 놓입니다.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>%1 발동</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>%1 카드 플레이</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>손패 갱신</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>마지막 차례 선언</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>다음 차례가 마지막입니다.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>%1 카드 가져오기</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>%1 카드를 버립니다.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>카드 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>말 방향 바꾸기</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>너무 큽니다. 최대 %2까지 허용됩니다.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 키는 여기에서 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>“%2” 키가 없습니다.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>“%1” 값은 허용되지 않습니다. 올 수 있는 것: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”이(가) 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>두 설정은 함께 쓸 수 없습니다: %1, %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 규칙 세트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 능력이 없습니다.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 메커니즘이 없습니다.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 규칙 세트가 직접 또는 다른 것을 거쳐 스스로를 확장합니다.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>상위 세트와 같으므로 없앨 수 있습니다.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>여기에서는 “%1” 낱말을 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 카드가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”은(는) 칸이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>보드에 “%1” 말이 없습니다.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 자리가 없습니다.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>“%1”일 수도 “%2”일 수도 있습니다.</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>“%1” 수는 허용되지 않습니다 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>“%1”이(가) 너무 많습니다. 최대 %n개까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>“%1”은(는) 이 규칙 세트에서 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>파일이 줄 가운데에서 끝납니다. 그 앞은 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>차례가 시작되었고, 이 규칙으로는 여기서부터 이어 갈 수 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>여기에는 아무것도 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>너무 깁니다. 최대 %n바이트까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>너무 깊이 중첩되었습니다. 최대 %n단계까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>값이 너무 많습니다. 최대 %n개까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>이것은 %1입니다. 필요한 것: %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1”은(는) 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>이 플러그인은 쓰지 않습니다: 이미 있는 “%1”을(를) 대신하게 됩니다.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>이 파일은 쓰지 않습니다: 여기에 맞는 플러그인이 아닙니다.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>이 플러그인은 쓰지 않습니다: 다른 버전용으로 빌드되었습니다 (%1, 이것은 %2). 다시 빌드하세요.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>이 플러그인을 불러올 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>이 플러그인은 쓰지 않습니다: 어느 버전용으로 빌드되었는지 알 수 없습니다. 다시 빌드하세요.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>너무 많습니다. 최대 %n개까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>허용되지 않는 수입니다 (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1” 값은 여기에서 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>규칙 세트</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>국면</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>게임의 기보</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>실험의 계획</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>최소 인원이 최대 인원보다 많을 수 없습니다.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>손패는 가질 수 있는 것보다 많은 카드로 시작할 수 없습니다. 카드는 카드 고르기 메커니즘을 쓸 때만 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>처음에 놓을 작은 말 하나가 모든 보관함에 남아 있어야 합니다.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>숫자 카드는 궁정 카드보다, 궁정 카드는 메이저보다 가치가 클 수 없습니다.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>게임의 끝을 선언하는 방법은 이 중 하나만 정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>입찰이 없는 게임에서는 입찰로 차례의 순서를 정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>하한이 상한보다 클 수 없습니다.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>여기에 잘못된 것이 있습니다.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>모두 %1(으)로 바꾸기.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>메커니즘 %1 추가: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1을(를) 기본값으로 설정: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>%1의 이름을 “%2”(으)로 바꾸기.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>%1 제거.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1을(를) %2(으)로 설정.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>“%1”을(를) 뜻하셨습니까?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>이런 변경 %n개 더 적용.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>이 플러그인은 꺼져 있습니다: 불러오는 중에 오류가 일어났습니다 (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>이 플러그인은 꺼져 있습니다: 플러그인 안에서 프로그램이 비정상 종료되었습니다 (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>이 플러그인은 꺼져 있습니다: 불러오는 중에 프로그램이 두 번 종료되었습니다. 프로그램을 직접 종료했다면 플러그인에는 문제가 없을 수도 있습니다.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>이 플러그인은 이번에는 쓰지 않습니다 (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>이 플러그인은 꺼져 있습니다: 불러오는 중에 오류가 일어났습니다.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>“%1” ID는 %2에서 이미 쓰고 있어 이 규칙 세트는 쓰지 않습니다. 다른 ID를 붙이세요.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>아마 이것을 제공하는 플러그인이 없는 것 같습니다.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>아마 불러오지 않은 “%1” 플러그인에 속한 것 같습니다.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>아마 불러오지 않은 다음 플러그인 중 하나에 속한 것 같습니다: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>이 텍스트는 UTF-16이나 UTF-32로 되어 있습니다. UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>여기에는 주석을 쓸 수 없습니다. 이 주석을 지우세요.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>곧은 큰따옴표가 아닙니다. &quot;…&quot;처럼 쓰세요.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>텍스트가 도중에 끝납니다. 닫지 않은 괄호나 따옴표가 있습니다.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>따옴표 안의 텍스트에는 줄 바꿈이나 탭을 쓸 수 없습니다. \n이나 \t로 쓰세요.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>이 문자는 역슬래시 뒤에 올 수 없습니다. 역슬래시는 \\로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”은(는) 읽을 수 있는 숫자가 아닙니다. 예를 들어 8이나 0.5처럼 쓰세요.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>여기에는 숫자가 와야 합니다.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>여기에는 “%1” 대신 큰따옴표로 묶은 키가 와야 합니다.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>여기에는 큰따옴표로 묶은 키가 와야 합니다.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>여기에는 “%1” 대신 쌍점(:)이 와야 합니다.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>여기에는 쌍점(:)이 와야 합니다.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>여기에는 “%1” 대신 값이 와야 합니다. 텍스트는 큰따옴표로 묶어야 합니다.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>여기에는 값이 와야 합니다. 텍스트는 큰따옴표로 묶어야 합니다.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>여기에는 “%1” 대신 쉼표(,)나 닫는 괄호가 와야 합니다.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>여기에는 쉼표(,)나 닫는 괄호가 와야 합니다.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>문서가 끝난 뒤에 글이 더 있습니다: “%1”. 지우세요.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>문서가 끝난 뒤에 글이 더 있습니다. 지우세요.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>여기에는 %2 값이 와야 하는데 %1 값이 있습니다.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>숫자</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>객체</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>목록</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>아니라면 아마 이것을 제공하는 플러그인이 없는 것 같습니다.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>아니라면 아마 불러오지 않은 다음 플러그인에 속한 것 같습니다: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>“%1”은(는) 게임입니다. 여기에는 확장만 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>이 보드에는 카드가 없습니다. 아무 카드나 놓을 칸에는 *를, 정해진 카드를 놓을 칸에는 그 카드의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>카드를 전혀 쓸 수 없습니다: 차례에 카드 플레이도 영토 발동도 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>게임이 결코 끝날 수 없습니다: 선언된 마지막 차례처럼 게임을 끝내는 메커니즘이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”은(는) ID가 될 수 없습니다. ID에는 a~z의 소문자, 숫자, 붙임표만 쓸 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>나누어 주고 펼칠 카드가 %1장이 됩니다. 뽑을 카드가 한 장은 남도록 최대 %n장까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>한 플레이어의 말이 %1개가 됩니다. 최대 %n개까지 허용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>가장 높은 입찰로 정하는 것은 입찰이 있는 게임에서만 할 수 있습니다. 첫 자리는 게임에 있는 자리여야 합니다.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>이 문자는 UTF-8이 아닙니다. 텍스트는 아마 Latin-1(Windows-1252)로 되어 있는 것 같습니다. UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>이 쉼표 뒤에 아무것도 없습니다. 쉼표를 지우세요.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>텍스트를 UTF-8로 변환하기.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>텍스트를 Latin-1에서 UTF-8로 변환하기.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>주석 지우기.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>쉼표 지우기.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>곧은 큰따옴표로 쓰기.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>닫지 않은 괄호나 따옴표 닫기.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>역슬래시를 써서 적기.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>역슬래시를 두 번 쓰기.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>키를 큰따옴표로 묶기.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>true, false, null 중 하나로 쓰기.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>빠진 쉼표나 괄호 넣기.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>텍스트 고치기.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>게임이 결코 끝날 수 없습니다: 이 설정에서는 “%1” 메커니즘이 게임을 끝낼 수 없습니다.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>이것은 Markdown에서 코드를 나타내는 표시이며 문서의 일부가 아닙니다. 지우세요.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Markdown 표시 지우기.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1” 파일이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1”을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1”이(가) 자기 폴더 밖의 파일을 가리킵니다.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>실험의 보고서</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>레슨</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>괄호 지우기.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>문서 앞뒤의 텍스트 지우기.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>목록이 너무 짧습니다. 항목이 최소 %n개 필요합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>이것은 더 새로운 버전의 프로그램용입니다. 형식은 %1인데, 이 프로그램은 %2까지만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>여기에는 텍스트를 언어와 함께 쓰세요: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica에 이 ID의 덱이 이미 있습니다. 이 덱의 폴더 이름과 deck.json의 “id”를 바꾸세요.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>“%1” 덱이 없습니다.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>열려 있는 괄호의 위치: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>여기에는 “%1” 대신 닫는 괄호인 “%2”이(가) 와야 합니다.</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>이것은 다른 종류의 문서입니다. 필요한 것: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>색깔 주사위 굴리기</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>색깔 주사위를 굴려 나온 것을 사용합니다.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>굴리기</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>주사위의 컵, 완드, 펜타클, 소드는 그 무늬의 능력입니다. 별은 %1 카드의 능력, 와일드 면은 %2 카드의 능력입니다. 그 능력에서도 같은 말이 하수인입니다.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 색깔 주사위를 굴립니다.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1이(가) 색깔 주사위를 굴립니다.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>색깔 주사위에서 컵이 나왔습니다.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>색깔 주사위에서 완드가 나왔습니다.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>색깔 주사위에서 펜타클이 나왔습니다.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>색깔 주사위에서 소드가 나왔습니다.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>색깔 주사위에서 별이 나왔습니다: %1 카드의 능력입니다.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>색깔 주사위에서 와일드 면이 나왔습니다: %1 카드의 능력입니다.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>색깔 주사위에는 여섯 면이 있으며 모두 같은 확률로 나옵니다: 컵, 완드, 펜타클, 소드, 별, 와일드 면.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>“%1”과(와) 같은 방식으로 진행됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>“%1”과(와) 규칙 %n개가 다릅니다: %2 등.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>“%1”과(와) 규칙 %n개가 다릅니다: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>펜타클</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>펜타클: 키우기</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>가치에 관계없이 영토나 황무지를 뽑을 더미의 맨 위 카드로 바꿀 수 있습니다. 어떤 카드든 상관없습니다. 그곳에 적 말이 없어야 합니다.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>가치에 관계없이 영토를 뽑을 더미의 맨 위 카드로 바꿀 수 있습니다. 어떤 카드든 상관없습니다. 그곳에 적 말이 없어야 합니다.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>펜타클로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>펜타클로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져옵니다.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>펜타클로 사용합니다.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>또는 적 말이 없는 표적 영토를 키웁니다. 가치가 더 큰 카드나 같은 종류의 더 높은 카드로 바꿉니다.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>또는 적 말이 없는 표적 영토를 키웁니다. 1점 높은 카드로 바꿉니다.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>하수인이나 표적 말을 그 주인의 보관함에 있는 한 크기 큰 말로 키웁니다.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>적 말이 없는 황무지는 1점짜리 카드로 자랄 수 있습니다.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>또는 적 말이 없으면 표적 영토를 키웁니다. 그 카드를 버리고 가치가 더 큰 카드나 같은 종류의 더 높은 카드로 바꿉니다. 메이저 아르카나는 번호 순, 마이너 아르카나는 무늬에 관계없이 에이스, 2부터 시종, 기사, 여왕, 왕까지의 순서입니다. 말은 남습니다.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>또는 적 말이 없으면 표적 영토를 키웁니다. 그 카드를 버리고 정확히 1점 높은 카드로 바꿉니다. 메이저 아르카나 카드는 자랄 수 없습니다. 말은 남습니다.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>적 말이 없는 표적 황무지도 자랄 수 있습니다: 정확히 1점짜리 카드를 놓습니다. 말은 남습니다.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>또는 표적 영토를 그 가치에 관계없이 뽑을 더미의 맨 위 카드로, 그것이 무엇이든 보지 않고 바꿉니다. 그 영토에 적 말이 없어야 합니다. 원래 카드는 버리고 말은 남습니다.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>뽑을 더미의 맨 위 카드는 적 말이 없는 표적 황무지에도 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>하수인이나 표적 말을 주인의 보관함에 있는 정확히 한 크기 큰 말로 바꿉니다. 자기 말은 그때 방향을 바꿀 수 있고, 적 말의 방향은 그대로입니다.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>보관함에 그 크기의 말이 없으면 할 수 없습니다. 큰 말은 자랄 수 없습니다.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>영토는 자랄 수 없습니다.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>두 능력이 같은 말을 만들고 키우면 중간 단계에는 말이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>두 능력이 같은 말이나 영토를 만들고 키우면 중간 단계에는 말도 카드도 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>둘 다 같은 말을 키우면 중간 단계에는 말이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>둘 다 같은 말, 영토, 황무지를 키우면 중간 단계에는 말도 카드도 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>둘 다 같은 말이나 영토를 키우면 중간 단계에는 말도 카드도 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>시종, 기사, 여왕, 왕도 자랄 수 없습니다: 1점 높은 카드가 없습니다.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>에이스부터 10까지의 숫자 카드도 자랄 수 없습니다: 1점 높은 카드가 없습니다.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>그러나 이 게임에는 그런 가치의 카드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>차례 %1까지는 아무것도 달라지지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>이 규칙에서는 %n명이 게임할 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>그 국면에서는 게임을 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>그러면 이것을 할 수 없습니다: “%1”</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>그러면 운에 맡기는 것이 달라집니다.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>그러면 운이 먼저 무언가를 정합니다.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>그러면 %1이(가) 결정하게 됩니다.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>게임이 끝났던 곳에서 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>그러면 이것의 결과가 달라집니다: “%1”</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>이기거나 탈락한 플레이어가 달랐을 것입니다.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>보드 위의 말이 달라집니다.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>보드 위의 영토가 달라집니다.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>손패의 카드가 달라집니다.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>더미의 카드가 달라집니다.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>다른 플레이어의 차례가 됩니다.</translation>
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
        <translation>카드 고르기</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>각 플레이어가 첫 손패 중 %n장을 펼쳐 놓은 카드에서 고릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>먼저 시작할 플레이어가 정해지면, 마지막 순서의 플레이어부터 첫 순서의 플레이어까지 한 장씩 가져옵니다. 한 바퀴의 마지막 플레이어가 다음 바퀴를 시작하며, 그 바퀴는 반대 방향으로 돕니다.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>플레이어들이 고르는 것보다 카드를 %n장 더 펼쳐 놓습니다. 남은 카드는 버립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>플레이어들이 고르는 만큼만 카드를 펼쳐 놓습니다.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 펼쳐 놓은 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1이(가) 펼쳐 놓은 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>펼쳐 놓은 카드 중 하나를 손패로 고르세요.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1이(가) 펼쳐 놓은 카드 중 하나를 고릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>고를 카드 %n장을 펼쳐 놓습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>승자 없음</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1의 승리</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1의 공동 승리</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1의 공동 승리</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>게임에 다른 플레이어가 남아 있지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1은(는) 마지막 차례를 선언할 때 %n점 중 %2점, 그 차례가 끝났을 때 %3점이었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>%1라운드 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1이(가) %2점에서 %n점이 되어 선두에 나섭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1이(가) %2점에서 %n점이 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n점</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>시작: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>%1라운드, %2의 차례: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>세워져 있습니다.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>%1을 향합니다.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 보드에 나옵니다.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 공허에 남겨져 보관함으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 보관함으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1이 %2 칸으로 옵니다.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 작아집니다.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 중간 크기가 됩니다.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 커집니다.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1이 방향을 바꿉니다.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>%1 대신 %2이 놓입니다.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>%1 칸에 영토를 만들기 시작합니다.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2의 새 영토는 %1 카드입니다.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>%1 카드가 %2 칸을 떠납니다.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>%2에서 %3 카드가 %1 카드를 대신합니다.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>%1의 영토가 없어졌습니다.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2의 %1 영토가 없어졌습니다.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>%1 영토가 %2에서 %3 칸으로 옮겨 갑니다.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>당신은 %3의 %2 영토를 발동합니다.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1이(가) %3의 %2 영토를 발동합니다.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 %2 카드를 플레이합니다.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1이(가) %2 카드를 플레이합니다.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>당신은 %2 카드를 버립니다.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1이(가) %2 카드를 버립니다.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>당신은 카드를 한 장 뽑습니다.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>당신은 %1 카드를 뽑습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1이(가) 카드 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>%1 카드입니다.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2의 %1 영토의 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 버린 더미에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1이(가) 버린 더미에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1이(가) 당신과 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>당신은 %2과(와) 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1이(가) %2과(와) 손패를 교환합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>버린 더미의 카드 %n장을 섞어 새 뽑을 더미를 만듭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신의 차례입니다.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1의 차례입니다.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 차례를 마칩니다.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1이(가) 차례를 마칩니다.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>플레이어 %n명에게 카드를 나누어 주고 보드를 펼칩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 입찰 카드를 골랐습니다.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1이(가) 입찰 카드를 골랐습니다.</translation>
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
        <translation>입찰을 공개합니다 (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>가장 높은 입찰이 같습니다. 모두 다시 입찰합니다.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 입찰 카드에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1이(가) 입찰 카드에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 입찰에서 이겨 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1이(가) 입찰에서 이겨 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1이(가) 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 다음 차례가 마지막이라고 선언합니다.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1이(가) 다음 차례가 마지막이라고 선언합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례가 %n점 중 %2점으로 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>%1의 마지막 차례가 %n점 중 %2점으로 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례가 %n점 중 겨우 %2점으로 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>%1의 마지막 차례가 %n점 중 겨우 %2점으로 끝납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 탈락합니다. 말은 돌아가고 손패는 버립니다.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1이(가) 탈락합니다. 말은 돌아가고 손패는 버립니다.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>숨은 타이머가 울립니다.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>끝내지 않은 수를 되돌립니다.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>규칙에 없는 일이 일어납니다.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>‘%2’ 규칙이 %1에 대해 알립니다: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>게임이 끝났고 승자는 없습니다.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>게임 끝: %1의 공동 승리입니다.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>게임 끝: 당신이 이겼습니다.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>게임 끝: %1의 승리입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>최종 라운드</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>버린 더미를 섞은 적이 있음</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>최종 라운드의 남은 차례</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>버린 더미를 처음으로 섞어 새 뽑을 더미를 만든 뒤로는, 차례가 끝날 때 최종 라운드를 선언할 수 있습니다.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>그러면 다른 모두가 한 차례씩 더 합니다. 그 뒤 점수가 가장 높은 플레이어가 이깁니다. 최고 점수가 같으면 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 차례를 마치고 최종 라운드를 선언합니다.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1이(가) 차례를 마치고 최종 라운드를 선언합니다.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>최종 라운드 선언</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>차례를 마치거나, 최종 라운드를 선언하세요.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>게임은 차례 %n번 뒤에 끝납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>이제부터 최종 라운드를 선언할 수 있습니다.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 최종 라운드를 선언합니다.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1이(가) 최종 라운드를 선언합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>최종 라운드가 끝났습니다: 최고 점수인 %n점을 얻은 쪽이 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>버린 더미를 섞어 새 뽑을 더미를 만든 적이 아직 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>이미 최종 라운드입니다 (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>최종 라운드가 끝났습니다: 당신이 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>최종 라운드가 끝났습니다: %1이(가) 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>최종 라운드가 끝났습니다: 최고 점수가 같은 %1의 공동 승리입니다.</translation>
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
        <translation>카드를 공개하는 데에는 하수인이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>버리고 뽑는 데에는 하수인이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>쓸 다른 카드를 고르는 데에는 하수인이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>하수인이 필요하지 않은 능력은 하수인이 모두 사라졌어도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>이것은 말에만 해당합니다: 영토는 매번 올바르게 놓여야 합니다.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>두 절반 사이에 공허에 있는 말은 그대로 기다립니다. 능력의 대상인 말은 어디에 있든 노릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>두 하수인이 절반씩 나누어 할 수 있습니다. 첫 절반이 영향을 준 자기 말은 하수인이면 나머지 절반에서 행동할 수 있습니다.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>보드는 가장자리가 없는 정사각형 격자입니다. 카드가 놓인 칸은 영토입니다.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>영토와 변을 맞댄, 카드가 없는 칸은 황무지입니다. 황무지에는 말이 있을 수 있습니다. 능력이 없는 영토와 같으며 가치는 없습니다.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>그 밖의 칸은 모두 공허입니다. 거기서는 아무것도 할 수 없습니다. 능력을 쓰거나 행동을 마치는 즉시, 공허에 있는 말은 주인의 보관함으로 돌아갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>누구의 말이든 %n개 이상 있는 칸은 가득 찬 칸입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>따로 허용하는 규칙이 없는 한, 가득 찬 칸에는 말을 만들 수도 옮길 수도 없습니다. 이미 더 많이 있는 칸은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>황무지도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>황무지는 결코 가득 차지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%n명이 참가합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>%1~%n명이 참가합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>작은 것 %n개(눈 1개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>중간 것 %n개(눈 2개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>큰 것 %n개(눈 3개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>각자 한 색의 피라미드를 보관함에 둡니다: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>그런 다음 카드를 가로 %1장, 세로 %2장의 격자로 앞면이 보이게 펼칩니다. 나머지는 뽑을 더미입니다.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>먼저 시작할 플레이어는 입찰로 정합니다.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>먼저 시작할 플레이어는 제비뽑기로 정하고, 시계 방향으로 진행합니다.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>플레이어 %1이(가) 먼저 시작하고, 시계 방향으로 진행합니다.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>보드에 말이 없는 플레이어는 보관함의 작은 말 하나를 원하는 방향으로 놓는 것만 할 수 있습니다. 그 칸은 말이 없는 영토나 황무지여야 합니다.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>그런 칸이 없으면 그 플레이어는 패스합니다.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>그런 칸이 없으면 그 플레이어는 손패를 갱신할 수 있습니다.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>그렇지 않으면 다음 중 정확히 하나를 합니다:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>그렇지 않으면 각 행동은 다음 중 정확히 하나입니다:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>패스하려면 버리지도 뽑지도 않고 손패를 갱신합니다.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>이것들 대신 패스할 수 있습니다.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>능력은 모두 선택 사항입니다. 어느 능력이든, 카드 한 장의 능력 전부라도 쓰지 않을 수 있지만 순서는 결코 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>카드를 플레이하면 보드에 있는 자기 말은 모두 하수인입니다. 각 능력은 그중 어느 말이든 쓸 수 있습니다. 같은 말이 써도 되고 서로 다른 말이 써도 됩니다.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>영토를 발동하면 그 위의 자기 말은 어디로 가든 이 행동 동안 하수인입니다. 각 능력은 그중 어느 말이든 쓸 수 있습니다. 같은 말이 써도 되고 서로 다른 말이 써도 됩니다.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>영토를 발동하면 그 위의 자기 말은 어디로 가든 이 차례 내내 하수인입니다. 각 능력은 그중 어느 말이든 쓸 수 있습니다. 같은 말이 써도 되고 서로 다른 말이 써도 됩니다.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>크기가 바뀌어도 같은 말입니다.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>영토를 발동한 뒤 하수인이 직접 영향을 준 자기 말도 남은 행동 동안 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>영토를 발동한 뒤 하수인이 직접 영향을 준 자기 말도 남은 차례 동안 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>발동한 영토에 있던 말만 하수인입니다.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>바보를 사용하는 동안에는(다른 카드가 복사한 바보도 포함), 영향을 받은 자기 말도 남은 차례 동안 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>바보를 사용하는 동안에는 영향을 받은 자기 말도 남은 차례 동안 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>말에 무엇을 하든 여기서 말하는 영향으로는 치지 않습니다.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>다음 중 어느 것이든 말에 영향을 줍니다: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>영향을 받은 영토 위의 말은 영향을 받은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>영향을 받은 영토 위의 말은 영향을 받은 것으로 치지 않습니다.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>말의 방향은 아홉 가지입니다. 북쪽, 동쪽, 남쪽, 서쪽이나 그 사이의 대각선을 향하거나, 세워져 있습니다. 방향 바꾸기란 말을 이 중 다른 방향으로 돌려놓는 것입니다.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>말의 방향은 다섯 가지입니다. 북쪽, 동쪽, 남쪽, 서쪽을 향하거나(대각선은 없음), 세워져 있습니다. 방향 바꾸기란 말을 이 중 다른 방향으로 돌려놓는 것입니다.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>대각선을 향한 말은 칸의 모서리를 가로질러 노리고 움직이고 밉니다. 황무지는 영토와 변을 맞댄 칸뿐입니다.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>세워진 하수인은 자기가 있는 칸과 그곳의 어느 말이든 노릴 수 있습니다. 눕혀진 하수인은 향한 쪽의 바로 옆 칸과 그곳의 어느 말이든 노릴 수 있습니다.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>하수인은 방향에 관계없이 언제나 자기를 노릴 수 있습니다.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>자기 말에 영향을 줄 때는 그 방향을 바꿀 수 있습니다. 적 말의 방향은 바뀌지 않습니다. 규칙에서 달리 정할 수도 있습니다.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>뽑을 더미가 떨어지면 버린 더미를 섞어 새로 만듭니다.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>뽑을 더미가 비는 즉시 합니다.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>카드를 뽑아야 할 때에만 합니다.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>뽑은 카드는 먼저 손패, 보드, 버린 더미 등 가야 할 곳에 놓입니다. 그때 섞을 버린 카드가 없으면, 그 뒤에 버린 카드를 다음에 뽑기 전에 섞습니다.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>뽑은 카드는 먼저 손패, 보드, 버린 더미 등 가야 할 곳에 놓입니다.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>아직 뽑을 카드가 있는 플레이어는 새 더미에서 이어 뽑습니다. 두 더미가 모두 비면 아무것도 뽑을 수 없습니다.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>손패 제한을 넘겨 뽑을 수 없습니다. 버린 카드를 더한 뒤 두 더미에 남은 카드보다 많이 뽑을 수도 없습니다.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>마이너 아르카나 카드의 가치는 %1, 메이저 아르카나 카드는 %2입니다.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>에이스부터 10까지의 숫자 카드는 %1, 시종·기사·여왕·왕은 %2, 메이저 아르카나 카드는 %3의 가치가 있습니다.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>보드에 영토가 남아 있지 않으면 그 차례가 끝날 때 게임이 끝나고, 아직 게임에 있는 플레이어들이 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>보드에 영토가 남아 있지 않으면 그 차례가 끝날 때 게임이 끝나고, 승자는 없습니다.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>그때 끝나는 마지막 차례를 먼저 판정합니다. 더는 아무것도 선언할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>에이스부터 10까지의 숫자 카드 영토는 말 %n개로 가득 찹니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>시종, 기사, 여왕, 왕 영토는 말 %n개로 가득 찹니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>메이저 아르카나 영토는 말 %n개로 가득 찹니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>황무지는 말 %n개로 가득 찹니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>작은 말이 %n개 이상 있는 칸에는 작은 말이 더 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>중간 말이 %n개 이상 있는 칸에는 중간 말이 더 들어갈 수 없고, 그곳의 작은 말은 중간 말로 자랄 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>큰 말이 %n개 이상 있는 칸에는 큰 말이 더 들어갈 수 없고, 그곳의 중간 말은 큰 말로 자랄 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>한 플레이어의 말이 %n개 이상 있는 칸에는 그 플레이어의 말이 더 들어갈 수 없고, 그곳의 적 말을 그 플레이어의 말로 바꿀 수도 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>타로 카드 78장을 섞습니다. 각자 %n장씩 나누어 받으며, 이것이 손패 제한이기도 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>타로 카드 78장을 섞습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>타로 카드 78장을 섞습니다. 각자 %n장씩 나누어 받습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>손패 제한은 %n장입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>이어서 다음 칸에 카드를 앞면이 보이게 펼칩니다: %1. 나머지는 뽑을 더미입니다.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>섞기 전에 %1 카드를 덱에서 꺼내 %2에 놓습니다.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>한 차례에 한 번, 행동 전에 자기 말 하나의 방향을 바꿀 수 있습니다. 이것은 행동으로 치지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>차례가 끝날 때, 그때의 다른 모든 일에 앞서, 손패 제한까지 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>사이에 무엇이 있든 더 먼 칸도 노립니다: 작으면 거리 %1, 중간이면 %2, 크면 %3까지입니다.</translation>
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
        <translation>일부 카드는 가치가 다릅니다 (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>목표 점수는 %1점입니다.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>%n명이면 목표 점수는 %1점입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>점수는 자기가 차지한 모든 영토에 있는 자기 말의 눈의 수입니다.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>점수는 자기가 차지한 모든 영토의 가치입니다.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>점수는 자기 말만 있는 모든 영토의 가치입니다.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>자기 말만 있는 영토를 차지합니다.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>다른 누구보다 자기 말이 많은 영토를 차지합니다. 둘 이상의 플레이어가 같으면 아무도 차지하지 않습니다.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>다른 누구의 말보다 자기 말의 눈의 합이 많은 영토를 차지합니다. 둘 이상의 플레이어가 같으면 아무도 차지하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>같은 방법으로 차지한 황무지는 %n점입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>색깔 주사위를 굴리는 데에는 하수인이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>영토와 변을 맞댄, 카드가 없는 칸은 황무지입니다. 황무지에는 말이 있을 수 있습니다. 능력이 없는 영토와 같습니다.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>이 게임에서 손패를 갱신할 수 있는 것은 이때뿐입니다.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>다음 하나만 말에 영향을 줍니다: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>이 가치는 영토를 만들거나 키우거나 공격할 때만 의미가 있습니다.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>보드에 영토가 남아 있지 않으면, %1에 따라 그 차례가 끝날 때 게임이 끝납니다.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>한 플레이어의 말만 있는 영토에 작은 말, 중간 말, 큰 말이 각각 하나 이상 있으면, 그 말들은 탑입니다. 다른 누구도 탑의 말을 노릴 수 없습니다.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>탑이 있는 영토에는 다른 플레이어의 말을 만들 수 없고, 다른 플레이어의 말이 그곳에서 멈출 수도 없습니다.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>탑의 말이 스스로 한 공격의 결과는 막아 주지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>한 차례에 이런 행동을 %n번, 하나씩 차례로 합니다. 행동마다 하수인이 따로 정해집니다. 말을 놓는 것도 행동이고, 패스도 행동입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>어떤 칸에는 따로 정해진 제한이 있습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>선언된 마지막 차례</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>마지막 차례를 선언한 플레이어</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>이미 선언한 플레이어</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>다음 차례를 쉬는 플레이어</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>마지막 차례가 끝날 때 목표 점수 이상이면 다른 플레이어의 점수에 관계없이 곧바로 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>마지막 차례가 끝날 때 %n점 이상이면 다른 플레이어의 점수에 관계없이 곧바로 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>차례가 끝날 때, 다른 플레이어가 선언한 마지막 차례가 남아 있지 않으면 다음 차례가 마지막이라고 선언할 수 있습니다. 점수는 필요하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>차례가 끝날 때 %n점 이상이고, 다른 플레이어가 선언한 마지막 차례가 남아 있지 않으면 다음 차례가 마지막이라고 선언할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>누구도 두 번 선언할 수 없습니다.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>선언된 마지막 차례가 끝날 때는 아무것도 선언할 수 없습니다.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>선언된 마지막 차례가 남아 있는 동안 다른 모든 플레이어는 한편입니다. 서로의 말은 자기 말도 적 말도 아니며, 함께 있는 영토는 각자의 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>그렇지 않으면 탈락합니다: 말은 보관함으로 돌아가고 손패는 버립니다.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>마지막까지 남은 플레이어가 이깁니다.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>마지막까지 남는 것만으로는 이기지 않으며, 게임은 계속됩니다.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>그렇지 않으면 게임이 끝나고 다른 모두가 함께 이깁니다.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>그렇지 않으면 말이 모두 보관함으로 돌아갑니다. 손패는 그대로이며 계속 게임합니다.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>그렇지 않으면 계속 게임하지만 다음 차례를 쉽니다.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>게임에 남은 모두가 마지막 차례를 선언했고 아무도 이기지 못했으면 게임이 끝납니다. 점수가 가장 높은 플레이어가 이깁니다. 최고 점수가 같으면 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>차례를 마치거나, 다음 차례가 마지막이라고 선언하세요.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례입니다: 끝날 때 %n점이면 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>%1의 마지막 차례입니다. 끝날 때 %n점이 필요합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>다음 차례를 쉼: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>당신은 말 %n개를 잃습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1이(가) 말 %n개를 잃습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 다음 차례를 쉽니다.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1이(가) 다음 차례를 쉽니다.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>모두 마지막 차례를 선언했습니다: 최고 점수인 %n점을 얻은 쪽이 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>당신이 이겼습니다: 마지막 차례가 %n점으로 끝났고, 목표는 %2점이었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1의 승리: 마지막 차례가 %n점으로 끝났고, 목표는 %2점이었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>모두 마지막 차례를 선언했습니다. 점수가 가장 높은 플레이어가 이깁니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>당신의 마지막 차례가 %n점 중 겨우 %2점으로 끝났습니다. 다른 모두의 승리입니다: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>%1의 마지막 차례가 %n점 중 겨우 %2점으로 끝났습니다. 다른 모두의 승리입니다: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>적 말이 필요한 능력은 한편인 플레이어의 말에 쓸 수 없습니다. 다른 능력은 모두 쓸 수 있으며, 그런 말의 방향은 바뀌지 않습니다. 자기 말과 그런 말만 있는 칸은 적 말이 없는 칸으로 칩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>그렇지 않으면 말 %n개가 가장 큰 것부터 보관함으로 돌아갑니다. 계속 게임합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>크기가 같으면 가장 남쪽에 있는 말이 먼저, 같은 줄에서는 가장 동쪽에 있는 말이 먼저 돌아갑니다. 같은 칸에서는 방향의 순서로 정합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>기초</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>네 가지 무늬</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>차례와 손패</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>한 대상에 두 능력</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>다른 게임과 확장</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>욕심쟁이</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>견습생</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>숙련자</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>명인</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>속전속결</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>규칙이 허용하는 아무 수나 둡니다.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>지금 가장 좋아 보이는 수를 두고 앞을 내다보지 않습니다.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>한 수에 1초쯤 앞으로의 차례를 생각합니다.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>한 수에 몇 초씩 생각하고 빈틈을 주지 않습니다.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>승부사</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>신중형</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>건설가</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>대담한 건설가</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>신중한 건설가</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>사냥꾼</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>대담한 사냥꾼</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>신중한 사냥꾼</translation>
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
        <translation>초심자</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>각본대로</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>조금 앞을 내다보고 잠깐 생각합니다.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>자기 차례를 순식간에 계획하고 다음 응수까지 봅니다.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>많은 것을 놓치고 앞을 내다보지 않습니다. 첫 게임에 알맞은 상대입니다.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>점수를 잃지 않는 수라면 무엇이든 둡니다. 측정의 기준입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>숨은 타이머를 맞춥니다.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>주사위 눈은 %1입니다.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>주사위 결과는 %1입니다.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>게임이 계속됩니다.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>당신은 기권합니다.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1이(가) 기권합니다.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>이제 컴퓨터(%2)가 당신을 대신합니다.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>이제 컴퓨터(%2)가 %1을(를) 대신합니다.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>이제 다른 플레이어가 당신을 대신합니다.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>이제 다른 플레이어가 %1을(를) 대신합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>‘%1’</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>‘%1: %2’</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>컵</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>완드</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>펜타클</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>소드</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>북쪽</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>동쪽</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>남쪽</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>서쪽</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>세움</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>북동쪽</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>남동쪽</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>남서쪽</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>북서쪽</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%1 × %2칸 위에 영토 %n개</numerusform>
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
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>최소 인원</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>게임에 필요한 최소 플레이어 수입니다.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>최대 인원</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>참가할 수 있는 최대 플레이어 수입니다.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>작은 말</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>각 플레이어의 작은 말 수입니다.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>중간 말</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>각 플레이어의 중간 말 수입니다.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>큰 말</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>각 플레이어의 큰 말 수입니다.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>손패 제한</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>각 플레이어가 받는 카드 수입니다. 카드를 뽑아도 손패는 이보다 많아지지 않습니다.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>숫자 카드의 가치</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>에이스부터 10까지의 카드로 된 영토의 점수입니다.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>궁정 카드의 가치</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>시종, 기사, 여왕, 왕 영토의 점수입니다.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>메이저 아르카나의 가치</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>메이저 아르카나 영토의 점수입니다.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>보드의 열</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>처음에 가로로 놓는 카드 수입니다.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>보드의 행</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>처음에 펼치는 카드 줄의 수입니다.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>한 칸의 말</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>말이 이만큼 있는 칸에는 말을 만들거나 옮길 수 없습니다.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>첫 플레이어를 정하는 방법</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>누가 첫 차례를 하는지 정합니다.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>첫 플레이어</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>첫 플레이어를 지정할 때 먼저 시작하는 플레이어입니다.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>차례의 순서</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>차례가 테이블을 도는지, 입찰 순서를 따르는지 정합니다.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>능력</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>카드의 능력이며, 하나씩 차례로 씁니다.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>연결</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>카드의 처음 두 능력을 연결하는 방법입니다.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>차례의 선택지</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>플레이어가 차례마다 이 중에서 하나를 골라 합니다.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>영향을 받은 말이 하수인이 됨</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>영토를 발동한 뒤 하수인이 영향을 준 자기 말은 그 차례 동안 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>바보일 때 영향을 받은 말이 하수인이 됨</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>바보를 사용하는 동안 영향을 받은 자기 말은, 다른 때는 그렇지 않더라도 하수인이 됩니다.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>선언된 마지막 차례가 끝날 때 이기는 데 필요한 점수입니다.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>실패한 마지막 차례의 결과</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>선언한 마지막 차례가 점수 부족으로 끝난 플레이어에게 일어나는 일입니다.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>남은 입찰 카드</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>아무도 손패로 가져가지 않은 입찰 카드가 가는 곳입니다.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>숨은 타이머</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>아무도 볼 수 없는 타이머로 게임을 끝낼지, 라운드와 분 중 무엇으로 잴지 정합니다. 타이머가 울리면 점수가 가장 높은 플레이어가 이깁니다.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>타이머의 최소 길이</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>숨은 타이머가 게임을 끝내기까지의 최소 라운드 수 또는 분 수입니다.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>타이머의 최대 길이</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>숨은 타이머가 게임을 끝내기까지의 최대 라운드 수 또는 분 수입니다.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>컵이 적 말을 만듦</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>적 말을 노리는 컵은 그 적의 말을 하나 더 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>컵이 영토를 만듦</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>표적 황무지에 놓을 수 있는 카드입니다.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>만든 영토의 카드 출처</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>컵이 만드는 영토의 카드를 가져오는 곳입니다.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>컵이 칸의 제한을 무시함</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>컵은 가득 찬 칸에도 말을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>완드가 자기 말을 밂</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>완드는 적 말뿐 아니라 자기 말도 밀 수 있습니다.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>완드가 영토를 밂</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>완드는 영토를 황무지로 밀 수 있습니다.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>완드가 칸의 제한을 무시함</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>완드는 가득 찬 칸으로도 말을 옮길 수 있습니다.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>완드의 세기</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>완드가 미치는 칸 수입니다. 0이면 하수인의 눈의 수만큼입니다.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>펜타클이 영토를 키움</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>자라는 영토의 새 카드가 정확히 1점 높은 카드여야 하는지, 더 높은 카드이면 어느 것이든 되는지 정합니다.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>펜타클이 황무지를 키움</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>펜타클은 표적 황무지를 영토로 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>자란 영토의 카드 출처</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>자라는 영토의 새 카드를 가져오는 곳입니다.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>소드가 영토를 줄임</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>소드는 말뿐 아니라 영토도 줄일 수 있습니다.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>영토를 줄이는 방법</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>영토가 하수인의 눈만큼 점수를 잃는지, 한 단계 줄어드는지 정합니다.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>줄어든 영토의 카드 출처</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>줄어드는 영토의 새 카드를 가져오는 곳입니다.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>소드의 세기</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>소드가 없애는 눈의 수입니다. 0이면 하수인의 눈의 수만큼입니다.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>카드가 방향을 바꾸는 말</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>방향을 바꾸는 카드가 하수인 자신을 돌리는지, 어느 표적 말이든 돌리는지 정합니다.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>영토를 어디로든 옮김</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>말을 어디로든 옮기는 능력이 영토도 옮깁니다.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>2명일 때 이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>2명이 게임할 때, 선언된 마지막 차례 끝에 이기는 데 필요한 점수입니다. 0이면 공통 점수입니다.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>3명일 때 이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>3명이 게임할 때, 선언된 마지막 차례 끝에 이기는 데 필요한 점수입니다. 0이면 공통 점수입니다.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>4명일 때 이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>4명이 게임할 때, 선언된 마지막 차례 끝에 이기는 데 필요한 점수입니다. 0이면 공통 점수입니다.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>5명일 때 이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>5명이 게임할 때, 선언된 마지막 차례 끝에 이기는 데 필요한 점수입니다. 0이면 공통 점수입니다.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>6명일 때 이기는 점수</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>6명이 게임할 때, 선언된 마지막 차례 끝에 이기는 데 필요한 점수입니다. 0이면 공통 점수입니다.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>영토를 차지하는 플레이어</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>영토가 누구의 것인지 정합니다.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>영토의 점수</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>영토를 차지한 플레이어가 카드의 가치만큼 점수를 얻는지, 그곳에 있는 자기 말의 눈 하나마다 1점을 얻는지 정합니다.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>황무지의 가치</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>황무지를 차지한 플레이어가 얻는 점수입니다.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>탑</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>한 플레이어의 말만 크기별로 하나 이상씩 있는 영토에서는, 다른 누구도 그 말들을 노릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>실패한 마지막 차례로 잃는 말</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>큰 것부터 보관함으로 돌아가는 말의 수입니다. 0이면 모두입니다.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>선언에 필요한 점수</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>마지막 차례를 선언할 수 있는 최저 점수입니다. 0이면 점수에 관계없이 선언할 수 있습니다.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>선언은 최대 한 번</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>누구도 마지막 차례를 두 번 선언할 수 없습니다. 모두 선언했으면 점수가 가장 높은 플레이어가 이깁니다.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>모두가 선언한 플레이어에 맞섬</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>선언된 마지막 차례가 남아 있는 동안 다른 모두가 한편입니다.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>거두어들일 점수</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>이만큼 점수를 가장 먼저 거두어들인 플레이어가 곧바로 이깁니다.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>영토를 거두어들일 수 있는 가장 작은 말</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>영토를 거두어들일 수 있는 말의 최소 크기입니다: 1 작음, 2 중간, 3 큼.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>가장 높은 입찰</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>제비뽑기</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>지정</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>플레이어 A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>플레이어 B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>플레이어 C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>플레이어 D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>플레이어 E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>플레이어 F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>입찰 순서 (대회)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>영토 발동</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>카드 플레이</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>손패 갱신</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>말 방향 바꾸기</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>하지 않음</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>첫 번째가 남을 수 없는 곳에서 끝나도 됨</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>중간에 아무것도 필요 없음</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>중간에 칸이 넘쳐도 됨</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>플레이어가 탈락함</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>다른 모두가 이김</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>플레이어가 말을 잃음</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>플레이어가 다음 차례를 쉼</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>그곳에 혼자 있는 플레이어</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>그곳에 말이 가장 많은 플레이어</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>그곳에 있는 말의 눈이 가장 많은 플레이어</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>카드의 가치</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>말의 눈</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>버린 더미로</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>입찰의 승자에게</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>숨은 라운드 수</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>숨은 분 수</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>카드 없음</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>정확히 1점짜리 카드</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>모든 마이너 아르카나</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>버린 더미</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>뽑을 더미의 맨 위</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>1점 높게</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>더 높은 아무 카드로</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>하수인의 눈만큼</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>하수인</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>표적 말</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>황무지의 말 제한</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>칸의 말 제한은 황무지에도 적용됩니다.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>손패가 떨어질 때까지 입찰이 같을 때</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>카드가 남지 않을 때까지 입찰이 같으면, 먼저 시작할 플레이어를 정하는 방법입니다.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>말을 놓을 칸이 없을 때</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>말이 없고 놓을 칸도 없는 플레이어가 패스하는지, 손패를 갱신할 수 있는지 정합니다.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>버린 카드를 다시 섞는 때</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>버린 더미를 뽑을 더미가 비는 즉시 섞는지, 다음 카드가 필요할 때 섞는지 정합니다.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>말에 영향을 주는 방법</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>하수인이 말에 이 중 하나를 하면, 그 말은 하수인의 영향을 받은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>영향을 받은 영토 위의 말</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>하수인이 영향을 준 영토 위의 말도 영향을 받은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>황무지에 말을 만듦</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>컵은 영토뿐 아니라 황무지에도 말을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>하수인이 만드는 칸</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>하수인이 표적 칸에만 만들 수 있는지, 자기 칸에도 만들 수 있는지 정합니다.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>놓일 곳을 판정하는 때</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>밀린 영토가 놓일 수 있는 곳을 카드를 들기 전에 판정하는지, 든 뒤에 판정하는지 정합니다.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>바보의 카드는 선택 사항</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>플레이어는 카드를 공개하지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>다른 하수인이 행동할 수 있음</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>카드가 한 하수인의 방향을 바꾼 뒤, 다른 하수인이 다음 능력을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>적 말만 색을 바꿈</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>말을 자기 말로 바꾸는 능력은 적 말만 바꿉니다.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>마지막 플레이어가 이김</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>다른 모두가 탈락하면 마지막까지 남은 플레이어가 곧바로 이깁니다.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>보드에 영토가 없을 때</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>남은 영토가 없을 때, 아직 게임에 있는 모든 플레이어가 이기는지, 아무도 이기지 않는지 정합니다.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>제비뽑기로</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>플레이어 A가 먼저</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>플레이어가 패스함</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>플레이어가 손패를 갱신할 수 있음</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>카드가 필요할 때</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>움직이기</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>밀기</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>키우기</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>돌리기</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>색 바꾸기</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>표적 칸에</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>자기 칸에도</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>카드를 들기 전</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>카드를 든 뒤</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>남은 플레이어가 승리를 나눔</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>승자 없음</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>시작할 때의 손패</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>각 플레이어가 시작할 때 가지는 카드 수입니다. 0이면 손패 제한만큼입니다.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>고르는 카드</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>각 플레이어가 첫 손패 중 펼쳐 놓은 카드에서 고르는 카드 수입니다.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>여분의 펼친 카드</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>고르는 것보다 더 펼쳐 놓는 카드 수입니다. 남은 카드는 버립니다.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>갱신으로 뽑는 카드</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>손패를 갱신할 때 뽑는 최대 카드 수입니다. 0이면 손패 제한까지입니다.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>차례 끝에 뽑는 카드</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>각 차례가 끝날 때 플레이어가 손패 제한까지 뽑는 카드 수입니다.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>카드별 가치</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>이 카드들은 같은 종류의 다른 카드와 가치가 다릅니다.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>보드의 배치</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>시작할 때의 카드와 그 위치입니다. 배치가 없으면 보드는 직사각형입니다.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>숫자 카드의 말</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>에이스부터 10까지의 영토는 말이 이만큼 있으면 가득 찹니다. 0이면 모든 칸에 공통인 제한을 따릅니다.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>궁정 카드의 말</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>시종, 기사, 여왕, 왕 영토는 말이 이만큼 있으면 가득 찹니다. 0이면 모든 칸에 공통인 제한을 따릅니다.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>메이저 아르카나의 말</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>메이저 아르카나 영토는 말이 이만큼 있으면 가득 찹니다. 0이면 모든 칸에 공통인 제한을 따릅니다.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>황무지의 말</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>황무지는 말이 이만큼 있으면 가득 찹니다. 0이면 모든 칸에 공통인 제한을 따릅니다.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>한 칸의 작은 말</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>작은 말이 이만큼 있는 칸에는 작은 말이 더 들어갈 수 없습니다. 0이면 이런 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>한 칸의 중간 말</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>중간 말이 이만큼 있는 칸에는 중간 말이 더 들어갈 수 없습니다. 0이면 이런 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>한 칸의 큰 말</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>큰 말이 이만큼 있는 칸에는 큰 말이 더 들어갈 수 없습니다. 0이면 이런 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>한 칸에 있는 한 플레이어의 말</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>한 플레이어의 말이 이만큼 있는 칸에는 그 플레이어의 말이 더 들어갈 수 없습니다. 0이면 이런 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>차례의 행동 수</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>플레이어가 각 차례에 하는 행동의 수입니다.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>행동으로 치지 않는 방향 바꾸기</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>차례마다 한 번, 행동 전에 말의 방향을 바꾸는 것은 행동으로 치지 않습니다.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>여러 말의 방향 바꾸기</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>말의 방향을 바꾸는 플레이어는 다른 말의 방향도 각각 한 번씩 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>버리기와 뽑기를 따로</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>갱신은 손패를 모두 버리거나 카드를 뽑는 것입니다.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>대각선 방향</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>말이 대각선도 향할 수 있습니다.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>작은 하수인의 사거리</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>눕혀진 작은 하수인은 이 거리까지의 칸을 노립니다.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>중간 하수인의 사거리</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>눕혀진 중간 하수인은 이 거리까지의 칸을 노립니다.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>큰 하수인의 사거리</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>눕혀진 큰 하수인은 이 거리까지의 칸을 노립니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>점수 더미</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>거두어들인 점수</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>어떤 크기의 말이든 할 수 있습니다.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>작은 말은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>큰 말만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>카드의 가치는 자기 점수 더미로 갑니다. 점수에 포함되며 결코 잃지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>%n점을 가장 먼저 거두어들인 플레이어가 곧바로 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>남은 영토가 없으면 점수가 가장 높은 플레이어가 이깁니다. 최고 점수가 같으면 승리를 나눕니다.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>당신은 %2의 영토를 거두어들입니다.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1이(가) %2의 영토를 거두어들입니다.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>거두어들이기</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>차례를 마치거나, 차지한 영토를 거두어들이세요.</translation>
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
        <translation>거두어들인 점수: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>당신은 %n점을 거두어들입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1이(가) %n점을 거두어들입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>마지막 차례가 끝날 때는 영토를 거두어들일 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>그곳에 당신의 중간 말이나 큰 말이 없습니다 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>그곳에 당신의 큰 말이 없습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>당신이 이겼습니다: %n점을 거두어들였습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1의 승리: %n점을 거두어들였습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>남은 영토가 없습니다. 점수가 가장 높은 플레이어가 이깁니다: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>차례가 끝날 때 자기 말이 있고 적 말이 없는 영토 하나를 거두어들일 수 있습니다. 그곳의 가장 큰 자기 말은 보관함으로 돌아갑니다. 카드는 버리고, 뽑을 더미의 맨 위 카드가 그 자리를 대신합니다.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>한 차례에 영토를 거두어들이거나 마지막 차례를 선언할 수 있지만, 둘 다 할 수는 없습니다. 마지막 차례가 끝날 때는 영토를 거두어들일 수 없습니다.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>크기가 같으면 방향 순서에서 가장 앞선 말이 돌아갑니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>“%1” 플러그인에서 프로그램이 비정상 종료되었습니다. 이제 그 플러그인은 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>“%1” 플러그인에서 오류가 일어났습니다.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>“%1” 플러그인에서 오류가 일어났습니다 (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>이 규칙에서는 각 플레이어에게 이 크기의 말이 더 적습니다: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>이 규칙에서는 말이 이런 방향을 향할 수 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>이 규칙에서 손패는 최대 %n장입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>이 규칙은 %n명용이 아닙니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>이 규칙 세트는 이것을 쓰지 않습니다: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>이 규칙이 허용하는 것과 다릅니다: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>%1 중 하나로 사용합니다.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>두 번: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>세 번: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n번: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>그런 다음: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>발동</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>자기 말이 있는 영토를 발동합니다. 그 능력을 사용하며, 그 위에 있는 자기 말은 모두 하수인입니다.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>손패의 카드를 플레이합니다. 카드를 버린 더미에 놓고 그 능력을 사용하며, 보드에 있는 자기 말은 모두 하수인입니다.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>갱신</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>손패를 갱신합니다: 카드를 원하는 만큼 버리거나 버리지 않고, 손패가 %n장을 넘지 않게 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>방향 바꾸기</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>자기 말 하나의 방향을 바꿉니다.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>보드</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>칸은 보드 가장자리에 적힌 열의 글자와 행의 숫자로 부릅니다. 처음 영토들은 북서쪽 d4에서 시작하며, 보드가 커져도 이름은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>무늬</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>메이저 아르카나</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>칸은 보드 가장자리에 적힌 열의 글자와 행의 숫자로 부릅니다. 처음 영토들의 가장 북쪽 행은 %1에서 시작하며, 보드가 커져도 이름은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>그 밖의 모든 메이저 아르카나</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>자기 말을 원하는 만큼 골라 하나에 한 번씩 방향을 바꿉니다. 도중에 멈추려면 패스합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>손패를 갱신합니다: 모두 버리거나, 손패가 %n장을 넘지 않게 뽑거나, 둘 중 하나입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>손패를 갱신합니다: 모두 버리거나, 손패가 %1장을 넘지 않게 최대 %n장을 뽑거나, 둘 중 하나입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>손패를 갱신합니다: 카드를 원하는 만큼 버리거나 버리지 않고, 손패가 %1장을 넘지 않게 최대 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>모든 메이저 아르카나</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>버린 더미에서 가져오기</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>버린 더미에서 원하는 카드를 한 하수인의 눈 하나마다 한 장씩, 손패가 %n장이 될 때까지 가져옵니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>버리고 뽑기</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>카드를 원하는 만큼 버리거나 버리지 않고, 손패가 %n장을 넘지 않게 뽑습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>게임이 끝나 더는 아무것도 할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>차례의 이 시점에는 할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 게임의 규칙에는 이런 수가 없습니다 (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>지금은 이 능력을 가진 카드가 사용 중이지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>지금 쓸 차례인 것은 이 카드의 다른 능력입니다. 능력의 순서는 바뀌지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>시작한 수의 나머지 절반을 먼저 두어야 합니다 (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>운이 먼저입니다: 카드를 섞거나 제비를 뽑거나 주사위를 굴립니다 (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>보드에 말이 없는 플레이어는 말을 놓는 것만 할 수 있습니다 (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>보드에 말이 하나도 없는 플레이어만 말을 놓습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3에는 이미 말 %n개가 있습니다. 말이 없는 칸이어야 합니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3에는 영토가 없습니다 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3에는 당신의 말이 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4 카드는 당신의 손패에 없습니다 (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>손패에 없는 카드를 골랐습니다 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4 카드는 버린 더미에 없습니다 (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>버린 더미에 없는 카드를 골랐습니다 (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>손패가 가득 찼습니다. 제한은 %2장입니다 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>지금은 카드를 뽑을 수 없습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>지금은 카드를 %n장까지만 뽑을 수 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>아무것도 바뀌지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>당신의 말이 아닙니다: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 말이 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>지금 행동할 수 있는 하수인이 아닌 말입니다: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>지금 행동할 수 있는 하수인이 아닌 말입니다 (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3의 말들은 탑이라 다른 누구도 노릴 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3에는 탑이 있어 다른 누구도 들어갈 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>행동하는 하수인이 이 말을 노리고 있지 않습니다: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>행동하는 하수인이 %3 칸을 노리고 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>하수인은 자기를 미는 것이 아니라 움직입니다 (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>적 말이어야 합니다. 이 말은 안 됩니다: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>이 말은 이번 차례에 이미 방향을 바꾸었습니다: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>말의 방향을 바꾸는 중입니다: 다른 말의 방향을 바꾸거나 패스하세요 (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>손패를 모두 버리거나 카드를 뽑거나 둘 중 하나입니다 (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>적 말이어야 합니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 칸은 가득 찼습니다: 말 %n개가 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3에는 작은 말을 더 놓을 수 없습니다. 이미 %n개가 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3에는 중간 말을 더 놓을 수 없습니다. 이미 %n개가 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3에는 큰 말을 더 놓을 수 없습니다. 이미 %n개가 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3에는 같은 플레이어의 말을 더 놓을 수 없습니다. 이미 %n개가 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 보관함에 작은 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 보관함에 중간 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 보관함에 큰 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5의 보관함에 작은 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5의 보관함에 중간 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5의 보관함에 큰 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5의 보관함에 그런 말이 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3에 적 말이 있습니다 (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>이 영토는 다른 카드로 대신할 수 없습니다. %4 카드는 필요하지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>가치가 %2인 카드여야 하는데 %4 카드는 그렇지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>가치가 정확히 %2인 카드가 필요합니다 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>세워진 하수인은 방향이 없어 완드를 쓸 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>조금도 움직일 수 없습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>최대 %n칸까지 움직일 수 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>눈을 최대 %n개까지 없앨 수 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>최대 %n점까지 없앨 수 있습니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이미 큰 말이라 더 자랄 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>메이저 아르카나 카드는 이미 가치가 가장 커서 더 자랄 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>적 말의 방향은 바뀌지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>파괴된 말의 방향은 정할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>능력이 그 칸에 미치지 못하거나, 그곳의 카드를 쓸 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>나머지 절반과 함께일 때만 가능한데, 맞는 것이 없습니다 (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>단독으로 가능하므로 연결된 수의 첫 절반이 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>카드가 지금 제시하는 능력으로 시작하는 연결된 수는 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>나머지 절반은 첫 절반과 같은 말이나 영토에 관한 것이어야 합니다 (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>나머지 절반은 %3에 다시 자리를 내야 합니다 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>뽑을 카드가 남아 있지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>%3의 %4 카드는 메이저 아르카나가 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>메이저 아르카나 카드가 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>세계는 다른 세계의 능력을 쓸 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>이어 쓸 수 있는 카드는 최대 %2장입니다. 더는 공개하거나 복사할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>같은 하수인이 이어 가야 합니다 (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 능력은 반드시 써야 합니다 (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5이(가) 마지막 차례를 선언했습니다. 먼저 그 차례가 끝나야 합니다 (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 마지막 차례입니다. 끝날 때 아무것도 선언할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신은 이미 마지막 차례를 선언했습니다. 누구도 두 번 선언할 수 없습니다 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>마지막 차례를 선언하려면 %n점이 필요합니다 (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>남은 영토가 없어 마지막 차례를 선언할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4 카드는 가져올 수 있는 카드가 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 게임에서는 말이 대각선을 향할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 규칙에서는 이 능력으로 그렇게 할 수 없습니다 (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4 카드는 그곳의 카드보다 가치가 크지도 않고, 같은 종류의 더 높은 카드도 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>가치가 더 큰 카드나 같은 종류의 더 높은 카드가 필요합니다 (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4 카드는 그곳의 카드를 대신할 수 없습니다. 1점 낮은 카드나 같은 종류의 더 낮은 카드여야 합니다 (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>1점 낮은 카드나 같은 종류의 더 낮은 카드가 필요합니다 (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>이 변형의 규칙이 허용하지 않습니다 (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>불가능합니다 (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 칸은 공허입니다: 카드가 없고, 영토와 변을 맞대고 있지도 않습니다 (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 칸은 황무지(영토와 변을 맞댄, 카드가 없는 칸)가 아닙니다 (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>지정하는 말은 모두 같은 칸에 있어야 하는데, 이 말은 그렇지 않습니다: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>당신의 다음 차례가 되기 전에 게임이 끝나므로, 그 차례를 두고 선언할 수 없습니다 (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>카드 공개</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>뽑을 더미의 맨 위 카드를 공개하고 그 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>공개한 카드는 버린 더미에 놓습니다. 그 능력에서도 같은 말이 하수인입니다.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>카드를 공개하지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>카드가 있으면 반드시 공개해야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>공개하거나 복사해 이어 쓰는 카드는 최대 %n장입니다. 그 뒤로는 더 공개하거나 복사하지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>완드</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>완드: 움직이기</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>한 칸 이상, 최대 하수인의 눈의 수만큼 갑니다.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>하수인의 크기에 관계없이 한 칸 갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>하수인의 크기에 관계없이 1~%n칸 갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>완드로 사용합니다.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>칸의 말 제한을 적용하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>칸에 말 %n개라는 제한을 적용하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>하수인을 움직이거나 표적 말을 밉니다. 방향은 하수인이 향한 쪽입니다.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>하수인을 움직이거나 표적인 적 말을 밉니다. 방향은 하수인이 향한 쪽입니다.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>공허에서 멈출 수는 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>공허나, 이미 말이 %n개 있는 칸에서 멈출 수는 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>또는 적 말이 없는 표적 영토를 같은 방법으로 적 말이 없는 황무지로 밉니다.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>영토는 밀 수 없습니다.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>또는 적 말이 없으면 표적 영토를 밉니다. 칸 수는 말을 밀 때와 같습니다. 무엇이 있든 지나가지만 적 말이 없는 황무지에 놓여야 합니다. 말은 자기 칸에 남으며, 영토가 놓인 칸의 자기 말은 이제 그 위에 있습니다.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>밀린 영토가 공허에 남긴 말은 보관함으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>세워진 하수인은 완드를 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>하수인을 움직이거나, 자기 것이든 적의 것이든 표적 말을 밉니다. 방향은 하수인이 향한 쪽입니다.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>자기 말은 밀 수 없습니다.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>움직인 말은 공허에서 멈출 수 없습니다. 사이에 있는 칸은 상관없습니다.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>움직인 말은 가득 찬 칸이나 공허에서 멈출 수 없습니다. 사이에 있는 칸은 상관없습니다.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>자기 말은 그때 방향을 바꿀 수 있고, 적 말의 방향은 그대로입니다.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>공허나 가득 찬 칸에서 멈출 수는 없습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>방향의 순서는 북쪽, 동쪽, 남쪽, 서쪽, 세움, 북동쪽, 남동쪽, 남서쪽, 북서쪽입니다.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>방향의 순서는 북쪽, 동쪽, 남쪽, 서쪽, 세움입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>이 게임은 ‘%1’ 메커니즘을 사용합니다.</translation>
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
        <translation>해석 (%1):</translation>
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
        <translation>곧 카드를 나누어 줍니다.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>곧 버린 더미를 섞습니다.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>먼저 시작할 플레이어는 제비뽑기로 정합니다.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>곧 숨은 타이머를 맞춥니다.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>곧 주사위를 굴립니다.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 결정합니다.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>%1이(가) 결정합니다.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신의 차례: 말이 없는 칸에 작은 말을 놓으세요.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>%1의 차례: 작은 말을 놓습니다.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>다른 말의 방향을 바꾸거나 패스하세요.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>차례가 이어집니다: 다음 행동을 고르세요.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>당신의 차례: 영토를 발동하거나, 카드를 플레이하거나, 손패를 갱신하거나, 말의 방향을 바꾸세요.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>당신의 차례: 할 일을 고르세요.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1의 차례입니다.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2 카드: 시작한 수의 나머지 절반을 두세요.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1이(가) %2 카드로 시작한 수의 나머지 절반을 둡니다.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1 카드: 이 능력으로는 지금 할 수 있는 것이 없습니다 (%2). 건너뛰세요.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2 카드: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1이(가) %2 카드를 사용합니다: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2 카드 (능력 %4/%5): %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1이(가) %2 카드를 사용합니다 (능력 %4/%5): %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>차례를 마치세요.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1이(가) 곧 차례를 마칩니다.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>곧 게임이 시작됩니다.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신이 이겼습니다: 마지막까지 남았습니다.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1의 승리: 마지막까지 남았습니다.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>남은 영토가 없습니다: 당신이 이겼습니다.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>남은 영토가 없습니다: %1의 승리입니다.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>당신이 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1이(가) 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1의 공동 승리입니다.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>게임이 끝났고 승자는 없습니다.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1의 승리: 마지막까지 남았습니다.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>남은 영토가 없습니다: %1의 공동 승리입니다.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>최고 점수가 같습니다: %1의 공동 승리입니다.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1이(가) 생각하는 중</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1의 결정</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>%1, 당신이 결정할 차례</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>당신이 결정할 차례</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1의 차례</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>%1, 당신의 차례</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>당신의 차례</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>말이 없는 칸에 작은 말을 놓으세요.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1이(가) 작은 말을 놓습니다.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>다음 행동을 고르세요.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>영토를 발동하거나, 카드를 플레이하거나, 손패를 갱신하거나, 말의 방향을 바꾸세요.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>할 일을 고르세요.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>당신이 이겼습니다: 상대가 기권했습니다.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1의 승리: 상대가 기권했습니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 놓기</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토 발동</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>카드 플레이</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>손패 갱신</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 방향 바꾸기</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 만들기</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>적 말 만들기</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>하수인 움직이기</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 밀기</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 키우기</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>손패 교환</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>능력 건너뛰기</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>선언</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>카드 입찰</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>입찰 카드 가져오기</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토 만들기</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토 밀기</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토 키우기</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말 공격하기</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토 공격하기</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>카드로 말 방향 바꾸기</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>적 말 바꾸기</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>말을 어디로든 옮기기</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>영토를 어디로든 옮기기</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>버리고 뽑기</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>버린 더미에서 카드 가져오기</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>카드 공개</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>다른 카드의 능력 사용</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>세워져 있습니다.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>%1을 향합니다.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>나머지 절반이 이어져야 합니다.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>당신은 %2에 작은 말을 놓습니다.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1이(가) %2에 작은 말을 놓습니다.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>당신은 %3의 %2 영토를 발동합니다.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1이(가) %3의 %2 영토를 발동합니다.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 %2 카드를 플레이합니다.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1이(가) %2 카드를 플레이합니다.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>당신은 %2 카드를 뽑습니다.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1이(가) %2 카드를 뽑습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>당신은 카드 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1이(가) 카드 %n장을 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>당신은 %2 카드를 버립니다.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1이(가) %2 카드를 버립니다.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>당신은 패스합니다.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1이(가) 패스합니다.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 버리지도 뽑지도 않습니다.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1이(가) 버리지도 뽑지도 않습니다.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 아무것도 하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1이(가) 아무것도 하지 않습니다.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 %2 카드의 능력을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1이(가) %2 카드의 능력을 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 차례를 마칩니다.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1이(가) 차례를 마칩니다.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 차례를 마치고 다음 차례가 마지막이라고 선언합니다.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1이(가) 차례를 마치고 다음 차례가 마지막이라고 선언합니다.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 입찰 카드를 고릅니다.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1이(가) 입찰 카드를 고릅니다.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>당신은 %2 카드로 입찰합니다.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1이(가) %2 카드로 입찰합니다.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 입찰 카드에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1이(가) 입찰 카드에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 이 게임에 없는 수를 둡니다.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1이(가) 이 게임에 없는 수를 둡니다.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 카드를 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1이(가) 카드를 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>당신은 ‘%2’ 수를 둡니다.</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1이(가) ‘%2’ 수를 둡니다.</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>그 뒤 세워집니다.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>그 뒤 %1을 향합니다.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1이 세워집니다.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1이 %2을 향해 돕니다.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1이 %2을 세웁니다.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1이 %2을 %3으로 돌립니다.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1이 %2을 자기 색으로 바꿉니다.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1이 %2 칸으로 갑니다.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1이 %2을 %3 칸으로 옮깁니다.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1이 %2 영토를 %3에서 %4 칸으로 옮깁니다.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1이(가) 당신과 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>당신은 %2과(와) 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1이(가) %2과(와) 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>당신은 버린 더미에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1이(가) 버린 더미에서 %2 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>당신은 뽑을 더미의 맨 위 카드를 공개합니다.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1이(가) 뽑을 더미의 맨 위 카드를 공개합니다.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>당신은 %3의 %2 영토의 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1이(가) %3의 %2 영토의 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1이 %2에 작은 말을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1이 %2과 같은 칸에 같은 방향의 작은 적 말을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1이 %2 칸에 영토를 만들기 시작합니다.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1이 뽑을 더미의 맨 위 카드를 %2의 영토로 만듭니다.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1이 %3에 %2 영토를 만듭니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1이 %2으로 %n칸 움직입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1이 %2을 %3으로 %n칸 밉니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1이 %2 영토를 %3에서 %4 칸으로 밉니다.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1이 큰 크기로 자랍니다.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1이 중간 크기로 자랍니다.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1이 %2을 큰 크기로 키웁니다.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1이 %2을 중간 크기로 키웁니다.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1이 %3의 %2 영토를 키우기 시작합니다.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1이 %2에 놓인 것 대신 뽑을 더미의 맨 위 카드를 놓습니다.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1이 %2 칸을 %3 영토로 만듭니다.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1이 %3의 %2 영토를 버린 더미의 %4 카드로 키웁니다.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1이 %3의 %2 영토를 %4 카드로 키웁니다.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1이 스스로를 파괴합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1이 스스로를 눈 %n개만큼 줄입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1이 %2을 파괴합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1이 %2을 눈 %n개만큼 줄입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1이 %3의 %2 영토를 줄이기 시작합니다.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1이 %2의 영토를 파괴합니다.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1이 %3의 %2 영토를 파괴합니다.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1이 %2의 영토를 %3 카드로 줄입니다.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1이 %3의 %2 영토를 버린 더미의 %4 카드로 줄입니다.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1이 %3의 %2 영토를 %4 카드로 줄입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>소드</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>소드: 공격</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>표적 말을 눈 1개 이상, 최대 하수인의 눈만큼 줄입니다.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>하수인의 크기에 관계없이 표적 말을 눈 1개만큼 줄입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>하수인의 크기에 관계없이 표적 말을 눈 1~%n개만큼 줄입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>소드로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>소드로 사용합니다. 새 영토는 버린 더미의 어디에서든 가져옵니다.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>소드로 사용합니다.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>하수인의 크기에 관계없이 눈 1개로 칩니다.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>하수인의 크기에 관계없이 눈 1~%n개로 칩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>또는 적 말이 없는 표적 영토를 1점 낮은 카드나 같은 종류의 더 낮은 카드로 줄이거나, 마이너 아르카나 카드이면 없앱니다.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>또는 적 말이 없는 표적 영토를 같은 방법으로 줄입니다. 남은 가치의 카드로 바꾸고, 남은 것이 없으면 없앱니다.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>눈이 남지 않으면 파괴됩니다.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>또는 적 말이 없는 표적 영토를 같은 방법으로 파괴합니다.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>영토는 공격할 수 없습니다.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>또는 적 말이 없으면 표적 영토를 공격합니다. 그 카드를 버리고 1점 낮은 카드나 같은 종류의 더 낮은 카드로 바꿉니다. 마이너 아르카나 카드는 없앨 수 있습니다.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>또는 메이저 아르카나 카드가 아니고 적 말이 없으면 표적 영토를 파괴합니다. 그 카드를 버립니다.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>또는 적 말이 없으면 표적 영토를 공격합니다. 말이 눈을 잃듯이 점수를 잃습니다. 그 카드를 버리고 정확히 남은 가치의 카드로 바꾸고, 남은 것이 없으면 없앱니다. 맞는 카드가 없으면 그만큼은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>또는 적 말이 없으면 표적 영토를 파괴합니다. 말이 눈을 잃듯이 점수를 모두 잃으면 그 카드를 버립니다.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>영토가 파괴된 곳에는 황무지나 공허가 남고, 그때 공허에 있는 말은 이웃 칸의 것도 보관함으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>말의 눈이 그보다 적으면 모두 잃습니다. 주인의 보관함에 있는 더 작은 말이 방향을 유지한 채 대신합니다. 눈이 남지 않으면 파괴되어 보관함으로 돌아갑니다. 보관함에 맞는 말이 없으면 그만큼은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>하수인은 자기와 다른 자기 말을 공격할 수 있습니다. 살아남은 말은 방향을 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>둘 다 같은 말이나 영토를 줄이면 중간 단계에는 말도 카드도 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>둘 다 같은 말을 줄이면 중간 단계에는 말이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>완드로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 그 뒤 어떤 방법으로든 소드로 그 칸의 말이 제한을 넘지 않게 해야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>완드로 말을 공허가 아닌 어느 칸으로든 옮길 수 있습니다. 단, 그 뒤 어떤 방법으로든 소드로 그 칸에 남는 말이 %n개 이하가 되게 해야 합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>숨은 타이머</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>남은 라운드 또는 분</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>숨은 타이머가 울렸습니다: 당신이 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>숨은 타이머가 울렸습니다: %1이(가) 최고 점수 %2점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>숨은 타이머가 울렸습니다: 최고 점수가 같은 %1의 공동 승리입니다.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>게임은 늦어도 %n라운드 뒤에 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>게임은 늦어도 %n분 뒤에 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>숨은 타이머가 %1~%n라운드 뒤에 게임을 끝냅니다. 몇 라운드인지는 아무도 모릅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>숨은 타이머가 %1~%n분 뒤에 게임을 끝냅니다. 몇 분인지는 아무도 모릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>라운드는 먼저 시작한 플레이어부터, 아직 게임에 있는 플레이어마다 한 차례씩입니다.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>그러면 게임이 곧바로 멈추고 점수가 가장 높은 플레이어가 이깁니다. 최고 점수가 같으면 승리를 나눕니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>손패 교환</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>표적인 적 말의 주인과 손패를 교환합니다.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>어느 쪽 손패든 비어 있어도 됩니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>말 방향 바꾸기</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>자기 것이든 적의 것이든 표적 말의 방향을 바꿉니다.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>하수인의 방향을 바꿉니다.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>표적은 언제나 그 순간의 것입니다: 방향을 바꾼 하수인은 새 표적을 노립니다.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>그다음에는 다른 하수인이 행동해도 됩니다.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>그다음에도 같은 하수인이 행동해야 합니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>되돌릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>그 뒤에 섞거나 뽑거나 굴린 것은 없던 일로 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>그 뒤에 감춰진 카드를 보았습니다.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>다른 플레이어의 수입니다.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>화면을 넘겨주는 중입니다.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>마지막 수를 아직 저장하는 중입니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>‘%1’ 능력을 사용합니다.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, 능력 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>아니요</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 작은 말(%2)</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 작은 말(%2)</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>당신의 작은 말(%2, %3)</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1의 작은 말(%2, %3)</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 작은 말(%2, 세움)</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 작은 말(%2, 세움)</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 중간 말(%2)</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 중간 말(%2)</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>당신의 중간 말(%2, %3)</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1의 중간 말(%2, %3)</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 중간 말(%2, 세움)</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 중간 말(%2, 세움)</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 큰 말(%2)</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 큰 말(%2)</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>당신의 큰 말(%2, %3)</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1의 큰 말(%2, %3)</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>당신의 큰 말(%2, 세움)</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1의 큰 말(%2, 세움)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>운</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>말</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>%1의 말</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>어디로든 옮기기</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>표적 말을 말이 없는 아무 영토나 황무지로, 또는 적 말이 없는 표적 영토를 적 말이 없는 아무 황무지로 옮깁니다.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>표적 말을 말이 없는 아무 영토나 황무지로 옮깁니다.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>영토를 옮길 때 말은 자기 칸에 남습니다. 그때 공허에 남은 말은 보관함으로 돌아갑니다.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>놓기</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>발동</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>손패 갱신</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>방향 바꾸기</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>컵</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>완드</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>펜타클</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>소드</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>말 돌리기</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>색 바꾸기</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>어디로든 옮기기</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>손패 교환</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>버리고 뽑기</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>버린 더미에서 가져오기</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>카드 공개</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>다른 카드 사용</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>마지막 차례 선언</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>입찰</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>가져오기</translation>
    </message>
</context>
</TS>
