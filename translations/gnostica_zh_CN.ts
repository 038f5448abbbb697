<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>显示命令行选项的帮助。</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>显示帮助，包括 Qt 的选项。</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>显示帮助，包括 Qt 的选项。</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>未知选项“%1”。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>未知选项：%1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>“%1”之后缺少值。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>“%1”不接受值。</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>退格</translation>
    </message>
</context>
<context>
    <name>gnostica::cli</name>
    <message>
        <source>%1: score %2, stash %3/%4/%5, hand of %6</source>
        <extracomment>%1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand</extracomment>
        <translation>%1：分数 %2，储备 %3/%4/%5，手牌 %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>（出局）</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>牌库 %1，弃牌堆 %2（顶牌：%3）</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>测量随机对局的速度</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>输出 JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>也测量计算机玩家的速度</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>每项测量的时长（秒）</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>只测这些规则集</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>叠加在每个规则集上的扩展</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>规则相同。</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>按规则书的文字逐条比较两个游戏</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>游戏的标识或文件；扩展用加号附在后面</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>用实验比较规则集：由计算机玩家进行大量对局</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>第 %1/%2 轮：%n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>没有名为“%1”的计算机玩家水平。</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first 不能大于 --last。</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>逐项改变规则集的选项，报告对其对局的影响</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>一起试验的设置：键=值,键=值</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>所有玩家的水平</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>第一轮中每项更改的牌局数</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>进入最后一轮的每项更改的牌局数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>随机种子；同样的种子得到同样的对局</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>同时进行的对局数</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>把带图的网页写入这个文件，供浏览器查看</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>覆盖已有的文件</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>合并实验的分片</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>分片所在的文件夹</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>整个实验的文件</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>列出文件夹中还缺的分片：3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>报告实验的结果，实验进行中也可以</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>实验的文件</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>以 JSON 输出，连同计划</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>把供电子表格使用的表格写入这个文件</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>报告的结果不同；第一处差别在 %1。</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>重做报告中的实验并写出新报告；若不同则失败</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>由“lab report --json”写出的报告</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>同时进行的牌局数</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1/%n 个牌局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>大约还要 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>大约还要 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>“%1”不是分片；应为 3/200 这样的形式。</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>请指定实验的文件：--out 文件。</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>进行实验，或继续被中断的实验</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>计划（JSON）</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>实验的文件；用 --shard 时为所有分片的文件夹</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>只进行这个分片：3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>只列出将进行的内容和所需时间；不写入任何内容</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>不报告进度</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>列出局面的所有合法步骤</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>这一步不合法。</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>该阶段不接受其解答中的这一步。</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>解答没有达到该阶段的所有目标。</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>该阶段的所有目标在开始之前就已达到。</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>该阶段开始时，不由学习者决定。</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>该阶段接受了这个错误的步骤。</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>这一步合法；本应被 %1 拒绝。</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>这一步本应合法。</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 本应拒绝这一步，但这根本不是一步。</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 本应拒绝这一步，但拒绝它的是 %2。</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>那时盘面上没有棋子 %1。</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>检查课程并从头到尾走一遍</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>用课程自带的解答和错误尝试来测试课程</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>每个文件含一课或一份引导</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>逐阶段输出一课及其解答</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>程序自带课程的标识，或课程文件</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>走解答的步骤</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>在 %n 局中，%1对%3得分 %2%（95% 区间：%4% 到 %5%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>50% 对 60% 的检验：对数比 %1，%2。</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>一局的回合：%1，决定：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>有 %n 位玩家出局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1：半数步骤在 %2 秒内，95% 在 %3 秒内，最长 %4 秒。</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>让两种水平的计算机玩家对战</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>其他玩家的水平</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>规则集的标识，扩展写作 BASE+EXPANSION；“all”表示所有游戏</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>扩展的标识；可多次指定</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>同时进行的对局数</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>每一步内并行搜索的数目</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>双方水平每步思考量的倍数</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>迭代次数，代替该水平自己的次数</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>其他玩家的同一项</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>新建自己的规则集</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>它的标识：小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>上级（游戏或扩展）的标识</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>要创建的文件；默认为 ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>统计从一个局面开始的步骤序列</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>含有局面和步骤的文件</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>每个座位必须是“person”或计算机的水平：%1。</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>在终端里玩一局</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>随机种子；同样的种子得到同样的牌和骰子</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>规则集的标识</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>规则集的设置，如 target=8；可多次指定</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>保存对局的新文件</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>对局：%1，谜题：%2。</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>走法太多，无法一一尝试。</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>不是谜题：这里没有哪个目标只有唯一一种思路能达到。</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>所列之外的第一步也能达到目标，或得到的分数不同。</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>解答没有达到目标。</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>测得的难度与所写的不同。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%n 道谜题中有 %1 道正确。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>在计算机之间的对局中寻找谜题，输出差异最大的</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>代替对局：含有局面或战术题的文件</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>所用的规则集</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>扩展；可多次指定</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>玩家人数；可多次指定</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>要搜索的对局数</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>关于赢下自己最后回合的谜题数</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>关于阻止其他玩家最后回合的谜题数</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>关于获得分数的谜题数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>随机种子；同样的种子得到同样的谜题</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>检查谜题的每一种走法，列出其中不是谜题的</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>谜题文件</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>也让用于评定难度的计算机玩家来解</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>制作并检查谜题：由一个想法决定的回合</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>已走完 %n 种完整的走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>重放记录并检查</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>已保存的对局或对局的流水记录</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>写出游戏及其扩展的规则书</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>游戏及叠加其上的扩展的标识或文件</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>作为文本（默认）</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>以 Markdown 输出</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>以网页形式输出</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>只写快速参考，占一页</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>运行场景，列出失败的</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>含有一个场景或场景数组的文件</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>列出场景的每处失败，不只第一处</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1”不是文档中的位置；位置以斜线开头：/end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>文件没有更改。采用这个值就无法进行：</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>文件中仍有 %n 个原有的错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>规则集的文件</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>值的位置，例如 /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>步骤在一个局面中比较；这个文件含有几个。</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>比较两个游戏在同一局面下的合法步骤</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>含有局面的文件，可附步骤；忽略其中所写的游戏</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>请指定文件，或用 --make 要求局面。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%n 个局面中解开 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>让计算机玩家解由一个回合决定胜负的局面</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>含有这种局面的文件</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>要在对局中寻找并输出的局面数，代替解题</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>每步思考量的倍数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>随机种子；同样的种子得到同样的答案</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>见对局 %1 第 %2 步之后</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>让计算机按规则集对局，报告对局的结果</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>玩家人数；允许时默认为两人</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>把值得注意的对局写入这个文件夹</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>以 JSON 输出，连同对局的记录</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>依次使用的规则集</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>每轮的对局数</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>已完成：%1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>文件原来的内容保存在 %1 中。</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>除这 %n 个之外还有更多问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>这个文件中没有可检查的内容。</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>列出规则集、局面、场景或记录中的问题</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>要检查的文件</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>对规则集的每个问题采用第一个有效的修正；旧文件保存在同一文件夹</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>这个文件中没有场景也没有局面。</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 不是规则集；只能更改规则集。</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>这里无法绘图：缺少“%1”。它随桌面程序一同提供。</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>不带绘图功能启动的程序无法绘图。</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1（SHA-256 %2）</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>玩家：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n 个牌局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>最多 %1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>大约 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>大约 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>应为以下之一：%1；实际为“%2”。</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>应为文件名，或用 - 表示标准错误输出。</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>在标准错误输出上报告程序正在做什么</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>诊断日志的详细程度：%1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>诊断日志的文件；- 表示标准错误输出</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>诊断日志无法写入（%1）。</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>命令行上的 Gnostica：对局、检查和测量。</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>语言；默认为环境的语言</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>这里缺少名称。</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>输出无法写出。</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1：对局还太少。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>格子</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>朝向</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>牌</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>没有更多内容</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>词</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>这里缺少：%1。</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>这里应为%2，实际为“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>这个规则集供 %1 到 %n 位玩家使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <extracomment>%1: where a problem is (&quot;house.json, line 3&quot;), %2: what it is, a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>fix: %1</source>
        <extracomment>%1: a whole sentence, which fixes the problem in the line above</extracomment>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>请输入一步，例如：%1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>格子的名称与盘面边缘所标的相同，也可用坐标。列出步骤时用坐标：%1 即 %2。</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? 列出所有合法步骤，? cup 列出以 cup 开头的；另有：board、undo、quit。</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>未定</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>更可能是 50%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>更可能是 60%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1”不是 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>选项</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>用法</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>参数</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>选项</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>（必填）</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>不能同时使用</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>缺少命令。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>无法理解：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: problem</comment>
        <extracomment>%1: an option of the command line, %2: what is wrong with it, a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: “%2” is not allowed.</source>
        <extracomment>%1: an option of the command line, %2: what was typed</extracomment>
        <translation>%1：不允许“%2”。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 只能指定一次。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 和 %2 不能同时使用。</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>输出此帮助</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>输出版本</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>见 %1。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>“%1”不是 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>插件“%1”将重新加载。</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>没有被停用的插件。</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>已加载</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>列出插件；没有加载的，注明原因</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>启用因错误而停用的插件</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>重新启用插件：%1。</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>不加载插件；需要插件的游戏无法进行</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>命令无法完成。</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>若要不加载插件运行：%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phrase: card as it is typed, its name</comment>
        <extracomment>a card as it is typed, and its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>盘面上：%1。</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>手牌：%1。</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>棋子写作玩家、大小和朝向：%1 是玩家A朝北的大棋子，%2 是玩家B直立的小棋子。</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>文本</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>文件</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>水平</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>代码</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>含有局面的文件，或含有局面和步骤的文件，或其数组</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>更改规则集的一个值并保留其排版，或列出可设置的项</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>由以下任意项组成的列表：%1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>由能力组成的列表</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>由盘面各行组成的列表</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>各牌的数值：%1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2（%3；默认为 %4）</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>以 JSON 表示的新值；单词不需要引号，null 会移除上级的值。不写值时，列出所有设置及其允许的值</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>%1 处没有设置。列出所有设置的命令：%2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>仍要宣告的话，请再输入一次。</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>分数不够时的宣告须输入两次。</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>参数“%1”不是 UTF-8 编码。</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n 个牌局还在进行，不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt 检验 50% 对 60%。它不能与 --one 一起使用，因为那时的公平份额是 100% 除以座位数。</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>玩家人数；每隔一名为水平 a，用 --one 时只有一名</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>一名水平 a 的玩家与水平 b 的玩家对局，并依次坐每个座位</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>向上取整到完整的牌局：交换座位的两局，用 --one 时每个座位一局</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>每个规则集的对局时间（秒）；没有结束的牌局不计</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>中止对局的轮数；其牌局不计</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>序贯检验有结论时停止；不能与 --one 同用</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>没有一个牌局进行到终局，所以没有结果。</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n 局在第 %1 轮后中止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>因此 %n 个牌局不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>一名%1对 %n 名%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1：在 %n 局中得分 %2%（公平份额：%3%，95% 区间：%4% 到 %5%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>一局的轮数：中位数 %1，95% 的对局至多 %2，最短 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 次宣告中有 %1 次成功。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1：%3 次中有 %2 次。</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>第 %1 轮：%2/%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>第 %1 轮：正在拟合权重表…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>剩两名玩家</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>剩三名或更多玩家</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>第 %1 轮，%2：%n 个局面太少；权重表保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>第 %1 轮，%2：对局 %3，局面 %4，意外度 %5，之后 %6，确信度 %7。</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>通过与自己对局，训练计算机玩家对局面的判断</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>存放全部学习成果的文件夹；中断的学习会继续</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>拟合权重表的次数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>随机种子；同样的种子得到同样的权重表</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>只进行本轮对局的这个分片：3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>起始的判断文件，代替自带的</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>由 learn 写出的判断文件，代替自带的</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1，玩家人数 %2：%3/%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1，玩家人数 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>文件中有 %n 条结果仍然有效，已保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>测量计算机与自己对局的长度</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>结果文件；仍然有效的结果会保留</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>使用的规则集；默认为所有游戏</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>玩家人数；默认为允许的所有人数</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>每个规则集和每种玩家人数的对局数</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>中止对局的轮数</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b 和 --judging-b 不能与 --b-program 一起使用：那个程序使用自己的设置。</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>gnostica-cli 的另一个构建，由它发牌并担任水平 b 的各个座位</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>无法运行“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1”不接受步骤“%2”。</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”在对局结束前退出了。</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>“%1”在对局结束前退出了：%2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>“%1”的规则与本程序不同：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1：%3 次中有 %2 次（预测为 %4%）。</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”太久没有响应。</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”询问的步骤本应由它自己完成。</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>“%1”太久没有响应：%2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time 自行确定玩家思考多久：%1 不能与它一起使用。</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time 无法调整不搜索的水平“%1”。</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>水平“%1”无论思考多久，所用的处理器时间都达不到另一方。</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>先测量多少次迭代使 b 的处理器时间与 a 相同；用 --b-program 时使 a 与 b 相同</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>比赛提前中止：%1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>为使处理器时间相同，%1 每一步推演 %n 局（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>“%1”记录的步骤不是“%2”。</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>“%1”走了本程序的规则不允许的步骤。</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>本系统不提供另一个程序所用的处理器时间。</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>各座位的玩家，用逗号分隔：person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1：%2/%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 是用其他设置（%2）生成的。请重新使用那些设置，或使用另一个文件。</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>水平比较至少需要两个水平，每个只能出现一次。</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>检验计算机玩家的每个水平是否强于低一级的水平</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>水平，用逗号分隔；默认：%1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>玩家人数：2 人时交换座位；更多时，一名较高水平的玩家依次坐每个座位。默认：2 和 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>每对水平的最多局数；其 95% 区间（任何时候查看都有效）一旦不包含公平份额，这一对就结束</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>结果文件，同一命令可从中继续；--games 和 --levels 可以改变</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>没有名为“%1”的风格。</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>水平：%1；或“scripted”，它选择任何不会失分的一步</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>玩家 a 的风格：builder 或 hunter，gambler 或 prudent，或各取其一，如“builder prudent”</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1：%n 步中有 %2% 的胜率损失不超过 %3 个百分点（按局计的 95% 区间：%4% 到 %5%）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>根据 %n 次迭代的搜索，每一步平均损失 %1 个百分点的胜率。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>测量长得多的搜索会以多大频率选出比某一水平的计算机玩家更好的一步</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>该水平与自己对局的局数</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>每局随机抽取检查的步数</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>长搜索的迭代次数是该水平的几倍；对不搜索的水平，则是学徒的几倍</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>没有水平“%1”。水平有：%2。</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>水平：%1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>尚无定论。</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1更强。</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1更弱。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1对%2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>由于有中止的对局，%n 个牌局不计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>内存不足。请关闭一些窗口或其他程序，然后重试。</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>系统无法为本程序启动新的线程。请关闭其他程序，然后重试。</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>这是程序或插件的错误。详情请见诊断日志。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>关于 Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>塔罗牌与金字塔的领地之战。</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica 由 John Cooper、Kory Heath、Kristin Matherly 和 Jacob Davenport 设计，使用塔罗牌和 Looney Pyramids 金字塔。</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>字体 Gnostica Serif 和 Gnostica Figures 由 Friedrich Althausen 的 Vollkorn 修改而成，采用 SIL Open Font License 1.1 版。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>开始页(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>未完成的对局(&amp;U)…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>在新窗口中打开记录(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>制作自己的游戏(&amp;M)…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>并排比较规则集(&amp;Y)…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>添加规则集(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>打印规则(&amp;P)…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>将规则导出为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>本局结果(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>复盘本局(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>该宣告吗？(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>关于 Gnostica(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>确认这一步(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>收回选择(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>撤销上一步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>跳过这个能力(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>宣告(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>重整手牌(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>跳过回合(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>第一个局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>上一个局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>下一个局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>从这里开始新对局(&amp;C)</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>加速(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>走一步(&amp;O)</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>节奏：不等待(&amp;W)</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>节奏：快(&amp;Q)</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>节奏：普通(&amp;N)</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>节奏：慢(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>显示整个盘面(&amp;W)</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>向左转动桌面(&amp;L)</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>向右转动桌面(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>日志用记谱法(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>快速参考(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>本游戏的规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>制作自己的游戏(&amp;M)</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>比较规则集与摆设局面(&amp;P)</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>关于终局的发现(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>显示诊断日志(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>复制问题报告(&amp;C)</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>上一回合(&amp;T)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>下一回合(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最后一个局面(&amp;L)</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>上一个标记(&amp;M)</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>下一个标记(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>新规则集(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>保存规则集(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>搜索设置(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>下一个问题(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>试玩草稿(&amp;D)…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>从桌上局面接着玩(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>与上级比较(&amp;C)…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>交换规则集(&amp;W)</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>为实验添加规则集(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>谜题(&amp;Z)…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>有引导的第一局(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新开始(&amp;S)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>摆设局面(&amp;I)…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>用两个规则集比较(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>取自桌面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>保存局面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>从这里接着玩(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>复制为图片(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>搜索牌(&amp;S)</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>上一个问题(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>规则集(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>局面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>记录(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>回合(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>计算机(&amp;C)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>帮助(&amp;L)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>规则集(&amp;R)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>比较规则集</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>课程与谜题</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>罗盘</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>规则集的文本</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>格数、分数或牌数</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>按编号选择；按住 Alt 键显示编号</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>朝向：北、东、南、西、直立</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>斜向：东北、东南、西南、西北</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>前往盘面</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>前往手牌</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>课程退回一步</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>继续到下一步、下一课或下一道谜题</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>示范做法</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>格子中的下一枚棋子</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>格子中的上一枚棋子</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>选取光标处的内容</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>询问为何不能选</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>放大显示牌</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>移除所选</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>更大的棋子</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>更小的棋子</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>放下手中的棋子或牌</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>图表中上一个和下一个决定</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>图表中第一个和最后一个决定</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>图表中代价大的决定</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>显示可填的内容</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>问题的修正办法</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>说明此处的内容</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>离开文本</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>查找命令(&amp;N)…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>放大文字(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>正常文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>排列面板(&amp;A)</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>保存盘面图片(&amp;B)…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>复制盘面图片(&amp;H)</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>显示我的手牌(&amp;Y)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>认输(&amp;G)…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>让计算机下完(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>在放大的盘面上移动</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>课程或谜题</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>视图</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>结束回合(&amp;E)</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>为什么这样走？(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>还没有可确认的：请先选择要做什么。</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>还没有选择任何东西。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>计算机正在考虑你的决定，只依据你所知道的情况。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>轮到你决定时，可以询问最好的一步，或者是否宣告。</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>建议到此为止。可以再次询问。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>数量</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>在那之前，其他 %n 名玩家各有一个回合。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>只有 %1/%n 分，仍要宣告吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>宣告最后回合</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>还差 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>仍然宣告(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>交换两个规则集</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>为实验添加规则集</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>移除最后一个规则集</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>无（适用于任何游戏）</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>无（自成一体）</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>已包含在上级中。</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>更改上级</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>更改扩展</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>上级：</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>这里没有设置的，沿用上级。</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>扩展：</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>更改版本</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>版本：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>两个规则集的标识相同时，版本较高的较新。分享更改之前，请提高版本。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>盘面图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>保存盘面图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>图片无法保存。</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>图片在 %1 中。</translation>
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
        <translation>盘面</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>领地，正在换牌</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1，价值 %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>荒地</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>虚空</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1；可选</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1；已选</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>规则集可以游玩时，这些规则就会更新。</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>没有规则与上级不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>有 %n 条规则与上级不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>上级没有这条规则。</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>在上级中：%1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>已移除的上级规则</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>更改冲突</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>我的更改(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>文件中现有的(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>超长 %n 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>选取与移动(&amp;P)</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>点击一枚棋子或一块领地，再点击新位置；或者拖动它。</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>擦除(&amp;A)</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>点击要移除的东西。鼠标右键随时可以移除。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>搜索牌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>牌</translation>
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
            <numerusform>…还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>指向盘面上、手牌里或牌堆中的一张牌，即可查看它的作用。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1（全部）</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>大阿卡纳（全部）</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>添加一张牌…</translation>
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
        <translation>搜索牌</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>牌的种类</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>点击一张牌，再点击盘面；或者把牌拖到位置上。</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>所有牌</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1的手牌（%n 张）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>牌库，顶牌在前（%n 张）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>弃牌堆，顶牌在前（%n 张）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>其余的，在弃牌堆之下（%n 张）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>其余的，在牌库之下（%n 张）</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>添加一张牌(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>放回其余的牌(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>移到顶部(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>移到底部(&amp;B)</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>手牌与牌堆</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>把牌拖到这里。Insert 添加一张牌，Delete 把牌放回其余的牌，Alt 加方向键在牌堆内移动牌。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>没有其他牌使用这个能力：%1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>使用这个能力（%1）的其他牌：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>一张隐藏的牌</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1，已选</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1，可选</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>牌局</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: name of a rule that can be set; %2: what it is; %3: what it is changed to</extracomment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>ruleset, change</comment>
        <extracomment>name of a ruleset; %1: the one that it is made from; %2: what is changed, &quot;Points to win: 9 → 8&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceBar</name>
    <message>
        <source>You have enough points to announce your last turn.</source>
        <translation>你的分数足以宣告你的最后回合。</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>结果取决于机运。</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>分数：%1。</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>格子</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>牌</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>请选择%1。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>牌的来源</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>要取走的牌</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>塔罗牌与金字塔的领地之战。</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>要打开的对局，或要添加的规则集。</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>%1 到 %2 之间的数字</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>文件名，或用 - 表示标准错误输出</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>本次使用的语言。</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>本次使用的配色。</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>演示一局后退出。</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>演示的随机种子。</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>保存演示的图片，并另存一张结束时的图片。</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>保存演示的对局。</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>要演示的游戏及其扩展：游戏+扩展。</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>演示的玩家人数。</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>诊断日志的详细程度：%1。</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>诊断日志的文件；- 表示标准错误输出。</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>本次不加载插件。需要插件的游戏无法进行。</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1：应为%2。</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>覆盖已经存在的文件。</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>代码</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>级别</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n 个命令</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>输入命令名称的开头</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>桌上没有对局。</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>这个规则集无法游玩。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>比较规则集 – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>同一局面</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>对局影响</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>重要的规则</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>合并分片</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>一个实验的分片还没合并完。如果现在退出程序，这个实验不会保存。</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>一份报告还没写完。如果现在退出程序，就不会生成报告文件。</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>这里只比较 A 和 B。</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”有未保存的更改；比较的是上次保存的版本。</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>比较规则集</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>比较另外两个游戏</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComparedSteps</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a ruleset; %2: what of a position it cannot hold, a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompletionList</name>
    <message>
        <source>Possible entries</source>
        <translation>可填的内容</translation>
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
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Played by the computer: %1</source>
        <extracomment>%1: a list of players</extracomment>
        <translation>
            <numerusform>由计算机操作：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1在等你回到对局。</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1已经决定。</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>已暂停。接下来：%1。</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1正在思考。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>计算机玩家</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>思考进度</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>计算机玩家的速度</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>约 %n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>与计算机对战</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n 名对手</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>对手：</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>计算机只能看到你坐在它的座位上时能看到的内容。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · 人人相同</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>再解一次</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>解题</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>每日谜题，已解开</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>代价最大的决定</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>代价</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>更好的走法</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1（无法使用）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>deck (folder)</comment>
        <extracomment>%1: name of a deck of cards, %2: name of its folder</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of the deck “%1” cannot be drawn; cards without pictures are shown instead.</source>
        <extracomment>%n pictures of a deck of cards; %1: its name</extracomment>
        <translation>
            <numerusform>“%1”这副牌有 %n 张图无法绘制；改为显示无图牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>“%1”这副牌无法使用；改为显示无图牌。</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>“%1”这副牌无法使用。牌保持不变。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>小安</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>小北</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>小晨</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>小丹</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>小艾</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>小帆</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>这个游戏无法进行。</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>对局无法保存。</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 正在别处进行。这是目前为止的对局副本。</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>一局已结束的对局无法归档。</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>本局的所有步骤已重新保存。</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 已被其他程序移除或更改。整局已重新写入。</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 无法继续。</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>本局正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>本局似乎在计算机 %1 上打开着。如果那里正在进行，而你又在这里继续，其中一方的步骤会丢失。</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>在这里继续(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>本局的流水记录已损坏。可以读出 %n 步，对局从那里以新的流水记录继续。损坏的流水记录保留为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 无法打开。</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 已损坏。对局已打开到损坏处为止。</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>对局 (*.gnostica *.journal);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>在新窗口中打开记录</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>对局 (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>自本局打开或保存以来，%1 已被其他程序更改。
要覆盖它吗？</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 已经存在。
要覆盖它吗？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>本局最近的步骤没有保存，将会丢失。
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>导出规则</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>规则无法导出。</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>没有其他未完成的对局。</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>对局到此停止。此前的一切都已保留。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>报告已复制到剪贴板，内容有版本、插件、设置和诊断日志的末尾。发送之前请先看一遍。</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>无法写入诊断日志。对局不受影响。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>dice</comment>
        <extracomment>the sum of dice; %1: player, %2: number</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceStage</name>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>弃牌堆，最新的牌在前</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>输入</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>这个规则集是程序自带的，不能更改。复制一份即可更改。</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>目前无法读取文本，所以这里什么也不能更改。问题列表会指出位置。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>在别处作的更改</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>重命名</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>牌的能力</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>你的对局</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>压缩数据已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>图形太大；解压后最多允许 %n 字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>这不是有效的 XML；应为 SVG 图形。</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>这不是 SVG 图形：开头是“%1”；应为“svg”。</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>不允许 XML 实体声明。</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>“%1”指向另一个文件；应为本图形的一部分，例如“#leaf”。</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>元素嵌套太深；最多允许 %n 层。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>元素太多；连同副本最多允许 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>“%1”太大；最多允许 %2。</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>“%1”包含它自己。</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>视图框“%1”无法使用；应为四个数字，后两个大于 0。</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>内嵌图片无法使用；应为 PNG 或 JPEG，总共最多 %n 像素。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>绘制这个图形耗时太长：虚线线段或重叠区域太多。</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>这个文件中没有可以绘制的内容。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DueSheet</name>
    <message>
        <source>Until the last turn</source>
        <extracomment>title: the turns until an announced last turn</extracomment>
        <translation>距最后回合</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>再战一局</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>图片…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>查看盘面</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>各轮分数</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>这是规则集，不是对局。要用它来玩，请在菜单中选择“添加规则集”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentHead</name>
    <message>
        <source>&amp;Pause</source>
        <comment>button: to halt the experiment</comment>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>停止写入(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>导出(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>正在写报告：%1/%n 张图。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>牌局：%1/%2。</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>已中断。可以继续。</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>另一个程序正在运行它。</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>正在完成进行中的对局…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>计算机正在对局。</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>带图的页面（HTML）(&amp;P)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>表格（CSV）(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>停止实验并保留结果</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>比较对象(&amp;W)：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>正在别处进行</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>打开实验</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>实验 (*.sqlite);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>含有一个实验所有分片的文件夹</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>重命名实验</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>新名称：</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>实验无法重命名。</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>删除实验</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>要把实验“%1”及其所有对局移到回收站吗？</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到回收站(&amp;T)</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>实验无法删除。</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>新实验(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>打开(&amp;F)…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>合并(&amp;G)…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>重命名(&amp;A)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>删除(&amp;L)…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>合并在别处进行的实验的分片</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>还没有实验。</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>更改时间</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>实验无法合并。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>报告已保存为“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>“%1，%2，%3”所依据的 %n 局。在其中一局上按 Enter 或双击即可观看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>结果无法导出。</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>实验的结果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>另一个实验正在进行。请先停止它。</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>实验无法开始。</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>实验因错误而停止。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExploreForm</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>请选择可以游玩的规则集。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>查找影响(&amp;F)</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>每条可设置的规则单独改变一步。计算机在改与不改的情况下玩同样的牌局。最有希望的更改会用越来越多的牌局继续试验。</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>规则集(&amp;S)：</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>细致程度(&amp;H)：</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>玩家(&amp;L)：</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>座位(&amp;T)：</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>随机种子(&amp;D)：</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>快速浏览</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>彻底（慢）</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”不支持这个玩家人数（SET-2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>发现无法导出。</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>正在写报告。</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>正在完成进行中的对局…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>正在更改规则…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>第 %1/%2 轮：%n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>已提前停止。</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>每完成一轮或停止时显示结果。</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>这里显示每条规则对对局的影响。</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>导出发现</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>影响的对象(&amp;O)：</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>更改规则的影响</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>在实验中试验(&amp;E)</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>并排显示规则(&amp;B)</translation>
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
        <translation>重要的规则</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>规则还没有试验完。到目前为止的发现将会丢失。</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>在第一轮完成之前已停止，因此没有发现。</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>已试验“%1”的 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>关于“%1”规则的发现尚未导出，将会丢失。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>方向键，或用 %1 表示直立</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>程序无法完成这项操作。你的对局和草稿都安全，可以继续。</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>若要不加载插件运行：%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>工坊…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>你还没有自己的游戏。在工坊里做一个，它就会出现在这里。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>按记谱法的值：%1。留空表示无。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>这些规则没有标记。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭搜索</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Fold</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title (note)</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormPane</name>
    <message>
        <source>Only applies in a game with: %1</source>
        <extracomment>why a setting makes no difference; %1: title of a mechanic</extracomment>
        <translation>只适用于使用此机制的游戏：%1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>只在“%1”为以下值时适用：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>改动 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>玩家与棋子</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>牌与盘面</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>开始与结束</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>回合与随从</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>其他机制</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>花色的能力</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>没有设置的名称或规则含有此内容。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>在%1中：%2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>显示规则</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>重置为上级的值</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>自制游戏</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>你在工坊里制作的游戏。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>小变体</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>有 %n 种游戏可选。按空格键查看。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>刚刚开始</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>轮到你，第 %1 轮</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>轮到%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 比 %2 胜</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 比 %2 负</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>共同获胜</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>提前离开</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>观战</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1对%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>轮到你了，%1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · 第 %3 轮</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>你已宣告最后回合。</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1已宣告最后回合。</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>已加书签</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>无法移除书签。</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>要把本局移到回收站吗？
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>要把 %n 局移到回收站吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>无法删除本局。</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>无法导出本局。</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>已将 %n 局复制到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>无法添加书签。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>牌局 %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1：%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>名字、游戏、日期…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>已加书签</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Games that would turn out differently</source>
        <translation>结果会不同的对局</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>这会给你的对局带来什么变化？所有按这个规则集或其上级完成的对局，会按这些更改重新进行。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>检查我的对局(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>已检查 %1/%n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>你完成的对局中，没有按这个规则集或其上级进行的。</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>有 %n 局按这个规则集或其上级进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>其中没有一局的结果会不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>其中 %n 局的结果会不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>第一处不同</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>你玩过的对局会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>全部 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>游戏目标</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>你的决定</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>最近发生的事</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>下一条</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>明白了</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>不再说明</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>这不是课程要求的一步。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>方向键在牌之间移动，空格键选牌，Enter 键确认。</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1有 %n 分，足以获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>在已宣告的最后回合结束时仍有这些分数的玩家赢得本局。</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1以 %n 分取得领先。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>这是你的最后回合。</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>这是%1的最后回合。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>距此还有 %n 个回合。</numerusform>
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
            <numerusform>那一回合结束时需要 %n 分，你有 %1 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>那一回合结束时需要 %n 分，%1有 %2 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>距你的最后回合还有 %n 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>你还有一个回合可以阻止%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>关闭</translation>
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
        <translation>什么也没有找到。</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>快速参考</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>打印规则</translation>
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
        <translation>各种步骤，最好的在前</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>选一步，在盘面上查看。</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>在盘面上显示</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>走完整个回合</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>胜率</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>改动 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>全部重置为游戏原来的规则。</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>种子(&amp;E)：</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>同样的种子会发出同样的牌。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>标识(&amp;I)：</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>其他规则集通过标识引用这个规则集。它的文件也以标识命名。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>标识由 a 到 z 的小写字母、数字和连字符组成，不能以连字符开头。</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>规则集“%1”已使用这个标识。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>规则集的文本</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>未保存的步骤</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>最近的步骤没有保存：程序一旦崩溃就会丢失。%1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>磁盘响应缓慢。最后一步保存后，对局就会继续。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1（%2，上次更改 %3）</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>规则集的这些更改没有保存。</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>继续这份草稿(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>把这些更改移到回收站。已保存的规则集保留。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>草稿无法删除。</translation>
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
        <translation>已更改</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>菜单或窗口</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 已用于“%2”；改用后，“%2”将不再有它。</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 已用于“%2”，无法更改。</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>搜索操作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>按下新的按键(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>使用这些按键(&amp;U)</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>同时使用这些按键(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>全部重置(&amp;L)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>开始时的盘面</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>空格键放上或移除牌；Enter 键选择放哪张牌。</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>任意牌</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>还没有画任何内容。点击一个方格放一张牌，或拖过多个方格。</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n 块领地。</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>大小：%1 × %2。</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>右键点击方格（或按 Enter）选择它的牌。</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>长方形的列数</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>长方形的行数</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>画长方形</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空盘面</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>点击一张牌可将其移除。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>已完成 %1 课，共 %n 课</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>已完成 %n 课。</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>学习</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>有引导的第一局，或简短的课程。</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>第一课(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>阅读规则(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>课程(&amp;E)</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>谜题(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>你的第一局(&amp;Y)</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>对手较弱；遇到新内容时会加以说明。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>下一道谜题(&amp;N)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回选择</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – 学习 – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>学习 – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>学习</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>计算机水平(&amp;L)：</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>要认输吗？对局随即结束，对手获胜。</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>要认输吗？之后由计算机替你玩到对局结束。</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>让计算机下完</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>之后计算机替所有人快速玩到对局结束。你可以随时暂停。</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>让它们下完(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>未测量</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>常常无法结束</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>%1时，高手之间的对局有时永远不会结束。可以事先约定轮数；到时分数最高者获胜。</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>%1局约 %n 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>所需时间</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>用计算机玩家测得；横线涵盖 20 局中的 19 局。</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>尚未测量按这些规则进行的对局需要多久。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>谜题</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>已完成 %n/%1 课</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>本课完成</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>就是这样做的。</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>做得好！</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>盘面已按课程的下一部分摆好。</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>这样做可以，但不能达到目标。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1，已完成</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>开始</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>下一课</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>第 %1 轮</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>诊断日志</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>搜索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>在日志中搜索</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>这份日志没有保存到文件；程序结束后就会丢失。</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>日志位于 %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>对局开始。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>已撤销：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>日志</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>点击一行，或在其上按 Enter，即可前往那个局面。</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>复制日志</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>记谱法</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>不用文字，而用游戏的记谱法显示日志</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回选择</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的对局(&amp;R)</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>在新窗口中打开最近的对局(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>桌上还没有对局。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>更早的消息：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>使用%1的牌局的中位数：%2。</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3使用同样的牌（相关系数 %1）：就差别而言，这相当于 %2 倍的牌局。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>选择一行可阅读其指标的说明。点击数字可列出其对局。</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3使用同样的牌（相关系数 %1），但差别并没有因此更精确。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>对局的分布</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>正在绘图…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>还没有可绘的。</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>点击一部分可列出其对局。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>选择图表</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>图中的数字</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>自 %1 起共 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>未找到对局</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>没有符合搜索条件的对局。</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>显示全部对局</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>你玩过的每一局都会显示在这里，附带盘面和结果。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>与计算机对战</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>添加书签</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NamesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a language: %1: as it is called in itself, %2: its code (&quot;de&quot;)</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not translated yet; players see this text instead.</source>
        <translation>尚未翻译；玩家看到的是这段文本。</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>简介</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a change that can be undone; %1: &quot;Name&quot; or &quot;Summary&quot; or &quot;Notes&quot;, %2: a language</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NamesPane</name>
    <message>
        <source>A ruleset needs a name, in one language at least.</source>
        <translation>规则集至少要有一种语言的名称。</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>各语言的名称、简介和说明</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>其他语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>要添加的语言</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>还有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>这样无法进行：</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>按这些规则，桌上的对局无法继续：</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1是 %n 人游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1是 %2 到 %n 人游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>从桌上局面接着玩</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>选择游戏</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>新规则集</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>上级(&amp;B)：</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>无（适用于任何游戏的扩展）</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>在你更改之前，新规则集与其上级相同。</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>制作(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>还有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>无法选用：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>没有问题：可以进行。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OddsBar</name>
    <message>
        <source>%1: %2</source>
        <comment>phrase: chance</comment>
        <extracomment>one chance in a list; %1: what may happen, %2: a percentage</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OfferedFixes</name>
    <message>
        <source>Replace “%1” with “%2”</source>
        <extracomment>button; %1: a word that nobody knows, %2: the word that was probably meant</extracomment>
        <translation>把“%1”替换为“%2”</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>附加</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1（已改）：</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>重置</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>重置为游戏原来的规则。</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>重置%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>改动 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>开始与结束</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>玩家与棋子</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>牌与盘面</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>回合与随从</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>花色的能力</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 已被其他程序更改，而你有未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>载入文件。可以撤销。</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>保留你的更改。保存时会覆盖文件。</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>显示两者(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PairedTables</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PictureParts</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1: a number; %2 and %3: between which it probably is</extracomment>
        <translation>%1 [%2, %3]</translation>
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
        <translation>%1，%2：%3</translation>
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
        <translation>%1的小棋子：盘面上 %2/%3。</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1的中棋子：盘面上 %2/%3。</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1的大棋子：盘面上 %2/%3。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>牌库</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>弃牌堆</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>请选择可以游玩的规则集。</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>计划无法打开。</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>计划 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>计划 (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>计划无法保存。</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>规则集以计划中的为准：%1。</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>达到一定牌局数</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>达到指定精度</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>新实验</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>计算机用每个规则集玩同样的牌局，每个牌局进行两次并交换座位。结果逐个牌局比较，这样运气不会掩盖规则的影响。</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>座位(&amp;T)：</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>玩家(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>结束条件(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>牌局(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>指标(&amp;M)：</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>精度 ±(&amp;W)：</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>随机种子(&amp;C)：</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>测量技巧的牌局(&amp;K)：</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>采用上方的规则集(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>开始实验(&amp;S)</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>打开计划(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>保存计划(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”不支持这个玩家人数（SET-2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>正在回放对局…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>“%1”所依据的 %n 局。在其中一局上按 Enter 或双击即可观看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>实验的对局</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>一个数字所依据的对局列在这里。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>原牌局</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>玩家后移一个座位</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>实力不等</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>实力不等，互换</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>进行方式</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>胜者座位</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>通常的推演次数</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>每一步推演的对局数</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>所有玩家相同(&amp;I)</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>否则每个牌局后玩家交换座位，这样谁也不会一直占有好座位。</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>玩家%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最后回合</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>已宣告最后回合</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1/%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>分数：%1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1，轮到这位玩家</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>储备：小 %1，中 %2，大 %3</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>手牌：%1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>由计算机操作，水平 %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>a score and the score that wins: &quot;5 / 9&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <extracomment>on the plate of a player, at the beginning of a game; %1: card</extracomment>
        <translation>竞标：%1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>已宣告</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>出局：最后回合失败</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>领先</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>出局</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>把牌放回其余的牌</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>移动牌</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>这些规则供 %n 位玩家使用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>更改玩家人数</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>更改轮到谁</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>让玩家出局</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>让出局的玩家重新参加</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>更改开局方式</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>更改其余的牌的位置</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>更改“%1”</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>新局面</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>position.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>自这个局面打开或保存以来，%1 已被其他程序更改。要覆盖它吗？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>局面无法保存。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>待放置</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>手牌与牌堆</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>标记</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>局面已以文本形式复制到剪贴板。</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>“%1”在这里无效。没有任何变化。</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>这些规则无法用于对局。</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>这个局面无法摆设。</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>打开局面</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>局面、场景与对局 (*.json *.gnostica *.journal);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>剪贴板上没有局面。没有任何变化。</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 无法作为局面打开。没有任何变化。</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>隐藏的牌仍然隐藏：你看不到的手牌和牌堆，在这里随机发放。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆设局面</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>还不能进行。%1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>桌上没有可以作为起点的回合。</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 局面 – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>点击会放置%1的棋子，朝向：%2。</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>点击会放上%1{definite}。</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>点击会移除那里的东西。</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>点击会移动所选的东西。</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>点击棋子或牌即可选取。</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>在侧边选一张牌或一枚棋子，再点击它的位置。也可以从文件、桌面或剪贴板上的文本开始。</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>修正并打开</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>此局面尚未保存。</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1（未保存）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>转动棋子</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>更改棋子的大小</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>放牌</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>移动领地</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>从盘面移除牌</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>这里没有可更改的。</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>盘面上放不下更多棋子。</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>按这些规则，棋子不能朝斜向。</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1的储备里已没有小棋子：全都在盘面上。</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1的储备里已没有中棋子：全都在盘面上。</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1的储备里已没有大棋子：全都在盘面上。</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>在其余的牌中</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>牌库，第 %1 张</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>弃牌堆，第 %1 张</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>只有一张：%1{definite}已离开 %2。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>只有一张：%1{definite}已离开%2的手牌。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>只有一张：%1{definite}已离开牌库。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>只有一张：%1{definite}已离开弃牌堆。</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>回到储备：%1。</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>现在直立：%1。</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1的牌现在归入其余的牌。</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>不再使用：%1。</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>现在没有竞标：对局从一个回合开始。</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1：这位玩家已出局。</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1：没有这位玩家。</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1：这些规则不使用它。</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1：这里不允许 %2；应为 %3。</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>轮到的玩家已经出局。</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>至少要有一位玩家未出局。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1的手牌过多；手牌最多 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>%1 有 %n 枚棋子，超过对局允许的数目（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>在虚空中：%1。第一步之后它回到储备（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1有 %n 张手牌，超过对局允许的张数。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>没有领地，所以这样的对局已经结束（%1）。</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>只有%1未出局，所以这样的对局已经结束（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>盘面上 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>手牌中 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>牌库中 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>弃牌堆中 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>其余 %n 张</numerusform>
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
        <translation>这个能力没有设置。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>这里的内容无法显示为能力。可以在文本中修正。</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1，有调整</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>在%1中：%2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>修正错误之前，无法知道这张牌的作用。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>%1的能力</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>重置为上级的值：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>没有问题：这个规则集可以游玩。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>设置无法保存。</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>设置无法读取。对设置的更改不会保存。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>连动</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>然后</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>这两个能力连动。点击以解除连动。</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>点击使这两个能力连动。</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>以下之一：</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>使用顺序中的第 %1 个。</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>重置为上级的值</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>添加能力</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>换成另一个能力(&amp;I)</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>添加一个备选能力(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>前移(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>后移(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>在这个能力与前一个之间选择(&amp;C)</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>作为单独的能力，放在其他能力之后(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>已解</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>所有谜题都已解开。</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>还没有解开的谜题。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>已解开 %n/%1 道谜题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n 步以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>已解开 %n/%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>未解</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>本回合取胜</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>获得分数</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>阻止最后回合</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>这是你的最后回合。结束时如果有 %n 分，你就获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1已宣告最后回合，在你的回合之后进行，需要 %n 分。请使其无法达到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>在你的回合结束时，领先所有人 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>做法是这样的。</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>解开了，做得好！</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>正在检查这是否解开了谜题…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>已经无法阻止这个最后回合：%1以 %n 分开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>已经无法达到目标：还差 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>已经无法达到目标。</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>撤销，换一种走法。</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>从一张手牌开始。</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>不从手牌开始。</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>从一张手牌开始，由%1行动。</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>不从手牌开始，由%1行动。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>接下来：%1。</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>这张牌是%1{definite}。</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>这取决于运气。有不靠运气的解法。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1，已解开</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>本回合取胜：还差 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>本回合取胜</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>领先 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>阻止%1的最后回合</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>你的手牌：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>你有 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>难度 %1/%2</translation>
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
        <translation>自你的上一回合以来</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>在盘面上回放</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>解释当前行的回合</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>局面 %1/%2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>对局中的局面</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>退回一个回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>前进一个回合</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>这些对局尚未完成。每一局都从最后确认的一步之后继续。</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>继续本局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 无法读取（上次写入 %2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1（上次进行 %2；似乎在计算机 %3 上打开着）</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1（开始于 %2，上次进行 %3）</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1（上次进行 %2）</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>未完成的对局会一直留在这里，直到你删除。已完成的对局也会保留。</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>未完成的对局会一直留在这里，直到你删除。已完成的对局保留最近 %n 局；数目可在设置中更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>要把本局移到回收站吗？
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>本局无法移到回收站。要彻底删除吗？
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>彻底删除(&amp;D)</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>本局没有删除。
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>重命名规则集</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>同时更改这些规则集中的标识(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>对局中的局面</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>节奏(&amp;P)：</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>视角(&amp;E)：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – 记录 – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>对局 (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>对局无法保存。</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1的回合开始。</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>发牌或洗牌。</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1出局。</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1宣告最后回合。</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>对局结束。</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>你的书签</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>公开信息</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>做决定的玩家</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>%1的视角</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>局面 %1/%2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>本局还没有结束：其他玩家的手牌仍然隐藏。</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>记录已损坏。只显示到损坏处为止：%n 个局面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>你正在查看较早的局面：%1/%2。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>从这里继续</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>对局过程中的胜率</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>各轮分数</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>亮出所有手牌时的胜率。点击一个局面即可前往。按键：左右方向键移到上一个或下一个决定，Page Up 和 Page Down 移到代价大的决定。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>计算机按玩家当时所知道的情况复盘每个决定。图表显示亮出所有手牌时的胜率。</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>对局结束后，计算机可以复盘所有决定：哪些扭转了局势，怎样会更好。</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>代价最大的决定</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>点击一个决定，或在其上按 Enter，即可前往那个局面。</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>上一个转折点</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>下一个转折点</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>转折点：%1/%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>正在比较规则书…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>请选择两个可以游玩的规则集。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>保存不同之处</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>不同之处</translation>
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
        <translation>文件无法写入。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>打印(&amp;P)…</translation>
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
        <translation>并排的规则</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>不同的设置</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>打印不同之处</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1（仅用于这个局面）</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>扩展(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n 个扩展(&amp;X)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>规则集 %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>本局的规则</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1（草稿）</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>没有扩展</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n 个扩展</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>叠加在规则集上的扩展</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>有些插件无法加载。需要它们的规则集无法游玩。</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>你的文件夹中有些规则集无法游玩。</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>本次没有加载插件。需要插件的规则集无法游玩。</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>有些面板无法加载。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>重试</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>插件将在下次启动程序时加载。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>添加规则集</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>规则集 (*.json *.gnostica-rules);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 没有添加到你的规则集。</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>替换我的(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>两者都保留，这一份命名为 %1(&amp;K)</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>修正并添加</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>你已有这个规则集：“%1”。</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>“%1”已添加到你的规则集。开始新对局时可以选用。</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>这个文件的标识与规则集“%1”相同，后者是程序自带的，不能替换。可以换一个标识添加。</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>你有另一个标识相同的规则集：“%1”。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>你有规则集“%1”的第 %2 版。这是第 %3 版，较新。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>你有规则集“%1”的第 %2 版。这是第 %3 版，较旧。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>你有规则集“%1”的第 %2 版。这一份也是第 %2 版，但内容不同。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1（草稿）</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1（桌上）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 已经存在。要覆盖它吗？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>覆盖(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>请把屏幕交给%1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1坐到屏幕前之后才显示手牌。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>我是%1：显示我的牌</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>座位 %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>素面</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>条纹</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>方格</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>环纹</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1：%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1：%n 分，出局</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>出局</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>玩家%1的名字</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>玩家%1的颜色</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>玩家%1的花纹</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>玩家%1：真人或计算机</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>这个屏幕前的真人。</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>移除玩家%1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>玩家%1的风格</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>出局</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1已出局</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>玩家人数(&amp;N)：</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>从竞标开始</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>手牌已发，第一个回合之前所有人竞标。</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>其余的牌在弃牌堆</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>你没有放置的牌按整副牌的顺序放在牌库之下，或放在弃牌堆之下。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>桌上</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>计算机玩家</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>已保存的对局</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>牌面(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>动画(&amp;A)：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>在盘面边缘标出行与列(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>放大显示指针下的牌(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>换人时隐藏手牌(&amp;H)</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>交接屏幕之后才显示下一位的手牌。</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>每一步都要确认(&amp;C)</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>否则步骤一选完就执行。</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>允许撤销一切(&amp;E)</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>包括其他玩家的步骤，以及已经摸到、掷出或亮出的内容。须经所有玩家同意。</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>重要事件提示音(&amp;O)</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>在宣告、出局、领先易主和终局时轻轻响一声。</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>节奏(&amp;P)：</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>只有计算机对局时显示手牌(&amp;W)</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>显示做决定的玩家的手牌，或者你在玩家列表中选择的玩家的手牌。</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>保留的已完成对局(&amp;F)：</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>保留最新的；较早的移到回收站。未完成的对局始终保留。</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>常规</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>按键</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>文字大小(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>音量(&amp;V)：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>新规则集无法写入。</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>规则集无法复制。</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>规则集无法重命名。</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>需要它的规则集将无法再游玩。</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>未保存的更改仍留在草稿中。</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>用它进行的对局及其记录保留其规则。</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>删除规则集</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>规则集无法删除。</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>导出规则集</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>单一文档(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>仅此文件(&amp;T)</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>规则集无法做成单一文档。</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>规则集 (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>规则集无法导出。</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>要把“%1”移到回收站吗？</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>“%1”以你自己的 %n 个规则集为依据：%2。只有这个文件，别人无法用它来玩。可以导出一个不需要它们的单一文档。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>有未保存的更改。</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>程序自带，不能更改。复制一份即可更改。</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>有 %n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>未使用的文件</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>复制一份(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>在文件夹中显示(&amp;S)</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>搜索规则集</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>没有规则集的名称或标识含有此内容。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>有 %n 个规则集以它为上级：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>有 %n 个规则集把它作为扩展：%1。</numerusform>
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
        <translation>两本规则书相同，设置也没有不同。</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>两本规则书相同，但有设置不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n 条规则只在 A 中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n 条规则只在 B 中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n 条改动的规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n 条相同的规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>隐藏相同的规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: its letter, its name</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SkillBox</name>
    <message>
        <source>None</source>
        <comment>deals: none</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>由较强和较弱的计算机对战这么多个牌局，以测量技巧的影响。这样耗时长得多。</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>对</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>较强的玩家</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>较弱的玩家</translation>
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
            <numerusform>对%1：%n 局胜 %2 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1：%n 局胜 %2 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>战绩</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>与计算机对战 %n 局，胜 %1 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>你与计算机对战的战绩会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>已连续玩了 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>学习</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>已完成 %1 课，共 %n 课</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>已解开 %1 道谜题，共 %n 道</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>水平</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>塔罗盘面上的领地之战</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>一起玩</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>两到六人共用一个屏幕，任选游戏，任选规则。</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>改变规则，制作自己的游戏。</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>比较两个游戏：逐条对照规则，并看数千局对局的结果。</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>谁来玩？(&amp;W)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>文件中的记录或未完成的对局。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>只在%1中</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>两者都有，但结果不同</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>两者相同</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group: count</comment>
        <extracomment>%1: a group of steps; %2: how many there are</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepsPage</name>
    <message>
        <source>Nothing on the table may be shown now.</source>
        <translation>桌上现在没有可以显示的内容。</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>第一个回合之前没有可比较的局面。</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>正在摆设局面…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>打开局面或对局</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>局面、场景与对局 (*.json *.gnostica-position *.gnostica);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>局面无法打开。</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>正在比较步骤…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>其中一个规则集不允许这个局面。</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>请选择两个可以游玩的规则集。</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>取自桌面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>重新发牌(&amp;D)</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>走这一步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>让计算机选择(&amp;C)</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>座位(&amp;T)：</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>两个规则集的步骤</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>按“返回”可回到它们分开的地方。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>日志</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>课程与谜题</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>课程与谜题</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>所有课程与谜题(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>示范(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>上一步(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>风格由抽签决定</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>均衡型：既建设，也妨碍其他玩家</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>建设型：偏好建立领地并使之成长</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>狩猎型：偏好妨碍其他玩家</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>宣告比等待更好时就宣告</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>冒险型：较早宣告</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>谨慎型：较晚宣告</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>格式版本</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>短名称，供文件和其他规则集使用</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>游戏，或游戏的扩展</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>上级；文档只含与上级不同的内容</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>所包含的扩展</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>各语言的名称</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>一句话的简介，各语言</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>作者的说明，各语言</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>版本，由作者设定的数字</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>花色的能力</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>大阿卡纳的能力</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>牌的能力之间的连动</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>所使用的机制</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>能力的名称</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>任选其一的能力</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>从 %1 到 %2。</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>移除上级的值</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>与没有值相同</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>在上级中：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>规则 %1。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>太长，不能作为规则集。没有粘贴任何内容。</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>这段文本不能放入规则集。没有粘贴任何内容。</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>这个修正已不再适用。</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>这里没有修正</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>显示可填的内容(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>说明此处的内容(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>查找(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>大约还要 %n 小时。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>大约还要 %n 分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>大约还要 %n 秒。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>返回开始页</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>返回开始页（Esc）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>等规则集可以游玩后再开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>已进行 %n 局试验对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>每次更改后进行试验对局</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>显示一局(&amp;S)</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>试验对局的结果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>不保存(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>已完成的对局</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>你的对局在桌上等着你。</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>这一局已结束，盘面仍保留着。</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>查看盘面(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>其他未完成的对局(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>最近七天中有 %n 天解开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>谁来玩？</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>添加玩家</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>计算机只能看到你坐在它的座位上时能看到的内容。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>规则集无法打开。</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>未保存的更改无法留待以后。</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>保存规则集</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>这段文本无法作为规则集读取。如果保存，在文本修正之前，这个规则集不会出现在游戏之中。</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>仍然保存(&amp;A)</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>规则集无法保存。</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>试验对局 %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>桌上没有可以接着玩的回合。</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>工坊 – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 工坊 – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>选择一个规则集，或新建一个。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>试验对局</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>打开的文本无法作为 JSON 读取。请手动更改其中的标识。</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>规则集将换用另一个标识。</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>同时更改这些规则集中的标识(&amp;C)</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>只在这里更改(&amp;H)</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>部分引用它的规则集无法写入新标识。</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>标识“%1”已被规则集“%2”占用。如果这个规则集以同样的标识保存，只会使用其中一个。</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>对“%1”的更改既没有保存，也没有作为草稿保留。
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>工坊</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>比较规则集</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>选择两个规则集</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>在“{menu:compare}”菜单中选择“{action:compare}”。</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>在上方选择规则集：任何已安装的、正在工坊里制作的，或桌上对局的规则。每个都可以叠加扩展。</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“不同之处”并排显示双方的规则，标出不同的词，并列出设置的表格。相同的部分是折叠的；点击即可阅读。</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>在一个局面中的影响</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>“同一局面”在两个盘面上显示同一局面，并把所有步骤分为四组：只有第一个规则集允许的、只有第二个允许的、结果不同的，以及相同的。</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>局面来自桌上的对局、文件、已完成的对局，或重新发牌。</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>选一步，两个盘面在可行时都会走这一步。每一步旁边注明造成差别的规则。</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>让计算机来玩</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>实验</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>在“对局影响”中，计算机用每个规则集玩同样的牌局。选择玩家人数、水平和牌局数，或者结果所需的精度。</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>实验可以暂停、停止，改天再继续：不会丢失任何对局。</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>计划可以保存为文件，交给别人，或供命令行使用。</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>从数字到对局</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>点击一个数字、一条柱或一个点，可列出其所依据的对局。双击一局即可观看。</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>重要的规则</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“重要的规则”每次改变一个规则集的一条规则，显示哪些更改使对局更短、更平稳或更均衡。每项更改有一个按钮通向单独的实验，另有一个通向规则。</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>“导出”会写出任何浏览器都能显示的带图页面，或供电子表格使用的数字。</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>如何理解区间</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>“4.1 ± 0.9 个回合”</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>对局有偶然性：换一批牌局，数字就会不同。区间表示数字可能偏离多少：真实的数字很可能在 3.2 到 5.0 之间。牌局越多，区间越窄：牌局增至四倍，区间减半。</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>如何理解差别</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>如果差别的区间不含 0，规则很可能有作用；这样的行用粗体显示。</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>如果区间含有 0，就没有发现差别。这并不表示没有差别：旁边的句子说明差别最多还可能有多大。</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>结束前查看</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>无论你看多少次、何时停止，这些区间都成立。每二十个区间中仍可能有一个不含真值；结论已考虑到同时查看的项目数量。</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>局限</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>玩家是计算机，不是人：它们不记仇，也不学习。一个游戏是否有趣，要你们自己去发现。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>摆设局面</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>摆出来</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>在“{menu:setUp}”菜单或已完成对局的窗口中选择“{action:setUp}”。</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>把牌和棋子放到位置上：拖动它们，或先选一个再选格子。</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>牌和棋子会随时清点。不可能的情况会列出，并注明规则和位置。</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>使用它</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>从这个局面接着玩，保存它，把它复制为文本或图片，或用两个规则集比较它。</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>实验可以有两个以上的规则集参加：按规则集旁边的加号。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>终局</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>关于终局的发现</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Gnostica 的设计者称其终局是一根肉中刺：没有人敢宣告最后回合，所有人都攻击领先的玩家，而宣告失败的玩家只能旁观。因此我们让计算机用九种终局进行三人的 600 个牌局，每个牌局都让每位玩家后移一个座位再进行一次，又以实力不等的玩家再进行两次：共 21,600 局。图中显示与原版规则相比，对局变长或变短了多少。</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>真正的肉中刺</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>按原版规则，三台知道谁领先的计算机要进行 380 个回合或更多：每六局有一局在 2000 次决定之内没有结束，就在那里中止。其中有 40 个回合，有玩家离目标只差一分或更少，却没有人敢宣告。伤害玩家的步骤中，有 56% 伤害的是领先的玩家。</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>补救办法</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>无限牌</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>初版的终局解决了大部分问题：一局 71 个回合而不是 380 个，每局都能结束，没有人出局，也没有人共同获胜。一局有两次最后回合的宣告，原版规则下则只有一次；成功的比例差不多，而宣告时只有五分多一点。代价是：较强的一方赢得 73% 而不是 89% 的对局。</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>牌库用完时的最高分</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 个回合，每局都能结束，没有人出局。但四分之一以上的对局由几位玩家共同获胜，伤害玩家的步骤每三步有两步伤害领先的玩家：比原版规则更多。</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>隐藏的计时器</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 个回合：对局远比其他终局的短，无人敢宣告的回合不到一个。几乎没有人再宣告，七次最后回合有一次成功，先手只赢得 18% 的对局。</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>其他目标分数</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>目标为八分使一局缩短 113 个回合，几乎每局都能结束。就所见而言，无人敢宣告的时间和技巧的影响都没有变化。目标为十分至少增加 107 个回合，十局中有四局无法结束。</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>较温和的失败</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>如果宣告者失败时其他玩家全部获胜，对局并不会变短，但三分之一的对局由几位玩家共同获胜：最后回合成功的比例为 58%，而不是 77%。如果失败的宣告者失去棋子而不是出局，所有人都留在桌上，一局再增加 33 个回合：没有人因此更早敢于宣告。</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>没有发现哪种终局改变牌运的影响：从毫无影响到完全决定记为 0 到 1，所有终局都可以排除大于 0.18 的差别。</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>实验的局限</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>计算机，而不是人</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>未解的问题</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>失败的代价较小时，人是否更敢宣告？四位或更多玩家时会怎样？是否有一种终局既短，又像原版规则那样看重技巧？自己试试看：“{menu:compare}”菜单中的“{action:compare}”也能打开这个实验的计划。</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[完整报告](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>它们考虑一个回合及其回应；“较强”是指这样的计算机对上只取眼前最好一步的计算机。它们不结盟，不会厌倦，也不会懒得攻击领先的玩家：人或许会更早结束对局。各种终局是用同样的玩家和同样的牌比较的；你们的对局有多长则是另一个问题。</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>所有数字及其区间、所有图表，以及如何重现，在浏览器中查看（英文）。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>制作游戏</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>制作自己的游戏</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>从你熟悉的游戏开始</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>在“{menu:workshop}”菜单中选择“{action:workshop}”。</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>左边的列表显示所有规则集，每一个都列在其上级之下。选择最接近你所想的那个，然后选“新建”。</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>你的规则集只含不同之处：其余的都与上级相同。程序自带的规则集是锁定的；你自己的可以更改。</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>更改设置</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>在“设置”中，每条可更改的规则占一行，列出它的名称、含义，以及它在规则书中所属的规则。</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>在搜索栏输入一个词即可查找（{key:findSetting}）。</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>与上级不同的设置带有彩色标记；旁边的箭头可以重置该设置。</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>阅读规则</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>右边是你的游戏的规则，与玩家将读到的一样。</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>新的句子带有标记；把指针停在上面，可以看到它所取代的句子。</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>点击一句，可以看到决定它的设置。</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>检查问题</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>“问题”列出无法进行的地方，以及可能并非你本意的地方。可以自动修正的问题有一个修正按钮。</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>试玩</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>在你工作时，计算机会用你的规则快速对局。“试验对局”显示结果：对局能否结束、要多久，以及哪些从未使用。</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>“试玩草稿”立刻用你的规则开始一局；不必先保存。</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>“从桌上局面接着玩”用你的规则，从桌上现有的局面继续。</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>撤销与未保存的更改</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>每项更改都可以撤销（{key:undoEdit}）。</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>关闭窗口时，未保存的更改会保留，下次还在。</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>已经开始的对局沿用开始时的规则。</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>三个例子</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>四人短局</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在左边选择 Gnostica，再选“新建”；命名为“四人短局”，选择“制作”。</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在“玩家与棋子”中，把“最少玩家”和“最多玩家”设为 4。</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在搜索栏输入“获胜分数”，把“获胜分数”设为 7。</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>片刻之后，“试验对局”会显示现在一局要多少回合。</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>选择“保存规则集”。从此可以在“新对局”中选用它。</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>如果其他人数也要能玩，就不要更改玩家人数，而改设“四人时的获胜分数”。</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>更温和的结局</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在左边选择 Gnostica，再选“新建”；命名为“温和”，选择“制作”。</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在搜索栏输入“最后回合”。“最后回合失败的后果”决定宣告之后分数不足的玩家会怎样。</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>选择“该玩家失去下一回合”：此后不会再有人出局。</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>把“宣告所需分数”设为 6，这样就没有人会徒劳地宣告。右边的规则立刻显示其影响。</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>给一张牌换个能力</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>在左边选择 Gnostica，再选“新建”；命名为“灿烂的太阳”，选择“制作”。</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>打开“牌的能力”，往下滚动到“太阳”。</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>按其能力后面的加号“添加能力”，选择“权杖”。</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>牌面和它的句子随之改变。把新能力拖到位置上。</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>完成的游戏</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>分享</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>一个规则集就是一个文件。“导出”可以把它写到任何地方。其他玩家把文件拖到窗口上，或双击打开。其中不含程序：不会造成任何损害。</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>其他语言的名称</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>在“名称”中可以用多种语言写名称和简介。使用其他语言的人会看到英文文本；没有英文时，则看到第一种语言的文本。</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>给懂 JSON 的人</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>“文本”中是文档本身，带有补全和说明。表单与文本始终一致；你的顺序和空白都会保留。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>离开对局与保存图片</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>“{menu:resign}”菜单中的“{action:resign}”会在确认后放弃对局。如果只剩一名对手，对局随即结束，该对手获胜。否则由计算机替你玩到对局结束。</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>让计算机下完</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>“{menu:letComputersFinish}”菜单中的“{action:letComputersFinish}”会快速玩完余下的对局（{key:letComputersFinish}）。之后计算机替所有人玩。你可以随时暂停。</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>盘面图片</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>“{menu:savePicture}”菜单中的“{action:savePicture}”会把盘面保存为图片，不含手牌（{key:savePicture}）。</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>“{action:copyPicture}”会复制图片，以便粘贴到别处。</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>无限牌在牌库底下。</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>无限牌在牌堆旁边：分数高于所有其他玩家的玩家，可以在回合结束时取走它。</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1保有无限牌。</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1持有无限牌；如果下一回合结束时分数仍高于所有其他玩家，就获胜。</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>%1的挑战轮：%n 分，其他玩家最高 %2 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>无限牌</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>无限牌</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>无限牌</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>无限牌的位置</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>在牌库底下</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>在牌库旁边</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>牌库底下有一张无限牌。摸走它上面的最后一张牌后，把无限牌放到牌堆旁边，即使没有弃牌可洗也是如此。</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>此后，如果在你的回合结束时你的分数高于所有其他玩家，你可以取走无限牌。挑战轮由此开始。挑战轮进行期间，以及决定挑战轮的那个回合结束时，不能取走无限牌。</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>如果在你的下一回合结束时你的分数仍高于所有其他玩家，你就获胜。否则把无限牌放回牌堆旁边。没有人因此出局。</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>你结束回合并取走无限牌：挑战轮开始。</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1结束回合并取走无限牌：挑战轮开始。</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>取走无限牌</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>结束你的回合，或者取走无限牌并开始挑战轮。</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>你的挑战轮随本回合结束：如果届时你的分数高于所有其他玩家，你就获胜。</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>%1的挑战轮随本回合结束；分数最高者获胜。</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>你的挑战轮正在进行。</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>%1的挑战轮正在进行。</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>无限牌出现，放到牌堆旁边。</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>你取走无限牌；你的挑战轮开始。</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1取走无限牌；挑战轮开始。</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>你的挑战轮失败；无限牌放回牌堆旁边。</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>%1的挑战轮失败；无限牌放回牌堆旁边。</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>你的挑战轮成功：你仍有最高分 %2。</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>%1的挑战轮成功：最高分仍是 %2。</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>无限牌还在牌库底下（%1）。</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>须等%1的挑战轮结束（%2）。</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>你的分数必须高于所有其他玩家，而%1的分数不低于你（%2）。</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你自己的挑战轮随本回合结束（%1）。</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>你获胜：挑战轮之后你仍有最高分。</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1获胜：挑战轮之后分数仍然最高。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 已经存在。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法打开。（%2）</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 无法写入。（%2）</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 不是实验的文件。</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 由更新版本的程序生成（表格版本 %2）。</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 已损坏。（%2）</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 属于另一个实验。</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>另一个程序正在向 %1 添加对局。</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 由程序的 %2 版本开始，该版本的计算机可能有不同的下法。</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 与 %2 是同一个分片。</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>%1 中没有分片。</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1 中缺少这些分片：%2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 没有完成；请重新运行该分片。</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>按精度结束的计划不能分成分片，因为没有哪个分片能判断何时达到精度。请只指定牌局数。</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 不是实验的报告。</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1 缺少对局（牌局：%2）。请重新运行该分片。</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 中的表格与本程序的不同。（%2）</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 占用了所需的文件名：它不是本程序创建的。请移动或重命名它，然后重试。</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 这个名称专供实验的分片使用。请另选一个名称。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>已停止读取 %1。</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 还有其他名称（硬链接）。另一个程序可能会通过其中一个名称添加对局。请复制一份并使用副本。</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 无法移动。（%2）</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 不是学习数据文件。</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 由更新版本的程序生成（格式 %2）。</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 由程序的另一版本生成，该版本的计算机关注局面的其他特征。请使用另一个文件夹。</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 是用其他设置（%2）生成的。请重新使用那些设置，或使用另一个文件夹。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>回合</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>决定</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;次决定</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>分</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>玩家</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>宣告</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;次宣告</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>领先易主</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;次领先易主</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>步</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;步</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>牌</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>领地</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;块领地</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>棋子</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>洗牌</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;次洗牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;个百分点</numerusform>
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
        <translation>相关系数</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 [%2, %3]</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>进行到终局的对局</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>进行到终局的对局所占的比例；其余对局因达到决定数上限而被中止。</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>进行到终局的对局除以全部对局。</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>进行到终局的对局，%1比%3多 %2。</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>进行到终局的对局，%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>一局的回合数</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>一局中所有玩家的回合总数。被中止的对局至少有这么多。</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>已开始的回合，包括最后一个。</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1比%3长 %2。</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1比%3早 %2结束。</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>一局的决定数</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>一局中的决定数：回合中做什么、如何使用能力、是否宣告。被中止的对局至少有这么多。</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>玩家所走的步骤，包括竞标和回应。</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局多 %2。</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局少 %2。</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>首次宣告前的回合数</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>第一次宣告最后回合所在的回合。</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>首次宣告所在回合的序号；没有宣告的对局不计。</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的首次宣告比%3晚 %2。</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的首次宣告比%3早 %2。</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>先手的胜率</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>首先行动的玩家获胜的对局所占的比例；机会均等时为一除以玩家人数。</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>首先行动的座位所得的获胜份额；被中止的对局不计。</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>先手获胜的频率，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>先手获胜的频率，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>结束时的领先分数</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>对局结束时，胜者领先其他玩家中最高者的分数。</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>最高胜者的分数减去其他未出局玩家的最高分。</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>胜者的领先幅度，%1比%3大 %2。</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>胜者的领先幅度，%1比%3小 %2。</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>共同获胜</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>几位并非盟友的玩家一同获胜的对局所占的比例。</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>互为敌方的玩家共同获胜的对局除以全部对局。</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>共同获胜的频率，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>共同获胜的频率，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>出局的玩家</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>对局结束之前出局的玩家数。</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>出局的玩家数。</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局多出局 %2。</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局少出局 %2。</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>首次出局前的回合数</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>第一位玩家出局的回合。</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>首次出局所在回合的序号；没有出局的对局不计。</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的首次出局比%3晚 %2。</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的首次出局比%3早 %2。</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>一局的宣告次数</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>玩家宣告下一回合为最后回合的次数。</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>所作的宣告；宣布终局轮不算。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局多 %2。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局少 %2。</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>成功的宣告</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>使宣告者赢得本局的宣告所占的比例。</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>成功的宣告除以所作的宣告；没有宣告的对局不计。</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>宣告成功的频率，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>宣告成功的频率，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>宣告时的分数</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>玩家宣告时的分数。</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>宣告者在宣告时的平均分数；没有宣告的对局不计。</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>玩家宣告时的分数，%1比%3多 %2。</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>玩家宣告时的分数，%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>失败的宣告</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>一局中失败的宣告数。</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>失败的宣告；对局结束时尚未判定的宣告既不算成功也不算失败。</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局多 %2失败。</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1一局比%3一局少 %2失败。</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>无人敢宣告的回合</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>有玩家离目标只差一分或更少、而无人宣告的回合数。</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>开始时有玩家的分数最多比目标少一分、没有尚待判定的宣告，且无人宣告的回合。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>无人敢宣告的回合，%1比%3多 %2。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>无人敢宣告的回合，%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>针对领先者的敌对步骤</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>伤害领先玩家的步骤在敌对步骤中所占的比例。</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>有人领先时，击中领先者的敌对步骤除以全部敌对步骤。若一步使敌方失去棋子、点数、分数或领地，或其棋子被移动或转动，即为敌对步骤。</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>敌对步骤击中领先者的比例，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>敌对步骤击中领先者的比例，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>领先易主</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>一局中另一位玩家取得领先的次数。</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>在每个回合开始时和终局时，分数最高的玩家与之前不同的次数；平分不计。</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>胜者的最大落后</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>后来的胜者在形势最差时落后于最被看好的玩家多少。</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>回合开始时最高胜率与胜者胜率的最大差距，由计算机判断局面。</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>胜者的最大落后，%1比%3大 %2。</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>胜者的最大落后，%1比%3小 %2。</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>对局的悬念</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>全局平均的胜负悬念：所有玩家机会均等为 100%，胜负已定为 0%。</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>玩家胜率的熵除以其最大可能值，对各回合开始时取平均，由计算机判断局面。</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>对局的悬念，%1比%3大 %2。</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>对局的悬念，%1比%3小 %2。</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>胜负已定的回合</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>从这个回合之后，胜者的胜率一直高于 80%。</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>开始时胜者胜率不超过 80% 的最后一回合，由计算机判断局面。</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的对局比%3晚 %2定胜负。</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1的对局比%3早 %2定胜负。</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>等待自己的回合</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>一位玩家的两个回合之间，其他玩家所作的决定数。</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>从一位玩家的回合结束到下一个回合开始，其他人所作决定的平均数。</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>一位玩家的两个回合之间，其他人在%1中比在%3中多 %2。</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>一位玩家的两个回合之间，其他人在%1中比在%3中少 %2。</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>出局后的等待</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>出局的玩家在对局结束前要旁观的回合数。</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>玩家出局之后开始的回合，对所有出局者求和。</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>出局的玩家在%1中比在%3中多旁观 %2。</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>出局的玩家在%1中比在%3中少旁观 %2。</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>每次决定的平均选择数</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>玩家可以选择的步骤数，对所有决定取平均。</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>每次决定的合法步骤数的平均值。</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>平均而言，%1比%3多 %2可选。</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>平均而言，%1比%3少 %2可选。</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>典型决定的选择数</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>玩家可以选择的步骤数：半数决定多于此数，半数少于此数。</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>每次决定的合法步骤数的中位数。</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>在典型的决定中，%1比%3多 %2可选。</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>在典型的决定中，%1比%3少 %2可选。</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>一次决定的最多选择数</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>一局中选择最多的决定里，玩家可以选择的步骤数。</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>一局中一次决定的合法步骤数的最大值。</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>在选择最多的决定中，%1比%3多 %2可选。</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>在选择最多的决定中，%1比%3少 %2可选。</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>手牌张数</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>玩家持有的牌数。</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>回合开始时未出局玩家的手牌，平均值。</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>玩家在%1中比在%3中多持 %2。</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>玩家在%1中比在%3中少持 %2。</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>重整手牌的回合</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>用于弃牌和摸牌的回合所占的比例。</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>重整手牌时弃牌或摸牌的回合除以全部回合。</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>重整手牌的回合所占比例，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>重整手牌的回合所占比例，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>盘面上的领地</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>盘面的大小。</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>回合开始时盘面上的领地，平均值。</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1比%3多 %2。</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>盘面上的棋子</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>所有玩家在盘面上的棋子总数。</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>回合开始时盘面上的棋子，平均值。</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>盘面上，%1比%3多 %2。</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>盘面上，%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>荒地上的棋子</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>领地之外的棋子数。</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>回合开始时荒地上的棋子，平均值。</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>荒地上，%1比%3多 %2。</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>荒地上，%1比%3少 %2。</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>一局的洗牌次数</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>牌库用完后重新洗牌的次数。</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>弃牌成为牌库的次数。</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>技巧的影响</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>较强的计算机对较弱的计算机的胜率：若技巧毫无影响则为 50%。</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>两个指定玩家中较强者的获胜份额，对双方坐各座位次数相同的对局取平均。</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>较强玩家的胜率，%1比%3高 %2。</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>较强玩家的胜率，%1比%3低 %2。</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>牌运的影响</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>同样的牌发给别的玩家时，同一座位是否再次获胜：完全由牌决定为 1，牌毫无影响为 0。</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>一个座位在一个牌局中的结果，与交换玩家座位后同一牌局中的结果的相关系数。</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>牌运的影响，%1比%3大 %2。</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>牌运的影响，%1比%3小 %2。</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>依据 Browne 与 Maire，《Evolutionary Game Design》，2010。</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>依据 Shannon，“A Mathematical Theory of Communication”，1948。</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>为本程序定义。</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>对局太少，无法判断。</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>毫无差别。</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>可能有 %1的差别；比较的次数这么多，这也可能是偶然。</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>没有发现差别；可以排除大于 %1的差别。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>只在%1中</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>两者都有，但结果不同</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>两者相同</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%1中的 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%1中的 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>%1和%2之中，有 %n 步相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>在%1中，现在要作的决定不同。</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1没有这一步。</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>回合前后的机制</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>原因：%1。</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>原因：%1（%2）。</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>原因：“%1”在%3中为“%2”，在%5中为“%4”（%6）。</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>本局的结局不同，或者出局的玩家不同。</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>盘面上的棋子不同。</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>盘面上的领地不同。</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>手牌不同。</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>牌堆中的牌不同。</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>宣告和计数不同。</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>轮到的玩家不同，或者回合的次序不同。</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>接下来由另一位玩家决定，或由机运决定。</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>由机运决定的事不同。</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>其中只有一个需要后半步。</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>两个局面不相同。</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>每位玩家的手牌数：%2为 %1 张，%4为 %3 张。</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>%1和%2中现在要作的决定不同，因此步骤无法比较。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>全部 %n 局都进行到了终局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 局中有 %1 局没有结束而被中止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>一局的回合数：平均 %1，最少 %2，最多 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 次宣告中有 %1 次赢得本局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>这个游戏靠宣告取胜，但有 %n 局没有人宣告。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>先手赢得全部对局的 %1（%2 到 %3 之间）；公平值为 %4。</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 个回合中有 %1 个，玩家虽有棋子，却只能跳过回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 局中有 %1 局，某位玩家既没有棋子，也没有可放置的地方。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>%n 局里%1{definite}既没有被打出，也没有被激活。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>这个能力出现过 %n 次，但从未能使用：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>这个能力有 %n 次可以使用，但没有人使用：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>在 %n 次决定中，从来不能这样做：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>有 %n 次可以这样做，但没有人做：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n 局中有 %1 局由什么都尝试、不求获胜的计算机进行。这些对局只用来判断哪些事从未发生。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>a language that may be chosen; %1: its code, %2: its name</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There is no translation for “%1”. Languages: %2.</source>
        <extracomment>%1: the code of a language, %2: those that are there: &quot;de (Deutsch), en (English)&quot;</extracomment>
        <translation>没有“%1”的翻译。可用的语言：%2。</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: start</comment>
        <extracomment>the first of at least three things (%1) and all that follow (%2)</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: middle</comment>
        <extracomment>a thing in the middle of a list (%1) and all that follow (%2)</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list: end</comment>
        <extracomment>the last two of at least three things</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: start</comment>
        <extracomment>the first of at least three alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: middle</comment>
        <extracomment>one in the middle of alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: end</comment>
        <extracomment>the last two of at least three alternatives</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>enumeration</comment>
        <extracomment>things one after the other where the last is nothing special: &quot;north, 3 cards, 2 pieces&quot;; %2: all that follow</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other; some languages put nothing between them</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sequence: start</comment>
        <extracomment>what is done first (%1, often a verb) and all that is done after it, several actions (%2)</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>sequence: end</comment>
        <extracomment>the last two of several actions, often verbs, which are done one after the other</extracomment>
        <translation>%1，然后%2</translation>
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
        <translation>每项规则更改对%1的影响，差别最大的在前，附 95% 区间。</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1各条规则的影响</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>已试验 %n 项规则更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>已试验 %n 项规则更改；试验已提前停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>没有发现超出偶然的差别。</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>全部数字</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>更改</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>牌局数</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>指标</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>每条规则单独改变，先用少量对局试验。最有希望的更改再用越来越多的对局试验。</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>最长的一局（决定数）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>程序版本</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>每一百局中取各值的局数。</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>领先者的分数</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>盘面上的领地</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>盘面上的棋子</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>荒地上的棋子</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>最高胜率（%）</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>进行到这个回合的对局的平均值，只画到仍有四分之一的对局为止。色带包含其中一半的对局。</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>进行到这个回合的对局的平均值，只画到仍有四分之一的对局为止。</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>与%1的差别，附 95% 区间。如果区间不含 0 线，这条规则很可能重要。</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>对局（%）</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>能力</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>步骤的种类</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>每种牌在可用时被使用的频率，差别最大的在前。</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>每种能力在可用时被使用的频率，差别最大的在前。</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>每种步骤在可行时被采用的频率，差别最大的在前。名称采用记谱法。</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>可用时的使用率（%）</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>获胜占比（%）</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>各座位的胜率</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>每个牌局都让玩家后移一个座位再进行一次，所以这里显示的是座位本身的价值，附 95% 区间。</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>每一百局的宣告次数</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>成功的宣告（%）</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>各分数下的宣告</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>玩家宣告时的分数。</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>各分数下成功的宣告</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>在以各分数作出的宣告中所占的比例。</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>差别图示</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>对局的分布</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>对局的进程</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>牌、能力与步骤的使用</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>宣告</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>本报告的局限</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>玩家是计算机，不是人。它们不交谈，不记仇，也不会从上一局学到什么。</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>更强或更弱的玩家可能会显出其他差别。</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>数字显示对局如何进行，而不显示对局是否有趣。</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>区间为 95% 区间：每二十个中可能有一个不含真值。结论已按比较的数量作了调整。</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>所比较的规则集</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n 个牌局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1，%2；已完成</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1，%2；未完成</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>表格中还有 %n 项差别。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1（%n 次迭代）</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>所有规则集使用同样的洗牌和骰子，它们的对局完全相同。</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>所有规则集使用同样的洗牌和骰子。就对局长度而言，这相当于 %1 倍的对局（相关系数 %2）。</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>规则集及其差别</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>这里</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>所有数值都附 95% 区间。差别以%1为基准。</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>值</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>每个规则集有各自的洗牌和骰子。</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>其文档的 SHA-256</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>重现本报告</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>这需要实验的文件。它会写出包含整个计划的报告，并重新进行所有对局。结果的每个数字都必须相同。</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>对局太少，无法判断。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>个百分点</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>差别：%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>有 %n 个牌局缺少对局。请重新运行实验来补齐。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>另有 %n 个牌局是完整的，但由于前面缺少一个牌局，未计入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>星轮上的移动</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>回合开始时黄道棋子最多移动的段数。</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>白羊座</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>金牛座</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>双子座</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>巨蟹座</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>狮子座</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>处女座</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>天秤座</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>天蝎座</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>射手座</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>摩羯座</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>水瓶座</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>双鱼座</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>红色</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>黄色</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>蓝色</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>星轮</translation>
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
        <translation>星轮</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>把你的黄道棋子放到任意一段。</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>把你的黄道棋子顺时针移到标出的一段。</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>骰子掷出你所在的段：补满手牌。</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1可以再使用一次该段颜色的能力。</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>蓝色：%1可以再创造一次。</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>红色：%1可以再移动或推动一格。</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>绿色：%1可以再进行一次成长。</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>黄色：%1可以再攻击一次，按一点计算。</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>蓝色：进行过创造的棋子之一可以再创造一次。</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>红色：使用过权杖的棋子之一可以再用一次，移动或推动一格。</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>绿色：使用过星币的棋子之一可以再用一次。</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>黄色：进行过攻击的棋子之一可以再攻击一次，按一点计算。</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1还没有放置黄道棋子。</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1位于%2，蓝色：本回合进行创造的棋子可以再创造一次。</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1位于%2，红色：本回合使用权杖的棋子可以再用一次。</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1位于%2，绿色：本回合使用星币的棋子可以再用一次。</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1位于%2，黄色：本回合进行攻击的棋子可以再攻击一次。</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>%1的骰子掷出 %2，正是所在段的号码：可以补满手牌。</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>%1的骰子掷出 %2：不摸牌。</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>第 %1 段，%2，%3。</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>在这里：%1。</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>你的黄道棋子可以到这里。</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>星轮</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>黄道棋子所在的段</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>摸牌张数：</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>在星轮上移动</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>段：</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>回合开始时，先于其他一切，移动你的黄道棋子。在你的第一个回合，则把它放到任意一段。</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>此后它必须顺时针移动 %1 到 %n 段。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>星轮</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>phrase: segment</comment>
        <extracomment>a segment in a list; %1: its number, %2: its sign, %3: its colour</extracomment>
        <translation>%1号%2（%3）</translation>
    </message>
    <message>
        <source>The wheel has twelve segments: %1.</source>
        <extracomment>%1: list of twelve segments</extracomment>
        <translation>星轮有十二段：%1。</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>每位玩家从储备中取出一枚小棋子作为黄道棋子。</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>你所在段的颜色可能与你本回合用任何牌（包括大阿卡纳）使用过的花色能力相符：蓝色为圣杯，黄色为宝剑，绿色为星币，红色为权杖。若是如此，使用过它的那枚随从只要还在场，就可以在回合结束时再使用一次该花色。</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>使用宝剑或权杖时，不论随从大小，都按一点计算。</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>如果有几枚随从使用过该能力，只有其中一枚可以再用一次。这是花色本身的能力，不带牌所附加的内容。</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>这不会与牌上的能力连动。连动的每个半步都算由完成它的随从使用过。离开盘面的随从不再在场，即使之后又创造出相同的棋子。</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>然后掷一个十二面骰。如果掷出你所在段的号码，你可以不弃牌，把手牌补到上限或补得少一些。</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>回合结束时，先是重复的能力，再是掷骰，最后是宣告或其他结束回合的事。</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>你把黄道棋子放到第 %2 段，%3（%4）。</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1把黄道棋子放到第 %2 段，%3（%4）。</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>你把黄道棋子移到第 %2 段，%3（%4）。</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1把黄道棋子移到第 %2 段，%3（%4）。</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>你放弃使用星轮的能力。</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1放弃使用星轮的能力。</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>蓝色：%1可以再创造一次。</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>红色：%1可以再移动或推动一格。</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>绿色：%1可以再进行一次成长。</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>黄色：%1可以再攻击一次，按一点计算。</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>蓝色：以下之一可以再创造一次：%1。</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>红色：以下之一可以再移动或推动一格：%1。</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>绿色：以下之一可以再进行一次成长：%1。</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>黄色：以下之一可以再攻击一次，按一点计算：%1。</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>使用星轮的能力，或者跳过它。</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1可以使用星轮的能力。</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>把黄道棋子放到星轮上。</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1把黄道棋子放到星轮上。</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>在星轮上移动你的黄道棋子。</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1在星轮上移动。</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>骰子掷出你所在的段：补满手牌。</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>骰子掷出%1所在的段，可以补满手牌。</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>你的黄道棋子放到第 %2 段，%3。</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>%1的黄道棋子放到第 %2 段，%3。</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>你的黄道棋子移到第 %2 段，%3。</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>%1的黄道棋子移到第 %2 段，%3。</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>星轮指向蓝色：可以再使用一次圣杯。</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>星轮指向红色：可以再使用一次权杖。</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>星轮指向绿色：可以再使用一次星币。</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>星轮指向黄色：可以再使用一次宝剑。</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>骰子掷出 %2；你的黄道棋子在别处。</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>骰子掷出 %2；%1的黄道棋子在别处。</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>骰子掷出 %2，正是你所在的%3：你可以补满手牌。</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>骰子掷出 %2，正是%1所在的%3，可以补满手牌。</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>黄道棋子顺时针移动 %2 到 %n 段（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>必须先放置或移动黄道棋子（%1）。</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你所在段的颜色重复的是另一种花色的能力（%1）。</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>这枚棋子本回合没有使用过该能力：%2（%1）。</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>重复的能力按棋子只有一点来计算（%1）。</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>重复的能力不会与其他能力连动（%1）。</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>必须先使用或跳过星轮重复的能力（%1）。</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>先由受到攻击的玩家回应（%1）。</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>回合结束时，摸牌之后，先是重复的能力，再是掷骰，最后是宣告或其他结束回合的事。</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 已经存在。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法打开。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法写入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 太大；最多允许 %n 字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 已被其他程序删除或更改。</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法移动。</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 是正在进行的对局的流水记录文件名；请另选一个。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>problem (details)</comment>
        <extracomment>%1: a whole sentence, %2: what the system says</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 leads to a file outside its folder.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 指向其文件夹之外的文件。</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 同时也是输入文件。请为输出另选一个文件。</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 被指定为两个输出。请选择不同的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 无法打开，因为其名称不是 UTF-8 编码。请将其重命名。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 已满：一份记录最多容纳 %n 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica 需要 %1 MB 内存，但系统将其限制为 %2 MB。请提高限制，例如用“ulimit -v unlimited”。</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>不等待</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>慢</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>加号</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>减号</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 对 %2，摧毁%3。</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 对 %2，%3缩小为小棋子。</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 对 %2，%3缩小为中棋子。</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 对 %2，不足以对付%3，其主人可以还击。</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 对 %2，对%3毫无作用。</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>还击摧毁了攻击者。</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>还击使攻击者缩小了 %n 点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1，你的棋子掷得更高。要还击使攻击者缩小一点吗？</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1决定是否还击。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>小于零按零计算</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>掷骰前：%n 颗骰子对 %1 颗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n 颗骰子对 %1 颗：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>它缩小</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>无事发生</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>攻击者可能缩小</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>立即被摧毁：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1失去 %n 点，被摧毁。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>储备里没有更小的棋子，%1被摧毁。</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>储备里没有中棋子，%1变为小棋子。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1失去 %n 点，变为小棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1失去 %n 点，变为中棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>双方相等：%1不受影响。</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2掷得更高：你可以还击，使%3缩小一点。</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2掷得更高：%1可以还击，使%3缩小一点。</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>对 %1 的攻击</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 对 %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>攻击：%1。合计 %2。</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>防守：%1。合计 %2。</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>最近没有掷骰。</translation>
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
            <numerusform>牌库已耗尽 %1/%n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>最后回合：还剩 %n 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>牌库的耗尽</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>剩余的最后回合</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>牌库耗尽次数</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>每次把弃牌堆洗混成为新的牌库，牌库就算耗尽一次。</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>牌库耗尽的次数达到玩家人数时，先完成当前回合。然后从下一位玩家开始，每人再进行一个回合。</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>耗尽 %n 次之后，先完成当前回合。然后从下一位玩家开始，每人再进行一个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>之后分数最高者获胜；并列最高分者共同获胜。</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>最后回合：连本回合还剩 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>牌库至今已耗尽 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>从下一位玩家开始，每人再进行一个回合。</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>最后回合结束；最高分是 %1。</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>你获胜：最后回合结束后你有最高分 %2。</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1获胜：最后回合结束后最高分是 %2。</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>最后回合结束后，%1并列最高分 %2，共同获胜。</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>在这些最后回合中不能宣告。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>宝剑（掷骰）</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>宝剑：掷骰攻击</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>攻击者有几点就掷几个骰子。</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>攻击者掷 %n 个骰子，不论大小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>当作宝剑使用；新领地可以来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>当作宝剑使用；新领地来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>当作宝剑使用。</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>掷骰攻击目标格中的一枚敌方棋子：若它的合计较低，它缩小相差的点数；若它的合计较高，其主人可以使攻击者缩小一点。</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>掷骰攻击目标格中的一枚或多枚敌方棋子：合计较低的各缩小相差的点数；合计较高的，其主人各可以使攻击者缩小一点。</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>或者不掷骰，使随从自己缩小。</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>或者，若目标领地是小阿卡纳且没有敌方棋子，可以弃掉它而不放新牌。</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它减一分、换成同类中更低的牌，或者（小阿卡纳牌）弃掉而不放新牌。</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>攻击的随从指定其目标格中的一枚敌方棋子。</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>攻击的随从指定其目标格中的一枚或多枚敌方棋子。</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>这一次掷骰对所有防守者都有效。</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>每枚防守的棋子有几点就掷几个骰子。一个骰子掷出加号、减号或空白，概率各三分之一。加号计 1，减号计 −1，空白计 0；合计低于 0 时按 0 计。</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>如果攻击者的合计较高，防守者缩小相差的点数。如果防守者的合计较高，其主人可以使攻击者缩小一点。合计相同则没有变化。</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>没有点数剩下的棋子被摧毁。如果储备里没有所需的大小，就换成现有的下一级较小的棋子，没有则被摧毁。</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>这些棋子都保持朝向。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以攻击它：弃掉该牌，换成价值少一分的牌，或同类中更低的牌。大阿卡纳按号码排列，小阿卡纳从国王到 A 排列，不分花色。棋子留在原处。</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>若目标领地是小阿卡纳且没有敌方棋子，也可以弃掉它而不放新牌。那里留下荒地或虚空。此时身处虚空的棋子回到各自的储备，相邻格子中的也一样。</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>或者随从不掷骰而使自己缩小，不论朝向。它失去的点数不能超过它在回合开始时或进入盘面时的点数。如果储备里没有所需的大小，就换成现有的下一级较小的棋子，没有则被摧毁。若仍在场，可以转动它。</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>如果两个能力缩小同一块领地，中间的那一步不需要牌。</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>权杖可以把棋子带到虚空以外的任何格子，只要宝剑不靠掷骰必定使那里最多剩下 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>你还击，使%2缩小一点。</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1还击，使%2缩小一点。</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>你不还击。</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1不还击。</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1发起攻击。</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1攻击%2。</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1摧毁自己。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1使自己缩小 %n 点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>减少：</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>还击</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1掷出 %2（%3），低 %4。</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1掷出 %2（%3），双方相同。</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1掷出 %2（%3），更高。</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1攻击，掷出 %2（%3）。</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1掷得更高：还击使%2缩小一点，或者跳过。</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1掷得更高：%3可以还击，使%2缩小一点。</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>棋子缩小多少由骰子决定（%1）。</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>一次只能攻击一枚棋子（%1）。</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>现在不能还击（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>这枚棋子最多能使自己缩小 %n 点，即它在回合开始时或进入盘面时的点数（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>攻击需要目标格中至少有一枚敌方棋子（%1）。</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>防守者有几点就掷几个骰子。</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>无论攻击能及多远，所有防守者都必须在同一个格子里。</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>权杖可以把棋子带到虚空以外的任何格子，只要宝剑不靠掷骰必定使那里的棋子不超出上限。</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>先掷完所有骰子。然后依次结算：先按座位，再按大小从小到大，再按朝向。之后，合计较高的防守者的主人按同样的顺序决定。攻击者一旦被摧毁，其余的防守者就什么也不做。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>一次攻击的防守者</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>一次掷骰攻击所指定的敌方棋子数。</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>一枚或多枚</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>一枚</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>被攻击领地的新牌来源</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>被攻击领地的新牌来自这里。</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>攻击的骰子数</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>攻击者掷的骰子数；0 表示有几点掷几个。</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>牌库耗尽次数</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>最后回合开始前的洗牌次数；0 表示每位玩家一次。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>骰子与耗尽</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>格数：</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>减少：</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>摸牌张数：</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>数目：</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>牌库顶的牌</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>跳过回合</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>不弃牌也不摸牌</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>这样就赢得本局。</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>你已有宣告最后回合所需的分数。</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>你领先其他所有人，而这正是取胜所需。</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>不这样走，你在本回合结束时就会出局。</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>你保住了宣告所需的分数。</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>你继续领先其他所有人，而这正是取胜所需。</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>这会使另一位玩家的宣告失败：还差 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>这会使另一位玩家失去取胜所需的领先：还差 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>你获得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>其他玩家失去 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>其他玩家的棋子失去 %n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>你的棋子增加 %n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>你有 %n 分现在安全了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>你威胁到共值 %n 分的领地。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>你的手牌多了 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>你的手牌现在多覆盖 %n 种花色。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>你领先 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>其他每一步都更差。</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1（%2 到 %3 之间）</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>此后你的胜率约为 %1。</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>如果现在选择“%1”，你借此或在之后获胜的概率是 %2。</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>如果现在宣告，你在下一回合结束时达到所需分数的概率是 %1。</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>如果等待，你之后获胜的概率是 %1。</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>等待：宣告几乎肯定会失败。</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>宣告：明显好于等待。</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1：明显好于等待。</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>等待：现在宣告是失误。</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>等待：现在选择“%1”是失误。</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>宣告似乎略好，但两者太接近，无法断定。</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>“%1”似乎略好，但两者太接近，无法断定。</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>等待似乎略好，但两者太接近，无法断定。</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>在这个局面下，本回合不能以“%1”结束。</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>更好的走法：%1</translation>
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
        <translation>最佳回合：%1。</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>这是你最高的牌：用它最有可能先手。</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>你留下 %n 张更高的牌，它们留在手牌里比先手更有价值。</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>下面有一步显示的胜率更高，但对它的推演较少，因此其数字不太可靠。</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>没有明显更好的步骤。</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>因此失去的胜率：%1。</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>计算机已有宣告最后回合所需的分数。</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>计算机领先其他所有人，而这正是取胜所需。</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>不这样走，计算机在其回合结束时就会出局。</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>计算机保住了宣告所需的分数。</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>计算机继续领先其他所有人，而这正是取胜所需。</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>计算机获得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>计算机的棋子增加 %n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>计算机有 %n 分现在安全了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>计算机威胁到共值 %n 分的领地。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>计算机的手牌多了 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>计算机领先 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>其他走法看起来都更差。</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1：为什么这样走？</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>原因在它的手牌里，你无法看到。</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>第 %1 轮：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>你有 %n 分，另一位玩家有 %1 分。要获胜，你的分数必须超过其他所有人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>需要 %n 分，你有 %1 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>你的下一回合结束时，如果不足 %n 分，你就出局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>你的下一回合结束时，如果不足 %n 分，其他所有玩家获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>你的下一回合结束时，如果不足 %n 分，你会失去棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>你的下一回合结束时，如果不足 %n 分，之后你会失去一个回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，你就出局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，%1就出局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，其他所有玩家获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，你会失去棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，%1会失去棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，你会失去之后的一个回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>那一回合结束时如果不足 %n 分，%1会失去之后的一个回合。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>竞标相同：所有人重新竞标</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>抽签结果：你先手</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>抽签结果：%1先手</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>你先手</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1先手</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>你先手：%1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1先手：%2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>你先手：%1，%2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1先手：%2，%3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>最高的大阿卡纳获胜；没有大阿卡纳时，最高的小阿卡纳获胜。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>最高的竞标相同：%1。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>最高的竞标相同：%1。没有牌可以竞标，因此抽签决定。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>最高的竞标相同：%1。没有牌可以竞标，因此%2先手。</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>竞标牌放在一边，之后可以取走。</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>竞标也决定其余回合的顺序，从高到低。</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>现在每人从这些牌中取一张，胜者最后取：</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>现在每人从竞标牌中取 %n 张，先手玩家最后取：</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>重新竞标</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>取一张牌</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentence</comment>
        <extracomment>%1: a sentence about what has happened, without its full stop</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>竞标</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>每位玩家从手牌中秘密选一张竞标牌。所有竞标牌同时亮出。</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>号码最高的大阿卡纳牌获胜，从 0 号“愚者”到 21 号“世界”。如果没有人用大阿卡纳竞标，则最高的小阿卡纳牌获胜：依次为国王、王后、骑士、侍从、十到二，最后是 A。</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>如果最高的竞标相同，把竞标牌放在一边，所有人重新竞标。</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>如果手牌用尽，抽签决定谁先手。</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>如果手牌用尽，玩家A先手。</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>竞标也决定其他回合的次序：从最高的竞标到最低的竞标。落败的竞标相同时，在胜者左侧离胜者较近的在前。</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>之后各轮的竞标牌都正面朝上摆出。从最后行动的玩家开始，到胜者为止，每人取走自选的牌，补满手牌。</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>之后各轮的竞标牌都正面朝上摆出。从胜者右侧的玩家开始，按逆时针方向，每人取走自选的牌，补满手牌；胜者最后取。</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>这里的满手为 %n 张，与发牌时相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>竞标的胜者拿走余下的牌。</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>胜者进行第一个回合。</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>胜者进行第一个回合；按顺时针方向进行。</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>从竞标牌中取走一张。</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>秘密选一张牌竞标：最高者先手，大阿卡纳高于其他所有牌。</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1从竞标牌中取走一张。</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1选一张牌竞标。</translation>
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
        <translation>侍</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>骑</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>王</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>如果两个能力移动同一枚棋子，中途的格子可以是虚空，也可以有任意多枚棋子。</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>如果两个能力作用于同一枚棋子或同一块领地，中间的那一步不需要棋子，也不需要牌。</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>第一个能力可以把棋子带到虚空以外的任何格子，只要第二个能力之后那里的棋子不超过上限。</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>第一个能力可以把棋子带到虚空以外的任何格子，只要第二个能力之后那里最多有 %n 枚棋子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>牌来自你的手牌，或弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>牌来自你的手牌。</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>牌来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>从手牌打出时，这张牌自己也在弃牌堆里。</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>领地的落点在拿起牌之前判定：与原位置相邻的格子算作荒地。</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>领地的落点在拿起牌之后判定：只与原位置相邻的格子算作虚空。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>愚者{definite: “愚者”}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>魔术师{definite: “魔术师”}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>女祭司{definite: “女祭司”}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>女皇{definite: “女皇”}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>皇帝{definite: “皇帝”}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>教皇{definite: “教皇”}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>恋人{definite: “恋人”}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>战车{definite: “战车”}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>力量{definite: “力量”}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>隐士{definite: “隐士”}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>命运之轮{definite: “命运之轮”}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>正义{definite: “正义”}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>倒吊人{definite: “倒吊人”}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>死神{definite: “死神”}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>节制{definite: “节制”}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>恶魔{definite: “恶魔”}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>高塔{definite: “高塔”}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>星星{definite: “星星”}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>月亮{definite: “月亮”}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>太阳{definite: “太阳”}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>审判{definite: “审判”}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>世界{definite: “世界”}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯A{definite: “圣杯A”}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯二{definite: “圣杯二”}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯三{definite: “圣杯三”}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯四{definite: “圣杯四”}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯五{definite: “圣杯五”}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯六{definite: “圣杯六”}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯七{definite: “圣杯七”}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯八{definite: “圣杯八”}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯九{definite: “圣杯九”}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯十{definite: “圣杯十”}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯侍从{definite: “圣杯侍从”}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯骑士{definite: “圣杯骑士”}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯王后{definite: “圣杯王后”}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>圣杯国王{definite: “圣杯国王”}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖A{definite: “权杖A”}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖二{definite: “权杖二”}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖三{definite: “权杖三”}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖四{definite: “权杖四”}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖五{definite: “权杖五”}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖六{definite: “权杖六”}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖七{definite: “权杖七”}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖八{definite: “权杖八”}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖九{definite: “权杖九”}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖十{definite: “权杖十”}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖侍从{definite: “权杖侍从”}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖骑士{definite: “权杖骑士”}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖王后{definite: “权杖王后”}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>权杖国王{definite: “权杖国王”}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币A{definite: “星币A”}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币二{definite: “星币二”}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币三{definite: “星币三”}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币四{definite: “星币四”}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币五{definite: “星币五”}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币六{definite: “星币六”}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币七{definite: “星币七”}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币八{definite: “星币八”}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币九{definite: “星币九”}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币十{definite: “星币十”}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币侍从{definite: “星币侍从”}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币骑士{definite: “星币骑士”}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币王后{definite: “星币王后”}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>星币国王{definite: “星币国王”}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑A{definite: “宝剑A”}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑二{definite: “宝剑二”}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑三{definite: “宝剑三”}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑四{definite: “宝剑四”}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑五{definite: “宝剑五”}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑六{definite: “宝剑六”}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑七{definite: “宝剑七”}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑八{definite: “宝剑八”}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑九{definite: “宝剑九”}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑十{definite: “宝剑十”}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑侍从{definite: “宝剑侍从”}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑骑士{definite: “宝剑骑士”}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑王后{definite: “宝剑王后”}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>宝剑国王{definite: “宝剑国王”}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>没有牌</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>竞标</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>一个回合</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>随从</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>朝向与目标</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>圣杯</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>权杖</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>星币</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>两种能力用于同一目标</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>牌库</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>计分与结束</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>使敌方棋子变成你的颜色</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>把作为目标的敌方棋子换成你储备中同样大小的棋子，然后转动它。</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>敌方棋子回到其储备。如果你的储备里没有同样大小的棋子，就不能这样做。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>自己的棋子不能替换。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>自己的棋子也可以替换。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>自己的棋子，或与你联手的玩家的棋子，也可以替换。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>借用另一张大阿卡纳牌</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>使用盘面上任何另一块大阿卡纳领地的能力。</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>同样的棋子也是被借用能力的随从。被借用的牌留在原处，既不算打出，也不弃掉。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>圣杯</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>圣杯：创造</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>当作圣杯使用；新领地可以是牌库顶的牌，不论是什么。</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>当作圣杯使用；新领地是牌库顶的牌，不论是什么。</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>当作圣杯使用。</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>格子的棋子上限不适用。</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>一格 %n 枚棋子的上限不适用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>在目标格创造你的一枚小棋子。</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>如果目标格中的棋子少于 %n 枚，在那里创造你的一枚小棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>如果以敌方棋子为目标，也可以改为创造该玩家的另一枚小棋子。</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把任意一张小阿卡纳手牌放到那里。</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把一张价值正好一分的手牌放到那里。</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>新领地可以是牌库顶的牌，不论是什么。</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把牌库顶的牌放到那里，不论是什么。</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把任意一张小阿卡纳手牌放到那里。你在那里的棋子留下。</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把一张价值正好一分的手牌放到那里。你在那里的棋子留下。</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>也可以改用牌库顶的牌，事先不看，不论是什么。</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>或者创造领地：若目标荒地上没有敌方棋子，把牌库顶的牌放到那里，事先不看，不论是什么。你在那里的棋子留下。</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>不能创造领地。</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>从储备中取你的一枚小棋子，以任意朝向放到目标格，目标格可以已满。虚空不能作为目标。</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>如果目标格未满，从储备中取你的一枚小棋子，以任意朝向放到那里。虚空不能作为目标。</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>也可以在荒地上创造棋子。</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>不能在荒地上创造棋子。</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>或者，如果以敌方棋子为目标，在它所在的格子里放上该玩家的一枚小棋子，朝向与它相同。该格已满也可以。</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>或者，如果以敌方棋子为目标，且它所在的格子未满，在那里放上该玩家的一枚小棋子，朝向与它相同。</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>不能创造敌方棋子。</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>如果相应的储备里没有小棋子，就不能这样做。</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>随从也可以在自己所在的格子里创造，因为它可以以自己为目标。</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>以自己为目标的随从仍在其目标格创造：朝某一方向的随从在它所朝的格子，直立的随从在自己所在的格子。</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>如果目标格未满，在那里创造你的一枚小棋子。</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>但本游戏中没有这种价值的牌。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>一枚小棋子放到 %1。</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>激活 %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>打出%1{definite}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>跳过回合</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>重整手牌</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>宣告最后回合</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>下一回合是最后回合。</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>取走%1{definite}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>弃掉%1{definite}。</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>摸 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>转动棋子</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>太大；最多允许 %2。</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里没有名为“%1”的键。</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>缺少键“%2”。</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>不允许值“%1”；应为：%2。</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”被写了两次。</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>两项设置互相排斥：%1和%2。</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>没有规则集“%1”。</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>没有能力“%1”。</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>没有机制“%1”。</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>规则集“%1”直接或间接地以自己为依据。</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>与上级相同，可以移除。</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里不理解“%1”一词。</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>没有牌“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”不是格子。</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>盘面上没有棋子“%1”。</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>没有座位“%1”。</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>这可能指“%1”或“%2”。</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>步骤“%1”不合法（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>“%1”太多；最多允许 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>这个规则集不使用“%1”。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>文件在一行中途结束；它之前的内容可以使用。</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>回合已经开始，这些规则无法从这里继续。</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>这里什么也没有。</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>太长；最多允许 %n 字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>嵌套太深；最多允许 %n 层。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>值太多；最多允许 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>这是%1；应为%2。</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1”不是普通文件。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>不使用这个插件：它会取代已有的“%1”。</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>不使用这个文件：它不是这里所需种类的插件。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>不使用这个插件：它是为另一个版本构建的（%1；这里是 %2）。请重新构建。</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>这个插件无法加载：%1。</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>不使用这个插件：它没有说明为哪个版本构建。请重新构建。</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>太多；最多允许 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>这一步不合法（%3）。</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里不允许值“%1”。</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>规则集</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>场景</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>实验计划</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>最少玩家数不能大于最多玩家数。</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>起始手牌不能超过手牌上限。只有使用选牌的机制时才能选牌。</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>每份储备必须留有一枚小棋子，用于最初的放置。</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>数字牌的价值不能高于宫廷牌，宫廷牌的价值不能高于大阿卡纳。</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>只能由其中一个规定如何宣告对局的结束。</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>没有竞标的游戏中，不能由竞标决定回合的次序。</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>下限不能大于上限。</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>这里有错误。</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>全部替换为 %1。</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>添加机制 %1：%2。</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>把 %1 设为默认值：%2。</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>把 %1 重命名为“%2”。</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>移除 %1。</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>把 %1 设为 %2。</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>是指“%1”吗？</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>再作 %n 处同样的更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>这个插件已停用：加载时发生了错误（%1）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>这个插件已停用：程序曾在其中崩溃（%1）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>这个插件已停用：程序曾两次在加载它时终止。如果是你自己终止了程序，插件本身可能没有问题。</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>本次不使用这个插件（--no-plugins）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>这个插件已停用：加载时发生了错误。</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>标识“%1”已被 %2 占用，所以不使用这个规则集。请给它另一个标识。</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>很可能缺少提供它的插件。</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>它很可能属于未加载的插件“%1”。</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>它很可能属于某个未加载的插件：%1。</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>这段文本的编码是 UTF-16 或 UTF-32。请存为 UTF-8。</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>这里不允许有注释。请删除这条注释。</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>这不是半角的直双引号。请写作 &quot;…&quot;。</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>文本过早结束。有括号或引号没有闭合。</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>引号中的文本不能含有换行或制表符。请写作 \n 或 \t。</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>反斜杠后面不能是这个字符。反斜杠请写作 \\。</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”无法读作数字。请写成 8 或 0.5 这样的形式。</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>这里应为数字。</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里应为用双引号括起来的键，而不是“%1”。</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>这里应为用双引号括起来的键。</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里应为半角冒号（:），而不是“%1”。</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>这里应为半角冒号（:）。</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里应为值，而不是“%1”。文本必须放在双引号中。</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>这里应为值。文本必须放在双引号中。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>这里应为半角逗号（,）或右括号，而不是“%1”。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>这里应为半角逗号（,）或右括号。</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>文档结束之后还有文本：“%1”。请将其删除。</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>文档结束之后还有文本。请将其删除。</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>这里是%1，但应为%2。</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>文本</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>列表</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>如果不是，很可能缺少提供它的插件。</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>如果不是，它很可能属于未加载的插件：%1。</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>“%1”是游戏；这里只能指定扩展。</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>这个盘面上没有牌。放任意牌的格子写作 *，或写牌的名称。</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>没有任何牌能够使用：回合中既不能打出牌，也不能激活领地。</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>游戏永远无法结束：没有使其结束的机制，例如宣告的最后回合。</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>“%1”不能作为标识；应为 a 到 z 的小写字母、数字和连字符。</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>要发出和摆出的牌共有 %1 张；最多允许 %n 张，这样才留有一张可摸。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>一位玩家会有 %1 枚棋子；最多允许 %n 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>只有在有竞标的游戏中，才能由最高的竞标决定。先手的座位必须是本游戏的座位。</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>这个字符不是 UTF-8 编码。文本的编码很可能是 Latin-1（Windows-1252）：请存为 UTF-8。</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>这个逗号后面没有内容。请将其删除。</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>把文本转换为 UTF-8。</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>把文本从 Latin-1 转换为 UTF-8。</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>删除注释。</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>删除逗号。</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>改用半角的直双引号。</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>补上未闭合的括号或引号。</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>在字符前加反斜杠。</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>把反斜杠写两次。</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>用双引号把键括起来。</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>写成 true、false 或 null。</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>补上缺少的逗号或括号。</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>修正文本。</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>游戏永远无法结束：按这项设置，机制“%1”无法使其结束。</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>这是 Markdown 中标记代码的符号，不属于文档。请删除。</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>删除 Markdown 标记。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>“%1”指向其文件夹之外的文件。</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>实验报告</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>课程</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>删除括号。</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>删除文档前后的文字。</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>此列表太短；至少需要 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>这是为较新版本的程序制作的：其格式为 %1，而本程序最高只支持格式 %2。</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>此处的文本要连同语言一起写：%2。</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica 已有一副牌使用该标识。请重命名这副牌的文件夹，并修改 deck.json 中的“id”。</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>没有“%1”这副牌。</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>未闭合的括号在此：%1。</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>这里应为右括号“%2”，而不是“%1”。</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>这不是%2。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>掷颜色骰</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>掷颜色骰，使用掷出的能力。</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>颜色骰上的圣杯、权杖、星币或宝剑是该花色的能力。星是%1{definite}的能力，百搭面是%2{definite}的能力。同样的棋子也是该能力的随从。</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>你掷颜色骰。</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1掷颜色骰。</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>颜色骰掷出圣杯。</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>颜色骰掷出权杖。</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>颜色骰掷出星币。</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>颜色骰掷出宝剑。</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>颜色骰掷出星：%1{definite}的能力。</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>颜色骰掷出百搭面：%1{definite}的能力。</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>颜色骰有六面，掷出各面的概率相同：圣杯、权杖、星币、宝剑、星和百搭面。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>玩法与“%1”相同。</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>与“%1”有 %n 条规则不同：%2等。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>与“%1”有 %n 条规则不同：%2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>星币</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>星币：成长</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>任何价值的领地或荒地都可以换成牌库顶的牌，不论是什么，但那里不能有敌方棋子。</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>任何价值的领地都可以换成牌库顶的牌，不论是什么，但那里不能有敌方棋子。</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>当作星币使用；新领地可以来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>当作星币使用；新领地来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>当作星币使用。</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它成长：换成更有价值的牌，或同类中更高的牌。</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它成长：换成价值多一分的牌。</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>使随从或目标棋子成长一级，新棋子来自其主人的储备。</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>没有敌方棋子的荒地可以成长为价值一分的牌。</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它成长：弃掉该牌，换成更有价值的牌，或同类中更高的牌。大阿卡纳按号码排列，小阿卡纳从 A、二一直到侍从、骑士、王后和国王，不分花色。棋子留在原处。</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它成长：弃掉该牌，换成价值正好多一分的牌。大阿卡纳牌不能成长。棋子留在原处。</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>若目标荒地上没有敌方棋子，它也可以成长：把一张价值正好一分的牌放到那里。棋子留在原处。</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以把它（不论价值）换成牌库顶的牌，事先不看，不论是什么。旧牌弃掉；棋子留在原处。</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>若目标荒地上没有敌方棋子，也可以把牌库顶的牌放到那里。</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>把随从或目标棋子换成其主人储备中正好大一级的棋子。如果是你的棋子，之后可以转动；敌方棋子的朝向不变。</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>如果储备里没有所需大小的棋子，就不能这样做。大棋子不能成长。</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>领地不能成长。</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>如果两个能力先后创造同一枚棋子并使其成长，中间的那一步不需要棋子。</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>如果两个能力先后创造同一枚棋子或同一块领地并使其成长，中间的那一步不需要棋子，也不需要牌。</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>如果两个能力使同一枚棋子成长，中间的那一步不需要棋子。</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>如果两个能力使同一枚棋子、同一块领地或荒地成长，中间的那一步不需要棋子，也不需要牌。</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>如果两个能力使同一枚棋子或同一块领地成长，中间的那一步不需要棋子，也不需要牌。</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>侍从、骑士、王后和国王也不能成长：没有价值多一分的牌。</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>数字牌（A 到十）也不能成长：没有价值多一分的牌。</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>但本游戏中没有这种价值的牌。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>第 %1 回合之前没有变化。</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>这些规则不支持 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>对局无法从其局面开始。</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>那时就不能这样：“%1”</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>那时由机运决定的会是别的事。</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>那时会先由机运决定。</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>那时会由%1决定。</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>对局不会在原来的地方结束。</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>那时结果会不同：“%1”</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>获胜或出局的玩家会不同。</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>盘面上的棋子会不同。</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>盘面上的领地会不同。</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>手牌会不同。</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>牌堆中的牌会不同。</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>那时会轮到另一位玩家。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1＋%2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>选牌</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>每位玩家从亮出的牌中选 %n 张，作为起始手牌的一部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>确定先手之后，每次取一张牌，从最后行动的玩家开始，到先手为止。每一轮最后取牌的玩家开始下一轮，下一轮方向相反。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>亮出的牌比玩家所选的多 %n 张；剩下的弃掉。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>亮出的牌与玩家所选的一样多。</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你取走亮出的%2{definite}。</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1取走亮出的%2{definite}。</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>从亮出的牌中为手牌选一张。</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1从亮出的牌中选一张。</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>亮出 %n 张牌供选择。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>无人获胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1一同获胜</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>本局已没有其他玩家。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1宣告最后回合时有 %2 分，结束时有 %3 分，需要 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>第 %1 轮 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1从 %2 分变为 %n 分，取得领先。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1从 %2 分变为 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>第 %1 轮，%2的回合：%3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>它直立。</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>它朝%1。</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1进入盘面。</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1留在虚空中，回到储备。</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1回到储备。</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1来到 %2。</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1变为小棋子。</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1变为中棋子。</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1变为大棋子。</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1转向。</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>%1被替换为%2。</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>在 %1 开始建立一块新领地。</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2 的新领地是%1{definite}。</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>%1{definite}离开 %2。</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>在 %2，%3{definite}取代了%1{definite}。</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>%1 的领地消失了。</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2 的领地%1{definite}消失了。</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>领地%1{definite}从 %2 移到 %3。</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>你激活 %3 的领地%2{definite}。</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1激活 %3 的领地%2{definite}。</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你打出%2{definite}。</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1打出%2{definite}。</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>你弃掉%2{definite}。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1弃掉%2{definite}。</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>你摸了一张牌。</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>你摸到%1{definite}。</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1摸了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>这张牌是%1{definite}。</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>使用 %2 的领地%1{definite}的能力。</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你从弃牌堆取走%2{definite}。</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1从弃牌堆取走%2{definite}。</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1与你交换手牌。</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>你与%2交换手牌。</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1与%2交换手牌。</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>弃牌堆的 %n 张牌洗混成为新的牌库。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1了。</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>你结束回合。</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1结束回合。</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>给 %n 位玩家发牌，并摆好盘面。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>你选好了竞标牌。</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1选好了竞标牌。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: bid</comment>
        <extracomment>one bid in a list of bids; %1: player, %2: card</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The bids are revealed (%1).</source>
        <extracomment>%1: list of players and cards, &quot;Ann: The Sun, Bob: Ace of Cups&quot;</extracomment>
        <translation>亮出竞标牌（%1）。</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>最高的竞标相同；所有人重新竞标。</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你取走竞标牌%2{definite}。</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1取走竞标牌%2{definite}。</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>你赢得竞标，先手。</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1赢得竞标，先手。</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>你先手。</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1先手。</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>你宣告下一回合是你的最后回合。</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1宣告下一回合为最后回合。</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>你的最后回合结束：%2 分，需要 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>%1的最后回合结束：%2 分，需要 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>你的最后回合结束：只有 %2 分，需要 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>%1的最后回合结束：只有 %2 分，需要 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>你出局了；你的棋子回到储备，手牌弃掉。</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1出局了；棋子回到储备，手牌弃掉。</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>隐藏的计时器响了。</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>撤回未完成的一步。</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>发生了没有规则说明的事。</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>规则“%2”报告%1：%3、%4。</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>本局结束，没有人获胜。</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>本局结束：%1共同获胜。</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>本局结束：你获胜。</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>本局结束：%1获胜。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>终局轮</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>弃牌堆已经洗过</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>终局轮剩余回合</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>弃牌堆第一次洗混成为新的牌库之后，你可以在自己的回合结束时宣布终局轮。</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>之后其他玩家每人再进行一个回合。然后分数最高者获胜；并列最高分者共同获胜。</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>你结束回合并宣布终局轮。</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1结束回合并宣布终局轮。</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>宣布终局轮</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>结束你的回合，或者宣布终局轮。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>再过 %n 个回合本局结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>从现在起可以宣布终局轮。</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>你宣布终局轮。</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1宣布终局轮。</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>终局轮结束：最高分 %n 分获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>弃牌堆还没有洗混成为新的牌库（%1）。</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>终局轮已经在进行（%1）。</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>终局轮结束：你以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>终局轮结束：%1以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>终局轮结束：%1并列最高分，共同获胜。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::GeneralRules</name>
    <message>
        <source>%1: %2</source>
        <comment>a chapter</comment>
        <extracomment>head of a chapter: %1: a suit, &quot;Rods&quot;; %2: what its power is called</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Turning over a card needs no minion.</source>
        <translation>翻开一张牌不需要随从。</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>弃牌和摸牌不需要随从。</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>选择借用另一张牌不需要随从。</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>不需要随从的能力，即使所有随从都不在了也可以使用。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>这只适用于棋子：领地每一次都必须落在允许的地方。</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>在两个半步之间，虚空中的棋子暂不离开，正在处理的棋子无论在哪里都可以成为目标。</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>两个半步可以由两枚随从分别完成。你的棋子若受前半步影响，且是随从，便可以在后半步行动。</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>盘面是没有边界的方格网。有牌的格子是领地。</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>没有牌、但与领地共用一边的格子是荒地。荒地上可以有棋子。荒地如同没有能力的领地，价值为零。</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>其余的格子都是虚空。在虚空中什么也不能做。每使用一个能力或完成一个行动之后，虚空中的棋子立刻回到其主人的储备。</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>一个格子里有 %n 枚或更多棋子即为已满，不论棋子属于谁。</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>不能在已满的格子里创造棋子，也不能把棋子移入其中，除非有规则允许。已超出上限的格子保持原样。</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>荒地也适用。</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>荒地永远不会满。</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%n 位玩家参加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>%1 到 %n 位玩家参加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n枚小棋子（一点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n枚中棋子（两点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n枚大棋子（三点）</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>每位玩家有一份同色金字塔作为储备：%1。</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>然后把牌正面朝上摆成 %1 列 %2 行的方阵。其余的牌是牌库。</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>以竞标决定谁先手。</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>抽签决定谁先手；按顺时针方向进行。</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>玩家%1先手；按顺时针方向进行。</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>盘面上没有棋子的玩家只能从储备中放置一枚小棋子，朝向任意。放置的格子必须是没有棋子的领地或荒地。</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>如果没有这样的格子，玩家跳过回合。</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>如果没有这样的格子，玩家可以重整手牌。</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>否则从以下各项中选择一项，且只做这一项：</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>否则，每个行动是以下各项之一：</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>要跳过回合，就重整手牌，但既不弃牌也不摸牌。</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>也可以不做这些，而跳过回合。</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>所有能力都可用可不用。可以放弃其中任何一个，甚至放弃整张牌的能力，但顺序始终不变。</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>打出一张牌时，你在盘面上的每一枚棋子都是随从。每个能力可由其中任意一枚使用，可以是同一枚，也可以是不同的。</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>激活领地时，你在那里的棋子在这次行动中是随从，无论之后去到哪里。每个能力可由其中任意一枚使用，可以是同一枚，也可以是不同的。</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>激活领地时，你在那里的棋子在整个回合中是随从，无论之后去到哪里。每个能力可由其中任意一枚使用，可以是同一枚，也可以是不同的。</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>被替换成另一种大小的棋子仍是同一枚棋子。</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>激活领地后，你的棋子若直接受到随从影响，在这次行动余下的时间里也成为随从。</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>激活领地后，你的棋子若直接受到随从影响，在本回合余下的时间里也成为随从。</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>只有原本就在所激活领地上的棋子是随从。</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>使用“愚者”时（即使是由另一张牌借用的“愚者”），你受影响的棋子在本回合余下的时间里也成为随从。</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>使用“愚者”时，你受影响的棋子在本回合余下的时间里也成为随从。</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>对棋子做的任何事都不算这里所说的影响。</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>以下任何一种都算影响棋子：%1。</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>受影响的领地上的棋子也算受影响。</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>受影响的领地上的棋子不算受影响。</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>棋子有九种朝向：朝北、东、南、西，或朝其间的斜向，或者直立。转动棋子就是给它另一种朝向。</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>棋子有五种朝向：朝北、东、南、西（不能朝斜向），或者直立。转动棋子就是给它另一种朝向。</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>朝斜向的棋子越过格角选取目标、移动和推动。只有与领地共用一边的格子才是荒地。</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>直立的随从以自己所在的格子和那里的任一棋子为目标。朝某一方向的随从以该方向的下一格和那里的任一棋子为目标。</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>不论朝向如何，随从总可以以自己为目标。</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>影响自己的棋子时，可以转动它。敌方棋子的朝向不变。个别规则可能另有规定。</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>牌库用完时，把弃牌堆洗混成为新的牌库。</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>牌库一空就立刻洗牌。</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>需要摸牌时才洗牌。</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>摸到的牌先到达去处：手牌、盘面或弃牌堆。如果那时没有弃牌可洗，之后的弃牌在下次摸牌前洗混。</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>摸到的牌先到达去处：手牌、盘面或弃牌堆。</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>还要继续摸牌的玩家从新牌库接着摸。两个牌堆都空时，不能摸牌。</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>摸牌不会使手牌超过上限。弃牌之后，最多只能摸两个牌堆中剩下的牌。</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>小阿卡纳牌价值 %1 分，大阿卡纳牌 %2 分。</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>数字牌（A 到十）价值 %1 分；侍从、骑士、王后和国王 %2 分；大阿卡纳牌 %3 分。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>如果盘面上没有领地了，本局在该回合结束时结束。未出局的玩家共同获胜。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>如果盘面上没有领地了，本局在该回合结束时结束，没有人获胜。</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>此时结束的最后回合先判定。之后不能再宣告。</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>数字牌（A 到十）的领地有 %n 枚棋子即满。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>侍从、骑士、王后或国王的领地有 %n 枚棋子即满。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>大阿卡纳的领地有 %n 枚棋子即满。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>荒地有 %n 枚棋子即满。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>已有 %n 枚或更多小棋子的格子，不再容纳小棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>已有 %n 枚或更多中棋子的格子，不再容纳中棋子，那里的小棋子也不能成长为中棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>已有 %n 枚或更多大棋子的格子，不再容纳大棋子，那里的中棋子也不能成长为大棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>已有某玩家 %n 枚或更多棋子的格子，不再容纳该玩家的棋子，那里的敌方棋子也不能换成该玩家的棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>把 78 张塔罗牌洗混。每位玩家发 %n 张，这也是手牌上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>把 78 张塔罗牌洗混。</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>把 78 张塔罗牌洗混。每位玩家发 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>手牌上限是 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>然后把牌正面朝上放到这些格子：%1。其余的牌是牌库。</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>洗牌之前，先取出%1{definite}，放到 %2。</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>每个回合可以有一次在行动之前转动自己的一枚棋子。这不算行动。</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>在你的回合结束时，先于其他任何事，你摸 %n 张牌，但不超过手牌上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>它也以更远的格子为目标，不论中间隔着什么：小棋子最远 %1 格，中棋子 %2 格，大棋子 %3 格。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: value</comment>
        <extracomment>one card in a list of cards; %1: card, %2: points</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Some cards have a different value (%1).</source>
        <extracomment>%1: list of cards and points, &quot;The Fool: 0, The World: 5&quot;</extracomment>
        <translation>有些牌的价值不同（%1）。</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>目标分数是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>%n 位玩家时，目标分数是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>你的分数是你占有的所有领地上你的棋子的点数之和。</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>你的分数是你占有的所有领地的价值之和。</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>你的分数是只有你的棋子的所有领地的价值之和。</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>一块领地上只有你的棋子时，你就占有它。</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>一块领地上你的棋子比任何其他玩家都多时，你就占有它。如果有两位或更多玩家并列最多，就无人占有。</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>一块领地上你的棋子点数之和比任何其他玩家都大时，你就占有它。如果有两位或更多玩家并列最大，就无人占有。</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>以同样方式占有的荒地计 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>掷颜色骰不需要随从。</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>没有牌、但与领地共用一边的格子是荒地。荒地上可以有棋子。荒地如同没有能力的领地。</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>在本游戏中，只有这时才能重整手牌。</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>只有这样才算影响棋子：%1。</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>这些价值只在创造领地、使领地成长或攻击领地时起作用。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>如果盘面上没有领地了，本局按 %1 在该回合结束时结束。</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>如果一块领地上只有一位玩家的棋子，且每种大小至少各有一枚，这些棋子就组成一座塔。其他人不能以塔中的棋子为目标。</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>其他玩家的棋子不能在塔所在的领地上被创造，也不能移动后停在那里。</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>但这不能使塔中的棋子免受自己发动攻击的后果。</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>每个回合依次进行 %n 个这样的行动；每个行动有各自的随从。放置棋子也算一个行动，跳过回合也一样。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>有些格子有自己的上限。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>宣告的最后回合</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>宣告最后回合的玩家</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>宣告过的玩家</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>失去下一回合的玩家</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>在你的最后回合结束时，只要达到或超过目标分数，你就立即获胜，不论其他人有多少分。</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>在你的最后回合结束时，只要有 %n 分或更多，你就立即获胜，不论其他人有多少分。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>在你的回合结束时，你可以宣告下一回合是你的最后回合，除非另一位玩家宣告的最后回合尚未进行。宣告对分数没有要求。</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>在你的回合结束时，若有 %n 分或更多，你可以宣告下一回合是你的最后回合，除非另一位玩家宣告的最后回合尚未进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>任何玩家都不能宣告两次。</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>在你的最后回合结束时，不能再宣告。</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>在宣告的最后回合进行之前，其他玩家联手。他们的棋子彼此既不算己方也不算敌方，共同占有的领地为其中每一位计分。</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>否则你出局：你的棋子回到储备，手牌弃掉。</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>最后剩下的玩家获胜。</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>最后剩下的玩家并不因此获胜；本局继续。</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>否则本局结束，其他所有玩家一同获胜。</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>否则你的所有棋子回到储备；你保留手牌，继续进行。</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>否则你继续进行，但失去下一回合。</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>如果所有未出局的玩家都宣告过最后回合，而没有人因此获胜，本局结束，分数最高者获胜；并列最高分者共同获胜。</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>结束你的回合，或者宣告下一回合是你的最后回合。</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>这是你的最后回合：结束时有 %n 分即获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>这是%1的最后回合，结束时需要 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>将失去下一回合：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>你失去 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1失去 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>你失去下一回合。</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1失去下一回合。</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>所有人都宣告过最后回合：最高分 %n 分获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>你获胜：你的最后回合以 %n 分结束，目标是 %2 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1获胜：最后回合以 %n 分结束，目标是 %2 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>所有人都宣告过最后回合；分数最高者获胜：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>你的最后回合结束：只有 %2 分，需要 %n 分；其他人全部获胜：%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>%1的最后回合结束：只有 %2 分，需要 %n 分；其他人全部获胜：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>需要敌方棋子的能力，不能用于与你联手的玩家的棋子。其他能力都可以使用，这样的棋子保持朝向。只有这样的棋子和你的棋子的格子，不算有敌方棋子。</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>否则你的 %n 枚棋子回到储备，先大后小；你继续进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>同样大小的棋子，最靠南的先回到储备，同一行中最靠东的先回。同一格中按朝向的顺序决定。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>四种花色</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>你的回合与手牌</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>两种能力用于同一目标</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>对局的结束</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>其他游戏与扩展</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>行家</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>大师</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>在规则允许的步骤中任选一步。</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>选择眼前最好的一步，不往前看。</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>每一步用大约一秒考虑之后的回合。</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>每一步思考数秒，不给对手任何机会。</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>冒险型</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>谨慎型</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>建设型</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>大胆建设型</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>谨慎建设型</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>狩猎型</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>大胆狩猎型</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>谨慎狩猎型</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, temperament</comment>
        <extracomment>a computer: %1 its level, %2 how it likes to play: &quot;Adept, builder&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer: of somebody who has just learnt the rules</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>会往前看一点，稍作思考。</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>瞬间规划自己的回合，并考虑下一名玩家的应对。</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>常有疏漏，也不往前看；第一次玩时的好对手。</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>选择任何不会失分的一步；用作测量的标尺。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>设好了隐藏的计时器。</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>骰子掷出 %1。</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>骰子掷出 %1。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>你认输。</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1认输。</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>现在由计算机（%2）替你玩。</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>现在由计算机（%2）替%1玩。</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>现在由另一位玩家替你玩。</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>现在由另一位玩家替%1玩。</translation>
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
        <translation>“%1：%2”</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>圣杯</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>权杖</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>星币</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>北</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>东</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>南</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>西</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>直立</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>东北</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>东南</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>西南</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>西北</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%1×%2 个方格上有 %n 块领地</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its number</comment>
        <extracomment>the value of a setting; %1: a card, %2: its number</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the value of a setting that is a list, and holds none</extracomment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>最少玩家</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>本游戏至少需要这么多玩家。</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>最多玩家</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>参加的玩家最多有这么多位。</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>小棋子</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>每位玩家的小棋子数。</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>中棋子</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>每位玩家的中棋子数。</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>大棋子</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>每位玩家的大棋子数。</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>手牌上限</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>发给每位玩家的牌数；摸牌也不会使手牌超过此数。</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>数字牌的价值</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>A 到十的领地的分数。</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>宫廷牌的价值</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>侍从、骑士、王后或国王的领地的分数。</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>大阿卡纳的价值</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>大阿卡纳领地的分数。</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>盘面列数</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>开始时每行并排的牌数。</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>盘面行数</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>开始时摆出的牌的行数。</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>一格的棋子</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>已有这么多棋子的格子里，不能再创造棋子，也不能再移入棋子。</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>先手的决定方式</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>这决定谁进行第一个回合。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手玩家</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>如果先手是指定的，由这位玩家先手。</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>回合次序</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>回合绕桌进行，或按竞标的次序进行。</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>能力</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>这张牌依次具有这些能力。</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>连动</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>这张牌的前两个能力可以这样连动。</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>回合的行动</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>每个回合做其中一项。</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>受影响的棋子成为随从</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>激活领地后，你的棋子若受随从影响，在本回合成为随从。</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>使用“愚者”时受影响的棋子成为随从</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>使用“愚者”时，你受影响的棋子成为随从，即使通常不会。</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>宣告的最后回合结束时获胜所需的分数。</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>最后回合失败的后果</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>宣告的最后回合结束时分数不足的玩家要承受的后果。</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>余下的竞标牌</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>没有人取走的竞标牌放到这里。</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>隐藏的计时器</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>没有人看得见的计时器结束本局，分数最高者获胜。</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>计时器下限</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>隐藏的计时器不会在这么多轮或分钟之前结束本局。</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>计时器上限</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>隐藏的计时器最迟在这么多轮或分钟后结束本局。</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>圣杯创造敌方棋子</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>以敌方棋子为目标的圣杯可以创造该玩家的另一枚棋子。</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>圣杯创造领地</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>可以把这些牌放到作为目标的荒地上。</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>创造领地的牌的来源</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>圣杯所创造领地的牌来自这里。</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>圣杯不受格子上限的限制</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>圣杯甚至可以在已满的格子里创造棋子。</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>权杖推动己方棋子</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>权杖可以推动玩家自己的棋子，不只是敌方棋子。</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>权杖推动领地</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>权杖可以把领地推入荒地。</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>权杖不受格子上限的限制</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>权杖甚至可以把棋子带到已满的格子里。</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>权杖的强度</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>权杖可及的格数；0 表示随从有几点就几格。</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>星币使领地成长</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>成长后领地的新牌价值正好多一分，或是任何更高的牌。</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>星币使荒地成长</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>星币可以使目标荒地成为领地。</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>领地成长的牌的来源</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>成长后领地的新牌来自这里。</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>宝剑使领地缩小</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>宝剑可以使领地缩小，不只是棋子。</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>领地缩小的方式</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>领地按随从的点数减分，或降低一级。</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>领地缩小的牌的来源</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>缩小后领地的新牌来自这里。</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>宝剑的强度</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>宝剑减去的点数；0 表示与随从的点数相同。</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>牌能转动的棋子</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>能转动棋子的牌转动一枚随从，或任何目标棋子。</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>领地可任意移动</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>能任意移动棋子的能力也能移动领地。</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>两人时的获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>两位玩家时，宣告的最后回合结束时获胜所需的分数；0 表示与通用值相同。</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>三人时的获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>三位玩家时，宣告的最后回合结束时获胜所需的分数；0 表示与通用值相同。</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>四人时的获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>四位玩家时，宣告的最后回合结束时获胜所需的分数；0 表示与通用值相同。</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>五人时的获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>五位玩家时，宣告的最后回合结束时获胜所需的分数；0 表示与通用值相同。</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>六人时的获胜分数</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>六位玩家时，宣告的最后回合结束时获胜所需的分数；0 表示与通用值相同。</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>领地的占有者</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>这决定领地为谁计分。</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>领地的分数</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>领地给占有者的分数是牌的价值，或占有者在那里的棋子每点一分。</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>荒地的价值</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>荒地给占有者的分数。</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>如果一块领地上只有一位玩家的棋子，且每种大小至少各有一枚，其他人不能以它们为目标。</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>最后回合失败而失去的棋子</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>回到储备的棋子数，先大后小；0 表示全部。</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>宣告所需分数</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>可以宣告最后回合的最低分数；0 表示任何分数。</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>最多宣告一次</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>任何玩家都不能宣告两次最后回合；所有人都宣告过后，分数最高者获胜。</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>联手对付宣告者</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>在宣告的最后回合进行之前，其他玩家联手。</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>需收回的分数</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>首先收回这么多分的玩家立即获胜。</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>可收回领地的最小棋子</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>可以收回领地的最小棋子：1 小，2 中，3 大。</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>最高的竞标</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>玩家A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>玩家B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>玩家C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>玩家D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>玩家E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>玩家F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>按竞标（锦标赛）</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>激活领地</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>打出一张牌</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>重整手牌</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>转动棋子</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不连动</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>前一个能力可以停在不能停留之处</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>中间不需要任何东西</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>中途的格子可以过满</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>该玩家出局</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>其他人全部获胜</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>该玩家失去棋子</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>该玩家失去下一回合</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>唯一在那里的玩家</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>那里棋子最多的玩家</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>那里点数最多的玩家</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>牌的价值</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>棋子的点数</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>进入弃牌堆</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>归竞标的胜者</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>隐藏的轮数</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>隐藏的分钟数</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>价值正好为 1 的牌</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>所有小阿卡纳</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>牌库顶</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>换成多一分的牌</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>换成任何更高的牌</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>按随从的点数</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>降一级</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>随从</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>目标棋子</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>荒地的棋子上限</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>格子的棋子上限也适用于荒地。</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>竞标直到手牌用尽</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>如果竞标一直相同直到没有牌，由此决定谁先手。</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>没有可放置棋子的格子</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>没有棋子又找不到空位的玩家跳过回合，或可以重整手牌。</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>弃牌的重洗</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>牌库一空就洗弃牌堆，或者到需要下一张牌时才洗。</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>影响棋子的方式</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>对棋子做了其中一项，它就算受到随从影响。</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>受影响领地上的棋子</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>随从所影响的领地上的棋子，自己也算受影响。</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>棋子可在荒地上创造</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>圣杯可以在荒地上创造棋子，不只在领地上。</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>随从创造的格子</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>随从只在目标格创造，或者也可在自己所在的格子里创造。</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>落点判定的时机</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>被推动的领地可以落在哪里，在拿起其牌之前或之后判定。</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>“愚者”翻开的牌可用可不用</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>玩家可以不翻牌。</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>可由另一枚随从行动</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>一张牌转动一枚随从之后，可由另一枚使用下一个能力。</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>只有敌方棋子变色</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>把棋子换成玩家自己棋子的能力只能替换敌方棋子。</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>最后剩下的玩家获胜</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>其他人都出局时，最后剩下的玩家立即获胜。</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>没有领地的盘面</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>没有领地时，所有未出局的玩家获胜，或者没有人获胜。</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>玩家A先手</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>该玩家跳过回合</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>该玩家可以重整手牌</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>立刻</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>需要牌时</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>创造它</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>移动它</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>推动它</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>使它成长</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>使它缩小</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>转动它</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>使它变色</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>在目标格</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>也在自己所在的格子里</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>拿起牌之前</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>拿起牌之后</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>剩下的玩家共同获胜</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>没有人获胜</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>每位玩家开始时的牌数；0 表示与手牌上限相同。</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>自选的牌</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>起始手牌中，每位玩家从亮出的牌中选出的张数。</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>多余的亮牌</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>除所选的牌外另外亮出的牌数；剩下的弃掉。</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>重整手牌时摸的牌</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>玩家重整手牌时最多摸的牌数；0 表示摸到手牌上限。</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>回合结束时摸的牌</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>玩家在每个回合结束时摸的牌数；手牌不超过上限。</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>单张牌的价值</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>这些牌的价值与同类的其他牌不同。</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>盘面布局</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>开始时的牌及其位置；没有布局时，盘面为长方形。</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>数字牌上的棋子</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>A 到十的领地有这么多棋子即满；0 表示采用任何格子的上限。</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>宫廷牌上的棋子</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>侍从、骑士、王后或国王的领地有这么多棋子即满；0 表示采用任何格子的上限。</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>大阿卡纳上的棋子</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>大阿卡纳的领地有这么多棋子即满；0 表示采用任何格子的上限。</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>荒地上的棋子</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>荒地有这么多棋子即满；0 表示采用任何格子的上限。</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>一格的小棋子</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>已有这么多小棋子的格子不再容纳小棋子；0 表示没有此上限。</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>一格的中棋子</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>已有这么多中棋子的格子不再容纳中棋子；0 表示没有此上限。</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>一格的大棋子</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>已有这么多大棋子的格子不再容纳大棋子；0 表示没有此上限。</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>一格中同一玩家的棋子</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>某玩家在一个格子里已有这么多棋子时，那里不再容纳该玩家的棋子；0 表示没有此上限。</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>每回合的行动</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>玩家在每个回合进行的行动数。</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>自由转动</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>每个回合有一次，在行动之前转动棋子不算行动。</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>转动多枚棋子</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>转动一枚棋子的玩家也可以转动自己的其他棋子，每枚一次。</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>弃牌与摸牌分开</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>重整手牌要么弃掉全部手牌，要么摸牌。</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>斜向</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>棋子也可以朝斜向。</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>小随从的作用距离</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>朝某一方向的小随从，目标最远可达这么多格。</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>中随从的作用距离</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>朝某一方向的中随从，目标最远可达这么多格。</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>大随从的作用距离</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>朝某一方向的大随从，目标最远可达这么多格。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>得分堆</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>已收回的分数</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>任何大小的棋子都可以。</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>小棋子不可以。</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>只有大棋子可以。</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>该牌的价值进入你的得分堆。这些分数计入你的分数，不会失去。</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>首先收回 %n 分的玩家立即获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>没有领地时，分数最高者获胜；并列最高分者共同获胜。</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>你收回 %2 的领地。</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1收回 %2 的领地。</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>结束你的回合，或者收回一块你占有的领地。</translation>
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
        <translation>已收回的分数：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>你收回 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1收回 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>在你的最后回合结束时不能收回领地（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你在那里没有中棋子或大棋子（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>你在那里没有大棋子（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>你获胜：你已收回 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1获胜：已收回 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>已没有领地；分数最高者获胜：%1。</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>在你的回合结束时，可以收回一块有你的棋子而没有敌方棋子的领地。你在那里最大的棋子回到储备。弃掉该牌，由牌库顶的牌取代。</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>一个回合中，你可以收回一块领地，也可以宣告最后回合，但不能两者都做。在你的最后回合结束时不能收回领地。</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>同样大小的棋子，按朝向顺序最靠前的一枚回到储备。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>程序在插件“%1”中崩溃了。该插件现已停用。</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>插件“%1”中发生了错误。</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>插件“%1”中发生了错误（%2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>按这些规则，这种大小的棋子每位玩家没有这么多：%1。</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>按这些规则，没有这样朝向的棋子：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>按这些规则，手牌最多 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>这些规则不支持 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>此规则集不使用这一项：%1。</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>这与这些规则所允许的不同：%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>当作%1使用。</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>以下任选其一：%1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>两次：%1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>三次：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n 次：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>然后：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>激活</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>激活一块有你棋子的领地：使用它的能力，你在那里的所有棋子都是随从。</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>打出</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>打出一张手牌：它进入弃牌堆，然后使用它的能力，你在盘面上的所有棋子都是随从。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>重整</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>重整手牌：弃掉任意张牌，也可不弃，然后摸牌，手牌最多 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>转向</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>转动你的一枚棋子，改变其朝向。</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>每个格子以其列的字母和行的数字命名，与盘面边缘所标的相同。最初的领地从西北角的 d4 开始。盘面扩大时，名称不变。</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大阿卡纳</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>每个格子以其列的字母和行的数字命名，与盘面边缘所标的相同。最初的领地中，最北的一行从 %1 开始。盘面扩大时，名称不变。</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>其他所有大阿卡纳</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>转动你的棋子，数量任意，每枚一次；要提前停止，就跳过回合。</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>重整手牌：要么弃掉全部手牌，要么摸牌，手牌最多 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>重整手牌：要么弃掉全部手牌，要么最多摸 %n 张牌，手牌最多 %1 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>重整手牌：弃掉任意张牌，也可不弃，然后最多摸 %n 张牌，手牌最多 %1 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>所有大阿卡纳</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>从弃牌堆取牌</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>从弃牌堆中任选牌取走，一枚随从每有一点取一张，手牌最多 %n 张。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>弃牌再摸牌</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>弃掉任意张牌，也可不弃，然后摸牌，手牌最多 %n 张。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>本局已经结束，不能再做任何事（%1）。</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>回合进行到这里，不能这样做（%1）。</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>按本游戏的规则，没有这样的一步（%1）。</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>现在使用的牌没有这个能力（%1）。</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这张牌现在提供的是另一个能力；能力须按顺序使用（%1）。</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>必须先走完已开始步骤的后半步（%1）。</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>先由机运决定：洗牌、抽签或掷骰（%1）。</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>盘面上没有棋子的玩家只能放置棋子（%1）。</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>只有盘面上没有任何棋子的玩家才能放置（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 已经有 %n 枚棋子；那里必须没有棋子（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 没有领地（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 没有你的棋子（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>你的手牌里没有%4{definite}（%1）。</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>所说的牌不在你的手牌里（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>弃牌堆里没有%4{definite}（%1）。</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>所说的牌不在弃牌堆里（%1）。</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>你的手牌已满，上限是 %2 张（%1）。</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>现在不能摸牌（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>现在最多只能摸 %n 张牌（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这样什么也不会改变（%1）。</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>这不是你的棋子：%6（%1）。</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这不是你的棋子（%1）。</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>这枚棋子不是现在可以行动的随从：%6（%1）。</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这枚棋子不是现在可以行动的随从（%1）。</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 的棋子是一座塔，其他人不能以它们为目标（%1）。</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 有一座塔，其他人不能进入（%1）。</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>行动的随从没有以这枚棋子为目标：%6（%1）。</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>行动的随从没有以 %3 为目标（%1）。</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>随从不推动自己，而是移动（%1）。</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>这需要敌方棋子，而不是%6（%1）。</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>这枚棋子本回合已经转动过：%6（%1）。</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你正在转动自己的棋子：再转动一枚，或者跳过回合（%1）。</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>要么弃掉全部手牌，要么摸牌（%1）。</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这需要一枚敌方棋子（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 已满：那里有 %n 枚棋子（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 不能再放小棋子：那里已有 %n 枚（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 不能再放中棋子：那里已有 %n 枚（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 不能再放大棋子：那里已有 %n 枚（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3 不能再放同一玩家的棋子：那里已有 %n 枚（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你的储备里已没有小棋子（%1）。</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你的储备里已没有中棋子（%1）。</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你的储备里已没有大棋子（%1）。</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5的储备里已没有小棋子（%1）。</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5的储备里已没有中棋子（%1）。</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5的储备里已没有大棋子（%1）。</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5的储备里已没有这样的棋子（%1）。</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 有敌方棋子（%1）。</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>这块领地不能换成别的牌；不需要%4{definite}（%1）。</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>%4{definite}的价值不符，需要价值 %2 的牌（%1）。</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>这需要一张价值正好为 %2 的牌（%1）。</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>直立的随从不能使用权杖，因为它没有方向（%1）。</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>它一格也走不了（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>它最多能走 %n 格（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>最多能减去 %n 点（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>最多能减去 %n 分（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这枚棋子已经是大棋子，不能再成长（%1）。</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>大阿卡纳牌的价值已经最高，不能再成长（%1）。</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>敌方棋子的朝向不变（%1）。</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>被摧毁的棋子不能再定朝向（%1）。</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这个能力达不到那个格子，或者不能使用来自那里的牌（%1）。</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这只有连同后半步才可行，而没有合适的后半步（%1）。</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这可以单独完成，所以不是连动步骤的前半步（%1）。</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>没有连动步骤以这张牌现在提供的能力开始（%1）。</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>后半步必须与前半步针对同一枚棋子或同一块领地（%1）。</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>后半步必须让 %3 重新有空位（%1）。</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>已经没有牌可摸（%1）。</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>%3 的%4{definite}不是大阿卡纳牌（%1）。</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这张牌不是大阿卡纳牌（%1）。</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>“世界”不能使用另一张“世界”的能力（%1）。</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>最多只能连续翻开或借用 %2 张牌；不能再翻开或借用（%1）。</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>必须由同一枚随从继续（%1）。</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>必须使用这个能力（%1）。</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5已经宣告最后回合，须等它结束（%1）。</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这是你的最后回合；结束时不能宣告（%1）。</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>你已经宣告过最后回合；任何玩家都不能宣告两次（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>你需要 %n 分才能宣告最后回合（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>已经没有领地，所以不能宣告最后回合（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}不在可取走的牌之中（%1）。</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>本游戏中棋子不能朝斜向（%1）。</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>按这些规则，这个能力不能这样使用（%1）。</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}既不比那里的牌更有价值，也不是同类中更高的牌（%1）。</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这需要一张更有价值的牌，或同类中更高的牌（%1）。</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}不适合那里；应为价值少一分的牌，或同类中更低的牌（%1）。</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这需要一张价值少一分的牌，或同类中更低的牌（%1）。</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>本变体的一条规则不允许这样做（%1）。</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>这不可行（%1）。</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 是虚空：那里没有牌，也不与任何领地共用一边（%1）。</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3 不是荒地；荒地是没有牌、但与领地共用一边的格子（%1）。</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>所指定的棋子必须都在同一个格子里；这一枚不在：%6（%1）。</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>本局会在你的下一回合之前结束，所以不能为那一回合作宣告（%1）。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>翻开一张牌</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>翻开牌库顶的牌，使用它的能力。</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>翻开的牌进入弃牌堆。同样的棋子也是其能力的随从。</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>可以选择不翻牌。</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>只要有牌，就必须翻开。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>最多只能连续翻开或借用 %n 张牌；之后不再翻开或借用。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>权杖</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>权杖：移动</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>至少移动一格，最多移动的格数等于随从的点数。</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>移动一格，不论随从的大小。</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>移动 1 到 %n 格，不论随从的大小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>当作权杖使用。</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>格子的棋子上限不适用。</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>一格 %n 枚棋子的上限不适用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>朝随从的方向移动该随从，或推动目标棋子。</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>朝随从的方向移动该随从，或推动作为目标的敌方棋子。</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>不能停在虚空。</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>不能停在虚空，也不能停在已有 %n 枚棋子的格子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以同样把它推入没有敌方棋子的荒地。</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>领地不能被推动。</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以推动它，距离与推动棋子时相同。它可以越过任何东西，必须落在没有敌方棋子的荒地上。棋子留在原来的格子里；你在落点的棋子此时就在该领地上。</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>领地被推走后身处虚空的棋子回到储备。</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>直立的随从不能使用权杖。</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>朝随从的方向移动该随从，或推动目标棋子，己方敌方皆可。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>自己的棋子不能被推动。</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>被移动的棋子不能停在虚空。中途的格子没有限制。</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>被移动的棋子不能停在已满的格子或虚空。中途的格子没有限制。</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>如果是你的棋子，之后可以转动；敌方棋子的朝向不变。</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>不能停在虚空，也不能停在已满的格子。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>朝向的顺序是：北、东、南、西、直立、东北、东南、西南、西北。</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>朝向的顺序是：北、东、南、西、直立。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>本游戏使用机制“%1”。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RulebookFormat</name>
    <message>
        <source>%1.</source>
        <comment>heading</comment>
        <extracomment>a heading within a paragraph: &quot;The Tower. Use as a sword.&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Ruling (%1):</source>
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: Immediately&quot;</extracomment>
        <translation>裁定（%1）：</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RulebookWriter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a setting of a ruleset: %1: its label, %2: its value (&quot;Yes&quot;)</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StatusWording</name>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>即将发牌。</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>弃牌堆即将洗混。</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>抽签决定先手。</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>即将设置隐藏的计时器。</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>即将掷骰。</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>由你决定。</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>由%1决定。</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>轮到你：把一枚小棋子放到没有棋子的格子。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>轮到%1放置一枚小棋子。</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>再转动一枚棋子，或者跳过回合。</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>你的回合继续：选择下一个行动。</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>轮到你：激活领地、打出一张牌、重整手牌，或转动一枚棋子。</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>轮到你：选择要做什么。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1了。</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2{definite}：完成已开始步骤的后半步。</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1完成%2{definite}某一步骤的后半步。</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1{definite}：现在无法使用这个能力（%2）；请跳过。</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2{definite}：%3。</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1使用%2{definite}：%3。</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2{definite}，第 %4 个能力（共 %5 个）：%3。</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1使用%2{definite}，第 %4 个能力（共 %5 个）：%3。</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>结束你的回合。</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1即将结束回合。</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>本局即将开始。</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>你获胜：只剩下你一位玩家。</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1获胜：只剩下这一位玩家。</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>已没有领地：你获胜。</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>已没有领地：%1获胜。</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>你以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1一同获胜。</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>本局结束，没有人获胜。</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1获胜：只剩下这些玩家。</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>已没有领地：%1共同获胜。</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>最高分相同：%1共同获胜。</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1正在思考</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>由%1决定</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>由你决定，%1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>由你决定</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>轮到你了，%1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>把一枚小棋子放到没有棋子的格子上。</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1放置一枚小棋子。</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>选择下一个行动。</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>激活领地、打出一张牌、重整手牌，或转动一枚棋子。</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>选择要做什么。</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>你获胜：对手认输。</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1获胜：对手认输。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>激活领地</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>打出一张牌</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>重整手牌</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>转动自己的棋子</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>创造棋子</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>创造敌方棋子</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>移动随从</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>推动棋子</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>使棋子成长</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>交换手牌</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>跳过能力</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>宣告</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>用牌竞标</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>取走竞标牌</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>创造领地</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>推动领地</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>使领地成长</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>攻击棋子</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>攻击领地</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>用牌转动棋子</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>替换敌方棋子</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>任意移动棋子</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>任意移动领地</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>弃牌再摸牌</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>从弃牌堆取牌</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>翻开一张牌</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>借用另一张牌的能力</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>它直立。</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>它朝%1。</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>必须接着走后半步。</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>你把一枚小棋子放到 %2。</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1把一枚小棋子放到 %2。</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>你激活 %3 的领地%2{definite}。</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1激活 %3 的领地%2{definite}。</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你打出%2{definite}。</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1打出%2{definite}。</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>你摸到%2{definite}。</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1摸到%2{definite}。</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>你摸了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1摸了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>你弃掉%2{definite}。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1弃掉%2{definite}。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>你跳过回合。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1跳过回合。</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>你既不弃牌也不摸牌。</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1既不弃牌也不摸牌。</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>你什么也不做。</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1什么也不做。</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你放弃使用%2{definite}的一个能力。</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1放弃使用%2{definite}的一个能力。</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>你结束回合。</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1结束回合。</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>你结束回合，并宣告下一回合是你的最后回合。</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1结束回合，并宣告下一回合为最后回合。</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>你选出一张竞标牌。</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1选出一张竞标牌。</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>你用%2{definite}竞标。</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1用%2{definite}竞标。</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你取走竞标牌%2{definite}。</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1取走竞标牌%2{definite}。</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>你走了本游戏没有的一步。</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1走了本游戏没有的一步。</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>你没有摸牌。</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1没有摸牌。</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>你走出“%2”这一步。</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1走出“%2”这一步。</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>之后它直立。</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>之后它朝%1。</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1转为直立。</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1转为朝%2。</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1使%2转为直立。</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1把%2转为朝%3。</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1把%2变成自己的颜色。</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1移动到 %2。</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1把%2移动到 %3。</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1把领地%2{definite}从 %3 移到 %4。</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1与你交换手牌。</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>你与%2交换手牌。</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1与%2交换手牌。</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>你从弃牌堆取走%2{definite}。</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1从弃牌堆取走%2{definite}。</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>你翻开牌库顶的牌。</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1翻开牌库顶的牌。</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>你使用 %3 的领地%2{definite}的能力。</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1使用 %3 的领地%2{definite}的能力。</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1在 %2 创造一枚小棋子。</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1创造一枚敌方小棋子，与%2同格且朝向相同。</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1开始在 %2 建立领地。</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1把牌库顶的牌作为领地放到 %2。</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1在 %3 创造领地%2{definite}。</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1向%2移动 %n 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1把%2向%3推动 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1把领地%2{definite}从 %3 推到 %4。</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1成长为大棋子。</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1成长为中棋子。</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1使%2成长为大棋子。</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1使%2成长为中棋子。</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1开始让 %3 的领地%2{definite}成长。</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1用牌库顶的牌取代 %2 的牌。</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1使 %2 成为领地%3{definite}。</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1用弃牌堆的%4{definite}使 %3 的领地%2{definite}成长。</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1使 %3 的领地%2{definite}成长为%4{definite}。</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1摧毁自己。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1使自己缩小 %n 点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1摧毁%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1使%2缩小 %n 点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1开始让 %3 的领地%2{definite}缩小。</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1摧毁 %2 的领地。</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1摧毁 %3 的领地%2{definite}。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1使 %2 的领地缩小为%3{definite}。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1用弃牌堆的%4{definite}使 %3 的领地%2{definite}缩小。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1使 %3 的领地%2{definite}缩小为%4{definite}。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>宝剑：攻击</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>使目标棋子至少缩小一点，最多缩小的点数等于随从的点数。</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>使目标棋子缩小一点，不论随从的大小。</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>使目标棋子缩小 1 到 %n 点，不论随从的大小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>当作宝剑使用；新领地可以来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>当作宝剑使用；新领地来自弃牌堆中的任意位置。</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>当作宝剑使用。</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>按一点计算，不论随从的大小。</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>按 1 到 %n 点计算，不论随从的大小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以使它减一分、换成同类中更低的牌，或者（小阿卡纳牌）弃掉而不放新牌。</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以同样使它缩小：换成价值为剩余分数的牌；分数减到零时不放新牌。</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>没有点数剩下时即被摧毁。</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以同样摧毁它。</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>不能攻击领地。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以攻击它：弃掉该牌，换成价值少一分的牌，或同类中更低的牌。小阿卡纳牌也可以弃掉而不放新牌。</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>或者，若目标领地不是大阿卡纳牌，且上面没有敌方棋子，可以摧毁它：弃掉该牌。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以攻击它。领地像棋子减点一样减分：弃掉该牌，换成价值正好为剩余分数的牌；分数减到零时不放新牌。没有合适的牌，就不能减这么多。</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>或者，若目标领地上没有敌方棋子，可以摧毁它：如果它像棋子减点一样失去全部分数，就弃掉该牌。</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>领地被摧毁之处成为荒地或虚空。此时身处虚空的棋子回到各自的储备，相邻格子中的也一样。</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>若棋子的点数不足，则全部失去。由其主人储备中较小的棋子取代，朝向不变；没有点数剩下时即被摧毁，回到储备。储备里没有合适的棋子，就不能减这么多。</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>随从可以攻击自己和你的其他棋子；仍在场的可以转动。</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>如果两个能力缩小同一枚棋子或同一块领地，中间的那一步不需要棋子，也不需要牌。</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>如果两个能力缩小同一枚棋子，中间的那一步不需要棋子。</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>权杖可以把棋子带到虚空以外的任何格子，只要宝剑之后（不论以何种效果）那里的棋子不超过上限。</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>权杖可以把棋子带到虚空以外的任何格子，只要宝剑之后（不论以何种效果）那里最多有 %n 枚棋子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>隐藏的计时器</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>剩余轮数或分钟数</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>隐藏的计时器响了：你以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>隐藏的计时器响了：%1以最高分 %2 获胜。</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>隐藏的计时器响了：%1并列最高分，共同获胜。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>本局最迟在 %n 轮后结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>本局最迟在 %n 分钟后结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>隐藏的计时器在 %1 到 %n 轮后结束本局；没有人知道具体轮数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>隐藏的计时器在 %1 到 %n 分钟后结束本局；没有人知道具体时间。</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>一轮是指每位未出局的玩家各进行一个回合，从先手的玩家开始。</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>届时对局立即停止，分数最高者获胜；并列最高分者共同获胜。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>交换手牌</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>与目标敌方棋子的主人交换手牌。</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>双方的手牌都可以是空的。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>转动棋子</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>转动一枚目标棋子，己方敌方皆可。</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>转动一枚随从。</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>目标总是以当时为准：转动过的随从有新的目标。</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>之后行动的随从可以是另一枚。</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>之后行动的随从必须是同一枚。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可以撤回的。</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>之后洗过、摸过或掷过的结果无法当作没看见。</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>之后有人看过了隐藏的牌。</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>那是别的玩家走的一步。</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>屏幕正在交给下一位。</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>最后一步还在保存。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>使用能力“%1”。</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1，能力 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 的小棋子</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 的小棋子</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>你在 %2 朝%3的小棋子</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1在 %2 朝%3的小棋子</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 直立的小棋子</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 直立的小棋子</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 的中棋子</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 的中棋子</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>你在 %2 朝%3的中棋子</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1在 %2 朝%3的中棋子</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 直立的中棋子</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 直立的中棋子</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 的大棋子</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 的大棋子</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>你在 %2 朝%3的大棋子</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1在 %2 朝%3的大棋子</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>你在 %2 直立的大棋子</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1在 %2 直立的大棋子</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>机运</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>无人</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>位于 %1 的棋子</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>任意移动</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>把目标棋子移到任何没有棋子的领地或荒地。或者，若目标领地上没有敌方棋子，把它移到任何没有敌方棋子的荒地。</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>把目标棋子移到任何没有棋子的领地或荒地。</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>领地移动时，棋子留在原来的格子里；因此身处虚空的棋子回到各自的储备。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>放置</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>激活</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>打出</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>重整手牌</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>转向</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>圣杯</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>权杖</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>星币</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>转动棋子</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>改变颜色</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>任意移动</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>交换手牌</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>弃牌再摸牌</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>从弃牌堆取牌</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>翻开一张牌</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>借用另一张牌</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>宣告最后回合</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>竞标</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>取走</translation>
    </message>
</context>
</TS>
