<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>使い方：%1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>引数：</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Qt のオプションも含めてヘルプを表示します。</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Qt のオプションも含めてヘルプを表示します。</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>「%1」というオプションはありません。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>次のオプションはありません：%1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>「%1」の後に値がありません。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>「%1」に値は指定できません。</translation>
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
        <translation>キャンセル</translation>
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
        <translation>%1：得点%2、ストック%3/%4/%5、手札%6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>（脱落）</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>山札%1、捨て札%2（一番上：%3）</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>ランダムなゲームの速度を測定</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON を出力</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>コンピューターのプレイヤーの速度も測定</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>1回の測定時間（秒）</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>このルールセットだけ</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>各ルールセットに重ねる拡張</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>ルールは同じです。</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>2つのゲームを、ルールブックの文でルールごとに比較</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>ゲームの ID かファイル。拡張はプラス記号の後に続ける</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>JSON で出力</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>実験（コンピューター同士の多数の対局）でルールセットを比較</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>ラウンド%1/%2：変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>コンピューターの強さに「%1」はありません。</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first は --last 以下でなければなりません。</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>ルールセットの設定を1つずつ変え、ゲームへの影響を報告</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>一緒に試す設定：キー=値,キー=値</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>プレイヤー数</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>全プレイヤーの強さ</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>最初のラウンドで各変更に使う配札の数</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>最後のラウンドまで残った変更に使う配札の数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>乱数のシード。同じシードなら同じゲームになる</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>同時に行うゲームの数</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>画像付きのブラウザ用ページとしてこのファイルに書き出す</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>既存のファイルを上書き</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>実験のシャードをまとめる</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>シャードのフォルダー</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>実験全体のファイル</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>フォルダーにまだないシャードを列挙：3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>実験の結果を報告（実行中も可）</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>実験のファイル</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>計画を含めて JSON で出力</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>表計算用の表をこのファイルに書き出す</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>レポートが一致しません。最初の違いは%1です。</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>レポートの実験を再現し、新しいレポートを書き出す。一致しなければ失敗</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>「lab report --json」で書き出したレポート</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>同時に対局する配札の数</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>配札%n回中%1回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>残り約%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>残り約%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>「%1」はシャードではありません。正しい例：3/200。</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>実験のファイルを指定してください：--out ファイル。</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>実験を行うか、中断した実験を再開する</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>計画（JSON）</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>実験のファイル。--shard のときは全シャードのフォルダー</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>このシャードだけ：3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>対局する内容と所要時間だけを表示し、何も書き込まない</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>進み具合を表示しない</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>局面で可能な手をすべて列挙</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>この手はルール上できません。</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>この段階は、解答にあるこの手を受け付けません。</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>解答が、段階のすべての目標を達成していません。</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>段階のすべての目標が、始まる前に達成されています。</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>この段階は、学習者が決める番から始まっていません。</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>段階が、誤答例のこの手を受け付けています。</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>この手は可能です。%1で拒否されるはずです。</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>この手は可能なはずです。</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1で拒否されるはずですが、そもそも手ではありません。</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>この手は%1で拒否されるはずですが、%2で拒否されます。</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>そのとき盤面に駒%1はありません。</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>レッスンを検査し、最後まで行う</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>レッスンを、その解答と誤答例で検証</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>レッスンかガイドを1つずつ含むファイル</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>レッスンを、解答とともに段階ごとに示す</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>付属のレッスンの ID、またはファイル</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>解答の手を実行</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1は%3に対し、%nゲームで%2%の成績です（95%区間：%4〜%5%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>50%対60%の検定：対数比%1、%2。</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>1ゲームの手番数：%1、判断数：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>プレイヤー%n人が脱落しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1：すべての手の半数が%2秒以内、95%が%3秒以内、最長は%4秒です。</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>2つの強さのコンピューターを対戦させる</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>ほかのプレイヤーの強さ</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>ルールセットの ID。拡張は「基本+拡張」のように付ける。「all」はすべてのゲーム</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>拡張の ID。複数回指定可</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>同時に行うゲームの数</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>1手の中で並行して行う探索の数</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>1手ごとの思考量の倍率（両方の強さ）</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>強さごとの値の代わりに使う試行回数</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>ほかのプレイヤーについて同様</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>自分のルールセットを新規作成</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>ID：小文字、数字、ハイフン</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>親（ゲームまたは拡張）の ID</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>作成するファイル。既定では ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>局面からの手の連続を数える</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>局面と手のファイル</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>手の数</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>各席には「person」か、コンピューターの強さを指定してください：%1。</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>ターミナルで対局する</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>乱数のシード。同じシードなら同じカードとダイスになる</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>ルールセットの ID</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>ルールセットの設定。例：target=8。複数回指定可</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>ゲームを保存する新しいファイル</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>ゲーム：%1、パズル：%2。</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>手順が多すぎて、すべては試せません。</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>パズルではありません。達成する着想がただ1つに限られる目標が、ここにはありません。</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>指定と異なる初手、または異なる得点でも目標を達成できます。</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>解答が目標を達成していません。</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>測定した難易度が、記載と異なります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>パズル%n問中、正しいものは%1問です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>コンピューター同士のゲームからパズルを探し、できるだけ多様なものを出力</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>ゲームの代わりに使う、局面か戦術のファイル</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>使用するルールセット</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>拡張。複数回指定可</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>プレイヤー数。複数回指定可</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>調べるゲームの数</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>自分の最終手番に勝つパズルの数</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>ほかのプレイヤーの最終手番を阻止するパズルの数</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>得点を増やすパズルの数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>乱数のシード。同じシードなら同じパズルになる</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>すべての手順を検査し、パズルとして成立しないものを列挙</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>パズルのファイル</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>難易度の判定に使うコンピューターにも解かせる</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>パズルを作成、検査：1つの着想が決め手になる手番</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>完全な%n行を再生しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>棋譜を再生して検査</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>保存したゲーム、または記録ファイル</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>ゲームと拡張のルールブックを書き出す</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>ゲームと、それに重ねる拡張の ID かファイル</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>テキストで出力（既定）</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Markdown で出力</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>ウェブページで出力</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>1ページの早見表だけ</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>シナリオを実行し、失敗したものを列挙</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>シナリオ1つ、またはその配列のファイル</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>シナリオの最初の失敗だけでなく、すべてを示す</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>「%1」は文書内の場所ではありません。場所はスラッシュで始めます：/end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>ファイルは変更していません。この値では遊べません：</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>以前からのエラーが、まだ%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>ルールセットのファイル</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>値の場所。例：/end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>手の比較は1つの局面で行いますが、このファイルには複数あります。</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>1つの局面で可能な手を、2つのゲームで比較</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>局面のファイル（手を含めてもよい）。そこに指定されたゲームは無視される</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>ファイルを指定するか、--make で局面を求めてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%n局面中%1局面を解きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>1手番で決まる局面をコンピューターに解かせる</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>そのような局面のファイル</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>解く代わりに、ゲームから探して出力する局面の数</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>1手ごとの思考量の倍率</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>乱数のシード。同じシードなら同じ答えになる</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>ゲーム%1の%2手目の後を参照</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>コンピューターにルールセットで対局させ、ゲームからわかることを報告</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>ゲームの数</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>プレイヤー数。既定では、可能なら2人</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>参考になるゲームをこのフォルダーに書き出す</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>ゲームの棋譜とともに JSON で出力</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>順に使用するルールセット</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>各ラウンドのゲーム数</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>実行済み：%1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>ファイルの以前の内容は%1に保存してあります。</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>問題は、この%n件のほかにもあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>このファイルに検査するものはありません。</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>ルールセット、局面、シナリオ、棋譜の問題を列挙</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>検査するファイル</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>ルールセットの各問題に、効果のある最初の修正を適用。元のファイルは同じ場所に保存</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>このファイルにシナリオも局面もありません。</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1はルールセットではありません。変更できるのはルールセットだけです。</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>ここでは図を描けません。デスクトップ版に付属の「%1」がありません。</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>図なしで起動したプログラムでは、図を描けません。</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>プレイヤー：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>配札%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>最大%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>約%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>正しくは%1のどれかですが、「%2」が指定されています。</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>ファイル名、または標準エラー出力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>実行中の内容を標準エラー出力に表示</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>診断ログの詳しさ：%1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>診断ログのファイル。- は標準エラー出力</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>診断ログに書き込めません（%1）。</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>コマンドライン版 Gnostica：対局、検査、測定を行います。</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>言語。既定では環境の言語</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>名前が足りません。</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>出力を書き込めませんでした。</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1：ゲームの数がまだ足りません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>駒</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>マス</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>向き</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>語</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>足りないもの：%1。</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>ここに必要なもの：%2。見つかったもの：「%1」。</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>このルールセットは%1〜%n人用です。</numerusform>
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
        <translation>修正案：%1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>手を入力してください。例：%1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>マスは、盤面の端の表示どおりの名前か、座標で指定します。手の一覧では座標を使います：%1は%2です。</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? はすべての可能な手、? cup は cup で始まる手を列挙します。ほかに：board、undo、quit。</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>判定保留</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>50%寄り</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>60%寄り</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>「%1」は%2から%3までの数ではありません。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>フォルダー「%1」がありません。</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>引数</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>（必須）</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>コマンドがありません。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>解釈できません：%1</translation>
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
        <translation>%1 に「%2」は指定できません。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 には値が必要です。</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 は1回しか指定できません。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 と %2 は同時に使えません。</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>このヘルプを表示</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>バージョンを表示</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>詳しくは %1 を参照してください。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>「%1」は%2〜%3の整数ではありません。</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>プラグイン「%1」を再び読み込むようにします。</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>無効になっているプラグインはありません。</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>プラグインを一覧表示し、読み込まれていないものはその理由を示す</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>エラーで無効になったプラグインを有効にする</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>プラグインを再び有効にするには：%1。</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>プラグインを読み込まない。プラグインが必要なゲームは遊べない</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>コマンドを完了できませんでした。</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>プラグインなしで実行するには：%1。</translation>
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
        <translation>盤面：%1。</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>手札：%1。</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>駒はプレイヤー、大きさ、向きの順に書きます。%1はプレイヤーAの北向きの大駒、%2はプレイヤーBの直立した小駒です。</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>コード</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>局面のファイル、局面と手のファイル、またはそれらの配列</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>ルールセットの値を1つ変更（書式は保つ）、または設定できる項目を一覧表示</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>次から選んだ値のリスト：%1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>能力のリスト</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>盤面の行のリスト</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>カードごとの数値：%1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2（%3／既定値：%4）</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>新しい値（JSON）。語に引用符は不要。null で親の値を取り除く。値を省略すると、すべての設定と指定できる値を一覧表示</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>%1に設定はありません。すべての設定を一覧表示するコマンド：%2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>それでも宣言するには、もう一度入力してください。</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>点が足りないときの宣言は、2回入力する必要があります。</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>引数「%1」は UTF-8 ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>進行中だった配札%n回は数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt は50%対60%を検定します。公平な割合が100%を席の数で割った値になる --one とは併用できません。</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>プレイヤー数。1人おきに強さ a、--one では1人だけ</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>強さ a の1人が強さ b のプレイヤーと対戦し、順にすべての席に着く</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>配札の単位に切り上げ：席を交換した2ゲーム、--one では席ごとに1ゲーム</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>ルールセットごとのプレイ秒数。それまでに終わっていない配札は数えない</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>ゲームを打ち切るまでのラウンド数。その配札は数えない</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>逐次検定が決まったら停止。--one とは併用不可</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>最後まで行われた配札がないため、結果はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%nゲームが第%1ラウンドの後に打ち切られました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>そのため配札%n回は数えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1（%2の%n人に対する1人）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1：%nゲームで%2%（公平なら%3%、95%区間：%4〜%5%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>1ゲームのラウンド数：中央値%1、95%のゲームで%2以下、最短%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>宣言%n回のうち、%1回が成功しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1：%3回のうち%2回。</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>ラウンド%1：%nゲーム中%2ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>ラウンド%1：表を合わせています…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>残り2人</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>残り3人以上</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>ラウンド%1、%2：局面が%nでは少なすぎるため、表は元のままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>ラウンド%1、%2：ゲーム%3、局面%4、意外さは%5から%6へ、確信度%7。</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>自己対局により、コンピューターの局面評価を学習する</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>学習したものすべてのフォルダー。中断した学習は再開される</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>表を合わせる回数</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>乱数のシード。同じシードなら同じ表になる</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>ラウンドのゲームのうち、このシャードだけを対局：3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>付属のものの代わりに、学習の出発点とする評価のファイル</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>付属のものの代わりに使う、learn が書き出した評価のファイル</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1、プレイヤー数%2：%nゲーム中%3ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1、プレイヤー数%2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>ファイル内の%n件の結果はいまも有効なので残しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>コンピューターの自己対局により、ゲームの長さを測る</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>結果のファイル。いまも有効な結果は残す</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>使用するルールセット。既定ではすべてのゲーム</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>プレイヤー数。既定では可能なすべての人数</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>ルールセットとプレイヤー数ごとのゲーム数</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>ゲームを打ち切るまでのラウンド数</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b と --judging-b は --b-program と併用できません。そのプログラムは独自の設定を使います。</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>カードを配り、強さ b の席を受け持つ別のビルドの gnostica-cli</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>「%1」を実行できません：%2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>「%1」は手「%2」を受け付けません。</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>「%1」はゲームが終わる前に終了しました。</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>「%1」はゲームが終わる前に終了しました：%2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>「%1」はこのプログラムと異なるルールでプレイしています：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1：%3回のうち%2回（予測は%4%）。</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>「%1」からの応答が長い間ありません。</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>「%1」は、自分で選ぶべき手を尋ねています。</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>「%1」からの応答が長い間ありません：%2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time はプレイヤーの思考量を自動で決めます。%1 とは併用できません。</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time は、探索しない強さ「%1」を調整できません。</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>強さ「%1」は、どれだけ長く考えても相手と同じプロセッサー時間にはなりません。</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>b のプロセッサー時間が a と同じになる試行回数を先に測る。--b-program では a を b に合わせる</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>対戦は途中で打ち切られました：%1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>プロセッサー時間を同じにするため、%1 は1手ごとに%nゲームを読みます（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>「%1」は「%2」とは別の手を記録しています。</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>「%1」は、このプログラムのルールでは許されない手を選びました。</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>このシステムでは、別のプログラムが使うプロセッサー時間がわかりません。</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>各席のプレイヤーをコンマ区切りで：person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1：%nゲーム中%2ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1は別の設定（%2）で作成されています。同じ設定に戻すか、別のファイルを使ってください。</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>強さの比較には、2つ以上の異なる強さが必要です。</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>コンピューターの強さの各段階が、1つ下の段階より強いかを調べる</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>コンマ区切りの強さ。既定：%1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>プレイヤー数。2では席を入れ替え、それより多いと上の強さの1人が順にすべての席に着く。既定：2と4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>強さの組ごとの最大ゲーム数。いつ見ても有効な95%区間から公平な成績が外れた時点で終わる</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>結果のファイル。同じコマンドはここから再開する。--games と --levels は変えてもよい</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>性格「%1」はありません。</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>強さ：%1。または「scripted」（得点を失わない手なら何でも選ぶ）</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>プレイヤー a の性格：builder か hunter、gambler か prudent、または「builder prudent」のように1つずつ</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1：%n手の%2%は、失う勝率が%3ポイント以下です（ゲームを単位とした95%区間：%4〜%5%）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>試行%n回の探索によると、1手で失う勝率は平均%1ポイントです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>はるかに長い探索なら、ある強さのコンピューターよりよい手を選ぶことがどれほどあるかを測る</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>同じ強さどうしのゲーム数</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>ゲームごとに調べる手の数（無作為に選ぶ）</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>長い探索の試行回数が、その強さの何倍か。探索しない強さでは、見習いの何倍か</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>強さ「%1」はありません。使える強さ：%2。</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>強さ：%1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>決着していません。</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1のほうが強いです。</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1のほうが弱いです。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1対%2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>打ち切られたゲームのため、配札%n回は数えません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>メモリーが足りません。ウィンドウやほかのプログラムを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>システムは、このプログラムのスレッドをこれ以上作成できません。ほかのプログラムを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>プログラムまたはプラグインの不具合です。詳しくは診断ログを見てください。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Gnostica について</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>タロットカードとピラミッドで領地を争うゲーム。</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica は、John Cooper、Kory Heath、Kristin Matherly、Jacob Davenport が、タロットカードと Looney Pyramids のためにデザインしたゲームです。</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>このプログラムは、GNU General Public License バージョン3以降に基づくフリーソフトウェアです。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>書体 Gnostica Serif と Gnostica Figures は、Friedrich Althausen の Vollkorn をもとに作られ、SIL Open Font License バージョン1.1で提供されています。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタートページ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>中断したゲーム(&amp;U)…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>新しいウィンドウで棋譜を開く(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>自分のゲームを作る(&amp;M)…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>ルールセットを並べて比較(&amp;Y)…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>ルールセットを追加(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>ルールを印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>ルールを PDF にエクスポート(&amp;D)…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>ゲームの結果(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>ゲームを検討(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>宣言すべき？(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>Gnostica について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>手を確定(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>選び直す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>最後の手を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>この能力をスキップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>宣言する(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>手札を補充(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初の局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>前の局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>次の局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ゲームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>ここから新しいゲームとして続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>急がせる(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>1手進める(&amp;O)</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>速さ：待ちなし(&amp;W)</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>速さ：速い(&amp;Q)</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>速さ：ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>速さ：遅い(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>盤面全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>盤面を左に回す(&amp;L)</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>盤面を右に回す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>ログを記法で表示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>早見表(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>自分のゲームを作る(&amp;M)</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>ルールセットの比較と局面の作成(&amp;P)</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>終盤の研究結果(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>診断ログを表示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>問題報告をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>前の手番(&amp;T)</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>再生(&amp;Y)</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>次の手番(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最後の局面(&amp;L)</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>前の印(&amp;M)</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>次の印(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>ブックマーク(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>新しいルールセット(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>ルールセットを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>設定を検索(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>次の問題(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>前の問題(&amp;P)</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>下書きで遊ぶ(&amp;D)…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>いまの盤面から続ける(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>親と比較(&amp;C)…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>ルールセットを入れ替え(&amp;W)</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>実験にルールセットを追加(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>パズル(&amp;Z)…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>初めてのガイド付きゲーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>最初からやり直す(&amp;S)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>局面を作成(&amp;I)…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>2つのルールセットで比較(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新しい局面(&amp;N)</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>いまの盤面から(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>局面を保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>ここから遊ぶ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>画像としてコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>カードを検索(&amp;S)</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>前の問題(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>ルールセット(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>局面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>手番(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>コンピューター(&amp;C)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>ヘルプ(&amp;L)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>ルールセット(&amp;R)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工房</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>ルールセットの比較</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>レッスンとパズル</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>方位盤</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>ルールセットのテキスト</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>マス、点、カードの数</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>選択肢を番号で選ぶ（Alt キーを押している間、番号を表示）</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>向き：北、東、南、西、直立</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>斜めの向き：北東、南東、南西、北西</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>盤面に移る</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>手札のカードに移る</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>レッスンを1ステップ戻る</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>次のステップ、レッスン、パズルへ</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>手本を見る</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>マスの次の駒</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>マスの前の駒</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>カーソル位置のものを選ぶ</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>選べない理由を尋ねる</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>カードを拡大表示</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>選んだものを取り除く</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>大きい駒にする</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>小さい駒にする</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>置こうとしている駒やカードを戻す</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>グラフの前後の判断</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>グラフの最初と最後の判断</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>グラフの損失の大きい判断</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>入力できるものを表示</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>問題の修正方法</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>この項目を説明</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>テキストを離れる</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>コマンドを検索(&amp;N)…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>文字を大きくする(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>文字を小さくする(&amp;M)</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>文字を標準の大きさにする(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>パネルを配置(&amp;A)</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>盤面の画像を保存(&amp;B)…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>盤面の画像をコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>自分の手札を表示(&amp;Y)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>投了(&amp;G)…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>コンピューターに最後まで任せる(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>メニューを開く</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>拡大した盤面の表示位置を動かす</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>レッスンまたはパズル</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>手番終了(&amp;E)</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>なぜそうしたのですか(&amp;Y)？</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>まだ確定するものがありません。先に行うことを選んでください。</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>何も選ばれていません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>コンピューターが、あなたに見えている情報だけを使って、あなたの手を考えています。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>あなたが決める番に、最善手や、宣言すべきかどうかを尋ねられます。</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>アドバイスはここまでです。もう一度尋ねることができます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>アドバイス</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>量</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>その前に、ほかのプレイヤー%n人に1回ずつ手番があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>%1/%n点で宣言しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>最終手番を宣言</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>%n点足りません</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>まだしない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>それでも宣言(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>2つのルールセットを入れ替え</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>実験にルールセットを追加</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>最後のルールセットを外す</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>なし（どのゲームにも使える）</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>なし（単独で完結）</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>親のルールセットに含まれています。</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>親の変更</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>拡張の変更</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>もとのルールセット：</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>ここで設定していない項目は、もとのルールセットから引き継がれます。</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>拡張：</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>バージョンの変更</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>バージョン：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>ID が同じルールセットでは、バージョンの数が大きいほうが新しいものです。変更を共有する前に、数を上げてください。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>盤面を画像としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>盤面の画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>画像を保存できませんでした。</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>画像は%1にあります。</translation>
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
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>駒%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>領地（カードを交換中）</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1、%2点</translation>
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
        <translation>%1：選択可能</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1：選択中</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>ルールセットが遊べる状態になりしだい、このルールを更新します。</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>親と異なるルールはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>親と異なるルールは%n件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>親にはこのルールがありません。</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>親では：%1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>取り除かれた親のルール</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>競合する変更</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>自分の変更(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>いまのファイル(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>自分のものを残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>%nバイト超過しています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>選んで動かす(&amp;P)</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>駒か領地をクリックし、行き先をクリックします。ドラッグもできます。</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>消す(&amp;A)</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>盤面から取り除くものをクリックします。マウスの右ボタンなら、いつでも取り除けます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>カードを検索</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>カード</translation>
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
            <numerusform>…ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>盤面、手札、山札や捨て札のカードを指すと、その働きが表示されます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1（すべて）</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>大アルカナ（すべて）</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>取り除く：%1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>カードを追加…</translation>
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
        <translation>カードを検索</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>カードの種類</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>カードをクリックしてから盤面をクリックするか、カードを目的の場所にドラッグします。</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大アルカナ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1の手札（%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>山札、上から（%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>捨て札、上から（%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>残り、捨て札の下（%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>残り、山札の下（%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>カードを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>残りへ戻す(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>一番上へ(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>一番下へ(&amp;B)</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>手札と山札・捨て札</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>ここにカードをドラッグします。Insert で追加、Delete で残りへ戻し、Alt と矢印キーで山の中を動かします。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>この能力を使うほかのカードはありません：%1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>この能力（%1）を使うほかのカード：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>伏せたカード</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1、選択可能</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>配札</translation>
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
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceBar</name>
    <message>
        <source>You have enough points to announce your last turn.</source>
        <translation>最終手番を宣言するのに十分な点があります。</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>結果は運しだいです。</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>得点：%1。</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>マス</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>駒</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>向き</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>%1を選んでください。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>カードの出どころ</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>取るカード</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>タロットカードとピラミッドで領地を争うゲーム。</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>開くゲーム、または追加するルールセット。</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>%1〜%2の数</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>ファイル名、または標準エラー出力を表す -</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>今回使う言語。</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>今回使う配色。</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>デモのゲームを行って終了。</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>デモの乱数のシード。</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>デモの画像と、終了時の画像を保存。</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>デモのゲームを保存。</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>デモを行うゲームと拡張：ゲーム+拡張。</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>デモのプレイヤー数。</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>診断ログの詳しさ：%1。</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>診断ログのファイル。- は標準エラー出力。</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>今回はプラグインを読み込まない。プラグインが必要なゲームは遊べない。</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1：正しくは%2です。</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>すでに存在するファイルに上書き。</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>コード</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>レベル</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>いまは使えません</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n件のコマンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>コマンド名の最初の文字を入力</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>対局中のゲームがありません。</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>このルールセットでは遊べません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>ルールセットの比較 – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>ゲームへの影響</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>重要なルール</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>シャードをまとめる</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>実験のシャードをまとめている途中です。いまプログラムを終了すると、その実験は保存されません。</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>レポートをエクスポート</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>レポートを書き出している途中です。いまプログラムを終了すると、そのファイルは作られません。</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>ここではAとBだけを比べます。</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>「%1」には保存していない変更があります。最後に保存した内容を比べています。</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>ルールセットの比較</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>別の2つのゲームを比較</translation>
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
        <translation>入力できるもの</translation>
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
            <numerusform>コンピューター：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1は、あなたがゲームに戻るまで待ちます。</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1が決めました。</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>一時停止中。次は%1です。</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピューターのプレイヤー</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>思考の進み具合</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>コンピューターが対局する速さ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>約%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと遊ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>対戦相手%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>対戦相手：</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>コンピューターには、あなたがその席にいれば見えるものだけが見えます。</translation>
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
        <translation>今日のパズル</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · 全員共通</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>もう一度解く</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>解く</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>今日のパズル、正解済み</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>損失の大きかった判断</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>よりよい手</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1（使用不可）</translation>
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
            <numerusform>デッキ「%1」の絵%n枚を描画できません。代わりに絵のないカードを表示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>デッキ「%1」は使えません。代わりに絵のないカードを表示します。</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>デッキ「%1」は使えません。カードはいまのままです。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>あおい</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>はると</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>ひなた</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>りく</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>めい</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>そら</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>このゲームは遊べません。</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>ゲームを保存できませんでした。</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1は別の場所で対局中です。これは現時点までのコピーです。</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>終了したゲームをアーカイブできませんでした。</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>このゲームのすべての手を、あらためて保存しました。</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1がほかのプログラムにより削除または変更されていました。ゲーム全体を書き込み直しました。</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1を続けられませんでした。</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>このゲームは別のウィンドウで対局中です。</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>中断したゲーム</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>このゲームはコンピューター「%1」で開かれているようです。そこで対局中のときにここで続けると、どちらかのプレイヤーの手が失われます。</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>ここで続ける(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>このゲームの記録が壊れています。%n手を読み取れました。その先は新しい記録でゲームを続けます。壊れた記録は%1として残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1を開けませんでした。</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1は壊れています。読み取れるところまでゲームを開きました。</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>ゲーム (*.gnostica *.journal);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>新しいウィンドウで棋譜を開く</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>ゲーム (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>このゲームを開くか保存した後に、%1がほかのプログラムにより変更されました。
上書きしますか？</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1はすでに存在します。
上書きしますか？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>上書き(&amp;R)</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>このゲームの最近の手は保存されておらず、失われます。
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>ルールをエクスポート</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF ファイル (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>ルールをエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>ほかに中断したゲームはありません。</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>ゲームはここで止まります。ここまでの内容はすべて残っています。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>問題報告をクリップボードにコピーしました。バージョン、プラグイン、設定、診断ログの末尾が含まれます。送る前に内容を確認してください。</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>診断ログに書き込めません。ゲームには影響ありません。</translation>
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
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>捨て札、新しい順</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>入力</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>このルールセットはプログラムに付属のもので、変更できません。変更するには複製してください。</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>いまはテキストを読み取れないため、ここで変更できるものはありません。場所は問題の一覧で確認できます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>ほかで行われた変更</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>名前の変更</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>カードの能力</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>遊んだゲーム</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>圧縮データが壊れています。</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>画像が大きすぎます。上限は展開後で%nバイトです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>正しい XML ではありません。必要なのは SVG 画像です。</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>SVG 画像ではありません。「%1」で始まっていますが、「svg」でなければなりません。</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>XML の実体宣言は使えません。</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>「%1」は別のファイルを参照しています。参照できるのは、「#leaf」のような、この画像の一部だけです。</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>要素の入れ子が深すぎます。上限は%n段です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>要素が多すぎます。上限は複製を含めて%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>「%1」は大きすぎます。上限は%2です。</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>「%1」が自分自身を含んでいます。</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>ビューボックス「%1」は使えません。必要なのは4つの数で、後の2つは0より大きい数です。</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>使えない埋め込み画像があります。使えるのは PNG か JPEG で、合計%nピクセルまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>この画像は描画に時間がかかりすぎます。破線または重なり合う部分が多すぎます。</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>このファイルには描画できるものがありません。</translation>
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
        <translation>最終手番まで</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>ゲームを保存…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>画像…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>検討する</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>盤面を見る</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>ラウンドごとの得点</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>勝負の分かれ目</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>これはゲームではなくルールセットです。これで遊ぶには、メニューの「ルールセットを追加」を選んでください。</translation>
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
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>書き出しを中止(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>レポートを書き出しています：図%n枚中%1枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>配札%1/%2。</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>中断中。再開できます。</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>ほかのプログラムが対局中。</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>完了。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>進行中のゲームを終えています…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>コンピューターが対局中。</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>画像付きのページ (HTML)(&amp;P)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>表 (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>実験を停止し、結果を残します</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>比較の基準(&amp;I)：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>中断</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>別の場所で実行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取り不能</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>実験を開く</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>実験 (*.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>実験のすべてのシャードがあるフォルダー</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>実験の名前を変更</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>新しい名前：</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>実験の名前を変更できませんでした。</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>実験を削除</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>実験「%1」とそのすべてのゲームをゴミ箱に移動しますか？</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>ゴミ箱に移動(&amp;T)</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>実験を削除できませんでした。</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>新しい実験(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>まとめる(&amp;G)…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>名前を変更(&amp;A)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>削除(&amp;L)…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>別の場所で行った実験のシャードを1つにまとめます</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>実験はまだありません。</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>配札</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>更新</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>実験をまとめられませんでした。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>レポートを「%1」に保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%1、%2、%3のもとになった%nゲーム。Enter を押すかダブルクリックすると観戦できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>ページ (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>結果をエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>実験の結果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>別の実験を実行中です。先にそちらを停止してください。</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>実験を開始できませんでした。</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>エラーのため、実験が停止しました。</translation>
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
        <translation>遊べるルールセットを選んでください。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>影響を調べる(&amp;F)</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>設定できるルールを1つずつ、1段階だけ変えます。変えた場合と変えない場合で、コンピューターが同じ配札を対局します。有望な変更ほど、多くの配札で試します。</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>ルールセット(&amp;U)：</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>調査の詳しさ(&amp;H)：</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>プレイヤー(&amp;L)：</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>席数(&amp;T)：</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>乱数のシード(&amp;D)：</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>ざっと見る</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>詳しく（時間がかかる）</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>「%1」はこの人数では遊べません（SET-2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>結果をエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>レポートを書き出しています。</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>進行中のゲームを終えています…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>ルールを変更しています…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>ラウンド%1/%2：変更%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>結果は、ラウンドが完了するか停止したときに表示されます。</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>各ルールのゲームへの影響がここに表示されます。</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>ページ (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>影響を見る指標(&amp;O)：</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>ルール変更の影響</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>実験で試す(&amp;E)</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>ルールを並べて比較(&amp;B)</translation>
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
        <translation>重要なルール</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>ルールを試している途中です。これまでの結果は失われます。</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>最初のラウンドが終わる前に停止したため、結果はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>「%1」の変更%n件を試しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>「%1」のルールについての結果は、まだエクスポートされていないため、失われます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>矢印キー、直立は%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>この操作を完了できませんでした。ゲームと下書きは無事なので、このまま続けられます。</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>プラグインなしで実行するには：%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>工房…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>自作のゲームはまだありません。工房で作ると、ここに表示されます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>記法どおりの値：%1。空ならなし。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>このルールで記録する状態はありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>%n件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>テキスト内を検索</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
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
        <translation>これを使うゲームでのみ有効：%1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>「%1」が次のときのみ有効：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>プレイヤーと駒</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>カードと盤面</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>開始と終了</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>手番と配下</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>その他のメカニクス</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>スートの能力</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大アルカナ</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>名前またはルールにこの語句を含む設定はありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>既定値：%1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>%1では：%2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>ルールを表示</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>親の値に戻す</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>自作</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>工房で作るゲームです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>小さなバリアント</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n種類のゲームから選べます。Space で一覧を表示します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>始まったばかり</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>あなたの手番、第%1ラウンド</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>%1の手番、第%2ラウンド</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1対%2で勝ち</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1対%2で負け</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>負け</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>共同勝利</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>途中退席</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>観戦</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1対%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>%1さんの手番です</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番です</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · 第%3ラウンド</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>あなたは最終手番を宣言しています。</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1が最終手番を宣言しています。</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>ブックマーク済み</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>検討する</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>ブックマークを外せません。</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>このゲームをゴミ箱に移動しますか？
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>%n件のゲームをゴミ箱に移動しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>ゴミ箱に移動(&amp;M)</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>ゲームを削除できません。</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>ゲームの書き出し</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>ゲームを書き出せません。</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n件のゲームを%1にコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>ブックマークを付けられません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>配札%1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>中断中</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>名前、ゲーム、日付…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>ブックマーク</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Games that would turn out differently</source>
        <translation>展開が変わるゲーム</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>あなたのゲームで何が変わるでしょうか？&#x3000;このルールセット、またはその親で終局したすべてのゲームを、変更後のルールで再生します。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>ゲームを調べる(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%nゲーム中%1ゲームを調べました。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>終局したゲームの中に、このルールセットやその親で遊んだものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>このルールセット、またはその親で遊んだのは%nゲームです。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>展開が変わるゲームはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>そのうち%nゲームで展開が変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>最初の違い</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>遊んだゲームがここに並びます。</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>全%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>ゲームの目的</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>あなたの判断</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>最近の出来事</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>説明を終える</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>レッスンが求めている手ではありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>矢印キーでカードを移動、Space で選択、Enter で確定します。</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1は%n点あり、勝つのに十分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>宣言した最終手番の終わりに、まだその点があるプレイヤーが勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1が%n点で首位に立ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>これがあなたの最終手番です。</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1の最終手番です。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>あと%n手番です。</numerusform>
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
            <numerusform>その終わりに必要な%n点のうち、あなたには%1点あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>その終わりに必要な%n点のうち、%1には%2点あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>あなたの最終手番まであと%n手番です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>あなたが%1を止められる手番は、あと1回です。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>閉じる</translation>
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
        <translation>何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>早見表</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>ルールを印刷</translation>
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
        <translation>最善から順に並べた手</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>手を選ぶと、盤面に表示されます。</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>盤面に表示</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>この手を実行</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>手番全体を行う</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>手</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>勝率</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>すべてリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>すべてをゲームのルールどおりに戻します。</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>シード(&amp;E)：</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>同じシードなら、同じカードが配られます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>ID(&amp;I)：</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>ほかのルールセットは、ID でこのルールセットを参照します。ファイル名にも ID が使われます。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>ID に使えるのは半角英小文字、数字、ハイフンです。ハイフンでは始められません。</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>この ID はルールセット「%1」が使っています。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>ルールセットのテキスト</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>保存されていない手</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>最近の手が保存されていません。クラッシュすると失われます。%1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>ディスクの応答が遅くなっています。最後の手が保存されしだい、ゲームを再開します。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1（%2、最終変更：%3）</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>これらのルールセットの変更は保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>この下書きを再開(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>この変更をゴミ箱に移します。保存済みのルールセットは残ります。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>後で(&amp;N)</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>下書きを削除できませんでした。</translation>
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
        <translation>変更済み</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>メニューまたはウィンドウ</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1は「%2」で使われており、そちらから外れます。</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1は「%2」で使われています。これは変更できません。</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>新しいキーを押す(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>このキーを使う(&amp;U)</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>このキーも使う(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>すべてリセット(&amp;L)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>開始時の盤面</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>Space キーでカードを置くか取り除き、Enter でカードを選びます。</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>任意のカード</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>行%1、列%2：%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>何も配置されていません。マスをクリックするとカードを置けます。ドラッグで複数置けます。</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>領地%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>大きさ：%1×%2。</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>マスを右クリックするか Enter を押すと、カードを選べます。</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>長方形の列数</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>長方形の行数</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>長方形を描く</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤面を空にする</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>カードをクリックすると取り除けます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>レッスン%n件中%1件を終えました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>レッスンを%n件終えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>ガイド付きの最初のゲーム、または短いレッスン。</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>最初のレッスン(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>ルールを読む(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>レッスン(&amp;E)</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>パズル(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>初めてのゲーム(&amp;Y)</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>やさしい相手と対戦。新しいことはそのつど説明します。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>完了(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>次のパズル(&amp;N)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – 学ぶ – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>学ぶ – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>学ぶ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>コンピューターの強さ(&amp;L)：</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>投了しますか？ゲームはそこで終わり、相手の勝ちになります。</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>投了しますか？ゲームの終わりまで、コンピューターがあなたの代わりに遊びます。</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>投了する(&amp;R)</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>コンピューターに最後まで任せる</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>コンピューターが全員の代わりに、ゲームの終わりまで速く遊びます。いつでも一時停止できます。</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>最後まで任せる(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>未測定</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>終わらないことが多い</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>%1では、上手なプレイヤー同士のゲームが終わらずに続くことがあります。何ラウンドで終えるかを前もって決めておくとよいでしょう。その場合は最高得点のプレイヤーが勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>%1で約%nラウンド。</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>コンピューター同士の対局で測定。線は、20ゲーム中19ゲームが収まる範囲です。</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>このルールでのゲームの長さは測定されていません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>パズル</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>レッスン%1件中%n件完了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>ステップ%1/%2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>レッスン完了</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>このように行います。</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>よくできました！</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>レッスンの続きに合わせて盤面を並べました。</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>それもできますが、課題の達成にはつながりません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1、完了</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>始める</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>次のレッスン</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>第%1ラウンド</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>診断ログ</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>検索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>ログ内を検索</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>このログはファイルに保存されず、プログラムを終了すると消えます。</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>ログの場所：%1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>ゲームが始まります。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>取り消し：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>行をクリックするか Enter を押すと、その局面に移ります。</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>ログをコピー</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>記法</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>ログを言葉ではなくゲームの記法で表示</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のゲームを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>最近のゲームを新しいウィンドウで開く(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>まだゲームが始まっていません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>以前のメッセージ：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>%1での配札の中央値：%2。</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3にも同じカードが配られました（相関%1）。差を調べるうえで、%2倍の配札に相当します。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>行を選ぶと、その指標の説明が表示されます。数値をクリックすると、そのゲームの一覧が出ます。</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3にも同じカードが配られました（相関%1）。ただし、それで差の精度は上がりませんでした。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>ゲームの分布</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>図を作成しています…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>描くものがまだありません。</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>一部をクリックすると、そのゲームの一覧が出ます。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>図の選択</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>図の数値</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%1から%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>検索に合うゲームがありません。</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべてのゲームを表示</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだゲームがありません</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>遊んだゲームはすべて、盤面と結果とともにここに並びます。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと遊ぶ</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>ブックマークを外す</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>ブックマークを付ける</translation>
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
        <translation>まだ翻訳がありません。プレイヤーには代わりにこれが表示されます。</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>概要</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>注記</translation>
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
        <translation>ルールセットには、少なくとも1つの言語の名前が必要です。</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>言語ごとの名前、概要、注記</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>追加する言語(&amp;L)：</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>追加する言語</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>ほか%n件の問題</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>これは遊べません：</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>このルールでは、いまの盤面から続けられません：</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1は%n人用のゲームです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1は%2〜%n人用のゲームです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>いまの盤面から続ける</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>新しいルールセット</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>もとのルールセット(&amp;B)：</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>なし（どのゲームにも使える拡張）</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>新しいルールセットは、何か変更するまで、親と同じです。</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>作成(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>ほか%n件の問題</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>選べないもの：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>エラー：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>問題ありません。この局面で遊べます。</translation>
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
        <translation>「%1」を「%2」に置き換える</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1（変更あり）：</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>ゲームのルールどおりに戻します。</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1をリセット</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>開始と終了</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>プレイヤーと駒</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>カードと盤面</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>手番と配下</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>スートの能力</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大アルカナ</translation>
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
        <translation>%1がほかのプログラムにより変更されました。こちらにも保存していない変更があります。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>ファイルを読み込みます。元に戻せます。</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>自分のものを残す(&amp;K)</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>自分の変更を残します。保存すると、ファイルは上書きされます。</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>両方を表示(&amp;B)</translation>
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
        <translation>%1（%2〜%3）</translation>
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
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PictureView</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>chart</comment>
        <extracomment>%1: a row of a chart; %2: one of the rulesets in it; %3: a value</extracomment>
        <translation>%1、%2：%3</translation>
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
        <translation>%1の小駒：%3個中%2個が盤面にあります。</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1の中駒：%3個中%2個が盤面にあります。</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>%1の大駒：%3個中%2個が盤面にあります。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>遊べるルールセットを選んでください。</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>計画を開けませんでした。</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>計画を開く</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>計画 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>計画 (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>計画を保存できませんでした。</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>計画のルールセット：%1。</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>配札の数で終了</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>一定の精度で終了</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>新しい実験</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>コンピューターが同じ配札を各ルールセットで対局します。どの配札も、席を入れ替えて2回行います。結果は配札ごとに比べるので、ルールの影響が運に隠れません。</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>席数(&amp;T)：</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>プレイヤー(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>終了条件(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>配札の数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>指標(&amp;M)：</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>精度(&amp;R) ±：</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>乱数のシード(&amp;O)：</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>実力測定用の配札(&amp;K)：</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>上のルールセットを使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>実験を開始(&amp;S)</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>計画を開く(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>計画を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>「%1」はこの人数では遊べません（SET-2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>ゲームを再生しています…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>「%1」のもとになった%nゲーム。Enter を押すかダブルクリックすると観戦できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>実験のゲーム</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>数値のもとになったゲームがここに並びます。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>プレイヤーを1席ずらす</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>強さの異なるプレイヤー</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>強さの異なるプレイヤー、席を交換</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>配札</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>対局の形</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>勝者の席</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>標準の試行数</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>1手ごとに読むゲームの数</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>全プレイヤーを同じにする(&amp;I)</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>そうでない場合、席を配札ごとに入れ替え、有利な席が偏らないようにします。</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>プレイヤー%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最終手番</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>最終手番を宣言</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1/%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>得点：%1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1、手番中</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>ストック：小%1、中%2、大%3</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>手札：%1枚</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>コンピューター、強さ：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>； </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>a score and the score that wins: &quot;5 / 9&quot;</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <extracomment>on the plate of a player, at the beginning of a game; %1: card</extracomment>
        <translation>ビッド：%1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>宣言済み</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>脱落：最終手番に失敗</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>単独首位</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>脱落</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>プレイヤー</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>カードを残りに戻す</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>カードを移動</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>このルールでは%n人で遊びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>ルールの変更</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>プレイヤー数の変更</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>手番の変更</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>プレイヤーの脱落</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>プレイヤーの復帰</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>始め方の変更</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>残りの置き場所の変更</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>「%1」の変更</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>局面を貼り付け</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>新しい局面</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>局面.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>この局面を開くか保存した後に、%1がほかのプログラムにより変更されました。上書きしますか？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>上書き(&amp;R)</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>局面を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>置くもの</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>手札と山札・捨て札</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>局面をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>「%1」はここでは使えません。何も変わっていません。</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>このルールでは遊べません。</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>この局面は作成できません。</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>局面を開く</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>局面、シナリオ、ゲーム (*.json *.gnostica *.journal);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>クリップボードに局面がありません。何も変わっていません。</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1を局面として開けませんでした。何も変わっていません。</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>伏せたカードは伏せたままです。あなたに見えない手札や山札は、ここでは無作為に配られます。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面の作成</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1の変更は保存されていません。</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>まだ遊べません。%1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>元に戻す：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>やり直す：%1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>いまは、取り込んで始められる手番がありません。</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 局面 – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>クリックすると%1の駒を配置します。向き：%2。</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>クリックすると%1{definite}を置きます。</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>クリックすると、そこにあるものを取り除きます。</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>クリックすると、選んだものを動かします。</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>駒やカードをクリックして選びます。</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>横のカードか駒を選び、置く場所をクリックします。または、ファイル、いまの盤面、クリップボードのテキストから始めます。</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>修正して開く</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>この局面は保存されていません。</translation>
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
        <translation>駒を配置</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>駒を移動</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>駒の向きを変える</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>駒の大きさを変える</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>駒を取り除く</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>カードを置く</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>領地を移動</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>盤面のカードを取り除く</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>ここで変更するものはありません。</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>盤面にこれ以上駒を置けません。</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>このルールでは、駒を斜めに向けられません。</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1のストックに小駒が残っていません。すべて盤面にあります。</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1のストックに中駒が残っていません。すべて盤面にあります。</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1のストックに大駒が残っていません。すべて盤面にあります。</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>山札、%1枚目</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>捨て札、%1枚目</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>1枚しかないため、%1{definite}は%2からなくなりました。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>1枚しかないため、%1{definite}は%2の手札からなくなりました。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>1枚しかないため、%1{definite}は山札からなくなりました。</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>1枚しかないため、%1{definite}は捨て札からなくなりました。</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>ストックに戻りました：%1。</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>直立になりました：%1。</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1のカードは残りに移りました。</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>使われなくなりました：%1。</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>ビッドは行わず、手番から始まります。</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1：このプレイヤーは脱落しています。</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1：そのようなプレイヤーはいません。</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1：このルールでは使いません。</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1：%2は使えない値です。使えるのは%3です。</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>脱落したプレイヤーの手番になっています。</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>少なくとも1人のプレイヤーが残っていなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1のカードが多すぎます。手札は%n枚までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>%1に駒が%n個あり、ゲームで許される数を超えています（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>虚空にあります：%1。最初の手の後、ストックに戻ります（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1の手札は%n枚で、ゲームでの上限を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>領地がありません。この場合、ゲームは終わりです（%1）。</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>残っているのは%1だけです。この場合、ゲームは終わりです（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>盤面にカード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>手札に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>山札に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>捨て札に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>残りに%n枚</numerusform>
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
        <translation>この能力に設定はありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>これは能力として表示できません。テキストで修正できます。</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1（調整あり）</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>%1では：%2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>エラーがある間は、カードの働きを示せません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>%1の能力</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>親の内容に戻す：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>エラー%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>エラーなし</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>問題ありません。このルールセットで遊べます。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>エラー：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>設定を保存できませんでした。</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>設定を読み込めませんでした。設定の変更は保存されません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>連携</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>次に</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>2つの能力は連携しています。クリックすると連携を外します。</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>クリックすると2つの能力を連携させます。</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>次の1つ：</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>または</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>使う順番は%1番目です。</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>親の値に戻す</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>能力を追加</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>別の能力に置き換える(&amp;I)</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>代わりに選べる能力を追加(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>前へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後ろへ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>この能力と前の能力から1つを選ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>独立した能力として最後に置く(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>正解済み</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>すべてのパズルに正解しました。</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>正解したパズルはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>パズル%1問中%n問正解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n手以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%1問中%n問正解</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>未正解</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>この手番で勝つ</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>得点を増やす</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>最終手番を阻止する</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>あなたの最終手番です。終わりに%n点あれば勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1が最終手番を宣言しました。あなたの手番の後に来るその手番で、%n点が必要です。それを不可能にしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>手番の終わりに、ほかの全員より%n点以上リードしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>このように行います。</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>正解です。よくできました！</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>それで解けるか確かめています…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>最終手番はもう阻止できません：%1は%n点で始めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>目標はもう達成できません：%n点足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>目標はもう達成できません。</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>元に戻して、別の方法を試してください。</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>手札のカードから始まります。</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>手札のカードからは始まりません。</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>手札のカードから始まり、%1が行動します。</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>手札のカードからは始まらず、%1が行動します。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>次にすること：%1。</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>カードは%1{definite}です。</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>それは運しだいです。運に頼らない解き方があります。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1、正解済み</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>この手番で勝つ：あと%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>この手番で勝つ</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>%n点リードする</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>%1の最終手番を阻止する</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>あなたの手札：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>あなたは%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>難易度%1/%2</translation>
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
        <translation>前回の手番以降</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>盤面で再生</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>選んだ行の手番を説明する</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>局面%1/%2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>ゲームの局面</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1手番戻る</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1手番進む</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>中断したゲーム</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>最後まで遊んでいないゲームです。それぞれ、最後に確定した手の後から続きます。</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>このゲームを続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>後で(&amp;N)</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1は読み取れません（最終書き込み：%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1（最後の対局：%2。コンピューター「%3」で開かれているようです）</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1（開始：%2、最後の対局：%3）</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1（最後の対局：%2）</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>中断したゲームは、削除するまで残ります。終了したゲームも残します。</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>中断したゲームは、削除するまで残ります。終了したゲームは最近の%n件を残します。件数は設定で決められます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>このゲームをゴミ箱に移動しますか？
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>ゴミ箱に移動(&amp;M)</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>このゲームをゴミ箱に移動できません。完全に削除しますか？
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>完全に削除(&amp;D)</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>ゲームは削除されませんでした。
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>ルールセットの名前を変更</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>これらのルールセットの ID も変更(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>ゲームの局面</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>速さ(&amp;P)：</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>視点(&amp;E)：</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – 棋譜 – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1を読み込んでいます…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>ゲーム (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>ゲームを保存できませんでした。</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1の手番が始まります。</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>カードを配るか、シャッフルします。</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1は脱落しました。</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1が最終手番を宣言します。</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>ゲームが終わります。</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>公開情報</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>決めるプレイヤー</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>%1の視点</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>局面%1/%2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>このゲームは終わっていません。ほかのプレイヤーの手札は隠されたままです。</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>棋譜が壊れています。正常な部分だけを表示します：%n局面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>過去の局面を表示しています：%1/%2。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>ここから続ける</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>ゲーム中の勝率の推移</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>ラウンドごとの得点</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>全員の手札を公開した場合の勝率です。クリックするとその局面に移ります。キーボードでは、左右キーで前後の判断へ、Page Up と Page Down で損失の大きかった判断へ移ります。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>各判断を、その時点でプレイヤーに見えていた情報だけを使ってコンピューターが検討します。グラフは全員の手札を公開した場合の勝率です。</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>ゲームが終わると、コンピューターがすべての判断を振り返り、どれが流れを変えたか、何がよりよかったかを示せます。</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>損失の大きかった判断</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>判断をクリックするか Enter を押すと、その局面に移ります。</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>前の分かれ目</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>次の分かれ目</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>勝負の分かれ目：%1/%2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>ルールブックを比較しています…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>遊べるルールセットを2つ選んでください。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>相違点を保存</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>相違点</translation>
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
        <translation>ファイルに書き込めませんでした。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>印刷(&amp;P)…</translation>
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
        <translation>ルールの比較</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>異なる設定</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>相違点を印刷</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1（この局面のみ）</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>拡張(&amp;X)</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>拡張%n件(&amp;X)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>ルールセット%1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1（下書き）</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>拡張なし</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>拡張%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>ルールセットに重ねる拡張</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>一部のプラグインを読み込めませんでした。それが必要なルールセットでは遊べません。</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>フォルダーの一部のルールセットは遊べません。</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>今回はプラグインを読み込んでいません。プラグインが必要なルールセットでは遊べません。</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>一部のパネルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>再試行</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>プラグインは、次にプログラムを起動したときに読み込まれます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>ルールセットを追加</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>ルールセット (*.json *.gnostica-rules);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1はルールセットに追加されませんでした。</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>自分のものを置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>両方残し、こちらを%1にする(&amp;K)</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>修正して追加</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>このルールセットはすでにあります：「%1」。</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>「%1」をルールセットに追加しました。新しいゲームを始めるときに選べます。</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>このファイルの ID は、プログラムに付属のルールセット「%1」と同じで、置き換えられません。別の ID でなら追加できます。</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>同じ ID の別のルールセットがあります：「%1」。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>ルールセット「%1」のバージョン%2があります。こちらはより新しいバージョン%3です。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>ルールセット「%1」のバージョン%2があります。こちらはより古いバージョン%3です。</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>ルールセット「%1」のバージョン%2があります。こちらも同じバージョン%2ですが、内容が異なります。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1（下書き）</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1（対局中）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1はすでに存在します。上書きしますか？</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>上書き(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>画面を%1に渡してください</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>手札は、%1が画面の前に来るまで隠されています。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>%1です：手札を表示</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>%1席</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>無地</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>縞</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>水玉</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>市松</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1：%n点、脱落</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>脱落</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>プレイヤー%1の色</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>プレイヤー%1の模様</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>プレイヤー%1：人間かコンピューターか</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>この画面の前にいる人。</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>プレイヤー%1を外す</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>プレイヤー%1の性格</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1は脱落</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>プレイヤー数(&amp;N)：</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>ビッドから始める</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>手札を配り、最初の手番の前に全員がビッドします。</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>残りは捨て札に置く</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>どこにも置いていないカードは、デッキの順に山札の下、または捨て札の下に置かれます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピューターのプレイヤー</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L)：</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T)：</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>カード(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>アニメーション(&amp;A)：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>盤面の端に列と行の名前を表示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>ポインターの下のカードを拡大表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>プレイヤーの交代時に手札を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>画面を渡してから、次の手札を表示します。</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>1手ごとに確定する(&amp;C)</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>オフにすると、選び終えた手はすぐに行われます。</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>すべて元に戻せる(&amp;E)</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>ほかのプレイヤーの手や、引いたカード、振ったダイス、公開されたものも含みます。全員の同意が必要です。</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>重要な出来事の音(&amp;O)</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>宣言、脱落、首位の交代、終局のときに、やわらかな音を鳴らします。</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>速さ(&amp;P)：</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>コンピューターだけの対局では手札を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>決めるプレイヤー、またはプレイヤーの一覧で選んだプレイヤーの手札を表示します。</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>残す終了済みゲームの数(&amp;F)：</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>新しいものを残し、古いものはゴミ箱に移します。中断したゲームは常に残ります。</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>全般</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>文字の大きさ(&amp;X)：</translation>
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
        <translation>新しいルールセットを書き込めませんでした。</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>ルールセットを複製できませんでした。</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>ルールセットの名前を変更できませんでした。</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>これが必要なルールセットは遊べなくなります。</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>保存していない変更は下書きに残ります。</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>これで遊んでいるゲームと棋譜のルールは残ります。</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>ルールセットを削除</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>ゴミ箱に移動(&amp;M)</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>ルールセットを削除できませんでした。</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>ルールセットをエクスポート</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>1つの文書にまとめる(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>このファイルのみ(&amp;T)</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>ルールセットを1つの文書にまとめられません。</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>ルールセット (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>ルールセットをエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>「%1」をゴミ箱に移動しますか？</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>「%1」は、あなたの%n件のルールセット（%2）をもとにしています。ほかの人は、このファイルだけでは遊べません。それらが不要な1つの文書としてエクスポートできます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>保存していない変更があります。</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>プログラムに付属のもので、変更できません。変更するには複製してください。</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>問題が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>使われないファイル</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>フォルダーで表示(&amp;S)</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>ルールセットを検索</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>名前または ID にこの語句を含むルールセットはありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>これを拡張するルールセットは%n件です：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>これを拡張として含むルールセットは%n件です：%1。</numerusform>
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
        <translation>2つのルールブックの内容は同じで、異なる設定もありません。</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>2つのルールブックの内容は同じですが、異なる設定があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>Aのみのルール%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>Bのみのルール%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>異なるルール%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>同じルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>同じルールを隠す</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>ルール</translation>
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
        <translation>なし</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>この数の配札で、強いコンピューターと弱いコンピューターが対局し、実力の影響を測ります。かなり時間がかかります。</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>対</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>強いほうのプレイヤー</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>弱いほうのプレイヤー</translation>
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
            <numerusform>%1との対戦：%n戦%2勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1で%n戦%2勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>成績</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>コンピューターと%n戦%1勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>コンピューターとの成績がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>%n日続けて遊びました。</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>済み</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>レッスン%n件中%1件を終えました</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>パズル%n問中%1問を解きました</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>タロットの盤面で領地を争うゲーム</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>一緒に遊ぶ</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>1台の画面で2〜6人、どのゲームでも、どのルールでも。</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>ルールを変えて、自分のゲームを作る。</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>2つのゲームを、ルールごとに、また数千回の対局で比べる。</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>誰が遊びますか？(&amp;W)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>工房</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>ファイルの棋譜や中断したゲーム。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>%2ページ中%1ページ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>手</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>両方にあるが、結果が異なる</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>両方で同じ</translation>
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
        <translation>いまは、対局中のゲームの内容を表示できません。</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>最初の手番の前には、比較できる局面がありません。</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>局面を並べています…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>局面かゲームを開く</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>局面、シナリオ、ゲーム (*.json *.gnostica-position *.gnostica);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>局面を開けませんでした。</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>手を比較しています…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>どちらかのルールセットでは、この局面が許されません。</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>遊べるルールセットを2つ選んでください。</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>いまの盤面から(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>新しい配札(&amp;D)</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>この手を実行(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>コンピューターに任せる(&amp;C)</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>席数(&amp;T)：</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>両方のルールセットの手</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>「戻る」を押すと、分かれる前の局面に戻ります。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>レッスンとパズル</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>レッスンとパズル</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>すべてのレッスンとパズル(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>手本を見る(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>最初からやり直す(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>性格は抽選で決める</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>バランス型：建設も妨害もする</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>建設家：領地を作り、成長させるのを好む</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>狩人：ほかのプレイヤーの妨害を好む</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>待つよりよいときに宣言する</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>勝負師：早めに宣言する</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>慎重派：遅めに宣言する</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>形式のバージョン</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>ファイルやほかのルールセットで使う短い名前</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>ゲーム、またはゲームの拡張</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>親。文書に書くのは親と異なる点だけです</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>含まれる拡張</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>言語ごとの名前</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>言語ごとの1文の概要</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>言語ごとの作者の注記</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>作者が番号を決めるバージョン</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>スートの能力</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>大アルカナの能力</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>カードの能力の連携</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>使用するメカニクス</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>能力の名前</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>1つを選ぶ能力</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>%1〜%2。</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>親の値を取り除きます</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>値がないのと同じです</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>親では：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>既定値：%1。</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>ルール%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>ルールセットとしては長すぎます。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>ルールセットに使えないテキストです。何も貼り付けていません。</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>この修正は、もう適用できません。</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>ここに適用できる修正はありません</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>入力できるものを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>この項目を説明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>検索(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>残り約%n時間。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>残り約%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>残り約%n秒。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>スタートページに戻る</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>スタートページに戻る（Esc）</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>ルールセットが遊べるようになるまで待ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>試験対局%nゲーム済み</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>変更のたびに試験対局を行う</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>ゲームを見る(&amp;S)</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>試験対局の結果</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>保存しない(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>途中のゲームがあります。</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>ゲームは終わりました。盤面は残っています。</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>盤面を見る(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>続ける(&amp;O)</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>ほかの中断したゲーム(&amp;U)…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>この7日間のうち%n日で正解</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>誰が遊びますか？</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>プレイヤーを追加</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>コンピューターには、あなたがその席にいれば見えるものだけが見えます。</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>ルールセットを開けませんでした。</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>保存していない変更を、後のために残せません。</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>ルールセットを保存</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>このテキストはルールセットとして読めません。保存すると、テキストを直すまで、このルールセットはゲームの一覧から消えます。</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>それでも保存(&amp;A)</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>ルールセットを保存できませんでした。</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>試験対局%1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>いまは、続きから始められる手番がありません。</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>工房 – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>元に戻す：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>やり直す：%1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – 工房 – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>ルールセットを選ぶか、新しく作ってください。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>試験対局</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>開いているテキストは JSON として読めません。その中の ID は手動で変更してください。</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>ルールセットの ID が変わります。</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>これらのルールセットの ID も変更(&amp;C)</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>ここだけ変更(&amp;H)</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>これを参照する一部のルールセットに、新しい ID を書き込めませんでした。</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>ID「%1」は、すでにルールセット「%2」が使っています。これを同じ ID で保存すると、どちらか1つしか使われません。</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>「%1」への変更は、保存されておらず、下書きとしても残っていません。
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
        <translation>工房</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>ルールセットの比較</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>2つのルールセットを選ぶ</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>メニュー「{menu:compare}」の「{action:compare}」を選びます。</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>上部でルールセットを選びます。インストール済みのもの、工房で作成中のもの、対局中のゲームのルールから選べます。それぞれに拡張を重ねられます。</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>相違点</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>「相違点」では、両方のルールを並べ、異なる語に印をつけて表示します。設定の表もあります。同じ部分は折りたたまれています。クリックすると読めます。</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>1つの局面での違い</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>「同じ局面」では、1つの局面を2つの盤面に表示し、すべての手を4つのグループに分けます。1つ目のルールセットだけで可能な手、2つ目だけで可能な手、結果が異なる手、両方で同じ手です。</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>局面は、対局中のゲーム、ファイル、対局済みのゲームの局面、または新しい配札から取れます。</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>手を選ぶと、可能なら両方の盤面で実行されます。各手の横に、違いのもとになるルールが示されます。</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>コンピューターに対局させる</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>実験</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>「ゲームへの影響」では、コンピューターが同じ配札を各ルールセットで対局します。人数と強さのほか、配札の数か、結果に必要な精度を指定します。</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>実験は一時停止も停止もでき、別の日に続けられます。対局した分は失われません。</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>計画はファイルに保存できます。ほかの人に渡すことも、コマンドラインで使うこともできます。</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>数値からゲームへ</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>数値、棒、点をクリックすると、そのもとになったゲームの一覧が出ます。ゲームをダブルクリックすると観戦できます。</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>重要なルール</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>「重要なルール」では、1つのルールセットの各ルールを1つずつ変え、ゲームが短く、穏やかに、または互角になる変更を示します。それぞれの変更から、個別の実験にもルールにも、ボタン1つで移れます。</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>レポート</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>「エクスポート」で、どのブラウザでも見られる画像付きのページか、表計算用の数値を書き出します。</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>区間の読み方</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>「4.1 ± 0.9 手番」</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>ゲームには運がつきものです。配札が違えば数値も変わったでしょう。区間は、どれだけずれている可能性があるかを示します。真の値は、おそらく3.2〜5.0の間です。配札を増やすほど区間は狭くなります。4倍にすると半分になります。</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>差の読み方</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>差の区間が0を含まなければ、ルールにはおそらく効果があります。その行は太字になります。</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>0を含めば、差は見つかっていません。差がないという意味ではありません。横の文が、まだどれほどの差がありうるかを示します。</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>終わる前に見る</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>この区間は、何度見ても、いつやめても有効です。それでも20のうち1つは真の値を外すかもしれません。判定では、多くの項目を見ていることを考慮しています。</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>限界</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>対局したのは人ではなくコンピューターです。根に持つことも、学ぶこともありません。ゲームが楽しいかどうかは、皆さん自身で確かめてください。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>局面の作成</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>並べる</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>メニュー「{menu:setUp}」の「{action:setUp}」を選びます。対局済みのゲームのウィンドウからも選べます。</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>カードと駒を目的の場所に置きます。ドラッグするか、カードや駒を選んでからマスを選びます。</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>カードと駒の数はそのつど数えられます。ありえないことは、ルールと場所を添えて示されます。</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>使う</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>その局面から遊ぶ、保存する、テキストや画像としてコピーする、2つのルールセットで比較することができます。</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>実験では3つ以上のルールセットも比べられます。ルールセットの横にあるプラスを押してください。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>終盤</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>終盤の研究結果</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>問い</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Gnostica のデザイナーたちは、終盤を悩みの種と呼んでいます。誰も最終手番を宣言しようとせず、全員が首位を攻撃し、宣言に失敗すれば見ているだけになるからです。そこで、コンピューターに9種類の終わり方で、3人用の600の配札を対局させました。各配札を、全員の席を1つずらして2回、さらに強さの異なるプレイヤーでもう2回、合計21,600ゲームです。図は、もとのルールと比べてゲームがどれだけ長く、または短くなったかを示しています。</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>悩みの種は本物</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>もとのルールでは、首位が誰かを見ている3台のコンピューターは、380手番以上かけて対局します。6ゲームに1ゲームは2000回の判断の間に終わらず、打ち切られます。これらの手番のうち40手番では、誰かが目標まで1点以内にいるのに、誰も宣言に踏み切りません。誰かに損害を与える手のうち、56%が首位のプレイヤーに損害を与えます。</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>改善策</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>インフィニティカード</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>初版の終わり方は、そのほとんどを改善します。380手番が71手番になり、すべてのゲームが終わり、脱落も勝利の分け合いもありません。1ゲームに宣言される最終手番は2回（もとのルールでは1回）で、成功率はほぼ同じ、そのときの得点は5点余りです。代わりに、強いほうの勝率は89%から73%に下がります。</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>山札がなくなったときの最高得点</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78手番で、すべてのゲームが終わり、脱落はありません。しかし4ゲームに1ゲーム以上で勝利が分け合われ、誰かに損害を与える手の3分の2が首位のプレイヤーに損害を与えます。これはもとのルールより多い割合です。</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>隠しタイマー</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30手番と、飛び抜けて短いゲームになり、誰も踏み切らない手番は1手番未満です。ただし宣言はほとんどなくなり、最終手番の成功は7回に1回、最初のプレイヤーの勝率はわずか18%です。</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>ほかの目標点</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>目標を8点にすると113手番短くなり、ほぼすべてのゲームが終わります。誰も踏み切らない期間と実力の影響は、見た限りでは変わりません。目標を10点にすると107手番以上長くなり、10ゲームに4ゲームが終わりません。</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>より穏やかな失敗</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>宣言が失敗したらほかの全員が勝つようにしても、ゲームは短くならず、3分の1のゲームで勝利が分け合われます。最終手番の成功率は77%から58%に下がります。宣言に失敗したプレイヤーが脱落せず駒を失うようにすると、全員が席に残りますが、33手番長くなります。それで早く踏み切るようにはなりません。</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>配札の影響を変える終わり方は見つかりませんでした。「無関係」を0、「すべてを決める」を1として、0.18より大きな差は、どの終わり方についても考えられません。</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>実験の限界</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>対局したのはコンピューター</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>残された問い</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>失敗の代償が小さければ、人はもっと踏み切るでしょうか。4人以上ではどうでしょうか。もとのルールと同じだけ実力が影響し、しかも短い終わり方はあるでしょうか。自分で試してください。メニュー「{menu:compare}」の「{action:compare}」で、この実験の計画も開けます。</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[レポート全文](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>コンピューターは1手番とその応手までを計画します。「強い」とは、その場で最もよく見える手を選ぶ相手と比べて、そのように計画するという意味です。協定を結ばず、退屈もせず、首位を攻撃するのに飽きることもありません。人ならもっと早くゲームを終わらせるかもしれません。比べたのは、同じプレイヤーと同じカードでの終わり方です。あなたのゲームがどれだけ続くかは、別の問題です。</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>すべての数値とその区間、すべての図、再現の方法を、ブラウザで（英語）。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>ゲームを作る</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>自分のゲームを作る</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>知っているゲームから始める</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>メニュー「{menu:workshop}」の「{action:workshop}」を選びます。</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>左の一覧にすべてのルールセットがあり、それぞれ親の下に並びます。作りたいものに最も近いルールセットを選び、「新規」を押します。</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>自分のルールセットに書くのは違いだけです。ほかはすべて親と同じままです。プログラムに付属のものはロックされています。自分のものは変更できます。</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>設定を変える</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>「設定」では、変更できるルールが1行ずつ並び、名前、意味、対応するルールブックの項目が示されます。</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>検索欄に言葉を入力すると、設定を探せます（{key:findSetting}）。</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>親と異なる設定には色の印が付きます。横の矢印で元に戻せます。</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>右側には、あなたのゲームのルールが、プレイヤーが読むとおりに表示されます。</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>新しい文には印が付きます。ポインターを重ねると、以前の文が表示されます。</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>文をクリックすると、それを決める設定が表示されます。</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>問題を確かめる</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>「問題」には、遊べない点と、意図しなかったかもしれない点が並びます。自動で修正できる問題には、そのためのボタンがあります。</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>試してみる</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>作業の間に、コンピューターがあなたのルールで手早く対局します。「試験対局」には、その結果が示されます。ゲームが終わるかどうか、どれほどかかるか、誰も使わなかったものがあるかなどです。</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>「下書きで遊ぶ」を選ぶと、すぐにそのゲームが始まります。保存は不要です。</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>「いまの盤面から続ける」を選ぶと、いまの局面から、そのルールで続けます。</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>元に戻す操作と未保存の変更</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>どの変更も元に戻せます（{key:undoEdit}）。</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>保存していない変更は、ウィンドウを閉じても残り、次回また現れます。</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>進行中のゲームは、始めたときのルールのままです。</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>3つの作例</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>4人用の短いゲーム</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>左で Gnostica を選び、「新規」を押します。名前を「4人ショート」とし、「作成」を押します。</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>「プレイヤーと駒」の「最少人数」と「最多人数」を4にします。</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>検索欄に「勝利に必要な点」と入力し、「勝利に必要な点」を7にします。</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>しばらくすると、ゲームが何手番になったかが「試験対局」に示されます。</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>「ルールセットを保存」を選びます。これで「新しいゲーム」で選べるようになります。</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>ほかの人数でも遊ぶなら、人数は変えず、代わりに「4人での勝利に必要な点」を設定します。</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>やさしい終わり方</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>左で Gnostica を選び、「新規」を押します。名前を「やさしい終局」とし、「作成」を押します。</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>検索欄に「最終手番」と入力します。「最終手番の失敗の結果」で、宣言したのに点が足りないプレイヤーに何が起こるかを決めます。</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>「そのプレイヤーが次の手番を飛ばされる」を選びます。これで誰も脱落しません。</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>「宣言に必要な点」を6にします。これで無駄な宣言がなくなります。その効果は、右側のルールにすぐ現れます。</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>カードに能力を追加する</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>左で Gnostica を選び、「新規」を押します。名前を「輝く太陽」とし、「作成」を押します。</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>「カードの能力」を開き、「太陽」まで移動します。</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>能力の後ろのプラス「能力を追加」を押し、「ワンド」を選びます。</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>カードの図柄と文もそれに応じて変わります。新しい能力を目的の位置にドラッグします。</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>完成したら</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>共有する</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>ルールセットは1つのファイルです。「エクスポート」で好きな場所に書き出せます。受け取った人は、ファイルをウィンドウにドロップするか、ダブルクリックで開きます。プログラムは含まれていません。害を及ぼすことはありません。</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>ほかの言語での名前</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>「名前」で、名前と概要を複数の言語で書けます。それ以外の言語で読む人には、英語、または最初にある言語の文が表示されます。</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>JSON がわかる方へ</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>「テキスト」には文書そのものが表示されます。補完と説明付きです。フォームとテキストは常に同じ内容です。書いた順番と空白はそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>ゲームを抜ける、画像を残す</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>メニュー「{menu:resign}」の「{action:resign}」で、確認のあと投了します。残る相手が一人だけなら、ゲームは終わり、その相手の勝ちになります。そうでなければ、ゲームの終わりまでコンピューターがあなたの代わりに遊びます。</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>コンピューターに最後まで任せる</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>メニュー「{menu:letComputersFinish}」の「{action:letComputersFinish}」（{key:letComputersFinish}）で、残りのゲームを速く進めます。コンピューターが全員の代わりに遊びます。いつでも一時停止できます。</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>盤面の画像</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>メニュー「{menu:savePicture}」の「{action:savePicture}」（{key:savePicture}）で、盤面を、手札なしの画像として保存します。</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>「{action:copyPicture}」で画像をコピーし、ほかの場所に貼り付けられます。</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>インフィニティカードは山札の下にあります。</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>インフィニティカードは山札の横にあります。手番の終わりに得点がほかの全員より高いプレイヤーは、これを取れます。</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>インフィニティカードは%1が持ち続けます。</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1がインフィニティカードを持っています。%1の次の手番の終わりに、得点がまだほかの全員より高ければ勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>%1のチャレンジラウンド：%n点、ほかの最高は%2点です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>インフィニティカード</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>インフィニティカード</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>インフィニティカード</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>カードの場所</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>山札の下</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>山札の横</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>山札の下にインフィニティカードを置きます。その上の最後のカードが引かれたら、シャッフルする捨て札がなくても、インフィニティカードを山札の横に置きます。</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>その後は、手番の終わりに自分の得点がほかの全員より高ければ、インフィニティカードを取れます。これでチャレンジラウンドが始まります。チャレンジラウンドの間と、その成否が決まる手番の終わりには取れません。</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>次の手番の終わりに、自分の得点がまだほかの全員より高ければ勝ちです。そうでなければカードを山札の横に戻します。これで脱落するプレイヤーはいません。</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは手番を終え、インフィニティカードを取ります。チャレンジラウンドが始まります。</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1は手番を終え、インフィニティカードを取ります。チャレンジラウンドが始まります。</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>インフィニティカードを取る</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>手番を終えるか、インフィニティカードを取ってチャレンジラウンドを始めてください。</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたのチャレンジラウンドはこの手番で終わります。そのとき得点がほかの全員より高ければ勝ちです。</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>%1のチャレンジラウンドはこの手番で終わります。最高得点なら勝ちです。</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたのチャレンジラウンド中です。</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>%1のチャレンジラウンド中です。</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>インフィニティカードが現れ、山札の横に置かれます。</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはインフィニティカードを取ります。あなたのチャレンジラウンドが始まります。</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1はインフィニティカードを取ります。チャレンジラウンドが始まります。</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたのチャレンジラウンドは失敗です。インフィニティカードは山札の横に戻ります。</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>%1のチャレンジラウンドは失敗です。インフィニティカードは山札の横に戻ります。</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>あなたのチャレンジラウンドは成功です。得点は%2点で、まだ最高です。</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>%1のチャレンジラウンドは成功です。得点は%2点で、まだ最高です。</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>インフィニティカードはまだ山札の下にあります（%1）。</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>先に%1のチャレンジラウンドが終わらなければなりません（%2）。</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>あなたの得点がほかの全員より高くなければなりませんが、%1の得点は同じかそれ以上です（%2）。</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなた自身のチャレンジラウンドがこの手番で終わります（%1）。</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたの勝ち：チャレンジラウンドの後も最高得点です。</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1の勝ち：チャレンジラウンドの後も最高得点です。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1はすでに存在します。</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1を開けません。（%2）</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1に書き込めません。（%2）</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は実験のファイルではありません。</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1は、より新しいバージョンのプログラムで作成されています（表のバージョン%2）。</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1は壊れています。（%2）</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は別の実験のものです。</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>ほかのプログラムが%1にゲームを追加しています。</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1はバージョン%2のプログラムで開始されており、コンピューターの打ち方が異なる可能性があります。</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1は%2と同じシャードです。</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>%1にシャードがありません。</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1に次のシャードがありません：%2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は完了していません。そのシャードをもう一度実行してください。</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>精度で終了する計画は、シャードに分けられません。どのシャードにも、精度に達したかどうかがわからないためです。配札の数だけを指定してください。</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は実験のレポートではありません。</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>%1にゲームが足りません（配札：%2）。そのシャードをもう一度実行してください。</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1の表は、このプログラムが書き出すものと異なります。（%2）</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1があるため続けられません。このプログラムが作ったものではありません。移動するか名前を変更してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1という名前は実験のシャード専用です。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1の読み取りを停止しました。</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1には別の名前（ハードリンク）があります。ほかのプログラムがその名前でゲームを追加するおそれがあります。コピーを作って、それを使ってください。</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1を移動できません。（%2）</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は学習データのファイルではありません。</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1は、より新しいバージョンのプログラムで作成されています（形式%2）。</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1は、コンピューターが局面の別の特徴を見る、別のバージョンのプログラムで作成されています。別のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1は別の設定（%2）で作成されています。同じ設定に戻すか、別のフォルダーを使ってください。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>手番</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1手番{nominative:手番が%1回}</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>判断</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>判断%1回{nominative:判断が%1回}</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>点</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1点{nominative:点が%1点}</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>人</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1人{nominative:プレイヤーが%1人}</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>宣言</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>宣言%1回{nominative:宣言が%1回}</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>首位交代</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>首位交代%1回{nominative:首位交代が%1回}</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>手</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1手{nominative:手が%1通り}</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>枚</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>カード%1枚{nominative:カードが%1枚}</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>領地</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>領地%1枚{nominative:領地が%1枚}</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>駒</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>駒%1個{nominative:駒が%1個}</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>シャッフル</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>シャッフル%1回{nominative:シャッフルが%1回}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1ポイント{nominative:割合が%1ポイント}</numerusform>
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
        <translation>相関</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1（%2〜%3）</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>終局したゲーム</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>最後まで終わったゲームの割合です。ほかは、判断の数の上限に達して打ち切られました。</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>終局したゲームの数を、全ゲーム数で割った値。</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、終局するゲームが%2多くなります。</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、終局するゲームが%2少なくなります。</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>ゲームの手番数</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>1ゲームで全プレイヤーが行う手番の合計です。打ち切られたゲームは、少なくともその数だけあります。</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>始まった手番の数（最後の手番を含む）。</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1は%3より%2長く続きます。</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1は%3より%2早く終わります。</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>ゲームの判断数</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>1ゲームでプレイヤーが何かを決める回数です。手番に何をするか、能力をどう使うか、宣言するかどうかなど。打ち切られたゲームは、少なくともその数だけあります。</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>プレイヤーが行った手の数（ビッドと応答を含む）。</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>最初の宣言までの手番数</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>最終手番が初めて宣言される手番です。</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>最初の宣言があった手番の番号。宣言のないゲームは数えません。</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初の宣言が%2遅くなります。</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初の宣言が%2早くなります。</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>最初のプレイヤーの勝率</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>最初の手番を行うプレイヤーが勝つ割合です。全員が互角なら、1をプレイヤー数で割った値になります。</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>最初の手番を行った席が得た勝利の割合。打ち切られたゲームは数えません。</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初のプレイヤーの勝率が%2高くなります。</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初のプレイヤーの勝率が%2低くなります。</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>終局時の点差</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>ゲームが終わったときの、勝者とほかの最高得点との差です。</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>最高得点の勝者の点から、残っているほかのプレイヤーの最高得点を引いた値。</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝者の点差が%2大きくなります。</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝者の点差が%2小さくなります。</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>勝利の分け合い</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>味方どうしでない複数のプレイヤーが、ともに勝つ割合です。</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>敵どうしが勝利を分け合ったゲームの数を、全ゲーム数で割った値。</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝利の分け合いが%2多くなります。</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝利の分け合いが%2少なくなります。</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>脱落者数</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>ゲームが終わる前に脱落するプレイヤーの数です。</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>脱落したプレイヤーの数。</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの脱落者が%2多くなります。</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの脱落者が%2少なくなります。</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>最初の脱落までの手番数</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>最初の脱落が起こる手番です。</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>最初の脱落があった手番の番号。脱落のないゲームは数えません。</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初の脱落が%2遅くなります。</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、最初の脱落が%2早くなります。</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>ゲームの宣言数</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>プレイヤーが次の手番を最終手番と宣言する回数です。</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>行われた宣言の数。最終ラウンドの宣言は数えません。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームの%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>成功した宣言</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>宣言したプレイヤーがそれで勝った割合です。</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>成功した宣言の数を、宣言の数で割った値。宣言のないゲームは数えません。</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、宣言の成功率が%2高くなります。</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、宣言の成功率が%2低くなります。</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>宣言時の得点</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>宣言したときのプレイヤーの得点です。</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>宣言したプレイヤーの、宣言したときの得点の平均。宣言のないゲームは数えません。</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、%2多い得点で宣言します。</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、%2少ない得点で宣言します。</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>失敗した宣言</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>1ゲームで宣言が失敗に終わる回数です。</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>失敗した宣言の数。先にゲームが終わった場合は、成功にも失敗にも数えません。</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームに失敗する%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、1ゲームに失敗する%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>誰も宣言に踏み切らない手番</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>目標まであと1点以内のプレイヤーがいるのに、誰も宣言しない手番の数です。</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>手番の始めに、誰かの得点が目標の1点手前以上で、宣言された最終手番もなく、誰も宣言しなかった手番の数。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、目標が近いのに誰も宣言しない期間が%2長くなります。</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、目標が近いのに誰も宣言しない期間が%2短くなります。</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>首位に向かう敵対的な手</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>誰かに損害を与える手のうち、首位のプレイヤーに損害を与えるものの割合です。</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>首位のプレイヤーがいる間に、首位に当たった敵対的な手の数を、敵対的な手の総数で割った値。敵対的な手とは、敵が駒、ピップ、点、領地を失うか、駒の位置や向きを変えられる手です。</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、敵対的な手が首位に当たる割合が%2高くなります。</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、敵対的な手が首位に当たる割合が%2低くなります。</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>首位交代</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>1ゲームで首位が入れ替わる回数です。</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>各手番の始めと終局時に、最高得点のプレイヤーが直前の首位と異なった回数。同点は数えません。</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>勝者の最大の劣勢</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>後の勝者が、最も悪い時点で本命にどれだけ後れていたかです。</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>各手番の始めにおける、最も高い勝率と勝者の勝率との差の最大値（コンピューターの局面評価による）。</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝者の最大の劣勢が%2大きくなります。</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝者の最大の劣勢が%2小さくなります。</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>勝負の不確かさ</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>誰が勝つかがどれだけわからないか、ゲームを通じての平均です。全員が互角なら100%、完全に決まっていれば0%です。</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>各プレイヤーの勝率のエントロピーを、その最大値で割り、各手番の始めについて平均した値（コンピューターの局面評価による）。</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝負の不確かさが%2大きくなります。</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝負の不確かさが%2小さくなります。</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>勝負が決まる手番</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>この手番の後、勝者の勝率はずっと80%を超えています。</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>勝者の勝率が80%以下で始まった最後の手番（コンピューターの局面評価による）。</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝負が決まるのが%2遅くなります。</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、勝負が決まるのが%2早くなります。</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>手番待ち</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>自分の手番と手番の間に、ほかのプレイヤーが行う判断の数です。</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>プレイヤーの手番の終わりから次の手番の始めまでの、ほかのプレイヤーの判断数の平均。</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手番と手番の間に行われるほかのプレイヤーの%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手番と手番の間に行われるほかのプレイヤーの%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>脱落後の待ち</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>脱落したプレイヤーが、ゲームが終わるまで見ているだけの手番の数です。</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>プレイヤーの脱落後に始まった手番の数を、脱落者全員について合計した値。</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、脱落後に待つ%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、脱落後に待つ%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>判断の選択肢の平均</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>プレイヤーが選べる手の数を、すべての判断について平均したものです。</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>判断ごとの可能な手の数の平均値。</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、選べる%2{nominative}平均して多くなります。</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、選べる%2{nominative}平均して少なくなります。</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>典型的な判断の選択肢</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>プレイヤーが選べる手の数です。判断の半数はこれより多く、半数は少なくなります。</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>判断ごとの可能な手の数の中央値。</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、典型的な判断で選べる%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、典型的な判断で選べる%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>選択肢の最多</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>1ゲームで最も選択肢の多い判断で、プレイヤーが選べる手の数です。</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>1ゲームの判断における可能な手の数の最大値。</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、選択肢が最も多い判断で選べる%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、選択肢が最も多い判断で選べる%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>プレイヤーが持つカードの枚数です。</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>手番の始めに、残っているプレイヤーが持つ手札の枚数の平均。</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手札の%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手札の%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>手札を補充する手番</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>カードを捨てて引くことに使われる手番の割合です。</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>実際に捨てるか引いた補充の手番数を、全手番数で割った値。</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手札を補充する手番が%2多くなります。</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、手札を補充する手番が%2少なくなります。</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>盤面の領地</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>盤面の広さです。</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>手番の始めに盤面にある領地の数の平均。</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>盤面の駒</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>全プレイヤーが盤面に持つ駒の合計です。</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>手番の始めに盤面にある駒の数の平均。</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、盤面の%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、盤面の%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>荒地の駒</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>領地の外にある駒の数です。</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>手番の始めに荒地にある駒の数の平均。</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、荒地の%2{nominative}多くなります。</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、荒地の%2{nominative}少なくなります。</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>ゲームのシャッフル回数</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>山札がなくなり、シャッフルし直される回数です。</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>捨て札が山札になった回数。</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>実力の影響</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>強いコンピューターが弱いコンピューターに勝つ割合です。実力が結果に影響しなければ50%になります。</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>指定した2プレイヤーのうち強いほうが得た勝利の割合を、両者が各席に同じ回数だけ着いたゲームについて平均した値。</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、強いほうのプレイヤーの勝率が%2高くなります。</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、強いほうのプレイヤーの勝率が%2低くなります。</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>配札の影響</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>同じカードを別のプレイヤーに配ったとき、同じ席がまた勝つかどうかです。配札がすべてを決めるなら1、無関係なら0です。</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>ある配札での席の結果と、プレイヤーの席を入れ替えた同じ配札での席の結果との相関。</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、配札の影響が%2大きくなります。</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1では%3より、配札の影響が%2小さくなります。</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Browne と Maire、『Evolutionary Game Design』、2010年による。</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Shannon、「A Mathematical Theory of Communication」、1948年による。</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>このプログラムのために定義。</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>ゲームが少なく、判断できません。</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>まったく差がありません。</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>%1の差かもしれませんが、これほど多くの比較の中では偶然かもしれません。</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>差は見つかりませんでした。%1より大きな差は考えられません。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>両方にあるが、結果が異なる</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>両方で同じ</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%1の%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%1の%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>%1と%2のうち、%n手が共通です。</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1では、いま決めることが異なります。</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1にそのような手はありません。</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>手番の前後のメカニクス</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>理由：%1（%2）。</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>理由：「%1」は%3では「%2」、%5では「%4」です（%6）。</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>ゲームの終わり方、または脱落するプレイヤーが異なります。</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>盤面の駒が異なります。</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>盤面の領地が異なります。</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>手札のカードが異なります。</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>山札や捨て札のカードが異なります。</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>宣言やカウンターの状態が異なります。</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>手番のプレイヤー、または手番の回り方が異なります。</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>次に決めるのが、別のプレイヤーか運になります。</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>運で決まることが異なります。</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>後半が続かなければならないのは、片方だけです。</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>2つの局面は同じではありません。</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>手札の枚数：%2は%1枚、%4は%3枚。</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>%1と%2では次に決めることが異なるため、手を比べられません。</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>全%nゲームが終局しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%nゲーム中%1ゲームが終局せず、打ち切られました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>1ゲームの手番数：平均%1、最少%2、最多%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n回の宣言中%1回がゲームの勝利につながりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>宣言で勝つゲームですが、%nゲームで一度も宣言がありませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>最初のプレイヤーが勝ったのは、全ゲームの%1（%2〜%3）です。公平なら%4です。</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%n回の手番中%1回で、駒のあるプレイヤーがパスしかできませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%nゲーム中%1ゲームで、駒も配置場所もないプレイヤーがいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>%1{definite}は%nゲームで一度もプレイも起動もされませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>この能力は%n回選べましたが、一度も使えませんでした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>この能力は%n回使えましたが、誰も使いませんでした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>%n回の判断で、これができたプレイヤーはいませんでした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>%n回可能でしたが、誰も行いませんでした：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%2{definite}の%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%nゲーム中%1ゲームは、勝ちを目指さずあらゆることを試すコンピューターによるものです。一度も起こらなかったことを調べるためにだけ数えます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>日本語</translation>
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
        <translation>「%1」の翻訳はありません。使える言語：%2。</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1と%2</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1、または%2</translation>
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
        <translation>%1、または%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>enumeration</comment>
        <extracomment>things one after the other where the last is nothing special: &quot;north, 3 cards, 2 pieces&quot;; %2: all that follow</extracomment>
        <translation>%1、%2</translation>
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
        <translation>%1→%2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>sequence: end</comment>
        <extracomment>the last two of several actions, often verbs, which are done one after the other</extracomment>
        <translation>%1→%2</translation>
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
        <translation>各ルールの変更が%1に与える影響。差の大きい順、95%区間付き。</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1のルールの影響</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>ルールの変更%n件を試しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>ルールの変更%n件を試しました。探索は途中で停止しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>偶然の範囲を超える差は見つかりませんでした。</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>すべての数値</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>変更</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>配札</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>指標</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>各ルールを1つずつ変え、まず少数のゲームで試しました。有望な変更ほど、多くのゲームで試しました。</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席数</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>最長のゲーム（判断数）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>プログラムのバージョン</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>100ゲーム中、それぞれの値になったゲームの数。</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>首位の得点</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>盤面の領地</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>盤面の駒</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>荒地の駒数</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>最も高い勝率（%）</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>この手番まで続いたゲームの平均です（全体の4分の1以上が続いた範囲）。半数が帯の中に入ります。</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>この手番まで続いたゲームの平均です（全体の4分の1以上が続いた範囲）。</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>%1との差、95%区間付き。区間が0の線を含まなければ、そのルールにはおそらく影響があります。</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>ゲーム（%）</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>能力</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>手の種類</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>使えたときにそのカードを使った割合、差の大きい順。</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>使えたときにその能力を使った割合、差の大きい順。</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>選べたときにその種類の手を選んだ割合、差の大きい順。名前は記法のとおりです。</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>使えたときに使った割合（%）</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>勝利の割合（%）</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>席ごとの勝利</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>どの配札も、プレイヤーを1席ずらしてもう一度対局するので、この図は席そのものの有利さを示します。95%区間付き。</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>100ゲーム中の宣言数</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>成功した宣言（%）</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>得点ごとの宣言</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>宣言したプレイヤーの得点。</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>得点ごとの成功した宣言</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>宣言全体に占める、各得点での宣言の割合。</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>図で見る差</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>ゲームの分布</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>ゲームの推移</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>カード、能力、手の使用</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>このレポートの限界</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>対局したのは人ではなくコンピューターです。会話もせず、根にも持たず、前のゲームから学ぶこともありません。</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>より強い、または弱いプレイヤーなら、別の差が現れるかもしれません。</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>数値が示すのはゲームの進み方で、楽しさではありません。</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>区間は95%区間で、20のうち1つは真の値を外すかもしれません。判定は、比較の数が多いことを考慮して調整しています。</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>比較したルールセット</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>配札%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1、%2。完了</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1、%2。未完了</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>表には、ほかに%n件の差があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1（試行%n回）</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>どのルールセットでもシャッフルとダイスは同じで、ゲームも同じでした。</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>どのルールセットでもシャッフルとダイスは同じでした。ゲームの長さについては、%1倍のゲーム数に相当します（相関%2）。</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>ルールセットと相違点</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>このルールセット</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>数値にはすべて95%区間が付きます。差は%1が基準です。</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>値</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>シャッフルとダイスはルールセットごとに別でした。</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>文書の SHA-256</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>このレポートの再現</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>これには実験のファイルが必要です。計画全体を含むレポートを書き出し、すべてのゲームをもう一度対局します。結果は、すべての数値が一致しなければなりません。</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>ゲームが少なく、判断できません。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>差：%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>配札%n回分のゲームが足りません。補うには、実験をもう一度実行してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>ほかに配札%n回分がそろっていますが、それより前の配札が欠けているため、集計されていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>ホイールで進む数</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>手番の始めに星座駒が進める最大の区画数です。</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>牡羊座</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>牡牛座</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>双子座</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>蟹座</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>獅子座</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>乙女座</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>天秤座</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>蠍座</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>射手座</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>山羊座</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>水瓶座</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>魚座</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>青</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>スターホイール</translation>
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
        <translation>スターホイール</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>星座駒を好きな区画に配置してください。</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>印のついた区画のどれかに、星座駒を時計回りに進めてください。</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>ダイスの目があなたの区画です。手札の上限までカードを引いてください。</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1は区画の色の能力をもう一度使えます。</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>青：%1はもう一度カップを使えます。</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>赤：%1はもう一度、1マスだけ移動するか押すことができます。</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>緑：%1はもう一度ペンタクルを使えます。</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>黄：%1はもう一度、1ピップとして攻撃できます。</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>青：カップを使った駒のうち1個が、もう一度カップを使えます。</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>赤：ワンドを使った駒のうち1個が、もう一度、1マスだけワンドを使えます。</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>緑：ペンタクルを使った駒のうち1個が、もう一度ペンタクルを使えます。</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>黄：攻撃した駒のうち1個が、もう一度、1ピップとして攻撃できます。</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1はまだ星座駒を配置していません。</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1の区画は%2（青）：この手番でカップを使った駒は、もう一度カップを使えます。</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1の区画は%2（赤）：この手番でワンドを使った駒は、もう一度ワンドを使えます。</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1の区画は%2（緑）：この手番でペンタクルを使った駒は、もう一度ペンタクルを使えます。</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1の区画は%2（黄）：この手番で攻撃した駒は、もう一度攻撃できます。</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>%1のダイスの目は、区画の番号と同じ%2です。手札の上限までカードを引けます。</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>%1のダイスの目は%2です。カードは引けません。</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>区画%1、%2、%3。</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>ここ：%1。</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>星座駒はここに進めます。</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>スターホイール</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>星座駒の区画</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>引く</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>引く枚数：</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>ホイールを進む</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>区画：</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>手番の始めに、ほかのことより先に、星座駒を動かします。最初の手番では好きな区画に配置します。</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>その後は、時計回りに%1〜%n区画進めなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>スターホイール</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>phrase: segment</comment>
        <extracomment>a segment in a list; %1: its number, %2: its sign, %3: its colour</extracomment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>The wheel has twelve segments: %1.</source>
        <extracomment>%1: list of twelve segments</extracomment>
        <translation>ホイールには12の区画があります：%1。</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>各プレイヤーは、ストックの小駒1個を星座駒として取り分けます。</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>自分の区画の色は、この手番にカード（大アルカナを含む）で使ったスートの能力と一致することがあります。青はカップ、黄はソード、緑はペンタクル、赤はワンドです。一致すれば、その能力を使った配下は、まだ盤面にいる場合、手番の終わりにそのスートをもう一度使えます。</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>このときソードとワンドでは、配下の大きさにかかわらず1ピップとして扱います。</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>その能力を使った配下が複数いれば、もう一度使えるのはそのうち1個だけです。使えるのはスート本来の能力で、カードによる追加効果はありません。</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>この能力は、カードの能力とは連携できません。連携の前半と後半は、それぞれを行った配下が使ったものとみなします。盤面を離れた配下は、後で同じ駒が作られても、盤面にいるとはみなしません。</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>次に12面ダイスを振ります。自分の区画の番号が出たら、捨てずに手札の上限まで（それより少なくても可）カードを引けます。</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>手番の終わりには、まず能力の繰り返し、次にダイス、最後に宣言など、手番を終える行動を行います。</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>あなたは星座駒を区画%2、%3（%4）に配置します。</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1は星座駒を区画%2、%3（%4）に配置します。</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>あなたは星座駒を区画%2、%3（%4）に進めます。</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1は星座駒を区画%2、%3（%4）に進めます。</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはホイールの能力を使いません。</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1はホイールの能力を使いません。</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>青：%1はもう一度カップを使えます。</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>赤：%1はもう一度、1マスだけ移動するか押すことができます。</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>緑：%1はもう一度ペンタクルを使えます。</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>黄：%1はもう一度、1ピップとして攻撃できます。</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>青：次の駒のどれか1個が、もう一度カップを使えます：%1。</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>赤：次の駒のどれか1個が、もう一度、1マスだけ移動するか押すことができます：%1。</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>緑：次の駒のどれか1個が、もう一度ペンタクルを使えます：%1。</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>黄：次の駒のどれか1個が、もう一度、1ピップとして攻撃できます：%1。</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>ホイールの能力を使うか、スキップしてください。</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1はホイールの能力を使えます。</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>星座駒をホイールに配置してください。</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1は星座駒をホイールに配置します。</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>ホイールの星座駒を進めてください。</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1はホイールの星座駒を進めます。</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>ダイスの目があなたの区画です。手札の上限までカードを引いてください。</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>ダイスの目が%1の区画です。%1は手札の上限までカードを引きます。</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>あなたの星座駒は区画%2、%3に配置されます。</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>%1の星座駒は区画%2、%3に配置されます。</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>あなたの星座駒は区画%2、%3に進みます。</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>%1の星座駒は区画%2、%3に進みます。</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>ホイールは青です。カップをもう一度使えます。</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>ホイールは赤です。ワンドをもう一度使えます。</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>ホイールは緑です。ペンタクルをもう一度使えます。</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>ホイールは黄色です。ソードをもう一度使えます。</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>ダイスの目は%2です。あなたの星座駒は別の区画にあります。</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>ダイスの目は%2です。%1の星座駒は別の区画にあります。</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>ダイスの目は%2で、あなたの区画（%3）と同じです。手札の上限までカードを引けます。</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>ダイスの目は%2で、%1の区画（%3）と同じです。%1は手札の上限までカードを引けます。</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>星座駒が進むのは時計回りに%2〜%n区画です（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>先に星座駒を配置するか進めなければなりません（%1）。</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたの区画の色で繰り返せるのは、別のスートの能力です（%1）。</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>%2は、この手番でその能力を使っていません（%1）。</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>繰り返す能力では、駒を1ピップとして扱います（%1）。</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>繰り返す能力は、ほかの能力と連携できません（%1）。</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>先に、ホイールで繰り返す能力を使うかスキップしなければなりません（%1）。</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>攻撃されたプレイヤーが先に答えます（%1）。</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>手番の終わりには、カードを引いた後、まず能力の繰り返し、次にダイス、最後に宣言など、手番を終える行動を行います。</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1はすでに存在します。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1を開けません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1を読み取れません。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1に書き込めません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1は大きすぎます。上限は%nバイトです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1がほかのプログラムにより削除または変更されました。</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は別のウィンドウで対局中です。</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1を移動できません。</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は、進行中のゲームの記録の名前です。別の名前を選んでください。</translation>
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
        <translation>%1は、そのフォルダーの外にあるファイルを指しています。</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1は入力ファイルでもあります。出力には別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1が2つの出力に指定されています。別々のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>名前が UTF-8 ではないため、%1を開けません。名前を変更してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1はいっぱいです。棋譜に記録できるのは最大%n手です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica には %1 MB のメモリーが必要ですが、システムの制限は %2 MB です。「ulimit -v unlimited」などで上限を上げてください。</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>待ちなし</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>遅い</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>プラス</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1対%2：%3は破壊されます。</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1対%2：%3は小駒に縮小します。</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1対%2：%3は中駒に縮小します。</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1対%2：%3には及びません。持ち主は反撃できます。</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1対%2：%3は無傷です。</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>反撃により、攻撃側の駒が破壊されました。</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>反撃により、攻撃側の駒が%nピップ縮小しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1、あなたの駒のほうが高い目です。反撃して攻撃側の駒を1ピップ縮小しますか、それともやめますか？</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>反撃するかどうかを%1が決めます。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>0未満は0と数えます</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>振る前：ダイス%n個対%1個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>ダイス%n個対%1個：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>縮小する</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>何も起こらない</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>攻撃側が縮小しうる</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>すぐに破壊される：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1は%nピップを失い、破壊されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>ストックにもっと小さい駒がないため、%1は破壊されます。</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>ストックに中駒がないため、%1は小駒になります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1は%nピップを失い、小駒になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1は%nピップを失い、中駒になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>合計が同じなので、%1には何も起こりません。</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2の目が上回りました。あなたは反撃して%3を1ピップ縮小できます。</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2の目が上回りました。%1は反撃して%3を1ピップ縮小できます。</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>%1への攻撃</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1対%2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>攻撃：%1。合計%2。</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>防御：%1。合計%2。</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>最近ダイスは振られていません。</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>sum of dice</comment>
        <translation>＝%1</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionRow</name>
    <message numerus="yes">
        <source>The deck has been exhausted %1 of %n times.</source>
        <extracomment>%1 of %n times: the last turns come when both numbers are equal</extracomment>
        <translation>
            <numerusform>山札切れ：%n回中%1回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>最終手番：残り%n回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>山札切れ</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>残りの最終手番</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>山札切れの回数</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>捨て札をシャッフルして新しい山札にするたびに、山札切れが1回起こったと数えます。</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>プレイヤーの人数と同じ回数の山札切れが起こったら、その手番を終え、次のプレイヤーから全員がもう1回ずつ手番を行います。</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>%n回の山札切れが起こったら、その手番を終え、次のプレイヤーから全員がもう1回ずつ手番を行います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>その後、最高得点のプレイヤーが勝ちます。最高得点が同じなら勝利を分け合います。</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>最終手番：この手番を含めて残り%n回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>これで山札切れは%n回です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>次のプレイヤーから、全員がもう1回ずつ手番を行います。</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>最終手番がすべて終わりました。最高得点は%1点です。</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>最終手番がすべて終わりました。最高得点の%2点であなたの勝ちです。</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>最終手番がすべて終わりました。最高得点の%2点で%1の勝ちです。</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>最終手番がすべて終わりました。%1が最高得点の%2点で並び、勝利を分け合います。</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>これらの最終手番では宣言できません。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>ダイス勝負のソード</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>ソード：ダイスで攻撃</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>攻撃側は、駒の1ピップにつきダイスを1個振ります。</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>攻撃側は、駒の大きさにかかわらずダイスを%n個振ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>ソードとして使います。新しい領地は捨て札のどこからでも選べます。</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>ソードとして使います。新しい領地は捨て札のどこかから選びます。</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>ソードとして使います。</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>対象マスの敵の駒1個をダイスで攻撃します。敵の合計のほうが低ければ、敵の駒は差の分だけ縮小します。高ければ、その持ち主は攻撃した駒を1ピップ縮小できます。</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>対象マスの敵の駒を1個以上、ダイスで攻撃します。合計が低い敵の駒は、差の分だけ縮小します。合計が高い敵の駒の持ち主は、攻撃した駒を1ピップ縮小できます。</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>または、配下自身をダイスなしで縮小します。</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>または、敵の駒のない対象の小アルカナ領地を取り除きます。</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>または、敵の駒のない対象の領地を、1点低いカードか同種の下位カードに縮小します。小アルカナなら、取り除くこともできます。</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>攻撃する配下は、対象マスの敵の駒を1個指定します。</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>攻撃する配下は、対象マスの敵の駒を1個以上指定します。</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>この1回の結果を、すべての防御側と比べます。</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>防御側の各駒は、1ピップにつきダイスを1個振ります。ダイスの目はプラス、マイナス、空白で、確率はそれぞれ3分の1です。プラスは＋1、マイナスは−1、空白は0で、合計が0未満なら0とします。</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>攻撃側の合計が高ければ、防御側の駒は差の分だけ縮小します。防御側の合計が高ければ、そのプレイヤーは攻撃した駒を1ピップ縮小できます。同じなら何も起こりません。</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>ピップがなくなった駒は破壊されます。必要な大きさの駒がストックになければ、ストックにある次に小さい駒になり、それもなければ破壊されます。</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>これらの駒の向きはどれも変わりません。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を攻撃します。そのカードを捨て、価値が1点低いカードか同種の下位カードに置き換えます。順位は、大アルカナは番号順、小アルカナはスートにかかわらずキングからエースの順です。駒はそのまま残ります。</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>敵の駒のない対象の小アルカナ領地は、取り除くこともできます。その跡は荒地か虚空になります。虚空になった場所の駒は、隣のマスも含めてストックに戻ります。</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>または、配下は向きにかかわらず、自分をダイスなしで縮小できます。減らせるのは、手番の始めのピップ数（手番中に現れた駒は、現れたときのピップ数）までです。縮小後の大きさの駒がストックになければ、ストックにある次に小さい駒になり、それもなければ破壊されます。残った駒の向きは変えられます。</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>両方で同じ領地を縮小するなら、途中の段階のカードは不要です。</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>ワンドでは、虚空以外のどのマスにも駒を入れられます。ただし、ソードの後にそのマスの駒が、ダイスなしで確実に%n個以下になる場合に限ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>あなたは反撃し、%2を1ピップ縮小します。</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1は反撃し、%2を1ピップ縮小します。</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは反撃しません。</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1は反撃しません。</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1が攻撃します。</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1が%2を攻撃します。</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1は自分を破壊します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1は自分を%nピップ縮小します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>減らす点：</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>反撃</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1の目は%2（合計%3）で、%4の差で負けます。</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1の目は%2（合計%3）で、引き分けです。</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1の目は%2（合計%3）で、上回ります。</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1が攻撃し、目は%2（合計%3）です。</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1の目が上回りました。反撃して%2を1ピップ縮小するか、スキップしてください。</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1の目が上回りました。%3は反撃して%2を1ピップ縮小できます。</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>駒がどれだけ縮小するかはダイスが決めます（%1）。</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>一度に攻撃できる駒は1個だけです（%1）。</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>いまは反撃できません（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>この駒が自分を縮小できるのは、手番の始めまたは現れたときのピップ数、つまり%nピップまでです（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>攻撃するには、対象マスに敵の駒が1個以上必要です（%1）。</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>防御側は、駒の1ピップにつきダイスを1個振ります。</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>攻撃がどこまで届いても、防御側の駒はすべて同じマスになければなりません。</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>ワンドでは、虚空以外のどのマスにも駒を入れられます。ただし、ソードの後にそのマスの駒が、ダイスなしで確実に制限内に収まる場合に限ります。</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>先にすべてのダイスを振ります。次に、席順、大きさの小さい順、向きの順に、1つずつ結果を適用します。その後、合計が高かった防御側の駒の持ち主が、同じ順で反撃するかどうかを決めます。攻撃した駒が破壊されたら、残りの防御側は何もしません。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>攻撃できる駒の数</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>ダイスによる攻撃で指定する敵の駒の数です。</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>1個以上</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>1個</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>攻撃された領地のカードの出どころ</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>攻撃された領地の新しいカードは、ここから選びます。</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>攻撃のダイス</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>攻撃側が振るダイスの数です。0は駒のピップ数と同じです。</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>山札切れの回数</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>最終手番が始まるまでの山札切れの回数です。0はプレイヤーの人数と同じです。</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>ダイスと山札切れ</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>マス数：</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>減らす点：</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>引く枚数：</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>数：</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>山札の一番上</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>1枚も捨てず1枚も引かない</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>これでゲームに勝ちます。</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>最終手番の宣言に必要な点がそろっています。</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>ほかの全員を上回っていて、必要な条件を満たしています。</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>これがないと、この手番の終わりに脱落します。</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>宣言どおりの点を保てます。</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>ほかの全員を上回り続け、必要な条件を満たします。</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>ほかのプレイヤーの宣言を阻止します（%n点足りなくなります）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>ほかのプレイヤーが勝つのに必要なリードを奪います（%n点足りなくなります）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>ほかのプレイヤーが%n点を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>ほかのプレイヤーの駒が%nピップを失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>あなたの駒のピップが%n増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>あなたの領地のうち%n点分が安全になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>合わせて%n点の領地をおびやかします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>手札が%n枚増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>手札で使えるスートが%n種類増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>%n点リードします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>ほかの手はどれもこれに劣ります。</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>その場合の勝率は約%1です。</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>いま「%1」を選べば、その結果またはその後に勝つ確率は%2です。</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>いま宣言すると、次の手番の終わりに必要な点がある確率は%1です。</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>待つと、後で勝つ確率は%1です。</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>待ちましょう：宣言してもほぼ確実に失敗します。</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>宣言しましょう：待つより明らかに有利です。</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>「%1」を選びましょう：待つより明らかに有利です。</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>待ちましょう：いま宣言するのは悪手です。</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>待ちましょう：いま「%1」を選ぶのは悪手です。</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>宣言のほうが少しよさそうですが、差が小さく確かではありません。</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>「%1」のほうが少しよさそうですが、差が小さく確かではありません。</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>待つほうが少しよさそうですが、差が小さく確かではありません。</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>この局面では、この手番を「%1」で終えることはできません。</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>よりよい手：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: chance</comment>
        <extracomment>a player and the chance of winning</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The best turn: %1.</source>
        <extracomment>%1: what to do, one after the other: &quot;play a card, create a piece, then end the turn&quot;</extracomment>
        <translation>最善の手番：%1。</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>あなたの最も高いカードなので、最初の手番を得る見込みが最も高くなります。</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>より高いカード%n枚を手札に残します。そのほうが、最初の手番を得るよりも価値があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>下にある手のほうが勝率が高く表示されていますが、あまり検討されていないため、その数字は不確かです。</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>明らかによい手はほかにありませんでした。</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>この手で失った勝率：%1。</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>コンピューターには、最終手番の宣言に必要な点がそろっています。</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>コンピューターはほかの全員を上回っていて、必要な条件を満たしています。</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>これがなければ、コンピューターは手番の終わりに脱落していました。</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>コンピューターは宣言どおりの点を保ちます。</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>コンピューターはほかの全員を上回り続け、必要な条件を満たします。</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>コンピューターの点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>コンピューターの駒のピップが%n増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>コンピューターの領地のうち%n点分が安全になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>コンピューターは合わせて%n点の領地をおびやかします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>コンピューターの手札が%n枚増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>コンピューターが%n点リードします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>ほかの手はどれも劣って見えました。</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1：なぜこの手番に？</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>理由はコンピューターの手札にあり、あなたには見えません。</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>ラウンド%1：%2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>あなたは%n点で、ほかに%1点のプレイヤーがいます。勝つには、ほかの全員を上回らなければなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>必要な%n点に対し、あなたは%1点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>次の手番の終わりに%n点未満なら、脱落します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>次の手番の終わりに%n点未満なら、ほかのプレイヤー全員の勝ちになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>次の手番の終わりに%n点未満なら、駒を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>次の手番の終わりに%n点未満なら、その次の手番を飛ばされます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>その終わりに%n点未満なら、あなたは脱落します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>その終わりに%n点未満なら、%1は脱落します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>その終わりに%n点未満なら、ほかのプレイヤー全員の勝ちになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>その終わりに%n点未満なら、あなたは駒を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>その終わりに%n点未満なら、%1は駒を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>その終わりに%n点未満なら、あなたはその次の手番を飛ばされます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>その終わりに%n点未満なら、%1はその次の手番を飛ばされます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>同じビッド：全員がもう一度ビッド</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>抽選により、あなたが最初の手番です</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>抽選により、%1が最初の手番です</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたが最初の手番です</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1が最初の手番です</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>あなたが最初の手番：%1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1が最初の手番：%2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>あなたが最初の手番：%1、%2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1が最初の手番：%2、%3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>最も高い大アルカナが勝ちます。大アルカナがなければ、最も高い小アルカナが勝ちます。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>最高のビッドが同じです：%1。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>最高のビッドが同じです：%1。ビッドするカードが残っていないので、抽選で決めます。</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>最高のビッドが同じです：%1。ビッドするカードが残っていないので、%2が最初の手番を行います。</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>ビッドカードはわきに置き、あとで取ることができます。</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>ほかの手番の順番も、ビッドの高い順に決まります。</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>次に、各自がこれらのカードから1枚ずつ取ります。最初のプレイヤーが最後です：</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>次に、各自がビッドカードから%n枚ずつ取ります。最初のプレイヤーが最後です：</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>もう一度ビッド</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>カードを取る</translation>
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
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>各プレイヤーは、手札からビッドカードを1枚ひそかに選びます。全員が同時に公開します。</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>番号の最も大きい大アルカナが勝ちます（「愚者」は0、「世界」は21）。誰も大アルカナをビッドしていなければ、最も高い小アルカナが勝ちます：キング、クイーン、ナイト、ペイジ、10〜2、エースの順です。</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>最高のビッドが同じなら、ビッドカードをわきに置き、全員がもう一度ビッドします。</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>手札が尽きたら、最初のプレイヤーを抽選で決めます。</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>手札が尽きたら、プレイヤーAが最初に手番を行います。</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>ほかの手番の順もビッドで、高い順に決めます。負けたビッドが同じなら、勝者の左隣に近いほうが先です。</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>その後、すべての回のビッドカードを公開したまま並べます。手番が最後のプレイヤーから勝者まで順に、手札の上限まで好きなカードを取ります。</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>その後、すべての回のビッドカードを公開したまま並べます。各プレイヤーは、勝者の右隣から反時計回りに、手札の上限まで好きなカードを取ります。勝者は最後です。</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>ここでの手札の上限は、配られたときと同じ%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>残ったカードはビッドの勝者のものになります。</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>勝者が最初の手番を行います。</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>勝者が最初の手番を行います。手番は時計回りです。</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>ビッドカードから1枚取ってください。</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>ひそかにカードを1枚ビッドしてください。最も高いビッドが最初の手番を得ます。大アルカナはほかのすべてより上です。</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1はビッドカードから1枚取ります。</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1はビッドするカードを選びます。</translation>
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
        <translation>N</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Q</translation>
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
        <translation>両方で同じ駒を移動するなら、途中のマスは虚空でも、駒がいくつあってもかまいません。</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>両方を同じ駒または領地に使うなら、途中の段階の駒やカードは不要です。</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>1つ目の能力では、虚空以外のどのマスにも駒を入れられます。ただし、2つ目の能力の後に、そのマスの駒が制限内に収まっていなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>1つ目の能力では、虚空以外のどのマスにも駒を入れられます。ただし、2つ目の能力の後に、そのマスの駒が%n個以下になっていなければなりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>カードは、手札または捨て札のどこからでも選べます。</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>カードは手札から選びます。</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>カードは捨て札のどこからでも選べます。</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>手札からプレイしたときは、このカード自身も捨て札にあります。</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>領地の着地先は、カードを持ち上げる前の盤面で判定します。元の場所の隣のマスは荒地とみなします。</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>領地の着地先は、カードを持ち上げた後の盤面で判定します。元の場所のほかに隣り合う領地がないマスは虚空とみなします。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>愚者{definite:「愚者」}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>魔術師{definite:「魔術師」}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>女教皇{definite:「女教皇」}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>女帝{definite:「女帝」}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>皇帝{definite:「皇帝」}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>教皇{definite:「教皇」}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>恋人{definite:「恋人」}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>戦車{definite:「戦車」}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>力{definite:「力」}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>隠者{definite:「隠者」}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>運命の輪{definite:「運命の輪」}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>正義{definite:「正義」}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>吊るされた男{definite:「吊るされた男」}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>死神{definite:「死神」}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>節制{definite:「節制」}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>悪魔{definite:「悪魔」}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>塔{definite:「塔」}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>星{definite:「星」}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>月{definite:「月」}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>太陽{definite:「太陽」}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>審判{definite:「審判」}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>世界{definite:「世界」}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップのエース{definite:「カップのエース」}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの2{definite:「カップの2」}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの3{definite:「カップの3」}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの4{definite:「カップの4」}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの5{definite:「カップの5」}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの6{definite:「カップの6」}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの7{definite:「カップの7」}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの8{definite:「カップの8」}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの9{definite:「カップの9」}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップの10{definite:「カップの10」}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップのペイジ{definite:「カップのペイジ」}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップのナイト{definite:「カップのナイト」}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップのクイーン{definite:「カップのクイーン」}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>カップのキング{definite:「カップのキング」}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドのエース{definite:「ワンドのエース」}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの2{definite:「ワンドの2」}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの3{definite:「ワンドの3」}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの4{definite:「ワンドの4」}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの5{definite:「ワンドの5」}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの6{definite:「ワンドの6」}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの7{definite:「ワンドの7」}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの8{definite:「ワンドの8」}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの9{definite:「ワンドの9」}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドの10{definite:「ワンドの10」}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドのペイジ{definite:「ワンドのペイジ」}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドのナイト{definite:「ワンドのナイト」}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドのクイーン{definite:「ワンドのクイーン」}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>ワンドのキング{definite:「ワンドのキング」}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルのエース{definite:「ペンタクルのエース」}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの2{definite:「ペンタクルの2」}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの3{definite:「ペンタクルの3」}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの4{definite:「ペンタクルの4」}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの5{definite:「ペンタクルの5」}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの6{definite:「ペンタクルの6」}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの7{definite:「ペンタクルの7」}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの8{definite:「ペンタクルの8」}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの9{definite:「ペンタクルの9」}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルの10{definite:「ペンタクルの10」}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルのペイジ{definite:「ペンタクルのペイジ」}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルのナイト{definite:「ペンタクルのナイト」}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルのクイーン{definite:「ペンタクルのクイーン」}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>ペンタクルのキング{definite:「ペンタクルのキング」}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードのエース{definite:「ソードのエース」}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの2{definite:「ソードの2」}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの3{definite:「ソードの3」}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの4{definite:「ソードの4」}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの5{definite:「ソードの5」}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの6{definite:「ソードの6」}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの7{definite:「ソードの7」}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの8{definite:「ソードの8」}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの9{definite:「ソードの9」}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードの10{definite:「ソードの10」}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードのペイジ{definite:「ソードのペイジ」}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードのナイト{definite:「ソードのナイト」}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードのクイーン{definite:「ソードのクイーン」}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>ソードのキング{definite:「ソードのキング」}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>カードなし</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>配下</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>向きと対象</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>ワンド</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>ペンタクル</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>大アルカナ</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>1つの対象に2つの能力</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>得点と終了</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>敵の駒を自分の色に変える</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>対象の敵の駒を、自分のストックの同じ大きさの駒に置き換え、その後その向きを変えられます。</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>敵の駒はストックに戻ります。その大きさの駒が自分のストックになければ、これはできません。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>自分の駒は置き換えられません。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>自分の駒も置き換えられます。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>自分の駒や味方のプレイヤーの駒も置き換えられます。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>別の大アルカナを使う</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>盤面にある別の大アルカナの領地1つの能力を使います。</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>コピーした能力でも、同じ駒が配下になります。コピーされたカードはその場に残り、プレイされず、捨て札にもなりません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>カップ：創造</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>カップとして使います。新しい領地には、山札の一番上のカード（何であってもよい）を使えます。</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>カップとして使います。新しい領地は、山札の一番上のカード（何であってもよい）です。</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>カップとして使います。</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>マスの駒数の制限を適用しません。</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>駒は1マス%n個までという制限を適用しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>対象マスに自分の小駒を1個作ります。</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>対象マスの駒が%n個未満なら、そこに自分の小駒を1個作ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>敵の駒を対象にしているなら、代わりにその敵の小駒を1個作れます。</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>または領地を作ります：敵の駒のない対象の荒地に、手札の小アルカナ1枚を置きます。</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>または領地を作ります：敵の駒のない対象の荒地に、手札のちょうど1点のカードを置きます。</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>新しい領地には、山札の一番上のカード（何であってもよい）を使えます。</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>または領地を作ります：敵の駒のない対象の荒地に、山札の一番上のカード（何であってもよい）を置きます。</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>または領地を作ります：対象の荒地に敵の駒がなければ、手札の小アルカナ1枚を置きます。そこにある自分の駒は残ります。</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>または領地を作ります：対象の荒地に敵の駒がなければ、手札のちょうど1点のカードを置きます。そこにある自分の駒は残ります。</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>代わりに、山札の一番上のカードを見ずに置くこともできます。何であってもかまいません。</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>または領地を作ります：対象の荒地に敵の駒がなければ、山札の一番上のカードを見ずに置きます。何であってもかまいません。そこにある自分の駒は残ります。</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>領地は作れません。</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>対象マスに、自分のストックの小駒を1個、好きな向きで加えます。マスは満杯でもかまいません。虚空は対象になりません。</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>対象マスが満杯でなければ、自分のストックの小駒を1個、好きな向きで加えます。虚空は対象になりません。</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>駒は荒地にも作れます。</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>駒は荒地には作れません。</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>または、敵の駒を対象にしているなら、その敵の小駒を1個、同じマスに同じ向きで加えます。マスは満杯でもかまいません。</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>または、敵の駒を対象にしているなら、マスが満杯でなければ、その敵の小駒を1個、同じマスに同じ向きで加えます。</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>敵の駒は作れません。</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>該当するストックに小駒がなければ、これはできません。</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>配下は自分自身を対象にできるので、自分のいるマスにも作れます。</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>自分自身を対象にする配下も、作る場所は対象マスです。つまり向いている先のマス、直立していれば自分のいるマスです。</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>対象マスが満杯でなければ、そこに自分の小駒を1個作ります。</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>ただし、このゲームにその価値のカードはありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>駒を配置</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>小駒が%1に置かれます。</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>%1を起動</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>%1{definite}をプレイ</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>手札を補充</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>最終手番を宣言</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>次の手番が最終手番です。</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>%1{definite}を取る</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>手番を終了</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>%1{definite}を捨てます。</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>カードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>駒の向きを変更</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>読み取れません：%1。</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>大きすぎます。上限は%2です。</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>キー「%1」はここでは使えません。</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>キー「%2」がありません。</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>値「%1」は使えません。正しくは：%2。</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>「%1」が2回指定されています。</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>2つの設定は両立しません：%1と%2。</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ルールセット「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>能力「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>メカニクス「%1」はありません。</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ルールセット「%1」が、直接または間接に自分自身を拡張しています。</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>親と同じ内容です。取り除けます。</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ここにある語「%1」がわかりません。</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>カード「%1」はありません。</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>「%1」はマスではありません。</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>盤面に駒「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>席「%1」はありません。</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>「%1」とも「%2」とも解釈できます。</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>手「%1」はルール上できません（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>「%1」が多すぎます。上限は%n件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>「%1」は、このルールセットでは使いません。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>ファイルが行の途中で終わっています。その前までは使えます。</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>手番が始まっており、このルールではこの時点から続けられません。</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>ここには何もありません。</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>長すぎます。上限は%nバイトです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>入れ子が深すぎます。上限は%n段です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>値が多すぎます。上限は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>これは%1です。必要なのは%2です。</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>「%1」は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>このプラグインは使われません。すでにある「%1」を置き換えてしまうためです。</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>このファイルは使われません。ここに置く種類のプラグインではありません。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>このプラグインは使われません。別のバージョン用にビルドされています（%1、こちらは%2）。ビルドし直してください。</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>このプラグインを読み込めません：%1。</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>読み取れません。</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>このプラグインは使われません。どのバージョン用にビルドされたかが示されていません。ビルドし直してください。</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>多すぎます。上限は%n件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>この手はルール上できません（%3）。</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>値「%1」はここでは使えません。</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>ルールセット</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>ゲームの棋譜</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>実験の計画</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>最少人数は最多人数以下でなければなりません。</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>開始時の手札は上限を超えられません。また、カードを選べるのは、そのメカニクスを使うときだけです。</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>最初に配置するため、どのストックにも小駒を1個残さなければなりません。</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>数札の価値はコートカードの価値以下、コートカードの価値は大アルカナの価値以下でなければなりません。</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>ゲームの終わりの宣言が何を意味するかを決められるのは、そのうち1つだけです。</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>ビッドがなければ、ビッドで手番の順を決められません。</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>下限は上限以下でなければなりません。</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>ここに誤りがあります。</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>%1行目、%2列目</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>すべてを%1に置き換えます。</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>メカニクス%1を追加します：%2。</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1を既定値にします：%2。</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>%1の名前を「%2」に変更します。</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>%1を取り除きます。</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1を%2にします。</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>「%1」のことですか？</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>同様の変更をあと%n件行います。</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>このプラグインは無効です。読み込み中にエラーが起きました（%1）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>このプラグインは無効です。この中でプログラムがクラッシュしました（%1）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>このプラグインは無効です。読み込み中にプログラムが2回終了しました。自分で終了させたのであれば、プラグインに問題はないかもしれません。</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>今回、このプラグインは使われません（--no-plugins）。</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>このプラグインは無効です。読み込み中にエラーが起きました。</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>ID「%1」はすでに%2で使われているため、このルールセットは使われません。別の ID を付けてください。</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>おそらく、これを提供するプラグインがないためです。</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>おそらく、読み込まれていないプラグイン「%1」のものです。</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>おそらく、読み込まれていない次のプラグインのどれかのものです：%1。</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>このテキストは UTF-16 または UTF-32 です。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>ここではコメントを使えません。このコメントを削除してください。</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>これは半角の二重引用符ではありません。&quot;…&quot; と書いてください。</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>テキストが途中で終わっています。閉じていないかっこか引用符があります。</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>引用符の中のテキストに、改行やタブは使えません。\n または \t と書いてください。</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>この文字はバックスラッシュの後には使えません。バックスラッシュ自体は \\ と書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>「%1」は数として読めません。たとえば 8 や 0.5 のように書いてください。</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>ここには数が必要です。</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ここに必要なのは二重引用符で囲んだキーで、「%1」ではありません。</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>ここには二重引用符で囲んだキーが必要です。</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ここに必要なのはコロン（:）で、「%1」ではありません。</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>ここにはコロン（:）が必要です。</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ここに必要なのは値で、「%1」ではありません。テキストは二重引用符で囲みます。</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>ここには値が必要です。テキストは二重引用符で囲みます。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ここに必要なのはコンマ（,）か閉じかっこで、「%1」ではありません。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>ここにはコンマ（,）か閉じかっこが必要です。</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>文書の終わりの後に「%1」があります。削除してください。</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>文書の終わりの後に余分なテキストがあります。削除してください。</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>ここは%1ですが、%2でなければなりません。</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>数値</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true か false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>そうでなければ、おそらくこれを提供するプラグインがありません。</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>そうでなければ、おそらく読み込まれていない次のプラグインのものです：%1。</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>「%1」はゲームです。ここに指定できるのは拡張だけです。</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>この盤面にはカードがありません。カードのあるマスには、* またはカードの名前を書いてください。</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>カードをまったく使えません。手番ではカードのプレイも領地の起動も認められていません。</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>ゲームが決して終わりません。最終手番の宣言のような、ゲームを終わらせるメカニクスがありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>「%1」は ID に使えません。ID に使えるのは、半角英小文字（a〜z）、数字、ハイフンだけです。</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>配るカードと並べるカードが合わせて%1枚になります。引くカードが1枚は残るように、上限は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>1人のプレイヤーの駒が%1個になります。上限は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>最高のビッドで決められるのは、ビッドのあるゲームだけです。また、最初の席はゲームにある席でなければなりません。</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>この文字は UTF-8 ではありません。テキストはおそらく Latin-1（Windows-1252）です。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>このコンマの後に何もありません。コンマを削除してください。</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>テキストを UTF-8 に変換します。</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>テキストを Latin-1 から UTF-8 に変換します。</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>コメントを削除します。</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>コンマを削除します。</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>半角の二重引用符にします。</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>閉じていないかっこや引用符を閉じます。</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>バックスラッシュを使った表記にします。</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>バックスラッシュを2つ重ねます。</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>キーを二重引用符で囲みます。</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>true、false、null のいずれかにします。</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>足りないコンマまたはかっこを補います。</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>テキストを修正します。</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>ゲームが決して終わりません。この設定では、メカニクス「%1」はゲームを終わらせることができません。</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>これは Markdown でコードを示す記号で、文書の一部ではありません。削除してください。</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Markdown の記号を削除します。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>ファイル「%1」がありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>「%1」は、そのフォルダーの外にあるファイルを指しています。</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>実験のレポート</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>かっこを削除します。</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>文書の前後のテキストを削除します。</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>このリストは短すぎます。少なくとも%n個の要素が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>これは、より新しいバージョンのプログラム用です。形式は %1 ですが、このプログラムが読めるのは %2 までです。</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>ここには、テキストを言語とともに書いてください：%2。</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>この ID のデッキは Gnostica にすでにあります。このデッキのフォルダーの名前と、deck.json の「id」を変えてください。</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>デッキ「%1」はありません。</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>開いたままのかっこの位置：%1。</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>ここに必要なのは閉じかっこ「%2」で、「%1」ではありません。</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>これは%2ではありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>カラーダイスを振る</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>カラーダイスを振り、出た目の能力を使います。</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>振る</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>ダイスの目がカップ、ワンド、ペンタクル、ソードならそのスートの能力、星なら%1{definite}の能力、ワイルドなら%2{definite}の能力です。その能力でも、同じ駒が配下になります。</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはカラーダイスを振ります。</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1はカラーダイスを振ります。</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>カラーダイスの目はカップです。</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>カラーダイスの目はワンドです。</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>カラーダイスの目はペンタクルです。</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>カラーダイスの目はソードです。</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>カラーダイスの目は星です：%1{definite}の能力。</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>カラーダイスの目はワイルドです：%1{definite}の能力。</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>カラーダイスには6つの面があり、出る確率はどれも同じです：カップ、ワンド、ペンタクル、ソード、星、ワイルド。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>「%1」と同じように進みます。</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>「%1」とルール%n件が異なります：%2など。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>「%1」とルール%n件が異なります：%2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>ペンタクル</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>ペンタクル：成長</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>敵の駒がなければ、領地（価値を問わない）または荒地を、山札の一番上のカード（何であってもよい）に置き換えられます。</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>敵の駒がなければ、領地（価値を問わない）を、山札の一番上のカード（何であってもよい）に置き換えられます。</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>ペンタクルとして使います。新しい領地は捨て札のどこからでも選べます。</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>ペンタクルとして使います。新しい領地は捨て札のどこかから選びます。</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>ペンタクルとして使います。</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>または、敵の駒のない対象の領地を成長させます：より価値の高いカードか、同種の上位カードに置き換えます。</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>または、敵の駒のない対象の領地を成長させます：1点高いカードに置き換えます。</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>配下または対象の駒を、持ち主のストックの1段階大きい駒に成長させます。</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>敵の駒のない荒地を、1点のカードに成長させられます。</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を成長させます：そのカードを捨て、より価値の高いカードか、同種の上位カードに置き換えます。順位は、大アルカナは番号順、小アルカナはスートにかかわらず、エース、2、…、10、ペイジ、ナイト、クイーン、キングの順に高くなります。駒はそのまま残ります。</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を成長させます：そのカードを捨て、価値がちょうど1点高いカードに置き換えます。大アルカナは成長できません。駒はそのまま残ります。</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>敵の駒のない対象の荒地も成長できます：ちょうど1点のカードを置きます。駒はそのまま残ります。</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>または、対象の領地（価値を問わない）に敵の駒がなければ、その領地を山札の一番上のカードに、見ずに置き換えます。何であってもかまいません。元のカードは捨てます。駒はそのまま残ります。</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>敵の駒のない対象の荒地にも、山札の一番上のカードを置けます。</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>配下または対象の駒を、持ち主のストックにあるちょうど1段階大きい駒に置き換えます。自分の駒なら、その後向きを変えられます。敵の駒の向きは変わりません。</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>その大きさの駒がストックになければ、これはできません。大駒は成長できません。</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>領地は成長できません。</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>2つの能力で同じ駒を作って成長させるなら、途中の段階の駒は不要です。</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>2つの能力で同じ駒または領地を作って成長させるなら、途中の段階の駒やカードは不要です。</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>両方で同じ駒を成長させるなら、途中の段階の駒は不要です。</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>両方で同じ駒、領地、または荒地を成長させるなら、途中の段階の駒やカードは不要です。</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>両方で同じ駒または領地を成長させるなら、途中の段階の駒やカードは不要です。</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>価値が1点高いカードがないため、ペイジ、ナイト、クイーン、キングも成長できません。</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>価値が1点高いカードがないため、数札（エース〜10）も成長できません。</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>ただし、このゲームにその価値のカードはありません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>手番%1までは何も変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>このルールは%n人に対応していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>この局面からゲームを始められません。</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>次の手ができなくなります：「%1」</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>運で決まることが異なります。</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>先に運で決まることが加わります。</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>決めるのは%1になります。</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>ゲームが同じところで終わりません。</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>次の手の結果が異なります：「%1」</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>勝者や脱落者が異なります。</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>盤面の駒が異なります。</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>盤面の領地が異なります。</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>手札のカードが異なります。</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>山札や捨て札のカードが異なります。</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>手番のプレイヤーが異なります。</translation>
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
        <translation>カードの選択</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>各プレイヤーは最初の手札のうち%n枚を、公開されたカードから選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>最初のプレイヤーが決まったら、手番が最後のプレイヤーから最初のプレイヤーへ、カードを1枚ずつ取ります。各回で最後に取ったプレイヤーから次の回を逆回りに始めます。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>公開するカードは、選ぶ枚数より%n枚多くします。残りは捨てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>公開するカードは、選ぶ枚数と同じです。</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは公開されたカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1は公開されたカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>公開されたカードから、手札にする1枚を選んでください。</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1は公開されたカードから1枚を選びます。</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>選ぶためのカード%n枚を公開します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1の共同勝利</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1が勝利を分け合う</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>ほかのプレイヤーは残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1は最終手番の宣言時に%n点中%2点、終了時に%3点でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>ラウンド%1・%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1は%2点から%n点になり、首位に立ちます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1は%2点から%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>開始：%1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>ラウンド%1、%2の手番：%3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>向きは直立です。</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>向きは%1です。</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1が盤面に加わります。</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1は虚空に取り残され、ストックに戻ります。</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1はストックに戻ります。</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1は%2に移ります。</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1は小駒になります。</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1は中駒になります。</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1は大駒になります。</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1の向きが変わります。</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>%1は%2に置き換わります。</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>%1に領地を作り始めます。</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2の新しい領地は%1{definite}です。</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>%1{definite}が%2から取り除かれます。</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>%2の%1{definite}は%3{definite}に置き換わります。</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>%1の領地がなくなります。</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2の領地%1{definite}がなくなります。</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>領地%1{definite}が%2から%3に移ります。</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>あなたは%3の領地%2{definite}を起動します。</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1は%3の領地%2{definite}を起動します。</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは%2{definite}をプレイします。</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1は%2{definite}をプレイします。</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>あなたは%2{definite}を捨てます。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1は%2{definite}を捨てます。</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>あなたはカードを1枚引きます。</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>あなたは%1{definite}を引きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1はカードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>めくったカードは%1{definite}です。</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%2の領地%1{definite}の能力を使います。</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは捨て札から%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1は捨て札から%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1はあなたと手札を交換します。</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>あなたは%2と手札を交換します。</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1は%2と手札を交換します。</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>捨て札%n枚をシャッフルし、新しい山札にします。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたの手番です。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは手番を終えます。</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1は手番を終えます。</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>%n人のプレイヤーにカードを配り、盤面を用意します。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはビッドカードを選びました。</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1はビッドカードを選びました。</translation>
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
        <translation>ビッドを公開します（%1）。</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>最高のビッドが同じなので、全員がもう一度ビッドします。</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたはビッドカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1はビッドカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはビッドに勝ち、最初の手番を行います。</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1はビッドに勝ち、最初の手番を行います。</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたが最初の手番を行います。</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1が最初の手番を行います。</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは次の手番を最終手番と宣言します。</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1は次の手番を最終手番と宣言します。</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>あなたの最終手番は、必要な%n点に対し%2点で終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>%1の最終手番は、必要な%n点に対し%2点で終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>あなたの最終手番は、必要な%n点に届かず%2点で終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>%1の最終手番は、必要な%n点に届かず%2点で終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは脱落します。駒はストックに戻り、手札は捨て札になります。</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1は脱落します。駒はストックに戻り、手札は捨て札になります。</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>隠しタイマーが鳴ります。</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>途中だった手は取り消されます。</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>どのルールにもないことが起こります。</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>ルール「%2」の報告：%1、%3、%4。</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>ゲーム終了：勝者はいません。</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>ゲーム終了：%1が勝利を分け合います。</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>ゲーム終了：あなたの勝ちです。</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>ゲーム終了：%1の勝ちです。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>捨て札をシャッフル済み</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>最終ラウンドの残り手番数</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>捨て札が初めてシャッフルされて新しい山札になったら、それ以降、手番の終わりに最終ラウンドを宣言できます。</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>ほかの全員がもう1回ずつ手番を行います。その後、最高得点のプレイヤーが勝ちます。最高得点が同じなら勝利を分け合います。</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは手番を終え、最終ラウンドを宣言します。</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1は手番を終え、最終ラウンドを宣言します。</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>最終ラウンドを宣言</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>手番を終えるか、最終ラウンドを宣言してください。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>あと%n回の手番でゲームが終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>これ以降、最終ラウンドを宣言できます。</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは最終ラウンドを宣言します。</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1は最終ラウンドを宣言します。</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>最終ラウンドが終わりました。最高得点の%n点で勝ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>捨て札がまだ一度もシャッフルされて山札になっていません（%1）。</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>すでに最終ラウンド中です（%1）。</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>最終ラウンド終了：最高得点の%2点であなたの勝ちです。</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>最終ラウンド終了：最高得点の%2点で%1の勝ちです。</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>最終ラウンド終了：%1が最高得点で並び、勝利を分け合います。</translation>
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
        <translation>カードをめくるのに配下は必要ありません。</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>カードを捨てて引くのに配下は必要ありません。</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>使うカードを選ぶのに配下は必要ありません。</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>配下が不要な能力は、配下がすべていなくなっても使えます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>これは駒に限ります。領地は、毎回着地できる場所で終わらなければなりません。</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>前半と後半の間、虚空の駒はそのまま待ちます。連携の対象の駒は、どこにあっても対象にできます。</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>前半と後半を別の配下が受け持ってもかまいません。前半で影響を受けた自分の駒は、配下であれば後半で行動できます。</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>盤面は端のない正方形のマス目です。カードのあるマスを領地といいます。</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>カードがなく、領地と辺で接するマスを荒地といいます。荒地にも駒を置けます。能力のない領地のように扱い、価値は0点です。</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>それ以外のマスはすべて虚空です。虚空では何もできません。能力を1つ使うかアクションを終えるたびに、虚空にある駒はただちに持ち主のストックに戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>誰の駒かにかかわらず、駒が%n個以上あるマスは満杯です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>満杯のマスには、例外とする別のルールがない限り、駒を作ることも移動することもできません。すでに制限を超えているマスはそのままです。</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>これは荒地にも当てはまります。</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>荒地は満杯になりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%n人で遊びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>%1〜%n人で遊びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>小%n個（1ピップ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>中%n個（2ピップ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>大%n個（3ピップ）</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>各プレイヤーは1色のピラミッドをストックに持ちます：%1。</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>次に、カードを横%1枚、縦%2枚の格子状に表向きに並べます。残りは山札です。</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>最初のプレイヤーはビッドで決めます。</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>最初のプレイヤーは抽選で決めます。手番は時計回りです。</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>プレイヤー%1が最初に手番を行います。手番は時計回りです。</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>盤面に駒のないプレイヤーにできるのは、ストックの小駒1個を、駒のないマス（領地または荒地）に好きな向きで配置することだけです。</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>そのようなマスがなければ、プレイヤーは手番をパスします。</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>そのようなマスがなければ、プレイヤーは手札を補充できます。</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>それ以外のときは、次のうち1つを行います：</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>それ以外のときは、アクションごとに次のうち1つを行います：</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>パスするには、1枚も捨てず1枚も引かずに手札の補充を行います。</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>これらの代わりにパスもできます。</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>能力を使うかどうかは自由です。一部を使わないことも、カードの能力をまったく使わないこともできます。ただし、順番は変えられません。</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>カードをプレイすると、盤面の自分の駒はすべて配下になります。カードの各能力は、どの配下が使ってもよく、別々の配下でも同じ配下でもかまいません。</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>領地を起動すると、そこにある自分の駒はこのアクションの間、どこへ行っても配下です。各能力は、どの配下が使ってもよく、別々の配下でも同じ配下でもかまいません。</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>領地を起動すると、そこにある自分の駒はこの手番の間、どこへ行っても配下です。各能力は、どの配下が使ってもよく、別々の配下でも同じ配下でもかまいません。</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>別の大きさに置き換わっても、同じ駒とみなします。</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>領地を起動した後、配下から直接影響を受けた自分の駒も、アクションが終わるまで配下になります。</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>領地を起動した後、配下から直接影響を受けた自分の駒も、手番が終わるまで配下になります。</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>配下になるのは、起動した領地にあった駒だけです。</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>「愚者」を使っている間は（別のカードがコピーした「愚者」も含む）、影響を受けた自分の駒も、手番が終わるまで配下になります。</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>「愚者」を使っている間は、影響を受けた自分の駒も、手番が終わるまで配下になります。</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>駒に何をしても、この意味で影響を与えたことにはなりません。</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>次のどれかを行うと、駒に影響を与えたことになります：%1。</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>影響を受けた領地にある駒も、影響を受けたとみなします。</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>影響を受けた領地にあるだけの駒は、影響を受けたとはみなしません。</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>駒の向きは9通りです。北、東、南、西、その間の斜め、または直立です。「向きを変える」とは、別の向きにすることです。</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>駒の向きは5通りです。北、東、南、西、または直立で、斜めはありません。「向きを変える」とは、別の向きにすることです。</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>斜めを向いた駒は、マスの角を越えた先を対象にし、斜めに移動し、斜めに押します。この場合も、荒地になるのは領地と辺で接するマスだけです。</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>直立した配下は、自分のいるマスとそこにある駒を対象にします。方角を向いた配下は、その方角の隣のマスとそこにある駒を対象にします。</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>配下は、向きにかかわらず、いつでも自分自身を対象にできます。</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>自分の駒に影響を与えたとき、その向きを変えられます。敵の駒の向きは変わりません。別のルールが優先することもあります。</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>山札がなくなったら、捨て札をシャッフルして新しい山札にします。</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>これは、山札がなくなるとただちに行います。</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>これは、カードを引く必要が生じたときに行います。</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>引いたカードは、まず行き先（手札、盤面、捨て札）に置きます。その時点でシャッフルする捨て札がなければ、その後に捨てられたカードを、次に引く前にシャッフルします。</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>引いたカードは、まず行き先（手札、盤面、捨て札）に置きます。</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>引く途中のプレイヤーは、新しい山札から続けて引きます。山札も捨て札もなくなったら、もう引けません。</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>手札の上限を超えて引くことはできません。引けるのは、自分が捨てたカードも加えた、山札と捨て札の合計枚数までです。</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>小アルカナの価値は%1点、大アルカナは%2点です。</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>数札（エース〜10）の価値は%1点、ペイジ、ナイト、クイーン、キングは%2点、大アルカナは%3点です。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>盤面に領地が1つもなくなったら、その手番の終わりにゲームが終わり、残っているプレイヤーが勝利を分け合います。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>盤面に領地が1つもなくなったら、その手番の終わりにゲームが終わり、勝者はいません。</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>その手番が最終手番なら、先にその判定を行います。もう宣言はできません。</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>数札（エース〜10）の領地は、駒%n個で満杯です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>ペイジ、ナイト、クイーン、キングの領地は、駒%n個で満杯です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>大アルカナの領地は、駒%n個で満杯です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>荒地は、駒%n個で満杯です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>小駒が%n個以上あるマスには、小駒をそれ以上置けません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>中駒が%n個以上あるマスには、中駒をそれ以上置けず、そこの小駒が中駒に成長することもできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>大駒が%n個以上あるマスには、大駒をそれ以上置けず、そこの中駒が大駒に成長することもできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>あるプレイヤーの駒が%n個以上あるマスには、そのプレイヤーの駒をそれ以上置けず、そこの敵の駒をそのプレイヤーの駒に置き換えることもできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>78枚のタロットカードをシャッフルし、各プレイヤーに%n枚ずつ配ります。これは手札の上限でもあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>78枚のタロットカードをシャッフルします。</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>78枚のタロットカードをシャッフルし、各プレイヤーに%n枚ずつ配ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>手札の上限は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>次に、カードをこれらのマスに表向きに並べます：%1。残りは山札です。</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>%1{definite}は先にデッキから抜き出し、%2に置きます。</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>各手番に1回、アクションの前に自分の駒1個の向きを変えられます。これはアクションに数えません。</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>手番の終わりに、ほかのことより先に、手札の上限を超えない範囲でカードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>途中に何があっても、さらに先のマスも対象にします。小駒は%1マス、中駒は%2マス、大駒は%3マス先までです。</translation>
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
        <translation>価値の異なるカードがあります（%1）。</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>目標点は%1点です。</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>%n人で遊ぶときの目標点は%1点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>得点は、自分が押さえているすべての領地にある自分の駒のピップ数の合計です。</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>得点は、自分が押さえているすべての領地の価値の合計です。</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>得点は、自分の駒だけがあるすべての領地の価値の合計です。</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>領地を押さえているのは、そこに自分の駒だけがあるプレイヤーです。</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>領地を押さえているのは、そこの駒の数がほかのどのプレイヤーよりも多いプレイヤーです。最多のプレイヤーが複数いれば、誰も押さえていません。</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>領地を押さえているのは、そこの駒のピップ数の合計がほかのどのプレイヤーよりも多いプレイヤーです。最多のプレイヤーが複数いれば、誰も押さえていません。</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>同じようにして押さえている荒地は%n点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>カラーダイスを振るのに配下は必要ありません。</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>カードがなく、領地と辺で接するマスを荒地といいます。荒地にも駒を置けます。能力のない領地のように扱います。</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>このゲームでは、手札を補充できるのはこのときだけです。</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>次のことを行ったときにだけ、駒に影響を与えたことになります：%1。</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>これらの価値が意味を持つのは、領地を作るとき、成長させるとき、攻撃するときだけです。</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>盤面に領地が1つもなくなったら、%1に従い、その手番の終わりにゲームが終わります。</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>1人のプレイヤーの駒だけがある領地に、小駒、中駒、大駒がそれぞれ1個以上そろうと、そこの駒はタワーになります。ほかのプレイヤーはタワーの駒を対象にできません。</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>タワーのある領地には、ほかのプレイヤーの駒を作れません。ほかのプレイヤーの駒は、移動してそこに止まることもできません。</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>タワーの駒が攻撃した結果、その駒自身に及ぶ影響は防げません。</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>各手番では、このアクションを続けて%n回行います。配下はアクションごとに決まります。駒の配置もパスも、それぞれ1回のアクションです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>一部のマスには、独自の制限があります。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>最終手番の宣言</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>最終手番を宣言したプレイヤー</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>宣言済みのプレイヤー</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>次の手番を飛ばされるプレイヤー</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>最終手番の終わりに目標点以上あれば、ほかの得点にかかわらず、ただちに勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>最終手番の終わりに%n点以上あれば、ほかの得点にかかわらず、ただちに勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>手番の終わりに、次の手番を最終手番と宣言できます。ただし、ほかのプレイヤーが宣言した最終手番がまだ残っている間はできません。得点は問いません。</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>手番の終わりに%n点以上あれば、次の手番を最終手番と宣言できます。ただし、ほかのプレイヤーが宣言した最終手番がまだ残っている間はできません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>宣言できるのは、各プレイヤー一度だけです。</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>最終手番そのものの終わりには、新たに宣言できません。</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>宣言された最終手番が終わるまで、ほかのプレイヤーは全員が互いに味方になります。互いの駒は自分の駒でも敵の駒でもなく、共有する領地はそれぞれの得点になります。</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>足りなければ脱落します。駒はストックに戻り、手札は捨て札になります。</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>最後まで残ったプレイヤーが勝ちます。</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>最後の1人になってもそれだけでは勝ちにならず、ゲームは続きます。</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>足りなければゲームが終わり、ほかのプレイヤー全員の共同勝利です。</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>足りなければ駒がすべてストックに戻ります。ただし手札は残り、ゲームを続けます。</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>足りなければ次の手番を飛ばされますが、ゲームを続けます。</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>残っているプレイヤー全員が最終手番を宣言し、誰もそれで勝てなければ、ゲームは終わります。最高得点のプレイヤーが勝ち、最高得点が同じなら勝利を分け合います。</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>手番を終えるか、次の手番を最終手番と宣言してください。</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>あなたの最終手番です。終わりに%n点あれば勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>%1の最終手番です。終わりに%n点が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>次の手番を飛ばされるプレイヤー：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>あなたは駒を%n個失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1は駒を%n個失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたの次の手番は飛ばされます。</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1の次の手番は飛ばされます。</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>全員が最終手番を宣言しました。最高得点の%n点で勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>あなたの勝ち：最終手番を%n点で終えました。目標は%2点でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1の勝ち：最終手番を%n点で終えました。目標は%2点でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>全員が最終手番を宣言しました。最高得点で勝ち：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>あなたの最終手番は、必要な%n点に届かず%2点で終わりました。ほかの全員の勝ちです：%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>%1の最終手番は、必要な%n点に届かず%2点で終わりました。ほかの全員の勝ちです：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>敵の駒が必要な能力は、味方のプレイヤーの駒には使えません。ほかの能力は使えますが、その駒の向きは変わりません。自分の駒と味方の駒だけがあるマスは、敵の駒のないマスとみなします。</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>足りなければ駒が%n個、大きいものから順にストックに戻りますが、ゲームを続けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>同じ大きさの駒では、最も南にあるもの、同じ行では最も東にあるものから戻します。同じマスにあれば、向きの順で決めます。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>4つのスート</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>手番と手札</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>1つの対象に2つの能力</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>大アルカナ</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>ほかのゲームと拡張</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>目先重視</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>熟練者</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>達人</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>即決</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>ルール上可能な手を無作為に選びます。</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>その場で最もよく見える手を選び、先は読みません。</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>1手に1秒ほどかけて、先の手番まで考えます。</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>1手に数秒考え、一切のすきを見せません。</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>勝負師</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>慎重派</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>建設家</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>大胆な建設家</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>慎重な建設家</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>狩人</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>大胆な狩人</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>慎重な狩人</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, temperament</comment>
        <extracomment>a computer: %1 its level, %2 how it likes to play: &quot;Adept, builder&quot;</extracomment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer: of somebody who has just learnt the rules</extracomment>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>台本どおり</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>少し先まで読み、短い時間考えます。</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>自分の手番を一瞬で計画し、次の応手まで見ます。</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>見落としが多く、先は読みません。初めてのゲームによい相手です。</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>得点を失わない手なら何でも選びます。測定の基準です。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>隠しタイマーをセットします。</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>ダイスの目は%1です。</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>ダイスの目は%1です。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>ゲームは続きます。</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>あなたは投了します。</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1は投了します。</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>これからはコンピューター（%2）があなたの代わりに遊びます。</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>これからはコンピューター（%2）が%1の代わりに遊びます。</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>これからは別のプレイヤーがあなたの代わりに遊びます。</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>これからは別のプレイヤーが%1の代わりに遊びます。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>「%1：%2」</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>ワンド</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>ペンタクル</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>北</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>東</translation>
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
        <translation>北東</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>南東</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>南西</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>北西</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%1×%2マスに領地%n枚</numerusform>
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
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>最少人数</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>ゲームに必要な最少のプレイヤー数です。</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>最多人数</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>参加できる最多のプレイヤー数です。</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>小駒</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>各プレイヤーが持つ小駒の数です。</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>中駒</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>各プレイヤーが持つ中駒の数です。</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>大駒</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>各プレイヤーが持つ大駒の数です。</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>手札の上限</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>各プレイヤーに配るカードの枚数です。引いて手札がこれを超えることはありません。</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>数札の価値</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>エース〜10の領地の価値（点）です。</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>コートカードの価値</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>ペイジ、ナイト、クイーン、キングの領地の価値（点）です。</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>大アルカナの価値</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>大アルカナの領地の価値（点）です。</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>盤面の列数</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>開始時に横に並べるカードの数です。</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>盤面の行数</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>開始時に並べるカードの行数です。</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>マスの駒数</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>この数の駒があるマスには、駒を作ることも移動することもできません。</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>最初のプレイヤーの決め方</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>誰が最初の手番を行うかを決めます。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>最初のプレイヤー</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>最初のプレイヤーが固定の場合に、最初の手番を行うプレイヤーです。</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>手番の順</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>手番が席順に回るか、ビッドの順に回るかです。</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>能力</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>カードの能力を、使う順に並べたものです。</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>連携</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>カードの最初の2つの能力が、このように連携できます。</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>手番の選択肢</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>各手番に、このうち1つを行います。</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>影響を受けた駒が配下になる</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>領地を起動した後、配下の影響を受けた自分の駒が、その手番の間配下になります。</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>「愚者」では影響を受けた駒が配下になる</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>「愚者」を使っている間は、通常そうならない場合でも、影響を受けた自分の駒が配下になります。</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>宣言した最終手番の終わりに、勝利に必要な点です。</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>最終手番の失敗の結果</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>宣言した最終手番を点が足りずに終えたプレイヤーに起こることです。</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>残ったビッドカード</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>誰も手札に取らなかったビッドカードの行き先です。</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>隠しタイマー</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>誰にも見えないタイマーがゲームを終わらせ、最高得点のプレイヤーが勝ちます。</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>タイマーの下限</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>隠しタイマーは、このラウンド数または分数より前にゲームを終わらせません。</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>タイマーの上限</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>隠しタイマーは、遅くともこのラウンド数または分数でゲームを終わらせます。</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>カップで敵の駒を作る</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>敵の駒を対象にするカップで、その敵の駒をもう1個作れます。</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>カップで領地を作る</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>対象の荒地に置けるカードです。</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>作る領地のカードの出どころ</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>カップで作る領地のカードは、ここから選びます。</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>カップはマスの制限を無視</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>満杯のマスにも、カップで駒を作れます。</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>ワンドで自分の駒を押す</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>敵の駒だけでなく、自分の駒もワンドで押せます。</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>ワンドで領地を押す</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>ワンドで領地を荒地に押せます。</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>ワンドはマスの制限を無視</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>満杯のマスにも、ワンドで駒を入れられます。</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>ワンドの強さ</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>ワンドが届くマス数です。0は配下のピップ数と同じです。</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>ペンタクルで領地が成長</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>成長する領地の新しいカードは、価値がちょうど1点高いカードか、任意の上位カードです。</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>ペンタクルで荒地が成長</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>対象の荒地をペンタクルで領地にできます。</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>成長する領地のカードの出どころ</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>成長する領地の新しいカードは、ここから選びます。</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>ソードで領地を縮小</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>駒だけでなく、領地もソードで縮小できます。</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>ソードによる領地の縮小方法</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>領地は、配下のピップ数だけ点を失うか、1段階下がります。</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>縮小する領地のカードの出どころ</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>縮小する領地の新しいカードは、ここから選びます。</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>ソードの強さ</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>ソードが減らす量です。0は配下のピップ数と同じです。</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>カードで向きを変える駒</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>向きを変えるカードが、配下自身の向きを変えるか、対象の任意の駒の向きを変えるかです。</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>領地も自由に移動</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>駒を自由に移動する能力で、領地も移動できます。</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>2人での勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>2人のとき、宣言した最終手番の終わりに、勝利に必要な点です。0は人数によらない値と同じです。</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>3人での勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>3人のとき、宣言した最終手番の終わりに、勝利に必要な点です。0は人数によらない値と同じです。</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>4人での勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>4人のとき、宣言した最終手番の終わりに、勝利に必要な点です。0は人数によらない値と同じです。</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>5人での勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>5人のとき、宣言した最終手番の終わりに、勝利に必要な点です。0は人数によらない値と同じです。</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>6人での勝利に必要な点</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>6人のとき、宣言した最終手番の終わりに、勝利に必要な点です。0は人数によらない値と同じです。</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>領地を押さえるプレイヤー</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>領地が誰の得点になるかを決めます。</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>領地の得点</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>領地を押さえているプレイヤーの得点は、カードの価値か、そこにある自分の駒のピップ数です。</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>荒地の価値</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>荒地を押さえているプレイヤーが得る点です。</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>タワー</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>1人のプレイヤーの駒だけがある領地に3つの大きさの駒がそれぞれ1個以上そろうと、ほかのプレイヤーはその駒を対象にできません。</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>最終手番の失敗で失う駒</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>ストックに戻る駒の数で、大きい駒からです。0はすべてです。</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>宣言に必要な点</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>最終手番を宣言できる最低の得点です。0なら得点を問いません。</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>宣言は一度だけ</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>最終手番の宣言は各プレイヤー一度だけです。全員が宣言し終えたら、最高得点のプレイヤーが勝ちます。</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>宣言者対全員</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>宣言された最終手番が終わるまで、ほかの全員が互いに味方になります。</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>獲得で勝つ点</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>この点を最初に獲得したプレイヤーが、ただちに勝ちます。</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>領地を獲得できる最小の駒</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>領地を獲得できる最小の駒の大きさです：1は小、2は中、3は大。</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>最高のビッド</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>プレイヤーA</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>プレイヤーB</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>プレイヤーC</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>プレイヤーD</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>プレイヤーE</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>プレイヤーF</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>ビッド順（トーナメント）</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>領地の起動</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>カードのプレイ</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>手札の補充</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>駒の向き変更</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>1つ目はとどまれない場所で終わってよい</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>途中の段階は不要</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>途中でマスの制限を超えてよい</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>そのプレイヤーが脱落</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>ほかの全員が勝つ</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>そのプレイヤーが駒を失う</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>そのプレイヤーが次の手番を飛ばされる</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>そこに駒のある唯一のプレイヤー</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>駒の数が最も多いプレイヤー</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>ピップ数が最も多いプレイヤー</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>カードの価値</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>駒のピップ数</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>捨て札へ</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>ビッドの勝者へ</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>隠されたラウンド数</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>隠された分数</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>ちょうど1点のカード</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>すべての小アルカナ</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>山札の一番上</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>1点高いカード</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>任意の上位カード</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>配下のピップ数だけ</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>1段階</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>配下</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>対象の駒</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>荒地の駒数の制限</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>マスの駒数の制限は荒地にも当てはまります。</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>手札が尽きたときのビッド</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>カードがなくなるまでビッドが同じだった場合に、最初のプレイヤーをこれで決めます。</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>駒を配置できるマスがない</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>駒がなく空いたマスも見つからないプレイヤーは、パスするか、手札を補充できます。</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>捨て札のシャッフル</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>捨て札は、山札がなくなるとただちに、または次のカードが必要なときにシャッフルします。</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>駒に影響を与える行為</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>このどれかを受けた駒は、配下の影響を受けたとみなします。</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>影響を受けた領地の駒</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>配下が影響を与えた領地にある駒も、影響を受けたとみなします。</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>荒地にも駒を作れる</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>領地だけでなく荒地にも、カップで駒を作れます。</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>配下が駒を作るマス</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>配下が駒を作れるのは、対象マスだけか、自分のいるマスもか、です。</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>着地を判定する時点</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>押した領地の着地先を、カードを持ち上げる前と後のどちらで判定するかです。</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>「愚者」のカードは任意</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>カードをめくらなくてもかまいません。</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>別の配下が行動してよい</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>カードで配下の向きを変えた後、別の配下が次の能力を使えます。</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>色が変わるのは敵の駒だけ</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>駒を自分の駒に置き換える能力は、敵の駒だけを置き換えます。</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>最後のプレイヤーの勝ち</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>ほかの全員が脱落すると、最後に残ったプレイヤーがただちに勝ちます。</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>領地のない盤面</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>領地が1つもなくなったとき、残っているプレイヤー全員の勝ちか、勝者なしです。</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽選で決める</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>プレイヤーAから始める</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>手番をパスする</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>手札を補充できる</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>ただちに</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>カードが必要なとき</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>移動する</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>押す</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>成長させる</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>縮小する</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>向きを変える</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>色を変える</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>対象マス</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>自分のいるマスも</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>カードを持ち上げる前</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>カードを持ち上げた後</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>残ったプレイヤーが勝利を分け合う</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>開始時の手札</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>開始時の各プレイヤーの手札の枚数です。0は手札の上限と同じです。</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>選ぶカード</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>最初の手札のうち、各プレイヤーが公開されたカードから選ぶ枚数です。</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>余分に公開するカード</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>選ぶ枚数より余分に公開するカードの枚数です。残りは捨てます。</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>補充で引くカード</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>手札の補充で引けるカードの最大の枚数です。0は手札の上限までです。</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>手番の終わりに引くカード</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>各手番の終わりに、手札の上限を超えない範囲で引くカードの枚数です。</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>個別のカードの価値</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>同じ種類のカードと価値の異なるカードです。</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>盤面の配置</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>開始時にカードを置く場所と、そのカードです。指定がなければ盤面は長方形です。</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>数札の駒数</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>この数の駒で、エース〜10の領地は満杯です。0は全マス共通の制限と同じです。</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>コートカードの駒数</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>この数の駒で、ペイジ、ナイト、クイーン、キングの領地は満杯です。0は全マス共通の制限と同じです。</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>大アルカナの駒数</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>この数の駒で、大アルカナの領地は満杯です。0は全マス共通の制限と同じです。</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>荒地の駒数</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>この数の駒で、荒地は満杯です。0は全マス共通の制限と同じです。</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>マスの小駒の数</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>この数の小駒があるマスには、小駒をそれ以上置けません。0は制限なしです。</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>マスの中駒の数</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>この数の中駒があるマスには、中駒をそれ以上置けません。0は制限なしです。</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>マスの大駒の数</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>この数の大駒があるマスには、大駒をそれ以上置けません。0は制限なしです。</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>マスの同じプレイヤーの駒数</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>あるプレイヤーの駒がこの数あるマスには、そのプレイヤーの駒をそれ以上置けません。0は制限なしです。</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>手番のアクション数</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>プレイヤーが各手番に続けて行うアクションの数です。</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>アクション外の向き変更</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>各手番に1回、アクションの前の駒の向き変更は、アクションに数えません。</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>複数の駒の向き変更</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>駒の向きを変えたら、ほかの駒も1回ずつ向きを変えられます。</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>捨てるか引くか</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>補充では、手札をすべて捨てるか、カードを引くか、どちらか一方だけを行います。</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>斜めの向き</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>駒を斜めにも向けられます。</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>小駒の配下の届く距離</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>方角を向いた小駒の配下は、このマス数先まで対象にします。</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>中駒の配下の届く距離</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>方角を向いた中駒の配下は、このマス数先まで対象にします。</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>大駒の配下の届く距離</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>方角を向いた大駒の配下は、このマス数先まで対象にします。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>得点の山</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>獲得した点</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>駒の大きさは問いません。</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>小駒では獲得できません。</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>獲得できるのは大駒だけです。</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>そのカードの価値を得点の山に加えます。この点は得点に数え、決して失われません。</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>%n点を最初に獲得したプレイヤーが、ただちに勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>領地が1つもなくなったら、最高得点のプレイヤーが勝ちます。最高得点が同じなら勝利を分け合います。</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>あなたは%2の領地を獲得します。</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1は%2の領地を獲得します。</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>手番を終えるか、押さえている領地を獲得してください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: player and points</comment>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Points brought in: %1.</source>
        <extracomment>%1: list of players with their points</extracomment>
        <translation>獲得した点：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>あなたは%n点を獲得します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1は%n点を獲得します。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>最終手番の終わりには領地を獲得できません（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>そこにあなたの中駒も大駒もありません（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>そこにあなたの大駒がありません（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>あなたの勝ち：%n点を獲得しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1の勝ち：%n点を獲得しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>領地がなくなりました。最高得点で勝ち：%1。</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>手番の終わりに、自分の駒があり敵の駒がない領地を1つ獲得できます。そこにある自分の最も大きい駒をストックに戻し、カードを捨て、山札の一番上のカードに置き換えます。</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>1回の手番にできるのは、領地の獲得か最終手番の宣言のどちらか一方だけです。最終手番の終わりには獲得できません。</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>同じ大きさの駒では、向きの順で最初のものを戻します。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>プラグイン「%1」の中でプログラムがクラッシュしました。このプラグインは無効になりました。</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>プラグイン「%1」でエラーが起きました。</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>プラグイン「%1」でエラーが起きました（%2）。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>このルールでは、各プレイヤーが持つこの大きさの駒はもっと少なくなっています：%1。</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>このルールに、この向きの駒はありません：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>このルールでは、手札は%n枚までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>このルールは%n人に対応していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>このルールセットでは、これを使いません：%1。</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>このルールで許される内容と異なります：%1。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>%1として使います。</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>次のうち1つ：%1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>2回行います：%1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>3回行います：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n回行います：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>その後：%1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>起動</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>自分の駒がある領地を1つ起動し、その能力を使います（そこにある自分の駒はすべて配下になります）。</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>手札のカードを1枚プレイし、捨て札にしてからその能力を使います（盤面の自分の駒はすべて配下になります）。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>補充</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>手札を補充します：好きなカードを捨て（0枚でも可）、手札が最大%n枚になるまで引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>向き変更</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>自分の駒1個の向きを変えます。</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>マスの名前は、盤面の端に示された列の文字と行の数字です。最初の領地は北西のd4から始まります。盤面が広がっても名前は変わりません。</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>大アルカナ</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>マスの名前は、盤面の端に示された列の文字と行の数字です。最初の領地のうち最も北の行は%1から始まります。盤面が広がっても名前は変わりません。</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>ほかのすべての大アルカナ</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>好きな個数の自分の駒の向きを、1個につき1回ずつ変えます（途中でやめるにはパスします）。</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>手札を補充します：すべて捨てるか、手札が最大%n枚になるまで引くか、どちらか一方を行います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>手札を補充します：すべて捨てるか、手札が%1枚を超えない範囲で%n枚まで引くか、どちらか一方を行います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>手札を補充します：好きなカードを捨て（0枚でも可）、手札が%1枚を超えない範囲で%n枚まで引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>すべての大アルカナ</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>捨て札から取る</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>捨て札から好きなカードを、配下1個の1ピップにつき1枚、手札が%n枚になるまで取ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>捨てて引く</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>好きなカードを捨て（0枚でも可）、手札が最大%n枚になるまで引きます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ゲームは終わりました。もう何もできません（%1）。</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>手番のこの時点では、これはできません（%1）。</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>このゲームのルールにそのような手はありません（%1）。</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>この能力を持つカードは、いま使われていません（%1）。</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>いま使えるのは別の能力です。能力の順番は変えられません（%1）。</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>始めた手の後半を先に行わなければなりません（%1）。</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>先にシャッフル、抽選、またはダイスロールを行わなければなりません（%1）。</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>盤面に駒がないプレイヤーは、駒を1個配置することしかできません（%1）。</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>駒を配置できるのは、盤面に駒がないプレイヤーだけです（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3にはすでに駒が%n個あります。駒のないマスでなければなりません（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3に領地はありません（%1）。</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3にあなたの駒はありません（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}は手札にありません（%1）。</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>手札にないカードが指定されました（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}は捨て札にありません（%1）。</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>捨て札にないカードが指定されました（%1）。</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>手札がいっぱいです。上限は%2枚です（%1）。</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>いまはカードを引けません（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>いま引けるカードは%n枚までです（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>これでは何も変わりません（%1）。</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>%6はあなたの駒ではありません（%1）。</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたの駒ではありません（%1）。</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>%6は、いま行動できる配下ではありません（%1）。</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>この駒は、いま行動できる配下ではありません（%1）。</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3の駒はタワーです。ほかのプレイヤーは対象にできません（%1）。</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3にはタワーがあります。ほかのプレイヤーの駒は入れません（%1）。</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>行動する配下は、%6を対象にしていません（%1）。</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>行動する配下は%3を対象にしていません（%1）。</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>配下は自分を押すのではなく、移動します（%1）。</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>敵の駒が必要です。%6ではできません（%1）。</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>%6は、この手番にすでに向きを変えています（%1）。</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>駒の向きを変えている途中です。別の駒の向きを変えるか、パスしてください（%1）。</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>手札をすべて捨てるか、カードを引くか、どちらか一方だけです（%1）。</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>敵の駒が必要です（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3は満杯です。駒が%n個あります（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3にはこれ以上小駒を置けません。すでに%n個あります（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3にはこれ以上中駒を置けません。すでに%n個あります（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3にはこれ以上大駒を置けません。すでに%n個あります（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>%3には同じプレイヤーの駒をこれ以上置けません。すでに%n個あります（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたのストックに小駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたのストックに中駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたのストックに大駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5のストックに小駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5のストックに中駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5のストックに大駒が残っていません（%1）。</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5のストックにその駒は残っていません（%1）。</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3に敵の駒があります（%1）。</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>領地は置き換えられずになくなります。%4{definite}は不要です（%1）。</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>%4{definite}の価値は、必要な%2点と異なります（%1）。</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>価値がちょうど%2点のカードが必要です（%1）。</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>直立した配下はワンドを使えません。方向がないからです（%1）。</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>まったく動けません（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>動けるのは%nマスまでです（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>減らせるのは%nピップまでです（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>減らせるのは%n点までです（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>この駒はもう大駒なので、成長できません（%1）。</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>大アルカナは最も価値が高く、成長できません（%1）。</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>敵の駒の向きは変えられません（%1）。</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>破壊される駒の向きは選べません（%1）。</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>この能力はそのマスに届かないか、そこのカードを使えません（%1）。</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>これは後半と組み合わせなければできませんが、合う後半がありません（%1）。</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>これは単独でできるので、連携の前半にはなりません（%1）。</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>いま使える能力から始まる連携はありません（%1）。</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>後半は、前半と同じ駒または領地に使わなければなりません（%1）。</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>後半で%3に空きを作らなければなりません（%1）。</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>引けるカードが残っていません（%1）。</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>%3の%4{definite}は大アルカナではありません（%1）。</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>このカードは大アルカナではありません（%1）。</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>「世界」は別の「世界」の能力を使えません（%1）。</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>カードの連鎖は%2枚までです。これ以上めくることもコピーすることもできません（%1）。</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>同じ配下が続けなければなりません（%1）。</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>この能力は必ず使わなければなりません（%1）。</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5が最終手番を宣言しています。先にそれが終わらなければなりません（%1）。</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>これはあなたの最終手番です。その終わりには宣言できません（%1）。</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>あなたは以前に最終手番を宣言しています。宣言は一度だけです（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>最終手番を宣言するには%n点が必要です（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>領地が残っていないため、最終手番を宣言できません（%1）。</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}は取れるカードの中にありません（%1）。</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>このゲームでは、駒を斜めに向けられません（%1）。</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>このルールでは、その能力にそれはできません（%1）。</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}は、そこのカードより価値が高くなく、同種の上位カードでもありません（%1）。</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>より価値の高いカードか、同種の上位カードが必要です（%1）。</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite}では置き換えられません。価値が1点低いカードか、同種の下位カードが必要です（%1）。</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>価値が1点低いカードか、同種の下位カードが必要です（%1）。</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>このバリアントのルールでは許されません（%1）。</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>これはできません（%1）。</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3は虚空です。カードがなく、領地とも辺で接していません（%1）。</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>%3は荒地（領地と辺で接する、カードのないマス）ではありません（%1）。</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>指定する駒はすべて同じマスになければなりませんが、%6は別のマスにあります（%1）。</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>次の手番より前にゲームが終わるため、その手番についての宣言はできません（%1）。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>山札の一番上のカードをめくり、その能力を使います。</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>めくったカードは捨て札になります。その能力でも、同じ駒が配下になります。</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>カードをめくらなくてもかまいません。</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>カードがあれば、必ずめくります。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>めくる、またはコピーするカードの連鎖は%n枚までです。それ以上はめくることもコピーすることもできません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>ワンド</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>ワンド：移動</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>距離は1マス以上、配下のピップ数までです。</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>距離は、配下の大きさにかかわらず1マスです。</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>距離は、配下の大きさにかかわらず1〜%nマスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>ワンドとして使います。</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>マスの駒数の制限を適用しません。</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>駒は1マス%n個までという制限を適用しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>配下を移動するか、対象の駒を押します。どちらも配下の向いている方向です。</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>配下を移動するか、対象の敵の駒を押します。どちらも配下の向いている方向です。</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>虚空には止まれません。</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>虚空や、すでに駒が%n個あるマスには止まれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>または、敵の駒のない対象の領地を、同じように、敵の駒のない荒地へ押します。</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>領地は押せません。</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を、駒を動かすときと同じ距離だけ押します。途中に何があっても通り抜け、敵の駒のない荒地に着地しなければなりません。駒は元のマスに残ります。着地したマスにある自分の駒は、その領地の上にあることになります。</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>領地が押された結果、虚空に取り残された駒はストックに戻ります。</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>直立した配下はワンドを使えません。</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>配下を移動するか、対象の駒（敵味方を問わない）を押します。どちらも配下の向いている方向です。</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>自分の駒は押せません。</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>動いた駒は、虚空には止まれません。途中のマスに何があってもかまいません。</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>動いた駒は、満杯のマスや虚空には止まれません。途中のマスに何があってもかまいません。</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>動いたのが自分の駒なら、その後向きを変えられます。敵の駒の向きは変わりません。</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>虚空や満杯のマスには止まれません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>向きの順は、北、東、南、西、直立、北東、南東、南西、北西です。</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>向きの順は、北、東、南、西、直立です。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>このゲームではメカニクス「%1」を使います。</translation>
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
        <translation>これからカードを配ります。</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>これから捨て札をシャッフルします。</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>最初のプレイヤーを抽選で決めます。</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>これから隠しタイマーをセットします。</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>これからダイスを振ります。</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたが決める番です。</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>%1が決める番です。</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたの手番：駒のないマスに小駒を1個配置してください。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>%1の手番：小駒を1個配置します。</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>別の駒の向きを変えるか、パスしてください。</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>あなたの手番の続き：次のアクションを選んでください。</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>あなたの手番：領地の起動、カードのプレイ、手札の補充、駒の向き変更のどれか1つを行ってください。</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>あなたの手番：行うことを選んでください。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2{definite}：始めた手の後半を行ってください。</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1は%2{definite}の手の後半を行います。</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1{definite}：いまこの能力（%2）でできることはありません。スキップしてください。</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2{definite}：%3。</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1は%2{definite}を使います：%3。</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2{definite}、能力%4/%5：%3。</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1は%2{definite}を使います。能力%4/%5：%3。</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>手番を終えてください。</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1が手番を終えるところです。</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>これからゲームが始まります。</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたの勝ち：最後まで残りました。</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1の勝ち：最後まで残りました。</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>領地がなくなりました：あなたの勝ちです。</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>領地がなくなりました：%1の勝ちです。</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>最高得点の%2点であなたの勝ちです。</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>最高得点の%2点で%1の勝ちです。</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1の共同勝利です。</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>ゲーム終了：勝者はいません。</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1の勝ち：最後まで残ったのはこのチームです。</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>領地がなくなりました：%1が勝利を分け合います。</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>最高得点が同じです：%1が勝利を分け合います。</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1が考えています</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1が決めます</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>%1さんが決める番です</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>あなたが決める番です</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>%1さんの手番です</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>駒のないマスに小駒を1個配置してください。</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1が小駒を1個配置します。</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>次のアクションを選んでください。</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>領地の起動、カードのプレイ、手札の補充、駒の向き変更のどれか1つを行ってください。</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>行うことを選んでください。</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>あなたの勝ち：相手が投了しました。</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1の勝ち：相手が投了しました。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を配置する</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を起動する</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>カードをプレイする</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>手札を補充する</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒の向きを変える</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を作る</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>敵の駒を作る</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>配下を移動する</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を押す</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を成長させる</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>手札を交換する</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>能力をスキップする</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>宣言する</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>カードをビッドする</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ビッドカードを取る</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を作る</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を押す</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を成長させる</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を攻撃する</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を攻撃する</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>カードで駒の向きを変える</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>敵の駒を置き換える</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>駒を自由に移動する</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>領地を自由に移動する</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>捨てて引く</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>捨て札からカードを取る</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>別のカードの能力を使う</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>向きは直立です。</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>向きは%1です。</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>続けて後半を行わなければなりません。</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>あなたは%2に小駒を配置します。</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1は%2に小駒を配置します。</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>あなたは%3の領地%2{definite}を起動します。</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1は%3の領地%2{definite}を起動します。</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは%2{definite}をプレイします。</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1は%2{definite}をプレイします。</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>あなたは%2{definite}を引きます。</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1は%2{definite}を引きます。</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>あなたはカードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1はカードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>あなたは%2{definite}を捨てます。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1は%2{definite}を捨てます。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>あなたはパスします。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1はパスします。</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはカードを捨てず、引きもしません。</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1はカードを捨てず、引きもしません。</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは何もしません。</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1は何もしません。</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは%2{definite}の能力の1つを使いません。</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1は%2{definite}の能力の1つを使いません。</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは手番を終えます。</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1は手番を終えます。</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは手番を終え、次の手番を最終手番と宣言します。</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1は手番を終え、次の手番を最終手番と宣言します。</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはビッドカードを選びます。</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1はビッドカードを選びます。</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>あなたは%2{definite}をビッドします。</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1は%2{definite}をビッドします。</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたはビッドカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1はビッドカード%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはこのゲームにない手を選びます。</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1はこのゲームにない手を選びます。</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたはカードを引きません。</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1はカードを引きません。</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>あなたは「%2」の手を選びます。</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1は「%2」の手を選びます。</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>その後の向きは直立です。</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>その後の向きは%1です。</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1は直立します。</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1は%2を向きます。</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1は%2を直立させます。</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1は%2を%3に向けます。</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1は%2を自分の色に変えます。</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1は%2に移動します。</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1は%2を%3に移動します。</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1は領地%2{definite}を%3から%4に移動します。</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1はあなたと手札を交換します。</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>あなたは%2と手札を交換します。</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1は%2と手札を交換します。</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>あなたは捨て札から%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1は捨て札から%2{definite}を取ります。</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>あなたは山札の一番上のカードをめくります。</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1は山札の一番上のカードをめくります。</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>あなたは%3の領地%2{definite}の能力を使います。</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1は%3の領地%2{definite}の能力を使います。</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1は%2に小駒を作ります。</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1は%2と同じマスに、同じ向きの敵の小駒を作ります。</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1は%2に領地を作り始めます。</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1は山札の一番上のカードを%2の領地にします。</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1は%3に領地%2{definite}を作ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1は%2に%nマス移動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1は%2を%3に%nマス押します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1は領地%2{definite}を%3から%4に押します。</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1は大駒に成長します。</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1は中駒に成長します。</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1は%2を大駒に成長させます。</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1は%2を中駒に成長させます。</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1は%3の領地%2{definite}を成長させ始めます。</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1は%2を山札の一番上のカードに置き換えます。</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1は%2を領地%3{definite}にします。</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1は%3の領地%2{definite}を捨て札の%4{definite}に成長させます。</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1は%3の領地%2{definite}を%4{definite}に成長させます。</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1は自分を破壊します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1は自分を%nピップ縮小します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1は%2を破壊します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1は%2を%nピップ縮小します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1は%3の領地%2{definite}を縮小し始めます。</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1は%2の領地を破壊します。</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1は%3の領地%2{definite}を破壊します。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1は%2の領地を%3{definite}に縮小します。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1は%3の領地%2{definite}を捨て札の%4{definite}に縮小します。</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1は%3の領地%2{definite}を%4{definite}に縮小します。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>ソード</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>ソード：攻撃</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>対象の駒を、1ピップ以上、配下のピップ数まで縮小します。</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>対象の駒を、配下の大きさにかかわらず1ピップ縮小します。</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>対象の駒を、配下の大きさにかかわらず1〜%nピップ縮小します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>ソードとして使います。新しい領地は捨て札のどこからでも選べます。</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>ソードとして使います。新しい領地は捨て札のどこかから選びます。</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>ソードとして使います。</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>配下の大きさにかかわらず、1ピップとして扱います。</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>配下の大きさにかかわらず、1〜%nピップとして扱います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>または、敵の駒のない対象の領地を、1点低いカードか同種の下位カードに縮小します。小アルカナなら、取り除くこともできます。</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>または、敵の駒のない対象の領地を同じように縮小します：残った点の価値のカードに置き換え、何も残らなければ置き換えません。</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>ピップがなくなった駒は破壊されます。</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>または、敵の駒のない対象の領地を同じように破壊します。</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>領地は攻撃できません。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を攻撃します：そのカードを捨て、価値が1点低いカードか同種の下位カードに置き換えます。小アルカナは、取り除くこともできます。</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>または、対象の領地が大アルカナでなく敵の駒もなければ、その領地を破壊します：そのカードを捨てます。</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を攻撃します。駒がピップを失うのと同じように点を失います：そのカードを捨て、価値が残りの点とちょうど同じカードに置き換えます。何も残らなければ置き換えません。合うカードがなければ、その分は縮小できません。</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>または、対象の領地に敵の駒がなければ、その領地を破壊します：駒がピップを失うのと同じように点をすべて失えば、そのカードを捨てます。</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>破壊された領地の跡は荒地か虚空になります。隣のマスも含めて、虚空になった場所の駒はストックに戻ります。</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>駒のピップ数がそれより少なければ、すべて失います。持ち主のストックの小さい駒に置き換え、向きは変わりません。ピップがなくなった駒は破壊され、ストックに戻ります。合う駒がストックになければ、その分は縮小できません。</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>配下は、自分自身やほかの自分の駒も攻撃できます。残った駒の向きは変えられます。</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>両方で同じ駒または領地を縮小するなら、途中の段階の駒やカードは不要です。</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>両方で同じ駒を縮小するなら、途中の段階の駒は不要です。</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>ワンドでは、虚空以外のどのマスにも駒を入れられます。ただし、ソードを使った後に（使い方は問わない）、そのマスの駒が制限内に収まっていなければなりません。</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>ワンドでは、虚空以外のどのマスにも駒を入れられます。ただし、ソードを使った後に（使い方は問わない）、そのマスの駒が%n個以下になっていなければなりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>隠しタイマー</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>残りのラウンド数または分数</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>隠しタイマーが鳴りました。最高得点の%2点であなたの勝ちです。</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>隠しタイマーが鳴りました。最高得点の%2点で%1の勝ちです。</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>隠しタイマーが鳴りました。%1が最高得点で並び、勝利を分け合います。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>遅くとも%nラウンドでゲームが終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>遅くとも%n分でゲームが終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>隠しタイマーにより、%1〜%nラウンドでゲームが終わります。正確な数は誰にもわかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>隠しタイマーにより、%1〜%n分でゲームが終わります。正確な時間は誰にもわかりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>1ラウンドは、最初に手番を行ったプレイヤーから、残っているプレイヤーが1回ずつ手番を行うことです。</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>鳴ったらただちにゲームを止め、最高得点のプレイヤーが勝ちます。最高得点が同じなら勝利を分け合います。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>手札を交換</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>対象の敵の駒の持ち主と手札を交換します。</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>どちらの手札も0枚でかまいません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>駒の向きを変える</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>対象の駒1個（敵味方を問わない）の向きを変えます。</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>配下1個の向きを変えます。</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>対象は常にその時点のものです。配下の向きが変われば、対象も変わります。</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>その後に行動するのは別の配下でもかまいません。</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>その後に行動するのは同じ配下でなければなりません。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>元に戻せる手はありません。</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>その後にシャッフルした結果、引いたカード、振った目は、見なかったことにはできません。</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>その後に伏せたカードが見られています。</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>それはほかのプレイヤーの手です。</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>画面を引き渡しています。</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>最後の手をまだ保存しています。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>能力「%1」を使います。</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1、能力%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの小駒（%2）</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の小駒（%2）</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>あなたの小駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1の小駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの小駒（%2、直立）</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の小駒（%2、直立）</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの中駒（%2）</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の中駒（%2）</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>あなたの中駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1の中駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの中駒（%2、直立）</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の中駒（%2、直立）</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの大駒（%2）</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の大駒（%2）</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>あなたの大駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>%1の大駒（%2、%3向き）</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>あなたの大駒（%2、直立）</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>%1の大駒（%2、直立）</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>運</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>駒</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>%1の駒</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>自由に移動</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>対象の駒を、駒のない領地または荒地のどこかに移動します。または、敵の駒のない対象の領地を、敵の駒のない荒地のどこかに移動します。</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>対象の駒を、駒のない領地または荒地のどこかに移動します。</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>領地が移動しても、駒は元のマスに残ります。その結果虚空に取り残された駒はストックに戻ります。</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>起動</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>手札補充</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>向き変更</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>ワンド</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>ペンタクル</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>駒の向きを変える</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>色を変える</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>自由に移動</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>手札を交換</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>捨てて引く</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>捨て札から取る</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>別のカードを使う</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>最終手番を宣言</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>取る</translation>
    </message>
</context>
</TS>
