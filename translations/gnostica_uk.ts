<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Використання: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[параметри]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметри:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Аргументи:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Показує цю довідку.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Показує довідку з параметрами Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Показує довідку з параметрами Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Показує версію.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Параметра «%1» немає.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Цих параметрів немає: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Після «%1» бракує значення.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Параметр «%1» не приймає значення.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Гаразд</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
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
        <translation>%1: рахунок %2, запас %3/%4/%5, карт у руці: %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(поза грою)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Колода добору %1, скид %2 (верхня: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Виміряти, як швидко граються випадкові партії</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Вивести JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Виміряти також швидкість комп’ютерних гравців</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Тривалість кожного вимірювання в секундах</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Лише ці набори правил</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Доповнення, яке слід накласти на кожен набір правил</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Правила однакові.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Порівняти дві гри правило за правилом, словами їхніх книг правил</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>Ідентифікатор або файл гри; доповнення додаються через знак плюс</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Як JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Порівняти набори правил експериментами: багатьма партіями між комп’ютерними гравцями</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Раунд %1 з %2: %n зміна</numerusform>
            <numerusform>Раунд %1 з %2: %n зміни</numerusform>
            <numerusform>Раунд %1 з %2: %n змін</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Рівня «%1» для комп’ютерних гравців немає.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first не може бути більше за --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Змінити кожен параметр правил і показати, як це впливає на партії</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Параметри, які слід випробувати разом: КЛЮЧ=ЗНАЧЕННЯ,КЛЮЧ=ЗНАЧЕННЯ</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Рівень усіх гравців</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Кількість роздач на кожну зміну в першому раунді</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Кількість роздач на кожну зміну, що доходить до останнього раунду</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Зерно випадковості; те саме зерно дає ті самі партії</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Кількість одночасних партій</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Записати в цей файл сторінку із зображеннями для браузера</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Перезаписати наявний файл</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Об’єднати частини експерименту</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>Тека із частинами</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>Файл усього експерименту</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Перелічити частини, яких у теці ще бракує: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Показати результати експерименту, навіть поки він триває</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>Файл експерименту</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Як JSON, разом із планом</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Записати в цей файл таблицю для програм електронних таблиць</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Звіти відрізняються; перша відмінність — у %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Повторити експеримент зі звіту й записати новий звіт; якщо звіти відрізняються, це помилка</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Звіт, записаний командою «lab report --json»</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Кількість одночасних роздач</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 з %n роздачі</numerusform>
            <numerusform>%1 з %n роздач</numerusform>
            <numerusform>%1 з %n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>лишилося близько %n хвилини</numerusform>
            <numerusform>лишилося близько %n хвилин</numerusform>
            <numerusform>лишилося близько %n хвилин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>лишилося близько %n секунди</numerusform>
            <numerusform>лишилося близько %n секунд</numerusform>
            <numerusform>лишилося близько %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«%1» — не частина; очікується, наприклад, 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Назвіть файл експерименту: --out ФАЙЛ.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Провести експеримент або продовжити перерваний</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>План (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>Файл експерименту; з --shard — тека всіх частин</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Лише ця частина: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Лише показати, що буде зіграно і скільки часу це забере; нічого не записувати</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>Не повідомляти про перебіг</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Перелічити всі дозволені кроки позиції</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Цей крок не дозволено.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>Етап не приймає цього кроку свого розв’язку.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>Розв’язок не досягає всіх цілей етапу.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Усіх цілей етапу досягнуто ще до його початку.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>На початку цього етапу рішення не за учнем.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>Етап приймає цей хибний крок.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Цей крок дозволено; правило %1 мало б його відхилити.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Цей крок мав би бути дозволеним.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Правило %1 мало б відхилити цей крок, але це не крок.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>Цей крок мало б відхилити правило %1, але його відхиляє правило %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>На той час фігури %1 на дошці немає.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Перевірити уроки й пройти їх</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Перевірити уроки на їхніх власних розв’язках і хибних спробах</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Файли, у кожному з яких урок або провідник</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Вивести урок етап за етапом, із розв’язком</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>Ідентифікатор уроку, що постачається з програмою, або файл уроку</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Виконати кроки розв’язку</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 здобуває %2&#xa0;% проти %3 (інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партію.</numerusform>
            <numerusform>%1 здобуває %2&#xa0;% проти %3 (інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партії.</numerusform>
            <numerusform>%1 здобуває %2&#xa0;% проти %3 (інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Перевірка 50&#xa0;% проти 60&#xa0;%: логарифм відношення %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Ходів у партії: %1, рішень: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>Вибув %n гравець.</numerusform>
            <numerusform>Вибуло %n гравці.</numerusform>
            <numerusform>Вибуло %n гравців.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: половина кроків — до %2 с, 95&#xa0;% — до %3 с, найдовший тривав %4 с.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Зіграти партії між комп’ютерними гравцями двох рівнів</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>Рівень інших гравців</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>Ідентифікатор правил, із доповненнями як ОСНОВА+ДОПОВНЕННЯ, або «all» — усі ігри</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>Ідентифікатор доповнення; можна вказати кілька разів</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Кількість одночасних партій</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Кількість паралельних пошуків у кожному кроці</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Множник обсягу обмірковування кожного кроку, для обох рівнів</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Кількість ітерацій замість заданої рівнем</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>Те саме для інших гравців</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Створити власні правила</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Їхній ідентифікатор: малі літери, цифри й дефіси</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>Ідентифікатор їхніх батьківських правил: гри або доповнення</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>Файл, який слід створити; типово ІДЕНТИФІКАТОР.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Порахувати послідовності кроків із позиції</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Файл із позицією та кроками</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Кількість кроків</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Для кожного місця слід указати «person» (людина) або рівень комп’ютера: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Зіграти партію в терміналі</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Зерно випадковості; те саме зерно дає ті самі карти й кубики</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>Ідентифікатор правил</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Параметр правил, як-от target=8; можна вказати кілька разів</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Новий файл, у який слід зберегти партію</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Партій: %1, задач: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Забагато ліній гри, щоб перевірити їх усі.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>Це не задача: тут немає мети, якої можна досягти лише однією ідеєю.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>Мети досягають і інші перші кроки, ніж названо, або можна здобути іншу кількість очок.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>Розв’язок не досягає мети.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>Виміряна складність відрізняється від зазначеної.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>Правильних задач: %1 з %n.</numerusform>
            <numerusform>Правильних задач: %1 з %n.</numerusform>
            <numerusform>Правильних задач: %1 з %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Знайти задачі в партіях між комп’ютерами й вивести найрізноманітніші</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Замість партій: файл позицій або тактик</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>Правила, за якими слід грати</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Доповнення; можна вказати кілька разів</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Кількість гравців; можна вказати кілька разів</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Кількість партій, у яких слід шукати</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Задачі, у яких треба перемогти власним останнім ходом</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Задачі, у яких треба зірвати останній хід іншого гравця</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Задачі, у яких треба здобути очки</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Зерно випадковості; те саме зерно дає ті самі задачі</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Перевірити всі рядки й перелічити ті, що не є задачами</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Файли задач</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Випробувати задачі також на комп’ютерних гравцях, за якими визначають складність</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Створити й перевірити задачі: ходи, які вирішує одна ідея</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>Зіграно %n повний рядок.</numerusform>
            <numerusform>Зіграно %n повні рядки.</numerusform>
            <numerusform>Зіграно %n повних рядків.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Відтворити запис і перевірити його</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Збережена партія або її журнал</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Записати книгу правил гри з її доповненнями</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Ідентифікатори або файли гри та доповнень до неї</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Як текст (типово)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Як Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Як вебсторінку</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Лише коротка довідка, на одну сторінку</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Зіграти сценарії й перелічити ті, що не вдалися</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Файли з одним сценарієм або їх масивом</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Усі невдачі сценарію, а не лише перша</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«%1» — не місце в документі; місця починаються зі скісної риски: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>Файл не змінено. З цим значенням грати за ним не можна було б:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>У файлі лишається %n помилка, що була раніше.</numerusform>
            <numerusform>У файлі лишаються %n помилки, що були раніше.</numerusform>
            <numerusform>У файлі лишається %n помилок, що були раніше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Файл правил</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Місце значення, як-от /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Кроки порівнюють в одній позиції; у цьому файлі їх кілька.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Порівняти дозволені кроки однієї позиції у двох іграх</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Файл із позицією та, за бажання, кроками; назва гри в ньому не враховується</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Назвіть файл або попросіть позиції за допомогою --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>Розв’язано: %1 з %n позиції.</numerusform>
            <numerusform>Розв’язано: %1 з %n позицій.</numerusform>
            <numerusform>Розв’язано: %1 з %n позицій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Дати комп’ютерному гравцеві розв’язати позиції, де вирішує один хід</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Файл таких позицій</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Замість розв’язування: кількість позицій, які слід знайти в партіях і вивести</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Множник обсягу обмірковування кожного кроку</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Зерно випадковості; те саме зерно дає ті самі відповіді</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>див. партію %1 після кроку %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Дати комп’ютерам зіграти за правилами й повідомити, що показують їхні партії</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Кількість партій</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Кількість гравців; типово двоє, якщо це дозволено</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Записати показові партії в цю теку</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Як JSON, із записами партій</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Правила, за якими слід грати по черзі</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Кількість партій у кожному раунді</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>зроблено: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Попередній вміст файлу збережено в %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Проблем більше, ніж %n.</numerusform>
            <numerusform>Проблем більше, ніж %n.</numerusform>
            <numerusform>Проблем більше, ніж %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>Перевіряти в цьому файлі нічого.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Перелічити проблеми правил, позиції, сценарію чи запису</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Файл, який слід перевірити</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Застосувати до кожної проблеми правил перше виправлення, що допомагає; старий файл зберігається поруч</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>У цьому файлі немає ні сценарію, ні позиції.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 — не набір правил; змінювати можна лише правила.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Намалювати зображення тут не можна: бракує «%1». Цей файл постачається з віконною програмою.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Програма, яку запущено без зображень, не може їх малювати.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Гравці: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Щонайбільше %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Близько %n хвилини</numerusform>
            <numerusform>Близько %n хвилин</numerusform>
            <numerusform>Близько %n хвилин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Близько %n секунди</numerusform>
            <numerusform>Близько %n секунд</numerusform>
            <numerusform>Близько %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>очікується одне з цих значень: %1; знайдено «%2».</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>очікується назва файлу або - для стандартного потоку помилок.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Повідомляти у стандартний потік помилок, що робить програма</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Докладність діагностичного журналу: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Файл діагностичного журналу; - — стандартний потік помилок</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Не вдається записати діагностичний журнал (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica в командному рядку: грає, перевіряє й вимірює.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Мова повідомлень; типово — мова оточення</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Тут бракує назви.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Не вдалося записати виведені дані.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: партій ще замало.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>фігура{genitive: фігури}</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>поле{genitive: поля}</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>напрям{genitive: напряму}</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>число{genitive: числа}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>карта{genitive: карти}</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>кубик{genitive: кубика}</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>більше нічого</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>слово{genitive: слова}</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Тут бракує: %1{genitive}.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Тут очікується: %2. Знайдено: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Ці правила — для %1–%n гравця.</numerusform>
            <numerusform>Ці правила — для %1–%n гравців.</numerusform>
            <numerusform>Ці правила — для %1–%n гравців.</numerusform>
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
        <translation>виправлення: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Введіть крок, наприклад: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Називайте поле, як на краю дошки, або за координатами. У переліках кроків ужито координати: %1 — це %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? перелічує всі дозволені кроки, ? cup — ті, що починаються з cup; також: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>не визначено</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>радше 50&#xa0;%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>радше 60&#xa0;%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» — не число від %2 до %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Теки «%1» немає.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Використання</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Аргументи</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>ПАРАМЕТРИ</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(обов’язково)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>не разом із</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Бракує команди.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Бракує %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Незрозуміло: %1</translation>
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
        <translation>%1: значення «%2» не дозволено.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Для %1 потрібне значення.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 можна вказати лише раз.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 і %2 не можна вживати разом.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Вивести цю довідку</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Вивести версію</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Див. %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» — не ціле число від %2 до %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Додаток «%1» буде завантажено знову.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Вимкнених додатків немає.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>завантажено</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Перелічити додатки й назвати причину, якщо додаток не завантажено</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Увімкнути додатки, вимкнені через помилку</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Щоб знову ввімкнути додатки: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Не завантажувати додатків; в ігри, яким вони потрібні, грати не можна</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>Команду не вдалося завершити.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Щоб запустити програму без додатків: %1.</translation>
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
        <translation>На дошці: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>У руці: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Фігуру записують так: гравець, розмір, напрям. %1 — це велика фігура гравця A, спрямована на північ; %2 — мала вертикальна фігура гравця B.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>ЧИСЛО</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>ТЕКСТ</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>РІВЕНЬ</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>КОД</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Файл із позицією або з позицією та кроками, або їх масив</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Змінити одне значення правил, зберігши їхнє оформлення, або перелічити, що можна задати</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Проблем не знайдено.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>список будь-яких із цих слів: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>список здатностей</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>список рядів</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>числа за картами: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; типово %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>Нове значення як JSON; слово лапок не потребує, null вилучає батьківське значення. Без значення виводяться всі параметри та їхні дозволені значення</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>За адресою %1 параметра немає. Усі параметри виводить ця команда: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Щоб усе одно оголосити, введіть це ще раз.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Оголошення із замалою кількістю очок треба ввести двічі.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>Аргумент «%1» записано не в UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n роздача ще тривала й не рахується.</numerusform>
            <numerusform>%n роздачі ще тривали й не рахуються.</numerusform>
            <numerusform>%n роздач ще тривали й не рахуються.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt перевіряє 50&#xa0;% проти 60&#xa0;%. Його не можна вживати з --one, де рівна частка — це 100&#xa0;%, поділені на кількість місць.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Кількість гравців. Кожен другий має рівень a; з --one — лише один</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Один гравець рівня a грає проти гравців рівня b і по черзі займає кожне місце</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Заокруглюється вгору до цілих роздач: дві партії з обміном місцями, з --one — партія на кожне місце</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Час гри в секундах для кожного набору правил; незавершені роздачі не рахуються</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Кількість раундів, після якої партію буде перервано; її роздача не рахується</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Зупинитися, коли послідовна перевірка дасть відповідь; не з --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Жодну роздачу не дограно до кінця, тому результатів немає.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n партію перервано після раунду %1.</numerusform>
            <numerusform>%n партії перервано після раунду %1.</numerusform>
            <numerusform>%n партій перервано після раунду %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>Тому %n роздача не рахується.</numerusform>
            <numerusform>Тому %n роздачі не рахуються.</numerusform>
            <numerusform>Тому %n роздач не рахуються.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, один проти %n гравця %2</numerusform>
            <numerusform>%1, один проти %n гравців %2</numerusform>
            <numerusform>%1, один проти %n гравців %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2&#xa0;% (рівна частка: %3&#xa0;%, інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партію.</numerusform>
            <numerusform>%1: %2&#xa0;% (рівна частка: %3&#xa0;%, інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партії.</numerusform>
            <numerusform>%1: %2&#xa0;% (рівна частка: %3&#xa0;%, інтервал 95&#xa0;%: від %4 до %5&#xa0;%) за %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Раундів у партії: медіана %1, щонайбільше %2 у 95&#xa0;% партій, %3 у найкоротшій.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Справдилися оголошення: %1 з %n.</numerusform>
            <numerusform>Справдилися оголошення: %1 з %n.</numerusform>
            <numerusform>Справдилися оголошення: %1 з %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 з %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Раунд %1: %2 з %n партії</numerusform>
            <numerusform>Раунд %1: %2 з %n партій</numerusform>
            <numerusform>Раунд %1: %2 з %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Раунд %1: припасування таблиць…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>лишилося двоє гравців</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>лишилося троє гравців або більше</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Раунд %1, %2: %n позиції замало; таблиця лишається, як була.</numerusform>
            <numerusform>Раунд %1, %2: %n позицій замало; таблиця лишається, як була.</numerusform>
            <numerusform>Раунд %1, %2: %n позицій замало; таблиця лишається, як була.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Раунд %1, %2: партій %3, позицій %4, похибка %5, потім %6, певність %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Навчити комп’ютерних гравців оцінювати позиції в партіях проти самих себе</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>Тека для всього вивченого; перерване навчання продовжується</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Кількість припасувань таблиць</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Зерно випадковості; те саме зерно дає ті самі таблиці</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Зіграти лише цю частину партій раунду: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Файл оцінювання, з якого слід почати, замість того, що постачається з програмою</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Файл оцінювання, записаний командою learn, замість того, що постачається з програмою</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, кількість гравців %2: %3 з %n партії</numerusform>
            <numerusform>%1, кількість гравців %2: %3 з %n партій</numerusform>
            <numerusform>%1, кількість гравців %2: %3 з %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, кількість гравців %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n результат у файлі досі дійсний, його збережено.</numerusform>
            <numerusform>%n результати у файлі досі дійсні, їх збережено.</numerusform>
            <numerusform>%n результатів у файлі досі дійсні, їх збережено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Виміряти тривалість партій, у яких комп’ютери грають проти самих себе</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>Файл результатів; досі дійсні результати зберігаються</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Правила, за якими слід грати; типово всі ігри</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Кількість гравців; типово кожна дозволена</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Кількість партій для кожного набору правил і кожної кількості гравців</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Кількість раундів, після якої партію буде перервано</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b і --judging-b не можна вживати з --b-program: та програма має власні параметри.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Інша збірка gnostica-cli, що роздаватиме карти й гратиме за місця рівня b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«%1» не вдається запустити: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» не приймає кроку «%2».</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» завершилася до кінця партії.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>«%1» завершилася до кінця партії: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«%1» грає за іншими правилами, ніж ця програма: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 з %3 (прогноз: %4&#xa0;%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» надто довго мовчить.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» запитує крок, який має зробити сама.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>«%1» надто довго мовчить: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time сам визначає, як довго думає гравець: %1 не можна вживати з ним.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time не може підібрати рівень «%1», який не шукає.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Рівень «%1» не може витратити стільки процесорного часу, як інший, хоч би як довго він думав.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Спершу виміряти, за скількох ітерацій b витрачає стільки процесорного часу, як a; з --b-program — a стільки, як b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>Матч перервано: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>За рівного процесорного часу %1 обмірковує %n партію на крок (%2).</numerusform>
            <numerusform>За рівного процесорного часу %1 обмірковує %n партії на крок (%2).</numerusform>
            <numerusform>За рівного процесорного часу %1 обмірковує %n партій на крок (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» записує інший крок, ніж «%2».</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» зробила крок, якого правила цієї програми не дозволяють.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Ця система не повідомляє, скільки процесорного часу витрачає інша програма.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Гравці за місцями, через коми: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 з %n партії</numerusform>
            <numerusform>%1: %2 з %n партій</numerusform>
            <numerusform>%1: %2 з %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 створено з іншими параметрами (%2). Використайте їх знову або оберіть інший файл.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Для драбини потрібні щонайменше два рівні, кожен лише раз.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Перевірити, чи кожен рівень комп’ютерних гравців сильніший за нижчий</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Рівні через коми; типово: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Кількість гравців: якщо 2, вони міняються місцями; якщо більше, один гравець вищого рівня по черзі займає кожне місце. Типово: 2 і 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Найбільша кількість партій для кожної пари рівнів; пара завершує, щойно її інтервал 95 %, чинний у будь-який момент, виключає рівну частку</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>Файл результатів, з яким та сама команда продовжує роботу; --games і --levels можуть змінюватися</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Вдачі «%1» немає.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Рівень: %1; або «scripted», що робить будь-який крок без втрати очок</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>Вдача гравця a: builder або hunter, gambler або prudent, чи по одному, як у «builder prudent»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2 % з %n кроку коштують щонайбільше %3 відсоткові пункти перемоги (інтервал 95 % за партіями: від %4 до %5 %).</numerusform>
            <numerusform>%1: %2 % з %n кроків коштують щонайбільше %3 відсоткові пункти перемоги (інтервал 95 % за партіями: від %4 до %5 %).</numerusform>
            <numerusform>%1: %2 % з %n кроків коштують щонайбільше %3 відсоткові пункти перемоги (інтервал 95 % за партіями: від %4 до %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>У середньому крок коштує %1 відсоткового пункту за пошуком із %n ітерацією.</numerusform>
            <numerusform>У середньому крок коштує %1 відсоткового пункту за пошуком із %n ітераціями.</numerusform>
            <numerusform>У середньому крок коштує %1 відсоткового пункту за пошуком із %n ітераціями.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Виміряти, як часто значно довший пошук обрав би кращий крок, ніж рівень комп’ютерного гравця</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Кількість партій рівня проти самого себе</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Кількість кроків для перевірки в кожній партії, обраних випадково</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Ітерації довгого пошуку, поділені на ітерації рівня; для рівнів без пошуку — на ітерації учня</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Рівня «%1» немає. Рівні: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Рівень: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Не вирішено.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Сильніший — %1.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Слабший — %1.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 проти %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n роздача не рахується через перервану партію.</numerusform>
            <numerusform>%n роздачі не рахуються через перервану партію.</numerusform>
            <numerusform>%n роздач не рахуються через перервану партію.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>Бракує пам’яті. Закрийте вікна або інші програми й спробуйте знову.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>Система не може запустити ще один потік для цієї програми. Закрийте інші програми й спробуйте знову.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>Це помилка в програмі або в додатку. Подробиці — у діагностичному журналі.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Про Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Війна територій із картами таро й пірамідами.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica — гра Джона Купера, Корі Гіта, Крістін Матерлі й Джейкоба Девенпорта для карт таро та пірамід Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ця програма — вільне програмне забезпечення за ліцензією GNU General Public License версії 3 або новішої. Вона постачається без жодних гарантій.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Її шрифти Gnostica Serif і Gnostica Figures зроблено зі шрифту Vollkorn Фрідріха Альтгаузена; вони під ліцензією SIL Open Font License, версія 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Початкова &amp;сторінка</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Нова гра…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Нез&amp;авершені партії…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>Відкрити запис у новому в&amp;ікні…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>Створити в&amp;ласну гру…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>&amp;Порівняти правила поруч…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>&amp;Додати правила…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Др&amp;ук правил…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>&amp;Експортувати правила до PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>&amp;Результат гри</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Роз&amp;бір партії</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>Під&amp;казка</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>&amp;Чи оголошувати?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Пара&amp;метри…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ийти</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>Пр&amp;о Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>&amp;Підтвердити крок</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Відкликати</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>&amp;Скасувати останній крок</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повт&amp;орити</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Пропустити &amp;здатність</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>О&amp;голосити</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Оновити &amp;руку</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>П&amp;ас</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Перша позиція</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Попередня позиці&amp;я</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Наступна позиція</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Назад &amp;до гри</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>Продовжити &amp;звідси як нову гру</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>При&amp;скорити</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Один крок</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Темп: &amp;без пауз</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Темп: &amp;швидкий</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Темп: &amp;звичайний</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Темп: по&amp;вільний</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>З&amp;більшити</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>З&amp;меншити</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Показати &amp;всю дошку</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Повернути стіл &amp;ліворуч</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Повернути стіл &amp;праворуч</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Нотація в журналі</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Коротка довідка</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила цієї гри</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;Створити власну гру</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Порівняти правила й розставити по&amp;зиції</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Висновки про &amp;ендшпіль</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>К&amp;лавіші</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>Показати &amp;діагностичний журнал</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>Копіювати з&amp;віт про проблему</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Попередній &amp;хід</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>&amp;Відтворити</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>Нас&amp;тупний хід</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Остання позиція</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Попередня &amp;мітка</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>Наст&amp;упна мітка</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>За&amp;кладка</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>Закр&amp;ити</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Нові правила…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Зберегти правила</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>Шукати в &amp;параметрах</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Н&amp;аступна проблема</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Попере&amp;дня проблема</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;Грати за чернеткою…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Продовжити зі с&amp;толу…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>По&amp;рівняти з батьківськими…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>Об&amp;міняти правила місцями</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Додати правила до &amp;експериментів</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Уроки…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>З&amp;адачі…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Перша &amp;гра з провідником</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>По&amp;чати знову</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Розставити позиці&amp;ю…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Порівняти за двома наборами прави&amp;л…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Нова позиція</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Зі с&amp;толу</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>&amp;Зберегти позицію</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Грати звідси…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Копіювати як текст</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Копіювати як зобра&amp;ження</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>&amp;Шукати карту</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>Попере&amp;дня проблема</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>П&amp;озиція</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>&amp;Зміни</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>П&amp;ерегляд</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Запис</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Перебіг</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Комп’ютери</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Довідка</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Майстерня</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Порівняння правил</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Уроки й задачі</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Позиція</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Компас</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Кількість полів, очок або карт</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Вибір за номером; щоб побачити номери, утримуйте Alt</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Напрям: північ, схід, південь, захід, вертикально</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Навскоси: північний схід, південний схід, південний захід, північний захід</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Перейти до дошки</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Перейти до карт у руці</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>На крок уроку назад</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Перейти до наступного кроку, уроку чи задачі</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Показати, як це робиться</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Пересунути курсор</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Наступна фігура на полі</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Попередня фігура на полі</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Обрати те, на чому курсор</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Спитати, чому цього не можна обрати</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Показати карту збільшеною</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Вилучити обране</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Більша фігура</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Менша фігура</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Відкласти фігуру чи карту, яку розміщують</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Попереднє й наступне рішення, на графіку</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Перше й останнє рішення, на графіку</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Найдорожчі рішення, на графіку</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Показати можливі значення</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Виправлення проблеми</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Пояснити це значення</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Знайти</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Знайти наступне</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Знайти попереднє</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Вийти з тексту</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>&amp;Шукати команду…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Більший &amp;текст</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Мен&amp;ший текст</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>&amp;Звичайний розмір тексту</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>Повний &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>&amp;Розташувати панелі</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Зберегти зображення &amp;дошки…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>&amp;Копіювати зображення дошки</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>Показати &amp;мої карти</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>З&amp;датися…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;Нехай комп’ютери дограють…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Відкрити меню</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Рухатися збільшеною дошкою</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Урок або задача</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Хід</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Завершити &amp;хід</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>&amp;Чому він це зробив?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Підтверджувати ще нічого: спершу оберіть, що робити.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Нічого не обрано.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>Комп’ютер обмірковує ваше рішення, знаючи лише те, що знаєте ви.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Коли рішення за вами, можна спитати про найкращий крок або про те, чи варто оголошувати.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>Порада закінчується тут. Можна спитати ще раз.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Порада</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Кількість</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>До того ще %n гравець має один хід.</numerusform>
            <numerusform>До того ще %n гравці мають по одному ходу.</numerusform>
            <numerusform>До того ще %n гравців мають по одному ходу.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Оголосити, маючи %1 з %n очка?</numerusform>
            <numerusform>Оголосити, маючи %1 з %n очок?</numerusform>
            <numerusform>Оголосити, маючи %1 з %n очок?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Оголошення останнього ходу</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Бракує %n очка</numerusform>
            <numerusform>Бракує %n очок</numerusform>
            <numerusform>Бракує %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>Ще &amp;ні</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Усе &amp;одно оголосити</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Поміняти два набори правил місцями</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Додати набір правил до експериментів</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Вилучити останній набір правил</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Немає (для будь-якої гри)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Немає (самостійні правила)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Входить до батьківських правил.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Зміна батьківських правил</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Зміна доповнень</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Основа:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Усе, що тут не задано, успадковується.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Доповнення:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Зміна версії</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Версія:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>Із двох наборів правил з однаковим ідентифікатором новіший той, чия версія вища. Підвищте версію, перш ніж ділитися своїми змінами.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Зображення дошки в буфері обміну.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Збереження зображення дошки</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Зображення (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Зображення не вдалося зберегти.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Зображення у файлі %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 з %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Дошка</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n фігура</numerusform>
            <numerusform>%n фігури</numerusform>
            <numerusform>%n фігур</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>територія, її карту саме замінюють</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, вартість %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>пустка</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>безодня</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; можна обрати</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; обрано</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Ці правила буде оновлено, щойно за ними можна буде грати.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Жодне правило не відрізняється від батьківських.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>Від батьківських відрізняється %n правило.</numerusform>
            <numerusform>Від батьківських відрізняються %n правила.</numerusform>
            <numerusform>Від батьківських відрізняється %n правил.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>У батьківських правилах такого правила немає.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>У батьківських правилах: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Вилучені батьківські правила</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Конфлікт змін</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Мої зміни</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>&amp;Зараз у файлі</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>За&amp;лишити мої</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Перечитати</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Зайвих байтів: %n</numerusform>
            <numerusform>Зайвих байтів: %n</numerusform>
            <numerusform>Зайвих байтів: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>Обрати &amp;й пересунути</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Клацніть фігуру чи територію, а потім її нове місце, або перетягніть її.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Стерти</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Клацніть те, що хочете вилучити. Права кнопка миші вилучає будь-коли.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Шукати карту</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
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
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Наведіть вказівник на карту на дошці, у руці чи в колодах, щоб побачити, що вона робить.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (усі)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Старші аркани (усі)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Вилучити: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Додати карту…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardPalette</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>a line of a list; %1: card, %2: its place: &quot;hand of Ann&quot;</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Шукати карту</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Вид карти</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>Клацніть карту, а потім дошку, або перетягніть карту на її місце.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Старші аркани</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Рука гравця %1{genitive} (%n карта)</numerusform>
            <numerusform>Рука гравця %1{genitive} (%n карти)</numerusform>
            <numerusform>Рука гравця %1{genitive} (%n карт)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Колода добору, від верхньої (%n карта)</numerusform>
            <numerusform>Колода добору, від верхньої (%n карти)</numerusform>
            <numerusform>Колода добору, від верхньої (%n карт)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Скид, від верхньої (%n карта)</numerusform>
            <numerusform>Скид, від верхньої (%n карти)</numerusform>
            <numerusform>Скид, від верхньої (%n карт)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>Решта, під скидом (%n карта)</numerusform>
            <numerusform>Решта, під скидом (%n карти)</numerusform>
            <numerusform>Решта, під скидом (%n карт)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>Решта, під колодою добору (%n карта)</numerusform>
            <numerusform>Решта, під колодою добору (%n карти)</numerusform>
            <numerusform>Решта, під колодою добору (%n карт)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;Додати карту…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>До &amp;решти</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>На самий &amp;верх</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>На самий &amp;низ</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Руки й колоди</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Перетягуйте карти сюди. Insert додає карту, Delete повертає її до решти, а Alt зі стрілками пересуває її в колоді.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Цієї здатності не має жодна інша карта: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Інші карти з цією здатністю (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Прихована карта</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, обрано</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, можна обрати</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Зміна</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Різниця</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Висновок</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Роздачі</translation>
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
        <translation>Вам досить очок, щоб оголосити свій останній хід.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>Результат залежить від випадку.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Очки: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>поле{accusative: поле}</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>фігура{accusative: фігуру}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>карта{accusative: карту}</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>число{accusative: число}</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>напрям{accusative: напрям}</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Оберіть %1{accusative}.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Вибір</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Джерела карт</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Карти на вибір</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Війна територій із картами таро й пірамідами.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Партія, яку слід відкрити, або правила, які слід додати.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>число від %1 до %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>назва файлу</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>назва файлу або - для стандартного потоку помилок</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Мова цього сеансу.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Кольори цього сеансу.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Зіграти показову партію й вийти.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>Зерно випадковості для показової партії.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Зберегти зображення показової партії, а поруч — зображення її кінця.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Зберегти показову партію.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>Гра для показу та її доповнення: гра+доповнення.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Гравці показової партії.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Докладність діагностичного журналу: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Файл діагностичного журналу; - — стандартний потік помилок.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>У цьому сеансі не завантажувати додатків. В ігри, яким вони потрібні, грати не можна.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: очікується %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Перезаписувати файли, які вже існують.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>файл</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>код</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>рівень</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>зараз недоступно</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команди</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Пошук команди</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Почніть вводити назву команди</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команди</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>На столі немає гри.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>За цими правилами грати не можна.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Порівняння правил — Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Відмінності</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>Та сама позиція</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Вплив на партії</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Важливі правила</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Об’єднання частин</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>Частини експерименту ще об’єднуються. Якщо закрити програму зараз, експеримент не буде збережено.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Експортування звіту</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Звіт ще записується. Якщо закрити програму зараз, його файл не буде створено.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Тут порівнюються лише A і B.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1»: є незбережені зміни; порівнюється остання збережена версія.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Порівняння правил</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Порівняти дві інші гри</translation>
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
        <translation>Можливі значення</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a word of a document, %2: what it means</extracomment>
        <translation>%1 — %2</translation>
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
            <numerusform>Грає комп’ютер: %1</numerusform>
            <numerusform>Грають комп’ютери: %1</numerusform>
            <numerusform>Грають комп’ютери: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 чекає, доки ви повернетеся до гри.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>Рішення прийнято: %1.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>Пауза. Далі: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 думає.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Комп’ютерні гравці</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Перебіг обмірковування</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Швидкість комп’ютерних гравців</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>близько %n раунду</numerusform>
            <numerusform>близько %n раундів</numerusform>
            <numerusform>близько %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Гра з комп’ютером</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n суперник</numerusform>
            <numerusform>%n суперники</numerusform>
            <numerusform>%n суперників</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>По&amp;чати</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Суперники:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Комп’ютери бачать лише те, що бачили б ви на їхньому місці.</translation>
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
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · однакова для всіх</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Розв’язати ще раз</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Розв’язати</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Задача дня, розв’язана</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Найдорожчі рішення</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Ціна</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Краще</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (не можна використати)</translation>
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
            <numerusform>Не вдається намалювати %n зображення колоди «%1»; натомість показано карти без зображень.</numerusform>
            <numerusform>Не вдається намалювати %n зображення колоди «%1»; натомість показано карти без зображень.</numerusform>
            <numerusform>Не вдається намалювати %n зображень колоди «%1»; натомість показано карти без зображень.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Колоду «%1» не можна використати; натомість показано карти без зображень.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Колоду «%1» не можна використати. Карти лишаються такими, як є.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Богдан</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Віра</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Гліб</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Дарина</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Євген</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>У цю гру грати не можна.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Партію не вдалося зберегти.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Партію з файлу %1 грають деінде. Це її копія на цю мить.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Завершену партію не вдалося перенести до архіву.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Усі кроки цієї партії знову збережено.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Інша програма вилучила або змінила %1. Усю партію записано наново.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Не вдалося продовжити %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Цю партію грають в іншому вікні.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Незавершені партії</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Схоже, цю партію відкрито на комп’ютері %1. Якщо продовжити її тут, поки її грають там, кроки одного з гравців буде втрачено.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Продовжити тут</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>Журнал цієї партії пошкоджено. Вдалося прочитати %n крок; далі партія триває в новому журналі. Пошкоджений журнал збережено як %1.</numerusform>
            <numerusform>Журнал цієї партії пошкоджено. Вдалося прочитати %n кроки; далі партія триває в новому журналі. Пошкоджений журнал збережено як %1.</numerusform>
            <numerusform>Журнал цієї партії пошкоджено. Вдалося прочитати %n кроків; далі партія триває в новому журналі. Пошкоджений журнал збережено як %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Не вдалося відкрити %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Файл %1 пошкоджено. Партію відкрито до пошкодженого місця.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Партії (*.gnostica *.journal);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Відкриття партії</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Відкриття запису в новому вікні</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Збереження партії</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Партії (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Інша програма змінила %1, відколи цю партію відкрито чи збережено.
Перезаписати цей файл?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 уже існує.
Перезаписати цей файл?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Перез&amp;аписати</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Останні кроки цієї партії не збережено, і їх буде втрачено.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Експортування правил</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файли PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Не вдалося експортувати правила.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>Інших незавершених партій немає.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>На цьому місці партія переривається. Усе, що було досі, збережено.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Звіт у буфері обміну: версії, додатки, параметри й кінець діагностичного журналу. Прочитайте його, перш ніж надсилати.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Діагностичний журнал записати не вдалося. Для гри він не потрібен.</translation>
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
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Скид, від найновішої карти</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Введення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Ці правила постачаються з програмою, і змінити їх не можна. Щоб унести зміни, створіть копію.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>Зараз текст не можна прочитати, тож змінити тут нічого не можна. Місце помилки показано у списку проблем.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Незбережені зміни</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Зміни, зроблені деінде</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Перейменування</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Здатності карт</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Назви</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Ваші партії</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Стиснені дані пошкоджено.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>Рисунок завеликий; без стиснення дозволено щонайбільше %n байт.</numerusform>
            <numerusform>Рисунок завеликий; без стиснення дозволено щонайбільше %n байти.</numerusform>
            <numerusform>Рисунок завеликий; без стиснення дозволено щонайбільше %n байтів.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Це некоректний XML; очікується рисунок SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Це не рисунок SVG: він починається з «%1», а очікується «svg».</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>Оголошення сутностей XML не дозволено.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>«%1» посилається на інший файл; очікується частина цього рисунка, наприклад «#leaf».</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Елементи вкладено надто глибоко; дозволено щонайбільше %n рівень.</numerusform>
            <numerusform>Елементи вкладено надто глибоко; дозволено щонайбільше %n рівні.</numerusform>
            <numerusform>Елементи вкладено надто глибоко; дозволено щонайбільше %n рівнів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Забагато елементів, якщо рахувати й копії; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато елементів, якщо рахувати й копії; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато елементів, якщо рахувати й копії; дозволено щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>«%1» — завелике число; дозволено щонайбільше %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>Елемент «%1» містить сам себе.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>Значення «%1» для viewBox не можна використати; очікуються чотири числа, два останні мають бути більші за 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Вбудоване зображення не можна використати; очікується PNG або JPEG, разом щонайбільше %n піксель.</numerusform>
            <numerusform>Вбудоване зображення не можна використати; очікується PNG або JPEG, разом щонайбільше %n пікселі.</numerusform>
            <numerusform>Вбудоване зображення не можна використати; очікується PNG або JPEG, разом щонайбільше %n пікселів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Малювання тривало б надто довго: забагато штрихів або ділянок, що перекриваються.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>У цьому файлі немає нічого, що можна намалювати.</translation>
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
        <translation>До останнього ходу</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>Зберегти партію…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Зображення…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Нова гра…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Початкова сторінка</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Розбір</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Глянути на дошку</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Очки за раундами</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Переломні моменти</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>Це набір правил, а не партія. Щоб за ним грати, оберіть у меню «Додати правила».</translation>
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
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Продов&amp;жити</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Припинити з&amp;апис</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>&amp;Експортувати</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Створюється звіт: %1 з %n зображення.</numerusform>
            <numerusform>Створюється звіт: %1 з %n зображень.</numerusform>
            <numerusform>Створюється звіт: %1 з %n зображень.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>Роздач: %1 з %2.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Перервано. Можна продовжити.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Його грає інша програма.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Завершено.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Файл не вдається прочитати.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Завершення розпочатих партій…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Грають комп’ютери.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Як &amp;сторінку із зображеннями (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Як &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Як &amp;таблицю (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Зупинити</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Зупиняє експеримент і зберігає його результати</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>Порівн&amp;яно з:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>Триває</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Перервано</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>Триває деінде</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Не читається</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Відкриття експерименту</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Експерименти (*.sqlite);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Тека з усіма частинами експерименту</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Перейменування експерименту</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Нова назва:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>Не вдалося перейменувати експеримент.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Вилучення експерименту</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Перемістити експеримент «%1» з усіма партіями до смітника?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Перемістити до &amp;смітника</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>Не вдалося вилучити експеримент.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>Новий &amp;експеримент</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>Об’&amp;єднати…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>Пере&amp;йменувати…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Ви&amp;лучити…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Об’єднує частини експерименту, проведеного деінде</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Експериментів ще немає.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Експерименти</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Експеримент</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Роздачі</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Змінено</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Набори правил</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Не вдалося об’єднати експерименти.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Звіт збережено як «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n партія за цим: %1, %2, %3. Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
            <numerusform>%n партії за цим: %1, %2, %3. Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
            <numerusform>%n партій за цим: %1, %2, %3. Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Сторінки (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Експортування результатів</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Не вдалося експортувати результати.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Результати експерименту</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Уже триває інший експеримент. Спершу зупиніть його.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Не вдалося почати експеримент.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>Експеримент зупинився через помилку.</translation>
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
        <translation>Оберіть правила, за якими можна грати.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Зупинити</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>З’я&amp;сувати вплив</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Кожне правило, яке можна налаштувати, змінюють окремо, на один крок. Комп’ютери грають ті самі роздачі зі зміною та без неї. Найперспективніші зміни випробовують на дедалі більшій кількості роздач.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>П&amp;равила:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>Рете&amp;льність:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Гравці:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Місць:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>Зерно &amp;випадковості:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Побіжно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Ґрунтовно (довго)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>За правилами «%1» стільки гравців грати не може (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Не вдалося експортувати висновки.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Створюється звіт.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Завершення розпочатих партій…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Змінюються правила…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Раунд %1 з %2: %n зміна.</numerusform>
            <numerusform>Раунд %1 з %2: %n зміни.</numerusform>
            <numerusform>Раунд %1 з %2: %n змін.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Зупинено достроково.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Результати з’являться, коли завершиться раунд або коли ви зупините пошук.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>Тут з’явиться вплив кожного правила на партії.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Експортування висновків</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Сторінки (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>Вплив &amp;на:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Вплив змін правил</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Перевірити &amp;експериментом</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Правила &amp;поруч</translation>
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
        <translation>Важливі правила</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Правила ще випробовуються. Дотеперішні висновки буде втрачено.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Зупинено до завершення першого раунду, тож висновків немає.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>Для «%1» випробувано %n зміну.</numerusform>
            <numerusform>Для «%1» випробувано %n зміни.</numerusform>
            <numerusform>Для «%1» випробувано %n змін.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Висновки про правила «%1» не експортовано, тож їх буде втрачено.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Напрям</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Стрілки або %1 для вертикального положення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>Програмі не вдалося цього зробити. Ваші партії та чернетки збережено, і ви можете продовжити.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Щоб запустити програму без додатків: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Майстерня…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>У вас ще немає власних ігор. Створіть гру в майстерні, і вона з’явиться тут.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Ніхто</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Значення, як у нотації: %1. Порожньо: немає.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Ці правила не мають позначок.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>знайдено %n раз</numerusform>
            <numerusform>знайдено %n рази</numerusform>
            <numerusform>знайдено %n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Знайти в тексті</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Знайти попереднє</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Знайти наступне</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Закрити пошук</translation>
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
        <translation>Діє лише у грі, де є: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Діє лише тоді, коли «%1» — це: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Шукати в параметрах</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Гравці й фігури</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Карти й дошка</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Початок і кінець</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Ходи й слуги</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Інші механіки</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Здатності мастей</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Старші аркани</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Тлумачення</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Жоден параметр не містить цього ні в назві, ні у правилі.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Типово: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>У «%1»: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Показати правило</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Скинути до батьківського значення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Мої власні</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Ігри, які ви створюєте в майстерні.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Невеликі варіанти</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n гра на вибір. Натисніть пробіл, щоб її побачити.</numerusform>
            <numerusform>%n гри на вибір. Натисніть пробіл, щоб їх побачити.</numerusform>
            <numerusform>%n ігор на вибір. Натисніть пробіл, щоб їх побачити.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Щойно почато</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Ваш хід, раунд %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>Ходить %1{nominative}, раунд %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Перемога %1 : %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Поразка %1 : %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Поразка</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Перемога: %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Не читається</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Спільна перемога</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Покинуто</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Перегляд</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 проти гравця %2{genitive}</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n раунд</numerusform>
            <numerusform>%1 · %n раунди</numerusform>
            <numerusform>%1 · %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>сьогодні, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>учора</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>Ходить %1{nominative}</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Ваш хід, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · раунд %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Ви оголосили свій останній хід.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1: оголошено останній хід.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>із закладкою</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Розбір</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Не вдалося вилучити закладку.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Перемістити цю партію до смітника?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Перемістити %n партію до смітника?</numerusform>
            <numerusform>Перемістити %n партії до смітника?</numerusform>
            <numerusform>Перемістити %n партій до смітника?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Перемістити до смітника</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Не вдалося вилучити партію.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Експорт партій</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Не вдалося експортувати партію.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n партію скопійовано до %1.</numerusform>
            <numerusform>%n партії скопійовано до %1.</numerusform>
            <numerusform>%n партій скопійовано до %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Не вдалося додати закладку.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Ігри</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Роздача %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n партія</numerusform>
            <numerusform>%1: %n партії</numerusform>
            <numerusform>%1: %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Незавершені</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Завершені</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Ім’я, гра, дата…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Пошук серед партій</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Із закладкою</translation>
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
        <translation>Партії, які склалися б інакше</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>Що це змінило б у ваших партіях? Усі завершені партії, зіграні за цими правилами чи за їхніми батьківськими, буде відтворено зі змінами.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Зупинити</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Пере&amp;глянути мої партії</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>Переглянуто партій: %1 з %n.</numerusform>
            <numerusform>Переглянуто партій: %1 з %n.</numerusform>
            <numerusform>Переглянуто партій: %1 з %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Жодну з ваших завершених партій не зіграно за цими правилами чи за їхніми батьківськими.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>За цими правилами чи за їхніми батьківськими зіграно %n партію.</numerusform>
            <numerusform>За цими правилами чи за їхніми батьківськими зіграно %n партії.</numerusform>
            <numerusform>За цими правилами чи за їхніми батьківськими зіграно %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Жодна з них не склалася б інакше.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>З них %n склалася б інакше.</numerusform>
            <numerusform>З них %n склалися б інакше.</numerusform>
            <numerusform>З них %n склалися б інакше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Перша відмінність</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Тут з’являтимуться зіграні партії.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Усі партії (%n)</numerusform>
            <numerusform>Усі %n партії</numerusform>
            <numerusform>Усі %n партій</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ваше рішення</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Останні події</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Далі</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Зрозуміло</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Досить</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Урок вимагає не цього кроку.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>Стрілками переходять між картами, пробілом обирають карту, клавішею Enter підтверджують.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Рука гравця %1{genitive}</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 має %n очко — досить для перемоги.</numerusform>
            <numerusform>%1 має %n очки — досить для перемоги.</numerusform>
            <numerusform>%1 має %n очок — досить для перемоги.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Гравець, який матиме їх і наприкінці оголошеного останнього ходу, виграє партію.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 виходить уперед, маючи %n очко.</numerusform>
            <numerusform>%1 виходить уперед, маючи %n очки.</numerusform>
            <numerusform>%1 виходить уперед, маючи %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Це ваш останній хід.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>Це останній хід гравця %1{genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>До останнього ходу ще %n хід.</numerusform>
            <numerusform>До останнього ходу ще %n ходи.</numerusform>
            <numerusform>До останнього ходу ще %n ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>У вас %1 з %n очка, потрібного наприкінці останнього ходу.</numerusform>
            <numerusform>У вас %1 з %n очок, потрібних наприкінці останнього ходу.</numerusform>
            <numerusform>У вас %1 з %n очок, потрібних наприкінці останнього ходу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 має %2 з %n очка, потрібного наприкінці останнього ходу.</numerusform>
            <numerusform>%1 має %2 з %n очок, потрібних наприкінці останнього ходу.</numerusform>
            <numerusform>%1 має %2 з %n очок, потрібних наприкінці останнього ходу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>До вашого останнього ходу залишився %n хід.</numerusform>
            <numerusform>До вашого останнього ходу залишилося %n ходи.</numerusform>
            <numerusform>До вашого останнього ходу залишилося %n ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>У вас є один хід, щоб зупинити гравця %1{genitive}.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Закрити</translation>
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
        <translation>Нічого не знайдено.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Коротка довідка</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Сторінки довідки</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Шукати в довідці</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Друк правил</translation>
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
        <translation>Кроки, від найкращого</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Оберіть крок, щоб побачити його на дошці.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Показати на дошці</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Зробити цей крок</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Зіграти весь хід</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Шанс</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашні правила</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>С&amp;кинути все</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Скидає все до правил гри.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Зерно:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>будь-яке</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>Те саме зерно знову роздає ті самі карти.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>&amp;Назва:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Ідентифікатор:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Інші набори посилаються на набір правил за його ідентифікатором. Так само називається його файл.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ця назва задовга.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Ідентифікатор складається з малих літер від a до z, цифр і дефісів. З дефіса він не починається.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Правила «%1» уже мають цей ідентифікатор.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Текст правил</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Спробувати знову</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Незбережені кроки</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Останні кроки не збережено: у разі збою вони пропадуть. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>Диск відповідає повільно. Гра продовжиться, щойно буде збережено останній крок.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, остання зміна: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Чернетки</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Ці зміни правил не збережено.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>Про&amp;довжити цю чернетку</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Переміщує ці зміни до смітника. Збережені правила лишаються.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Не зараз</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>Не вдалося вилучити чернетку.</translation>
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
        <translation>змінено</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Дія</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Меню або вікно</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 уже належить дії «%2», яка втратить це сполучення.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 належить дії «%2». Змінити це не можна.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Шукати серед дій</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Дії та їхні клавіші</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Натисніть нові клавіші:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Використати ці клавіші</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Додати &amp;також ці</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Без клавіш</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Скинути</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Скинути вс&amp;е</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Дошка на початку</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>Пробіл кладе або вилучає карту; Enter дає обрати, яку саме.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Без карти</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Будь-яка карта</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Ряд %1, стовпець %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Нічого не накреслено. Клацніть клітинку, щоб покласти туди карту, або проведіть по кількох.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n територія.</numerusform>
            <numerusform>%n території.</numerusform>
            <numerusform>%n територій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Розмір: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Клацніть клітинку правою кнопкою (або натисніть Enter), щоб обрати її карту.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Стовпці прямокутника</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Ряди прямокутника</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Накреслити прямокутник</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Очистити дошку</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Клацніть карту, щоб вилучити її.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>Пройдено уроків: %n.</numerusform>
            <numerusform>Пройдено уроків: %n.</numerusform>
            <numerusform>Пройдено уроків: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Перша гра з провідником або короткі уроки.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>&amp;Наступний урок</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>Пер&amp;ший урок</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>Ч&amp;итати правила</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Задачі</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>&amp;Ваша перша гра</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Проти легкого суперника; усе нове пояснюється, щойно трапляється.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>Завер&amp;шити</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Наступний у&amp;рок</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Наступна &amp;задача</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Відкликати</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 — Навчання — Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Навчання — Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Навчання</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Рівень комп’ютера:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Здатися</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Здатися? Тоді партія закінчиться, і переможе суперник.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Здатися? Тоді до кінця партії замість вас гратиме комп’ютер.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Здатися</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Нехай комп’ютери дограють</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Тоді комп’ютери швидко дограють партію за всіх. Їх можна будь-коли призупинити.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Нехай дограють</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>не виміряно</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>часто без кінця</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n гравець{genitive: %n гравця}</numerusform>
            <numerusform>%n гравці{genitive: %n гравців}</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>За участю %1{genitive} партії між вправними гравцями іноді тривають без кінця. Можна заздалегідь домовитися про кількість раундів; тоді перемагає гравець із найвищим рахунком.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Близько %n раунду для %1{genitive}.</numerusform>
            <numerusform>Близько %n раундів для %1{genitive}.</numerusform>
            <numerusform>Близько %n раундів для %1{genitive}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Скільки це триває</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Виміряно з комп’ютерними гравцями; лінія охоплює 19 із 20 партій.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>Тривалість партій за цими правилами не виміряно.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Задачі</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>Пройдено уроків: %n з %1</numerusform>
            <numerusform>Пройдено уроків: %n з %1</numerusform>
            <numerusform>Пройдено уроків: %n з %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Крок %1 з %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Урок пройдено</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>Ось як це робиться.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Чудово!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>Дошку розставлено для наступної частини уроку.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>Так зробити можна, але до мети це не веде.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, виконано</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Почати</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>наступний урок</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Раунд %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Діагностичний журнал</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Пошук (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Шукати в журналі</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Наступний</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Попередній</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Цей журнал не зберігається у файлі; коли програма завершиться, його буде втрачено.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Журнал записано в %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не знайдено</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>Гра починається.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Скасовано: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>Клацніть рядок або натисніть на ньому Enter, щоб перейти до тієї позиції.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Копіювати журнал</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Нотація</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Показувати журнал у нотації гри замість слів</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Відкликати</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Відкри&amp;ти недавні</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Відкрити недавні в нов&amp;ому вікні</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>На столі ще немає гри.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Попередніх повідомлень: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрити це повідомлення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Медіана роздач за правилами «%1»: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>За правилами «%3» роздано ті самі карти (кореляція %1): для різниці це те саме, що у %2 раза більше роздач.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Оберіть рядок, щоб прочитати про його показник. Клацніть число, щоб побачити перелік його партій.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>За правилами «%3» роздано ті самі карти (кореляція %1), але точнішою різниця від цього не стала.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Різниці</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Розподіл партій</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Створюються зображення…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Малювати ще нічого.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Клацніть частину, щоб побачити перелік її партій.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Пояснення</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Зображення</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Вибір зображення</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Числа зображення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n партія з %1</numerusform>
            <numerusform>%n партії з %1</numerusform>
            <numerusform>%n партій з %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Партій не знайдено</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Жодна партія не відповідає пошуку.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Показати всі партії</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Хвилинку</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Партії зчитуються…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Партій ще немає</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Тут з’являтиметься кожна зіграна партія з дошкою та результатом.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Гра з комп’ютером</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Вилучити закладку</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Експортувати…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Вилучити…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Пошук серед партій</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Додати закладку</translation>
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
        <translation>Ще не перекладено; натомість гравці бачать цей текст.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Опис</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Примітки</translation>
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
        <translation>Правилам потрібна назва, принаймні однією мовою.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Назва, опис і примітки за мовами</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Ще одна &amp;мова:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Мова, яку слід додати</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Додати</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>і ще %n проблема</numerusform>
            <numerusform>і ще %n проблеми</numerusform>
            <numerusform>і ще %n проблем</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>За цим грати не можна:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>За цими правилами партію на столі не можна продовжити:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 — гра для %n гравця.</numerusform>
            <numerusform>%1 — гра для %n гравців.</numerusform>
            <numerusform>%1 — гра для %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 — гра для %2–%n гравця.</numerusform>
            <numerusform>%1 — гра для %2–%n гравців.</numerusform>
            <numerusform>%1 — гра для %2–%n гравців.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Продовження зі столу</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>По&amp;чати</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Вибір гри</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Нові правила</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Основа:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Немає (доповнення до будь-якої гри)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>Нові правила такі самі, як батьківські, доки ви чогось не зміните.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Створити</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>і ще %n проблема</numerusform>
            <numerusform>і ще %n проблеми</numerusform>
            <numerusform>і ще %n проблем</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Недоступні:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Помилка: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Попередження: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблеми</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>Проблем немає: з цього можна грати.</translation>
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
        <translation>Замінити «%1» на «%2»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>На додачу</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (змінено):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Скидає це до правил гри.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Скинути «%1»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
            <numerusform>змінено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Початок і кінець</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Гравці й фігури</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Карти й дошка</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Ходи й слуги</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Здатності мастей</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Старші аркани</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Тлумачення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Інша програма змінила %1, а у вас є незбережені зміни.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Перечитати</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Завантажує файл. Це можна скасувати.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>За&amp;лишити мої</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Лишає ваші зміни. Коли ви їх збережете, файл буде перезаписано.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Показати &amp;обидва</translation>
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
        <translation>%1 (від %2 до %3)</translation>
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
        <translation>Малі фігури, %1: на дошці %2 з %3.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Середні фігури, %1: на дошці %2 з %3.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Великі фігури, %1: на дошці %2 з %3.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Колода добору</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Оберіть правила, за якими можна грати.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Не вдалося відкрити план.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Відкриття плану</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Плани (*.json);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Збереження плану</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Плани (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Не вдалося зберегти план.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Набори правил узято з плану: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Після певної кількості роздач</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Після досягнення заданої точності</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Новий експеримент</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Комп’ютери грають ті самі роздачі за кожними правилами, кожну двічі, помінявшись місцями. Результати порівнюють роздача за роздачею, щоб удача не приховала впливу правил.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>&amp;Назва:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Місць:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Гравці:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Кінець:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Роздач:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>Пок&amp;азник:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>Точніс&amp;ть ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;Зерно випадковості:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Р&amp;оздачі для оцінки вміння:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Взяти правила згор&amp;и</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>По&amp;чати експеримент</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>В&amp;ідкрити план…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>З&amp;берегти план…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>За правилами «%1» стільки гравців грати не може (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>Партія відтворюється…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n партія за показником «%1». Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
            <numerusform>%n партії за показником «%1». Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
            <numerusform>%n партій за показником «%1». Щоб переглянути партію, натисніть на ній Enter або двічі клацніть її.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Партії експерименту</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Тут буде перелік партій, що стоять за числом.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Гравців пересунуто на одне місце</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Нерівні гравці</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Нерівні гравці, навпаки</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Зіграно як</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Місце переможця</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Звичайна кількість спроб</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Кількість партій, які гравець обмірковує для кожного кроку</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Усі гравці о&amp;днакові</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Інакше вони міняються місцями від роздачі до роздачі, щоб ніхто не мав кращого місця.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Гравець %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Останній хід</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Останній хід оголошено</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 з %n очка</numerusform>
            <numerusform>%1 з %n очок</numerusform>
            <numerusform>%1 з %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Очок: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Ви</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, зараз ходить</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Запас: малих %1, середніх %2, великих %3</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Карт у руці: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Грає комп’ютер, рівень %1</translation>
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
        <translation>Ставка: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Анонс</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Поза грою: останній хід невдалий</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>Попереду</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Поза грою</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Гравці</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Повернути карту до решти</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Перемістити карту</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Ці правила — для %n гравця.</numerusform>
            <numerusform>Ці правила — для %n гравців.</numerusform>
            <numerusform>Ці правила — для %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Змінити правила</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Змінити кількість гравців</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Змінити, хто ходить</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Вивести гравця з гри</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Повернути гравця до гри</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Змінити початок</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Змінити місце решти</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Змінити «%1»</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Вставити позицію</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Нова позиція</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>позиція.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Збереження позиції</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Позиції (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Інша програма змінила %1, відколи цю позицію відкрито чи збережено. Перезаписати цей файл?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Перез&amp;аписати</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>Не вдалося зберегти позицію.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>Розміщення</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Руки й колоди</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Позначки</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблеми</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>Позиція в буфері обміну, як текст.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>Значення «%1» тут не дозволено. Нічого не змінено.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>За цими правилами грати не можна.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Цю позицію не можна розставити.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Відкриття позиції</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Позиції, сценарії та партії (*.json *.gnostica *.journal);;Усі файли (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>У буфері обміну немає позиції. Нічого не змінено.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 не вдалося відкрити як позицію. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Приховані карти лишаються прихованими: руки й колоди, яких ви не бачите, тут роздано навмання.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Розставлення позиції</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1: є незбережені зміни.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Грати з цього ще не можна. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Скасувати: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Повторити: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>На столі немає ходу, з якого можна почати.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] — Позиція — Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Клацання ставить фігуру гравця %1{genitive}, напрям: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Клацання кладе %1{accusative}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Клацання вилучає те, що там є.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Клацання пересуває обране.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Клацніть фігуру або карту, щоб її обрати.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Оберіть збоку карту чи фігуру, а потім клацніть місце для неї. Або почніть із файлу, зі столу чи з тексту в буфері обміну.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Виправити й відкрити</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Цю позицію не збережено.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (не збережено)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Поставити фігуру</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Пересунути фігуру</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Розвернути фігуру</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Змінити розмір фігури</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Вилучити фігуру</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Покласти карту</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Перемістити територію</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Зняти карту з дошки</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Змінювати тут нічого.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Більше фігур на дошці не вміститься.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>За цими правилами фігури не можуть вказувати навскоси.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>У запасі гравця %1{genitive} не залишилося малих фігур: усі на дошці.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>У запасі гравця %1{genitive} не залишилося середніх фігур: усі на дошці.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>У запасі гравця %1{genitive} не залишилося великих фігур: усі на дошці.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>серед решти</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>на %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>рука гравця %1{genitive}</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>колода добору, карта %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>скид, карта %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Карта лише одна: «%1» забрано з %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Карта лише одна: «%1» забрано з руки гравця %2{genitive}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Карта лише одна: «%1» забрано з колоди добору.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Карта лише одна: «%1» забрано зі скиду.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Знову в запасі: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Тепер вертикально: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Карти гравця %1{genitive} тепер належать до решти.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Більше не використовується: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Ставок тепер немає: гра починається з ходу.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: цей гравець поза грою.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: такого гравця немає.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: за цими правилами не використовується.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: значення %2 тут не дозволено; очікується %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Ходить гравець, який поза грою.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>У грі має бути принаймні один гравець.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 має забагато карт; у руці може бути щонайбільше %n.</numerusform>
            <numerusform>%1 має забагато карт; у руці може бути щонайбільше %n.</numerusform>
            <numerusform>%1 має забагато карт; у руці може бути щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>На полі %1 — %n фігура: більше, ніж дозволено у грі (%2).</numerusform>
            <numerusform>На полі %1 — %n фігури: більше, ніж дозволено у грі (%2).</numerusform>
            <numerusform>На полі %1 — %n фігур: більше, ніж дозволено у грі (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>У безодні: %1. Після першого кроку вона повертається до запасу (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 має %n карту — більше, ніж під час гри може бути в руці.</numerusform>
            <numerusform>%1 має %n карти — більше, ніж під час гри може бути в руці.</numerusform>
            <numerusform>%1 має %n карт — більше, ніж під час гри може бути в руці.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Територій немає, тож гру було б завершено (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>У грі лише %1{nominative}, тож гру було б завершено (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n карта на дошці</numerusform>
            <numerusform>%n карти на дошці</numerusform>
            <numerusform>%n карт на дошці</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n на руках</numerusform>
            <numerusform>%n на руках</numerusform>
            <numerusform>%n на руках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n у колоді добору</numerusform>
            <numerusform>%n у колоді добору</numerusform>
            <numerusform>%n у колоді добору</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n у скиді</numerusform>
            <numerusform>%n у скиді</numerusform>
            <numerusform>%n у скиді</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n серед решти</numerusform>
            <numerusform>%n серед решти</numerusform>
            <numerusform>%n серед решти</numerusform>
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
        <translation>Ця здатність не має параметрів.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Це не можна показати як здатності. Виправити це можна в тексті.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, змінено</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>У «%1»: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>Доки помилки не виправлено, дія карти невідома.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Здатності: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Скинути до батьківських: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n помилка</numerusform>
            <numerusform>%n помилки</numerusform>
            <numerusform>%n помилок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n попередження</numerusform>
            <numerusform>%n попередження</numerusform>
            <numerusform>%n попереджень</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Помилок немає</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Проблем немає: за цими правилами можна грати.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблеми</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Помилка: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Попередження: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Рядок %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Правило</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Не вдалося зберегти параметри.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Не вдалося прочитати параметри. Зміни в них не буде збережено.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>пов’язано з</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>потім</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Дві здатності пов’язано. Клацніть, щоб роз’єднати.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Клацніть, щоб пов’язати дві здатності.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>одна з:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>або</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Номер %1 за порядком застосування.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Скинути до батьківського значення</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Додати здатність</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Параметри…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>Замі&amp;нити іншою здатністю</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Додати &amp;альтернативну здатність</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Раніше</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Пі&amp;зніше</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>На &amp;вибір: ця або попередня здатність</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Як &amp;окрему здатність, після інших</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ви&amp;лучити</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Розв’язані</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Усі задачі розв’язано.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Жодної задачі ще не розв’язано.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>Розв’язано задач: %n з %1</numerusform>
            <numerusform>Розв’язано задач: %n з %1</numerusform>
            <numerusform>Розв’язано задач: %n з %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n крок</numerusform>
            <numerusform>%n кроки</numerusform>
            <numerusform>%n кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n крок або більше</numerusform>
            <numerusform>%n кроки або більше</numerusform>
            <numerusform>%n кроків або більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>Розв’язано: %n з %1</numerusform>
            <numerusform>Розв’язано: %n з %1</numerusform>
            <numerusform>Розв’язано: %n з %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Нерозв’язані</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Перемогти цього ходу</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Здобути очки</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Зірвати останній хід</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Це ваш останній хід. Якщо наприкінці ви матимете %n очко, то переможете.</numerusform>
            <numerusform>Це ваш останній хід. Якщо наприкінці ви матимете %n очки, то переможете.</numerusform>
            <numerusform>Це ваш останній хід. Якщо наприкінці ви матимете %n очок, то переможете.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Оголошено останній хід (%1{nominative}); він настане після вашого, і для перемоги потрібно %n очко. Зробіть це неможливим.</numerusform>
            <numerusform>Оголошено останній хід (%1{nominative}); він настане після вашого, і для перемоги потрібно %n очки. Зробіть це неможливим.</numerusform>
            <numerusform>Оголошено останній хід (%1{nominative}); він настане після вашого, і для перемоги потрібно %n очок. Зробіть це неможливим.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Наприкінці свого ходу випереджайте всіх на %n очко.</numerusform>
            <numerusform>Наприкінці свого ходу випереджайте всіх на %n очки.</numerusform>
            <numerusform>Наприкінці свого ходу випереджайте всіх на %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>Ось як це робиться.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Розв’язано. Чудово!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Триває перевірка, чи це розв’язує задачу…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Останній хід уже не зірвати: %1{nominative} починає його з %n очком.</numerusform>
            <numerusform>Останній хід уже не зірвати: %1{nominative} починає його з %n очками.</numerusform>
            <numerusform>Останній хід уже не зірвати: %1{nominative} починає його з %n очками.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Мети вже не досягти: бракує %n очка.</numerusform>
            <numerusform>Мети вже не досягти: бракує %n очок.</numerusform>
            <numerusform>Мети вже не досягти: бракує %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>Мети вже не досягти.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Скасуйте й спробуйте інше.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Починається з карти у вашій руці.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Починається не з карти у вашій руці.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Починається з карти у вашій руці, а діє %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Починається не з карти у вашій руці, а діє %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Далі слід: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>Ця карта — «%1».</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Це залежить від удачі. Є розв’язок, що від неї не залежить.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, розв’язано</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Перемогти цього ходу: ще %n очко</numerusform>
            <numerusform>Перемогти цього ходу: ще %n очки</numerusform>
            <numerusform>Перемогти цього ходу: ще %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Перемогти цього ходу</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Випередити всіх на %n очко</numerusform>
            <numerusform>Випередити всіх на %n очки</numerusform>
            <numerusform>Випередити всіх на %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Зірвати останній хід гравця %1{genitive}</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>У вашій руці: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>У вас %n очко.</numerusform>
            <numerusform>У вас %n очки.</numerusform>
            <numerusform>У вас %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Складність %1 з %2</translation>
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
        <translation>Після вашого останнього ходу</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Відтворити на дошці</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Пояснити хід поточного рядка</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Позиція %1 з %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Позиція в партії</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>На хід уперед</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Незавершені партії</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Ці партії не завершено. Кожна триватиме після останнього підтвердженого кроку.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Продовжити цю партію</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>Ви&amp;лучити…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Не зараз</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 не вдається прочитати (останній запис: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (останній крок: %2; схоже, відкрито на комп’ютері %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (початок: %2, останній крок: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (останній крок: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Незавершені партії лишаються тут, доки ви їх не вилучите. Завершені теж зберігаються.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Незавершені партії лишаються тут, доки ви їх не вилучите. Зберігається %n остання завершена партія; цю кількість можна змінити в параметрах.</numerusform>
            <numerusform>Незавершені партії лишаються тут, доки ви їх не вилучите. Зберігаються %n останні завершені партії; цю кількість можна змінити в параметрах.</numerusform>
            <numerusform>Незавершені партії лишаються тут, доки ви їх не вилучите. Зберігаються %n останніх завершених партій; цю кількість можна змінити в параметрах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Перемістити цю партію до смітника?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Перемістити до смітника</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Цю партію не можна перемістити до смітника. Вилучити її остаточно?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>Ви&amp;лучити остаточно</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Партію не вилучено.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Перейменування правил</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>Пере&amp;йменувати</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Змінити &amp;ідентифікатор і в цих наборах правил</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Позиція в партії</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Темп:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>П&amp;огляд:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 — Запис — Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1: триває читання…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Збереження партії</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Партії (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Партію не вдалося зберегти.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Запис</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Починається хід гравця %1{genitive}.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Карти роздають або тасують.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 вибуває з гри.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 оголошує останній хід.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>Гра завершується.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Ваша закладка</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Відкрита інформація</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Гравець, який вирішує</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Погляд гравця %1{genitive}</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Позиція %1 з %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Цю партію не завершено: руки інших гравців лишаються прихованими.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>Запис пошкоджено. Його показано до пошкодженого місця: %n позиція.</numerusform>
            <numerusform>Запис пошкоджено. Його показано до пошкодженого місця: %n позиції.</numerusform>
            <numerusform>Запис пошкоджено. Його показано до пошкодженого місця: %n позицій.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Різниця</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Висновок</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Ви бачите ранішу позицію: %1 з %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад до гри</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Грати звідси</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Шанси</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Шанси на перемогу протягом партії</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Очки за раундами</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Шанси з усіма відкритими руками. Клацніть позицію, щоб перейти до неї. Клавіші: стрілки ліворуч і праворуч — попереднє й наступне рішення, Page Up і Page Down — рішення, що дорого коштували.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>Комп’ютер розбирає кожне рішення, знаючи те, що гравець знав тоді. Графік показує шанси з усіма відкритими руками.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Коли партію завершено, комп’ютер може розібрати всі її рішення: які змінили її перебіг і що було б краще.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Найдорожчі рішення</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Клацніть рішення або натисніть на ньому Enter, щоб перейти до тієї позиції.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Попередній переломний момент</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Наступний переломний момент</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Грати звідси далі</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Переломний момент %1 з %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>Порівнюються книги правил…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Оберіть два набори правил, за якими можна грати.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Відмінності</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Збереження відмінностей</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Відмінності</translation>
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
        <translation>Не вдалося записати файл.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>&amp;Друк…</translation>
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
        <translation>Правила поруч</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Відмінні параметри</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Друк відмінностей</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Правило</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (лише цієї позиції)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>&amp;Доповнення</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>&amp;Доповнень: %n</numerusform>
            <numerusform>&amp;Доповнень: %n</numerusform>
            <numerusform>&amp;Доповнень: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>П&amp;равила:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Доповнення</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Правила %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>Правила цієї гри</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (чернетка)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Без доповнень</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>Доповнень: %n</numerusform>
            <numerusform>Доповнень: %n</numerusform>
            <numerusform>Доповнень: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Доповнення, накладені на правила</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Деякі додатки не вдалося завантажити. За правилами, яким вони потрібні, грати не можна.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>За деякими правилами у вашій теці грати не можна.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Цього разу додатки не завантажено. За правилами, яким вони потрібні, грати не можна.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Деякі панелі не вдалося завантажити.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Спробувати знову</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Додатки буде завантажено під час наступного запуску програми.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Додавання правил</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Правила (*.json *.gnostica-rules);;Усі файли (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Файл %1 не додано до ваших правил.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Замінити мої</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>Залишити &amp;обидва, цей як %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Виправити й додати</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ці правила у вас уже є: «%1».</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» додано до ваших правил. Їх можна обрати для нової гри.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Цей файл має той самий ідентифікатор, що й правила «%1», які постачаються з програмою; замінити їх не можна. Файл можна додати з іншим ідентифікатором.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>У вас є інший набір правил із тим самим ідентифікатором: «%1».</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>У вас є правила «%1» версії %2. Це версія %3, новіша.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>У вас є правила «%1» версії %2. Це версія %3, старіша.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>У вас є правила «%1» версії %2. Ці теж мають версію %2, але вони інші.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (чернетка)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (на столі)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Файл %1 уже існує. Перезаписати його?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Перез&amp;аписати</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Передайте, будь ласка, екран гравцеві %1{dative}</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Карти в руці приховано, доки за екраном не опиниться %1{nominative}.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Це %1{nominative}: показати мої карти</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Місце %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>гладкий</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>смугастий</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>цяткований</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>картатий</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>кільчастий</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>хрещатий</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоний</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синій</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелений</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Рожевий</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Коричневий</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Сірий</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очки</numerusform>
            <numerusform>%1: %n очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n очко, поза грою</numerusform>
            <numerusform>%1: %n очки, поза грою</numerusform>
            <numerusform>%1: %n очок, поза грою</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Поза грою</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Ім’я гравця %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Колір гравця %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Візерунок гравця %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Гравець %1: людина чи комп’ютер</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Людина за цим екраном.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Вилучити гравця %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Вдача гравця %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Поза грою</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>Ходить %1{nominative}</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 поза грою</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Кількість гравців:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Починати зі ставок</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Карти роздають на руки, і всі роблять ставки перед першим ходом.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>Решта — у скиді</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Карти, яких ви не розмістили, потрапляють під колоду добору (у звичайному порядку карт) або під скид.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Комп’ютерні гравці</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Партії на диску</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастна</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>&amp;Карти:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Анімація:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Швидка</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Звичайна</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Повільна</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>&amp;Назви стовпців і рядів на краю дошки</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Показувати карту під &amp;вказівником збільшеною</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Ховати руки, коли змінюється гравець</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>Екран передають, перш ніж показати наступну руку.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;Підтверджувати кожен крок</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Інакше крок виконується, щойно його повністю задано.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Дозволити скасовувати &amp;усе</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Також кроки інших гравців і все, що добрано, кинуто чи відкрито. На це мають погодитися всі гравці.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>Звуки &amp;для важливих подій</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Тихий дзвіночок для оголошень, вибуття, нового лідера й кінця гри.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>Т&amp;емп:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>Показувати &amp;руки, коли грають лише комп’ютери</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Показує руку гравця, який вирішує, або того, кого ви обрали у списку гравців.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>&amp;Зберігати завершених партій:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>усі</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Зберігаються найновіші; давніші переміщуються до смітника. Незавершені партії зберігаються завжди.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Загальні</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Р&amp;озмір тексту:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>&amp;Гучність:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>Не вдалося записати нові правила.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Не вдалося створити копію правил.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Не вдалося перейменувати правила.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>За правилами, яким вони потрібні, грати вже не можна буде.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Незбережені зміни лишаються серед чернеток.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Партії за цими правилами та їхні записи зберігають свої правила.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Вилучення правил</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Перемістити до смітника</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Не вдалося вилучити правила.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Експортування правил</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Один документ</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Лише цей файл</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>Правила не можна перетворити на один документ.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Правила (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Не вдалося експортувати правила.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Перемістити «%1» до смітника?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«%1» спирається на %n ваш власний набір правил: %2. Із самим цим файлом інші грати не зможуть. Можна експортувати один документ, який обійдеться без цього.</numerusform>
            <numerusform>«%1» спирається на %n ваші власні набори правил: %2. Із самим цим файлом інші грати не зможуть. Можна експортувати один документ, який обійдеться без них.</numerusform>
            <numerusform>«%1» спирається на %n ваших власних наборів правил: %2. Із самим цим файлом інші грати не зможуть. Можна експортувати один документ, який обійдеться без них.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Доповнення</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Має незбережені зміни.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Постачається з програмою, змінити не можна. Щоб унести зміни, створіть копію.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Проблем: %n.</numerusform>
            <numerusform>Проблем: %n.</numerusform>
            <numerusform>Проблем: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>Невикористані файли</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Набори правил</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Нові…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Дублювати</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>Пере&amp;йменувати…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ви&amp;лучити…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Імпортувати…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>&amp;Експортувати…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Показати в &amp;теці</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Шукати в наборах правил</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Жоден набір правил не містить цього ні в назві, ні в ідентифікаторі.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>На цьому побудовано %n набір правил: %1.</numerusform>
            <numerusform>На цьому побудовано %n набори правил: %1.</numerusform>
            <numerusform>На цьому побудовано %n наборів правил: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>Як доповнення його містить %n набір правил: %1.</numerusform>
            <numerusform>Як доповнення його містять %n набори правил: %1.</numerusform>
            <numerusform>Як доповнення його містять %n наборів правил: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShownGame</name>
    <message>
        <source>%1[*] – Gnostica</source>
        <extracomment>title of the window; %1: file of the game, or its players; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] — Gnostica</translation>
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
        <translation>Обидві книги правил однакові, і жоден параметр не відрізняється.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Обидві книги правил однакові, але параметри відрізняються.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n правило лише в A</numerusform>
            <numerusform>%n правила лише в A</numerusform>
            <numerusform>%n правил лише в A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n правило лише в B</numerusform>
            <numerusform>%n правила лише в B</numerusform>
            <numerusform>%n правил лише в B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n змінене правило</numerusform>
            <numerusform>%n змінені правила</numerusform>
            <numerusform>%n змінених правил</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n однакове правило</numerusform>
            <numerusform>%n однакові правила</numerusform>
            <numerusform>%n однакових правил</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Приховати однакові правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Правило</translation>
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
        <translation>Немає</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Стільки роздач сильніший і слабший комп’ютери зіграють один проти одного, щоб виміряти, наскільки важить уміння. Це триває значно довше.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>проти</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Сильніший гравець</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Слабший гравець</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1: виграно %2 з %n партії</numerusform>
            <numerusform>%1: виграно %2 з %n партій</numerusform>
            <numerusform>%1: виграно %2 з %n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1: виграно %2 з %n партії</numerusform>
            <numerusform>%1: виграно %2 з %n партій</numerusform>
            <numerusform>%1: виграно %2 з %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Результати</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>Виграно в комп’ютера: %1 з %n партії.</numerusform>
            <numerusform>Виграно в комп’ютера: %1 з %n партій.</numerusform>
            <numerusform>Виграно в комп’ютера: %1 з %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Тут з’являться ваші результати ігор із комп’ютером.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>Ви граєте %n день поспіль.</numerusform>
            <numerusform>Ви граєте %n дні поспіль.</numerusform>
            <numerusform>Ви граєте %n днів поспіль.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>виграно</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
            <numerusform>Пройдено уроків: %1 з %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>Розв’язано задач: %1 з %n</numerusform>
            <numerusform>Розв’язано задач: %1 з %n</numerusform>
            <numerusform>Розв’язано задач: %1 з %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Гра</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Війна за землю на дошці з карт таро</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Спільна гра</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>Від двох до шести гравців за одним екраном, будь-яка гра, будь-які правила.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Змініть правила, створіть власну гру.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Порівняння</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Дві гри, правило за правилом і на тисячах партій.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>Х&amp;то грає?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Початкова сторінка</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Майстерня</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Відкрити…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Запис або незавершена партія з файлу.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Сторінка %1 з %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Лише за «%1»</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>За обома, але з різним наслідком</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>Однаково за обома</translation>
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
        <translation>Зараз зі столу нічого не можна показати.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>До першого ходу немає позиції для порівняння.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Позиція розставляється…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Відкриття позиції чи партії</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Позиції, сценарії та партії (*.json *.gnostica-position *.gnostica);;Усі файли (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>Не вдалося відкрити позицію.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Порівнюються кроки…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Один із наборів правил не допускає цієї позиції.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Оберіть два набори правил, за якими можна грати.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Зі с&amp;толу</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Нова роз&amp;дача</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>З&amp;робити крок</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>Хай обере &amp;комп’ютер</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Місць:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Кроки за обома наборами правил</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Натисніть «Назад», щоб повернутися туди, де вони розійшлися.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Уроки й задачі</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Уроки й задачі</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;Усі уроки й задачі</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>Під&amp;казка</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>П&amp;оказати</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>По&amp;чати знову</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Назад</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Ви</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Вдача за жеребом</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Урівноважений: будує й заважає іншим</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Будівник: охочіше засновує та підвищує території</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Мисливець: охочіше заважає іншим</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Оголошує, коли це краще, ніж чекати</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Ризиковий: оголошує раніше</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Обачний: оголошує пізніше</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Версія формату</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Коротка назва, для файлів та інших наборів правил</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Гра або доповнення до ігор</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Батьківські правила; документ містить лише відмінності від них</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Долучені доповнення</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Назва, за мовами</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Опис одним реченням, за мовами</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Примітки автора, за мовами</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Версія: число, яке визначає автор</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Здатності мастей</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Здатності старших арканів</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Зв’язки між здатностями карти</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Використані механіки</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Назва здатності</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Здатності, з яких обирають одну</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>Від %1 до %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Вилучає батьківське значення</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>Те саме, що й без значення</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>У батьківських правилах: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Типово: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Правило %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>Це задовге для правил. Нічого не вставлено.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Цей текст не може бути частиною правил. Нічого не вставлено.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Це виправлення вже не застосовне.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Виправлень тут немає</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повт&amp;орити</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>Вирі&amp;зати</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Виді&amp;лити все</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>&amp;Показати можливі значення</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>Пояснити &amp;це значення</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>Зна&amp;йти…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Ще близько %n години.</numerusform>
            <numerusform>Ще близько %n годин.</numerusform>
            <numerusform>Ще близько %n годин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Ще близько %n хвилини.</numerusform>
            <numerusform>Ще близько %n хвилин.</numerusform>
            <numerusform>Ще близько %n хвилин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Ще близько %n секунди.</numerusform>
            <numerusform>Ще близько %n секунд.</numerusform>
            <numerusform>Ще близько %n секунд.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Назад на початкову сторінку</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Назад на початкову сторінку (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Чекає, доки за правилами можна буде грати.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>Зіграно пробних партій: %n</numerusform>
            <numerusform>Зіграно пробних партій: %n</numerusform>
            <numerusform>Зіграно пробних партій: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Грати пробні партії після кожної зміни</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>По&amp;казати партію</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Результати пробних партій</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Відкинути</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Завершена партія</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>Ваша партія чекає на столі.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>Партію завершено; її дошка ще тут.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>&amp;Глянути на дошку</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>П&amp;родовжити</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>&amp;Інші незавершені партії…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Розв’язано в %n з останніх семи днів</numerusform>
            <numerusform>Розв’язано в %n з останніх семи днів</numerusform>
            <numerusform>Розв’язано в %n з останніх семи днів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Хто грає?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Додати гравця</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Комп’ютери бачать лише те, що бачили б ви на їхньому місці.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Не вдалося відкрити правила.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Незбережені зміни не вдається відкласти на потім.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Збереження правил</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Цей текст не вдається прочитати як правила. Якщо його зберегти, цих правил не буде серед ігор, доки текст не виправлено.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>Усе &amp;одно зберегти</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Не вдалося зберегти правила.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Пробна партія %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>На столі немає ходу, з якого можна продовжити.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Майстерня — Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Скасувати: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторити: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] — Майстерня — Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Оберіть набір правил або створіть новий.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>П&amp;ерегляд</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Набори правил</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Правила гри</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблеми</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Пробні партії</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Відкритий текст не вдається прочитати як JSON. Змініть ідентифікатор у ньому вручну.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>Правила отримають інший ідентифікатор.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Змінити &amp;ідентифікатор і в цих наборах правил</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Змінити лише &amp;тут</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Новий ідентифікатор не вдалося записати до всіх наборів правил, що посилаються на цей.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>Ідентифікатор «%1» уже мають правила «%2». Якщо зберегти ці з тим самим ідентифікатором, використовуватиметься лише один із двох наборів.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Зміни в правилах «%1» не збережено — навіть як чернетку.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (не збережено)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Майстерня</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Порівняння правил</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Оберіть два набори правил</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Оберіть «{action:compare}» у меню «{menu:compare}».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Оберіть угорі набори правил: будь-які встановлені, ті, що саме створюються в майстерні, або правила гри на столі. На кожні можна накласти доповнення.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Відмінності</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Вкладка «Відмінності» показує правила обох наборів поруч, позначаючи відмінні слова, і таблицю параметрів. Однакове згорнуто; клацніть, щоб прочитати.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Наслідки в одній позиції</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Вкладка «Та сама позиція» показує одну позицію на двох дошках і всі кроки в чотирьох групах: дозволені лише першим набором правил, дозволені лише другим, з різним наслідком і однакові.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Позицію беруть із гри на столі, з файлу, зі зіграної партії або з нової роздачі.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Оберіть крок, щоб зробити його на обох дошках, якщо це можливо. Біля кожного кроку вказано правило, через яке виникає різниця.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Партії комп’ютерів</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Експерименти</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>На вкладці «Вплив на партії» комп’ютери грають ті самі роздачі за кожними правилами. Вкажіть кількість гравців, їхній рівень і кількість роздач або потрібну точність результату.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Експеримент можна призупинити, зупинити й продовжити іншого дня: жодна партія не пропаде.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>План можна зберегти у файл для іншої людини або для командного рядка.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Від числа до партій</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Клацніть число, стовпчик або точку, щоб побачити перелік партій, що стоять за ними. Двічі клацніть партію, щоб переглянути її.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Важливі правила</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Вкладка «Важливі правила» змінює правила одного набору по одному й показує, які зміни роблять партії коротшими, спокійнішими чи рівнішими. Кожна зміна має кнопку, що веде до окремого експерименту, і кнопку, що веде до правил.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Звіти</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Експортувати» створює сторінку із зображеннями, яку покаже будь-який браузер, або числа для електронної таблиці.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Читання інтервалу</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«4,1 ± 0,9 ходу»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Партії залежать від випадку: інші роздачі дали б інше число. Інтервал показує, наскільки число може бути хибним: справжнє число, ймовірно, між 3,2 і 5,0. Що більше роздач, то вужчий інтервал: учетверо більша їх кількість звужує його вдвічі.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Читання різниці</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Якщо інтервал різниці не містить 0, правила, ймовірно, впливають на партії; такі рядки виділено жирним.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Якщо він містить 0, різниці не видно. Це не означає, що її немає: речення поруч пояснює, наскільки великою вона ще може бути.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Перегляд до завершення</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Ці інтервали чинні, хоч би як часто ви на них дивилися й хоч би коли зупинилися. А проте один інтервал із двадцяти може не містити справжнього числа; у висновках ураховано, скільки всього розглянуто.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Обмеження</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Грали комп’ютери, а не люди: вони не тримають образ і не вчаться. Чи цікаво в гру грати, доведеться з’ясувати самотужки.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Розставлення позиції</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Розкладіть позицію</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Оберіть «{action:setUp}» в меню «{menu:setUp}» або у вікні зіграної партії.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Покладіть карти й фігури на їхні місця: перетягніть їх або оберіть одну, а тоді поле.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Карти й фігури підраховуються на ходу. Усе неможливе потрапляє до переліку, із правилом і місцем.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Використайте позицію</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Грайте з позиції далі, збережіть її, скопіюйте як текст чи зображення або порівняйте за двома наборами правил.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>В експерименті можуть брати участь і більше ніж два набори правил: натисніть плюс поруч із ними.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>Ендшпіль</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Висновки про ендшпіль</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Питання</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Автори Gnostica називають її ендшпіль скалкою, що не дає їм спокою: ніхто не наважується оголосити останній хід, усі атакують того, хто попереду, а гравець, який оголосив марно, мусить лише дивитися. Тож комп’ютери зіграли для нас 600 роздач на трьох гравців із дев’ятьма завершеннями: кожну роздачу двічі, пересунувши всіх гравців на одне місце, і ще двічі з нерівними гравцями — усього 21&#xa0;600 партій. Зображення показує, наскільки довшими чи коротшими стали партії порівняно з друкованими правилами.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Скалка справжня</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>За друкованими правилами три комп’ютери, які бачать, хто попереду, грають 380 ходів або більше: одна партія із шести не має кінця за 2000 рішень, і її там перервано. Упродовж 40 із цих ходів хтось за одне очко від мети чи ближче, а ніхто не наважується. З кроків, що комусь шкодять, 56&#xa0;% шкодять гравцеві, який попереду.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Ліки</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Карта Нескінченності</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Завершення першого видання лікує найбільше: 71 хід замість 380, кожна партія має кінець, ніхто не вибуває, і ніхто не ділить перемогу. За партію оголошують два останні ходи, за друкованими правилами — один; справджується приблизно така сама їх частка, з трохи більше ніж п’ятьма очками. Ціна: сильніша сторона виграє 73&#xa0;% партій замість 89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Найвищий рахунок, коли колоду вичерпано</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 ходів, кожна партія має кінець, ніхто не вибуває. Але більше ніж у кожній четвертій партії гравці ділять перемогу, а два кроки з трьох, що комусь шкодять, шкодять гравцеві, який попереду: більше, ніж за друкованими правилами.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Прихований таймер</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 ходів: це з великим відривом найкоротші партії, і в них менше ніж один хід, коли ніхто не наважується. Майже ніхто вже не оголошує, справджується один останній хід із семи, а перший гравець виграє лише 18&#xa0;% партій.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Інший переможний рахунок</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Переможний рахунок вісім скорочує партію на 113 ходів, і майже кожна партія має кінець. Час, коли ніхто не наважується, і вага вміння, наскільки видно, не змінюються. Переможний рахунок десять додає щонайменше 107 ходів, і чотири партії з десяти не мають кінця.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>М’якша невдача</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Якщо в разі невдачі того, хто оголосив, перемагають усі інші, партії не коротшають, а в третині з них гравці ділять перемогу: останній хід справджується в 58&#xa0;% випадків замість 77&#xa0;%. Якщо за невдачу втрачають фігури, а не гру, усі лишаються за столом, і партія довшає на 33 ходи: через це ніхто не наважується раніше.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Без змін</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Не видно, щоб якесь завершення змінило вагу роздачі: для всіх них виключено різницю, більшу за 0,18 відстані від «нічого не вирішує» до «вирішує все».</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Обмеження експерименту</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Комп’ютери, а не люди</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Відкриті питання</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Чи наважуються люди частіше, коли невдача коштує менше? А якщо гравців четверо чи більше? Чи може завершення бути коротким і лишати вмінню стільки ж, скільки друковані правила? Перевірте самі: «{action:compare}» у меню «{menu:compare}» відкриває й план цього експерименту.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[Увесь звіт](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Вони планують один хід і відповідь на нього, а «сильніший» означає такого планувальника проти гравця, який робить те, що зараз здається найкращим. Вони не укладають угод, не нудьгують і не втомлюються атакувати того, хто попереду: люди можуть завершувати свої партії значно раніше. Порівняно завершення з тими самими гравцями й тими самими картами; скільки триватимуть ваші партії — інше питання.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Усі числа з інтервалами, усі зображення та спосіб їх відтворити — у браузері (англійською).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Своя гра</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Створіть власну гру</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Почніть із гри, яку знаєте</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Оберіть «{action:workshop}» в меню «{menu:workshop}».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Список ліворуч показує всі набори правил, кожен під своїми батьківськими. Оберіть той, що найближчий до бажаного, а тоді «Нові».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Ваші правила містять лише відмінності: решта така, як у батьківських. Набори, що постачаються з програмою, заблоковано; свої можна змінювати.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Змініть параметр</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>На вкладці «Параметри» кожне правило, яке можна змінити, має рядок із назвою, поясненням і правилом книги, якого воно стосується.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Щоб знайти параметр, введіть слово в поле пошуку ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Параметр, що відрізняється від батьківських правил, має кольорову позначку; стрілка поруч скидає цей параметр.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Прочитайте правила</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Праворуч — правила вашої гри, як їх читатимуть гравці.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Нові речення позначено; затримайте на реченні вказівник, щоб побачити речення, яке воно замінює.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Клацніть речення, щоб побачити параметр, який його визначає.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Перевірте, чи немає проблем</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Вкладка «Проблеми» перелічує те, що не дає грати, і те, чого ви, можливо, не хотіли. Проблема, яку можна виправити автоматично, має для цього кнопку.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Випробуйте гру</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Поки ви працюєте, комп’ютери грають швидкі партії за вашими правилами. Вкладка «Пробні партії» показує результати: чи партії завершуються, скільки тривають і чим ніхто ні разу не скористався.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Команда «Грати за чернеткою» одразу починає гру за вашими правилами; спершу зберігати їх не потрібно.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Команда «Продовжити зі столу» продовжує за ними гру з позиції, що зараз на столі.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Скасування та незбережені зміни</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Кожну зміну можна скасувати ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Незбережені зміни лишаються, коли ви закриваєте вікно, і наступного разу знову будуть на місці.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Розпочаті партії зберігають правила, за якими почалися.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Три рецепти</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Коротша гра для чотирьох</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Оберіть ліворуч Gnostica, тоді «Нові»; назвіть правила «Коротка гра вчотирьох» і натисніть «Створити».</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>У розділі «Гравці й фігури» задайте для «Мінімум гравців» і «Максимум гравців» значення 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Введіть у поле пошуку «очок для перемоги» й задайте для «Очок для перемоги» значення 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>За мить «Пробні партії» покажуть, скільки ходів тепер триває партія.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Оберіть «Зберегти правила». Відтепер їх пропонує вікно «Нова гра».</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Якщо в цю гру мають грати й з іншою кількістю гравців, не змінюйте кількості гравців, а натомість задайте «Очок для перемоги вчотирьох».</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Лагідніше завершення</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Оберіть ліворуч Gnostica, тоді «Нові»; назвіть правила «Лагідна гра» й натисніть «Створити».</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Введіть у поле пошуку «останнього ходу». «Наслідок невдалого останнього ходу» визначає, що стається з гравцем, який оголосив останній хід, а тоді не має досить очок.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Оберіть «Гравець пропускає наступний хід»: тепер ніхто не вибуває.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Задайте для «Очок для оголошення» значення 6, аби ніхто не оголошував марно. Правила праворуч одразу показують, що це змінює.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Ще одна здатність для карти</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Оберіть ліворуч Gnostica, тоді «Нові»; назвіть правила «Ясне Сонце» й натисніть «Створити».</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Відкрийте «Здатності карт» і перейдіть до карти «Сонце».</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Натисніть плюс після її здатностей, «Додати здатність», і оберіть «Жезл».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Лицьовий бік карти та її речення відповідно зміняться. Перетягніть нову здатність на її місце.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Готова гра</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Поділіться</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Набір правил — це один файл. «Експортувати» записує його, куди забажаєте. Інші кидають файл на вікно або відкривають подвійним клацанням. Програм у ньому немає: ніщо в ньому не може зашкодити.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Назви іншими мовами</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>На вкладці «Назви» можна написати назву й опис кількома мовами. Читачі іншої мови бачать англійський текст або, якщо його немає, перший із наявних.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Для тих, хто знає JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Вкладка «Текст» показує сам документ, із доповненням слів і поясненнями. Форма й текст завжди узгоджені; ваш порядок і ваші пробіли зберігаються.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Як залишити партію та зберегти її зображення</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Як здатися</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>«{action:resign}» в меню «{menu:resign}» здає партію після підтвердження. Якщо залишився лише один суперник, партія закінчується, і він перемагає. Інакше до кінця партії замість вас гратиме комп’ютер.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Як дати комп’ютерам дограти</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>«{action:letComputersFinish}» в меню «{menu:letComputersFinish}» швидко дограє решту партії ({key:letComputersFinish}). Тоді комп’ютери грають за всіх. Їх можна будь-коли призупинити.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Зображення дошки</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>«{action:savePicture}» в меню «{menu:savePicture}» зберігає дошку як зображення, без рук гравців ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>«{action:copyPicture}» копіює зображення, щоб його можна було вставити деінде.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>Карта Нескінченності лежить під колодою добору.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>Карта Нескінченності лежить поруч із колодою: наприкінці ходу її може взяти гравець, чий рахунок вищий за будь-чий інший.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 утримує карту Нескінченності.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 має карту Нескінченності й перемагає, якщо наприкінці наступного ходу цього гравця рахунок досі вищий за будь-чий інший.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Раунд виклику гравця %1{genitive}: %n очко; найкращий із решти має %2.</numerusform>
            <numerusform>Раунд виклику гравця %1{genitive}: %n очки; найкращий із решти має %2.</numerusform>
            <numerusform>Раунд виклику гравця %1{genitive}: %n очок; найкращий із решти має %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>Карта Нескінченності</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>Карта Нескінченності</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>карта Нескінченності</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>Місце карти</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Під колодою добору</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Поруч із колодою добору</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Карту Нескінченності кладуть під колоду добору. Коли добрано останню карту над нею, карту Нескінченності кладуть поруч із колодою, навіть якщо у скиді немає чого тасувати.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Відтоді ви можете наприкінці свого ходу взяти карту Нескінченності, якщо ваш рахунок тоді вищий за будь-чий інший. Так починається раунд виклику. Карту не можна взяти під час раунду виклику, а також наприкінці ходу, який його вирішує.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Якщо наприкінці вашого наступного ходу ваш рахунок досі вищий за будь-чий інший, ви перемагаєте. Інакше карту знову кладуть поруч із колодою. З гри через це ніхто не вибуває.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви завершуєте хід і берете карту Нескінченності: починається раунд виклику.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 завершує хід і бере карту Нескінченності: починається раунд виклику.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Взяти карту Нескінченності</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Завершіть хід або візьміть карту Нескінченності й почніть раунд виклику.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ваш раунд виклику завершується цим ходом: ви перемагаєте, якщо тоді ваш рахунок вищий за будь-чий інший.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>Раунд виклику гравця %1{genitive} завершується цим ходом; перемагає гравець із найвищим рахунком.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Триває ваш раунд виклику.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>Триває раунд виклику гравця %1{genitive}.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>З’являється карта Нескінченності; її кладуть поруч із колодою.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви берете карту Нескінченності; починається ваш раунд виклику.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 бере карту Нескінченності; починається раунд виклику.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ваш раунд виклику не вдався; карту Нескінченності знову кладуть поруч із колодою.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>Раунд виклику гравця %1{genitive} не вдався; карту Нескінченності знову кладуть поруч із колодою.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ваш раунд виклику вдався: ваш рахунок досі найвищий, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>Раунд виклику гравця %1{genitive} вдався: рахунок досі найвищий, %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Карта Нескінченності ще лежить під колодою добору (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Спершу має завершитися раунд виклику гравця %1{genitive} (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Ваш рахунок має бути вищим за будь-чий інший, але %1{nominative} має не менше очок (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Цим ходом завершується ваш власний раунд виклику (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви перемагаєте: після раунду виклику ваш рахунок досі найвищий.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1 перемагає: після раунду виклику рахунок досі найвищий.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 уже існує.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається відкрити. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 не вдається записати. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — не файл експерименту.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 створено новішою версією програми (таблиці версії %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 пошкоджено. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 належить до іншого експерименту.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Інша програма додає партії до %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 розпочато версією %2 програми, комп’ютери якої можуть грати інакше.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 — та сама частина, що й %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>У %1 немає частин.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>У %1 бракує таких частин: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не завершено; виконайте цю частину ще раз.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>План із точністю не можна розділити на частини, бо жодна не знала б, коли її досягнуто. Задайте лише кількість роздач.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — не звіт експерименту.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>У %1 бракує партій (роздачі: %2). Виконайте цю частину ще раз.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 містить інші таблиці, ніж ті, що записує ця програма. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>Файл %1 заважає: його створено не цією програмою. Перемістіть або перейменуйте його й спробуйте знову.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Назву файлу %1 зарезервовано для частин експериментів. Оберіть іншу назву.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Читання файлу %1 зупинено.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Файл %1 має інші назви (жорсткі посилання). Інша програма може додавати партії під однією з них. Зробіть копію й використовуйте її.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 не вдається перемістити. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — не файл із даними для навчання.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 створено новішою версією програми (формат %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 створено іншою версією програми, комп’ютери якої зважають на інші ознаки позиції. Оберіть іншу теку.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 створено з іншими параметрами (%2). Використайте їх знову або оберіть іншу теку.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>ходи</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;ходу</numerusform>
            <numerusform>%1&#xa0;ходу</numerusform>
            <numerusform>%1&#xa0;ходу</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>рішення</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;рішення</numerusform>
            <numerusform>%1&#xa0;рішення</numerusform>
            <numerusform>%1&#xa0;рішення</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>очки</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;очка</numerusform>
            <numerusform>%1&#xa0;очка</numerusform>
            <numerusform>%1&#xa0;очка</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>гравці</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;гравця</numerusform>
            <numerusform>%1&#xa0;гравця</numerusform>
            <numerusform>%1&#xa0;гравця</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>оголошення</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;оголошення</numerusform>
            <numerusform>%1&#xa0;оголошення</numerusform>
            <numerusform>%1&#xa0;оголошення</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>зміни лідера</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;зміни лідера</numerusform>
            <numerusform>%1&#xa0;зміни лідера</numerusform>
            <numerusform>%1&#xa0;зміни лідера</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>кроки</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;кроку</numerusform>
            <numerusform>%1&#xa0;кроку</numerusform>
            <numerusform>%1&#xa0;кроку</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>карти</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;карти</numerusform>
            <numerusform>%1&#xa0;карти</numerusform>
            <numerusform>%1&#xa0;карти</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>території</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;території</numerusform>
            <numerusform>%1&#xa0;території</numerusform>
            <numerusform>%1&#xa0;території</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>фігури</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;фігури</numerusform>
            <numerusform>%1&#xa0;фігури</numerusform>
            <numerusform>%1&#xa0;фігури</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>перетасування</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;перетасування</numerusform>
            <numerusform>%1&#xa0;перетасування</numerusform>
            <numerusform>%1&#xa0;перетасування</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;відсоткового пункту</numerusform>
            <numerusform>%1&#xa0;відсоткового пункту</numerusform>
            <numerusform>%1&#xa0;відсоткового пункту</numerusform>
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
        <translation>кореляція</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (від %2 до %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Завершені партії</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Частка партій, дограних до кінця; решту перервано після досягнення граничної кількості рішень.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Партії, що мають кінець, поділені на всі партії.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» до кінця доходить більше партій, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» до кінця доходить менше партій, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Ходи за партію</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Кількість ходів за партію, усіх гравців разом. У перерваній партії їх щонайменше стільки.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Ходи, що почалися, разом з останнім.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партія за правилами «%1» триває на %2 довше, ніж за «%3».</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партія за правилами «%1» завершується на %2 раніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Рішення за партію</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Кількість рішень за партію: що робити за хід, як застосувати здатність, чи оголошувати. У перерваній партії їх щонайменше стільки.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Кроки, які зробили гравці, разом зі ставками та відповідями.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партія за правилами «%1» потребує на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партія за правилами «%1» потребує на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Ходи до першого оголошення</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Хід, на якому вперше оголошують останній хід.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>Номер ходу першого оголошення; партії без нього не враховано.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перше оголошення лунає на %2 пізніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перше оголошення лунає на %2 раніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Перемоги першого гравця</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Частка партій, у яких перемагає гравець, чий хід перший; за рівних шансів — один, поділений на кількість гравців.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>Частка перемоги, що дістається місцю з першим ходом; перервані партії не враховано.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перший гравець перемагає частіше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перший гравець перемагає рідше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Перевага в очках наприкінці</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Кількість очок, на яку переможець випереджає найкращого з інших наприкінці гри.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Очки найкращого переможця мінус очки найкращого з інших гравців, що ще у грі.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перевага переможця більша, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перевага переможця менша, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Спільні перемоги</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Частка партій, у яких разом перемагають кілька гравців, що не є союзниками.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Партії, у яких перемогу ділять вороги, поділені на всі партії.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перемогу ділять частіше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перемогу ділять рідше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Гравці, що вибули</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Кількість гравців, які вибули до завершення гри.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Кількість гравців, які вибули.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» вибуває на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» вибуває на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Ходи до першого вибуття</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Хід, на якому з гри вибуває перший гравець.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>Номер ходу першого вибуття; партії без нього не враховано.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перше вибуття стається на %2 пізніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» перше вибуття стається на %2 раніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Оголошення за партію</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Кількість разів, коли гравці оголошують свій наступний хід останнім.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Зроблені оголошення; проголошення фінального раунду до них не належить.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Оголошення, що справдилися</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Частка оголошень, що приносять перемогу тому, хто оголосив.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Оголошення, що справдилися, поділені на зроблені; партії без них не враховано.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» оголошення справджуються частіше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» оголошення справджуються рідше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Очки під час оголошення</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Кількість очок, яку мають гравці, коли оголошують.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Очки тих, хто оголосив, на момент оголошення, у середньому; партії без оголошень не враховано.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» гравці оголошують, маючи на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» гравці оголошують, маючи на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Оголошення, що провалилися</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Кількість невдалих оголошень за партію.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Оголошення, що провалилися; те, чий останній хід наприкінці гри ще не настав, не справдилося й не провалилося.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» провалюється на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>У партії за правилами «%1» провалюється на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Ходи, коли ніхто не наважується оголосити</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Кількість ходів, коли хтось за одне очко від мети чи ближче, а ніхто не оголошує.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Ходи, на початку яких хтось мав переможний рахунок або на одне очко менше, жодне оголошення не чекало черги, і ніхто нічого не оголосив.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ходів, коли ніхто не наважується оголосити, більше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ходів, коли ніхто не наважується оголосити, менше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Ворожі кроки проти лідера</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Частка ворожих кроків, що шкодять гравцеві, який попереду.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Ворожі кроки проти лідера, поділені на всі ворожі кроки, поки хтось попереду. Крок ворожий, якщо через нього ворог втрачає фігури, крапки, очки чи територію або його фігуру пересунуто чи розвернуто.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ворожі кроки б’ють по лідеру частіше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ворожі кроки б’ють по лідеру рідше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Зміни лідера</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Кількість разів, коли за партію вперед виходить інший гравець.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Кількість разів, коли гравець із найбільшою кількістю очок інший, ніж раніше, на початку кожного ходу й наприкінці партії; рівні рахунки не враховано.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Відставання переможця</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Відставання майбутнього переможця від фаворита в найгіршу мить.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>Найбільша різниця, на початку ходу, між найкращим шансом на перемогу й шансом переможця, як оцінюють позицію комп’ютери.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» переможець відставав більше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» переможець відставав менше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Відкритість гри</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Наскільки відкритий результат, у середньому за гру: 100&#xa0;%, якщо шанси всіх гравців рівні, 0&#xa0;%, якщо гру вирішено.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>Ентропія шансів гравців на перемогу, поділена на найбільшу можливу, у середньому за початками ходів, як оцінюють позицію комп’ютери.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партії за правилами «%1» лишаються відкритішими, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партії за правилами «%1» лишаються менш відкритими, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Хід, що вирішує партію</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Хід, після якого шанс переможця на перемогу лишається вищим за 80&#xa0;%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>Останній хід, на початку якого шанс переможця був не вищий за 80&#xa0;%, як оцінюють позицію комп’ютери.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партії за правилами «%1» вирішуються на %2 пізніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Партії за правилами «%1» вирішуються на %2 раніше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Очікування свого ходу</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Кількість рішень, які інші ухвалюють між двома ходами гравця.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Рішення інших від кінця ходу гравця до початку його наступного ходу, у середньому.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» між двома ходами гравця інші ухвалюють на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» між двома ходами гравця інші ухвалюють на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Очікування після вибуття</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Кількість ходів, за якими гравці, що вибули, лише спостерігають до завершення гри.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Ходи, що почалися після вибуття гравця, підсумовані для всіх, хто вибув.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ті, хто вибув, чекають на %2 довше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ті, хто вибув, чекають на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Широта вибору, у середньому</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Кількість кроків, з яких може обирати гравець, у середньому за всіма рішеннями.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Середня кількість дозволених кроків для рішення.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» вибір у середньому на %2 більший, ніж за «%3».</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» вибір у середньому на %2 менший, ніж за «%3».</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Широта вибору за типового рішення</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Кількість кроків, з яких може обирати гравець: половина рішень дає їх більше, половина — менше.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Медіана кількості дозволених кроків для рішення.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» вибір за типового рішення на %2 більший, ніж за «%3».</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» вибір за типового рішення на %2 менший, ніж за «%3».</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Найширший вибір</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Кількість кроків, з яких може обирати гравець, коли вибір за партію найширший.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Найбільша кількість дозволених кроків для одного рішення партії.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» найширший вибір на %2 більший, ніж за «%3».</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» найширший вибір на %2 менший, ніж за «%3».</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Карти в руці</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Кількість карт у руці гравця.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Карти на руках у тих, хто ще у грі, на початку ходу, у середньому.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» гравці мають на руках на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» гравці мають на руках на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Ходи з оновленням руки</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Частка ходів, витрачених на те, щоб скинути й добрати карти.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Ходи з оновленням, під час якого щось скинуто або добрано, поділені на всі ходи.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ходів з оновленням руки більше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» ходів з оновленням руки менше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Території на дошці</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Розмір дошки.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Території на дошці на початку ходу, у середньому.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» їх на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» їх на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Фігури на дошці</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Кількість фігур, які мають на дошці всі гравці разом.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Фігури на дошці на початку ходу, у середньому.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» на дошці на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» на дошці на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Фігури в пустці</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Кількість фігур поза територіями.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Фігури в пустці на початку ходу, у середньому.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» у пустці на %2 більше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» у пустці на %2 менше, ніж за «%3».</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Перетасування за партію</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Кількість разів, коли колода добору вичерпується й скид перетасовують у нову.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Кількість разів, коли скид ставав колодою добору.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Вплив уміння</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Частка перемог сильнішого комп’ютера проти слабшого: 50&#xa0;%, якби вміння нічого не важило.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>Частка перемоги сильнішого з двох заданих гравців, у середньому за партіями, у яких обидва однаково часто займають кожне місце.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» сильніший гравець перемагає більше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» сильніший гравець перемагає менше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Вплив роздачі</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Чи знову перемагає те саме місце, коли ті самі карти роздано іншим гравцям: 1, якщо роздача вирішує, 0, якщо вона ні на що не впливає.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>Кореляція між результатом місця в роздачі й у тій самій роздачі, коли гравці помінялися місцями.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» роздача вирішує більше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>За правилами «%1» роздача вирішує менше, ніж за «%3»: на %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>За: Browne, Maire, «Evolutionary Game Design», 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>За: Shannon, «A Mathematical Theory of Communication», 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Визначено для цієї програми.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Партій замало, щоб судити.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Жодної різниці.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Можливо, є різниця: %1; за такої кількості порівнянь це може бути й випадок.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Різниці не видно; різницю, більшу за %1, виключено.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Лише за «%1»</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>За обома, але з різним наслідком</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Однаково за обома</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n крок за правилами «%1»</numerusform>
            <numerusform>%n кроки за правилами «%1»</numerusform>
            <numerusform>%n кроків за правилами «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n за правилами «%1»</numerusform>
            <numerusform>%n за правилами «%1»</numerusform>
            <numerusform>%n за правилами «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>%1, %2; з них спільних — %n.</numerusform>
            <numerusform>%1, %2; з них спільних — %n.</numerusform>
            <numerusform>%1, %2; з них спільних — %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>За правилами «%1» тепер потрібне інше рішення.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>За правилами «%1» такого кроку немає.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>механіки, що діють поза ходами</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Причина: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Причина: параметр «%1» має значення «%2» за правилами «%3» і «%4» за правилами «%5» (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>Гра завершується інакше, або вибувають інші гравці.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>На дошці інші фігури.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>На дошці інші території.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>На руках інші карти.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>У колоді добору або у скиді інші карти.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Оголошення й лічильники інші.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>Ходить інший гравець, або черговість ходів інша.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>Далі вирішує інший гравець або випадок.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Випадок вирішує щось інше.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Другої половини вимагає лише один із наборів правил.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Дві позиції не однакові.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Карт у кожній руці: %1 за «%2», %3 за «%4».</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>За правилами «%1» і «%2» тепер потрібні різні рішення, тож кроки порівняти не можна.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>До кінця дограно %n партію з %n.</numerusform>
            <numerusform>До кінця дограно %n партії з %n.</numerusform>
            <numerusform>До кінця дограно %n партій з %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Не завершилися, тож їх перервано: %1 з %n партії.</numerusform>
            <numerusform>Не завершилися, тож їх перервано: %1 з %n партій.</numerusform>
            <numerusform>Не завершилися, тож їх перервано: %1 з %n партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Ходів у партії: у середньому %1, щонайменше %2, щонайбільше %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Оголошення, що виграли гру: %1 з %n.</numerusform>
            <numerusform>Оголошення, що виграли гру: %1 з %n.</numerusform>
            <numerusform>Оголошення, що виграли гру: %1 з %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Гру виграють оголошенням, але в %n партії ніхто нічого не оголосив.</numerusform>
            <numerusform>Гру виграють оголошенням, але у %n партіях ніхто нічого не оголосив.</numerusform>
            <numerusform>Гру виграють оголошенням, але в %n партіях ніхто нічого не оголосив.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Частка перемог першого гравця: %1 (від %2 до %3); справедливо було б %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Ходи, коли гравець із фігурами міг лише пасувати: %1 з %n.</numerusform>
            <numerusform>Ходи, коли гравець із фігурами міг лише пасувати: %1 з %n.</numerusform>
            <numerusform>Ходи, коли гравець із фігурами міг лише пасувати: %1 з %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Партії, у яких гравець не мав ні фігури, ні місця для неї: %1 з %n.</numerusform>
            <numerusform>Партії, у яких гравець не мав ні фігури, ні місця для неї: %1 з %n.</numerusform>
            <numerusform>Партії, у яких гравець не мав ні фігури, ні місця для неї: %1 з %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>За %n партію карту «%1» ні разу не розіграно й не активовано.</numerusform>
            <numerusform>За %n партії карту «%1» ні разу не розіграно й не активовано.</numerusform>
            <numerusform>За %n партій карту «%1» ні разу не розіграно й не активовано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Цю здатність запропоновано %n раз, але застосувати її не вдалося ні разу: %1.</numerusform>
            <numerusform>Цю здатність запропоновано %n рази, але застосувати її не вдалося ні разу: %1.</numerusform>
            <numerusform>Цю здатність запропоновано %n разів, але застосувати її не вдалося ні разу: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Цю здатність можна було застосувати %n раз, але ніхто цього не зробив: %1.</numerusform>
            <numerusform>Цю здатність можна було застосувати %n рази, але ніхто цього не зробив: %1.</numerusform>
            <numerusform>Цю здатність можна було застосувати %n разів, але ніхто цього не зробив: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>За %n рішення це ні разу не було можливо: %1.</numerusform>
            <numerusform>За %n рішення це ні разу не було можливо: %1.</numerusform>
            <numerusform>За %n рішень це ні разу не було можливо: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Це було можливо %n раз, але ніхто цього не зробив: %1.</numerusform>
            <numerusform>Це було можливо %n рази, але ніхто цього не зробив: %1.</numerusform>
            <numerusform>Це було можливо %n разів, але ніхто цього не зробив: %1.</numerusform>
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
            <numerusform>%1 з %n партії зіграли комп’ютери, які пробують усе й не прагнуть перемогти; ці партії враховано лише у висновках про те, чого ні разу не сталося.</numerusform>
            <numerusform>%1 з %n партій зіграли комп’ютери, які пробують усе й не прагнуть перемогти; ці партії враховано лише у висновках про те, чого ні разу не сталося.</numerusform>
            <numerusform>%1 з %n партій зіграли комп’ютери, які пробують усе й не прагнуть перемогти; ці партії враховано лише у висновках про те, чого ні разу не сталося.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Українська</translation>
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
        <translation>Перекладу «%1» немає. Мови: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 і %2</translation>
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
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 або %2</translation>
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
        <translation>%1 або %2</translation>
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
        <translation>%1, потім %2</translation>
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
        <translation>Вплив кожної зміни правил на «%1», від найбільших різниць, з інтервалами 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Вплив правил «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>Випробувано %n зміну правил.</numerusform>
            <numerusform>Випробувано %n зміни правил.</numerusform>
            <numerusform>Випробувано %n змін правил.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>Випробувано %n зміну правил; пошук припинено достроково.</numerusform>
            <numerusform>Випробувано %n зміни правил; пошук припинено достроково.</numerusform>
            <numerusform>Випробувано %n змін правил; пошук припинено достроково.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Висновки</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Не виявлено різниці, що виходила б за межі випадковості.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Усі числа</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Зміна</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Роздачі</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Показник</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Висновок</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Кожне правило змінювали окремо й перевіряли на невеликій кількості партій. Найперспективніші зміни перевіряли на дедалі більшій кількості партій.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Найдовша партія, у рішеннях</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Версія програми</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Кількість партій зі ста з кожним значенням.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Очки лідера</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Території на дошці</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Фігури на дошці</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Фігури в пустці</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Найкращий шанс на перемогу (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Середнє за партіями, що дійшли до цього ходу, доки таких щонайменше чверть. Смуга містить половину цих партій.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Середнє за партіями, що дійшли до цього ходу, доки таких щонайменше чверть.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Різниці щодо «%1», з інтервалами 95&#xa0;%. Якщо інтервал не містить лінії 0, правило, ймовірно, важить.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Партії (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Місце %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Здатності</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Види кроків</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Як часто використовували кожну карту, коли це було можливо, від найбільших різниць.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Як часто застосовували кожну здатність, коли це було можливо, від найбільших різниць.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Як часто робили кроки кожного виду, коли це було можливо, від найбільших різниць. Назви — як у нотації.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Використано, коли можливо (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Частка перемог (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Перемоги за місцем</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Кожну роздачу грають удруге, пересунувши гравців на одне місце, тож видно, чого варте саме місце, з інтервалами 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Оголошень на сто партій</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Оголошень, що справдилися (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Оголошення за рахунком</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Очки, які гравці мали на час оголошення.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Справджені оголошення за рахунком</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Частка оголошень, зроблених із кожною кількістю очок.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Різниці в зображеннях</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Розподіл партій</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Перебіг партії</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Використання карт, здатностей і кроків</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Оголошення</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Обмеження цього звіту</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Грали комп’ютери, а не люди. Вони не розмовляють, не тримають образ і не вчаться від партії до партії.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Сильніші чи слабші гравці могли б виявити інші відмінності.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Числа показують, як минають партії, але не те, чи вони цікаві.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Інтервали 95&#xa0;%: один із двадцяти може не містити справжнього значення. У висновках ураховано велику кількість порівнянь.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Порівняння правил</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; завершено</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; не завершено</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>У таблиці ще %n різниця.</numerusform>
            <numerusform>У таблиці ще %n різниці.</numerusform>
            <numerusform>У таблиці ще %n різниць.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n ітерація)</numerusform>
            <numerusform>%1 (%n ітерації)</numerusform>
            <numerusform>%1 (%n ітерацій)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>За всіма правилами тасування й кубики були ті самі, і партії вийшли однакові.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>За всіма правилами тасування й кубики були ті самі. Для тривалості партій це те саме, що в %1 раза більше партій (кореляція %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Набори правил та їхні відмінності</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Тут</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Усі числа мають інтервали 95&#xa0;%. Різниці — щодо «%1».</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Утворення пар</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Кожен набір правил мав власні тасування й кубики.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 документа</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Відтворення цього звіту</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Для цього потрібен файл експерименту. Буде створено звіт з усім планом, і всі партії буде зіграно знову. Результати мають збігтися, число за числом.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Партій замало, щоб судити.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>відсоткові пункти</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Різниця: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Бракує партій %n роздачі. Виконайте експеримент ще раз, щоб їх зіграти.</numerusform>
            <numerusform>Бракує партій %n роздач. Виконайте експеримент ще раз, щоб їх зіграти.</numerusform>
            <numerusform>Бракує партій %n роздач. Виконайте експеримент ще раз, щоб їх зіграти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>Ще %n роздача є повною, але її не враховано, бо бракує попередньої.</numerusform>
            <numerusform>Ще %n роздачі є повними, але їх не враховано, бо бракує попередньої.</numerusform>
            <numerusform>Ще %n роздач є повними, але їх не враховано, бо бракує попередньої.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Рух по колесу</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Найбільша кількість сегментів, на яку зодіакальна фігура переміщується на початку ходу.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Овен</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Телець</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Близнюки</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Рак</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Лев</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Діва</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Терези</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Скорпіон</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Стрілець</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Козеріг</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Водолій</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Риби</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>червоний</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>зелений</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>синій</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>Зоряне колесо</translation>
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
        <translation>Зоряне колесо</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>Поставте зодіакальну фігуру на будь-який сегмент.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Пересуньте зодіакальну фігуру за годинниковою стрілкою на один із позначених сегментів.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>На кубику випав ваш сегмент: наповніть руку.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 може ще раз застосувати здатність, що відповідає кольору сегмента.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Синій: %1 може створити ще раз.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Червоний: %1 може ще раз рухатися чи штовхати, на одне поле.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Зелений: %1 може ще раз збільшити фігуру чи підвищити територію.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Жовтий: %1 може ще раз атакувати, наче з однією крапкою.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Синій: одна з фігур, що створювали, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Червоний: одна з фігур, що скористалися жезлом, може зробити це ще раз, на одне поле.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Зелений: одна з фігур, що скористалися пентаклем, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Жовтий: одна з фігур, що атакували, може зробити це ще раз, наче з однією крапкою.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>Зодіакальну фігуру ще не поставлено: %1.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1: сегмент %2, синій; фігура, що створює цього ходу, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1: сегмент %2, червоний; фігура, що цього ходу скористається жезлом, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1: сегмент %2, зелений; фігура, що цього ходу скористається пентаклем, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1: сегмент %2, жовтий; фігура, що атакує цього ходу, може зробити це ще раз.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>Кидок гравця %1{genitive}: на кубику %2, номер сегмента; руку можна наповнити.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>Кидок гравця %1{genitive}: на кубику %2; карт немає.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Сегмент %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Тут: %1{nominative}.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Сюди може стати ваша зодіакальна фігура.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>Зоряне колесо</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Сегмент зодіакальної фігури</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Добрати</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Добрати карт:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Хід по колесу</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Сегмент:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>На початку ходу, перш ніж робити щось інше, ви пересуваєте зодіакальну фігуру. Першого ходу ви ставите її на будь-який сегмент.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Далі вона має переміститися на %1 сегмент за годинниковою стрілкою.</numerusform>
            <numerusform>Далі вона має переміститися на %1–%n сегменти за годинниковою стрілкою.</numerusform>
            <numerusform>Далі вона має переміститися на %1–%n сегментів за годинниковою стрілкою.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>Зоряне колесо</translation>
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
        <translation>На колесі дванадцять сегментів: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Кожен гравець відкладає одну малу фігуру із запасу: це зодіакальна фігура.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>Колір вашого сегмента може відповідати здатності масті, яку ви застосували цього ходу за допомогою будь-якої карти, зокрема старшого аркана: синій — чаша, жовтий — меч, зелений — пентакль, червоний — жезл. Тоді той самий слуга, якщо він ще в грі, може наприкінці ходу ще раз скористатися цією мастю.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>З мечем чи жезлом слуга тоді діє так, ніби має одну крапку, хоч би який був його розмір.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Якщо цю здатність застосували кілька слуг, повторити її може лише один із них. Це звичайна здатність масті, без того, що додавала карта.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Цей повтор ніколи не пов’язують зі здатностями карти. Кожна половина зв’язки вважається застосуванням із боку слуги, який її виконав. Слуга, якого вже немає на дошці, — не в грі, навіть якщо потім створено таку саму фігуру.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Потім кидають дванадцятигранний кубик. Якщо випав номер вашого сегмента, ви можете наповнити руку до ліміту або менше, нічого не скидаючи.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Наприкінці ходу спершу йде повторена здатність, потім кубик, потім оголошення чи інша дія, що завершує хід.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Ви ставите зодіакальну фігуру на сегмент %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 ставить зодіакальну фігуру на сегмент %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Ви пересуваєте зодіакальну фігуру на сегмент %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 пересуває зодіакальну фігуру на сегмент %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви не застосовуєте здатності колеса.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 не застосовує здатності колеса.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Синій: %1 може створити ще раз.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Червоний: %1 може ще раз рухатися чи штовхати на одне поле.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Зелений: %1 може ще раз збільшити фігуру чи підвищити територію.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Жовтий: %1 може ще раз атакувати, наче з однією крапкою.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Синій: одна з цих фігур може створити ще раз: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Червоний: одна з цих фігур може ще раз рухатися чи штовхати на одне поле: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Зелений: одна з цих фігур може ще раз збільшити фігуру чи підвищити територію: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Жовтий: одна з цих фігур може ще раз атакувати, наче з однією крапкою: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Застосуйте здатність колеса або пропустіть її.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 може застосувати здатність колеса.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Поставте зодіакальну фігуру на колесо.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 ставить зодіакальну фігуру на колесо.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Пересуньте зодіакальну фігуру по колесу.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 пересуває фігуру по колесу.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>На кубику випав ваш сегмент: наповніть руку.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>На кубику випав сегмент гравця %1{genitive}, який наповнює руку.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Вашу зодіакальну фігуру поставлено на сегмент %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>Зодіакальну фігуру гравця %1{genitive} поставлено на сегмент %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Вашу зодіакальну фігуру пересунуто на сегмент %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>Зодіакальну фігуру гравця %1{genitive} пересунуто на сегмент %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>Колесо на синьому: можна ще раз скористатися чашею.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>Колесо на червоному: можна ще раз скористатися жезлом.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>Колесо на зеленому: можна ще раз скористатися пентаклем.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>Колесо на жовтому: можна ще раз скористатися мечем.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>На кубику %2; ваша зодіакальна фігура стоїть деінде.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>На кубику %2; зодіакальна фігура гравця %1{genitive} стоїть деінде.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>На кубику %2, ваш сегмент %3: можете наповнити руку.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>На кубику %2, сегмент %3: %1{nominative} може наповнити руку.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Зодіакальна фігура переміщується на %2 сегмент за годинниковою стрілкою (%1).</numerusform>
            <numerusform>Зодіакальна фігура переміщується на %2–%n сегменти за годинниковою стрілкою (%1).</numerusform>
            <numerusform>Зодіакальна фігура переміщується на %2–%n сегментів за годинниковою стрілкою (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Спершу треба поставити чи пересунути зодіакальну фігуру (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Колір вашого сегмента повторює здатність іншої масті (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Ця фігура не застосовувала такої здатності цього ходу: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Повторена здатність діє так, ніби фігура має одну крапку (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Повторену здатність ніколи не пов’язують з іншою (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Спершу треба застосувати чи пропустити здатність, яку повторює колесо (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Спершу відповідає атакований гравець (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Наприкінці ходу, після добору карт, спершу йде повторена здатність, потім кубик, потім оголошення чи інша дія, що завершує хід.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 уже існує.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається відкрити.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається прочитати.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається записати.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>Файл %1 завеликий; дозволено щонайбільше %n байт.</numerusform>
            <numerusform>Файл %1 завеликий; дозволено щонайбільше %n байти.</numerusform>
            <numerusform>Файл %1 завеликий; дозволено щонайбільше %n байтів.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — не звичайний файл.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Інша програма вилучила або змінила %1.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 грають в іншому вікні.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається перемістити.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — назва журналу партії, що триває; оберіть іншу.</translation>
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
        <translation>%1 веде до файлу поза своєю текою.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 — також вхідний файл. Оберіть інший файл для виведення.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 вказано для двох виведень. Оберіть різні файли.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 не вдається відкрити, бо назву записано не в UTF-8. Перейменуйте цей файл.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>Файл %1 заповнено: запис вміщує щонайбільше %n крок.</numerusform>
            <numerusform>Файл %1 заповнено: запис вміщує щонайбільше %n кроки.</numerusform>
            <numerusform>Файл %1 заповнено: запис вміщує щонайбільше %n кроків.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica потребує %1 МБ пам’яті, але система обмежує її до %2 МБ. Збільште обмеження, наприклад командою «ulimit -v unlimited».</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Без пауз</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Швидкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>Повільний</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>плюс</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>мінус</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Сума %1 проти %2 знищує %3{accusative}.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Сума %1 проти %2 зменшує %3{accusative} до малого розміру.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>Сума %1 проти %2 зменшує %3{accusative} до середнього розміру.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Суми %1 проти %2 замало, щоб здолати %3{accusative}; її власник може вдарити у відповідь.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Сума %1 проти %2 не шкодить %3{dative}.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>Удар у відповідь знищив нападника.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>Удар у відповідь зменшив нападника на %n крапку.</numerusform>
            <numerusform>Удар у відповідь зменшив нападника на %n крапки.</numerusform>
            <numerusform>Удар у відповідь зменшив нападника на %n крапок.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, у вашої фігури більша сума. Вдарити у відповідь і зменшити нападника на одну крапку чи ні?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 вирішує, чи вдарити у відповідь.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>менше нуля рахується як нуль</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Перед кидком: %n кубик проти %1</numerusform>
            <numerusform>Перед кидком: %n кубики проти %1</numerusform>
            <numerusform>Перед кидком: %n кубиків проти %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n кубик проти %1: %2</numerusform>
            <numerusform>%n кубики проти %1: %2</numerusform>
            <numerusform>%n кубиків проти %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>вона зменшується</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>нічого</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>нападник може зменшитися</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Знищено одразу: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 втрачає %n крапку: фігуру знищено.</numerusform>
            <numerusform>%1 втрачає %n крапки: фігуру знищено.</numerusform>
            <numerusform>%1 втрачає %n крапок: фігуру знищено.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1{accusative} знищено: у запасі немає меншої фігури.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 стає малою, бо в запасі немає середньої фігури.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 втрачає %n крапку і стає малою.</numerusform>
            <numerusform>%1 втрачає %n крапки і стає малою.</numerusform>
            <numerusform>%1 втрачає %n крапок і стає малою.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 втрачає %n крапку і стає середньою.</numerusform>
            <numerusform>%1 втрачає %n крапки і стає середньою.</numerusform>
            <numerusform>%1 втрачає %n крапок і стає середньою.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Суми рівні: %1 лишається без змін.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 має більшу суму: ви можете вдарити у відповідь і зменшити %3{accusative} на одну крапку.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 має більшу суму: %1{nominative} може вдарити у відповідь і зменшити %3{accusative} на одну крапку.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>Атака на %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 проти %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Атака: %1. Сума %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Захист: %1. Сума %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>Останнім часом кубиків не кидали.</translation>
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
            <numerusform>Вичерпань колоди: %1 з %n.</numerusform>
            <numerusform>Вичерпань колоди: %1 з %n.</numerusform>
            <numerusform>Вичерпань колоди: %1 з %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Останні ходи: залишився %n.</numerusform>
            <numerusform>Останні ходи: залишилося %n.</numerusform>
            <numerusform>Останні ходи: залишилося %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>вичерпання колоди</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Залишилося останніх ходів</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Вичерпання колоди</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Кожне перетасування скиду в нову колоду добору — це одне вичерпання колоди.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Коли колоду вичерпано стільки разів, скільки гравців, поточний хід дограють. Потім кожен робить ще один хід, починаючи з наступного гравця.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Коли колоду вичерпано %n раз, поточний хід дограють. Потім кожен робить ще один хід, починаючи з наступного гравця.</numerusform>
            <numerusform>Коли колоду вичерпано %n рази, поточний хід дограють. Потім кожен робить ще один хід, починаючи з наступного гравця.</numerusform>
            <numerusform>Коли колоду вичерпано %n разів, поточний хід дограють. Потім кожен робить ще один хід, починаючи з наступного гравця.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Після цього перемагає гравець із найвищим рахунком; якщо таких кілька, вони ділять перемогу.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Останні ходи: залишився %n, разом із цим.</numerusform>
            <numerusform>Останні ходи: залишилося %n, разом із цим.</numerusform>
            <numerusform>Останні ходи: залишилося %n, разом із цим.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>Колоду вичерпано вже %n раз.</numerusform>
            <numerusform>Колоду вичерпано вже %n рази.</numerusform>
            <numerusform>Колоду вичерпано вже %n разів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Кожен робить ще один хід, починаючи з наступного гравця.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Останній хід завершено; найвищий рахунок — %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ви перемагаєте: після останніх ходів у вас найвищий рахунок, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1 перемагає: після останніх ходів найвищий рахунок — %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Після останніх ходів %1{nominative} мають однаковий найвищий рахунок, %2, і ділять перемогу.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>Протягом цих останніх ходів нічого не можна оголосити.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>меч із кубиками</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Мечі: атака з кубиками</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>Нападник кидає по одному кубику за кожну свою крапку.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>Нападник кидає %n кубик, хоч би який був його розмір.</numerusform>
            <numerusform>Нападник кидає %n кубики, хоч би який був його розмір.</numerusform>
            <numerusform>Нападник кидає %n кубиків, хоч би який був його розмір.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Використайте як меч; нову територію можна взяти з будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Використайте як меч; нову територію беруть із будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Використайте як меч.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Атакуйте з кубиками ворожу фігуру на цільовому полі: якщо її сума менша, вона зменшується на різницю; якщо більша, її власник може зменшити нападника на одну крапку.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Атакуйте з кубиками одну чи більше ворожих фігур на цільовому полі: кожна, чия сума менша, зменшується на різницю; власник кожної, чия сума більша, може зменшити нападника на одну крапку.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Або зменште самого слугу без кубиків.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Або знищте цільову територію молодшого аркана без ворожих фігур.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Або понизьте цільову територію без ворожих фігур на одне очко чи до нижчої карти того самого виду; територію молодшого аркана можна й знищити.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>Слуга-нападник обирає одну ворожу фігуру на своєму цільовому полі.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>Слуга-нападник обирає одну чи більше ворожих фігур на своєму цільовому полі.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Цей один кидок діє проти всіх захисників.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Кожна фігура, що захищається, кидає по одному кубику за кожну свою крапку. На кубику випадає плюс, мінус або порожня грань, кожен результат з імовірністю одна третина. Плюс дає 1, мінус −1, порожня грань 0; сума, менша за 0, вважається нулем.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Якщо сума нападника більша, захисник зменшується на різницю. Якщо більша сума захисника, його власник може зменшити нападника на одну крапку. Рівні суми нічого не змінюють.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Фігуру, в якої не лишилося крапок, знищують. Якщо в запасі немає потрібного розміру, її замінює найближча менша фігура із запасу, а якщо немає й такої, її знищують.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Усі ці фігури зберігають свій напрям.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Або атакуйте цільову територію, якщо на ній немає ворожої фігури: її скидають і замінюють картою, на очко дешевшою, або нижчою картою того самого виду. Старші аркани йдуть за номерами, молодші — від короля до туза, незалежно від масті. Фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Цільову територію молодшого аркана без ворожих фігур можна й знищити. Тоді залишається пустка чи безодня, і фігури, що опинилися в безодні, повертаються до запасів, зокрема й ті, що на сусідніх полях.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Або слуга зменшує себе без кубиків, хоч би який був його напрям. Він може втратити щонайбільше стільки крапок, скільки мав на початку ходу або коли з’явився у грі. Якщо в запасі немає потрібного розміру, його замінює найближча менша фігура із запасу, а якщо немає й такої, його знищують. Якщо він уцілів, його можна розвернути.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Якщо обидві здатності понижують ту саму територію, проміжна карта не потрібна.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо меч напевно, тобто без кубиків, залишить там щонайбільше %n фігуру.</numerusform>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо меч напевно, тобто без кубиків, залишить там щонайбільше %n фігури.</numerusform>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо меч напевно, тобто без кубиків, залишить там щонайбільше %n фігур.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Ви б’єте у відповідь і зменшуєте %2{accusative} на одну крапку.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 б’є у відповідь і зменшує %2{accusative} на одну крапку.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви не б’єте у відповідь.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 не б’є у відповідь.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 атакує.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 атакує %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 знищує себе.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 зменшує себе на %n крапку.</numerusform>
            <numerusform>%1 зменшує себе на %n крапки.</numerusform>
            <numerusform>%1 зменшує себе на %n крапок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Зменшити</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Зменшити на:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Вдарити у відповідь</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1: на кубиках %2 (%3), програш на %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1: на кубиках %2 (%3), порівну.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1: на кубиках %2 (%3), це більше.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 атакує: на кубиках %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 має більшу суму: вдарте у відповідь і зменште %2{accusative} на одну крапку або пропустіть.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 має більшу суму: %3{nominative} може вдарити у відповідь і зменшити %2{accusative} на одну крапку.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>На скільки зменшується фігура, вирішують кубики (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>За раз можна атакувати лише одну фігуру (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Удар у відповідь зараз неможливий (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>Фігура може зменшити себе щонайбільше на %n крапку: стільки вона мала на початку ходу або коли з’явилася у грі (%1).</numerusform>
            <numerusform>Фігура може зменшити себе щонайбільше на %n крапки: стільки вона мала на початку ходу або коли з’явилася у грі (%1).</numerusform>
            <numerusform>Фігура може зменшити себе щонайбільше на %n крапок: стільки вона мала на початку ходу або коли з’явилася у грі (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Для атаки потрібна принаймні одна ворожа фігура на цільовому полі (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Захисник кидає по одному кубику за кожну свою крапку.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Хоч би як далеко сягала атака, усі захисники стоять на одному полі.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо після меча там напевно, тобто без кубиків, не буде перевищено обмежень.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Спершу кидають усі кубики. Потім результати застосовують один за одним: за місцями, тоді за розмірами від малого до великого, тоді за напрямами. Потім у тому самому порядку вирішують власники захисників із більшими сумами. Щойно нападника знищено, решта захисників нічого не робить.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Захисники в атаці</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Кількість ворожих фігур, які обирає атака з кубиками.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Одна чи більше</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Одна</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Карта атакованої території</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>Джерело нової карти атакованої території.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>З руки</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Зі скиду</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Кубики атаки</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Кількість кубиків, які кидає нападник; 0 — стільки, скільки в нього крапок.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Вичерпання колоди</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Кількість перетасувань, після якої починаються останні ходи; 0 — по одному на гравця.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Кубики й вичерпання</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Полів:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Зменшити на:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Добрати карт:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Число:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Верхня карта колоди добору</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Без карти</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Нічого не скинути й не добрати</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Це приносить перемогу в партії.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Ви маєте все, що потрібно, щоб оголосити останній хід.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Ви випереджаєте всіх, а саме це й потрібно.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Інакше ви вибудете наприкінці цього ходу.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Ви виконуєте те, що пообіцяли оголошенням.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Ви й далі випереджаєте всіх, а саме це й потрібно.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Це зриває оголошення іншого гравця: бракуватиме %n очка.</numerusform>
            <numerusform>Це зриває оголошення іншого гравця: бракуватиме %n очок.</numerusform>
            <numerusform>Це зриває оголошення іншого гравця: бракуватиме %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Це забирає перевагу, потрібну іншому гравцеві для перемоги: бракуватиме %n очка.</numerusform>
            <numerusform>Це забирає перевагу, потрібну іншому гравцеві для перемоги: бракуватиме %n очок.</numerusform>
            <numerusform>Це забирає перевагу, потрібну іншому гравцеві для перемоги: бракуватиме %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Ви здобуваєте %n очко.</numerusform>
            <numerusform>Ви здобуваєте %n очки.</numerusform>
            <numerusform>Ви здобуваєте %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Інші втрачають %n очко.</numerusform>
            <numerusform>Інші втрачають %n очки.</numerusform>
            <numerusform>Інші втрачають %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Чужі фігури втрачають %n крапку.</numerusform>
            <numerusform>Чужі фігури втрачають %n крапки.</numerusform>
            <numerusform>Чужі фігури втрачають %n крапок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Ваші фігури здобувають %n крапку.</numerusform>
            <numerusform>Ваші фігури здобувають %n крапки.</numerusform>
            <numerusform>Ваші фігури здобувають %n крапок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n вашому очку вже ніщо не загрожує.</numerusform>
            <numerusform>%n вашим очкам уже ніщо не загрожує.</numerusform>
            <numerusform>%n вашим очкам уже ніщо не загрожує.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Ви загрожуєте територіям на %n очко.</numerusform>
            <numerusform>Ви загрожуєте територіям на %n очки.</numerusform>
            <numerusform>Ви загрожуєте територіям на %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>У вашій руці на %n карту більше.</numerusform>
            <numerusform>У вашій руці на %n карти більше.</numerusform>
            <numerusform>У вашій руці на %n карт більше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Ваша рука тепер охоплює ще %n масть.</numerusform>
            <numerusform>Ваша рука тепер охоплює ще %n масті.</numerusform>
            <numerusform>Ваша рука тепер охоплює ще %n мастей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Ви виходите вперед на %n очко.</numerusform>
            <numerusform>Ви виходите вперед на %n очки.</numerusform>
            <numerusform>Ви виходите вперед на %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Будь-який інший крок гірший.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (від %2 до %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Ваш шанс на перемогу тоді — близько %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Якщо обрати «%1» зараз, ваш шанс на перемогу, завдяки цьому чи згодом, — %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Якщо оголосити зараз, шанс, що наприкінці вашого наступного ходу у вас буде все потрібне, — %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Якщо зачекати, шанс виграти пізніше — %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Зачекайте: оголошення майже напевно провалилося б.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Оголошуйте: це явно краще, ніж чекати.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: це явно краще, ніж чекати.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Зачекайте: оголосити зараз було б помилкою.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Зачекайте: «%1» зараз було б помилкою.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Оголосити, здається, трохи краще, але варіанти надто близькі, щоб знати напевно.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>«%1», здається, трохи краще, але варіанти надто близькі, щоб знати напевно.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Чекати, здається, трохи краще, але варіанти надто близькі, щоб знати напевно.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>У цій позиції хід не можна завершити дією «%1».</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Краще: %1</translation>
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
        <translation>У цей хід найкраще: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>Це ваша найвища карта: з нею найбільше шансів отримати перший хід.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Ви зберігаєте %n вищу карту: у руці вона цінніша за перший хід.</numerusform>
            <numerusform>Ви зберігаєте %n вищі карти: у руці вони цінніші за перший хід.</numerusform>
            <numerusform>Ви зберігаєте %n вищих карт: у руці вони цінніші за перший хід.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Крок нижче має вищий шанс, але його досліджено менше, тож це число менш певне.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Жоден інший крок не був явно кращим.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Втрачений шанс на перемогу: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>Комп’ютер має все, що потрібно, щоб оголосити останній хід.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>Комп’ютер випереджає всіх, а саме це й потрібно.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Інакше комп’ютер вибув би наприкінці свого ходу.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>Комп’ютер виконує те, що пообіцяв оголошенням.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>Комп’ютер і далі випереджає всіх, а саме це й потрібно.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>Комп’ютер здобуває %n очко.</numerusform>
            <numerusform>Комп’ютер здобуває %n очки.</numerusform>
            <numerusform>Комп’ютер здобуває %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>Фігури комп’ютера здобувають %n крапку.</numerusform>
            <numerusform>Фігури комп’ютера здобувають %n крапки.</numerusform>
            <numerusform>Фігури комп’ютера здобувають %n крапок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n очку комп’ютера вже ніщо не загрожує.</numerusform>
            <numerusform>%n очкам комп’ютера вже ніщо не загрожує.</numerusform>
            <numerusform>%n очкам комп’ютера вже ніщо не загрожує.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>Комп’ютер загрожує територіям на %n очко.</numerusform>
            <numerusform>Комп’ютер загрожує територіям на %n очки.</numerusform>
            <numerusform>Комп’ютер загрожує територіям на %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>У руці комп’ютера на %n карту більше.</numerusform>
            <numerusform>У руці комп’ютера на %n карти більше.</numerusform>
            <numerusform>У руці комп’ютера на %n карт більше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>Комп’ютер виходить уперед на %n очко.</numerusform>
            <numerusform>Комп’ютер виходить уперед на %n очки.</numerusform>
            <numerusform>Комп’ютер виходить уперед на %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Будь-який інший хід видавався гіршим.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: чому такий хід?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>Причина в його руці, якої ви не бачите.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Раунд %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>У вас %n очко, а в іншого гравця — %1. Щоб перемогти, потрібно мати більше, ніж будь-хто інший.</numerusform>
            <numerusform>У вас %n очки, а в іншого гравця — %1. Щоб перемогти, потрібно мати більше, ніж будь-хто інший.</numerusform>
            <numerusform>У вас %n очок, а в іншого гравця — %1. Щоб перемогти, потрібно мати більше, ніж будь-хто інший.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>У вас %1 з %n очка.</numerusform>
            <numerusform>У вас %1 з %n очок.</numerusform>
            <numerusform>У вас %1 з %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очко, ви вибудете з гри.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очки, ви вибудете з гри.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очок, ви вибудете з гри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очко, переможуть усі інші гравці.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очки, переможуть усі інші гравці.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очок, переможуть усі інші гравці.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очко, ви втратите фігури.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очки, ви втратите фігури.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очок, ви втратите фігури.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очко, ви пропустите хід після нього.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очки, ви пропустите хід після нього.</numerusform>
            <numerusform>Якщо наприкінці вашого наступного ходу у вас буде менше ніж %n очок, ви пропустите хід після нього.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, ви вибудете з гри.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, ви вибудете з гри.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, ви вибудете з гри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, %1{nominative} вибуває з гри.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, %1{nominative} вибуває з гри.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, %1{nominative} вибуває з гри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, переможуть усі інші гравці.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, переможуть усі інші гравці.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, переможуть усі інші гравці.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, ви втратите фігури.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, ви втратите фігури.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, ви втратите фігури.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, %1{nominative} втрачає фігури.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, %1{nominative} втрачає фігури.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, %1{nominative} втрачає фігури.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, ви пропустите хід після нього.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, ви пропустите хід після нього.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, ви пропустите хід після нього.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очко, %1{nominative} пропускає хід після нього.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очки, %1{nominative} пропускає хід після нього.</numerusform>
            <numerusform>Якщо наприкінці нього буде менше ніж %n очок, %1{nominative} пропускає хід після нього.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Нічия: усі роблять ставки знову</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Перший хід за вами: так випав жереб</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>%1 робить перший хід: так випав жереб</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Перший хід за вами</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 робить перший хід</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Перший хід за вами: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1 робить перший хід: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Перший хід за вами: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1 робить перший хід: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Виграє найвищий старший аркан, а якщо таких немає — найвищий молодший.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Найвищі ставки рівні: %1{nominative}.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Найвищі ставки рівні: %1{nominative}. Карт для ставок не лишилося, тож вирішує жереб.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Найвищі ставки рівні: %1{nominative}. Карт для ставок не лишилося, тож %2{nominative} робить перший хід.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Карти ставок відкладають; їх можна буде взяти пізніше.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Ставки визначають і порядок решти ходів, від найвищої до найнижчої.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Тепер кожен бере одну з цих карт, а переможець — останнім:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Тепер кожен бере %n карту зі ставок, а перший гравець — останнім:</numerusform>
            <numerusform>Тепер кожен бере %n карти зі ставок, а перший гравець — останнім:</numerusform>
            <numerusform>Тепер кожен бере %n карт зі ставок, а перший гравець — останнім:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Нова ставка</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Взяти карту</translation>
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
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>ставки</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Кожен гравець таємно обирає з руки карту для ставки. Усі ставки відкривають одночасно.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Виграє старший аркан із найвищим номером, від Блазня (0) до Світу (21). Якщо жодна ставка не є старшим арканом, виграє найвища карта молодших арканів: король, королева, лицар, паж, від десятки до двійки, потім туз.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Якщо найвищі ставки рівні, карти ставок відкладають, і всі роблять ставки знову.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Якщо карти на руках закінчилися, першого гравця визначає жереб.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Якщо карти на руках закінчилися, перший хід робить гравець A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Ставки визначають і черговість решти ходів: від найвищої ставки до найнижчої. З рівних ставок, що програли, раніше йде та, що ближче ліворуч від переможця.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Потім карти ставок усіх раундів відкривають. Гравці по черзі, від того, хто ходить останнім, до переможця, беруть карти на вибір до повної руки.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Потім карти ставок усіх раундів відкривають. Гравці по черзі, від гравця праворуч від переможця і далі проти годинникової стрілки, беруть карти на вибір до повної руки; переможець бере останнім.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Повна рука тут — %n карта, як під час роздачі.</numerusform>
            <numerusform>Повна рука тут — %n карти, як під час роздачі.</numerusform>
            <numerusform>Повна рука тут — %n карт, як під час роздачі.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Переможець ставок забирає карти, що залишилися.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Переможець робить перший хід.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Переможець робить перший хід; далі ходять за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Візьміть одну з карт ставок.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Зробіть таємну ставку картою: найвища дає перший хід, старші аркани вищі за всі інші.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 бере одну з карт ставок.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 обирає карту для ставки.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardCorners</name>
    <message>
        <source>A</source>
        <extracomment>corner of an ace</extracomment>
        <translation>Т</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>corner of a page</extracomment>
        <translation>П</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Кв</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>Кр</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>Якщо обидві здатності рухають ту саму фігуру, проміжне поле може бути безоднею або містити скільки завгодно фігур.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Якщо обидві здатності діють на ту саму фігуру чи територію, проміжна фігура чи карта не потрібна.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Перша здатність може привести фігуру на будь-яке поле, крім безодні, якщо після другої там не буде перевищено обмежень.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Перша здатність може привести фігуру на будь-яке поле, крім безодні, якщо друга залишить там щонайбільше %n фігуру.</numerusform>
            <numerusform>Перша здатність може привести фігуру на будь-яке поле, крім безодні, якщо друга залишить там щонайбільше %n фігури.</numerusform>
            <numerusform>Перша здатність може привести фігуру на будь-яке поле, крім безодні, якщо друга залишить там щонайбільше %n фігур.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>Карту беруть із руки або з будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>Карту беруть із руки.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>Карту беруть із будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Якщо розіграти цю карту з руки, вона й сама опиняється у скиді.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>Де може опинитися територія, визначають до того, як піднято її карту: поле поруч із попереднім місцем вважається пусткою.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>Де може опинитися територія, визначають після того, як піднято її карту: поле, поруч із яким є лише попереднє місце, вважається безоднею.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>Блазень{genitive: Блазня|dative: Блазневі|accusative: Блазня|instrumental: Блазнем}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>Маг{genitive: Мага|dative: Магові|accusative: Мага|instrumental: Магом}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>Верховна Жриця{genitive: Верховної Жриці|dative: Верховній Жриці|accusative: Верховну Жрицю|instrumental: Верховною Жрицею}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>Імператриця{genitive: Імператриці|dative: Імператриці|accusative: Імператрицю|instrumental: Імператрицею}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>Імператор{genitive: Імператора|dative: Імператорові|accusative: Імператора|instrumental: Імператором}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>Ієрофант{genitive: Ієрофанта|dative: Ієрофантові|accusative: Ієрофанта|instrumental: Ієрофантом}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Закохані{genitive: Закоханих|dative: Закоханим|accusative: Закоханих|instrumental: Закоханими}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>Колісниця{genitive: Колісниці|dative: Колісниці|accusative: Колісницю|instrumental: Колісницею}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>Сила{genitive: Сили|dative: Силі|accusative: Силу|instrumental: Силою}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>Відлюдник{genitive: Відлюдника|dative: Відлюдникові|accusative: Відлюдника|instrumental: Відлюдником}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>Колесо Фортуни{genitive: Колеса Фортуни|dative: Колесу Фортуни|instrumental: Колесом Фортуни}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>Справедливість{genitive: Справедливості|dative: Справедливості|instrumental: Справедливістю}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>Повішений{genitive: Повішеного|dative: Повішеному|accusative: Повішеного|instrumental: Повішеним}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>Смерть{genitive: Смерті|dative: Смерті|instrumental: Смертю}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>Помірність{genitive: Помірності|dative: Помірності|instrumental: Помірністю}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>Диявол{genitive: Диявола|dative: Дияволові|accusative: Диявола|instrumental: Дияволом}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>Вежа{genitive: Вежі|dative: Вежі|accusative: Вежу|instrumental: Вежею}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>Зірка{genitive: Зірки|dative: Зірці|accusative: Зірку|instrumental: Зіркою}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>Місяць{genitive: Місяця|dative: Місяцеві|instrumental: Місяцем}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>Сонце{genitive: Сонця|dative: Сонцю|instrumental: Сонцем}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>Суд{genitive: Суду|dative: Судові|instrumental: Судом}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>Світ{genitive: Світу|dative: Світові|instrumental: Світом}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>Туз Чаш{genitive: Туза Чаш|dative: Тузові Чаш|accusative: Туза Чаш|instrumental: Тузом Чаш}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Двійка Чаш{genitive: Двійки Чаш|dative: Двійці Чаш|accusative: Двійку Чаш|instrumental: Двійкою Чаш}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Трійка Чаш{genitive: Трійки Чаш|dative: Трійці Чаш|accusative: Трійку Чаш|instrumental: Трійкою Чаш}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Четвірка Чаш{genitive: Четвірки Чаш|dative: Четвірці Чаш|accusative: Четвірку Чаш|instrumental: Четвіркою Чаш}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>П’ятірка Чаш{genitive: П’ятірки Чаш|dative: П’ятірці Чаш|accusative: П’ятірку Чаш|instrumental: П’ятіркою Чаш}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Шістка Чаш{genitive: Шістки Чаш|dative: Шістці Чаш|accusative: Шістку Чаш|instrumental: Шісткою Чаш}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Сімка Чаш{genitive: Сімки Чаш|dative: Сімці Чаш|accusative: Сімку Чаш|instrumental: Сімкою Чаш}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Вісімка Чаш{genitive: Вісімки Чаш|dative: Вісімці Чаш|accusative: Вісімку Чаш|instrumental: Вісімкою Чаш}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Дев’ятка Чаш{genitive: Дев’ятки Чаш|dative: Дев’ятці Чаш|accusative: Дев’ятку Чаш|instrumental: Дев’яткою Чаш}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Десятка Чаш{genitive: Десятки Чаш|dative: Десятці Чаш|accusative: Десятку Чаш|instrumental: Десяткою Чаш}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Паж Чаш{genitive: Пажа Чаш|dative: Пажеві Чаш|accusative: Пажа Чаш|instrumental: Пажем Чаш}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Лицар Чаш{genitive: Лицаря Чаш|dative: Лицареві Чаш|accusative: Лицаря Чаш|instrumental: Лицарем Чаш}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Королева Чаш{genitive: Королеви Чаш|dative: Королеві Чаш|accusative: Королеву Чаш|instrumental: Королевою Чаш}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Король Чаш{genitive: Короля Чаш|dative: Королеві Чаш|accusative: Короля Чаш|instrumental: Королем Чаш}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>Туз Жезлів{genitive: Туза Жезлів|dative: Тузові Жезлів|accusative: Туза Жезлів|instrumental: Тузом Жезлів}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Двійка Жезлів{genitive: Двійки Жезлів|dative: Двійці Жезлів|accusative: Двійку Жезлів|instrumental: Двійкою Жезлів}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Трійка Жезлів{genitive: Трійки Жезлів|dative: Трійці Жезлів|accusative: Трійку Жезлів|instrumental: Трійкою Жезлів}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Четвірка Жезлів{genitive: Четвірки Жезлів|dative: Четвірці Жезлів|accusative: Четвірку Жезлів|instrumental: Четвіркою Жезлів}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>П’ятірка Жезлів{genitive: П’ятірки Жезлів|dative: П’ятірці Жезлів|accusative: П’ятірку Жезлів|instrumental: П’ятіркою Жезлів}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Шістка Жезлів{genitive: Шістки Жезлів|dative: Шістці Жезлів|accusative: Шістку Жезлів|instrumental: Шісткою Жезлів}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Сімка Жезлів{genitive: Сімки Жезлів|dative: Сімці Жезлів|accusative: Сімку Жезлів|instrumental: Сімкою Жезлів}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Вісімка Жезлів{genitive: Вісімки Жезлів|dative: Вісімці Жезлів|accusative: Вісімку Жезлів|instrumental: Вісімкою Жезлів}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Дев’ятка Жезлів{genitive: Дев’ятки Жезлів|dative: Дев’ятці Жезлів|accusative: Дев’ятку Жезлів|instrumental: Дев’яткою Жезлів}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Десятка Жезлів{genitive: Десятки Жезлів|dative: Десятці Жезлів|accusative: Десятку Жезлів|instrumental: Десяткою Жезлів}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Паж Жезлів{genitive: Пажа Жезлів|dative: Пажеві Жезлів|accusative: Пажа Жезлів|instrumental: Пажем Жезлів}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Лицар Жезлів{genitive: Лицаря Жезлів|dative: Лицареві Жезлів|accusative: Лицаря Жезлів|instrumental: Лицарем Жезлів}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Королева Жезлів{genitive: Королеви Жезлів|dative: Королеві Жезлів|accusative: Королеву Жезлів|instrumental: Королевою Жезлів}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Король Жезлів{genitive: Короля Жезлів|dative: Королеві Жезлів|accusative: Короля Жезлів|instrumental: Королем Жезлів}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>Туз Пентаклів{genitive: Туза Пентаклів|dative: Тузові Пентаклів|accusative: Туза Пентаклів|instrumental: Тузом Пентаклів}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Двійка Пентаклів{genitive: Двійки Пентаклів|dative: Двійці Пентаклів|accusative: Двійку Пентаклів|instrumental: Двійкою Пентаклів}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Трійка Пентаклів{genitive: Трійки Пентаклів|dative: Трійці Пентаклів|accusative: Трійку Пентаклів|instrumental: Трійкою Пентаклів}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Четвірка Пентаклів{genitive: Четвірки Пентаклів|dative: Четвірці Пентаклів|accusative: Четвірку Пентаклів|instrumental: Четвіркою Пентаклів}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>П’ятірка Пентаклів{genitive: П’ятірки Пентаклів|dative: П’ятірці Пентаклів|accusative: П’ятірку Пентаклів|instrumental: П’ятіркою Пентаклів}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Шістка Пентаклів{genitive: Шістки Пентаклів|dative: Шістці Пентаклів|accusative: Шістку Пентаклів|instrumental: Шісткою Пентаклів}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Сімка Пентаклів{genitive: Сімки Пентаклів|dative: Сімці Пентаклів|accusative: Сімку Пентаклів|instrumental: Сімкою Пентаклів}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Вісімка Пентаклів{genitive: Вісімки Пентаклів|dative: Вісімці Пентаклів|accusative: Вісімку Пентаклів|instrumental: Вісімкою Пентаклів}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Дев’ятка Пентаклів{genitive: Дев’ятки Пентаклів|dative: Дев’ятці Пентаклів|accusative: Дев’ятку Пентаклів|instrumental: Дев’яткою Пентаклів}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Десятка Пентаклів{genitive: Десятки Пентаклів|dative: Десятці Пентаклів|accusative: Десятку Пентаклів|instrumental: Десяткою Пентаклів}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Паж Пентаклів{genitive: Пажа Пентаклів|dative: Пажеві Пентаклів|accusative: Пажа Пентаклів|instrumental: Пажем Пентаклів}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Лицар Пентаклів{genitive: Лицаря Пентаклів|dative: Лицареві Пентаклів|accusative: Лицаря Пентаклів|instrumental: Лицарем Пентаклів}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Королева Пентаклів{genitive: Королеви Пентаклів|dative: Королеві Пентаклів|accusative: Королеву Пентаклів|instrumental: Королевою Пентаклів}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Король Пентаклів{genitive: Короля Пентаклів|dative: Королеві Пентаклів|accusative: Короля Пентаклів|instrumental: Королем Пентаклів}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>Туз Мечів{genitive: Туза Мечів|dative: Тузові Мечів|accusative: Туза Мечів|instrumental: Тузом Мечів}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Двійка Мечів{genitive: Двійки Мечів|dative: Двійці Мечів|accusative: Двійку Мечів|instrumental: Двійкою Мечів}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Трійка Мечів{genitive: Трійки Мечів|dative: Трійці Мечів|accusative: Трійку Мечів|instrumental: Трійкою Мечів}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Четвірка Мечів{genitive: Четвірки Мечів|dative: Четвірці Мечів|accusative: Четвірку Мечів|instrumental: Четвіркою Мечів}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>П’ятірка Мечів{genitive: П’ятірки Мечів|dative: П’ятірці Мечів|accusative: П’ятірку Мечів|instrumental: П’ятіркою Мечів}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Шістка Мечів{genitive: Шістки Мечів|dative: Шістці Мечів|accusative: Шістку Мечів|instrumental: Шісткою Мечів}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Сімка Мечів{genitive: Сімки Мечів|dative: Сімці Мечів|accusative: Сімку Мечів|instrumental: Сімкою Мечів}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Вісімка Мечів{genitive: Вісімки Мечів|dative: Вісімці Мечів|accusative: Вісімку Мечів|instrumental: Вісімкою Мечів}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Дев’ятка Мечів{genitive: Дев’ятки Мечів|dative: Дев’ятці Мечів|accusative: Дев’ятку Мечів|instrumental: Дев’яткою Мечів}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Десятка Мечів{genitive: Десятки Мечів|dative: Десятці Мечів|accusative: Десятку Мечів|instrumental: Десяткою Мечів}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Паж Мечів{genitive: Пажа Мечів|dative: Пажеві Мечів|accusative: Пажа Мечів|instrumental: Пажем Мечів}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Лицар Мечів{genitive: Лицаря Мечів|dative: Лицареві Мечів|accusative: Лицаря Мечів|instrumental: Лицарем Мечів}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Королева Мечів{genitive: Королеви Мечів|dative: Королеві Мечів|accusative: Королеву Мечів|instrumental: Королевою Мечів}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Король Мечів{genitive: Короля Мечів|dative: Королеві Мечів|accusative: Короля Мечів|instrumental: Королем Мечів}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>жодна карта{genitive: жодної карти|dative: жодній карті|accusative: жодну карту|instrumental: жодною картою}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Слуги</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Напрям і цілі</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Чаші</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Жезли</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Пентаклі</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Мечі</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Старші аркани</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Дві здатності, одна ціль</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Колода добору</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Рахунок і кінець гри</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>перетворення ворожої фігури на свою</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Замініть цільову ворожу фігуру своєю того самого розміру із запасу, тоді розверніть її.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>Ворожа фігура повертається до свого запасу. Якщо у вашому запасі немає фігури такого розміру, це неможливо.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Власну фігуру замінити не можна.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Можна замінити й власну фігуру.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Можна замінити й власну фігуру або фігуру гравця, який грає на вашому боці.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>дія іншого старшого аркана</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Застосуйте здатності будь-якої іншої території старшого аркана на дошці.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Для скопійованих здатностей слугами є ті самі фігури. Скопійована карта лишається на місці; її не розігрують і не скидають.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>чаша{accusative: чашу}</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Чаші: створення</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Використайте як чашу; новою територією може стати верхня карта колоди добору, хоч би яка вона була.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Використайте як чашу; новою територією стає верхня карта колоди добору, хоч би яка вона була.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Використайте як чашу.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Обмеження кількості фігур на полі не діє.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Обмеження поля (%n фігура) не діє.</numerusform>
            <numerusform>Обмеження поля (%n фігури) не діє.</numerusform>
            <numerusform>Обмеження поля (%n фігур) не діє.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Створіть свою малу фігуру на цільовому полі.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Створіть свою малу фігуру на цільовому полі, якщо там менше ніж %n фігура.</numerusform>
            <numerusform>Створіть свою малу фігуру на цільовому полі, якщо там менше ніж %n фігури.</numerusform>
            <numerusform>Створіть свою малу фігуру на цільовому полі, якщо там менше ніж %n фігур.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Якщо ціль — ворожа фігура, можна натомість створити ще одну малу фігуру того ж ворога.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Або створіть територію: покладіть будь-яку карту молодшого аркана з руки на цільову пустку без ворожих фігур.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Або створіть територію: покладіть карту вартістю рівно одне очко з руки на цільову пустку без ворожих фігур.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Новою територією може стати верхня карта колоди добору, хоч би яка вона була.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Або створіть територію: покладіть на цільову пустку без ворожих фігур верхню карту колоди добору, хоч би яка вона була.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Або створіть територію: покладіть будь-яку карту молодшого аркана з руки на цільову пустку, якщо там немає ворожої фігури. Ваші фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Або створіть територію: покладіть карту вартістю рівно одне очко з руки на цільову пустку, якщо там немає ворожої фігури. Ваші фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Натомість це може бути верхня карта колоди добору, наосліп, хоч би яка вона була.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Або створіть територію: покладіть на цільову пустку, якщо там немає ворожої фігури, верхню карту колоди добору, наосліп, хоч би яка вона була. Ваші фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>Створювати території не можна.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Додайте на цільове поле, навіть повне, одну свою малу фігуру із запасу, з будь-яким напрямом. Безодня не може бути ціллю.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Додайте на цільове поле, якщо воно не повне, одну свою малу фігуру із запасу, з будь-яким напрямом. Безодня не може бути ціллю.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>Фігури можна створювати й у пустці.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>У пустці створювати фігури не можна.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Або, якщо ціль — ворожа фігура, додайте на її поле одну малу фігуру того ж ворога, з тим самим напрямом. Поле може бути повним.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Або, якщо ціль — ворожа фігура, додайте на її поле, якщо воно не повне, одну малу фігуру того ж ворога, з тим самим напрямом.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>Ворожих фігур створювати не можна.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Без малої фігури у відповідному запасі це неможливо.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Слуга може створювати й на власному полі, бо може обрати ціллю себе.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Слуга, що обрав ціллю себе, усе одно створює на своєму цільовому полі: там, куди вказує, або, якщо він вертикальний, на власному полі.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Створіть свою малу фігуру на цільовому полі, якщо воно не повне.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Але в цій грі карт такої вартості немає.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>виставляє фігуру</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Мала фігура стає на %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>активує %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>розігрує карту «%1»</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>пасує</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>оновлює руку</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>оголошує останній хід</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>Наступний хід — останній.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>бере карту «%1»</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>завершує хід</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Скидає %1{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Добирає %n карту.</numerusform>
            <numerusform>Добирає %n карти.</numerusform>
            <numerusform>Добирає %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>розвертає фігуру</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Це не вдається прочитати: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Це завелике; дозволено щонайбільше %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Ключ «%1» тут невідомий.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Бракує ключа «%2».</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Значення «%1» не дозволено; очікується: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» названо двічі.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Два параметри виключають один одного: %1 і %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Набору правил «%1» немає.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Здатності «%1» немає.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Механіки «%1» немає.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Набір правил «%1» розширює сам себе, безпосередньо чи через інші.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Те саме, що в батьківських правилах; це можна вилучити.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Слово «%1» тут незрозуміле.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Карти «%1» немає.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» — не поле.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Фігури «%1» на дошці немає.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Місця «%1» немає.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Це може означати «%1» або «%2».</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>Крок «%1» не дозволено (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Забагато такого: «%1»; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато такого: «%1»; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато такого: «%1»; дозволено щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>«%1» у цих правилах не використовується.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>Файл закінчується посеред рядка; усе, що перед ним, можна використати.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>Хід уже почався, і ці правила не можуть продовжити його з цього місця.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Тут нічого немає.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>Це задовге; дозволено щонайбільше %n байт.</numerusform>
            <numerusform>Це задовге; дозволено щонайбільше %n байти.</numerusform>
            <numerusform>Це задовге; дозволено щонайбільше %n байтів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Вкладення заглибоке; дозволено щонайбільше %n рівень.</numerusform>
            <numerusform>Вкладення заглибоке; дозволено щонайбільше %n рівні.</numerusform>
            <numerusform>Вкладення заглибоке; дозволено щонайбільше %n рівнів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Забагато значень; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато значень; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато значень; дозволено щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Це %1; очікується %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» — не звичайний файл.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Цей додаток не використано: він замінив би «%1», що вже є.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Цей файл не використано: це не додаток того виду, який тут потрібен.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Цей додаток не використано: його зібрано для іншої версії (%1; ця — %2). Зберіть його наново.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Цей додаток не вдається завантажити: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Це не вдається прочитати.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Цей додаток не використано: у ньому не зазначено, для якої версії його зібрано. Зберіть його наново.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Забагато; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато; дозволено щонайбільше %n.</numerusform>
            <numerusform>Забагато; дозволено щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>Крок не дозволено (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Значення «%1» тут не дозволено.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>набір правил</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>позиція</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>сценарій</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>запис партії</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>план експерименту</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>Найменша кількість гравців не може перевищувати найбільшу.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>На початку в руці не може бути більше карт, ніж їй дозволено. Обирати карти можна лише тоді, коли використано відповідну механіку.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>У кожному запасі має залишатися одна мала фігура, щоб виставити її першою.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Числова карта не може бути дорожча за придворну, а придворна — за старший аркан.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Лише одна з них може визначати, що означає оголосити кінець гри.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>У грі без ставок вони не можуть визначати черговість ходів.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>Нижня межа не може перевищувати верхню.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Тут щось не так.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>рядок %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>рядок %1, стовпець %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Замінити все на %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Додати механіку %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Задати для %1 типове значення: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Перейменувати %1 на «%2».</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Вилучити %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Задати для %1 значення %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Можливо, малося на увазі «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Зробити ще %n таку зміну.</numerusform>
            <numerusform>Зробити ще %n такі зміни.</numerusform>
            <numerusform>Зробити ще %n таких змін.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Цей додаток вимкнено: під час завантаження в ньому сталася помилка (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Цей додаток вимкнено: у ньому стався збій програми (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Цей додаток вимкнено: програма двічі завершилася, коли завантажувала його. Якщо ви самі завершили програму, додаток може бути справним.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Цього разу цей додаток не використано (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Цей додаток вимкнено: під час завантаження в ньому сталася помилка.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>Ідентифікатор «%1» уже має файл %2, тож ці правила не використано. Дайте їм інший ідентифікатор.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Імовірно, бракує додатка, який це забезпечує.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Імовірно, це частина додатка «%1», який не завантажено.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Імовірно, це частина одного з додатків, які не завантажено: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Цей текст записано в UTF-16 або UTF-32. Збережіть його в UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Коментарі тут не дозволено. Вилучіть цей коментар.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Це не прямі подвійні лапки. Напишіть &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>Текст закінчується зарано. Дужку або лапки не закрито.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Текст у лапках не може містити розриву рядка чи табуляції. Напишіть \n або \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Цей символ не може стояти після зворотної скісної риски. Щоб отримати таку риску, напишіть \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» — не число, яке можна прочитати. Напишіть, наприклад, 8 або 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Тут очікується число.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Тут очікується ключ у подвійних лапках, а не «%1».</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Тут очікується ключ у подвійних лапках.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Тут очікується двокрапка, а не «%1».</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Тут очікується двокрапка.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Тут очікується значення, а не «%1». Текст має бути в подвійних лапках.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Тут очікується значення. Текст має бути в подвійних лапках.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Тут очікується кома або закривна дужка, а не «%1».</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Тут очікується кома або закривна дужка.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Після кінця документа є ще текст: «%1». Вилучіть його.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Після кінця документа є ще текст. Вилучіть його.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>Тут %1, а має бути %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>текст</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>ціле число</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>число</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true або false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>об’єкт</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>список</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Якщо ні, то, імовірно, бракує додатка, який це забезпечує.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Якщо ні, то, імовірно, це частина додатка, який не завантажено: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>«%1» — гра; тут можна назвати лише доповнення.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>На цій дошці немає жодної карти. Напишіть * для поля з будь-якою картою або назву карти.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Жодної карти ніколи не можна буде застосувати: хід не дозволяє ні розіграти карту, ні активувати територію.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>Гра ніколи не завершиться: у ній немає механіки, яка її завершує, як-от оголошеного останнього ходу.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» не може бути ідентифікатором: очікуються малі літери від a до z, цифри й дефіси.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>Довелося б роздати й викласти стільки карт: %1; дозволено щонайбільше %n, щоб одна лишилася для добору.</numerusform>
            <numerusform>Довелося б роздати й викласти стільки карт: %1; дозволено щонайбільше %n, щоб одна лишилася для добору.</numerusform>
            <numerusform>Довелося б роздати й викласти стільки карт: %1; дозволено щонайбільше %n, щоб одна лишилася для добору.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Гравець мав би стільки фігур: %1; дозволено щонайбільше %n.</numerusform>
            <numerusform>Гравець мав би стільки фігур: %1; дозволено щонайбільше %n.</numerusform>
            <numerusform>Гравець мав би стільки фігур: %1; дозволено щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>Перший хід за найвищу ставку можливий лише у грі зі ставками. Перше місце має бути серед місць гри.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Цей символ записано не в UTF-8. Імовірно, текст записано в Latin-1 (Windows-1252): збережіть його в UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Після цієї коми нічого немає. Вилучіть її.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Перекодувати текст в UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Перекодувати текст із Latin-1 в UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Вилучити коментар.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Вилучити кому.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Поставити прямі подвійні лапки.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Закрити відкриту дужку чи лапки.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Записати цей символ зі зворотною скісною рискою.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Написати зворотну скісну риску двічі.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Узяти ключ у подвійні лапки.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Написати true, false або null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Додати кому або дужку, якої бракує.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Виправити текст.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>Гра ніколи не завершиться: із таким значенням параметра механіка «%1» не може її завершити.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Це позначає код у Markdown і не належить до документа. Вилучіть це.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Вилучити позначку Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Файлу «%1» немає.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» не вдається прочитати.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» веде до файлу поза своєю текою.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>звіт про експеримент</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>урок</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>задача</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Вилучити дужку.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Вилучити текст навколо документа.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Цей список закороткий; потрібен щонайменше %n елемент.</numerusform>
            <numerusform>Цей список закороткий; потрібно щонайменше %n елементи.</numerusform>
            <numerusform>Цей список закороткий; потрібно щонайменше %n елементів.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Це зроблено для новішої версії програми: формат — %1, а ця програма знає формати до %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Напишіть тут текст разом із його мовою: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>У Gnostica вже є колода з цим ідентифікатором. Перейменуйте теку цієї колоди й змініть «id» у її файлі deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Колоди «%1» немає.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>Відкрита дужка тут: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Тут очікується закривна дужка «%2», а не «%1».</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Це не %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>кидок кольорового кубика</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Киньте кольоровий кубик і застосуйте те, що випало.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Кинути</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Чаша, жезл, пентакль чи меч на кубику — це здатність цієї масті. Зірка — здатність карти «%1», джокер — карти «%2». Слугами для цієї здатності є ті самі фігури.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви кидаєте кольоровий кубик.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 кидає кольоровий кубик.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>На кольоровому кубику випала чаша.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>На кольоровому кубику випав жезл.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>На кольоровому кубику випав пентакль.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>На кольоровому кубику випав меч.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>На кольоровому кубику випала зірка: здатність карти «%1».</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>На кольоровому кубику випав джокер: здатність карти «%1».</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>У кольорового кубика шість однаково ймовірних граней: чаша, жезл, пентакль, меч, зірка й джокер.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Грається як «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Відрізняється від «%1» %n правилом: %2 та інші.</numerusform>
            <numerusform>Відрізняється від «%1» %n правилами: %2 та інші.</numerusform>
            <numerusform>Відрізняється від «%1» %n правилами: %2 та інші.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Відрізняється від «%1» %n правилом: %2.</numerusform>
            <numerusform>Відрізняється від «%1» %n правилами: %2.</numerusform>
            <numerusform>Відрізняється від «%1» %n правилами: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>пентакль</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Пентаклі: зростання</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Територію будь-якої вартості або пустку можна замінити верхньою картою колоди добору, хоч би яка вона була. На ній не має бути ворожої фігури.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Територію будь-якої вартості можна замінити верхньою картою колоди добору, хоч би яка вона була. На території не має бути ворожої фігури.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Використайте як пентакль; нову територію можна взяти з будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Використайте як пентакль; нову територію беруть із будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Використайте як пентакль.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Або підвищте цільову територію без ворожих фігур: замініть її дорожчою картою або вищою того самого виду.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>Або підвищте цільову територію без ворожих фігур: замініть її картою, на одне очко дорожчою.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Збільште слугу або цільову фігуру на один розмір із запасу її власника.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Пустку без ворожих фігур можна підвищити до карти вартістю одне очко.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Або підвищте цільову територію, якщо на ній немає ворожої фігури: її скидають і замінюють дорожчою картою або вищою картою того самого виду. Старші аркани йдуть за номерами, молодші — від туза й двійки до пажа, лицаря, королеви й короля, незалежно від масті. Фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Або підвищте цільову територію, якщо на ній немає ворожої фігури: її скидають і замінюють картою, дорожчою рівно на одне очко. Старший аркан підвищити не можна. Фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Цільову пустку без ворожих фігур теж можна підвищити: туди кладуть карту вартістю рівно одне очко. Фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Або замініть цільову територію будь-якої вартості верхньою картою колоди добору, наосліп, хоч би яка вона була. На території не має бути ворожої фігури. Стару карту скидають; фігури лишаються на місці.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>Верхню карту колоди добору можна покласти й на цільову пустку без ворожих фігур.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Замініть слугу або цільову фігуру на фігуру із запасу її власника, рівно на розмір більшу. Свою фігуру потім можна розвернути; ворожа фігура зберігає напрям.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Без фігури такого розміру в запасі це неможливо. Велику фігуру збільшити не можна.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Території підвищувати не можна.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Якщо дві здатності створюють і збільшують ту саму фігуру, проміжна фігура не потрібна.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Якщо дві здатності створюють і нарощують ту саму фігуру чи територію, проміжна фігура чи карта не потрібна.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Якщо обидві здатності збільшують ту саму фігуру, проміжна фігура не потрібна.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Якщо обидві здатності нарощують ту саму фігуру, територію чи пустку, проміжна фігура чи карта не потрібна.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Якщо обидві здатності нарощують ту саму фігуру чи територію, проміжна фігура чи карта не потрібна.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Пажа, лицаря, королеву чи короля теж не можна підвищити: карт, на одне очко дорожчих, немає.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Числову карту, від туза до десятки, теж не можна підвищити: карт, на одне очко дорожчих, немає.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Але в цій грі карт такої вартості немає.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>До ходу %1 нічого не змінюється.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>За цими правилами %n гравець грати не може.</numerusform>
            <numerusform>За цими правилами %n гравці грати не можуть.</numerusform>
            <numerusform>За цими правилами %n гравців грати не можуть.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>Гра не могла б початися зі своєї позиції.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Тоді це було б неможливо: «%1»</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Тоді випадок вирішував би щось інше.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Тоді спершу щось вирішував би випадок.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Тоді рішення було б за гравцем %1{instrumental}.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>Гра не завершилася б там, де завершилася.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Тоді це мало б інший наслідок: «%1»</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Перемогли б або вибули б інші гравці.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>На дошці були б інші фігури.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>На дошці були б інші території.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>На руках були б інші карти.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>У колоді добору або у скиді були б інші карти.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Ходив би інший гравець.</translation>
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
        <translation>вибір карт</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Кожен гравець обирає %n карту першої руки з відкритих карт.</numerusform>
            <numerusform>Кожен гравець обирає %n карти першої руки з відкритих карт.</numerusform>
            <numerusform>Кожен гравець обирає %n карт першої руки з відкритих карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Коли відомо, хто перший, карти беруть по одній, від гравця, що ходить останнім, до першого. Останній гравець раунду починає наступний раунд, який іде у зворотному напрямі.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Відкритих карт на %n більше, ніж обирають гравці; зайву скидають.</numerusform>
            <numerusform>Відкритих карт на %n більше, ніж обирають гравці; зайві скидають.</numerusform>
            <numerusform>Відкритих карт на %n більше, ніж обирають гравці; зайві скидають.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Відкритих карт стільки, скільки обирають гравці.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви берете відкриту карту «%2».</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 бере відкриту карту «%2».</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Оберіть для своєї руки одну з відкритих карт.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 обирає одну з відкритих карт.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Викладено %n відкриту карту на вибір.</numerusform>
            <numerusform>Викладено %n відкриті карти на вибір.</numerusform>
            <numerusform>Викладено %n відкритих карт на вибір.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Переможців немає</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1 перемагає</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1{nominative} перемагають разом</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1{nominative} ділять перемогу</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Більше в грі не залишилося нікого.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1: %2 з %n очка під час оголошення останнього ходу й %3 наприкінці.</numerusform>
            <numerusform>%1: %2 з %n очок під час оголошення останнього ходу й %3 наприкінці.</numerusform>
            <numerusform>%1: %2 з %n очок під час оголошення останнього ходу й %3 наприкінці.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1: було %2, стало %n очко, і це перше місце.</numerusform>
            <numerusform>%1: було %2, стало %n очки, і це перше місце.</numerusform>
            <numerusform>%1: було %2, стало %n очок, і це перше місце.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1: було %2, стало %n очко.</numerusform>
            <numerusform>%1: було %2, стало %n очки.</numerusform>
            <numerusform>%1: було %2, стало %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n очко</numerusform>
            <numerusform>%1 %n очки</numerusform>
            <numerusform>%1 %n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Початок: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Раунд %1, хід гравця %2{genitive}: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Вона стоїть вертикально.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Вона вказує %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 з’являється на дошці.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 опиняється в безодні й повертається до запасу.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 повертається до запасу.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 опиняється на %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 стає малою.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 стає середньою.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 стає великою.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 розвертається.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>Місце %1{genitive} займає %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>На %1 закладено нову територію.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Нова територія на %2 — «%1».</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>Карта «%1» полишає %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>Карта «%3» займає місце карти «%1» на %2.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>Території на %1 більше немає.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Території «%1» на %2 більше немає.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>Територія «%1» переміщується з %2 на %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Ви активуєте територію «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 активує територію «%2» на %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви розігруєте карту «%2».</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 розігрує карту «%2».</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Ви скидаєте %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 скидає %2{accusative}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Ви добираєте карту.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Ви добираєте %1{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 добирає %n карту.</numerusform>
            <numerusform>%1 добирає %n карти.</numerusform>
            <numerusform>%1 добирає %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>Відкрито карту «%1».</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Застосовано здатності території «%1» на %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви берете зі скиду карту «%2».</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 бере зі скиду карту «%2».</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 обмінюється з вами картами на руках.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Ви обмінюєтеся картами на руках із гравцем %2{instrumental}.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 обмінюється картами на руках із гравцем %2{instrumental}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>%n карту скиду перетасовано в нову колоду добору.</numerusform>
            <numerusform>%n карти скиду перетасовано в нову колоду добору.</numerusform>
            <numerusform>%n карт скиду перетасовано в нову колоду добору.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ваш хід.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ходить %1{nominative}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви завершуєте хід.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 завершує хід.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Карти роздано %n гравцеві, дошку викладено.</numerusform>
            <numerusform>Карти роздано %n гравцям, дошку викладено.</numerusform>
            <numerusform>Карти роздано %n гравцям, дошку викладено.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви обрали карту для ставки.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>Карту для ставки обрано: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: bid</comment>
        <extracomment>one bid in a list of bids; %1: player, %2: card</extracomment>
        <translation>%1{nominative}: %2</translation>
    </message>
    <message>
        <source>The bids are revealed (%1).</source>
        <extracomment>%1: list of players and cards, &quot;Ann: The Sun, Bob: Ace of Cups&quot;</extracomment>
        <translation>Ставки відкрито (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Найвищі ставки рівні; усі роблять ставки знову.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви берете зі ставок карту «%2».</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 бере зі ставок карту «%2».</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ваша ставка найвища: перший хід ваш.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 перемагає у ставках і робить перший хід.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Перший хід ваш.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 робить перший хід.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви оголошуєте свій наступний хід останнім.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 оголошує свій наступний хід останнім.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Ваш останній хід завершено: %2 з %n очка.</numerusform>
            <numerusform>Ваш останній хід завершено: %2 з %n очок.</numerusform>
            <numerusform>Ваш останній хід завершено: %2 з %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>Останній хід гравця %1{genitive} завершено: %2 з %n очка.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: %2 з %n очок.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: %2 з %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очка.</numerusform>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очок.</numerusform>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очка.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очок.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви вибуваєте з гри: ваші фігури повертаються до запасу, карти з вашої руки скинуто.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 вибуває з гри: фігури повертаються до запасу, карти з руки скинуто.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Дзвонить прихований таймер.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Незавершений крок скасовано.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Відбувається щось, чого не описує жодне правило.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>Правило «%2» повідомляє про гравця %1{accusative}: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Гру завершено, переможців немає.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Гру завершено: %1{nominative} ділять перемогу.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>Гру завершено: ви перемагаєте.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Гру завершено: %1{nominative} перемагає.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>фінальний раунд</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>Скид уже перетасовано</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Ходів до кінця фінального раунду</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Після того як скид уперше перетасовано в нову колоду добору, ви можете наприкінці свого ходу проголосити фінальний раунд.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Тоді кожен з інших робить ще один хід. Після цього перемагає гравець із найвищим рахунком; якщо таких кілька, вони ділять перемогу.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви завершуєте хід і проголошуєте фінальний раунд.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 завершує хід і проголошує фінальний раунд.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Проголосити фінальний раунд</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Завершіть хід або проголосіть фінальний раунд.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>Гра завершиться через %n хід.</numerusform>
            <numerusform>Гра завершиться через %n ходи.</numerusform>
            <numerusform>Гра завершиться через %n ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>Відтепер можна проголосити фінальний раунд.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви проголошуєте фінальний раунд.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 проголошує фінальний раунд.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Фінальний раунд завершено: перемогу приносить найвищий рахунок, %n очко.</numerusform>
            <numerusform>Фінальний раунд завершено: перемогу приносить найвищий рахунок, %n очки.</numerusform>
            <numerusform>Фінальний раунд завершено: перемогу приносить найвищий рахунок, %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Скид ще не перетасовували в нову колоду добору (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>Фінальний раунд уже триває (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>Фінальний раунд завершено: ви перемагаєте з найвищим рахунком, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>Фінальний раунд завершено: %1{nominative} перемагає з найвищим рахунком, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Фінальний раунд завершено: %1{nominative} мають однаковий найвищий рахунок і ділять перемогу.</translation>
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
        <translation>Щоб відкрити карту, слуга не потрібен.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Щоб скинути й добрати карти, слуга не потрібен.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Щоб обрати й застосувати іншу карту, слуга не потрібен.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Здатності, для яких слуга не потрібен, можна застосувати й тоді, коли слуг не залишилося.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Це стосується лише фігур: територія щоразу має опинитися на дозволеному місці.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Доки не виконано другої половини, фігури в безодні чекають, а фігуру, на яку спрямовано дію, можна обрати ціллю, хоч би де вона була.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Половини можуть поділити між собою двоє слуг. Ваша фігура, на яку вплинула перша половина, може діяти в другій, якщо вона слуга.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>Дошка — безмежна сітка квадратних полів. Поле з картою — територія.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Поле без карти, що має спільну сторону з територією, — пустка. На ній можуть стояти фігури. Пустка — як територія, але без здатності, і нічого не варта.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Усі інші поля — безодня. Там нічого не можна робити. Щойно здатність застосовано чи дію завершено, фігури в безодні повертаються до запасів своїх власників.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Поле повне, якщо на ньому стоїть %n фігура чи більше, байдуже чиї.</numerusform>
            <numerusform>Поле повне, якщо на ньому стоять %n фігури чи більше, байдуже чиї.</numerusform>
            <numerusform>Поле повне, якщо на ньому стоїть %n фігур чи більше, байдуже чиї.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>На повному полі не можна створити фігуру, і на нього не можна її пересунути, хіба що правило дозволяє, щоб поле було повним. Поле, де фігур уже більше, лишається як є.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Це стосується й пустки.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Пустка ніколи не буває повною.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Грає %n гравець.</numerusform>
            <numerusform>Грають %n гравці.</numerusform>
            <numerusform>Грають %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Грають від %1 до %n гравця.</numerusform>
            <numerusform>Грають від %1 до %n гравців.</numerusform>
            <numerusform>Грають від %1 до %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n мала (одна крапка)</numerusform>
            <numerusform>%n малі (одна крапка)</numerusform>
            <numerusform>%n малих (одна крапка)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n середня (дві крапки)</numerusform>
            <numerusform>%n середні (дві крапки)</numerusform>
            <numerusform>%n середніх (дві крапки)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n велика (три крапки)</numerusform>
            <numerusform>%n великі (три крапки)</numerusform>
            <numerusform>%n великих (три крапки)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>У кожного гравця є запас пірамід одного кольору: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Потім викладають горілиць сітку карт, %1 завширшки та %2 заввишки. Решта — колода добору.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Ставки вирішують, чий хід перший.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>Першого гравця визначає жереб; далі ходять за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Перший хід робить гравець %1; далі ходять за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Гравець без фігур на дошці може лише виставити одну малу фігуру із запасу, з будь-яким напрямом. Поле має бути територією чи пусткою без фігур.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Якщо такого поля немає, гравець пасує.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Якщо такого поля немає, гравець може оновити руку.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Інакше виконайте рівно одне з наведеного:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Інакше кожна дія — рівно одна з таких:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Щоб спасувати, оновіть руку, нічого не скидаючи й не добираючи.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>Замість цього можна спасувати.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Усі здатності необов’язкові. Можна не використати будь-яку з них, навіть усі здатності карти, але їхній порядок незмінний.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Коли ви розігруєте карту, кожна ваша фігура на дошці — слуга. Кожну здатність може застосувати будь-хто зі слуг — той самий або різні.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Коли ви активуєте територію, ваші фігури на ній — слуги до кінця цієї дії, хоч би куди вони потрапили. Кожну здатність може застосувати будь-хто зі слуг — той самий або різні.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Коли ви активуєте територію, ваші фігури на ній — слуги до кінця ходу, хоч би куди вони потрапили. Кожну здатність може застосувати будь-хто зі слуг — той самий або різні.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Фігура, яку замінено на інший розмір, — та сама фігура.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Після активації території ваша фігура, на яку безпосередньо вплинув слуга, теж стає слугою до кінця дії.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Після активації території ваша фігура, на яку безпосередньо вплинув слуга, теж стає слугою до кінця ходу.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Слуги — лише ті фігури, що були на активованій території.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Поки ви застосовуєте Блазня, навіть скопійованого іншою картою, ваші фігури, на які щось вплинуло, теж стають слугами до кінця ходу.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Поки ви застосовуєте Блазня, ваші фігури, на які щось вплинуло, теж стають слугами до кінця ходу.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Ніщо з того, що роблять із фігурою, не є таким впливом.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Впливом на фігуру вважається кожна з таких дій: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Вплив на територію вважається впливом і на фігури, що на ній стоять.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Вплив на територію не вважається впливом на фігури, що на ній стоять.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Фігура має один із дев’яти напрямів: вона вказує на північ, схід, південь, захід чи навскоси між двома з них або стоїть вертикально. Розвернути фігуру — означає надати їй іншого напряму.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Фігура має один із п’яти напрямів: вона вказує на північ, схід, південь чи захід, але ніколи навскоси, або стоїть вертикально. Розвернути фігуру — означає надати їй іншого напряму.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Фігура, що вказує навскоси, націлена, рухається й штовхає через кути полів. Пусткою є лише поле, що має спільну сторону з територією.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Вертикальний слуга націлений на власне поле й на будь-яку фігуру на ньому. Слуга, що кудись вказує, націлений на сусіднє поле в цьому напрямі й на будь-яку фігуру на ньому.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Слуга завжди може обрати ціллю себе, хоч би який був його напрям.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Коли ви впливаєте на власну фігуру, її можна розвернути. Ворожа фігура зберігає свій напрям. Правило може визначати інше.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Коли колода добору вичерпується, скид перетасовують у нову.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Це роблять одразу, щойно колода добору спорожніє.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Це роблять лише тоді, коли треба добрати карту.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Добрана карта спершу потрапляє за призначенням: у руку, на дошку чи у скид. Якщо тоді у скиді немає чого тасувати, пізніше скинуті карти перетасовують перед наступним добором.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Добрана карта спершу потрапляє за призначенням: у руку, на дошку чи у скид.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Гравець, який ще має добирати карти, добирає далі з нової колоди. Коли порожні й колода, і скид, добрати нічого не можна.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Ви ніколи не добираєте понад ліміт руки. Ви добираєте щонайбільше стільки карт, скільки є в колоді та скиді після вашого скидання.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Вартість карти молодшого аркана — %1, старшого — %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Вартість числової карти, від туза до десятки, — %1; пажа, лицаря, королеви й короля — %2; старшого аркана — %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Якщо на дошці не залишилося територій, гра завершується наприкінці цього ходу. Гравці, що ще в грі, ділять перемогу.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Якщо на дошці не залишилося територій, гра завершується наприкінці цього ходу, і не перемагає ніхто.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Спершу оцінюють останній хід, якщо він саме завершується. Оголосити вже нічого не можна.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Територія з числовою картою, від туза до десятки, повна, коли на ній стоїть %n фігура.</numerusform>
            <numerusform>Територія з числовою картою, від туза до десятки, повна, коли на ній стоять %n фігури.</numerusform>
            <numerusform>Територія з числовою картою, від туза до десятки, повна, коли на ній стоїть %n фігур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Територія з пажем, лицарем, королевою чи королем повна, коли на ній стоїть %n фігура.</numerusform>
            <numerusform>Територія з пажем, лицарем, королевою чи королем повна, коли на ній стоять %n фігури.</numerusform>
            <numerusform>Територія з пажем, лицарем, королевою чи королем повна, коли на ній стоїть %n фігур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Територія старшого аркана повна, коли на ній стоїть %n фігура.</numerusform>
            <numerusform>Територія старшого аркана повна, коли на ній стоять %n фігури.</numerusform>
            <numerusform>Територія старшого аркана повна, коли на ній стоїть %n фігур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Пустка повна, коли на ній стоїть %n фігура.</numerusform>
            <numerusform>Пустка повна, коли на ній стоять %n фігури.</numerusform>
            <numerusform>Пустка повна, коли на ній стоїть %n фігур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>На полі, де стоїть %n мала фігура чи більше, немає місця для ще однієї малої.</numerusform>
            <numerusform>На полі, де стоять %n малі фігури чи більше, немає місця для ще однієї малої.</numerusform>
            <numerusform>На полі, де стоїть %n малих фігур чи більше, немає місця для ще однієї малої.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>На полі, де стоїть %n середня фігура чи більше, немає місця для ще однієї середньої, і мала фігура не може збільшитися там до середньої.</numerusform>
            <numerusform>На полі, де стоять %n середні фігури чи більше, немає місця для ще однієї середньої, і мала фігура не може збільшитися там до середньої.</numerusform>
            <numerusform>На полі, де стоїть %n середніх фігур чи більше, немає місця для ще однієї середньої, і мала фігура не може збільшитися там до середньої.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>На полі, де стоїть %n велика фігура чи більше, немає місця для ще однієї великої, і середня фігура не може збільшитися там до великої.</numerusform>
            <numerusform>На полі, де стоять %n великі фігури чи більше, немає місця для ще однієї великої, і середня фігура не може збільшитися там до великої.</numerusform>
            <numerusform>На полі, де стоїть %n великих фігур чи більше, немає місця для ще однієї великої, і середня фігура не може збільшитися там до великої.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>На полі, де стоїть %n фігура одного гравця чи більше, немає місця для ще однієї фігури цього гравця, і ворожу фігуру там не можна замінити на таку.</numerusform>
            <numerusform>На полі, де стоять %n фігури одного гравця чи більше, немає місця для ще однієї фігури цього гравця, і ворожу фігуру там не можна замінити на таку.</numerusform>
            <numerusform>На полі, де стоїть %n фігур одного гравця чи більше, немає місця для ще однієї фігури цього гравця, і ворожу фігуру там не можна замінити на таку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карту; це й ліміт руки.</numerusform>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карти; це й ліміт руки.</numerusform>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карт; це й ліміт руки.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>78 карт таро перетасовують.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карту.</numerusform>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карти.</numerusform>
            <numerusform>78 карт таро перетасовують. Кожному гравцеві роздають %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>Ліміт руки — %n карта.</numerusform>
            <numerusform>Ліміт руки — %n карти.</numerusform>
            <numerusform>Ліміт руки — %n карт.</numerusform>
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
        <translation>Потім на ці поля викладають карти горілиць: %1. Решта — колода добору.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Перед тасуванням карту «%1» виймають із колоди й кладуть на %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Раз за хід, перед дією, ви можете розвернути одну свою фігуру. Це не вважається дією.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Наприкінці свого ходу, раніше за все інше, що тоді відбувається, ви добираєте %n карту, не перевищуючи ліміту руки.</numerusform>
            <numerusform>Наприкінці свого ходу, раніше за все інше, що тоді відбувається, ви добираєте %n карти, не перевищуючи ліміту руки.</numerusform>
            <numerusform>Наприкінці свого ходу, раніше за все інше, що тоді відбувається, ви добираєте %n карт, не перевищуючи ліміту руки.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Такий слуга націлений і на дальші поля, хоч би що було на шляху: на відстань до %1, якщо він малий, до %2, якщо середній, і до %3, якщо великий.</translation>
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
        <translation>Деякі карти мають іншу вартість (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Переможний рахунок — %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Коли грає %n гравець, переможний рахунок — %1.</numerusform>
            <numerusform>Коли грають %n гравці, переможний рахунок — %1.</numerusform>
            <numerusform>Коли грають %n гравців, переможний рахунок — %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Ваш рахунок — кількість крапок ваших фігур на всіх територіях, які ви утримуєте.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Ваш рахунок — вартість усіх територій, які ви утримуєте.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Ваш рахунок — вартість усіх територій, на яких стоять лише ваші фігури.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Ви утримуєте територію, на якій стоять лише ваші фігури.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Ви утримуєте територію, на якій у вас більше фігур, ніж у будь-кого іншого. Якщо у двох чи більше гравців їх порівну, її не утримує ніхто.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Ви утримуєте територію, на якій ваші фігури разом мають більше крапок, ніж фігури будь-кого іншого. Якщо у двох чи більше гравців їх порівну, її не утримує ніхто.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Пустка, яку ви так само утримуєте, дає %n очко.</numerusform>
            <numerusform>Пустка, яку ви так само утримуєте, дає %n очки.</numerusform>
            <numerusform>Пустка, яку ви так само утримуєте, дає %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Щоб кинути кольоровий кубик, слуга не потрібен.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Поле без карти, що має спільну сторону з територією, — пустка. На ній можуть стояти фігури. Пустка — як територія, але без здатності.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>В інших випадках у цій грі руку оновлювати не можна.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Впливом на фігуру вважається лише така дія: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Ця вартість має значення лише тоді, коли території створюють, підвищують чи атакують.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Якщо на дошці не залишилося територій, гра завершується наприкінці цього ходу згідно з правилом %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Якщо на території стоять фігури лише одного гравця й серед них є принаймні по одній кожного розміру, вони утворюють вежу. Ніхто інший не може націлитися на фігуру вежі.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>На території з вежею не можна створити фігуру іншого гравця, і така фігура не може там зупинитися.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Це не захищає фігуру вежі від наслідків її власної атаки.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>Щоходу ви виконуєте %n таку дію; вона має власних слуг. Виставлення фігури й пас — теж дії.</numerusform>
            <numerusform>Щоходу ви виконуєте %n такі дії, одну за одною; кожна має власних слуг. Виставлення фігури й пас — теж дії.</numerusform>
            <numerusform>Щоходу ви виконуєте %n таких дій, одну за одною; кожна має власних слуг. Виставлення фігури й пас — теж дії.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Деякі поля мають власне обмеження.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>оголошений останній хід</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Гравець, який оголосив останній хід</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Гравці, які вже оголошували</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Гравці, які пропускають наступний хід</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>Наприкінці свого останнього ходу ви одразу перемагаєте, якщо маєте переможний рахунок або більший, хоч би що мали інші.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Наприкінці свого останнього ходу ви одразу перемагаєте, якщо маєте %n очко чи більше, хоч би що мали інші.</numerusform>
            <numerusform>Наприкінці свого останнього ходу ви одразу перемагаєте, якщо маєте %n очки чи більше, хоч би що мали інші.</numerusform>
            <numerusform>Наприкінці свого останнього ходу ви одразу перемагаєте, якщо маєте %n очок чи більше, хоч би що мали інші.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>Наприкінці свого ходу ви можете оголосити свій наступний хід останнім, якщо попереду немає вже оголошеного останнього ходу іншого гравця. Певного рахунку для цього не потрібно.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Наприкінці свого ходу, маючи %n очко чи більше, ви можете оголосити свій наступний хід останнім, якщо попереду немає вже оголошеного останнього ходу іншого гравця.</numerusform>
            <numerusform>Наприкінці свого ходу, маючи %n очки чи більше, ви можете оголосити свій наступний хід останнім, якщо попереду немає вже оголошеного останнього ходу іншого гравця.</numerusform>
            <numerusform>Наприкінці свого ходу, маючи %n очок чи більше, ви можете оголосити свій наступний хід останнім, якщо попереду немає вже оголошеного останнього ходу іншого гравця.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Ніхто не може оголосити двічі.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>Наприкінці вашого останнього ходу вже нічого не можна оголосити.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Поки оголошений останній хід ще не завершено, усі інші гравці — на одному боці. Їхні фігури одна для одної ні свої, ні ворожі, а спільна територія зараховується кожному з них.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Інакше ви вибуваєте: ваші фігури повертаються до запасу, карти з вашої руки скидають.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Останній гравець, що лишився, перемагає.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>Останній гравець, що лишився, не перемагає; гра триває.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Інакше гра завершується, і всі інші гравці перемагають разом.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Інакше всі ваші фігури повертаються до запасу; рука лишається у вас, і ви граєте далі.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Інакше ви граєте далі, але пропускаєте наступний хід.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Коли всі, хто ще у грі, оголосили останній хід і ніхто не переміг, гра завершується. Перемагає гравець із найвищим рахунком; якщо таких кілька, вони ділять перемогу.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Завершіть хід або оголосіть наступний хід останнім.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Це ваш останній хід: для перемоги наприкінці потрібно мати %n очко.</numerusform>
            <numerusform>Це ваш останній хід: для перемоги наприкінці потрібно мати %n очки.</numerusform>
            <numerusform>Це ваш останній хід: для перемоги наприкінці потрібно мати %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>Це останній хід гравця %1{genitive}: наприкінці потрібно мати %n очко.</numerusform>
            <numerusform>Це останній хід гравця %1{genitive}: наприкінці потрібно мати %n очки.</numerusform>
            <numerusform>Це останній хід гравця %1{genitive}: наприкінці потрібно мати %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Пропуск наступного ходу: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Ви втрачаєте %n фігуру.</numerusform>
            <numerusform>Ви втрачаєте %n фігури.</numerusform>
            <numerusform>Ви втрачаєте %n фігур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 втрачає %n фігуру.</numerusform>
            <numerusform>%1 втрачає %n фігури.</numerusform>
            <numerusform>%1 втрачає %n фігур.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви пропускаєте наступний хід.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 пропускає наступний хід.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Усі вже оголосили останній хід: перемогу приносить найвищий рахунок, %n очко.</numerusform>
            <numerusform>Усі вже оголосили останній хід: перемогу приносить найвищий рахунок, %n очки.</numerusform>
            <numerusform>Усі вже оголосили останній хід: перемогу приносить найвищий рахунок, %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Ви перемагаєте: наприкінці останнього ходу у вас %n очко, а потрібно було %2.</numerusform>
            <numerusform>Ви перемагаєте: наприкінці останнього ходу у вас %n очки, а потрібно було %2.</numerusform>
            <numerusform>Ви перемагаєте: наприкінці останнього ходу у вас %n очок, а потрібно було %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1 перемагає: наприкінці останнього ходу — %n очко, а потрібно було %2.</numerusform>
            <numerusform>%1 перемагає: наприкінці останнього ходу — %n очки, а потрібно було %2.</numerusform>
            <numerusform>%1 перемагає: наприкінці останнього ходу — %n очок, а потрібно було %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Усі вже оголосили останній хід; перемога за найвищим рахунком: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очка; перемога дістається всім іншим: %3{nominative}.</numerusform>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очок; перемога дістається всім іншим: %3{nominative}.</numerusform>
            <numerusform>Ваш останній хід завершено: лише %2 з %n очок; перемога дістається всім іншим: %3{nominative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очка; перемога дістається всім іншим: %3{nominative}.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очок; перемога дістається всім іншим: %3{nominative}.</numerusform>
            <numerusform>Останній хід гравця %1{genitive} завершено: лише %2 з %n очок; перемога дістається всім іншим: %3{nominative}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Здатність, якій потрібна ворожа фігура, не можна застосувати до фігури гравця, який на вашому боці. Будь-яку іншу здатність — можна, і така фігура зберігає свій напрям. Поле, на якому є лише такі фігури й ваші, не зайняте ворогом.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Інакше %n ваша фігура повертається до запасу, спершу найбільша; ви граєте далі.</numerusform>
            <numerusform>Інакше %n ваші фігури повертаються до запасу, спершу найбільші; ви граєте далі.</numerusform>
            <numerusform>Інакше %n ваших фігур повертається до запасу, спершу найбільші; ви граєте далі.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>З рівних фігур першою повертається та, що найдалі на півдні, а в одному ряду та, що найдалі на сході. На одному полі вирішує порядок напрямів.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Основи</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Чотири масті</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Ваш хід і ваша рука</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Дві здатності, одна ціль</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Старші аркани</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Інші ігри й доповнення</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Випадковий</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадібний</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Учень</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Умілець</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Швидкий</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Робить будь-який крок, що його дозволяють правила.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Робить крок, що зараз видається найкращим, і не зазирає наперед.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Обмірковує наступні ходи, близько секунди на крок.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Думає над кожним кроком кілька секунд і нічого не віддає задарма.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>ризиковий</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>обачний</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>будівник</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>сміливий будівник</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>обачний будівник</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>мисливець</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>сміливий мисливець</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>обачний мисливець</translation>
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
        <translation>Початківець</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>За сценарієм</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Зазирає трохи наперед і думає мить.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Планує власний хід умить і дивиться на наступну відповідь.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Багато чого не помічає і не зазирає наперед; добрий суперник для першої гри.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Робить будь-який крок, що не коштує йому очок; мірило для вимірювань.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Заведено прихований таймер.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>На кубику випало %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>На кубиках випало %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Гра триває.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Ви здаєтеся.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 здається.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Тепер замість вас грає комп’ютер (%2).</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Тепер замість гравця %1{genitive} грає комп’ютер (%2).</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Тепер замість вас грає інший гравець.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Тепер замість гравця %1{genitive} грає хтось інший.</translation>
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
        <translation>Чаші</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Жезли</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Пентаклі</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Мечі</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>на північ</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>на схід</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>на південь</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>на захід</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>вертикально</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>на північний схід</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>на південний схід</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>на південний захід</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>на північний захід</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n територія на прямокутнику %1 × %2</numerusform>
            <numerusform>%n території на прямокутнику %1 × %2</numerusform>
            <numerusform>%n територій на прямокутнику %1 × %2</numerusform>
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
        <translation>нічого</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Мінімум гравців</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Для гри потрібно щонайменше стільки гравців.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Максимум гравців</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>Грати може щонайбільше стільки гравців.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Малі фігури</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Кількість малих фігур на гравця.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Середні фігури</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Кількість середніх фігур на гравця.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Великі фігури</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Кількість великих фігур на гравця.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Ліміт руки</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Кількість карт, які роздають кожному гравцеві; понад цю кількість гравець ніколи не добирає.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Вартість числових карт</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Очки за територію від туза до десятки.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Вартість придворних карт</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Очки за територію з пажем, лицарем, королевою чи королем.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Вартість старших арканів</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Очки за територію старшого аркана.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Стовпці дошки</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Кількість карт поряд на початку.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Ряди дошки</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Кількість рядів карт, викладених на початку.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Фігури на полі</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>Якщо на полі вже стільки фігур, там не можна створити ще одну чи пересунути її туди.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Вибір першого гравця</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Це визначає, хто робить перший хід.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Цей гравець починає, якщо першого гравця визначено наперед.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Черговість ходів</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Ходи йдуть по колу або за порядком ставок.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Здатності</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>Карта має ці здатності, одну за одною.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Зв’язка</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>Перші дві здатності карти можна пов’язати в такий спосіб.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Можливості ходу</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>Щоходу гравець робить щось одне з цього.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Вплив робить фігури слугами</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Після активації території ваші фігури, на які вплинув слуга, стають слугами до кінця ходу.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Вплив за Блазня робить фігури слугами</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Поки ви застосовуєте Блазня, ваші фігури, на які щось вплинуло, стають слугами, навіть якщо загалом це не так.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очок для перемоги</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Кількість очок, потрібна для перемоги наприкінці оголошеного останнього ходу.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Наслідок невдалого останнього ходу</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>Наслідок для гравця, якому наприкінці оголошеного останнього ходу бракує очок.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Решта карт ставок</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Сюди йдуть карти ставок, яких ніхто не взяв у руку.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Прихований таймер</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Таймер, якого ніхто не бачить, завершує гру, і перемагає гравець із найвищим рахунком.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Таймер, щонайменше</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Прихований таймер ніколи не завершує гру раніше, ніж мине стільки раундів або хвилин.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Таймер, щонайбільше</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>Прихований таймер завершує гру не пізніше, ніж мине стільки раундів або хвилин.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Чаші створюють ворожі фігури</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Чаша, ціль якої — ворожа фігура, може створити ще одну фігуру того ж ворога.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Чаші створюють території</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Карти, які можна класти на цільову пустку.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Карта створеної території</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>Джерело карти території, яку створює чаша.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Чаші без обмеження поля</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Чаша може створити фігуру навіть на повному полі.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Жезли штовхають свої фігури</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Жезл може штовхати власні фігури гравця, а не лише ворожі.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Жезли штовхають території</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Жезл може штовхнути територію в пустку.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Жезли без обмеження поля</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Жезл може привести фігуру навіть на повне поле.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Сила жезла</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Кількість полів, на яку сягає жезл; 0 — стільки, скільки крапок має слуга.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Пентаклі підвищують території</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>Нова карта підвищеної території дорожча рівно на одне очко або будь-яка вища.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Пентаклі підвищують пустку</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Пентакль може зробити з цільової пустки територію.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Карта підвищеної території</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>Джерело нової карти підвищеної території.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Мечі понижують території</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Меч може понизити територію, а не лише зменшити фігуру.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Пониження територій</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Територія втрачає очки за крапками слуги або понижується на один крок.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Карта пониженої території</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>Джерело нової карти пониженої території.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Сила меча</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Кількість крапок, яку знімає меч; 0 — стільки, скільки їх має слуга.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Фігури, які розвертає карта</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Карта, що розвертає фігуру, діє на слугу або на будь-яку цільову фігуру.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Перенесення територій</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Здатність, що переносить фігури будь-куди, переносить і території.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Очок для перемоги вдвох</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Кількість очок, потрібна вдвох для перемоги наприкінці оголошеного останнього ходу; 0 — стільки, як для всіх.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Очок для перемоги втрьох</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Кількість очок, потрібна втрьох для перемоги наприкінці оголошеного останнього ходу; 0 — стільки, як для всіх.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Очок для перемоги вчотирьох</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Кількість очок, потрібна вчотирьох для перемоги наприкінці оголошеного останнього ходу; 0 — стільки, як для всіх.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Очок для перемоги вп’ятьох</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Кількість очок, потрібна вп’ятьох для перемоги наприкінці оголошеного останнього ходу; 0 — стільки, як для всіх.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Очок для перемоги вшістьох</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Кількість очок, потрібна вшістьох для перемоги наприкінці оголошеного останнього ходу; 0 — стільки, як для всіх.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Утримання території</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Це визначає, кому зараховується територія.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Очки за територію</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Територія дає тому, хто її утримує, вартість своєї карти або по очку за кожну крапку його фігур на ній.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Вартість пустки</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Кількість очок, яку пустка дає тому, хто її утримує.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Вежі</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Якщо фігури на території має лише один гравець, принаймні по одній кожного розміру, ніхто інший не може на них націлитися.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Втрата фігур за невдалий останній хід</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Кількість фігур, що повертаються до запасу, спершу найбільші; 0 — усі.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Очок для оголошення</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Найменший рахунок, з яким можна оголосити останній хід; 0 — будь-який рахунок.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Оголошувати лише раз</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Ніхто не може оголосити останній хід двічі; коли це зробили всі, перемагає гравець із найвищим рахунком.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Усі проти того, хто оголосив</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Поки оголошений останній хід не завершено, усі інші гравці — на одному боці.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Очок для зарахування</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>Гравець, який першим зарахував стільки очок, одразу перемагає.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Найменша фігура для зарахування території</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Найменший розмір фігури, що може зарахувати територію: 1 — малий, 2 — середній, 3 — великий.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>Найвища ставка</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Визначений наперед</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Гравець A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Гравець B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Гравець C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Гравець D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Гравець E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Гравець F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>За годинниковою стрілкою</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>За ставками (турнір)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Активувати територію</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Розіграти карту</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Оновити руку</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Розвернути фігуру</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Ніяк</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>Перша може завершитися там, де не можна лишатися</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>Між ними нічого не потрібно</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Поле може тимчасово бути переповнене</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Гравець вибуває</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Усі інші перемагають</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Гравець втрачає фігури</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>Гравець пропускає наступний хід</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>Єдиний гравець на території</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>Гравець, у якого там найбільше фігур</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>Гравець, у якого там найбільше крапок</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>Вартість карти</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>Крапки фігур</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>У скид</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>Переможцеві ставок</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Немає</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Прихована кількість раундів</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Прихована кількість хвилин</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Жодні карти</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Карти вартістю рівно 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Усі молодші аркани</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>З руки</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Зі скиду</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>З верху колоди добору</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>На одне очко вище</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>До будь-якої вищої карти</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>За крапками слуги</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>На один крок</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Слуга</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Цільова фігура</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Обмеження фігур у пустці</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>Обмеження кількості фігур на полі діє й у пустці.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Ставки, доки вистачає карт на руках</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Якщо ставки рівні, аж доки не залишиться карт, це визначає, хто починає.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Немає поля для фігури</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Гравець без фігур, для якого немає вільного поля, пасує або може оновити руку.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Перетасування скиду</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>Скид перетасовують, щойно колода добору спорожніла, або коли потрібна наступна карта.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Види впливу на фігуру</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Вважається, що слуга вплинув на фігуру, якщо з нею зроблено щось із цього.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Фігури на території під впливом</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Вплив слуги на територію вважається впливом і на фігури, що на ній стоять.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Створення фігур у пустці</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Чаша може створити фігуру в пустці, а не лише на території.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Поле, на якому створює слуга</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Слуга створює лише на своєму цільовому полі або й на власному.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Оцінка кінцевого місця</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>Де може зупинитися територія, яку штовхають, визначають до того, як піднято її карту, або після того.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Карти Блазня необов’язкові</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Гравець може не відкривати карту.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Може діяти інший слуга</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Після того як карта розвернула одного слугу, наступну здатність може застосувати інший.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Колір міняють лише ворожі фігури</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Здатність, що замінює фігуру власною, замінює лише ворожі фігури.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Перемагає останній гравець</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Коли всі інші вибули, останній гравець одразу перемагає.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Дошка без територій</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Коли територій не залишилося, перемагають усі, хто ще в грі, або ніхто.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Вирішує жереб</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Починає гравець A</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>Гравець пасує</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>Гравець може оновити руку</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Одразу</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Коли потрібна карта</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>створення</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>рух</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>штовхання</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>збільшення</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>зменшення</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>розворот</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>зміна кольору</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>На цільовому полі</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>І на власному полі</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>До того, як піднято карту</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Після того, як піднято карту</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Решта гравців ділять перемогу</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Не перемагає ніхто</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Карти на початку</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Кількість карт, яку має кожен гравець на початку; 0 — стільки, скільки дозволяє ліміт руки.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Обрані карти</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Кількість карт першої руки, які кожен гравець обирає з відкритих карт.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Зайві відкриті карти</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Кількість відкритих карт понад ті, що обирають; зайві скидають.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Добір за оновлення</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Найбільша кількість карт, яку добирає гравець, оновлюючи руку; 0 — до ліміту руки.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Добір наприкінці ходу</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Кількість карт, яку добирає гравець наприкінці кожного ходу, не перевищуючи ліміту руки.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Вартість окремих карт</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Ці карти мають іншу вартість, ніж інші карти їхнього виду.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Розкладка дошки</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Карти на початку та їхні місця; без розкладки дошка — прямокутник.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Фігури на числовій карті</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Територія від туза до десятки повна, коли на ній стільки фігур; 0 — обмеження будь-якого поля.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Фігури на придворній карті</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Територія з пажем, лицарем, королевою чи королем повна, коли на ній стільки фігур; 0 — обмеження будь-якого поля.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Фігури на старшому аркані</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Територія старшого аркана повна, коли на ній стільки фігур; 0 — обмеження будь-якого поля.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Фігури в пустці</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Пустка повна, коли на ній стільки фігур; 0 — обмеження будь-якого поля.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Малі фігури на полі</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>На полі, де стільки малих фігур, немає місця для ще однієї; 0 — без такого обмеження.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Середні фігури на полі</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>На полі, де стільки середніх фігур, немає місця для ще однієї; 0 — без такого обмеження.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Великі фігури на полі</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>На полі, де стільки великих фігур, немає місця для ще однієї; 0 — без такого обмеження.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Фігури гравця на полі</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>На полі, де стільки фігур одного гравця, немає місця для ще однієї його фігури; 0 — без такого обмеження.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Дії за хід</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Кількість дій, які гравець виконує щоходу.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Вільний розворот</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Раз за хід розворот фігури перед дією не вважається дією.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Розворот кількох фігур</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Гравець, який розвертає фігуру, може розвернути й будь-які інші, кожну один раз.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Скидання окремо від добору</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Оновлюючи руку, гравець або скидає її всю, або добирає карти.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Діагональні напрями</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Фігура може вказувати й навскоси.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Дальність малих слуг</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Малий слуга, що кудись вказує, націлений на поля аж до такої відстані.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Дальність середніх слуг</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Середній слуга, що кудись вказує, націлений на поля аж до такої відстані.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Дальність великих слуг</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Великий слуга, що кудись вказує, націлений на поля аж до такої відстані.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>стопки очок</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Зараховані очки</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Це може зробити фігура будь-якого розміру.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Мала фігура цього зробити не може.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Це може зробити лише велика фігура.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>Вартість карти йде до вашої стопки очок. Ці очки входять до вашого рахунку й ніколи не втрачаються.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Гравець, який першим зарахував %n очко, одразу перемагає.</numerusform>
            <numerusform>Гравець, який першим зарахував %n очки, одразу перемагає.</numerusform>
            <numerusform>Гравець, який першим зарахував %n очок, одразу перемагає.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Коли територій не залишилося, перемагає гравець із найвищим рахунком; якщо таких кілька, вони ділять перемогу.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Ви зараховуєте територію на %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 зараховує територію на %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Зарахувати</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Завершіть хід або зарахуйте територію, яку утримуєте.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: player and points</comment>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>%1{nominative} %2</translation>
    </message>
    <message>
        <source>Points brought in: %1.</source>
        <extracomment>%1: list of players with their points</extracomment>
        <translation>Зараховані очки: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Ви зараховуєте %n очко.</numerusform>
            <numerusform>Ви зараховуєте %n очки.</numerusform>
            <numerusform>Ви зараховуєте %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 зараховує %n очко.</numerusform>
            <numerusform>%1 зараховує %n очки.</numerusform>
            <numerusform>%1 зараховує %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Наприкінці останнього ходу зарахувати територію не можна (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Жодна з ваших фігур там не є середньою чи великою (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Жодна з ваших фігур там не є великою (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Ви перемагаєте: зараховано %n очко.</numerusform>
            <numerusform>Ви перемагаєте: зараховано %n очки.</numerusform>
            <numerusform>Ви перемагаєте: зараховано %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1 перемагає: зараховано %n очко.</numerusform>
            <numerusform>%1 перемагає: зараховано %n очки.</numerusform>
            <numerusform>%1 перемагає: зараховано %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Територій не залишилося; перемога за найвищим рахунком: %1{nominative}.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Наприкінці свого ходу ви можете зарахувати одну територію, на якій є ваші фігури й немає ворожих. Найбільша ваша фігура звідти повертається до запасу. Карту скидають, і її місце займає верхня карта колоди добору.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>За один хід можна або зарахувати територію, або оголосити свій останній хід, але не те й друге разом. Наприкінці останнього ходу зарахувати територію не можна.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>З рівних фігур повертається перша за порядком напрямів.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>У додатку «%1» стався збій програми. Тепер цей додаток вимкнено.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>У додатку «%1» сталася помилка.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>У додатку «%1» сталася помилка (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>За цими правилами в кожного гравця менше фігур такого розміру: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>За цими правилами немає фігур із таким напрямом: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>За цими правилами рука містить не більше ніж %n карту.</numerusform>
            <numerusform>За цими правилами рука містить не більше ніж %n карти.</numerusform>
            <numerusform>За цими правилами рука містить не більше ніж %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Ці правила не для %n гравця.</numerusform>
            <numerusform>Ці правила не для %n гравців.</numerusform>
            <numerusform>Ці правила не для %n гравців.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Цей набір правил цього не використовує: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Це не те, що дозволяють ці правила: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Використайте як %1{accusative}.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>На вибір: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Двічі: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Тричі: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n раз: %1</numerusform>
            <numerusform>%n рази: %1</numerusform>
            <numerusform>%n разів: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Потім: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Активувати</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Активуйте територію, на якій стоїть ваша фігура: застосуйте її здатності; усі ваші фігури на ній — слуги.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Розіграти</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Розіграйте карту з руки: вона йде у скид, тоді застосуйте її здатності; усі ваші фігури на дошці — слуги.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Оновити</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карта.</numerusform>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карти.</numerusform>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Розвернути</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Розверніть одну зі своїх фігур.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Поле називають літерою його стовпця та номером ряду, як на краю дошки. Перші території починаються з d4 на північному заході. Коли дошка росте, назви не змінюються.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масті</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Старші аркани</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Поле називають літерою його стовпця та номером ряду, як на краю дошки. Найпівнічніший ряд перших територій починається з %1. Коли дошка росте, назви не змінюються.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Усі інші старші аркани</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Розверніть будь-яку кількість своїх фігур, кожну один раз; щоб закінчити раніше, спасуйте.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть так, щоб у руці було щонайбільше %n карта.</numerusform>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть так, щоб у руці було щонайбільше %n карти.</numerusform>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть так, щоб у руці було щонайбільше %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть щонайбільше %n карту; у руці може бути не більше ніж %1.</numerusform>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть щонайбільше %n карти; у руці може бути не більше ніж %1.</numerusform>
            <numerusform>Оновіть руку: або скиньте її всю, або доберіть щонайбільше %n карт; у руці може бути не більше ніж %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть щонайбільше %n карту; у руці може бути не більше ніж %1.</numerusform>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть щонайбільше %n карти; у руці може бути не більше ніж %1.</numerusform>
            <numerusform>Оновіть руку: скиньте будь-які карти або жодної, тоді доберіть щонайбільше %n карт; у руці може бути не більше ніж %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Усі старші аркани</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>карти зі скиду</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Візьміть зі скиду карти на свій вибір, по одній за кожну крапку одного зі слуг; у руці щонайбільше %n карта.</numerusform>
            <numerusform>Візьміть зі скиду карти на свій вибір, по одній за кожну крапку одного зі слуг; у руці щонайбільше %n карти.</numerusform>
            <numerusform>Візьміть зі скиду карти на свій вибір, по одній за кожну крапку одного зі слуг; у руці щонайбільше %n карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>скидання й добір</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карта.</numerusform>
            <numerusform>Скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карти.</numerusform>
            <numerusform>Скиньте будь-які карти або жодної, тоді доберіть так, щоб у руці було щонайбільше %n карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Гру завершено; робити вже нічого не можна (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>На цьому етапі ходу цього зробити не можна (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>За правилами цієї гри такого кроку немає (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Зараз немає карти, яка давала б таку здатність (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Зараз карта дає іншу здатність; порядок здатностей незмінний (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Спершу потрібна друга половина розпочатого кроку (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Спершу слово за випадком: тасують карти, тягнуть жереб або кидають кубики (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Гравець без фігур на дошці може лише виставити одну (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Виставляти фігуру може лише гравець, у якого на дошці немає жодної (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>На %3 уже стоїть %n фігура; поле має бути без фігур (%1).</numerusform>
            <numerusform>На %3 уже стоять %n фігури; поле має бути без фігур (%1).</numerusform>
            <numerusform>На %3 уже стоїть %n фігур; поле має бути без фігур (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>На %3 немає території (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>На %3 немає жодної вашої фігури (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Карти «%4» немає у вашій руці (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Названо карту, якої немає у вашій руці (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Карти «%4» немає у скиді (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Названо карту, якої немає у скиді (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Ваша рука повна; її ліміт — %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Зараз не можна добрати жодної карти (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Зараз можна добрати не більше ніж %n карту (%1).</numerusform>
            <numerusform>Зараз можна добрати не більше ніж %n карти (%1).</numerusform>
            <numerusform>Зараз можна добрати не більше ніж %n карт (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це нічого не змінило б (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Це не ваша фігура: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це не ваша фігура (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Ця фігура зараз не може діяти як слуга: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ця фігура зараз не може діяти як слуга (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Фігури на %3 — вежа, на яку ніхто інший не може націлитися (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>На %3 стоїть вежа; нікому іншому туди не можна (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Слуга, що діє, не націлений на цю фігуру: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Слуга, що діє, не націлений на поле %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Слуга не штовхає себе, а рухається (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Тут потрібна ворожа фігура, а не %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Цю фігуру вже розвернуто цього ходу: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ви розвертаєте свої фігури: розверніть іншу або спасуйте (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Або скиньте всю руку, або доберіть карти (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Тут потрібна ворожа фігура (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Поле %3 повне: на ньому стоїть %n фігура (%1).</numerusform>
            <numerusform>Поле %3 повне: на ньому стоять %n фігури (%1).</numerusform>
            <numerusform>Поле %3 повне: на ньому стоїть %n фігур (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>На %3 не вміститься ще одна мала фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна мала фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна мала фігура: там їх уже %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>На %3 не вміститься ще одна середня фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна середня фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна середня фігура: там їх уже %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>На %3 не вміститься ще одна велика фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна велика фігура: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна велика фігура: там їх уже %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>На %3 не вміститься ще одна фігура того самого гравця: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна фігура того самого гравця: там їх уже %n (%1).</numerusform>
            <numerusform>На %3 не вміститься ще одна фігура того самого гравця: там їх уже %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>У вашому запасі не залишилося малих фігур (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>У вашому запасі не залишилося середніх фігур (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>У вашому запасі не залишилося великих фігур (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>У запасі гравця %5{genitive} не залишилося малих фігур (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>У запасі гравця %5{genitive} не залишилося середніх фігур (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>У запасі гравця %5{genitive} не залишилося великих фігур (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>У запасі гравця %5{genitive} не залишилося такої фігури (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>На %3 стоїть ворожа фігура (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Територію ніщо не замінює; карта «%4» не потрібна (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>Карта «%4» не має потрібної вартості %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Потрібна карта вартістю рівно %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Вертикальний слуга не може скористатися жезлом: він нікуди не вказує (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Просунутися не можна ні на одне поле (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Просунутися можна щонайбільше на %n поле (%1).</numerusform>
            <numerusform>Просунутися можна щонайбільше на %n поля (%1).</numerusform>
            <numerusform>Просунутися можна щонайбільше на %n полів (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Зняти можна щонайбільше %n крапку (%1).</numerusform>
            <numerusform>Зняти можна щонайбільше %n крапки (%1).</numerusform>
            <numerusform>Зняти можна щонайбільше %n крапок (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Зняти можна щонайбільше %n очко (%1).</numerusform>
            <numerusform>Зняти можна щонайбільше %n очки (%1).</numerusform>
            <numerusform>Зняти можна щонайбільше %n очок (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Фігура вже велика й не може збільшитися (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Карта старшого аркана вже має найбільшу вартість, її не підвищити (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ворожа фігура зберігає свій напрям (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Знищену фігуру не можна розвернути (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Здатність не сягає того поля або не може взяти карту звідти (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це можливо лише разом із другою половиною, а жодна не підходить (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це можливо й окремо, тож це не перша половина пов’язаного кроку (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Зі здатності, яку карта дає зараз, не починається жоден пов’язаний крок (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Друга половина має стосуватися тієї самої фігури чи території, що й перша (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Друга половина має знову звільнити місце на %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Добирати більше нема чого (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>Карта «%4» на %3 — не старший аркан (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ця карта — не старший аркан (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Світ не може застосувати здатності іншого Світу (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Найбільша довжина ланцюжка карт — %2; більше не можна відкрити чи скопіювати (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Продовжити має той самий слуга (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Цю здатність не можна пропустити (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Спершу має завершитися оголошений останній хід гравця %5{genitive} (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це ваш останній хід; наприкінці нього нічого не можна оголосити (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ви вже оголошували останній хід; двічі цього робити не можна (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Щоб оголосити останній хід, потрібно мати %n очко (%1).</numerusform>
            <numerusform>Щоб оголосити останній хід, потрібно мати %n очки (%1).</numerusform>
            <numerusform>Щоб оголосити останній хід, потрібно мати %n очок (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Територій не залишилося, тож оголосити останній хід не можна (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Карти «%4» немає серед тих, які можна взяти (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>У цій грі фігури не можуть вказувати навскоси (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>За цими правилами здатність такого не дозволяє (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Карта «%4» не дорожча за ту, що лежить там, і не вища за неї серед карт того самого виду (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Потрібна дорожча карта або вища того самого виду (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Карта «%4» сюди не підходить: потрібна на очко дешевша або нижча того самого виду (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Потрібна карта, на очко дешевша або нижча того самого виду (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Правило цього варіанта цього не дозволяє (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Це неможливо (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Поле %3 — безодня: на ньому немає карти, і воно не має спільної сторони з жодною територією (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Поле %3 — не пустка, тобто не порожнє поле, що має спільну сторону з територією (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Усі названі фігури мають бути на одному полі; ця — на іншому: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Гра завершиться до вашого наступного ходу, тож оголосити його останнім не можна (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>відкриття карти</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Відкрийте верхню карту колоди добору й застосуйте її здатності.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>Відкрита карта йде у скид. Для її здатностей слугами є ті самі фігури.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Ви можете не відкривати карту.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Ви маєте відкрити карту, якщо вона є.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>У ланцюжку відкритих і скопійованих може бути щонайбільше %n карта; далі нічого не відкривають і не копіюють.</numerusform>
            <numerusform>У ланцюжку відкритих і скопійованих може бути щонайбільше %n карти; далі нічого не відкривають і не копіюють.</numerusform>
            <numerusform>У ланцюжку відкритих і скопійованих може бути щонайбільше %n карт; далі нічого не відкривають і не копіюють.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>жезл</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Жезли: рух</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Відстань — щонайменше одне поле й щонайбільше стільки, скільки крапок має слуга.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Відстань — одне поле, хоч би який був розмір слуги.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Відстань — 1–%n поле, хоч би який був розмір слуги.</numerusform>
            <numerusform>Відстань — 1–%n поля, хоч би який був розмір слуги.</numerusform>
            <numerusform>Відстань — 1–%n полів, хоч би який був розмір слуги.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Використайте як жезл.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Обмеження кількості фігур на полі не діє.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Обмеження поля (%n фігура) не діє.</numerusform>
            <numerusform>Обмеження поля (%n фігури) не діє.</numerusform>
            <numerusform>Обмеження поля (%n фігур) не діє.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Пересуньте слугу або штовхніть цільову фігуру в напрямі слуги.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Пересуньте слугу або штовхніть цільову ворожу фігуру в напрямі слуги.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>Зупинитися в безодні не можна.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Не можна зупинитися в безодні чи на полі, де вже стоїть %n фігура.</numerusform>
            <numerusform>Не можна зупинитися в безодні чи на полі, де вже стоять %n фігури.</numerusform>
            <numerusform>Не можна зупинитися в безодні чи на полі, де вже стоїть %n фігур.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Або так само штовхніть цільову територію без ворожих фігур у пустку без ворожих фігур.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>Території штовхати не можна.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Або штовхніть цільову територію, якщо на ній немає ворожої фігури, на стільки полів, на скільки можна й фігуру. Вона ковзає крізь усе й має зупинитися в пустці без ворожих фігур. Фігури лишаються на своїх полях; ваші фігури на кінцевому полі тепер стоять на ній.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Фігури, що через зсув території опинилися в безодні, повертаються до запасів.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Вертикальний слуга не може скористатися жезлом.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Пересуньте слугу або штовхніть цільову фігуру, свою чи ворожу, у напрямі слуги.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>Власні фігури штовхати не можна.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>Пересунута фігура не може зупинитися в безодні. Проміжні поля не мають значення.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>Пересунута фігура не може зупинитися ні на повному полі, ні в безодні. Проміжні поля не мають значення.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Свою фігуру потім можна розвернути; ворожа фігура зберігає напрям.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>Не можна зупинитися в безодні чи на повному полі.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>Порядок напрямів: північ, схід, південь, захід, вертикально, північний схід, південний схід, південний захід, північний захід.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>Порядок напрямів: північ, схід, південь, захід, вертикально.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>У цій грі діє механіка «%1».</translation>
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
        <translation>Тлумачення (%1):</translation>
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
        <translation>Зараз буде роздано карти.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>Зараз буде перетасовано скид.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Першого гравця визначає жереб.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Зараз буде заведено прихований таймер.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Зараз буде кинуто кубики.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>Рішення за вами.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>Рішення за гравцем %1{instrumental}.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ваш хід: виставте малу фігуру на поле без фігур.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>Ходить %1{nominative}: треба виставити малу фігуру.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Розверніть ще одну фігуру або спасуйте.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Ваш хід триває: оберіть наступну дію.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Ваш хід: активуйте територію, розіграйте карту, оновіть руку або розверніть фігуру.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Ваш хід: оберіть, що робити.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ходить %1{nominative}.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Карта «%2»: зробіть другу половину розпочатого кроку.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 робить другу половину кроку за картою «%2».</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>Карта «%1»: цією здатністю зараз нічого не вдіяти (%2); пропустіть її.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 застосовує карту «%2»: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2, здатність %4 з %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 застосовує карту «%2», здатність %4 з %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Завершіть хід.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 має завершити хід.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>Гра от-от почнеться.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви перемагаєте: крім вас, у грі не залишилося нікого.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1 перемагає: більше в грі не залишилося нікого.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Територій не залишилося: ви перемагаєте.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Територій не залишилося: %1{nominative} перемагає.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Ви перемагаєте з найвищим рахунком: %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 перемагає з найвищим рахунком: %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 перемагають разом.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Гру завершено, переможців немає.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 перемагають: більше в грі не залишилося нікого.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Територій не залишилося: %1{nominative} ділять перемогу.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>Найвищий рахунок однаковий: %1{nominative} ділять перемогу.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1{nominative} думає</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Вирішує %1{nominative}</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Ваше рішення, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Ваше рішення</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Ходить %1{nominative}</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Ваш хід, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Виставте малу фігуру на поле без фігур.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1{nominative} виставляє малу фігуру.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Оберіть наступну дію.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Активуйте територію, розіграйте карту, оновіть руку або розверніть фігуру.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Оберіть, що робити.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Ви перемагаєте: суперник здається.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1 перемагає: суперник здається.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>виставити фігуру</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>активувати територію</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>розіграти карту</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>оновити руку</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>розвернути фігуру</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>створити фігуру</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>створити ворожу фігуру</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>пересунути слугу</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>штовхнути фігуру</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>збільшити фігуру</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>обмінятися картами на руках</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>пропустити здатність</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>завершити хід</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>оголосити останній хід</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>зробити ставку</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>взяти карту зі ставок</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>створити територію</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>штовхнути територію</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>підвищити територію</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>атакувати фігуру</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>атакувати територію</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>розвернути фігуру за допомогою карти</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>замінити ворожу фігуру</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>перенести фігуру будь-куди</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>перенести територію будь-куди</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>скинути й добрати карти</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>взяти карту зі скиду</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>відкрити карту</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>застосувати здатності іншої карти</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Вона стоїть вертикально.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Вона вказує %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>Далі обов’язкова друга половина.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Ви виставляєте малу фігуру на %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 виставляє малу фігуру на %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Ви активуєте територію «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 активує територію «%2» на %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви розігруєте карту «%2».</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 розігрує карту «%2».</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Ви добираєте %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 добирає %2{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Ви добираєте %n карту.</numerusform>
            <numerusform>Ви добираєте %n карти.</numerusform>
            <numerusform>Ви добираєте %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 добирає %n карту.</numerusform>
            <numerusform>%1 добирає %n карти.</numerusform>
            <numerusform>%1 добирає %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Ви скидаєте %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 скидає %2{accusative}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Ви пасуєте.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасує.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви нічого не скидаєте й не добираєте.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 нічого не скидає й не добирає.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви нічого не робите.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 нічого не робить.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви не використовуєте здатності карти «%2».</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 не використовує здатності карти «%2».</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви завершуєте хід.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 завершує хід.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви завершуєте хід і оголошуєте свій наступний хід останнім.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 завершує хід і оголошує свій наступний хід останнім.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви обираєте карту для ставки.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 обирає карту для ставки.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Ви робите ставку картою «%2».</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 робить ставку картою «%2».</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви берете зі ставок карту «%2».</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 бере зі ставок карту «%2».</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви робите крок, якого в цій грі немає.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 робить крок, якого в цій грі немає.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви не добираєте карт.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 не добирає карт.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Ви робите крок «%2».</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 робить крок «%2».</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Тепер вона стоїть вертикально.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Тепер вона вказує %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 стає вертикально.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 розвертається: тепер вістрям %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 ставить %2{accusative} вертикально.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 розвертає %2{accusative}: тепер вістрям %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 перетворює %2{accusative} на фігуру свого кольору.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 переноситься на %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 переносить %2{accusative}: нове поле — %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 переносить територію «%2» з %3 на %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 обмінюється з вами картами на руках.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Ви обмінюєтеся картами на руках із гравцем %2{instrumental}.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 обмінюється картами на руках із гравцем %2{instrumental}.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Ви берете зі скиду карту «%2».</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 бере зі скиду карту «%2».</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ви відкриваєте верхню карту колоди добору.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 відкриває верхню карту колоди добору.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Ви застосовуєте здатності території «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 застосовує здатності території «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 створює малу фігуру на %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 створює малу ворожу фігуру поруч із %2{instrumental}, з тим самим напрямом.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 закладає територію на %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 робить верхню карту колоди добору територією на %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 створює територію «%2» на %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 рухається на %n поле %2.</numerusform>
            <numerusform>%1 рухається на %n поля %2.</numerusform>
            <numerusform>%1 рухається на %n полів %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 штовхає %2{accusative}: %n поле %3.</numerusform>
            <numerusform>%1 штовхає %2{accusative}: %n поля %3.</numerusform>
            <numerusform>%1 штовхає %2{accusative}: %n полів %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 штовхає територію «%2» з %3 на %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 збільшується до великої.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 збільшується до середньої.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 збільшує %2{accusative} до великої.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 збільшує %2{accusative} до середньої.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 починає підвищувати територію «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 замінює те, що є на %2, верхньою картою колоди добору.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 перетворює %2 на територію «%3».</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 підвищує територію «%2» на %3 до карти «%4» зі скиду.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 підвищує територію «%2» на %3 до карти «%4».</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 знищує себе.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 зменшує себе на %n крапку.</numerusform>
            <numerusform>%1 зменшує себе на %n крапки.</numerusform>
            <numerusform>%1 зменшує себе на %n крапок.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 знищує %2{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 зменшує %2{accusative} на %n крапку.</numerusform>
            <numerusform>%1 зменшує %2{accusative} на %n крапки.</numerusform>
            <numerusform>%1 зменшує %2{accusative} на %n крапок.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 починає понижувати територію «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 знищує територію на %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 знищує територію «%2» на %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 понижує територію на %2 до карти «%3».</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 понижує територію «%2» на %3 до карти «%4» зі скиду.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 понижує територію «%2» на %3 до карти «%4».</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>меч</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Мечі: атака</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Зменште цільову фігуру щонайменше на одну крапку й щонайбільше на стільки, скільки має слуга.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Зменште цільову фігуру на одну крапку, хоч би який був розмір слуги.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Зменште цільову фігуру на 1–%n крапку, хоч би який був розмір слуги.</numerusform>
            <numerusform>Зменште цільову фігуру на 1–%n крапки, хоч би який був розмір слуги.</numerusform>
            <numerusform>Зменште цільову фігуру на 1–%n крапок, хоч би який був розмір слуги.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Використайте як меч; нову територію можна взяти з будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Використайте як меч; нову територію беруть із будь-якого місця скиду.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Використайте як меч.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Він має силу однієї крапки, хоч би який був розмір слуги.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Він має силу 1–%n крапки, хоч би який був розмір слуги.</numerusform>
            <numerusform>Він має силу 1–%n крапок, хоч би який був розмір слуги.</numerusform>
            <numerusform>Він має силу 1–%n крапок, хоч би який був розмір слуги.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Або понизьте цільову територію без ворожих фігур на одне очко чи до нижчої карти того самого виду; територію молодшого аркана можна й знищити.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Або так само понизьте цільову територію без ворожих фігур: замініть її картою, вартість якої дорівнює залишку, або нічим, якщо залишку немає.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Фігуру без крапок знищують.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Або так само знищте цільову територію без ворожих фігур.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>Території атакувати не можна.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Або атакуйте цільову територію, якщо на ній немає ворожої фігури: її скидають і замінюють картою, на очко дешевшою, або нижчою картою того самого виду. Територію молодшого аркана можна знищити.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Або знищте цільову територію, якщо це не старший аркан і на ній немає ворожої фігури: її скидають.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Або атакуйте цільову територію, якщо на ній немає ворожої фігури. Вона втрачає очки так, як фігура — крапки: її скидають і замінюють картою, вартість якої точно дорівнює залишку, або нічим, якщо залишку немає. Без відповідної карти понижувати на стільки не можна.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Або знищте цільову територію, якщо на ній немає ворожої фігури: її скидають, якщо вона втрачає всі очки так, як фігура — крапки.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Після знищення території залишається пустка або безодня. Фігури, що опинилися в безодні, повертаються до запасів, зокрема й ті, що на сусідніх полях.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Якщо крапок у фігури менше, вона втрачає всі. Її замінює менша фігура із запасу її власника, з тим самим напрямом; фігуру без крапок знищують, і вона повертається до запасу. Без відповідної фігури в запасі зменшувати на стільки не можна.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Слуга може атакувати себе та інші ваші фігури; ту, що вціліла, можна розвернути.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Якщо обидві здатності зменшують ту саму фігуру чи понижують ту саму територію, проміжна фігура чи карта не потрібна.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Якщо обидві здатності зменшують ту саму фігуру, проміжна фігура не потрібна.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо після меча, хоч би що він зробив, там не буде перевищено обмежень.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо після меча, хоч би що він зробив, там залишиться щонайбільше %n фігура.</numerusform>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо після меча, хоч би що він зробив, там залишиться щонайбільше %n фігури.</numerusform>
            <numerusform>Жезл може привести фігуру на будь-яке поле, крім безодні, якщо після меча, хоч би що він зробив, там залишиться щонайбільше %n фігур.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>прихований таймер</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Залишилося раундів або хвилин</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Прихований таймер продзвенів: ви перемагаєте з найвищим рахунком, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Прихований таймер продзвенів: %1{nominative} перемагає з найвищим рахунком, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Прихований таймер продзвенів: %1{nominative} мають однаковий найвищий рахунок і ділять перемогу.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>Гра завершиться щонайпізніше через %n раунд.</numerusform>
            <numerusform>Гра завершиться щонайпізніше через %n раунди.</numerusform>
            <numerusform>Гра завершиться щонайпізніше через %n раундів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>Гра завершиться щонайпізніше через %n хвилину.</numerusform>
            <numerusform>Гра завершиться щонайпізніше через %n хвилини.</numerusform>
            <numerusform>Гра завершиться щонайпізніше через %n хвилин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Прихований таймер завершує гру через %1–%n раунд; скільки саме, не знає ніхто.</numerusform>
            <numerusform>Прихований таймер завершує гру через %1–%n раунди; скільки саме, не знає ніхто.</numerusform>
            <numerusform>Прихований таймер завершує гру через %1–%n раундів; скільки саме, не знає ніхто.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Прихований таймер завершує гру через %1–%n хвилину; скільки саме, не знає ніхто.</numerusform>
            <numerusform>Прихований таймер завершує гру через %1–%n хвилини; скільки саме, не знає ніхто.</numerusform>
            <numerusform>Прихований таймер завершує гру через %1–%n хвилин; скільки саме, не знає ніхто.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Раунд — це по одному ходу кожного гравця, що ще в грі, починаючи з першого гравця.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>Гра одразу припиняється, і перемагає гравець із найвищим рахунком; якщо таких кілька, вони ділять перемогу.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>обмін картами на руках</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Обміняйтеся картами на руках із власником цільової ворожої фігури.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Будь-яка з рук може бути порожня.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>розворот фігури</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Розверніть цільову фігуру, свою чи ворожу.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Розверніть слугу.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Цілі завжди поточні: слуга, якого розвернуто, має нові цілі.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>Далі може діяти інший слуга.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>Далі має діяти той самий слуга.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Скасовувати нічого.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Відтоді тасували, добирали карти або кидали кубики: побаченого не скасувати.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Відтоді було видно приховані карти.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>Це був крок іншого гравця.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Екран саме передають.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>Останній крок іще зберігається.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Скористайтеся здатністю «%1».</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, здатність %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Так</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>Ні</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша мала фігура на %2{genitive: вашої малої фігури на %2|dative: вашій малій фігурі на %2|accusative: вашу малу фігуру на %2|instrumental: вашою малою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>мала фігура гравця %1{genitive} на %2{genitive: малої фігури гравця %1{genitive} на %2|dative: малій фігурі гравця %1{genitive} на %2|accusative: малу фігуру гравця %1{genitive} на %2|instrumental: малою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>ваша мала фігура на %2 вістрям %3{genitive: вашої малої фігури на %2 вістрям %3|dative: вашій малій фігурі на %2 вістрям %3|accusative: вашу малу фігуру на %2 вістрям %3|instrumental: вашою малою фігурою на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>мала фігура гравця %1{genitive} на %2 вістрям %3{genitive: малої фігури гравця %1{genitive} на %2 вістрям %3|dative: малій фігурі гравця %1{genitive} на %2 вістрям %3|accusative: малу фігуру гравця %1{genitive} на %2 вістрям %3|instrumental: малою фігурою гравця %1{genitive} на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша вертикальна мала фігура на %2{genitive: вашої вертикальної малої фігури на %2|dative: вашій вертикальній малій фігурі на %2|accusative: вашу вертикальну малу фігуру на %2|instrumental: вашою вертикальною малою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>вертикальна мала фігура гравця %1{genitive} на %2{genitive: вертикальної малої фігури гравця %1{genitive} на %2|dative: вертикальній малій фігурі гравця %1{genitive} на %2|accusative: вертикальну малу фігуру гравця %1{genitive} на %2|instrumental: вертикальною малою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша середня фігура на %2{genitive: вашої середньої фігури на %2|dative: вашій середній фігурі на %2|accusative: вашу середню фігуру на %2|instrumental: вашою середньою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>середня фігура гравця %1{genitive} на %2{genitive: середньої фігури гравця %1{genitive} на %2|dative: середній фігурі гравця %1{genitive} на %2|accusative: середню фігуру гравця %1{genitive} на %2|instrumental: середньою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>ваша середня фігура на %2 вістрям %3{genitive: вашої середньої фігури на %2 вістрям %3|dative: вашій середній фігурі на %2 вістрям %3|accusative: вашу середню фігуру на %2 вістрям %3|instrumental: вашою середньою фігурою на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>середня фігура гравця %1{genitive} на %2 вістрям %3{genitive: середньої фігури гравця %1{genitive} на %2 вістрям %3|dative: середній фігурі гравця %1{genitive} на %2 вістрям %3|accusative: середню фігуру гравця %1{genitive} на %2 вістрям %3|instrumental: середньою фігурою гравця %1{genitive} на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша вертикальна середня фігура на %2{genitive: вашої вертикальної середньої фігури на %2|dative: вашій вертикальній середній фігурі на %2|accusative: вашу вертикальну середню фігуру на %2|instrumental: вашою вертикальною середньою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>вертикальна середня фігура гравця %1{genitive} на %2{genitive: вертикальної середньої фігури гравця %1{genitive} на %2|dative: вертикальній середній фігурі гравця %1{genitive} на %2|accusative: вертикальну середню фігуру гравця %1{genitive} на %2|instrumental: вертикальною середньою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша велика фігура на %2{genitive: вашої великої фігури на %2|dative: вашій великій фігурі на %2|accusative: вашу велику фігуру на %2|instrumental: вашою великою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>велика фігура гравця %1{genitive} на %2{genitive: великої фігури гравця %1{genitive} на %2|dative: великій фігурі гравця %1{genitive} на %2|accusative: велику фігуру гравця %1{genitive} на %2|instrumental: великою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>ваша велика фігура на %2 вістрям %3{genitive: вашої великої фігури на %2 вістрям %3|dative: вашій великій фігурі на %2 вістрям %3|accusative: вашу велику фігуру на %2 вістрям %3|instrumental: вашою великою фігурою на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>велика фігура гравця %1{genitive} на %2 вістрям %3{genitive: великої фігури гравця %1{genitive} на %2 вістрям %3|dative: великій фігурі гравця %1{genitive} на %2 вістрям %3|accusative: велику фігуру гравця %1{genitive} на %2 вістрям %3|instrumental: великою фігурою гравця %1{genitive} на %2 вістрям %3}</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>ваша вертикальна велика фігура на %2{genitive: вашої вертикальної великої фігури на %2|dative: вашій вертикальній великій фігурі на %2|accusative: вашу вертикальну велику фігуру на %2|instrumental: вашою вертикальною великою фігурою на %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>вертикальна велика фігура гравця %1{genitive} на %2{genitive: вертикальної великої фігури гравця %1{genitive} на %2|dative: вертикальній великій фігурі гравця %1{genitive} на %2|accusative: вертикальну велику фігуру гравця %1{genitive} на %2|instrumental: вертикальною великою фігурою гравця %1{genitive} на %2}</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Гравець %1{nominative: гравець %1|genitive: %1|dative: %1|accusative: %1|instrumental: %1}</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>Випадок{genitive: Випадку|dative: Випадку|accusative: Випадок|instrumental: Випадком}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>Ніхто{genitive: Нікого|dative: Нікому|accusative: Нікого|instrumental: Ніким}</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>фігура{genitive: фігури|dative: фігурі|accusative: фігуру|instrumental: фігурою}</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>фігура на %1{genitive: фігури на %1|dative: фігурі на %1|accusative: фігуру на %1|instrumental: фігурою на %1}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>перенесення будь-куди</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Перенесіть цільову фігуру на будь-яку територію чи пустку без фігур. Або перенесіть цільову територію без ворожих фігур у будь-яку пустку без ворожих фігур.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Перенесіть цільову фігуру на будь-яку територію чи пустку без фігур.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Коли переноситься територія, фігури лишаються на своїх полях; ті, що опинилися в безодні, повертаються до запасів.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Виставити</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Активувати</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Розіграти</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Оновити руку</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Розвернути</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Чаша</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Жезл</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Пентакль</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Розвернути фігуру</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Змінити колір</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Обмінятися картами</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Скинути й добрати</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Взяти зі скиду</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Відкрити карту</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Застосувати іншу карту</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Оголосити останній хід</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Зробити ставку</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Взяти</translation>
    </message>
</context>
</TS>
