<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>שימוש: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[אפשרויות]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>אפשרויות:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>ארגומנטים:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>הצגת העזרה הזאת.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>הצגת העזרה עם האפשרויות של Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>הצגת העזרה עם האפשרויות של Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>הצגת הגרסה.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>אין אפשרות ״%1״.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>אין אפשרויות כאלה: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>חסר ערך אחרי ״%1״.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>אחרי ״%1״ לא בא ערך.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
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
        <translation>%1: ניקוד %2, מאגר %3/%4/%5, קלפים ביד %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(מחוץ למשחק)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>קופה %1, ערימת ההשלכה %2 (עליון: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>מדידת המהירות של משחקים אקראיים</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>הדפסת JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>מדידה גם של המהירות של שחקני המחשב</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>משך כל מדידה, בשניות</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>רק ערכות החוקים האלה</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>הרחבה שתתווסף לכל ערכת חוקים</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>החוקים זהים.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>השוואת שני משחקים, חוק אחר חוק, בלשון ספרי החוקים שלהם</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>המזהה או הקובץ של משחק; הרחבות מוסיפים בסימני פלוס</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>כ־JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>השוואת ערכות חוקים בניסויים: משחקים רבים בין שחקני מחשב</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>סבב %1 מתוך %2: שינוי אחד</numerusform>
            <numerusform>סבב %1 מתוך %2: %n שינויים</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>אין רמה ״%1״ של שחקני מחשב.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>⁨--first⁩ אינו יכול להיות גדול מ־⁨--last⁩.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>שינוי כל אפשרות של ערכת חוקים, ודיווח על ההשפעה על משחקיה</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>הגדרות שייבחנו יחד: מפתח=ערך,מפתח=ערך</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>מספר השחקנים</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>הרמה של כל השחקנים</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>מספר החלוקות לכל שינוי בסבב הראשון</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>מספר החלוקות לכל שינוי שמגיע לסבב האחרון</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>זרע אקראי; אותו זרע נותן אותם משחקים</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>מספר המשחקים בו־זמנית</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>כתיבת עמוד עם תמונות, לדפדפן, לקובץ הזה</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>החלפת קובץ קיים</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>מיזוג החלקים של ניסוי</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>התיקייה של החלקים</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>הקובץ של הניסוי השלם</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>רשימת החלקים שעדיין חסרים בתיקייה: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>דיווח על תוצאות של ניסוי, גם בזמן שהוא רץ</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>הקובץ של הניסוי</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>כ־JSON, עם התוכנית</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>כתיבת טבלה, לגיליונות אלקטרוניים, לקובץ הזה</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>הדוחות שונים זה מזה, לראשונה ב־%1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>הרצה חוזרת של הניסוי שבדוח, וכתיבת הדוח החדש; נכשל אם הדוחות שונים</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>דוח שנכתב בפקודה ״lab report --json״</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>מספר החלוקות בו־זמנית</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 מתוך חלוקה אחת</numerusform>
            <numerusform>%1 מתוך %n חלוקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>נותרה כדקה אחת</numerusform>
            <numerusform>נותרו כ־%n דקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>נותרה כשנייה אחת</numerusform>
            <numerusform>נותרו כ־%n שניות</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>״%1״ אינו חלק; צפוי, לדוגמה, 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>ציינו את קובץ הניסוי: ⁨--out⁩ קובץ.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>הרצת ניסוי, או המשך ניסוי שנקטע</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>התוכנית (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>הקובץ של הניסוי; עם ⁨--shard⁩ התיקייה של כל החלקים</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>רק החלק הזה: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>רק הצגה של מה שישוחק ושל הזמן הדרוש, בלי לכתוב דבר</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>בלי דיווח על ההתקדמות</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>רשימת כל הצעדים המותרים בעמדה</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>הצעד הזה אינו מותר.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>השלב אינו מקבל את הצעד הזה של הפתרון שלו.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>הפתרון אינו משיג את כל מטרות השלב.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>כל מטרות השלב מושגות לפני שהוא מתחיל.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>השלב הזה אינו מתחיל בהחלטה של הלומד.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>השלב מקבל את הצעד השגוי הזה.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>הצעד הזה מותר; %1 אמור לפסול אותו.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>הצעד הזה אמור להיות מותר.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 אמור לפסול את הצעד הזה, אבל הוא אינו צעד כלל.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>הצעד הזה אמור להיפסל לפי %1, אבל הוא נפסל לפי %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>באותה עמדה אין על הלוח כלי %1.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>בדיקת שיעורים, והרצתם עד הסוף</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>בדיקת שיעורים בעזרת הפתרונות והניסיונות השגויים שלהם</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>קבצים, בכל אחד שיעור או מדריך</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>הדפסת שיעור שלב אחר שלב, עם הפתרון שלו</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>המזהה של שיעור שבא עם התוכנה, או קובץ של שיעור</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>ביצוע צעדי הפתרון</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 משיג %2% נגד %3 (רווח סמך 95%: %4 עד %5%) במשחק אחד.</numerusform>
            <numerusform>%1 משיג %2% נגד %3 (רווח סמך 95%: %4 עד %5%) ב־%n משחקים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>מבחן של 50% מול 60%: לוגריתם היחס %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>תורות במשחק: %1, החלטות: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>שחקן אחד יצא מהמשחק.</numerusform>
            <numerusform>%n שחקנים יצאו מהמשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: מחצית הצעדים בתוך %2 שנ׳, 95% בתוך %3 שנ׳, הארוך ביותר %4 שנ׳.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>משחקים בין שתי רמות של שחקני מחשב</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>הרמה של שאר השחקנים</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>המזהה של ערכת חוקים, עם הרחבות כמו בסיס+הרחבה, או ״all״ לכל המשחקים</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>המזהה של הרחבה; אפשר לציין כמה פעמים</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>מספר המשחקים בו־זמנית</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>מספר החיפושים המקבילים בכל צעד</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>מקדם לכמות החשיבה בכל צעד, לשתי הרמות</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>מספר החזרות, במקום זה של הרמה</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>אותו דבר לשאר השחקנים</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>יצירת ערכת חוקים משלכם</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>המזהה שלה: אותיות לטיניות קטנות, ספרות ומקפים</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>המזהה של ההורה שלה, משחק או הרחבה</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>הקובץ שייווצר; ברירת מחדל: ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>ספירת רצפי הצעדים מעמדה</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>קובץ עם עמדה וצעדים</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>מספר הצעדים</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>לכל מושב יש לציין ״person״ או רמה של מחשב: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>משחק במסוף</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>זרע אקראי; אותו זרע נותן אותם קלפים וקוביות</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>המזהה של ערכת חוקים</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>הגדרה של ערכת החוקים, כמו target=8; אפשר לציין כמה פעמים</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>קובץ חדש לשמירת המשחק</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>משחקים: %1, חידות: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>יש יותר מדי המשכים לבדיקה.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>לא חידה: אין כאן מטרה שרק רעיון אחד משיג.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>אפשר להשיג את המטרה גם בצעדים ראשונים אחרים מאלה שצוינו, או במספר אחר של נקודות.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>הפתרון אינו משיג את המטרה.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>הקושי שנמדד שונה מזה שצוין.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 מתוך חידה אחת תקינה.</numerusform>
            <numerusform>%1 מתוך %n חידות תקינות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>חיפוש חידות במשחקים בין מחשבים, והדפסת המגוונות ביותר</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>במקום משחקים: קובץ של עמדות או של תרגילי טקטיקה</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>ערכת החוקים שמשחקים בה</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>הרחבה; אפשר לציין כמה פעמים</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>מספר השחקנים; אפשר לציין כמה פעמים</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>מספר המשחקים לחיפוש</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>חידות על ניצחון בתור האחרון שלכם</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>חידות על עצירת התור האחרון של שחקן אחר</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>חידות על השגת נקודות</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>זרע אקראי; אותו זרע נותן אותן חידות</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>בדיקת כל השורות, ורשימת אלה שאינן חידות</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>קבצים של חידות</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>בדיקה גם בידי שחקני המחשב שלפיהם נקבע הקושי</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>יצירת חידות ובדיקתן: תורות שרעיון אחד מכריע</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>שורה שלמה אחת שוחקה.</numerusform>
            <numerusform>%n שורות שלמות שוחקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>שחזור תיעוד ובדיקתו</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>משחק שמור או יומן משחק</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>כתיבת ספר החוקים של משחק, עם הרחבותיו</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>המזהים או הקבצים של משחק ושל הרחבות עליו</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>כטקסט (ברירת המחדל)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>כ־Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>כדף אינטרנט</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>רק התקציר, בעמוד אחד</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>הרצת תרחישים, ורשימת אלה שנכשלים</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>קבצים עם תרחיש אחד או מערך שלהם</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>כל כישלון של תרחיש, לא רק הראשון</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>״%1״ אינו מקום במסמך; מקומות מתחילים בלוכסן: ⁨/end/target⁩</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>הקובץ לא שונה. עם הערך הזה אי אפשר יהיה לשחק לפיו:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>בקובץ נותרה שגיאה קודמת אחת.</numerusform>
            <numerusform>בקובץ נותרו %n שגיאות קודמות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>הקובץ של ערכת חוקים</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>המקום של הערך, כמו ⁨/end/target⁩</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>צעדים מושווים בעמדה אחת; הקובץ הזה מכיל כמה.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>השוואת הצעדים המותרים של עמדה אחת בשני משחקים</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>קובץ עם עמדה, ולפי הצורך גם צעדים; המשחק שמצוין בו אינו נלקח בחשבון</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>ציינו קובץ, או בקשו עמדות עם ⁨--make⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 מתוך עמדה אחת נפתרה.</numerusform>
            <numerusform>%1 מתוך %n עמדות נפתרו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>פתרון עמדות שתור אחד מכריע בהן, בידי שחקן מחשב</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>קובץ של עמדות כאלה</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>מספר העמדות לחיפוש במשחקים ולהדפסה, במקום פתרון</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>מקדם לכמות החשיבה בכל צעד</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>זרע אקראי; אותו זרע נותן אותן תשובות</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>ראו משחק %1 אחרי צעד %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>משחקים בין מחשבים לפי ערכת חוקים, ודיווח על מה שהם מראים</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>מספר המשחקים</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>מספר השחקנים; ברירת מחדל: שניים, אם מותר</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>כתיבת משחקים ראויים לציון לתיקייה הזאת</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>כ־JSON, עם תיעוד המשחקים</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>ערכות החוקים שמשחקים בהן, לפי הסדר</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>מספר המשחקים בכל סבב</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>בוצע: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>התוכן הקודם של הקובץ נשמר ב־%1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>יש עוד בעיות מלבד זו.</numerusform>
            <numerusform>יש עוד בעיות מלבד %n אלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>אין מה לבדוק בקובץ הזה.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>רשימת הבעיות של ערכת חוקים, עמדה, תרחיש או תיעוד</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>הקובץ לבדיקה</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>ביצוע התיקון הראשון שעוזר לכל בעיה של ערכת חוקים; הקובץ הישן נשמר לצד החדש</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>אין תרחיש ואין עמדה בקובץ הזה.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 אינו ערכת חוקים; אפשר לשנות רק ערכות חוקים.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>אי אפשר לצייר כאן תמונות: הקובץ ״%1״ חסר. הוא בא עם תוכנת שולחן העבודה.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>תוכנה שהופעלה בלי תמונות אינה יכולה לצייר אותן.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>שחקנים: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>חלוקה אחת</numerusform>
            <numerusform>%n חלוקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>לכל היותר %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>כדקה אחת</numerusform>
            <numerusform>כ־%n דקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>כשנייה אחת</numerusform>
            <numerusform>כ־%n שניות</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>צפוי אחד מאלה: %1; נמצא ״%2״.</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>צפוי שם של קובץ, או - לפלט השגיאות.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>דיווח בפלט השגיאות על פעולות התוכנה</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>רמת הפירוט של יומן האבחון: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>קובץ ליומן האבחון; - לפלט השגיאות</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>אי אפשר לכתוב את יומן האבחון (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica בשורת הפקודה: משחק, בדיקה ומדידה.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>שפת התוכנה; ברירת מחדל: זו של הסביבה</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>חסר כאן שם.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>לא ניתן היה לכתוב את הפלט.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: עדיין אין די משחקים.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>כלי</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>משבצת</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>כיוון</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>מספר</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>קלף</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>שום דבר נוסף</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>מילה</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>חסר כאן: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>כאן צפוי: %2. נמצא: ״%1״.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>ערכת החוקים הזאת מיועדת ל־%1 עד %n שחקנים.</numerusform>
            <numerusform>ערכת החוקים הזאת מיועדת ל־%1 עד %n שחקנים.</numerusform>
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
        <translation>תיקון: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>הקלידו צעד, לדוגמה: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>ציינו משבצת כמו בשולי הלוח או לפי הקואורדינטות שלה. ברשימות של צעדים מופיעות קואורדינטות: %1 היא %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? מציג את כל הצעדים המותרים, ⁨? cup⁩ את אלה שמתחילים ב־cup; גם: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>לא הוכרע</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>סביר יותר 50%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>סביר יותר 60%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>״%1״ אינו מספר בין %2 ל־%3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>אין תיקייה בשם ״%1״.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>אפשרויות</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>שימוש</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>ארגומנטים</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>אפשרויות</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(חובה)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>לא יחד עם</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>חסרה פקודה.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>חסר %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>לא מובן: %1</translation>
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
        <translation>%1: הערך ״%2״ אינו מותר.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>חסר ערך אחרי %1.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>אפשר לציין את %1 פעם אחת בלבד.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>אי אפשר להשתמש ב־%1 וב־%2 יחד.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>פקודות</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>הצגת העזרה הזאת</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>הצגת הגרסה</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>לפרטים נוספים: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>״%1״ אינו מספר שלם בין %2 ל־%3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>התוסף ״%1״ ייטען שוב.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>אין תוספים מושבתים.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>נטען</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>רשימת התוספים, והסיבה אם תוסף כלשהו לא נטען</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>הפעלה מחדש של תוספים שהושבתו בגלל שגיאה</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>להפעלה מחדש של תוספים: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>ללא טעינת תוספים; אי אפשר לשחק במשחקים שזקוקים להם</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>לא ניתן היה להשלים את ביצוע הפקודה.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>להרצה בלי תוספים: %1.</translation>
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
        <translation>על הלוח: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>ביד: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>כלי נכתב לפי השחקן, הגודל והכיוון: %1 הוא הכלי הגדול של שחקן A הפונה צפונה, %2 הוא הכלי הקטן של שחקן B העומד זקוף.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>מספר</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>רמה</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>קוד</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>קובץ עם עמדה, או עם עמדה וצעדים, או מערך שלהם</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>שינוי ערך אחד של ערכת חוקים בלי לשנות את עיצוב הקובץ, או רשימת כל מה שאפשר לקבוע</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>לא נמצאו בעיות.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>רשימה של מילים מתוך: ⁨%1⁩</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>רשימה של יכולות</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>רשימה של שורות</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>מספרים לפי קלפים: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>⁨%1 = %2⁩ (⁨%3⁩; ברירת מחדל: ⁨%4⁩)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>הערך החדש כ־JSON; מילה אינה זקוקה למירכאות, null מסיר את הערך של ההורה. בלי ערך מוצגת רשימת ההגדרות עם הערכים המותרים</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>אין הגדרה ב־⁨%1⁩. הפקודה הזאת מציגה את כל ההגדרות: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>כדי להכריז בכל זאת, הקלידו זאת שוב.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>את ההכרזה עם פחות מדי נקודות יש להקליד פעמיים.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>הארגומנט ״%1״ אינו מקודד ב־UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>חלוקה אחת הייתה בעיצומה ואינה נספרת.</numerusform>
            <numerusform>%n חלוקות היו בעיצומן ואינן נספרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>⁨--sprt⁩ בוחן 50% מול 60%. אי אפשר להשתמש בו עם ⁨--one⁩, שבו החלק ההוגן הוא 100% חלקי מספר המושבים.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>מספר השחקנים. כל שחקן שני הוא ברמה a; עם ⁨--one⁩, רק שחקן אחד</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>שחקן אחד ברמה a משחק נגד שחקנים ברמה b ותופס כל מושב בתורו</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>מעוגל כלפי מעלה לחלוקות שלמות: שני משחקים בחילופי מושבים, ועם ⁨--one⁩ משחק לכל מושב</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>שניות משחק לכל ערכת חוקים; חלוקות שלא הסתיימו אינן נספרות</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>מספר הסיבובים שאחריהם משחק נקטע; החלוקה שלו אינה נספרת</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>עצירה כשהמבחן הסדרתי הוכרע; לא עם ⁨--one⁩</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>אף חלוקה לא שוחקה עד סופה, ולכן אין תוצאות.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>משחק אחד נקטע אחרי סיבוב %1.</numerusform>
            <numerusform>%n משחקים נקטעו אחרי סיבוב %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>לכן חלוקה אחת אינה נספרת.</numerusform>
            <numerusform>לכן %n חלוקות אינן נספרות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, אחד נגד אחד של %2</numerusform>
            <numerusform>%1, אחד נגד %n של %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2% (הוגן: %3%, רווח סמך 95%: %4 עד %5%) במשחק אחד.</numerusform>
            <numerusform>%1: %2% (הוגן: %3%, רווח סמך 95%: %4 עד %5%) ב־%n משחקים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>סיבובים במשחק: חציון %1, לכל היותר %2 ב־95% מהמשחקים, %3 בקצר ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 מתוך הכרזה אחת הצליחה.</numerusform>
            <numerusform>%1 מתוך %n הכרזות הצליחו.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 מתוך %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>סבב %1: %2 מתוך משחק אחד</numerusform>
            <numerusform>סבב %1: %2 מתוך %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>סבב %1: התאמת הטבלאות…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>נותרו שני שחקנים</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>נותרו שלושה שחקנים או יותר</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>סבב %1, %2: עמדה אחת היא מעט מדי; הטבלה נשארת כפי שהייתה.</numerusform>
            <numerusform>סבב %1, %2: %n עמדות הן מעט מדי; הטבלה נשארת כפי שהייתה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>סבב %1, %2: משחקים %3, עמדות %4, הפתעה %5, אחר כך %6, ודאות %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>אימון יכולת השיפוט של שחקני מחשב במשחקים נגד עצמם</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>התיקייה לכל מה שנלמד; למידה שנקטעה ממשיכה מהמקום שנעצרה</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>מספר ההתאמות של הטבלאות</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>זרע אקראי; אותו זרע נותן אותן טבלאות</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>רק החלק הזה ממשחקי הסבב: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>קובץ טבלאות שיפוט להתחלה, במקום זה שבא עם התוכנה</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>קובץ טבלאות שיפוט, כפי שהפקודה learn כותבת אותו, במקום זה שבא עם התוכנה</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, מספר השחקנים %2: %3 מתוך משחק אחד</numerusform>
            <numerusform>%1, מספר השחקנים %2: %3 מתוך %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, מספר השחקנים %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>תוצאה אחת בקובץ עדיין תקפה ונשמרה.</numerusform>
            <numerusform>%n תוצאות בקובץ עדיין תקפות ונשמרו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>מדידת אורך המשחקים, בעזרת שחקני מחשב שמשחקים נגד עצמם</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>קובץ התוצאות; אלה שעדיין תקפות נשמרות</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>ערכות החוקים שמשחקים בהן; ברירת מחדל: כל המשחקים</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>מספר השחקנים; ברירת מחדל: כל מספר מותר</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>מספר המשחקים לכל ערכת חוקים ולכל מספר שחקנים</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>מספר הסיבובים שאחריהם משחק נקטע</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>אי אפשר להשתמש ב־⁨--iterations-b⁩ וב־⁨--judging-b⁩ עם ⁨--b-program⁩: התוכנה ההיא משתמשת בהגדרות שלה.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>גרסה אחרת של ⁨gnostica-cli⁩, שמחלקת את הקלפים ומשחקת במושבים של רמה ⁨b⁩</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>אי אפשר להפעיל את ״%1״: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>״%1״ אינה מקבלת את הצעד ״%2״.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>״%1״ הסתיימה לפני סוף המשחק.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>״%1״ הסתיימה לפני סוף המשחק: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>״%1״ משחקת לפי חוקים אחרים מאלה של התוכנה הזאת: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 מתוך %3 (התחזית: %4%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>״%1״ שותקת זמן רב מדי.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>״%1״ מבקשת צעד שעליה לבצע בעצמה.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>״%1״ שותקת זמן רב מדי: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>⁨--equal-time⁩ קובע בעצמו כמה זמן שחקן חושב: אי אפשר להשתמש איתו ב־%1.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>⁨--equal-time⁩ אינו יכול להתאים את הרמה ״%1״, שאינה מחפשת.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>הרמה ״%1״ אינה יכולה להשתמש בזמן מעבד רב כמו האחרת, גם אם תחשוב זמן רב.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>מדידה תחילה כמה חזרות נותנות ל־b זמן מעבד כמו ל־a; עם ⁨--b-program⁩, ל־a כמו ל־b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>ההתמודדות נקטעה: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>בזמן מעבד שווה, %1 בוחן משחק אחד לצעד (%2).</numerusform>
            <numerusform>בזמן מעבד שווה, %1 בוחן %n משחקים לצעד (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>״%1״ רושמת צעד אחר מ־״%2״.</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>״%1״ ביצעה צעד שחוקי התוכנה הזאת אינם מתירים.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>המערכת הזאת אינה מוסרת בכמה זמן מעבד תוכנה אחרת משתמשת.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>השחקנים לפי מושבים, מופרדים בפסיקים: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 מתוך משחק אחד</numerusform>
            <numerusform>%1: %2 מתוך %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 נוצר בהגדרות אחרות (%2). השתמשו בהן שוב, או בחרו קובץ אחר.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>לסולם דרושות לפחות שתי רמות, כל אחת פעם אחת בלבד.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>בדיקה אם כל רמה של שחקני מחשב חזקה מזו שמתחתיה</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>הרמות, מופרדות בפסיקים; ברירת המחדל: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>מספר השחקנים: כשיש 2, המושבים מוחלפים; כשיש יותר, שחקן אחד מהרמה הגבוהה יותר תופס את כל המושבים בזה אחר זה. ברירת המחדל: 2 ו־4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>מספר המשחקים המרבי לכל זוג רמות; משחקי הזוג מסתיימים ברגע שרווח הסמך 95%, התקף בכל שלב, אינו כולל את התוצאה ההוגנת</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>קובץ התוצאות, שממנו ממשיכה אותה פקודה; ⁨--games⁩ ו־⁨--levels⁩ רשאים להשתנות</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>אין אופי בשם ״%1״.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>רמה: %1; או ״scripted״, שעושה צעד כלשהו שאינו מפסיד בו נקודות</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>האופי של שחקן a: ‏builder או hunter, ‏gambler או prudent, או אחד מכל זוג, כמו ״builder prudent״</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2% מצעד אחד עולים לכל היותר %3 נקודות אחוז של הניצחון (רווח סמך 95% על פני משחקים: %4 עד %5%).</numerusform>
            <numerusform>%1: %2% מתוך %n צעדים עולים לכל היותר %3 נקודות אחוז של הניצחון (רווח סמך 95% על פני משחקים: %4 עד %5%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>בממוצע צעד עולה %1 נקודות אחוז, לפי חיפוש של חזרה אחת.</numerusform>
            <numerusform>בממוצע צעד עולה %1 נקודות אחוז, לפי חיפוש של %n חזרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>מדידה של כמה פעמים חיפוש ארוך בהרבה היה בוחר צעד טוב יותר מזה של רמה של שחקן מחשב</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>מספר המשחקים של הרמה נגד עצמה</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>מספר הצעדים שייבדקו בכל משחק, בבחירה אקראית</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>החזרות של החיפוש הארוך חלקי אלה של הרמה; ברמות שאינן מחפשות, חלקי אלה של השוליה</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>אין רמה ״%1״. הרמות הן: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>רמה: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>לא הוכרע.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 חזק יותר.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 חלש יותר.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 נגד %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>חלוקה אחת אינה נספרת בגלל משחק שנקטע.</numerusform>
            <numerusform>%n חלוקות אינן נספרות בגלל משחק שנקטע.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>אין די זיכרון. סגרו חלונות או תוכנות אחרות ונסו שוב.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>המערכת אינה יכולה להתחיל תהליכון נוסף עבור התוכנה הזאת. סגרו תוכנות אחרות ונסו שוב.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>זו תקלה בתוכנה או בתוסף. הפרטים נמצאים ביומן האבחון.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>אודות Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>מלחמה על שטחים, עם קלפי טארוט ופירמידות.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica עוצב בידי John Cooper, Kory Heath, Kristin Matherly ו־Jacob Davenport לקלפי טארוט ול־Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>התוכנה הזאת היא תוכנה חופשית תחת GNU General Public License, גרסה 3 ואילך. היא באה בלי שום אחריות.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>הגופנים שלה, Gnostica Serif ו־Gnostica Figures, נוצרו מהגופן Vollkorn של Friedrich Althausen; הם ברישיון SIL Open Font License, גרסה 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>&amp;עמוד הפתיחה</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>משחק &amp;חדש…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>&amp;משחקים שלא הסתיימו…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>פתיחת תיעוד בח&amp;לון חדש…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>יצי&amp;רת משחק משלכם…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>השוואת ערכות חוקים &amp;זו לצד זו…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>ה&amp;וספת ערכת חוקים…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>ה&amp;דפסת החוקים…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>&amp;ייצוא החוקים ל־PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>&amp;תוצאת המשחק</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>&amp;סקירת המשחק</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>האם כדאי &amp;להכריז?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>ה&amp;גדרות…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>י&amp;ציאה</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>אודות &amp;Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>&amp;אישור הצעד</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;החזרת צעד</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>&amp;ביטול הצעד האחרון</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>&amp;דילוג על היכולת הזאת</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>ה&amp;כרזה</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>ר&amp;יענון היד</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;ויתור על התור</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>העמדה ה&amp;ראשונה</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>העמדה ה&amp;קודמת</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>העמדה ה&amp;באה</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;חזרה למשחק</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>ה&amp;משך מכאן כמשחק חדש</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;זירוז</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>ה&amp;שהיה</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>צעד &amp;אחד</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>קצב: בלי ה&amp;מתנה</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>קצב: מה&amp;יר</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>קצב: &amp;רגיל</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>&amp;קצב: איטי</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ה&amp;גדלה</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>הק&amp;טנה</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>הצגת כל ה&amp;לוח</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>סיבוב השולחן &amp;שמאלה</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>סיבוב השולחן &amp;ימינה</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;כתיב ביומן</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>תק&amp;ציר</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>חוקי &amp;המשחק הזה</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;יצירת משחק משלכם</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>השוואת ערכות חוקים והצבת &amp;עמדות</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>ממצאים על &amp;סוף המשחק</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>&amp;מקשים</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>הצגת יומן ה&amp;אבחון</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>העתקת &amp;דיווח על תקלה</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>ה&amp;תור הקודם</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>הר&amp;צה</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>הת&amp;ור הבא</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>העמדה ה&amp;אחרונה</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>ה&amp;סימון הקודם</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>&amp;הסימון הבא</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>סי&amp;מנייה</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>ערכת חוקים &amp;חדשה…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>שמירת &amp;ערכת החוקים</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>חיפוש בהג&amp;דרות</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>&amp;הבעיה הבאה</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>הבעיה ה&amp;קודמת</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>משחק &amp;בטיוטה…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>ה&amp;משך מהשולחן…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>ה&amp;שוואה להורה…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>ה&amp;חלפת ערכות החוקים</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>הוספת &amp;ערכת חוקים לניסויים</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;שיעורים…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;חידות…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>משחק &amp;ראשון מודרך</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>התחלה מ&amp;חדש</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>&amp;הצבת עמדה…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>השוואה &amp;לפי שתי ערכות חוקים…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>עמדה &amp;חדשה</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>מה&amp;שולחן</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>שמירת העמ&amp;דה</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>המשך משחק מ&amp;כאן…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>העתקה כ&amp;טקסט</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>העתקה כ&amp;תמונה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>ח&amp;יפוש בקלפים</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>הבעיה ה&amp;קודמת</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>&amp;ערכות חוקים</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>ע&amp;מדה</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>ע&amp;ריכה</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>ת&amp;יעוד</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;היסטוריה</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>ת&amp;ור</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>מח&amp;שבים</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;ערכת חוקים</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>תיעוד</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>סדנה</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>השוואת ערכות חוקים</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>שיעורים וחידות</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>עמדה</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>מצפן</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>סקירה</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>טקסט של ערכת חוקים</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>מספר משבצות, נקודות או קלפים</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>בחירה לפי מספר; החזיקו את Alt כדי לראות את המספרים</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>כיוון: צפון, מזרח, דרום, מערב, זקוף</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>כיוון אלכסוני: צפון־מזרח, דרום־מזרח, דרום־מערב, צפון־מערב</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>מעבר ללוח</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>מעבר לקלפי היד</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>חזרה בצעד אחד בשיעור</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>המשך אל הצעד, השיעור או החידה הבאים</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>הצגת דרך הביצוע</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>הזזת הסמן</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>הכלי הבא במשבצת</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>הכלי הקודם במשבצת</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>בחירת מה שהסמן עליו</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>בדיקה למה אי אפשר לבחור בו</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>הצגת הקלף בגדול</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>הסרת מה שנבחר</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>כלי גדול יותר</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>כלי קטן יותר</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>ביטול ההנחה של הכלי או הקלף</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>ההחלטה הקודמת והבאה, בגרף</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>ההחלטה הראשונה והאחרונה, בגרף</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>החלטות יקרות, בגרף</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>הצגת הערכים האפשריים</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>תיקונים לבעיה</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>הסבר על הערך הזה</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>חיפוש הבא</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>חיפוש הקודם</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>יציאה מהטקסט</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>חיפוש &amp;פקודה…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>טקסט גדול יו&amp;תר</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>טקסט &amp;קטן יותר</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>גודל טקסט &amp;רגיל</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>סידור &amp;הלוחות</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>שמירת תמ&amp;ונה של הלוח…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>ה&amp;עתקת תמונה של הלוח</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>הצגת הקלפים &amp;שלי</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>כ&amp;ניעה…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;סיום המשחק בידי המחשב…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>פתיחת התפריט</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>תנועה על לוח מוגדל</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>המשחקים שלי</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>שיעור או חידה</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>תור</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;סיום התור</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>&amp;למה הוא עשה את זה?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>עדיין אין מה לאשר: בחרו קודם מה לעשות.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>המחשב חושב על ההחלטה שלכם, רק לפי מה שידוע לכם.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>כשאתם צריכים להחליט, בקשו את הצעד הטוב ביותר, או שאלו אם כדאי להכריז.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>העצה מסתיימת כאן. אפשר לשאול שוב.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>עצה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>כמות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>לפני כן יש לשחקן אחד נוסף תור אחד.</numerusform>
            <numerusform>לפני כן יש ל־%n שחקנים אחרים תור אחד לכל אחד.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>להכריז עם %1 מתוך נקודה אחת?</numerusform>
            <numerusform>להכריז עם %1 מתוך %n נקודות?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>הכרזה על התור האחרון</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>חסרה נקודה אחת</numerusform>
            <numerusform>חסרות %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>עדיין &amp;לא</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>ה&amp;כרזה בכל זאת</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>החלפת שתי ערכות החוקים</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>הוספת ערכת חוקים לניסויים</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>הסרת ערכת החוקים האחרונה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>ללא (לכל משחק)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>ללא (שלמה בפני עצמה)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>כלול בהורה.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>שינוי ההורה</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>שינוי ההרחבות</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>מבוססת על:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>מה שלא הוגדר כאן נלקח מההורה.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>הרחבות:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>שינוי הגרסה</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>גרסה:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>משתי ערכות חוקים עם אותו מזהה, זו שגרסתה גבוהה יותר היא החדשה יותר. העלו את הגרסה לפני שתשתפו את השינויים שלכם.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>תמונת הלוח נמצאת בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>שמירת תמונה של הלוח</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>תמונות (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>אי אפשר היה לשמור את התמונה.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>התמונה נשמרה בשם ״%1״.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>לוח</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>כלי אחד</numerusform>
            <numerusform>%n כלים</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>שטח, הקלף שלו מוחלף</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, בשווי %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>שממה</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>תהום</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; אפשר לבחור</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; נבחר</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>החוקים האלה יתעדכנו ברגע שיהיה אפשר לשחק בערכת החוקים.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>אין חוק ששונה מזה של ההורה.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>חוק אחד שונה מזה של ההורה.</numerusform>
            <numerusform>%n חוקים שונים מאלה של ההורה.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>להורה אין חוק כזה.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>אצל ההורה: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>חוקים של ההורה שהוסרו</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>שינויים סותרים</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>ה&amp;שינויים שלי</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>בקובץ &amp;עכשיו</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>שמירת ה&amp;גרסה שלי</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>טעינה מ&amp;חדש</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>ארוך מדי בבית אחד</numerusform>
            <numerusform>ארוך מדי ב־%n בתים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>&amp;בחירה והזזה</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>לחצו על כלי או שטח ואז על מקומו החדש, או גררו אותו.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>מח&amp;יקה</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>לחצו על מה שברצונכם להסיר. לחצן העכבר הימני מסיר בכל עת.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>חיפוש בקלפים</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
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
            <numerusform>… ועוד אחד</numerusform>
            <numerusform>… ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>הצביעו על קלף בלוח, ביד או בערימות כדי לראות מה הוא עושה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (הכול)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>ארקנה גדולה (הכול)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>הסרה: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>הוספת קלף…</translation>
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
        <translation>חיפוש בקלפים</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>סוג הקלף</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>לחצו על קלף ואז על הלוח, או גררו את הקלף למקומו.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>כל הקלפים</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>ארקנה גדולה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>היד של %1 (קלף אחד)</numerusform>
            <numerusform>היד של %1 (%n קלפים)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>הקופה, העליון קודם (קלף אחד)</numerusform>
            <numerusform>הקופה, העליון קודם (%n קלפים)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>ערימת ההשלכה, העליון קודם (קלף אחד)</numerusform>
            <numerusform>ערימת ההשלכה, העליון קודם (%n קלפים)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>השאר, מתחת לערימת ההשלכה (קלף אחד)</numerusform>
            <numerusform>השאר, מתחת לערימת ההשלכה (%n קלפים)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>השאר, מתחת לקופה (קלף אחד)</numerusform>
            <numerusform>השאר, מתחת לקופה (%n קלפים)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;הוספת קלף…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>אל ה&amp;שאר</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>ל&amp;מעלה</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>למ&amp;טה</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>ידיים וערימות</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>גררו קלפים לכאן. Insert מוסיף קלף, Delete מחזיר אותו לשאר, ו־Alt עם מקשי החצים מזיז אותו בתוך ערימה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>אין קלף אחר שמשתמש ביכולת הזאת: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>אחרים שמשתמשים ביכולת הזאת (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>קלף סמוי</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, נבחר</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, אפשר לבחור</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>שינוי</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>הבדל</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>מסקנה</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>חלוקות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: name of a rule that can be set; %2: what it is; %3: what it is changed to</extracomment>
        <translation>%1: %2 ← %3</translation>
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
        <translation>יש לכם מספיק נקודות כדי להכריז על התור האחרון שלכם.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 ← %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>התוצאה תלויה במזל.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>נקודות: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>משבצת</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>כלי</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>קלף</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>מספר</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>כיוון</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>בחרו %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>אפשרויות</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>פעולות</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>מקורות של קלפים</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>קלפים ללקיחה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>מלחמה על שטחים, עם קלפי טארוט ופירמידות.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>משחק לפתיחה, או ערכת חוקים להוספה.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>מספר מ־%1 עד %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>שם של קובץ</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>שם של קובץ, או - לפלט השגיאות</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>השפה להפעלה הזאת.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>הצבעים להפעלה הזאת.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>הרצת משחק הדגמה ויציאה.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>הזרע האקראי של ההדגמה.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>שמירת תמונה של ההדגמה, ולידה תמונה של סופה.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>שמירת משחק ההדגמה.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>המשחק להדגמה, והרחבותיו: משחק+הרחבה.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>מספר השחקנים בהדגמה.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>רמת הפירוט של יומן האבחון: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>קובץ ליומן האבחון; - לפלט השגיאות.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>ללא טעינת תוספים בהפעלה הזאת. אי אפשר לשחק במשחקים שזקוקים להם.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: צפוי %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>החלפת קבצים שכבר קיימים.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>קוד</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>רמה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>לא זמין כעת</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>פקודה אחת</numerusform>
            <numerusform>%n פקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>חיפוש פקודה</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>הקלידו את תחילת שם הפקודה</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>פקודות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>אין משחק על השולחן.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>אי אפשר לשחק בערכת החוקים הזאת.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>השוואת ערכות חוקים – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>אותה עמדה</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>ההשפעה על המשחקים</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>החוקים החשובים</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>מיזוג חלקים</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>מיזוג החלקים של ניסוי עדיין בעיצומו. אם תסגרו את התוכנה עכשיו, הניסוי לא יישמר.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>ייצוא דוח</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>כתיבת דוח עדיין בעיצומה. אם תסגרו את התוכנה עכשיו, הקובץ שלו לא ייווצר.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>כאן מושווים רק A ו־B.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ב־״%1״ יש שינויים שלא נשמרו; משווים את הגרסה האחרונה שנשמרה.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>השוואת ערכות חוקים</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>השוואת שני משחקים אחרים</translation>
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
        <translation>ערכים אפשריים</translation>
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
            <numerusform>המחשב משחק: %1</numerusform>
            <numerusform>המחשבים משחקים: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1: המתנה עד שתחזרו למשחק.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1: ההחלטה התקבלה.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>בהשהיה. ההחלטה הבאה: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1: חשיבה.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>שחקני מחשב</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>התקדמות החשיבה</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>קצב</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>המהירות של שחקני המחשב</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>כסיבוב אחד</numerusform>
            <numerusform>כ־%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>נגד המחשב</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>יריב אחד</numerusform>
            <numerusform>%n יריבים</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>הת&amp;חלה</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>יריבים:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>המחשבים רואים רק את מה שהייתם רואים במקומם.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>d בMMMM</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>חידת היום</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · אותה חידה לכולם</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>פתירה חוזרת</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>פתירה</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>חידת היום, נפתרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>ההחלטות היקרות ביותר</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>מחיר</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>עדיף</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (אי אפשר להשתמש בה)</translation>
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
            <numerusform>אי אפשר לצייר תמונה אחת של החפיסה ״%1״; מוצג במקומה קלף בלי תמונה.</numerusform>
            <numerusform>אי אפשר לצייר %n תמונות של החפיסה ״%1״; מוצגים במקומן קלפים בלי תמונות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>אי אפשר להשתמש בחפיסה ״%1״; מוצגים במקומה קלפים בלי תמונות.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>אי אפשר להשתמש בחפיסה ״%1״. הקלפים נשארים כמות שהם.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>נועה</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>רוני</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>טל</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>שחר</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>עדן</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>ים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>אי אפשר לשחק את המשחק.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>לא ניתן היה לשמור את המשחק.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 משוחק במקום אחר. זה עותק של המשחק עד כה.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>לא ניתן היה להעביר לארכיון משחק שהסתיים.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>כל הצעדים של המשחק הזה שמורים שוב.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 הוסר או שונה בידי תוכנה אחרת. המשחק כולו נכתב מחדש.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>לא ניתן היה להמשיך את %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>המשחק הזה משוחק בחלון אחר.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>משחקים שלא הסתיימו</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>נראה שהמשחק הזה פתוח במחשב %1. אם תמשיכו אותו כאן בזמן שהוא משוחק שם, צעדים של צד אחד יאבדו.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>המשך &amp;כאן</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>יומן המשחק הזה פגום. צעד אחד נקרא ממנו, והמשחק נמשך אחריו ביומן חדש. היומן הפגום נשמר בשם %1.</numerusform>
            <numerusform>יומן המשחק הזה פגום. %n צעדים נקראו ממנו, והמשחק נמשך אחריהם ביומן חדש. היומן הפגום נשמר בשם %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>לא ניתן היה לפתוח את %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 פגום. המשחק נפתח עד מקום הפגם.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>משחקים (*.gnostica *.journal);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>פתיחת משחק</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>פתיחת תיעוד בחלון חדש</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>משחקים (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת מאז שהמשחק הזה נפתח או נשמר.
להחליף אותו?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 כבר קיים.
להחליף אותו?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>הצעדים האחרונים של המשחק הזה לא נשמרו, והם יאבדו.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>ייצוא החוקים</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>קובצי PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>לא ניתן היה לייצא את החוקים.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>אין משחקים אחרים שלא הסתיימו.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>המשחק נעצר כאן. כל מה שהיה עד כה שמור.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>דיווח נמצא בלוח הגזירים: גרסאות, תוספים, הגדרות וסוף יומן האבחון. קראו אותו לפני ששולחים אותו.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>אי אפשר לכתוב את יומן האבחון. המשחק אינו זקוק לו.</translation>
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
        <translation>המשך</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>ערימת ההשלכה, הקלף החדש ביותר קודם</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>הקלדה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>ערכת החוקים הזאת באה עם התוכנה, ואי אפשר לשנות אותה. שכפלו אותה כדי לערוך שינויים.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>אי אפשר לקרוא את הטקסט כרגע, ולכן אי אפשר לשנות כאן דבר. רשימת הבעיות מראה היכן.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>שינויים שלא נשמרו</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>שינויים שנעשו במקום אחר</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>שינוי שם</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>יכולות של קלפים</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>שמות</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>המשחקים שלכם</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>הנתונים הדחוסים פגומים.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>הציור גדול מדי; בלי דחיסה מותר לכל היותר בית אחד.</numerusform>
            <numerusform>הציור גדול מדי; בלי דחיסה מותרים לכל היותר %n בתים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>זה אינו XML תקין; צפוי ציור SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>זה אינו ציור SVG: הוא מתחיל ב־״%1״; צפוי ״svg״.</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>הצהרות על ישויות XML אינן מותרות.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>״%1״ מפנה לקובץ אחר; צפוי חלק של הציור הזה, כגון ״⁨#leaf⁩״.</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>הרכיבים מקוננים עמוק מדי; מותרת לכל היותר רמה אחת.</numerusform>
            <numerusform>הרכיבים מקוננים עמוק מדי; מותרות לכל היותר %n רמות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>יש יותר מדי רכיבים, כולל עותקים; מותר לכל היותר רכיב אחד.</numerusform>
            <numerusform>יש יותר מדי רכיבים, כולל עותקים; מותרים לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>״%1״ גדול מדי; מותר לכל היותר %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>״%1״ מכיל את עצמו.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>אי אפשר להשתמש בערך ״%1״ של viewBox; צפויים ארבעה מספרים, ושני האחרונים גדולים מ־0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>יש תמונה מוטמעת שאי אפשר להשתמש בה; צפוי PNG או JPEG, לכל היותר פיקסל אחד בסך הכול.</numerusform>
            <numerusform>יש תמונה מוטמעת שאי אפשר להשתמש בה; צפוי PNG או JPEG, לכל היותר %n פיקסלים בסך הכול.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>הציור היה נמשך זמן רב מדי: יש בו יותר מדי קווים מקווקווים או אזורים חופפים.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>אין בקובץ הזה דבר שאפשר לצייר.</translation>
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
        <translation>עד התור האחרון</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>משחק חוזר</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>שמירת המשחק…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>תמונה…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>עמוד הפתיחה</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>סקירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>מבט על הלוח</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>נקודות לפי סיבובים</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>נקודות מפנה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>זו ערכת חוקים, לא משחק. כדי לשחק בה, בחרו ״הוספת ערכת חוקים״ בתפריט.</translation>
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
        <translation>ה&amp;שהיה</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>המ&amp;שך</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>עצירת ה&amp;כתיבה</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>יי&amp;צוא</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>הדוח נכתב: %1 מתוך תמונה אחת.</numerusform>
            <numerusform>הדוח נכתב: %1 מתוך %n תמונות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 מתוך %2 חלוקות.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>נקטע. אפשר להמשיך אותו.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>תוכנה אחרת משחקת אותו.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>הסתיים.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>אי אפשר לקרוא את הקובץ.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>סיום המשחקים שבעיצומם…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>מחשבים משחקים.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>כ&amp;עמוד עם תמונות (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>כ־&amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>כ&amp;טבלה (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>עוצר את הניסוי ושומר את תוצאותיו</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>&amp;לעומת:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>בעיצומו</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>נקטע</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>בעיצומו במקום אחר</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>הסתיים</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>אי אפשר לקרוא</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>פתיחת ניסוי</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>ניסויים (*.sqlite);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>תיקייה עם כל חלקי הניסוי</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>שינוי שם הניסוי</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>שם חדש:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>לא ניתן היה לשנות את שם הניסוי.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>מחיקת הניסוי</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>להעביר את הניסוי ״%1״ ואת כל משחקיו לאשפה?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>העברה ל&amp;אשפה</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>לא ניתן היה למחוק את הניסוי.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>&amp;ניסוי חדש</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>מיז&amp;וג…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>שינוי ש&amp;ם…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>מח&amp;יקה…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>ממזג את החלקים של ניסוי שרץ במקום אחר</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>עדיין אין ניסויים.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>ניסויים</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>ניסוי</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>חלוקות</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>שינוי אחרון</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>ערכות חוקים</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>לא ניתן היה למזג את הניסויים.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>הדוח נשמר בשם ״%1״.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>משחק אחד מאחורי %1, %2, %3. הקישו Enter או לחצו פעמיים כדי לצפות בו.</numerusform>
            <numerusform>%n משחקים מאחורי %1, %2, %3. הקישו Enter או לחצו פעמיים על אחד מהם כדי לצפות בו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>עמודים (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>טבלאות (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>ייצוא התוצאות</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>לא ניתן היה לייצא את התוצאות.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>תוצאות הניסוי</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>ניסוי אחר בעיצומו. עצרו אותו קודם.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>לא ניתן היה להתחיל את הניסוי.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>הניסוי נעצר בגלל שגיאה.</translation>
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
        <translation>בחרו ערכות חוקים שאפשר לשחק בהן.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>&amp;בדיקת השפעות</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>כל חוק שאפשר להגדיר משתנה לבדו, בצעד אחד. מחשבים משחקים את אותן חלוקות עם השינוי ובלעדיו. השינויים המבטיחים ביותר נבחנים בעוד ועוד חלוקות.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>ערכת &amp;חוקים:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>&amp;רמת יסודיות:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>שח&amp;קנים:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;מושבים:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>&amp;זרע אקראי:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>מבט מהיר</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>יסודי (איטי)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>אי אפשר לשחק ב״%1״ במספר שחקנים כזה (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>לא ניתן היה לייצא את הממצאים.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>הדוח נכתב.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>סיום המשחקים שבעיצומם…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>שינוי החוקים…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>סבב %1 מתוך %2: שינוי אחד.</numerusform>
            <numerusform>סבב %1 מתוך %2: %n שינויים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>נעצר לפני הסוף.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>התוצאות מופיעות כשסבב הושלם, או כשעוצרים.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>ההשפעה של כל חוק על המשחקים מופיעה כאן.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>ייצוא הממצאים</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>עמודים (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>ה&amp;שפעה על:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>ההשפעות של שינויי חוקים</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>בדיקה ב&amp;ניסוי</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>חוקים זה &amp;לצד זה</translation>
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
        <translation>החוקים החשובים</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>החוקים עדיין נבחנים. הממצאים עד כה יאבדו.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>נעצר לפני שהסבב הראשון הושלם, ולכן אין ממצאים.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>שינוי אחד של ״%1״ נבחן.</numerusform>
            <numerusform>%n שינויים של ״%1״ נבחנו.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>הממצאים על החוקים של ״%1״ עדיין לא יוצאו, והם יאבדו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>כיוון</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>מקשי חצים, או %1 לזקוף</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>התוכנה לא הצליחה להשלים את הפעולה. המשחקים והטיוטות שלכם שמורים, ואפשר להמשיך.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>להרצה בלי תוספים: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>סדנה…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>עדיין אין לכם משחקים משלכם. צרו משחק בסדנה, והוא יוצע כאן.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>ערך כמו בכתיב: %1. ריק: ללא.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>לחוקים האלה אין סימנים.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>נמצא פעם אחת</numerusform>
            <numerusform>נמצא %n פעמים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>חיפוש בטקסט</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>חיפוש הקודם</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>חיפוש הבא</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>סגירת החיפוש</translation>
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
        <translation>חל רק במשחק עם: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>חל רק אם ״%1״ הוא: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>שינוי אחד</numerusform>
            <numerusform>%n שינויים</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>חיפוש בהגדרות</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>שחקנים וכלים</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>קלפים ולוח</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>התחלה וסיום</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>תורות ומשרתים</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>מנגנונים נוספים</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>יכולות הסדרות</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>ארקנה גדולה</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>הכרעות</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>אין הגדרה שזה מופיע בשמה או בחוק שלה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>ברירת מחדל: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>ב־%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>הצגת החוק</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>איפוס לערך של ההורה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>משלי</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>משחקים שאתם יוצרים בסדנה.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>וריאנטים קטנים</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>משחק אחד לבחירה. מקש הרווח מציג אותו.</numerusform>
            <numerusform>%n משחקים לבחירה. מקש הרווח מציג אותם.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>התחיל זה עתה</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>תורכם, סיבוב %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>התור של %1, סיבוב %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>ניצחון %1 מול %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>הפסד %1 מול %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>הסתיים</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>הניצחון של %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>אי אפשר לקרוא</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>ניצחון משותף</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>עזיבה באמצע</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>צפייה</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 מול %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · סיבוב אחד</numerusform>
            <numerusform>%1 · %n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>היום, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>אתמול</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>התור של %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>תורכם, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · סיבוב %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>הכרזתם על התור האחרון שלכם.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1: הוכרז התור האחרון.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>עם סימנייה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>סקירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>אי אפשר להסיר את הסימנייה.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>המשחקים שלי</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>להעביר את המשחק הזה לאשפה?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>להעביר משחק אחד לאשפה?</numerusform>
            <numerusform>להעביר %n משחקים לאשפה?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;העברה לאשפה</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>אי אפשר למחוק את המשחק.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>ייצוא משחקים</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>אי אפשר לייצא את המשחק.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>משחק אחד הועתק אל %1.</numerusform>
            <numerusform>%n משחקים הועתקו אל %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>אי אפשר להוסיף את הסימנייה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>משחקים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>חלוקה %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: משחק אחד</numerusform>
            <numerusform>%1: %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>לא הסתיימו</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>הסתיימו</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>שם, משחק, תאריך…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>חיפוש במשחקים</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>עם סימנייה</translation>
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
        <translation>משחקים שהיו מתנהלים אחרת</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>מה זה היה משנה במשחקים שלכם? כל המשחקים שהסתיימו ושוחקו לפי ערכת החוקים הזאת או לפי ההורה שלה משוחזרים עם השינויים.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>מ&amp;עבר על המשחקים שלי</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 מתוך משחק אחד נבדק.</numerusform>
            <numerusform>%1 מתוך %n משחקים נבדקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>אף אחד מהמשחקים שלכם שהסתיימו לא שוחק לפי ערכת החוקים הזאת או לפי ההורה שלה.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>משחק אחד שוחק לפי ערכת החוקים הזאת או לפי ההורה שלה.</numerusform>
            <numerusform>%n משחקים שוחקו לפי ערכת החוקים הזאת או לפי ההורה שלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>אף אחד מהם לא היה מתנהל אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>אחד מהם היה מתנהל אחרת.</numerusform>
            <numerusform>%n מהם היו מתנהלים אחרת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>ההבדל הראשון</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>המשחקים שלי</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>המשחקים שתשחקו יופיעו כאן.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>כל המשחקים (אחד)</numerusform>
            <numerusform>כל %n המשחקים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>מטרת המשחק</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>ההחלטה שלכם</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>אירועים אחרונים</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>הבא</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>הבנתי</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>די להסברים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>זה לא הצעד שהשיעור מבקש.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>יד</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>מקשי החצים עוברים על הקלפים, מקש הרווח בוחר אחד, Enter מאשר.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>היד של %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>אצל %1 יש נקודה אחת, וזה מספיק לניצחון.</numerusform>
            <numerusform>אצל %1 יש %n נקודות, וזה מספיק לניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>מי שהנקודות עדיין אצלו בסוף תור אחרון שהוכרז מנצח במשחק.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1: מעבר להובלה עם נקודה אחת.</numerusform>
            <numerusform>%1: מעבר להובלה עם %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>זה התור האחרון שלכם.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>זה התור האחרון של %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>נשאר תור אחד עד אז.</numerusform>
            <numerusform>נשארו %n תורות עד אז.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>בסוף התור האחרון דרושה לכם נקודה אחת, ויש לכם %1.</numerusform>
            <numerusform>בסוף התור האחרון דרושות לכם %n נקודות, ויש לכם %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>אצל %1 יש %2, ובסוף התור האחרון דרושה נקודה אחת.</numerusform>
            <numerusform>אצל %1 יש %2, ובסוף התור האחרון דרושות %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>נשאר תור אחד עד התור האחרון שלכם.</numerusform>
            <numerusform>נשארו %n תורות עד התור האחרון שלכם.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>יש לכם תור אחד לעצור את %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>סגירה</translation>
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
        <translation>לא נמצא דבר.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>תקציר</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>חוקים</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>עמודי העזרה</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>חיפוש בעזרה</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>עזרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>הדפסת החוקים</translation>
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
        <translation>צעדים, הטובים קודם</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>בחרו צעד כדי לראות אותו על הלוח.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>הצגה על הלוח</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>ביצוע הצעד הזה</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>ביצוע כל התור</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>סיכוי</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>שינוי אחד</numerusform>
            <numerusform>%n שינויים</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>חוקי הבית</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;איפוס הכול</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>איפוס הכול לפי חוקי המשחק.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;זרע:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>כלשהו</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>אותו זרע מחלק שוב את אותם קלפים.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>&amp;שם:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;מזהה:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>ערכות חוקים אחרות מתייחסות לערכת חוקים לפי המזהה שלה. גם הקובץ שלה נקרא כך.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>השם הזה ארוך מדי.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>מזהה מורכב מאותיות לטיניות קטנות מ־a עד z, מספרות וממקפים. הוא אינו מתחיל במקף.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>לערכת החוקים ״%1״ כבר יש המזהה הזה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>הטקסט של ערכת החוקים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>ניסיון &amp;נוסף</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>צעדים שלא נשמרו</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>הצעדים האחרונים לא נשמרו: הם יאבדו במקרה של קריסה. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>הדיסק מגיב באיטיות. המשחק יימשך ברגע שהצעד האחרון יישמר.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, שונה לאחרונה: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>טיוטות</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>השינויים האלה של ערכות חוקים לא נשמרו.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>ה&amp;משך עם הטיוטה הזאת</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>מח&amp;יקה</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>מעביר את השינויים האלה לאשפה. ערכת החוקים השמורה נשארת.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>לא &amp;עכשיו</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>לא ניתן היה למחוק את הטיוטה.</translation>
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
        <translation>שונה</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>פעולה</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>תפריט או חלון</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>מקשים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 נמצא בשימוש של ״%2״, ויוסר משם.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 נמצא בשימוש של ״%2״. אי אפשר לשנות זאת.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>חיפוש בפעולות</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>פעולות והמקשים שלהן</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>הקישו מקשים &amp;חדשים:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;שימוש במקשים האלה</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>שימוש &amp;גם באלה</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;ללא מקשים</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;איפוס</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>איפוס ה&amp;כול</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>הלוח בהתחלה</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>מקש הרווח מניח קלף או מסיר אותו; Enter בוחר איזה.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>שום קלף</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>קלף כלשהו</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>שורה %1, עמודה %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>עדיין לא צויר דבר. לחצו על ריבוע כדי להניח בו קלף, או גררו על כמה.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>שטח אחד.</numerusform>
            <numerusform>%n שטחים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>גודל: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>לחצו בלחצן הימני על ריבוע (או הקישו Enter) כדי לבחור את הקלף שלו.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>עמודות המלבן</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>שורות המלבן</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>ציור מלבן</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>ניקוי הלוח</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>לחצו על קלף כדי להסיר אותו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>הושלמו %1 מתוך שיעור אחד</numerusform>
            <numerusform>הושלמו %1 מתוך %n שיעורים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>שיעור אחד הושלם עד כה.</numerusform>
            <numerusform>%n שיעורים הושלמו עד כה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>לימוד</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>משחק ראשון מודרך, או שיעורים קצרים.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>השיעור הב&amp;א</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>שיעור ר&amp;אשון</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;קריאת החוקים</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>שיעו&amp;רים</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>חי&amp;דות</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>המשחק הראשו&amp;ן שלכם</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>נגד יריב קל; כל דבר חדש מוסבר כשהוא קורה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;סיום</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>השיעור ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>החידה ה&amp;באה</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>החזרת צעד</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – לימוד – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>לימוד – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>לימוד</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;רמת המחשב:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>כניעה</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>להיכנע? המשחק יסתיים, והצד השני ינצח.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>להיכנע? מחשב ימשיך לשחק במקומכם עד סוף המשחק.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;כניעה</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>סיום המשחק בידי המחשב</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>המחשבים ישחקו במקום כולם, במהירות ועד סוף המשחק. אפשר להשהות אותם בכל עת.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;סיום המשחק</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>לא נמדד</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>לעתים קרובות ללא סוף</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>עם %1, משחקים בין שחקנים טובים עלולים שלא להיגמר לעולם. כדאי להסכים מראש על מספר סיבובים; אז הניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>כסיבוב אחד עם %1.</numerusform>
            <numerusform>כ־%n סיבובים עם %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>אורך המשחק</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>נמדד בעזרת שחקני מחשב; הקו מקיף 19 מכל 20 משחקים.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>אורך המשחקים לפי החוקים האלה לא נמדד.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>חידות</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>שיעור אחד מתוך %1 הושלם</numerusform>
            <numerusform>%n מתוך %1 שיעורים הושלמו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>שלב %1 מתוך %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>השיעור הושלם</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>כך עושים זאת.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>כל הכבוד!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>הלוח סודר לחלק הבא של השיעור.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>זה אפשרי, אבל אינו מוביל למטרה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, הושלם</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>השיעור הבא</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>סיבוב %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>יומן אבחון</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>חיפוש (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>חיפוש ביומן</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>היומן הזה אינו נשמר בקובץ; הוא אובד כשהתוכנה נסגרת.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>היומן נמצא ב־%1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>לא נמצא</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>המשחק מתחיל.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>בוטל: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>יומן</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>לחצו על שורה, או הקישו Enter, כדי לעבור לאותה עמדה.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>העתקת היומן</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>כתיב</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>הצגת היומן בכתיב של המשחק במקום במילים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>החזרת צעד</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>פתיחת &amp;אחרונים</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>פתיחת אחרו&amp;נים בחלון חדש</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>תפריט</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>עדיין אין משחק על השולחן.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>תפריט</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ועוד אחת</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>הודעות קודמות: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>הודעה</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>סגירת ההודעה הזאת</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>החציון של החלוקות לפי %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 קיבלה את אותם קלפים (מתאם %1): לגבי ההבדל, זה שווה פי %2 חלוקות.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>מדד</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>בחרו שורה כדי לקרוא על המדד שלה. לחצו על מספר כדי לראות את המשחקים שלו.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 קיבלה את אותם קלפים (מתאם %1), אבל ההבדל לא נעשה מדויק יותר.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>התפלגות המשחקים</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>ציור התמונות…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>עדיין אין מה לצייר.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>לחצו על חלק כדי לראות את המשחקים שלו.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>הסבר</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>מספרים</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>בחירת תמונה</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>המספרים של התמונה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>המשחקים שלי</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>משחק אחד מאז %1</numerusform>
            <numerusform>%n משחקים מאז %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>לא נמצאו משחקים</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>אין משחק שמתאים לחיפוש.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>הצגת כל המשחקים</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>רגע אחד</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>המשחקים נקראים…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>אין עדיין משחקים</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>כל משחק שתשחקו יופיע כאן, עם הלוח והתוצאה.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>נגד המחשב</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>הסרת הסימנייה</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>ייצוא…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>מחיקה…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>חיפוש במשחקים</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>הוספת סימנייה</translation>
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
        <translation>עדיין לא תורגם; במקומו מוצג הטקסט הזה.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>שם</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>תקציר</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>הערות</translation>
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
        <translation>ערכת חוקים צריכה שם, בשפה אחת לפחות.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>שם, תקציר והערות לפי שפה</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>&amp;שפה נוספת:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>השפה להוספה</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>הו&amp;ספה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>ועוד בעיה אחת</numerusform>
            <numerusform>ועוד %n בעיות</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>אי אפשר לשחק כך:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>לפי החוקים האלה אי אפשר להמשיך את המשחק שעל השולחן:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 הוא משחק לשחקן אחד.</numerusform>
            <numerusform>%1 הוא משחק ל־%n שחקנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 הוא משחק ל־%2 עד %n שחקנים.</numerusform>
            <numerusform>%1 הוא משחק ל־%2 עד %n שחקנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>המשך מהשולחן</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>ה&amp;תחלה</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>בחירת משחק</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>ערכת חוקים חדשה</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>מ&amp;בוססת על:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>ללא (הרחבה לכל משחק)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>ערכת החוקים החדשה זהה להורה שלה עד שמשנים משהו.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;יצירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>ועוד בעיה אחת</numerusform>
            <numerusform>ועוד %n בעיות</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>לא זמינות:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>שגיאה: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>אזהרה: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>בעיות</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>אין בעיות: אפשר לשחק כך.</translation>
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
        <translation>להחליף את ״%1״ ב־״%2״</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>תוספות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (שונה):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>איפוס</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>איפוס ההגדרה הזאת לפי חוקי המשחק.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>איפוס %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>שינוי אחד</numerusform>
            <numerusform>%n שינויים</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>התחלה וסיום</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>שחקנים וכלים</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>קלפים ולוח</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>תורות ומשרתים</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>יכולות הסדרות</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>ארקנה גדולה</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>הכרעות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת, ויש לכם שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>טעינה מ&amp;חדש</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>טוען את הקובץ. אפשר לבטל זאת.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>שמירת ה&amp;גרסה שלי</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>משאיר את השינויים שלכם. שמירתם תחליף את הקובץ.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>הצגת ש&amp;ניהם</translation>
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
        <translation>%1 (%2 עד %3)</translation>
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
        <translation>⁦%1/%2⁩</translation>
    </message>
    <message>
        <source>Small pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>כלים קטנים של %1: %2 מתוך %3 על הלוח.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>כלים בינוניים של %1: %2 מתוך %3 על הלוח.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>כלים גדולים של %1: %2 מתוך %3 על הלוח.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>קופה</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>ערימת ההשלכה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>בחרו ערכות חוקים שאפשר לשחק בהן.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>לא ניתן היה לפתוח את התוכנית.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>פתיחת תוכנית</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>תוכניות (*.json);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>שמירת התוכנית</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>תוכניות (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>לא ניתן היה לשמור את התוכנית.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>ערכות החוקים הן של התוכנית: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>אחרי מספר קבוע של חלוקות</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>בדיוק נתון</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>ניסוי חדש</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>מחשבים משחקים את אותן חלוקות לפי כל ערכת חוקים, כל חלוקה פעמיים בחילופי מושבים. התוצאות מושוות חלוקה מול חלוקה, כדי שהמזל לא יסתיר את השפעת החוקים.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>&amp;שם:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;מושבים:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>שח&amp;קנים:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>מ&amp;סתיים:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;חלוקות:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>מ&amp;דד:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>ד&amp;יוק ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;זרע אקראי:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>חלוקות &amp;למדידת המיומנות:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>שימוש ב&amp;ערכות החוקים שלמעלה</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>ה&amp;תחלת הניסוי</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>פתיחת תו&amp;כנית…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>שמי&amp;רת התוכנית…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>אי אפשר לשחק ב״%1״ במספר שחקנים כזה (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>שחזור המשחק…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>משחק אחד מאחורי ״%1״. הקישו Enter או לחצו פעמיים כדי לצפות בו.</numerusform>
            <numerusform>%n משחקים מאחורי ״%1״. הקישו Enter או לחצו פעמיים על אחד מהם כדי לצפות בו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>משחקי הניסוי</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>המשחקים שמאחורי מספר מוצגים כאן.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>החלוקה</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>השחקנים מוזזים מושב אחד</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>שחקנים ברמות שונות</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>שחקנים ברמות שונות, בחילופי מושבים</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>ערכת חוקים</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>אופן המשחק</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>המושב המנצח</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>מספר הניסיונות הרגיל</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>מספר המשחקים שנבחנים בכל צעד</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>כל &amp;השחקנים זהים</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>אחרת הם מחליפים מושבים מחלוקה לחלוקה, כדי שאף אחד לא ייהנה מהמושב הטוב.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>שחקן %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>תור אחרון</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>הוכרז תור אחרון</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 מתוך נקודה אחת</numerusform>
            <numerusform>%1 מתוך %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>נקודות: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>אתם</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>התור של %1</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>מאגר: %1 קטנים, %2 בינוניים, %3 גדולים</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>קלפים ביד: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>המחשב משחק, רמה %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>a score and the score that wins: &quot;5 / 9&quot;</extracomment>
        <translation>⁦%1 / %2⁩</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <extracomment>on the plate of a player, at the beginning of a game; %1: card</extracomment>
        <translation>הצעה: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>הוכרז</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>בחוץ: התור האחרון נכשל</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>בהובלה</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>בחוץ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>שחקנים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>החזרת קלף לשאר</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>הזזת קלף</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>החוקים האלה מיועדים לשחקן אחד.</numerusform>
            <numerusform>החוקים האלה מיועדים ל־%n שחקנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ועוד אחת</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>שינוי החוקים</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>שינוי מספר השחקנים</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>שינוי בעל התור</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>הוצאת שחקן מהמשחק</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>החזרת שחקן למשחק</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>שינוי ההתחלה</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>שינוי המקום של השאר</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>שינוי ״%1״</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>הדבקת עמדה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>עמדה חדשה</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>emda.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>שמירת העמדה</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>עמדות (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת מאז שהעמדה הזאת נפתחה או נשמרה. להחליף אותו?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>לא ניתן היה לשמור את העמדה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>להנחה</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>ידיים וערימות</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>סימנים</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>בעיות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>העמדה נמצאת בלוח הגזירים, כטקסט.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>״%1״ אינו תקף כאן. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>אי אפשר לשחק לפי החוקים האלה.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>אי אפשר להציב את העמדה הזאת.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>פתיחת עמדה</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>עמדות, תרחישים ומשחקים (*.json *.gnostica *.journal);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>לוח הגזירים אינו מכיל עמדה. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>לא ניתן היה לפתוח את %1 כעמדה. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>קלפים סמויים נשארים סמויים: ידיים וערימות שאינכם רואים מחולקות כאן באקראי.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>הצבת עמדה</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>ב־%1 יש שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>עדיין אי אפשר לשחק כך. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>ביטול: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>ביצוע חוזר: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>אין על השולחן תור להתחיל ממנו.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – עמדה – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>לחיצה מניחה כלי של %1, כיוון: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>לחיצה מניחה את הקלף %1.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>לחיצה מסירה את מה שנמצא שם.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>לחיצה מזיזה את מה שנבחר.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>לחצו על כלי או על קלף כדי לבחור אותו.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>בחרו קלף או כלי בצד, ואז לחצו על מקומו. או התחילו מקובץ, מהשולחן או מטקסט בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>תיקון ופתיחה</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>העמדה הזאת לא נשמרה.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (לא נשמר)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>הנחת כלי</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>הזזת כלי</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>סיבוב כלי</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>שינוי הגודל של כלי</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>הסרת כלי</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>הנחת קלף</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>הזזת שטח</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>הסרת קלף מהלוח</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>אין כאן מה לשנות.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>אין מקום לעוד כלים על הלוח.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>לפי החוקים האלה כלים אינם יכולים לפנות באלכסון.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>במאגר של %1 לא נשאר כלי קטן: כולם על הלוח.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>במאגר של %1 לא נשאר כלי בינוני: כולם על הלוח.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>במאגר של %1 לא נשאר כלי גדול: כולם על הלוח.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>בין השאר</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>ב־%1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>היד של %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>קופה, קלף %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>ערימת ההשלכה, קלף %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>יש רק אחד כזה: הקלף %1 עזב את %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>יש רק אחד כזה: הקלף %1 עזב את היד של %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>יש רק אחד כזה: הקלף %1 עזב את הקופה.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>יש רק אחד כזה: הקלף %1 עזב את ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>חזר למאגר: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>עומד עכשיו זקוף: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>הקלפים של %1 הם עכשיו חלק מהשאר.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>לא בשימוש עוד: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>אין עכשיו הצעות: המשחק מתחיל בתור.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: השחקן הזה מחוץ למשחק.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: אין שחקן כזה.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: לא בשימוש לפי החוקים האלה.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 אינו מותר כאן; צפוי %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>התור של שחקן שנמצא מחוץ למשחק.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>לפחות שחקן אחד חייב להיות במשחק.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>אצל %1 יותר מדי קלפים; ביד מותר לכל היותר קלף אחד.</numerusform>
            <numerusform>אצל %1 יותר מדי קלפים; ביד מותרים לכל היותר %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>ב־%1 יש כלי אחד, יותר מהמותר במשחק (%2).</numerusform>
            <numerusform>ב־%1 יש %n כלים, יותר מהמותר במשחק (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>בתהום: %1. הוא חוזר למאגר אחרי הצעד הראשון (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>אצל %1 קלף אחד, יותר מהמותר ביד במשחק.</numerusform>
            <numerusform>אצל %1 %n קלפים, יותר מהמותר ביד במשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אין שטחים, ולכן המשחק היה נגמר (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>רק %1 במשחק, ולכן המשחק היה נגמר (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>קלף אחד על הלוח</numerusform>
            <numerusform>%n קלפים על הלוח</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>אחד בידיים</numerusform>
            <numerusform>%n בידיים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>אחד בקופה</numerusform>
            <numerusform>%n בקופה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>אחד בערימת ההשלכה</numerusform>
            <numerusform>%n בערימת ההשלכה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>אחד בין השאר</numerusform>
            <numerusform>%n בין השאר</numerusform>
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
        <translation>ליכולת הזאת אין הגדרות.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>אי אפשר להציג את זה כיכולות. אפשר לתקן את זה בטקסט.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, מותאם</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>ב־%1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>השפעת הקלף אינה ידועה עד שהשגיאות יתוקנו.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>יכולות: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>איפוס להורה: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>שגיאה אחת</numerusform>
            <numerusform>%n שגיאות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>אזהרה אחת</numerusform>
            <numerusform>%n אזהרות</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>אין שגיאות</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>אין בעיות: אפשר לשחק בערכת החוקים הזאת.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>בעיות</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>שגיאה: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>אזהרה: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>שורה %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>בעיה</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>הגדרה</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>מיקום</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>חוק</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>לא ניתן היה לשמור את ההגדרות.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>לא ניתן היה לקרוא את ההגדרות. שינויים בהן לא יישמרו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>מקושר עם</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>ואז</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>שתי היכולות מקושרות. לחצו כדי לנתק אותן.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>לחצו כדי לקשר את שתי היכולות.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>אחת מאלה:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>או</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>מספר %1 בסדר השימוש.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>איפוס לערך של ההורה</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>הוספת יכולת</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>ה&amp;גדרות…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>ה&amp;חלפה ביכולת אחרת</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>הוספת &amp;יכולת חלופית</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>מו&amp;קדם יותר</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>מ&amp;אוחר יותר</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>בחירה בין זו &amp;ליכולת הקודמת</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>כיכולת &amp;נפרדת, אחרי האחרות</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>ה&amp;סרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>חידות</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>שיעורים</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>נפתרו</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>כל החידות נפתרו.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>עדיין לא נפתרה אף חידה.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>חידה אחת מתוך %1 נפתרה</numerusform>
            <numerusform>%n מתוך %1 חידות נפתרו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>צעד אחד</numerusform>
            <numerusform>%n צעדים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>צעד אחד או יותר</numerusform>
            <numerusform>%n צעדים או יותר</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>אחת מתוך %1 נפתרה</numerusform>
            <numerusform>%n מתוך %1 נפתרו</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>לא נפתרו</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>ניצחון בתור הזה</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>השגת נקודות</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>עצירת תור אחרון</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>זה התור האחרון שלכם. תנצחו אם בסופו תהיה לכם נקודה אחת.</numerusform>
            <numerusform>זה התור האחרון שלכם. תנצחו אם בסופו יהיו לכם %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>הוכרז תור אחרון של %1; הוא בא אחרי שלכם, ודרושה בו נקודה אחת. מנעו כל אפשרות להשיג אותה.</numerusform>
            <numerusform>הוכרז תור אחרון של %1; הוא בא אחרי שלכם, ודרושות בו %n נקודות. מנעו כל אפשרות להשיג אותן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>הובילו על כל האחרים בנקודה אחת בסוף התור שלכם.</numerusform>
            <numerusform>הובילו על כל האחרים ב־%n נקודות בסוף התור שלכם.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>כך זה נעשה.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>נפתר. כל הכבוד!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>בדיקה אם זה הפתרון…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>כבר אי אפשר לעצור את התור האחרון: בתחילתו יש אצל %1 נקודה אחת.</numerusform>
            <numerusform>כבר אי אפשר לעצור את התור האחרון: בתחילתו יש אצל %1 %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>כבר אי אפשר להגיע למטרה: חסרה נקודה אחת.</numerusform>
            <numerusform>כבר אי אפשר להגיע למטרה: חסרות %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>כבר אי אפשר להגיע למטרה.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>בטלו, ונסו משהו אחר.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>זה מתחיל בקלף מהיד שלכם.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>זה לא מתחיל בקלף מהיד שלכם.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>זה מתחיל בקלף מהיד שלכם, ופועל %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>זה לא מתחיל בקלף מהיד שלכם, ופועל %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>הבא: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>הקלף הוא %1.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>זה תלוי במזל. יש פתרון בלי מזל.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, נפתרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>ניצחון בתור הזה: חסרה נקודה אחת</numerusform>
            <numerusform>ניצחון בתור הזה: חסרות %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>ניצחון בתור הזה</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>הובלה בנקודה אחת</numerusform>
            <numerusform>הובלה ב־%n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>עצירת התור האחרון של %1</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>ביד שלכם: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>יש לכם נקודה אחת.</numerusform>
            <numerusform>יש לכם %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>רמת קושי %1 מתוך %2</translation>
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
        <translation>מאז התור האחרון שלכם</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שחזור</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>שחזור על הלוח</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>למה?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>הסבר על התור שבשורה הנוכחית</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>עמדה %1 מתוך %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>העמדה במשחק</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>תור אחד אחורה</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>תור אחד קדימה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>משחקים שלא הסתיימו</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>המשחקים האלה לא הסתיימו. כל אחד נמשך אחרי הצעד האחרון שאושר.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>ה&amp;משך המשחק הזה</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>מ&amp;חיקה…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>לא &amp;עכשיו</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>אי אפשר לקרוא את %1 (נכתב לאחרונה: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (שוחק לאחרונה: %2; נראה פתוח במחשב %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (התחיל: %2, שוחק לאחרונה: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (שוחק לאחרונה: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. גם משחקים שהסתיימו נשמרים.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. נשמר המשחק האחרון שהסתיים; אפשר לשנות את המספר בהגדרות.</numerusform>
            <numerusform>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. נשמרים %n המשחקים האחרונים שהסתיימו; אפשר לשנות את המספר בהגדרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>להעביר את המשחק הזה לאשפה?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;העברה לאשפה</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>אי אפשר להעביר את המשחק הזה לאשפה. למחוק אותו לצמיתות?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>מ&amp;חיקה לצמיתות</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>המשחק לא נמחק.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>שינוי שם של ערכת חוקים</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>שינוי &amp;שם</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>שינוי המ&amp;זהה גם בערכות האלה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>העמדה במשחק</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;קצב:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>&amp;נקודת מבט:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>יד</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>יומן</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – תיעוד – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>קריאת %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>משחקים (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>לא ניתן היה לשמור את המשחק.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>תיעוד</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>התור של %1 מתחיל.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>קלפים מחולקים, או שטורפים אותם.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 מחוץ למשחק.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: הכרזה על התור האחרון.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>הסימנייה שלכם</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>מידע גלוי בלבד</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>של מי שמחליט</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>של %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>עמדה %1 מתוך %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>המשחק הזה לא נגמר: הידיים של שחקנים אחרים נשארות סמויות.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>התיעוד פגום. הוא מוצג עד מקום הפגם: עמדה אחת.</numerusform>
            <numerusform>התיעוד פגום. הוא מוצג עד מקום הפגם: %n עמדות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>מדד</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>הבדל</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>מסקנה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>אתם רואים עמדה קודמת: %1 מתוך %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>חזרה למשחק</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>המשך מכאן</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>סקירה</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>סיכויים</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>סיכויי הניצחון במהלך המשחק</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>נקודות לפי סיבובים</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>הסיכויים כשכל הידיים גלויות. לחצו על עמדה כדי לעבור אליה. מקשים: שמאלה וימינה להחלטה הקודמת והבאה, Page Up ו־Page Down להחלטות היקרות.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>המחשב סוקר כל החלטה לפי מה שהיה ידוע אז למי שהחליט. הגרף מראה את הסיכויים כשכל הידיים גלויות.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>כשמשחק נגמר, המחשב יכול לסקור את כל ההחלטות בו: אילו הטו אותו, ומה היה טוב יותר.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>ההחלטות היקרות ביותר</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>לחצו על החלטה, או הקישו Enter, כדי לעבור לאותה עמדה.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>נקודת המפנה הקודמת</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>נקודת המפנה הבאה</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>המשך משחק מכאן</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>חזרה לשולחן</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>נקודת מפנה %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>השוואת ספרי החוקים…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>בחרו שתי ערכות חוקים שאפשר לשחק בהן.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>שמירת ההבדלים</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>הבדלים</translation>
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
        <translation>לא ניתן היה לכתוב את הקובץ.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;העתקה</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>ה&amp;דפסה…</translation>
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
        <translation>חוקים זה לצד זה</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>הגדרות שנבדלות</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>הדפסת ההבדלים</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>הגדרה</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>חוק</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (רק בעמדה הזאת)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>&amp;הרחבות</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>ה&amp;רחבה אחת</numerusform>
            <numerusform>%n ה&amp;רחבות</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>&amp;חוקים:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>חוקים</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>הרחבות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>ערכת חוקים %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>חוקי המשחק הזה</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (טיוטה)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>בלי הרחבה</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>הרחבה אחת</numerusform>
            <numerusform>%n הרחבות</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>הרחבות שנוספו לערכת החוקים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>חלק מהתוספים לא נטענו. אי אפשר לשחק בערכות חוקים שזקוקות להם.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>אי אפשר לשחק בחלק מערכות החוקים שבתיקייה שלכם.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>הפעם לא נטענו תוספים. אי אפשר לשחק בערכות חוקים שזקוקות להם.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>חלק מהחלוניות לא נטענו.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>ניסיון נוסף</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>התוספים ייטענו בפעם הבאה שהתוכנה תופעל.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>הוספת ערכת חוקים</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>ערכות חוקים (*.json *.gnostica-rules);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 לא נוספה לערכות החוקים שלכם.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>ה&amp;חלפת הערכה שלי</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;שמירת שתיהן, זו בשם %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>תיקון והוספה</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ערכת החוקים הזאת כבר אצלכם: ״%1״.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>״%1״ נוספה לערכות החוקים שלכם. אפשר לבחור בה למשחק חדש.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>לקובץ הזה אותו מזהה כמו לערכת החוקים ״%1״, שבאה עם התוכנה ואי אפשר להחליף אותה. אפשר להוסיף אותו במזהה אחר.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>יש לכם ערכת חוקים אחרת עם אותו מזהה: ״%1״.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. זו גרסה %3, והיא חדשה יותר.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. זו גרסה %3, והיא ישנה יותר.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. גם זו נקראת גרסה %2, אבל היא שונה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (טיוטה)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (על השולחן)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 כבר קיים. להחליף אותו?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ה&amp;חלפה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>נא להעביר את המסך אל %1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>הקלפים ביד מוסתרים עד שהמסך אצל %1.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>המסך אצל %1: הצגת הקלפים שלי</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>התוצאה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>מושב %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>חלק</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>פסים</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>משבצות</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>טבעות</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>צלבים</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>אדום</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>כחול</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>ירוק</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ורוד</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>חום</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>אפור</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: נקודה אחת</numerusform>
            <numerusform>%1: %n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: נקודה אחת, מחוץ למשחק</numerusform>
            <numerusform>%1: %n נקודות, מחוץ למשחק</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>בחוץ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>השם של שחקן %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>הצבע של שחקן %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>הדוגמה של שחקן %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>שחקן %1: אדם או מחשב</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>אדם ליד המסך הזה.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>הסרת שחקן %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>האופי של שחקן %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>תור</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>בחוץ</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>התור של %1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 מחוץ למשחק</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>מספר &amp;שחקנים:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>מתחיל בהצעות</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>הידיים מחולקות, וכולם מציעים לפני התור הראשון.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>השאר נמצא בערימת ההשלכה</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>קלפים שלא הנחתם נמצאים מתחת לקופה בסדר החפיסה, או מתחת לערימת ההשלכה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>ליד השולחן</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>שחקני מחשב</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>משחקים שמורים</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;שפה:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;ערכת צבעים:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>בהירה</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>כהה</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>ק&amp;לפים:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>ה&amp;נפשות:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>רגילות</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>איטיות</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>ציון ע&amp;מודות ושורות בשולי הלוח</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>הצגת קלפים ב&amp;גדול תחת הסמן</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>הסתרת ה&amp;ידיים בין התורות</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>המסך מועבר הלאה לפני שהיד הבאה מוצגת.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;אישור כל צעד</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>אחרת צעד מתבצע מיד כשהוא שלם.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>החזרת &amp;כל צעד</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>כולל צעדים של שחקנים אחרים וכל מה שנמשך, הוטל או נחשף. כל השחקנים חייבים להסכים לכך.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;צלילים לאירועים חשובים</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>צליל רך להכרזות, ליציאה מהמשחק, להובלה חדשה ולסוף המשחק.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>&amp;קצב:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>הצגת ידיים כש&amp;רק מחשבים משחקים</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>מציג את היד של מי שמחליט, או של מי שבוחרים ברשימת השחקנים.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>כמה מש&amp;חקים שהסתיימו לשמור:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>כולם</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>החדשים ביותר נשמרים; הישנים יותר עוברים לאשפה. משחקים שלא הסתיימו נשמרים תמיד.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>כללי</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>גו&amp;דל הטקסט:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>עוצמ&amp;ת הקול:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>לא ניתן היה לכתוב את ערכת החוקים החדשה.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>לא ניתן היה לשכפל את ערכת החוקים.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>לא ניתן היה לשנות את שם ערכת החוקים.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>לא יהיה אפשר עוד לשחק בערכות חוקים שזקוקות לה.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>השינויים שלא נשמרו בה נשארים בין הטיוטות.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>משחקים ששוחקו בה, והתיעוד שלהם, שומרים על החוקים שלהם.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>מחיקת ערכת חוקים</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;העברה לאשפה</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>לא ניתן היה למחוק את ערכת החוקים.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>ייצוא ערכת חוקים</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>מסמך &amp;אחד</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>ה&amp;קובץ הזה לבדו</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>אי אפשר להפוך את ערכת החוקים למסמך אחד.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>ערכות חוקים (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>לא ניתן היה לייצא את ערכת החוקים.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>להעביר את ״%1״ לאשפה?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>״%1״ מבוססת על ערכת חוקים אחת שלכם: %2. אחרים אינם יכולים לשחק בה עם הקובץ הזה לבדו. אפשר לייצא מסמך אחד שאינו זקוק לה.</numerusform>
            <numerusform>״%1״ מבוססת על %n ערכות חוקים שלכם: %2. אחרים אינם יכולים לשחק בה עם הקובץ הזה לבדו. אפשר לייצא מסמך אחד שאינו זקוק להן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>הרחבות</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>יש לה שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>באה עם התוכנה ואי אפשר לשנות אותה. שכפלו אותה כדי לערוך שינויים.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>יש לה בעיה אחת.</numerusform>
            <numerusform>יש לה %n בעיות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>קבצים שאינם בשימוש</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>ערכות חוקים</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;חדשה…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;שכפול</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>שינוי ש&amp;ם…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>מח&amp;יקה…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>יי&amp;בוא…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>יי&amp;צוא…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>הצגה ב&amp;תיקייה</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>חיפוש בערכות החוקים</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>אין ערכת חוקים שזה מופיע בשמה או במזהה שלה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>ערכת חוקים אחת מרחיבה אותה: %1.</numerusform>
            <numerusform>%n ערכות חוקים מרחיבות אותה: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>ערכת חוקים אחת כוללת אותה כהרחבה: %1.</numerusform>
            <numerusform>%n ערכות חוקים כוללות אותה כהרחבה: %1.</numerusform>
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
        <translation>שני ספרי החוקים זהים, ושום הגדרה אינה שונה.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>שני ספרי החוקים זהים, אבל יש הגדרות שנבדלות.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>חוק אחד רק ב־A</numerusform>
            <numerusform>%n חוקים רק ב־A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>חוק אחד רק ב־B</numerusform>
            <numerusform>%n חוקים רק ב־B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>חוק אחד שונה</numerusform>
            <numerusform>%n חוקים שונים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>חוק אחד זהה</numerusform>
            <numerusform>%n חוקים זהים</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>הסתרת חוקים זהים</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>הגדרה</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>חוק</translation>
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
        <translation>ללא</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>מחשב חזק ומחשב חלש משחקים זה נגד זה במספר כזה של חלוקות, כדי למדוד כמה המיומנות חשובה. זה נמשך זמן רב בהרבה.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>נגד</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>השחקן החזק</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>השחקן החלש</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>מול %1: %2 ניצחונות ממשחק אחד</numerusform>
            <numerusform>מול %1: %2 ניצחונות מ־%n משחקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>ב־%1: %2 ניצחונות ממשחק אחד</numerusform>
            <numerusform>ב־%1: %2 ניצחונות מ־%n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>תוצאות</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>%1 ניצחונות ממשחק אחד נגד המחשב.</numerusform>
            <numerusform>%1 ניצחונות מ־%n משחקים נגד המחשב.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>התוצאות שלכם נגד המחשב יופיעו כאן.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>שיחקתם ביום אחד.</numerusform>
            <numerusform>שיחקתם %n ימים ברצף.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>לימוד</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>הושלמו</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>הושלמו %1 מתוך שיעור אחד</numerusform>
            <numerusform>הושלמו %1 מתוך %n שיעורים</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>חידות</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>נפתרו %1 מתוך חידה אחת</numerusform>
            <numerusform>נפתרו %1 מתוך %n חידות</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>רמה</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>משחק</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>מלחמת שטחים על לוח של קלפי טארוט</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>משחק יחד</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>שניים עד שישה ליד מסך אחד, בכל משחק ובכל ערכת חוקים.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>שנו את החוקים, צרו משחק משלכם.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>שני משחקים, חוק אחר חוק ובאלפי משחקים.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>מ&amp;י משחק?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>עמוד הפתיחה</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>סדנה</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>פתיחה…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>תיעוד או משחק שלא הסתיים מתוך קובץ.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>עמוד %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>סיבה</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>רק ב־%1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>בשתיהן, עם תוצאה אחרת</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>זהה בשתיהן</translation>
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
        <translation>אי אפשר להציג עכשיו דבר מהשולחן.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>לפני התור הראשון אין עמדה להשוות.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>סידור העמדה…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>פתיחת עמדה או משחק</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>עמדות, תרחישים ומשחקים (*.json *.gnostica-position *.gnostica);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>לא ניתן היה לפתוח את העמדה.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>השוואת הצעדים…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>אחת מערכות החוקים אינה מאפשרת את העמדה הזאת.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>בחרו שתי ערכות חוקים שאפשר לשחק בהן.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>מה&amp;שולחן</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>חלוקה &amp;חדשה</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>&amp;ביצוע הצעד</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;אחורה</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>בח&amp;ירה בידי המחשב</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;מושבים:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>צעדים לפי שתי ערכות החוקים</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>לחצו על ״אחורה״ כדי לחזור לנקודה שבה נפרדו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>יומן</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>עזרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>שיעורים וחידות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>שיעורים וחידות</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;כל השיעורים והחידות</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;הראו לי</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>התחלה מ&amp;חדש</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;אחורה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>אתם</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>האופי נקבע בהגרלה</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>מאוזן: בונה ומפריע לאחרים</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>בנאי: מעדיף לייסד ולהגדיל שטחים</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>צייד: מעדיף להפריע לאחרים</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>מכריז כשזה עדיף על המתנה</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>מהמר: מכריז מוקדם יותר</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>זהיר: מכריז מאוחר יותר</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>גרסת התבנית</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>שם קצר, לקבצים ולערכות חוקים אחרות</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>משחק, או הרחבה של משחקים</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>הורה; המסמך מכיל רק את ההבדלים ממנו</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>הרחבות שהיא כוללת</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>שם, לפי שפה</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>תקציר במשפט אחד, לפי שפה</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>הערות של מי שכתב אותה, לפי שפה</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>הגרסה שלה, מספר שקבע מי שכתב אותה</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>יכולות הסדרות</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>יכולות של הארקנה הגדולה</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>קישורים בין היכולות של קלף</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>מנגנונים שהיא משתמשת בהם</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>שם של יכולת</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>יכולות שאחת מהן נבחרת</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>מ־%1 עד %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>מסיר את הערך של ההורה</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>כמו בלי ערך</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>בהורה: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>ברירת מחדל: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>חוק %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>זה ארוך מדי לערכת חוקים. דבר לא הודבק.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>הטקסט הזה אינו יכול להיות חלק מערכת חוקים. דבר לא הודבק.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>התיקון הזה כבר אינו מתאים.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>אין כאן תיקונים</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;העתקה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>בחירת ה&amp;כול</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>הצגת הערכים ה&amp;אפשריים</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>הסבר על ה&amp;ערך הזה</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>&amp;חיפוש…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>בערך עוד שעה אחת.</numerusform>
            <numerusform>בערך עוד %n שעות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>בערך עוד דקה אחת.</numerusform>
            <numerusform>בערך עוד %n דקות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>בערך עוד שנייה אחת.</numerusform>
            <numerusform>בערך עוד %n שניות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>חזרה לעמוד הפתיחה</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>חזרה לעמוד הפתיחה (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>ממתין עד שאפשר לשחק בערכת החוקים.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>משחק ניסיון אחד שוחק</numerusform>
            <numerusform>%n משחקי ניסיון שוחקו</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>משחקי ניסיון אחרי כל שינוי</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>ה&amp;צגת משחק</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>תוצאות משחקי הניסיון</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;ללא שמירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>משחק שהסתיים</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>המשחק שלכם ממתין על השולחן.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>המשחק נגמר; הלוח שלו עדיין כאן.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>מ&amp;בט על הלוח</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>המש&amp;ך</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>משחקים &amp;נוספים שלא הסתיימו…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>נפתרה ביום אחד מתוך שבעת הימים האחרונים</numerusform>
            <numerusform>נפתרה ב־%n מתוך שבעת הימים האחרונים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>מי משחק?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>הוספת שחקן</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>המחשבים רואים רק את מה שהייתם רואים במקומם.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>חזרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>לא ניתן היה לפתוח את ערכת החוקים.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>אי אפשר לשמור להמשך שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>שמירת ערכת החוקים</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>אי אפשר לקרוא את הטקסט הזה כערכת חוקים. אם תשמרו אותו, ערכת החוקים תחסר בין המשחקים עד שהטקסט יתוקן.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>שמירה ב&amp;כל זאת</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>לא ניתן היה לשמור את ערכת החוקים.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>משחק ניסיון %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>אין על השולחן תור להמשיך ממנו.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>סדנה – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>ביטול: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>ביצוע חוזר: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – סדנה – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>בחרו ערכת חוקים, או צרו חדשה.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>ערכות חוקים</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>החוקים</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>בעיות</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>משחקי ניסיון</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>אי אפשר לקרוא את הטקסט הפתוח כ־JSON. שנו בו את המזהה ידנית.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>ערכת החוקים תקבל מזהה אחר.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>שינוי המ&amp;זהה גם בערכות האלה</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>שינוי &amp;כאן בלבד</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>לא ניתן היה לכתוב את המזהה החדש בכל ערכות החוקים שמפנות לערכה הזאת.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>המזהה ״%1״ כבר תפוס בידי ערכת החוקים ״%2״. אם הערכה הזאת תישמר באותו מזהה, רק אחת מהן תהיה בשימוש.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>השינויים בערכת החוקים ״%1״ לא נשמרו, גם לא כטיוטה.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (לא נשמר)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>סדנה</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>השוואת ערכות חוקים</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>בחרו שתי ערכות חוקים</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>בחרו ״{action:compare}״ בתפריט ״{menu:compare}״.</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>בחרו את ערכות החוקים למעלה: כל ערכה מותקנת, ערכה שנוצרת בסדנה, או חוקי המשחק שעל השולחן. לכל אחת אפשר להוסיף הרחבות.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״הבדלים״ מציג את החוקים של שתיהן זה לצד זה, עם סימון למילים השונות, וטבלה של ההגדרות. חלקים זהים מקופלים; לחצו על אחד מהם כדי לקרוא אותו.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>השפעות בעמדה אחת</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>״אותה עמדה״ מציג עמדה אחת על שני לוחות, ואת כל הצעדים בארבע קבוצות: צעדים שרק הערכה הראשונה מתירה, צעדים שרק השנייה מתירה, צעדים עם תוצאות שונות, וצעדים זהים.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>העמדה באה מהמשחק שעל השולחן, מקובץ, ממשחק ששוחק, או מחלוקה חדשה.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>בחרו צעד כדי לבצע אותו על שני הלוחות, היכן שאפשר. ליד כל צעד מופיע החוק שיוצר את ההבדל.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>תנו למחשבים לשחק</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ניסויים</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>תחת ״ההשפעה על המשחקים״ מחשבים משחקים את אותן חלוקות לפי כל ערכת חוקים. בחרו את מספר השחקנים, את הרמה שלהם ואת מספר החלוקות; או את הדיוק שצריך להיות לתוצאה.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אפשר להשהות ניסוי, לעצור אותו ולהמשיך אותו ביום אחר: שום משחק אינו אובד.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>תוכנית אפשר לשמור כקובץ, עבור אדם אחר או עבור שורת הפקודה.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ממספר אל המשחקים שלו</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>לחצו על מספר, על עמודה או על נקודה כדי להציג את המשחקים שמאחוריהם. לחצו פעמיים על משחק כדי לצפות בו.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>החוקים החשובים</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״החוקים החשובים״ משנה את החוקים של ערכה אחת, אחד בכל פעם, ומראה אילו שינויים עושים את המשחקים קצרים, רגועים או מאוזנים יותר. לכל שינוי יש כפתור שמוביל לניסוי משלו, וכפתור שמוביל לחוקים.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>דוחות</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״ייצוא״ כותב עמוד עם תמונות לכל דפדפן, או מספרים לגיליון אלקטרוני.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>קריאת רווח סמך</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>״4.1±0.9 תורות״</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>משחקים תלויים במזל: חלוקות אחרות היו נותנות מספר אחר. רווח הסמך מראה כמה המספר עשוי לסטות: המספר האמיתי הוא כנראה בין 3.2 ל־5.0. עוד חלוקות מצמצמות את רווח הסמך: פי ארבעה חלוקות מקטינות אותו לחצי.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>קריאת הבדל</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אם רווח הסמך של הבדל אינו כולל את 0, לחוקים כנראה יש השפעה; שורות כאלה מודגשות.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אם הוא כולל את 0, לא נראה הבדל. זה לא אומר שאין הבדל: המשפט לידו אומר כמה גדול הבדל עדיין יכול להיות.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>הצצה לפני הסוף</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>רווחי הסמך האלה תקפים, לא משנה כמה פעמים תסתכלו ומתי תעצרו. אחד מכל עשרים עשוי בכל זאת להחטיא את המספר האמיתי; המסקנות מביאות בחשבון את מספר הדברים שנבדקים.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>מגבלות</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>השחקנים היו מחשבים, לא אנשים: הם אינם נוטרים טינה, ואינם לומדים. אם משחק מהנה, את זה תצטרכו לגלות בעצמכם.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>הצבת עמדה</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>סדרו אותה</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>בחרו ״{action:setUp}״ בתפריט ״{menu:setUp}״, או בחלון של משחק ששוחק.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>שימו קלפים וכלים במקומם: גררו אותם, או בחרו אחד ואז משבצת.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>הקלפים והכלים נספרים תוך כדי. כל מה שלא ייתכן מופיע ברשימה, עם החוק והמקום שלו.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>השתמשו בה</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>המשיכו לשחק מהעמדה, שמרו אותה, העתיקו אותה כטקסט או כתמונה, או השוו אותה לפי שתי ערכות חוקים.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>בניסוי יכולות להשתתף יותר משתיים: לחצו על הפלוס לידן.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>סוף המשחק</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>ממצאים על סוף המשחק</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>השאלה</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>מי שעיצבו את Gnostica קוראים לסוף המשחק קוץ בבשרם: אף אחד אינו מעז להכריז על תור אחרון, כולם תוקפים את השחקן המוביל, ומי שמכריז לשווא נאלץ לצפות מהצד. לכן נתנו למחשבים לשחק 600 חלוקות בשלושה שחקנים עם תשעה סיומים, כל חלוקה פעמיים כשכל השחקנים מוזזים מושב אחד, ועוד פעמיים עם שחקנים ברמות שונות: 21,600 משחקים. התמונה מראה כמה ארוכים או קצרים יותר נעשו המשחקים מאשר לפי החוקים המודפסים.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>קוץ אמיתי</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>לפי החוקים המודפסים, שלושה מחשבים שרואים מי מוביל משחקים 380 תורות, או יותר: אחד מכל שישה משחקים אינו נגמר בתוך 2000 החלטות, והוא נקטע שם. במשך 40 מהתורות האלה שחקן נמצא נקודה אחת או פחות מהיעד, ואף אחד אינו מעז. מהצעדים שפוגעים בשחקן, 56% פוגעים בשחקן המוביל.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>תרופות</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>קלף האינסוף</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>הסיום של המהדורה הראשונה מרפא את רוב הבעיה: 71 תורות במקום 380, כל משחק נגמר, אף אחד אינו יוצא, ואף אחד אינו חולק ניצחון. במשחק מכריזים על שני תורות אחרונים, ולפי החוקים המודפסים על אחד; בערך אותו חלק מהם מצליח, במעט יותר מחמש נקודות. המחיר: הצד החזק מנצח ב־73% מהמשחקים במקום ב־89%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>הניקוד הגבוה ביותר כשהקופה נגמרת</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 תורות, כל משחק נגמר, אף אחד אינו יוצא. אבל ביותר מרבע מהמשחקים חולקים את הניצחון, ושניים מכל שלושה צעדים שפוגעים בשחקן פוגעים בשחקן המוביל: יותר מאשר לפי החוקים המודפסים.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>שעון סמוי</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 תורות: המשחקים הקצרים ביותר בפער גדול, עם פחות מתור אחד שאף אחד אינו מעז בו. כמעט אף אחד כבר אינו מכריז, תור אחרון אחד מכל שבעה מצליח, והשחקן הראשון מנצח רק ב־18% מהמשחקים.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>יעדים אחרים</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>יעד של שמונה מוריד 113 תורות מהמשחק, וכמעט כל משחק נגמר. הזמן שבו אף אחד אינו מעז, והערך של המיומנות, נשארים כפי שהיו, עד כמה שאפשר לראות. יעד של עשר מוסיף לפחות 107 תורות, וארבעה מכל עשרה משחקים אינם נגמרים.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>כישלונות רכים יותר</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>אם כל השחקנים האחרים מנצחים כשהכרזה נכשלת, המשחקים אינם קצרים יותר, אבל בשליש מהם חולקים את הניצחון: תור אחרון מצליח ב־58% מהמקרים במקום ב־77%. אם מי שנכשל בהכרזה מאבד כלים במקום לצאת מהמשחק, כולם נשארים ליד השולחן, ומשחק נמשך עוד 33 תורות: אף אחד אינו מעז מוקדם יותר בגלל זה.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>ללא שינוי</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>לא נמצא סיום שמשנה כמה החלוקה מכריעה: בכולם נשלל הבדל גדול מ־0.18 בסולם שבו 0 הוא כלום ו־1 הוא הכול.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>מגבלות הניסוי</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>מחשבים, לא אנשים</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>שאלות פתוחות</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>האם אנשים מעזים יותר כשכישלון עולה פחות? איך זה בארבעה שחקנים ויותר? האם סיום יכול להיות קצר ולהשאיר למיומנות מקום כמו החוקים המודפסים? נסו בעצמכם: ״{action:compare}״ בתפריט ״{menu:compare}״ פותח גם את התוכנית של הניסוי הזה.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[הדוח כולו](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>הם מתכננים תור אחד ואת התשובה עליו, ו״חזק יותר״ פירושו מתכנן כזה מול מי שלוקח מיד את מה שנראה הטוב ביותר. הם אינם כורתים בריתות, אינם משתעממים, ואינם מתעייפים מלתקוף את השחקן המוביל: אנשים עשויים לסיים את משחקיהם הרבה קודם. הסיומים הושוו עם אותם שחקנים ואותם קלפים; כמה זמן נמשכים המשחקים שלכם היא שאלה אחרת.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>כל המספרים עם רווחי הסמך שלהם, כל התמונות, ואיך להפיק אותם שוב, בדפדפן (באנגלית).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>מקשים</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>יצירת משחק</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>יצירת משחק משלכם</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>התחילו במשחק שאתם מכירים</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>בחרו ״{action:workshop}״ בתפריט ״{menu:workshop}״.</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>הרשימה שבצד מציגה את כל ערכות החוקים, כל אחת מתחת להורה שלה. בחרו את הקרובה ביותר למה שאתם רוצים, ואז ״חדשה״.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>הערכה שלכם מכילה רק את ההבדלים: כל השאר הוא כמו בהורה. ערכות שבאו עם התוכנה נעולות; את שלכם אפשר לשנות.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>שנו הגדרה</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>תחת ״הגדרות״ לכל חוק שאפשר לשנות יש שורה עם השם שלו, המשמעות שלו והחוק בספר שהוא שייך אליו.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>הקלידו מילה בשדה החיפוש כדי למצוא הגדרה ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>להגדרה ששונה מההורה יש סימון צבעוני; החץ לידה מאפס את ההגדרה.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>קראו את החוקים</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>חוקי המשחק שלכם מופיעים בצד השני, כפי ששחקנים יקראו אותם.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>משפטים חדשים מסומנים; השהו את הסמן על אחד כדי לראות את המשפט שהוא מחליף.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>לחצו על משפט כדי לראות את ההגדרה שקובעת אותו.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>בדקו אם יש בעיות</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>״בעיות״ מציג רשימה של מה שאי אפשר לשחק, ושל מה שאולי לא התכוונתם אליו. לבעיה שאפשר לתקן אוטומטית יש כפתור לכך.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>נסו את המשחק</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>בזמן שאתם עובדים, מחשבים מריצים משחקים מהירים לפי החוקים שלכם. ״משחקי ניסיון״ מראה את התוצאות: אם משחקים נגמרים, כמה זמן הם נמשכים, ובמה אף פעם לא משתמשים.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>״משחק בטיוטה״ מתחיל מיד משחק בחוקים שלכם; אין צורך לשמור אותם קודם.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>״המשך מהשולחן״ ממשיך איתם מהעמדה הנוכחית על השולחן.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>ביטול ושינויים שלא נשמרו</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>כל שינוי אפשר לבטל ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>שינויים שלא שמרתם נשארים כשסוגרים את החלון, ונמצאים שם שוב בפעם הבאה.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>משחקים שבעיצומם שומרים על החוקים שבהם התחילו.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>שלושה מתכונים</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>משחק קצר יותר לארבעה</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו Gnostica, ואז ״חדשה״; קראו לה ״קצר לארבעה״ ובחרו ״יצירה״.</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>תחת ״שחקנים וכלים״ קבעו את ״מספר שחקנים מזערי״ ואת ״מספר שחקנים מרבי״ ל־4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>הקלידו ״נקודות לניצחון״ בשדה החיפוש, וקבעו את ״נקודות לניצחון״ ל־7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>אחרי רגע ״משחקי ניסיון״ מראה כמה תורות נמשך משחק עכשיו.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו ״שמירת ערכת החוקים״. מעכשיו ״משחק חדש״ מציע אותה.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>אם רוצים לשחק בה גם במספר אחר של שחקנים, השאירו את מספר השחקנים כפי שהוא, וקבעו במקום זה את ״נקודות לניצחון בארבעה״.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>סיום עדין יותר</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו Gnostica, ואז ״חדשה״; קראו לה ״עדין״ ובחרו ״יצירה״.</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>הקלידו ״תור אחרון״ בשדה החיפוש. ״תוצאה של תור אחרון שנכשל״ קובעת מה קורה למי שמכריז ואז יש לו מעט מדי נקודות.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו ״מפסידים את התור הבא״: אף אחד כבר אינו יוצא מהמשחק.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>קבעו את ״נקודות להכרזה״ ל־6, כדי שאף אחד לא יכריז לשווא. החוקים שבצד מראים מיד את ההשפעה.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>יכולת אחרת לקלף</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו Gnostica, ואז ״חדשה״; קראו לה ״שמש בהירה״ ובחרו ״יצירה״.</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>פתחו את ״יכולות של קלפים״ וגללו אל ״השמש״.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>לחצו על הפלוס אחרי היכולות של הקלף, ״הוספת יכולת״, ובחרו ״מטה״.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>פני הקלף והמשפט שלו מתעדכנים. גררו את היכולת החדשה למקומה.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>המשחק המוגמר</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>שתפו אותו</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>ערכת חוקים היא קובץ אחד. ״ייצוא״ כותב אותו היכן שתרצו. שחקנים אחרים גוררים את הקובץ אל החלון, או פותחים אותו בלחיצה כפולה. אין בו תוכנה: דבר בו אינו יכול להזיק.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>שמות בשפות אחרות</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>תחת ״שמות״ אפשר לכתוב את השם ואת התקציר בכמה שפות. מי שקורא שפה אחרת רואה את הטקסט האנגלי, או את הראשון אם אין אנגלי.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>למי שמכיר JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>״טקסט״ מציג את המסמך עצמו, עם השלמה והסברים. הטופס והטקסט תמיד תואמים; הסדר והרווחים שלכם נשמרים.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>ליד השולחן</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>עזיבת משחק ושמירת תמונות</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>כניעה</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>״{action:resign}״ בתפריט ״{menu:resign}״ מסיים את המשחק בכניעה, לאחר שאלת אישור. אם נותר רק יריב אחד, המשחק מסתיים והיריב מנצח. אחרת, מחשב ממשיך לשחק במקומכם עד סוף המשחק.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>סיום המשחק בידי המחשב</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>״{action:letComputersFinish}״ בתפריט ״{menu:letComputersFinish}״ משלים את המשחק במהירות ({key:letComputersFinish}). המחשבים משחקים אז במקום כולם. אפשר להשהות אותם בכל עת.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>תמונה של הלוח</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>״{action:savePicture}״ בתפריט ״{menu:savePicture}״ שומר את הלוח כתמונה, בלי הידיים ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>״{action:copyPicture}״ מעתיק את התמונה, כדי שתוכלו להדביק אותה במקום אחר.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>קלף האינסוף מונח מתחת לקופה.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>קלף האינסוף מונח ליד הקופה: בסוף תור יכול לקחת אותו מי שהניקוד שלו גבוה משל כל האחרים.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>קלף האינסוף נשאר אצל %1.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>קלף האינסוף אצל %1, והניצחון של %1 אם בסוף התור הבא הניקוד עדיין גבוה משל כל האחרים.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>סיבוב אתגר של %1: נקודה אחת, לטוב שבשחקנים האחרים %2.</numerusform>
            <numerusform>סיבוב אתגר של %1: %n נקודות, לטוב שבשחקנים האחרים %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>קלף האינסוף</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>קלף האינסוף</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>קלף האינסוף</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>מקום הקלף</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>מתחת לקופה</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>ליד הקופה</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>קלף אינסוף מונח מתחת לקופה. כשנמשך הקלף האחרון שמעליו, קלף האינסוף מונח ליד הקופה, גם אם אין קלפים מושלכים לטרוף.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>אחרי כן אפשר לקחת את קלף האינסוף בסוף התור שלכם, אם הניקוד שלכם אז גבוה משל כל האחרים. כך מתחיל סיבוב אתגר. אי אפשר לקחת את הקלף בזמן סיבוב אתגר, וגם לא בסוף התור שמכריע סיבוב כזה.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>אם בסוף התור הבא שלכם הניקוד שלכם עדיין גבוה משל כל האחרים, אתם מנצחים. אחרת הקלף מונח שוב ליד הקופה. אף אחד אינו יוצא מהמשחק בגלל זה.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מסיימים את התור ולוקחים את קלף האינסוף: מתחיל סיבוב אתגר.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1: סיום התור ולקיחת קלף האינסוף; מתחיל סיבוב אתגר.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>לקיחת קלף האינסוף</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>סיימו את התור, או קחו את קלף האינסוף והתחילו סיבוב אתגר.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>סיבוב האתגר שלכם מסתיים בתור הזה: תנצחו אם הניקוד שלכם אז גבוה משל כל האחרים.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>סיבוב האתגר של %1 מסתיים בתור הזה; הניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>סיבוב האתגר שלכם בעיצומו.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>סיבוב האתגר של %1 בעיצומו.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>קלף האינסוף מופיע ומונח ליד הקופה.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם לוקחים את קלף האינסוף; סיבוב האתגר שלכם מתחיל.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1: לקיחת קלף האינסוף; מתחיל סיבוב אתגר.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>סיבוב האתגר שלכם נכשל; קלף האינסוף חוזר למקומו ליד הקופה.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>סיבוב האתגר של %1 נכשל; קלף האינסוף חוזר למקומו ליד הקופה.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>סיבוב האתגר שלכם מצליח: עדיין יש לכם הניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>סיבוב האתגר של %1 מצליח: הניקוד הגבוה ביותר הוא עדיין %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קלף האינסוף עדיין מונח מתחת לקופה (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>סיבוב האתגר של %1 חייב להסתיים קודם (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>הניקוד שלכם חייב להיות גבוה משל כל האחרים, אבל ל־%1 יש לפחות אותו ניקוד (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>סיבוב האתגר שלכם עצמו מסתיים בתור הזה (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>ניצחתם: אחרי סיבוב האתגר עדיין יש לכם הניקוד הגבוה ביותר.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>הניצחון של %1: אחרי סיבוב האתגר הניקוד הוא עדיין הגבוה ביותר.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 כבר קיים.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר לפתוח את %1. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>אי אפשר לכתוב את %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 אינו קובץ של ניסוי.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 נוצר בגרסה מאוחרת יותר של התוכנה (טבלאות של גרסה %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 פגום. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 שייך לניסוי אחר.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>תוכנה אחרת מוסיפה משחקים ל־%1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 התחיל בגרסה %2 של התוכנה, שהמחשבים שלה עשויים לשחק אחרת.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 הוא אותו חלק כמו %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>אין חלקים ב־%1.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>החלקים האלה חסרים ב־%1: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 לא הסתיים; הריצו את החלק הזה שוב.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>תוכנית עם דיוק אי אפשר לפצל לחלקים, כי אף חלק לא יידע מתי הוא הושג. ציינו רק את מספר החלוקות.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 אינו דוח של ניסוי.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>ב־%1 חסרים משחקים (חלוקות: %2). הריצו את החלק הזה שוב.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>ב־%1 יש טבלאות שונות מאלה של התוכנה הזאת. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 מפריע: הוא לא נוצר בידי התוכנה הזאת. העבירו אותו או שנו את שמו, ואז נסו שוב.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>השם של %1 שמור לחלקים של ניסויים. בחרו שם אחר.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>קריאת %1 הופסקה.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>ל־%1 יש שמות נוספים (קישורים קשיחים). תוכנה אחרת עלולה להוסיף משחקים דרך אחד מהם. צרו עותק והשתמשו בו.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>אי אפשר להעביר את %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 אינו קובץ של נתוני למידה.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 נוצר בגרסה מאוחרת יותר של התוכנה (תבנית %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 נוצר בגרסה אחרת של התוכנה, שהמחשבים שלה בוחנים מאפיינים אחרים של עמדה. בחרו תיקייה אחרת.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 נוצר בהגדרות אחרות (%2). השתמשו בהן שוב, או בחרו תיקייה אחרת.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>תורות</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;תורות</numerusform>
            <numerusform>%1&#xa0;תורות</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>החלטות</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;החלטות</numerusform>
            <numerusform>%1&#xa0;החלטות</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>נקודות</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;נקודות</numerusform>
            <numerusform>%1&#xa0;נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>שחקנים</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;שחקנים</numerusform>
            <numerusform>%1&#xa0;שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>הכרזות</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;הכרזות</numerusform>
            <numerusform>%1&#xa0;הכרזות</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>חילופי הובלה</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;חילופי הובלה</numerusform>
            <numerusform>%1&#xa0;חילופי הובלה</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>צעדים</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;צעדים</numerusform>
            <numerusform>%1&#xa0;צעדים</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>קלפים</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;קלפים</numerusform>
            <numerusform>%1&#xa0;קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>שטחים</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;שטחים</numerusform>
            <numerusform>%1&#xa0;שטחים</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>כלים</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;כלים</numerusform>
            <numerusform>%1&#xa0;כלים</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>טריפות מחדש</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;טריפות מחדש</numerusform>
            <numerusform>%1&#xa0;טריפות מחדש</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;נקודות אחוז</numerusform>
            <numerusform>%1&#xa0;נקודות אחוז</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>phrase: a percentage with decimals</comment>
        <translation>⁦%1%⁩</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>מתאם</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>⁦%1&#xa0;±&#xa0;%2⁩</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2 עד %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>משחקים שמגיעים לסופם</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>אחוז המשחקים ששוחקו עד סופם; האחרים נקטעו במספר ההחלטות המרבי.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>משחקים עם סוף, חלקי כל המשחקים.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יותר משחקים מגיעים לסופם מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 פחות משחקים מגיעים לסופם מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>תורות במשחק</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>מספר התורות במשחק, של כל השחקנים יחד. במשחק שנקטע יש לפחות מספר כזה.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>תורות שהתחילו, כולל האחרון.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המשחק נמשך יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המשחק נגמר מוקדם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>החלטות במשחק</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>מספר ההחלטות במשחק: מה לעשות בתור, איך להשתמש ביכולת, אם להכריז. במשחק שנקטע יש לפחות מספר כזה.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>צעדים שנעשו, כולל הצעות ותשובות.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחק %1 דורש יותר ממשחק %3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחק %1 דורש פחות ממשחק %3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>תורות עד ההכרזה הראשונה</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>התור שבו מכריזים לראשונה על תור אחרון.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>מספר התור של ההכרזה הראשונה; משחקים בלעדיה אינם נספרים.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 ההכרזה הראשונה באה מאוחר יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 ההכרזה הראשונה באה מוקדם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>ניצחונות של השחקן הראשון</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>אחוז המשחקים שמנצח בהם מי שקיבל את התור הראשון; בסיכויים שווים, 100% חלקי מספר השחקנים.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>החלק בניצחון של המושב שיש לו התור הראשון; משחקים שנקטעו אינם נספרים.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 השחקן הראשון מנצח יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 השחקן הראשון מנצח פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>יתרון הנקודות בסוף</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>מספר הנקודות שהמנצח מקדים בהן את הטוב שבשחקנים האחרים בסוף המשחק.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>הנקודות של הטוב שבמנצחים פחות אלה של הטוב שבשחקנים האחרים שעדיין במשחק.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המנצח מקדים ביותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המנצח מקדים בפחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>ניצחונות משותפים</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>אחוז המשחקים שמנצחים בהם יחד כמה שחקנים שאינם בעלי ברית.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>משחקים שאויבים חולקים בהם את הניצחון, חלקי כל המשחקים.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 חולקים ניצחונות יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 חולקים ניצחונות פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>שחקנים שיצאו</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>מספר השחקנים שיצאו מהמשחק לפני סופו.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>מספר השחקנים שיצאו.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יוצאים מהמשחק יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יוצאים מהמשחק פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>תורות עד היציאה הראשונה</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>התור שבו קורית היציאה הראשונה.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>מספר התור של היציאה הראשונה; משחקים בלעדיה אינם נספרים.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 היציאה הראשונה באה מאוחר יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 היציאה הראשונה באה מוקדם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>הכרזות במשחק</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>מספר הפעמים ששחקנים מכריזים שהתור הבא שלהם הוא האחרון.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>הכרזות שנעשו; הודעה על סיבוב אחרון אינה נספרת.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 יש יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 יש פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>הכרזות שמצליחות</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>אחוז ההכרזות שמביאות ניצחון למי שהכריז.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>הכרזות שהצליחו, חלקי אלה שנעשו; משחקים בלעדיהן אינם נספרים.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 הכרזות מצליחות יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 הכרזות מצליחות פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>נקודות בהכרזה</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>מספר הנקודות שיש לשחקנים כשהם מכריזים.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>הנקודות של המכריזים כשהכריזו, בממוצע; משחקים בלי הכרזה אינם נספרים.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מכריזים עם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מכריזים עם פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>הכרזות שנכשלות</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>מספר ההכרזות שנכשלות במשחק.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>הכרזות שנכשלו; הכרזה שעדיין המתינה בסוף המשחק לא הצליחה ולא נכשלה.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 נכשלות יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 נכשלות פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>תורות שאף אחד אינו מעז להכריז בהם</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>מספר התורות שבהם חסרה לשחקן נקודה אחת לכל היותר ליעד, ואף אחד אינו מכריז.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>תורות שבתחילתם חסרה לשחקן נקודה אחת לכל היותר ליעד ושום הכרזה לא המתינה, ושאף אחד לא הכריז בהם.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אף אחד אינו מעז להכריז במשך זמן רב יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אף אחד אינו מעז להכריז במשך זמן קצר יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>צעדים עוינים נגד המוביל</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>אחוז הצעדים העוינים שפוגעים בשחקן המוביל.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>צעדים עוינים שפוגעים במוביל, חלקי כל הצעדים העוינים, כל עוד שחקן כלשהו מוביל. צעד הוא עוין אם הוא גורם לאויב לאבד כלים, דרגות, נקודות או שטח, או אם הוא מזיז או מסובב כלי אויב.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 צעדים עוינים פוגעים במוביל יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 צעדים עוינים פוגעים במוביל פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>חילופי הובלה</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>מספר הפעמים ששחקן אחר עובר להוביל במשחק.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>מספר הפעמים שהשחקן עם הכי הרבה נקודות אינו הקודם, בתחילת כל תור ובסוף המשחק; תיקו אינו נספר.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>הפיגור של המנצח</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>כמה פיגר מי שניצח לבסוף אחרי המועמד המוביל בנקודה הגרועה ביותר.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>הפער הגדול ביותר, בתחילת תור, בין סיכוי הניצחון הטוב ביותר לזה של המנצח, כפי שמחשבים שופטים את העמדה.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המנצח היה מאחור יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 המנצח היה מאחור פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>פתיחות המשחק</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>כמה פתוחה התוצאה, בממוצע על פני המשחק: 100% אם לכל השחקנים סיכויים שווים, 0% אם המשחק הוכרע.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>האנטרופיה של סיכויי הניצחון של השחקנים, חלקי הערך המרבי שלה, בממוצע על פני תחילות התורות, כפי שמחשבים שופטים את העמדה.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 נשארים פתוחים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 נשארים פתוחים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>התור שבו משחק מוכרע</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>התור שאחריו סיכוי הניצחון של המנצח נשאר מעל 80%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>התור האחרון שבתחילתו היה למנצח סיכוי של 80% לכל היותר, כפי שמחשבים שופטים את העמדה.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 מוכרעים מאוחר יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 מוכרעים מוקדם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>המתנה לתור</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>מספר ההחלטות ששחקנים אחרים מקבלים בין שני תורות של שחקן.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>החלטות של אחרים מסוף תור של שחקן עד תחילת הבא, בממוצע.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אחרים מחליטים יותר בין שני תורות של שחקן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אחרים מחליטים פחות בין שני תורות של שחקן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>צפייה אחרי יציאה</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>מספר התורות ששחקנים שיצאו צופים בהם עד סוף המשחק.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>תורות שהתחילו אחרי יציאה של שחקן, בסכום של כל מי שיצאו.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים שיצאו צופים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים שיצאו צופים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>אפשרויות בהחלטה, בממוצע</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>מספר הצעדים ששחקן יכול לבחור מהם, בממוצע על כל ההחלטות.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>המספר הממוצע של צעדים מותרים בהחלטה.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בממוצע יותר אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בממוצע פחות אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>אפשרויות בהחלטה טיפוסית</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>מספר הצעדים ששחקן יכול לבחור מהם: מחצית ההחלטות מציעות יותר, מחציתן פחות.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>החציון של מספר הצעדים המותרים בהחלטה.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בהחלטה טיפוסית יותר אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בהחלטה טיפוסית פחות אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>מרב האפשרויות בהחלטה</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>מספר הצעדים ששחקן יכול לבחור מהם בהחלטה הרחבה ביותר במשחק.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>המספר הגדול ביותר של צעדים מותרים בהחלטה במשחק.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בהחלטה הרחבה ביותר יותר אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש בהחלטה הרחבה ביותר פחות אפשרויות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>קלפים ביד</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>מספר הקלפים ששחקן מחזיק.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>קלפים בידיים של מי שעדיין במשחק בתחילת תור, בממוצע.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים מחזיקים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים מחזיקים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>תורות שמרעננים בהם את היד</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>אחוז התורות שמוקדשים להשלכת קלפים ולמשיכתם.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>תורות שבהם ריענון משליך או מושך קלפים, חלקי כל התורות.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מרעננים את היד ביותר תורות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מרעננים את היד בפחות תורות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>שטחים על הלוח</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>גודל הלוח.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>שטחים על הלוח בתחילת תור, בממוצע.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>כלים על הלוח</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>מספר הכלים שיש לכל השחקנים יחד על הלוח.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>כלים על הלוח בתחילת תור, בממוצע.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש יותר על הלוח מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש פחות על הלוח מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>כלים בשממה</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>מספר הכלים מחוץ לשטחים.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>כלים בשממה בתחילת תור, בממוצע.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש יותר בשממה מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש פחות בשממה מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>טריפות מחדש במשחק</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>מספר הפעמים שהקופה נגמרת ויוצרים אותה מחדש בטריפה.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>מספר הפעמים שהקלפים המושלכים נעשו לקופה.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>השפעת המיומנות</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>אחוז הניצחונות של מחשב חזק נגד חלש ממנו: 50% אם המיומנות לא הייתה משנה דבר.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>החלק בניצחון של החזק מבין שני שחקנים נתונים, בממוצע על משחקים ששניהם יושבים בהם בכל מושב באותה תדירות.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 השחקן החזק מנצח יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 השחקן החזק מנצח פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>השפעת החלוקה</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>אם אותו מושב מנצח שוב כשאותם קלפים מחולקים לשחקנים אחרים: 1 אם החלוקה מכריעה, 0 אם אין לה השפעה.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>המתאם בין התוצאה של מושב בחלוקה לבין תוצאתו באותה חלוקה כשמושבי השחקנים מוחלפים.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 החלוקה מכריעה יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 החלוקה מכריעה פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>לפי Browne ו־Maire, ״Evolutionary Game Design״, 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>לפי Shannon, ״A Mathematical Theory of Communication״, 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>הוגדר לתוכנה הזאת.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>מעט מדי משחקים כדי לומר.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>אין שום הבדל.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>אולי הבדל של %1; עם השוואות כה רבות, זה עשוי להיות מקרי.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>לא נראה הבדל; הבדל גדול מ־%1 נשלל.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>רק ב־%1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>בשתיהן, עם תוצאה אחרת</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>זהה בשתיהן</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>צעד אחד ב־%1</numerusform>
            <numerusform>%n צעדים ב־%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>אחד ב־%1</numerusform>
            <numerusform>%n ב־%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>מתוך %1 ו־%2, אחד זהה.</numerusform>
            <numerusform>מתוך %1 ו־%2, %n זהים.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>ב־%1 צריך עכשיו להחליט החלטה אחרת.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>ב־%1 אין צעד כזה.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>מנגנונים סביב התורות</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>סיבה: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>סיבה: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>סיבה: ״%1״ הוא ״%2״ ב־%3 ו״%4״ ב־%5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>המשחק נגמר אחרת, או ששחקנים אחרים יצאו ממנו.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>על הלוח יש כלים אחרים.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>על הלוח יש שטחים אחרים.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>בידיים יש קלפים אחרים.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>בערימות יש קלפים אחרים.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>ההכרזות והמונים שונים.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>התור של שחקן אחר, או שסדר התורות שונה.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>הבא להחליט הוא שחקן אחר, או הגורל.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>דבר אחר נתון לגורל.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>רק אחת מהן דורשת חצי שני.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>שתי העמדות אינן זהות.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>קלפים בכל יד: %1 ב־%2, %3 ב־%4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>ב־%1 וב־%2 יש להחליט החלטות שונות, ולכן אי אפשר להשוות את הצעדים שלהן.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>המשחק היחיד הגיע לסופו.</numerusform>
            <numerusform>כל %n המשחקים הגיעו לסופם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 מתוך משחק אחד לא הגיע לסופו ונקטע.</numerusform>
            <numerusform>%1 מתוך %n משחקים לא הגיעו לסופם ונקטעו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>תורות במשחק: %1 בממוצע, לפחות %2, לכל היותר %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 מתוך הכרזה אחת הביאה ניצחון.</numerusform>
            <numerusform>%1 מתוך %n הכרזות הביאו ניצחון.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>מנצחים בהכרזה, אבל במשחק אחד אף אחד לא הכריז.</numerusform>
            <numerusform>מנצחים בהכרזה, אבל ב־%n משחקים אף אחד לא הכריז.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>השחקן הראשון ניצח ב־%1 מכל המשחקים (בין %2 ל־%3); שיעור הוגן היה %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>ב־%1 מתוך תור אחד שחקן שיש לו כלים יכול היה רק לוותר.</numerusform>
            <numerusform>ב־%1 מתוך %n תורות שחקן שיש לו כלים יכול היה רק לוותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>ב־%1 מתוך משחק אחד לא היו לשחקן כלי ומקום לכלי.</numerusform>
            <numerusform>ב־%1 מתוך %n משחקים לא היו לשחקן כלי ומקום לכלי.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>הקלף %1 לא שוחק ולא הופעל במשחק אחד.</numerusform>
            <numerusform>הקלף %1 לא שוחק ולא הופעל ב־%n משחקים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>היכולת הזאת הוצעה פעם אחת ולא ניתן היה להשתמש בה: %1.</numerusform>
            <numerusform>היכולת הזאת הוצעה %n פעמים ואף פעם לא ניתן היה להשתמש בה: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>ביכולת הזאת ניתן היה להשתמש פעם אחת, אבל אף אחד לא השתמש: %1.</numerusform>
            <numerusform>ביכולת הזאת ניתן היה להשתמש %n פעמים, אבל אף אחד לא השתמש: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>זה לא היה אפשרי בהחלטה אחת: %1.</numerusform>
            <numerusform>זה אף פעם לא היה אפשרי ב־%n החלטות: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>זה היה אפשרי פעם אחת, אבל אף אחד לא עשה זאת: %1.</numerusform>
            <numerusform>זה היה אפשרי %n פעמים, אבל אף אחד לא עשה זאת: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, של %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 מתוך משחק אחד שוחק בידי מחשבים שמנסים הכול ואינם רוצים לנצח; הוא נחשב רק בבדיקה מה לא קרה אף פעם.</numerusform>
            <numerusform>%1 מתוך %n משחקים שוחקו בידי מחשבים שמנסים הכול ואינם רוצים לנצח; הם נחשבים רק בבדיקה מה לא קרה אף פעם.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>עברית</translation>
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
        <translation>אין תרגום עבור ״%1״. שפות: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 ו־%2</translation>
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
        <translation>%1 ו־%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 או %2</translation>
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
        <translation>%1 או %2</translation>
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
        <translation>%1, ואז %2</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>⁦%1%⁩</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>Effect of each rule change on %1, the largest differences first, with 95 % intervals.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>ההשפעה של כל שינוי חוק על %1, ההבדלים הגדולים תחילה, עם רווחי סמך של 95%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>ההשפעות של החוקים של %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>שינוי חוקים אחד נבחן.</numerusform>
            <numerusform>%n שינויי חוקים נבחנו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>שינוי חוקים אחד נבחן; החיפוש נעצר לפני סופו.</numerusform>
            <numerusform>%n שינויי חוקים נבחנו; החיפוש נעצר לפני סופו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>ממצאים</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>לא נמצא הבדל שאינו יכול להיות מקרי.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>כל המספרים</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>שינוי</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>חלוקות</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>מדד</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>מסקנה</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>שיטה</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>כל חוק שונה לבדו ונבחן במעט משחקים. השינויים המבטיחים ביותר נבחנו בעוד ועוד משחקים.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>המשחק הארוך ביותר, בהחלטות</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>זרע</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>גרסת התוכנה</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>מספר המשחקים, מתוך מאה, בכל ערך.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>נקודות של המוביל</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>שטחים על הלוח</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>כלים על הלוח</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>כלים בשממה</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>סיכוי הניצחון הטוב ביותר (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>ממוצע של המשחקים שהגיעו לתור הזה, כל עוד רבע מכל המשחקים הגיעו אליו. הרצועה מכילה מחצית מהמשחקים האלה.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>ממוצע של המשחקים שהגיעו לתור הזה, כל עוד רבע מכל המשחקים הגיעו אליו.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>תור</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>הבדלים מ־%1, עם רווחי סמך של 95%. אם רווח הסמך אינו כולל את הקו ב־0, החוק כנראה חשוב.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>משחקים (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>מושב %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>יכולות</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>סוגי צעדים</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>באיזו תדירות השתמשו בכל קלף כשהיה אפשר, ההבדלים הגדולים תחילה.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>באיזו תדירות השתמשו בכל יכולת כשהיה אפשר, ההבדלים הגדולים תחילה.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>באיזו תדירות נעשה כל סוג של צעד כשהיה אפשר, ההבדלים הגדולים תחילה. השמות הם של הכתיב.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>שימוש כשהיה אפשר (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>חלק בניצחונות (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>ניצחונות לפי מושב</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>כל חלוקה משוחקת פעם שנייה כשהשחקנים מוזזים מושב אחד, ולכן זה מראה את הערך של המושב עצמו, עם רווחי סמך של 95%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>הכרזות במאה משחקים</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>הכרזות שהצליחו (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>הכרזות לפי ניקוד</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>הנקודות שהיו לשחקנים כשהכריזו.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>הכרזות שהצליחו, לפי ניקוד</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>אחוז ההכרזות שנעשו עם כל מספר נקודות.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>הבדלים בתמונות</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>התפלגות המשחקים</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>מהלך המשחק</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>השימוש בקלפים, ביכולות ובצעדים</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>המגבלות של הדוח הזה</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>השחקנים היו מחשבים, לא אנשים. הם אינם מדברים ואינם נוטרים טינה, ואינם לומדים ממשחק למשחק.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>שחקנים חזקים או חלשים יותר עשויים לחשוף הבדלים אחרים.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>מספרים מראים איך משחקים מתנהלים, לא אם הם מהנים.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>רווחי הסמך הם של 95%: אחד מעשרים עשוי להחטיא את הערך האמיתי. המסקנות מותאמות למספר הגדול של ההשוואות.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>מדדים</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>ערכות חוקים שהושוו</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>חלוקה אחת</numerusform>
            <numerusform>%n חלוקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; הסתיים</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; לא הסתיים</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>בטבלה עוד הבדל אחד.</numerusform>
            <numerusform>בטבלה עוד %n הבדלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (חזרה אחת)</numerusform>
            <numerusform>%1 (%n חזרות)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>לכל ערכות החוקים היו אותן טריפות ואותן קוביות, והמשחקים שלהן היו זהים.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>לכל ערכות החוקים היו אותן טריפות ואותן קוביות. לגבי אורך המשחקים, זה שווה פי %1 משחקים (מתאם %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>ערכות החוקים וההבדלים ביניהן</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>חוק</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>כאן</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>לכל המספרים רווחי סמך של 95%. ההבדלים הם מ־%1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>ערכת חוקים</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>ערך</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>זיווג</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>לכל ערכת חוקים היו טריפות וקוביות משלה.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 של המסמך שלה</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>הפקה חוזרת של הדוח הזה</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>דרוש קובץ הניסוי. הפקודה כותבת דוח עם כל התוכנית ומשחקת שוב את כל המשחקים. התוצאות חייבות להיות זהות, מספר למספר.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>מעט מדי משחקים כדי לומר.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>נקודות אחוז</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>הבדל: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>חסרים משחקים של חלוקה אחת. הריצו את הניסוי שוב כדי לשחק אותם.</numerusform>
            <numerusform>חסרים משחקים של %n חלוקות. הריצו את הניסוי שוב כדי לשחק אותם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>חלוקה אחת נוספת שלמה אך אינה נספרת, כי חסרה חלוקה קודמת.</numerusform>
            <numerusform>%n חלוקות נוספות שלמות אך אינן נספרות, כי חסרה חלוקה קודמת.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>תנועה על הגלגל</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>המספר המרבי של מקטעים שכלי מזלות נע בתחילת תור.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>טלה</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>שור</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>תאומים</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>סרטן</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>אריה</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>בתולה</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>מאזניים</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>עקרב</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>קשת</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>גדי</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>דלי</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>דגים</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>אדום</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>ירוק</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>צהוב</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>כחול</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>גלגל הכוכבים</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>קוביית 12</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>גלגל הכוכבים</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>הניחו את כלי המזלות שלכם על מקטע כלשהו.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>הזיזו את כלי המזלות שלכם עם כיוון השעון לאחד המקטעים המסומנים.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>הקובייה מראה את המקטע שלכם: מלאו את היד.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: אפשר להשתמש פעם נוספת ביכולת של צבע המקטע.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>כחול: %1 יכול ליצור פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>אדום: %1 יכול לנוע או לדחוף פעם נוספת, משבצת אחת.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>ירוק: %1 יכול להגדיל משהו פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>צהוב: %1 יכול לתקוף פעם נוספת, כאילו יש לו דרגה אחת.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>כחול: אחד הכלים שיצרו יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>אדום: אחד הכלים שהשתמשו במטה יכול לעשות זאת פעם נוספת, משבצת אחת.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>ירוק: אחד הכלים שהשתמשו במטבע יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>צהוב: אחד הכלים שתקפו יכול לעשות זאת פעם נוספת, כאילו יש לו דרגה אחת.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: כלי המזלות עדיין לא הונח.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, כחול: כלי שיוצר בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, אדום: כלי שמשתמש במטה בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, ירוק: כלי שמשתמש במטבע בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, צהוב: כלי שתוקף בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>הקובייה של %1 מראה %2, מספר המקטע: אפשר למלא את היד.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>הקובייה של %1 מראה %2: בלי קלפים.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>מקטע %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>כאן: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>כלי המזלות שלכם יכול לעבור לכאן.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>גלגל הכוכבים</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>המקטע של כלי המזלות</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>משיכה</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>קלפים למשיכה:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>תנועה על הגלגל</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>מקטע:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>בתחילת התור, לפני כל דבר אחר, מזיזים את כלי המזלות. בתור הראשון מניחים אותו על מקטע כלשהו.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>אחר כך הוא חייב לנוע מקטע אחד עם כיוון השעון.</numerusform>
            <numerusform>אחר כך הוא חייב לנוע %1 עד %n מקטעים עם כיוון השעון.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>גלגל הכוכבים</translation>
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
        <translation>בגלגל שנים־עשר מקטעים: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>כל אחד שם בצד כלי קטן אחד מהמאגר ככלי המזלות.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>צבע המקטע שלכם עשוי להתאים ליכולת של סדרה שהשתמשתם בה בתור הזה באמצעות קלף כלשהו, כולל ארקנה גדולה: כחול לגביע, צהוב לחרב, ירוק למטבע, אדום למטה. אז אותו משרת יכול להשתמש בסדרה הזאת פעם נוספת בסוף התור, אם הוא עדיין במשחק.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>בחרב או במטה המשרת פועל אז כאילו יש לו דרגה אחת, בלי קשר לגודלו.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>אם כמה משרתים השתמשו ביכולת, רק אחד מהם יכול להשתמש בה פעם נוספת. זו היכולת הפשוטה של הסדרה, בלי מה שהקלף הוסיף לה.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>השימוש הזה אף פעם אינו מקושר ליכולות של הקלף. כל חצי של קישור נחשב שימוש של המשרת שעשה אותו. משרת שעזב את הלוח אינו במשחק, גם אם כלי זהה נוצר מאוחר יותר.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>אחר כך מטילים קובייה בת שתים־עשרה פאות. אם היא מראה את מספר המקטע שלכם, אפשר למלא את היד עד המגבלה, או פחות, בלי להשליך.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>בסוף תור באה קודם היכולת החוזרת, אחר כך הקובייה, ואז ההכרזה או כל דבר אחר שמסיים את התור.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>אתם מניחים את כלי המזלות על מקטע %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1: כלי המזלות מונח על מקטע %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>אתם מזיזים את כלי המזלות למקטע %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1: כלי המזלות עובר למקטע %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מוותרים על היכולת של הגלגל.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1: ויתור על היכולת של הגלגל.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>כחול: %1 יכול ליצור פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>אדום: %1 יכול לנוע או לדחוף פעם נוספת, משבצת אחת.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>ירוק: %1 יכול להגדיל משהו פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>צהוב: %1 יכול לתקוף פעם נוספת, כאילו יש לו דרגה אחת.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>כחול: אחד מאלה יכול ליצור פעם נוספת: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>אדום: אחד מאלה יכול לנוע או לדחוף פעם נוספת, משבצת אחת: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>ירוק: אחד מאלה יכול להגדיל משהו פעם נוספת: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>צהוב: אחד מאלה יכול לתקוף פעם נוספת, כאילו יש לו דרגה אחת: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>השתמשו ביכולת של הגלגל, או דלגו עליה.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1: אפשר להשתמש ביכולת של הגלגל.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>הניחו את כלי המזלות על הגלגל.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1: הנחת כלי מזלות על הגלגל.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>הזיזו את כלי המזלות על הגלגל.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1: תנועה על הגלגל.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>הקובייה מראה את המקטע שלכם: מלאו את היד.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>הקובייה מראה את המקטע של %1: היד מתמלאת.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>כלי המזלות שלכם מונח על מקטע %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>כלי המזלות של %1 מונח על מקטע %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>כלי המזלות שלכם עובר למקטע %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>כלי המזלות של %1 עובר למקטע %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>הגלגל על כחול: אפשר להשתמש פעם נוספת בגביע.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>הגלגל על אדום: אפשר להשתמש פעם נוספת במטה.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>הגלגל על ירוק: אפשר להשתמש פעם נוספת במטבע.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>הגלגל על צהוב: אפשר להשתמש פעם נוספת בחרב.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>הקובייה מראה %2; כלי המזלות שלכם במקום אחר.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>הקובייה מראה %2; כלי המזלות של %1 במקום אחר.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>הקובייה מראה %2, המקטע שלכם %3: אפשר למלא את היד.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>הקובייה מראה %2, המקטע %3 של %1: אפשר למלא את היד.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>כלי המזלות נע מקטע אחד עם כיוון השעון (%1).</numerusform>
            <numerusform>כלי המזלות נע %2 עד %n מקטעים עם כיוון השעון (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם חייבים להניח או להזיז את כלי המזלות (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>צבע המקטע שלכם חוזר על יכולת של סדרה אחרת (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>הכלי הזה לא השתמש ביכולת בתור הזה: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת החוזרת פועלת כאילו יש לכלי דרגה אחת (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת החוזרת אף פעם אינה מקושרת לאחרת (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם צריך להשתמש ביכולת שהגלגל חוזר עליה, או לדלג עליה (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם עונה השחקן שהותקף (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>בסוף תור, אחרי שמשכתם, באה קודם היכולת החוזרת, אחר כך הקובייה, ואז ההכרזה או כל דבר אחר שמסיים את התור.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 כבר קיים.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר לפתוח את %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר לקרוא את %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר לכתוב את %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 גדול מדי; מותר לכל היותר בית אחד.</numerusform>
            <numerusform>%1 גדול מדי; מותרים לכל היותר %n בתים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 אינו קובץ רגיל.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 הוסר או שונה בידי תוכנה אחרת.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 משוחק בחלון אחר.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר להעביר את %1.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 הוא השם של יומן משחק שבעיצומו; בחרו שם אחר.</translation>
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
        <translation>%1 מוביל לקובץ מחוץ לתיקייה שלו.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 הוא גם קובץ קלט. בחרו קובץ אחר לפלט.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 צוין לשני פלטים. בחרו קבצים שונים.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>אי אפשר לפתוח את %1, כי שמו אינו מקודד ב־UTF-8. שנו את שמו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 מלא: תיעוד מכיל לכל היותר צעד אחד.</numerusform>
            <numerusform>%1 מלא: תיעוד מכיל לכל היותר %n צעדים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>התוכנה Gnostica זקוקה ל־%1 MB זיכרון, אבל המערכת מגבילה אותה ל־%2 MB. הגדילו את המגבלה, למשל בעזרת ״ulimit -v unlimited״.</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>בלי המתנה</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>איטי</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>פלוס</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>מינוס</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>ריק</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 מול %2 משמיד את %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 מול %2 מקטין את %3 לגודל קטן.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 מול %2 מקטין את %3 לגודל בינוני.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 מול %2 אינו מספיק נגד %3, ובעליו יכול להשיב מכה.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 מול %2 אינו עושה דבר נגד %3.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>המכה הנגדית השמידה את התוקף.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>המכה הנגדית הקטינה את התוקף בדרגה אחת.</numerusform>
            <numerusform>המכה הנגדית הקטינה את התוקף ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, לכלי שלכם יצא סכום גבוה יותר. להשיב מכה ולהקטין את התוקף בדרגה אחת, או לא?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1: החלטה אם להשיב מכה.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>פחות מאפס נחשב אפס</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>לפני ההטלה: קובייה אחת מול %1</numerusform>
            <numerusform>לפני ההטלה: %n קוביות מול %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>קובייה אחת מול %1: %2</numerusform>
            <numerusform>%n קוביות מול %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>הכלי מוקטן</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>כלום</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>התוקף עלול לקטון</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>מושמד מיד: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 מאבד דרגה אחת ומושמד.</numerusform>
            <numerusform>%1 מאבד %n דרגות ומושמד.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 מושמד, כי אין במאגר כלי קטן יותר.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 נעשה קטן, כי אין במאגר כלי בינוני.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 מאבד דרגה אחת ונעשה קטן.</numerusform>
            <numerusform>%1 מאבד %n דרגות ונעשה קטן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 מאבד דרגה אחת ונעשה בינוני.</numerusform>
            <numerusform>%1 מאבד %n דרגות ונעשה בינוני.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>שוויון: %1 נשאר כמו שהוא.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 הטיל סכום גבוה יותר: אפשר להשיב מכה ולהקטין את %3 בדרגה אחת.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 הטיל סכום גבוה יותר: %1, אפשר להשיב מכה ולהקטין את %3 בדרגה אחת.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>ההתקפה על %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 מול %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>קוביות</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>התקפה: %1. סכום %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>הגנה: %1. סכום %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>לא הוטלו קוביות לאחרונה.</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>sum of dice</comment>
        <translation>⁧= %1⁩</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionRow</name>
    <message numerus="yes">
        <source>The deck has been exhausted %1 of %n times.</source>
        <extracomment>%1 of %n times: the last turns come when both numbers are equal</extracomment>
        <translation>
            <numerusform>החפיסה התרוקנה %1 מתוך פעם אחת.</numerusform>
            <numerusform>החפיסה התרוקנה %1 מתוך %n פעמים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>תורות אחרונים: נשאר אחד.</numerusform>
            <numerusform>תורות אחרונים: נשארו %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>התרוקנות החפיסה</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>תורות אחרונים שנשארו</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>התרוקנויות החפיסה</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>בכל פעם שטורפים את ערימת ההשלכה לקופה חדשה, זו התרוקנות אחת של החפיסה.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>אחרי שהחפיסה התרוקנה פעמים כמספר השחקנים, מסיימים את התור הנוכחי. אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>אחרי שהחפיסה התרוקנה פעם אחת, מסיימים את התור הנוכחי. אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</numerusform>
            <numerusform>אחרי שהחפיסה התרוקנה %n פעמים, מסיימים את התור הנוכחי. אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>אחר כך הניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>התורות האחרונים: נשאר אחד, כולל זה.</numerusform>
            <numerusform>התורות האחרונים: נשארו %n, כולל זה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>החפיסה התרוקנה עכשיו פעם אחת.</numerusform>
            <numerusform>החפיסה התרוקנה עכשיו %n פעמים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>לכולם תור אחד נוסף, החל בשחקן הבא.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>התור האחרון הסתיים; הניקוד הגבוה ביותר הוא %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>ניצחתם: אחרי התורות האחרונים יש לכם הניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>הניצחון של %1: אחרי התורות האחרונים הניקוד הגבוה ביותר הוא %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>אחרי התורות האחרונים %1 חולקים את הניקוד הגבוה ביותר, %2, ואת הניצחון.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>בתורות האחרונים האלה אי אפשר להכריז על דבר.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>חרב עם קוביות</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>חרבות: התקפה עם קוביות</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>התוקף מטיל קובייה אחת לכל דרגה שלו.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>התוקף מטיל קובייה אחת, בלי קשר לגודלו.</numerusform>
            <numerusform>התוקף מטיל %n קוביות, בלי קשר לגודלו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>השתמשו בו כחרב; השטח החדש יכול לבוא מכל מקום בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>השתמשו בו כחרב; השטח החדש בא מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>השתמשו בו כחרב.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>תקפו עם קוביות כלי אויב במשבצת המטרה: אם הסכום שלו נמוך יותר, הוא קטן בהפרש; אם הסכום שלו גבוה יותר, בעליו יכול להקטין את התוקף בדרגה אחת.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>תקפו עם קוביות כלי אויב אחד או יותר במשבצת המטרה: כל אחד שהסכום שלו נמוך יותר קטן בהפרש; הבעלים של כל אחד שהסכום שלו גבוה יותר יכול להקטין את התוקף בדרגה אחת.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>או הקטינו את המשרת עצמו בלי קוביות.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>או הקטינו עד כלום שטח של ארקנה קטנה שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>או הקטינו שטח שבמטרה, בלי כלי אויב: בנקודה אחת, לקלף נמוך יותר מאותו סוג או, בקלף ארקנה קטנה, עד כלום.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>המשרת התוקף מציין כלי אויב אחד במשבצת המטרה שלו.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>המשרת התוקף מציין כלי אויב אחד או יותר במשבצת המטרה שלו.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>ההטלה האחת הזאת נחשבת נגד כל המגינים.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>כל כלי מתגונן מטיל קובייה אחת לכל דרגה שלו. קובייה מראה פלוס, מינוס או צד ריק, כל אחד בסיכוי של אחד לשלושה. פלוס נחשב 1, מינוס נחשב ⁦−1⁩, צד ריק נחשב 0; סכום מתחת ל־0 נחשב 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>אם לתוקף הסכום הגבוה יותר, המגן קטן בהפרש. אם למגן הסכום הגבוה יותר, בעליו יכול להקטין את התוקף בדרגה אחת. סכומים שווים אינם משנים דבר.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>כלי שלא נשארו לו דרגות מושמד. אם הגודל הדרוש אינו במאגר, הכלי מקבל את הגודל הקטן הבא שיש שם, או מושמד.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>כל הכלים האלה שומרים על כיוונם.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>או תקפו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מושלך ומוחלף בקלף ששווה נקודה פחות, או בקלף נמוך יותר מאותו סוג. הארקנה הגדולה מסודרת לפי מספריה, הקטנה ממלך עד אס, בלי קשר לסדרה. הכלים נשארים.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>שטח של ארקנה קטנה שבמטרה, בלי כלי אויב, אפשר גם להקטין עד כלום. אז נשארת שממה או תהום. כלים שנמצאים אז בתהום חוזרים למאגריהם, גם אלה שבמשבצות שכנות.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>או שמשרת מקטין את עצמו בלי קוביות, לא משנה לאן הוא פונה. הוא יכול לאבד לכל היותר את הדרגות שהיו לו בתחילת התור או כשנכנס למשחק. אם הגודל הדרוש אינו במאגר, הוא מקבל את הגודל הקטן הבא שיש שם, או מושמד. אם הוא שורד, אפשר להפנות אותו.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>אם שתיהן מקטינות את אותו שטח, אין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שבטוח, בלי קוביות, שהחרב תשאיר שם לכל היותר כלי אחד.</numerusform>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שבטוח, בלי קוביות, שהחרב תשאיר שם לכל היותר %n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>אתם משיבים מכה ומקטינים את %2 בדרגה אחת.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1: מכה נגדית; %2 קטן בדרגה אחת.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>אינכם משיבים מכה.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1: בלי מכה נגדית.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 תוקף.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 תוקף את %2.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 משמיד את עצמו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 מקטין את עצמו בדרגה אחת.</numerusform>
            <numerusform>%1 מקטין את עצמו ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>הקטנה</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>הפחתה:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>מכה נגדית</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 מטיל %2 (%3) ומפסיד ב־%4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 מטיל %2 (%3): תוצאה שווה.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 מטיל %2 (%3): תוצאה גבוהה יותר.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 תוקף ומטיל %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 הטיל סכום גבוה יותר: השיבו מכה והקטינו את %2 בדרגה אחת, או דלגו.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 הטיל סכום גבוה יותר: %3, אפשר להשיב מכה ולהקטין את %2 בדרגה אחת.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הקוביות מכריעות בכמה כלי קטן (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אפשר לתקוף רק כלי אחד בכל פעם (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אי אפשר להשיב מכה עכשיו (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>הכלי יכול להקטין את עצמו לכל היותר בדרגה אחת, כמספר הדרגות שהיו לו בתחילת התור או כשנכנס למשחק (%1).</numerusform>
            <numerusform>הכלי יכול להקטין את עצמו לכל היותר ב־%n דרגות, כמספר הדרגות שהיו לו בתחילת התור או כשנכנס למשחק (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>התקפה דורשת לפחות כלי אויב אחד במשבצת המטרה (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>המגן מטיל קובייה אחת לכל דרגה שלו.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>לא משנה לאיזה מרחק ההתקפה מגיעה, כל המגינים נמצאים באותה משבצת.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שבטוח, בלי קוביות, שאחרי החרב המשבצת אינה חורגת מהמגבלות שלה.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>קודם מטילים את כל הקוביות. אחר כך התוצאות חלות בזו אחר זו: לפי המושב, אחר כך לפי הגודל מקטן לגדול, אחר כך לפי הכיוון. אחר כך מחליטים באותו סדר הבעלים של המגינים שהסכום שלהם גבוה יותר. אחרי שהתוקף הושמד, שאר המגינים אינם עושים דבר.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>מגינים בהתקפה</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>מספר כלי האויב שמציינת התקפה עם קוביות.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>אחד או יותר</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>אחד</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>מקור השטחים המותקפים</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>מכאן בא הקלף החדש של שטח שהותקף.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>היד</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>ערימת ההשלכה</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>קוביות של התקפה</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>מספר הקוביות שמטיל התוקף; 0 פירושו כמספר דרגותיו.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>התרוקנויות החפיסה</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>מספר הטריפות מחדש שאחריהן מתחילים התורות האחרונים; 0 פירושו אחת לכל שחקן.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>קוביות והתרוקנויות</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>משבצות:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>הפחתה:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>קלפים למשיכה:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>מספר:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>הקלף העליון של הקופה</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>שום קלף</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>ויתור</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>לא להשליך דבר ולא למשוך דבר</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>זה מנצח את המשחק.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>יש לכם מה שצריך כדי להכריז על התור האחרון.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>אתם לפני כולם, וזה מה שצריך.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>בלי זה תצאו מהמשחק בסוף התור הזה.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>אתם עומדים במה שההכרזה שלכם מבטיחה.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>אתם נשארים לפני כולם, וזה מה שצריך.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>זה עוצר הכרזה של שחקן אחר: חסרה נקודה אחת.</numerusform>
            <numerusform>זה עוצר הכרזה של שחקן אחר: חסרות %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>זה שולל משחקן אחר את היתרון הדרוש לו לניצחון: חסרה נקודה אחת.</numerusform>
            <numerusform>זה שולל משחקן אחר את היתרון הדרוש לו לניצחון: חסרות %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>אתם מרוויחים נקודה אחת.</numerusform>
            <numerusform>אתם מרוויחים %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>אחרים מפסידים נקודה אחת.</numerusform>
            <numerusform>אחרים מפסידים %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>כלים של אחרים מאבדים דרגה אחת.</numerusform>
            <numerusform>כלים של אחרים מאבדים %n דרגות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>הכלים שלכם עולים בדרגה אחת.</numerusform>
            <numerusform>הכלים שלכם עולים ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>נקודה אחת שלכם בטוחה עכשיו.</numerusform>
            <numerusform>%n נקודות שלכם בטוחות עכשיו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>אתם מאיימים על שטחים בשווי נקודה אחת.</numerusform>
            <numerusform>אתם מאיימים על שטחים בשווי %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>יש לכם קלף אחד יותר ביד.</numerusform>
            <numerusform>יש לכם %n קלפים יותר ביד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>היד שלכם מכסה עכשיו סדרה אחת נוספת.</numerusform>
            <numerusform>היד שלכם מכסה עכשיו %n סדרות נוספות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>אתם עוברים להוביל בנקודה אחת.</numerusform>
            <numerusform>אתם עוברים להוביל ב־%n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>כל צעד אחר גרוע יותר.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (בין %2 ל־%3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>סיכויי הניצחון שלכם אז הם כ־%1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>״%1״ עכשיו: הסיכוי שתנצחו, בכך או בהמשך, הוא %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>אם תכריזו עכשיו, הסיכוי שיהיה לכם מה שצריך בסוף התור הבא שלכם הוא %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>אם תחכו, הסיכוי שתנצחו בהמשך הוא %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>חכו: הכרזה תיכשל כמעט בוודאות.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>הכריזו: ההכרזה עדיפה בבירור על ההמתנה.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: עדיף בבירור על ההמתנה.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>חכו: הכרזה עכשיו תהיה טעות.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>חכו: ״%1״ עכשיו תהיה טעות.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>הכרזה נראית מעט טובה יותר, אבל ההפרש קטן מכדי לקבוע בוודאות.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>״%1״ נראה מעט טוב יותר, אבל ההפרש קטן מכדי לקבוע בוודאות.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>המתנה נראית מעט טובה יותר, אבל ההפרש קטן מכדי לקבוע בוודאות.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>בעמדה הזאת, התור הזה אינו יכול להסתיים ב״%1״.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>עדיף: %1</translation>
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
        <translation>התור הטוב ביותר: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>זה הקלף הגבוה ביותר שלכם: איתו הסיכוי לפתוח הוא הגדול ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>אתם שומרים קלף אחד גבוה יותר, וביד הוא שווה יותר מהתור הראשון.</numerusform>
            <numerusform>אתם שומרים %n קלפים גבוהים יותר, וביד הם שווים יותר מהתור הראשון.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>צעד שמופיע למטה מראה סיכוי גבוה יותר, אבל הוא נבדק פחות, ולכן המספר שלו ודאי פחות.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>אף צעד אחר לא היה עדיף בבירור.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>סיכויי ניצחון שאבדו: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>יש למחשב מה שצריך כדי להכריז על התור האחרון שלו.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>המחשב לפני כולם, וזה מה שצריך.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>בלי זה המחשב היה יוצא מהמשחק בסוף תורו.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>המחשב עומד במה שההכרזה שלו מבטיחה.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>המחשב נשאר לפני כולם, וזה מה שצריך.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>המחשב מרוויח נקודה אחת.</numerusform>
            <numerusform>המחשב מרוויח %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>הכלים של המחשב עולים בדרגה אחת.</numerusform>
            <numerusform>הכלים של המחשב עולים ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>נקודה אחת של המחשב בטוחה עכשיו.</numerusform>
            <numerusform>%n נקודות של המחשב בטוחות עכשיו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>המחשב מאיים על שטחים בשווי נקודה אחת.</numerusform>
            <numerusform>המחשב מאיים על שטחים בשווי %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>יש למחשב קלף אחד יותר ביד.</numerusform>
            <numerusform>יש למחשב %n קלפים יותר ביד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>המחשב עובר להוביל בנקודה אחת.</numerusform>
            <numerusform>המחשב עובר להוביל ב־%n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>כל תור אחר נראה גרוע יותר.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: למה התור הזה?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>הסיבה נמצאת ביד שלו, ואותה אינכם רואים.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>סיבוב %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>יש לכם נקודה אחת, ולשחקן אחר יש %1. כדי לנצח צריך יותר מכל אחד אחר.</numerusform>
            <numerusform>יש לכם %n נקודות, ולשחקן אחר יש %1. כדי לנצח צריך יותר מכל אחד אחר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>יש לכם %1 מתוך נקודה אחת.</numerusform>
            <numerusform>יש לכם %1 מתוך %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, תצאו מהמשחק.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, תצאו מהמשחק.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, כל השחקנים האחרים ינצחו.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, כל השחקנים האחרים ינצחו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, תאבדו כלים.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, תאבדו כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, תפסידו את התור שאחריו.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, תפסידו את התור שאחריו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, תצאו מהמשחק.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, תצאו מהמשחק.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, %1 מחוץ למשחק.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, %1 מחוץ למשחק.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, כל השחקנים האחרים ינצחו.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, כל השחקנים האחרים ינצחו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, תאבדו כלים.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, תאבדו כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, כלים של %1 יאבדו.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, כלים של %1 יאבדו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, תפסידו את התור שאחריו.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, תפסידו את התור שאחריו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>עם פחות מנקודה אחת בסופו, %1: הפסד של התור שאחריו.</numerusform>
            <numerusform>עם פחות מ־%n נקודות בסופו, %1: הפסד של התור שאחריו.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>תיקו: כולם מציעים שוב</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>התור הראשון שלכם, בהגרלה</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>התור הראשון, בהגרלה: %1</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>התור הראשון שלכם</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>התור הראשון: %1</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>התור הראשון שלכם: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>התור הראשון של %1: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>התור הראשון שלכם: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>התור הראשון של %1: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>קלף הארקנה הגדולה הגבוה ביותר זוכה; בלי קלפים כאלה, הקלף הגבוה ביותר בארקנה הקטנה.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>ההצעות הגבוהות ביותר שוות: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>ההצעות הגבוהות ביותר שוות: %1. לא נשארו קלפים להצעה, ולכן ההגרלה מכריעה.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>ההצעות הגבוהות ביותר שוות: %1. לא נשארו קלפים להצעה, ולכן התור הראשון של %2.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>קלפי ההצעה מונחים בצד, ואפשר יהיה לקחת אותם אחר כך.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>ההצעות קובעות גם את סדר שאר התורות, מהגבוהה לנמוכה.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>עכשיו כולם לוקחים קלף אחד מהקלפים האלה, ומי שזכה לוקח אחרון:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>עכשיו כולם לוקחים קלף אחד מקלפי ההצעה, ומי שפותח לוקח אחרון:</numerusform>
            <numerusform>עכשיו כולם לוקחים %n קלפים מקלפי ההצעה, ומי שפותח לוקח אחרון:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>הצעה חוזרת</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>לקיחת קלף</translation>
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
        <translation>המשך</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>ההצעה</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>כולם בוחרים בסתר קלף הצעה מהיד. כל ההצעות נחשפות יחד.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>קלף הארקנה הגדולה בעל המספר הגבוה ביותר זוכה, מהשוטה (0) עד העולם (21). אם אף אחד לא הציע קלף כזה, זוכה קלף הארקנה הקטנה הגבוה ביותר: מלך, מלכה, אביר, נער, עשר עד שתיים, ואז אס.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>אם ההצעות הגבוהות ביותר שוות, קלפי ההצעה מונחים בצד וכולם מציעים שוב.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>אם הידיים נגמרות, מי שפותח נקבע בהגרלה.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>אם הידיים נגמרות, שחקן A פותח.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>ההצעות מכריעות גם את סדר שאר התורות: מההצעה הגבוהה לנמוכה. מבין הצעות מפסידות שוות קודמת זו שקרובה יותר לשמאלו של הזוכה.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>קלפי ההצעה מכל הסיבובים מונחים אז גלויים. החל במי שמשחק אחרון ועד הזוכה, כל אחד לוקח קלפים לבחירתו עד יד מלאה.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>קלפי ההצעה מכל הסיבובים מונחים אז גלויים. החל במי שיושב מימין לזוכה ונגד כיוון השעון, כל אחד לוקח קלפים לבחירתו עד יד מלאה; הזוכה אחרון.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>כאן יד מלאה היא של קלף אחד, כפי שחולקה.</numerusform>
            <numerusform>כאן יד מלאה היא של %n קלפים, כפי שחולקה.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>הקלפים שנותרו נשארים אצל הזוכה בהצעה.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>לזוכה התור הראשון.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>לזוכה התור הראשון; המשחק מתקדם עם כיוון השעון.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>קחו קלף מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>הציעו קלף בסתר: הגבוה ביותר פותח, וקלפי הארקנה הגדולה גוברים על כל האחרים.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: לקיחת קלף מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1: בחירת קלף להצעה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardCorners</name>
    <message>
        <source>A</source>
        <extracomment>corner of an ace</extracomment>
        <translation>א</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>corner of a page</extracomment>
        <translation>נ</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>אב</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>מל׳</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>מ</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>אם שתיהן מזיזות את אותו כלי, המשבצת שבאמצע יכולה להיות תהום או להכיל כל מספר של כלים.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>אם שתיהן משפיעות על אותו כלי או שטח, אין צורך בכלי ואין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, בתנאי שאחרי השנייה המשבצת אינה חורגת מהמגבלות שלה.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, בתנאי שהשנייה משאירה שם לכל היותר כלי אחד.</numerusform>
            <numerusform>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, בתנאי שהשנייה משאירה שם לכל היותר %n כלים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>הקלף בא מהיד או מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>הקלף בא מהיד.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>הקלף בא מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>אם הקלף הזה משוחק מהיד, גם הוא עצמו נמצא אז בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>היכן שטח יכול לנחות נקבע לפני שמרימים את הקלף שלו: משבצת הסמוכה למקומו הקודם נחשבת שממה.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>היכן שטח יכול לנחות נקבע אחרי שמרימים את הקלף שלו: משבצת הסמוכה רק למקומו הקודם נחשבת תהום.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>השוטה</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>הקוסם</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>הכוהנת הגדולה</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>הקיסרית</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>הקיסר</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>הכוהן הגדול</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>האוהבים</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>המרכבה</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>הכוח</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>הנזיר</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>גלגל המזל</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>הצדק</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>התלוי</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>המוות</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>המתינות</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>השטן</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>המגדל</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>הכוכב</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>הירח</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>השמש</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>יום הדין</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>העולם</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>אס גביעים</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>שתיים גביעים</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>שלוש גביעים</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>ארבע גביעים</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>חמש גביעים</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>שש גביעים</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>שבע גביעים</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>שמונה גביעים</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>תשע גביעים</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>עשר גביעים</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>נער גביעים</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>אביר גביעים</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>מלכת גביעים</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>מלך גביעים</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>אס מטות</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>שתיים מטות</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>שלוש מטות</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>ארבע מטות</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>חמש מטות</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>שש מטות</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>שבע מטות</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>שמונה מטות</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>תשע מטות</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>עשר מטות</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>נער מטות</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>אביר מטות</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>מלכת מטות</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>מלך מטות</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>אס מטבעות</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>שתיים מטבעות</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>שלוש מטבעות</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>ארבע מטבעות</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>חמש מטבעות</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>שש מטבעות</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>שבע מטבעות</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>שמונה מטבעות</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>תשע מטבעות</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>עשר מטבעות</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>נער מטבעות</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>אביר מטבעות</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>מלכת מטבעות</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>מלך מטבעות</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>אס חרבות</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>שתיים חרבות</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>שלוש חרבות</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>ארבע חרבות</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>חמש חרבות</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>שש חרבות</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>שבע חרבות</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>שמונה חרבות</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>תשע חרבות</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>עשר חרבות</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>נער חרבות</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>אביר חרבות</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>מלכת חרבות</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>מלך חרבות</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>שום קלף</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>הלוח</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>הכנה</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>ההצעה</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>תור</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>משרתים</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>כיוון ומטרות</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>גביעים</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>מטות</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>מטבעות</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>חרבות</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>הארקנה הגדולה</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>שתי יכולות על דבר אחד</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>הקופה</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>ניקוד וסיום</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>החלפת כלי אויב לצבע שלכם</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>החליפו כלי אויב שבמטרה בכלי שלכם באותו גודל מהמאגר, ואז הפנו אותו.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>כלי האויב חוזר למאגר שלו. אם אין במאגר שלכם כלי בגודל הזה, זה בלתי אפשרי.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>כלי שלכם אי אפשר להחליף כך.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>גם כלי שלכם אפשר להחליף כך.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>גם כלי שלכם, או כלי של שחקן שבצד שלכם, אפשר להחליף כך.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>שימוש בקלף ארקנה גדולה אחר</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>השתמשו ביכולות של שטח אחר כלשהו של ארקנה גדולה על הלוח.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>אותם כלים הם המשרתים גם של היכולות המועתקות. הקלף המועתק נשאר במקומו, ואינו משוחק ואינו מושלך.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>גביע</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>גביעים: יצירה</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>השתמשו בו כגביע; כשטח חדש אפשר להניח את הקלף העליון של הקופה, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>השתמשו בו כגביע; כשטח חדש מניחים את הקלף העליון של הקופה, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>השתמשו בו כגביע.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>המגבלות על מספר הכלים במשבצת אינן חלות.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>המגבלה של כלי אחד במשבצת אינה חלה.</numerusform>
            <numerusform>המגבלה של %n כלים במשבצת אינה חלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>צרו כלי קטן שלכם במשבצת המטרה.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>צרו כלי קטן שלכם במשבצת המטרה, אם יש בה פחות מכלי אחד.</numerusform>
            <numerusform>צרו כלי קטן שלכם במשבצת המטרה, אם יש בה פחות מ־%n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>אם אתם מכוונים אל כלי אויב, אפשר ליצור במקום זה עוד כלי קטן באותו צבע.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ארקנה קטנה כלשהו על שממה שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ששווה נקודה אחת בדיוק על שממה שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>כשטח חדש אפשר להניח את הקלף העליון של הקופה, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו את הקלף העליון של הקופה, מה שלא יהיה, על שממה שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ארקנה קטנה כלשהו על השממה שבמטרה, אלא אם כן יש בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ששווה נקודה אחת בדיוק על השממה שבמטרה, אלא אם כן יש בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>במקום זה אפשר להניח את הקלף העליון של הקופה, בלי להסתכל בו, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>או צרו שטח: הניחו את הקלף העליון של הקופה, בלי להסתכל בו ומה שלא יהיה, על השממה שבמטרה, אלא אם כן יש בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>אי אפשר ליצור שטחים.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>הוסיפו כלי קטן אחד מהמאגר שלכם, בכל כיוון, למשבצת המטרה, שיכולה להיות מלאה. התהום אינה מטרה.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>הוסיפו כלי קטן אחד מהמאגר שלכם, בכל כיוון, למשבצת המטרה, אם אינה מלאה. התהום אינה מטרה.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>אפשר ליצור כלים גם בשממה.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>אי אפשר ליצור כלים בשממה.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>או, אם אתם מכוונים אל כלי אויב, הוסיפו למשבצת שלו כלי קטן אחד באותו צבע, באותו כיוון. המשבצת יכולה להיות מלאה.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>או, אם אתם מכוונים אל כלי אויב, הוסיפו למשבצת שלו כלי קטן אחד באותו צבע, באותו כיוון, אם המשבצת אינה מלאה.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>אי אפשר ליצור כלי אויב.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>אם אין כלי קטן במאגר המתאים, זה בלתי אפשרי.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>משרת יכול ליצור גם במשבצת שלו עצמו, כי הוא יכול לכוון אל עצמו.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>משרת שמכוון אל עצמו יוצר בכל זאת במשבצת המטרה שלו: לאן שהוא פונה או, אם הוא זקוף, במשבצת שלו עצמו.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>צרו כלי קטן שלכם במשבצת המטרה, אם אינה מלאה.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>אבל במשחק הזה אין קלף בערך הזה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>הנחת כלי</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>כלי קטן נכנס ל־%1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>הפעלת %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>שוחק הקלף %1</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>ויתור על התור</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>רענון היד</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>הכרזה על התור האחרון</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>התור הבא הוא האחרון.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>לקיחת הקלף %1</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>סיום התור</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>השלכת %1.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>משיכת קלף אחד.</numerusform>
            <numerusform>משיכת %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>הפניית כלי</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אי אפשר לקרוא את זה: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>זה גדול מדי; מותר לכל היותר %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>המפתח ״%1״ אינו מוכר כאן.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>המפתח ״%2״ חסר.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>הערך ״%1״ אינו מותר; צפוי: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>״%1״ צוין פעמיים.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>שתי הגדרות מוציאות זו את זו: %1 ו־%2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין ערכת חוקים ״%1״.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין יכולת ״%1״.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין מנגנון ״%1״.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ערכת החוקים ״%1״ מרחיבה את עצמה, ישירות או דרך אחרות.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>זהה להורה; אפשר להסיר את זה.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>המילה ״%1״ אינה מובנת כאן.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין קלף ״%1״.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>״%1״ אינו משבצת.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין על הלוח כלי ״%1״.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אין מושב ״%1״.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>זה יכול להיות ״%1״ או ״%2״.</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>הצעד ״%1״ אינו מותר (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>יש יותר מדי ״%1״; מותר לכל היותר אחד.</numerusform>
            <numerusform>יש יותר מדי ״%1״; מותרים לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>״%1״ אינו בשימוש בערכת החוקים הזאת.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>הקובץ נגמר באמצע שורה; אפשר להשתמש בכל מה שלפניה.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>התור התחיל, והחוקים האלה אינם יכולים להמשיך מהנקודה הזאת.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>אין כאן דבר.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>זה ארוך מדי; מותר לכל היותר בית אחד.</numerusform>
            <numerusform>זה ארוך מדי; מותרים לכל היותר %n בתים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>זה מקונן עמוק מדי; מותרת לכל היותר רמה אחת.</numerusform>
            <numerusform>זה מקונן עמוק מדי; מותרות לכל היותר %n רמות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>יש יותר מדי ערכים; מותר לכל היותר אחד.</numerusform>
            <numerusform>יש יותר מדי ערכים; מותרים לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>נמצא כאן: %1; צפוי: %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>״%1״ אינו קובץ רגיל.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>התוסף הזה אינו בשימוש: הוא היה תופס את מקומו של ״%1״, שכבר קיים.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>הקובץ הזה אינו בשימוש: הוא אינו תוסף מהסוג ששייך לכאן.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>התוסף הזה אינו בשימוש: הוא נבנה לגרסה אחרת (%1; זו %2). יש לבנות אותו מחדש.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>אי אפשר לטעון את התוסף הזה: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>אי אפשר לקרוא את זה.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>התוסף הזה אינו בשימוש: הוא אינו אומר לאיזו גרסה נבנה. יש לבנות אותו מחדש.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>יש יותר מדי; מותר לכל היותר אחד.</numerusform>
            <numerusform>יש יותר מדי; מותרים לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>הצעד אינו מותר (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>הערך ״%1״ אינו מותר כאן.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>ערכת חוקים</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>עמדה</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>תיעוד של משחק</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>תוכנית של ניסוי</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>מספר השחקנים המזערי אינו יכול להיות גדול מהמרבי.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>יד אינה יכולה להתחיל עם יותר קלפים מכפי שמותר לה להחזיק. אפשר לבחור קלפים רק אם משתמשים במנגנון לבחירתם.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>כלי קטן אחד חייב להישאר בכל מאגר, כדי להניח אותו ראשון.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>קלף מספר אינו יכול להיות שווה יותר מקלף חצר, וקלף חצר אינו יכול להיות שווה יותר מקלף ארקנה גדולה.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>רק אחד מהם יכול להגדיר איך מכריזים על סוף המשחק.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>הצעות אינן יכולות לקבוע את סדר התורות במשחק שאין בו הצעות.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>הגבול התחתון אינו יכול להיות מעל העליון.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>משהו שגוי כאן.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>שורה %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>שורה %1, עמודה %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>להחליף את הכול ב־%1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>להוסיף את המנגנון %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>לקבוע את %1 לברירת המחדל: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>לשנות את השם של %1 ל־״%2״.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>להסיר את %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>לקבוע את %1 ל־%2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>האם התכוונתם ל״%1״?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>לעשות עוד שינוי אחד כזה.</numerusform>
            <numerusform>לעשות עוד %n שינויים כאלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>התוסף הזה מושבת: אירעה בו שגיאה בזמן הטעינה (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>התוסף הזה מושבת: התוכנה קרסה בו (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>התוסף הזה מושבת: התוכנה הסתיימה פעמיים בזמן שטענה אותו. אם סגרתם את התוכנה בעצמכם, ייתכן שהתוסף תקין.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>הפעם התוסף הזה אינו בשימוש (⁨--no-plugins⁩).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>התוסף הזה מושבת: אירעה בו שגיאה בזמן הטעינה.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>המזהה ״%1״ כבר תפוס בידי הקובץ %2, ולכן ערכת החוקים הזאת אינה בשימוש. תנו לה מזהה אחר.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>כנראה חסר התוסף שמספק את זה.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>כנראה זה שייך לתוסף ״%1״, שלא נטען.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>כנראה זה שייך לאחד התוספים שלא נטענו: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>הטקסט הזה מקודד ב־UTF-16 או ב־UTF-32. שמרו אותו ב־UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>הערות אינן מותרות כאן. הסירו את ההערה הזאת.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>אלה אינן מירכאות כפולות ישרות. כתבו &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>הטקסט מסתיים מוקדם מדי. סוגר או מירכאות לא נסגרו.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>טקסט במירכאות אינו יכול להכיל מעבר שורה או טאב. כתבו ⁨\n⁩ או ⁨\t⁩.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>התו הזה אינו יכול לבוא אחרי לוכסן הפוך. ללוכסן הפוך כתבו \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>״%1״ אינו מספר שאפשר לקרוא. כתבו למשל 8 או 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>צפוי כאן מספר.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>צפוי כאן מפתח במירכאות כפולות, לא ״%1״.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>צפוי כאן מפתח במירכאות כפולות.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>צפויות כאן נקודתיים, לא ״%1״.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>צפויות כאן נקודתיים.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>צפוי כאן ערך, לא ״%1״. טקסט חייב להיות במירכאות כפולות.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>צפוי כאן ערך. טקסט חייב להיות במירכאות כפולות.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>צפוי כאן פסיק או סוגר סיום, לא ״%1״.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>צפוי כאן פסיק או סוגר סיום.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>אחרי סוף המסמך יש עוד טקסט: ״%1״. הסירו אותו.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>אחרי סוף המסמך יש עוד טקסט. הסירו אותו.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>נמצא כאן: %1; צפוי: %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>מספר שלם</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>מספר</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true או false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>אובייקט</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>רשימה</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>אם לא, כנראה חסר התוסף שמספק את זה.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>אם לא, כנראה זה שייך לתוסף שלא נטען: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>״%1״ הוא משחק; כאן אפשר לציין רק הרחבה.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>אין קלף על הלוח הזה. כתבו ⁨*⁩ למשבצת עם קלף כלשהו, או את שם הקלף.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>אי אפשר להשתמש אף פעם בשום קלף: תור אינו מאפשר לשחק קלף וגם לא להפעיל שטח.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>המשחק אף פעם לא יסתיים: אין בו מנגנון שמסיים אותו, כמו התור האחרון שהוכרז.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>״%1״ אינו יכול להיות מזהה; צפויות אותיות לטיניות קטנות מ־a עד z, ספרות ומקפים.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>לפי זה יחולקו וייפרשו %1 קלפים; מותר לכל היותר אחד, כדי שיישאר קלף אחד למשיכה.</numerusform>
            <numerusform>לפי זה יחולקו וייפרשו %1 קלפים; מותרים לכל היותר %n, כדי שיישאר קלף אחד למשיכה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>לפי זה יהיו לשחקן %1 כלים; מותר לכל היותר אחד.</numerusform>
            <numerusform>לפי זה יהיו לשחקן %1 כלים; מותרים לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>ההצעה הגבוהה ביותר יכולה להכריע רק במשחק שיש בו הצעות. המושב הראשון חייב להיות אחד ממושבי המשחק.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>התו הזה אינו מקודד ב־UTF-8. הטקסט כנראה מקודד ב־⁨Latin-1 (Windows-1252)⁩: שמרו אותו ב־UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>אין דבר אחרי הפסיק הזה. הסירו אותו.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>להמיר את הטקסט ל־UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>להמיר את הטקסט מ־Latin-1 ל־UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>להסיר את ההערה.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>להסיר את הפסיק.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>לכתוב מירכאות כפולות ישרות.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>לסגור את הסוגר או את המירכאות שנפתחו.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>לכתוב זאת עם לוכסן הפוך.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>לכתוב את הלוכסן ההפוך פעמיים.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>לשים את המפתח במירכאות כפולות.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>לכתוב true, false או null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>להוסיף את הפסיק או הסוגר החסר.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>לתקן את הטקסט.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>המשחק אף פעם לא יסתיים: בהגדרה הזאת המנגנון ״%1״ אינו יכול לסיים אותו.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>זה מסמן קוד ב־Markdown ואינו חלק מהמסמך. הסירו אותו.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>להסיר את סימון ה־Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>אין קובץ בשם ״%1״.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>אי אפשר לקרוא את ״%1״.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>״%1״ מוביל לקובץ מחוץ לתיקייה שלו.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>דוח של ניסוי</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>שיעור</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>חידה</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>להסיר את הסוגר.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>להסיר את הטקסט שמסביב למסמך.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>הרשימה קצרה מדי; נדרש לפחות רכיב אחד.</numerusform>
            <numerusform>הרשימה קצרה מדי; נדרשים לפחות %n רכיבים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>זה נוצר לגרסה מאוחרת יותר של התוכנה: התבנית שלו היא %1, והתוכנה הזאת מכירה תבניות עד %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>כתבו כאן טקסט עם השפה שלו: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>ל־Gnostica כבר יש חפיסה עם המזהה הזה. יש לשנות את שם התיקייה של חפיסה זו ואת ״id״ בקובץ deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>אין חפיסה ״%1״.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>הסוגר הפתוח נמצא כאן: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>צפוי כאן סוגר הסיום ״⁦%2⁩״, לא ״⁦%1⁩״.</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>זה לא %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>הטלת קוביית הצבעים</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>הטילו את קוביית הצבעים והשתמשו במה שהיא מראה.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>הטלה</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>גביע, מטה, מטבע או חרב על הקובייה הם היכולת של הסדרה הזאת. כוכב הוא היכולת של הקלף %1, ופאת ג׳וקר היא היכולת של הקלף %2. אותם כלים הם המשרתים של היכולת הזאת.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מטילים את קוביית הצבעים.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1: הטלת קוביית הצבעים.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>קוביית הצבעים מראה גביע.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>קוביית הצבעים מראה מטה.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>קוביית הצבעים מראה מטבע.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>קוביית הצבעים מראה חרב.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>קוביית הצבעים מראה כוכב: היכולת של הקלף %1.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>קוביית הצבעים מראה ג׳וקר: היכולת של הקלף %1.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>לקוביית הצבעים שש פאות בסיכוי שווה: גביע, מטה, מטבע, חרב, כוכב ופאת ג׳וקר.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>משוחק כמו ״%1״.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>שונה מ־״%1״ בחוק אחד: %2 ואחרים.</numerusform>
            <numerusform>שונה מ־״%1״ ב־%n חוקים: %2 ואחרים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>שונה מ־״%1״ בחוק אחד: %2.</numerusform>
            <numerusform>שונה מ־״%1״ ב־%n חוקים: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>מטבע</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>מטבעות: גדילה</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>שטח בכל ערך, או שממה, אפשר להחליף בקלף העליון של הקופה, מה שלא יהיה. אסור שיהיה שם כלי אויב.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>שטח בכל ערך אפשר להחליף בקלף העליון של הקופה, מה שלא יהיה. אסור שיהיה שם כלי אויב.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>השתמשו בו כמטבע; השטח החדש יכול לבוא מכל מקום בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>השתמשו בו כמטבע; השטח החדש בא מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>השתמשו בו כמטבע.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>או הגדילו שטח שבמטרה, בלי כלי אויב: החליפו אותו בקלף ששווה יותר, או בקלף גבוה יותר מאותו סוג.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>או הגדילו שטח שבמטרה, בלי כלי אויב: החליפו אותו בקלף ששווה נקודה אחת יותר.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>הגדילו את המשרת או כלי שבמטרה בדרגה אחת, מהמאגר של בעליו.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>שממה בלי כלי אויב יכולה לגדול לקלף בשווי נקודה אחת.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>או הגדילו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מושלך ומוחלף בקלף ששווה יותר, או בקלף גבוה יותר מאותו סוג. הארקנה הגדולה מסודרת לפי מספריה, הקטנה מאס ושתיים עד נער, אביר, מלכה ומלך, בלי קשר לסדרה. הכלים נשארים.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>או הגדילו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מושלך ומוחלף בקלף ששווה נקודה אחת יותר בדיוק. קלף ארקנה גדולה אינו יכול לגדול. הכלים נשארים.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>גם שממה שבמטרה, בלי כלי אויב, יכולה לגדול: מניחים שם קלף בשווי נקודה אחת בדיוק. הכלים נשארים.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>או החליפו את השטח שבמטרה, בכל ערך, בקלף העליון של הקופה, בלי להסתכל בו ומה שלא יהיה. אסור שיהיה בשטח כלי אויב. הקלף הישן מושלך; הכלים נשארים.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>את הקלף העליון של הקופה אפשר להניח גם על שממה שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>החליפו את המשרת או כלי שבמטרה בכלי גדול ממנו בדרגה אחת בדיוק, מהמאגר של בעליו. כלי שלכם אפשר אז להפנות; כלי אויב שומר על כיוונו.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>אם אין במאגר כלי בגודל הזה, זה בלתי אפשרי. כלי גדול אינו יכול לגדול.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>שטחים אינם יכולים לגדול.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>אם שתי היכולות יוצרות ומגדילות את אותו כלי, אין צורך בכלי בשלב הביניים.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>אם שתי היכולות יוצרות ומגדילות את אותו כלי או שטח, אין צורך בכלי ואין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>אם שתיהן מגדילות את אותו כלי, אין צורך בכלי בשלב הביניים.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>אם שתיהן מגדילות את אותו כלי, שטח או שממה, אין צורך בכלי ואין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>אם שתיהן מגדילות את אותו כלי או שטח, אין צורך בכלי ואין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>גם נער, אביר, מלכה או מלך אינם יכולים לגדול: אין קלף ששווה נקודה אחת יותר.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>גם קלף מספר, מאס עד עשר, אינו יכול לגדול: אין קלף ששווה נקודה אחת יותר.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>אבל במשחק הזה אין קלף בערך הזה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>דבר אינו משתנה עד תור %1.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>החוקים האלה אינם מתירים שחקן אחד.</numerusform>
            <numerusform>החוקים האלה אינם מתירים %n שחקנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>המשחק לא יכול היה להתחיל מהעמדה שלו.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>זה לא היה מתאפשר: ״%1״</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>דבר אחר היה נתון אז לגורל.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>הגורל היה מכריע אז קודם משהו.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>ההחלטה הייתה אז של %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>המשחק לא היה נגמר היכן שנגמר.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>זה היה מסתיים בתוצאה אחרת: ״%1״</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>שחקנים אחרים היו מנצחים או יוצאים מהמשחק.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>על הלוח היו כלים אחרים.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>על הלוח היו שטחים אחרים.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>בידיים היו קלפים אחרים.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>בערימות היו קלפים אחרים.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>התור היה של שחקן אחר.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 עם %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>בחירת הקלפים</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>כל שחקן בוחר קלף אחד של היד הראשונה מקלפים גלויים.</numerusform>
            <numerusform>כל שחקן בוחר %n קלפים של היד הראשונה מקלפים גלויים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>כשידוע מי פותח, לוקחים את הקלפים אחד אחד, מהשחקן האחרון לראשון. השחקן האחרון בכל סיבוב פותח את הסיבוב הבא, שמתקדם בכיוון ההפוך.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>יש קלף גלוי אחד יותר מכפי שהשחקנים בוחרים; מה שנשאר מושלך.</numerusform>
            <numerusform>יש %n קלפים גלויים יותר מכפי שהשחקנים בוחרים; מה שנשאר מושלך.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>מספר הקלפים הגלויים הוא כמספר הקלפים שהשחקנים בוחרים.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם לוקחים את הקלף הגלוי %2.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1: לקיחת הקלף הגלוי %2.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>בחרו אחד מהקלפים הגלויים ליד שלכם.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1: בחירת אחד מהקלפים הגלויים.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>קלף אחד נחשף לבחירה.</numerusform>
            <numerusform>%n קלפים נחשפים לבחירה.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>אין מנצחים</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>הניצחון של %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>ניצחון משותף של %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>ניצחון משותף של %1</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>לא נשאר אף אחד אחר במשחק.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1: %2 מתוך נקודה אחת בהכרזה על התור האחרון, ו־%3 בסופו.</numerusform>
            <numerusform>%1: %2 מתוך %n נקודות בהכרזה על התור האחרון, ו־%3 בסופו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>סיבוב %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1: מ־%2 לנקודה אחת, ומעבר להובלה.</numerusform>
            <numerusform>%1: מ־%2 ל־%n נקודות, ומעבר להובלה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1: מ־%2 לנקודה אחת.</numerusform>
            <numerusform>%1: מ־%2 ל־%n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 נקודה אחת</numerusform>
            <numerusform>%1 %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>התחלה: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>סיבוב %1, התור של %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>הוא עומד זקוף.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>הוא פונה %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 נכנס ללוח.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 נותר בתהום וחוזר למאגר שלו.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 חוזר למאגר שלו.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 מגיע ל־%2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 נעשה קטן.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 נעשה בינוני.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 נעשה גדול.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 מסתובב.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>את %1 מחליף %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>ב־%1 נוצר שטח חדש.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>השטח החדש ב־%2 הוא %1.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>הקלף %1 עוזב את %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>ב־%2 הקלף %3 בא במקום הקלף %1.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>השטח ב־%1 נעלם.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>השטח %1 ב־%2 נעלם.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>השטח %1 עובר מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>אתם מפעילים את השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1: הפעלת השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם משחקים את הקלף %2.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1: שוחק הקלף %2.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>אתם משליכים: %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1: השלכת %2.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>אתם מושכים קלף.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>אתם מושכים: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: משיכת קלף אחד.</numerusform>
            <numerusform>%1: משיכת %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>הקלף הוא %1.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>משתמשים ביכולות של השטח %1 ב־%2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם לוקחים את הקלף %2 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1: לקיחת הקלף %2 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1: החלפת ידיים איתכם.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>אתם מחליפים ידיים עם %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1: החלפת ידיים עם %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>הקלף של ערימת ההשלכה נעשה לקופה החדשה.</numerusform>
            <numerusform>טורפים את %n הקלפים של ערימת ההשלכה לקופה חדשה.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>התור של %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מסיימים את התור.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1: סיום התור.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>הקלפים מחולקים לשחקן אחד, והלוח נפרש.</numerusform>
            <numerusform>הקלפים מחולקים ל־%n שחקנים, והלוח נפרש.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>בחרתם קלף להצעה.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1: נבחר קלף להצעה.</translation>
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
        <translation>ההצעות נחשפות (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>ההצעות הגבוהות ביותר שוות; כולם מציעים שוב.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם לוקחים את הקלף %2 מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1: לקיחת הקלף %2 מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>הצעתכם זכתה ואתם פותחים.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>ההצעה הזוכה והתור הראשון: %1.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם פותחים.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>התור הראשון: %1.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מכריזים שהתור הבא שלכם הוא האחרון.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1: הכרזה שהתור הבא הוא האחרון.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>התור האחרון שלכם מסתיים עם %2 מתוך נקודה אחת.</numerusform>
            <numerusform>התור האחרון שלכם מסתיים עם %2 מתוך %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>התור האחרון של %1 מסתיים עם %2 מתוך נקודה אחת.</numerusform>
            <numerusform>התור האחרון של %1 מסתיים עם %2 מתוך %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>התור האחרון שלכם מסתיים עם %2 בלבד מתוך נקודה אחת.</numerusform>
            <numerusform>התור האחרון שלכם מסתיים עם %2 בלבד מתוך %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>התור האחרון של %1 מסתיים עם %2 בלבד מתוך נקודה אחת.</numerusform>
            <numerusform>התור האחרון של %1 מסתיים עם %2 בלבד מתוך %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מחוץ למשחק; הכלים שלכם חוזרים והיד שלכם מושלכת.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 מחוץ למשחק; הכלים חוזרים והיד מושלכת.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>השעון הסמוי מצלצל.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>צעד שלא הושלם מבוטל.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>קורה משהו שאף חוק אינו מתאר.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>החוק ״%2״ מדווח על %1: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>המשחק נגמר, ואין מנצחים.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>המשחק נגמר: ניצחון משותף של %1.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>המשחק נגמר: ניצחתם.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>המשחק נגמר: הניצחון של %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>ערימת ההשלכה עברה טריפה</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>תורות שנשארו בסיבוב האחרון</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>אחרי שטרפו את ערימת ההשלכה לקופה חדשה בפעם הראשונה, אפשר להודיע על הסיבוב האחרון בסוף התור.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>לכל האחרים יש אז עוד תור אחד. אחר כך הניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מסיימים את התור ומודיעים על הסיבוב האחרון.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1: סיום התור והודעה על הסיבוב האחרון.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>הודעה על הסיבוב האחרון</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>סיימו את התור, או הודיעו על הסיבוב האחרון.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>המשחק נגמר אחרי תור אחד.</numerusform>
            <numerusform>המשחק נגמר אחרי %n תורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>מעכשיו אפשר להודיע על הסיבוב האחרון.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מודיעים על הסיבוב האחרון.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1: הודעה על הסיבוב האחרון.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>הסיבוב האחרון הסתיים: הניקוד הגבוה ביותר, נקודה אחת, מנצח.</numerusform>
            <numerusform>הסיבוב האחרון הסתיים: הניקוד הגבוה ביותר, %n נקודות, מנצח.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ערימת ההשלכה עדיין לא עברה טריפה לקופה חדשה (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>הסיבוב האחרון כבר בעיצומו (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>הסיבוב האחרון הסתיים: ניצחתם בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>הסיבוב האחרון הסתיים: הניצחון של %1, בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>הסיבוב האחרון הסתיים: %1 חולקים את הניקוד הגבוה ביותר ואת הניצחון.</translation>
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
        <translation>חשיפת קלף אינה דורשת משרת.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>השלכה ומשיכה אינן דורשות משרת.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>בחירת קלף אחר לשימוש אינה דורשת משרת.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>ביכולות שאינן דורשות משרת אפשר להשתמש גם כשכל המשרתים נעלמו.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>זה חל רק על כלים: שטח חייב לנחות כראוי בכל פעם.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>בין שני החצאים, כלים שבתהום ממתינים, ואל הכלי שפועלים עליו אפשר לכוון בכל מקום שבו הוא נמצא.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>שני משרתים יכולים לחלוק את החצאים. כלי שלכם שהחצי הראשון השפיע עליו יכול לפעול בחצי השני אם הוא משרת.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>הלוח הוא רשת ריבועית בלי קצה. משבצת שיש בה קלף היא שטח.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>משבצת בלי קלף שחולקת צלע עם שטח היא שממה. שממה יכולה להכיל כלים. היא כמו שטח בלי יכולת ואינה שווה דבר.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>כל משבצת אחרת היא תהום. אי אפשר לעשות בה דבר. מיד אחרי שימוש ביכולת או השלמה של פעולה, כלים שבתהום חוזרים למאגרים של בעליהם.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>משבצת מלאה אם יש בה כלי אחד או יותר, לא משנה של מי הוא.</numerusform>
            <numerusform>משבצת מלאה אם יש בה %n כלים או יותר, לא משנה של מי הם.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>אי אפשר ליצור כלי במשבצת מלאה או להזיז כלי אליה, אלא אם כן חוק כלשהו מתיר זאת. משבצת שכבר יש בה יותר כלים נשארת כפי שהיא.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>זה חל גם על שממה.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>שממה אף פעם אינה מלאה.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>משתתף שחקן אחד.</numerusform>
            <numerusform>משתתפים %n שחקנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>משתתפים %1 עד %n שחקנים.</numerusform>
            <numerusform>משתתפים %1 עד %n שחקנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>אחת קטנה (דרגה אחת)</numerusform>
            <numerusform>%n קטנות (דרגה אחת)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>אחת בינונית (שתי דרגות)</numerusform>
            <numerusform>%n בינוניות (שתי דרגות)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>אחת גדולה (שלוש דרגות)</numerusform>
            <numerusform>%n גדולות (שלוש דרגות)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>לכל אחד מאגר של פירמידות בצבע אחד: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>אחר כך פורשים קלפים גלויים ברשת, ברוחב %1 ובגובה %2. השאר הוא הקופה.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>ההצעות מכריעות מי פותח.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>השחקן הראשון נקבע בהגרלה; המשחק מתקדם עם כיוון השעון.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>שחקן %1 פותח; המשחק מתקדם עם כיוון השעון.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>שחקן שאין לו כלי על הלוח יכול רק להניח כלי קטן אחד מהמאגר, בכל כיוון. המשבצת חייבת להיות שטח או שממה בלי כלים.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>אם אין משבצת כזאת, השחקן מוותר על התור.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>אם אין משבצת כזאת, השחקן יכול לרענן את היד.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>אחרת עושים בדיוק אחד מאלה:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>אחרת כל פעולה היא בדיוק אחת מאלה:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>כדי לוותר על התור, רעננו את היד בלי להשליך ובלי למשוך.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>במקום אלה אפשר לוותר על התור.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>כל היכולות הן רשות. אפשר לוותר על כל אחת מהן, אפילו על כל יכולות הקלף, אבל הסדר שלהן אף פעם אינו משתנה.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>כשאתם משחקים קלף, כל כלי שלכם על הלוח הוא משרת. בכל אחת מהיכולות יכול להשתמש כל אחד מהם – אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>כשאתם מפעילים שטח, הכלים שלכם עליו הם משרתים לפעולה הזאת, לאן שלא יגיעו. בכל אחת מהיכולות יכול להשתמש כל אחד מהם – אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>כשאתם מפעילים שטח, הכלים שלכם עליו הם משרתים לכל התור, לאן שלא יגיעו. בכל אחת מהיכולות יכול להשתמש כל אחד מהם – אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>כלי שהוחלף בגודל אחר הוא עדיין אותו כלי.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>אחרי הפעלת שטח, כלי שלכם שהושפע ישירות ממשרת נעשה גם הוא משרת, עד סוף הפעולה.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>אחרי הפעלת שטח, כלי שלכם שהושפע ישירות ממשרת נעשה גם הוא משרת, עד סוף התור.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>רק הכלים שהיו על השטח שהופעל הם משרתים.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>בזמן השימוש בשוטה, גם כזה שקלף אחר מעתיק, כלים שלכם שהושפעו נעשים גם הם משרתים, עד סוף התור.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>בזמן השימוש בשוטה, כלים שלכם שהושפעו נעשים גם הם משרתים, עד סוף התור.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>שום דבר שנעשה לכלי אינו משפיע עליו במובן הזה.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>כל אחד מאלה משפיע על כלי: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>כלים על שטח שהושפע נחשבים מושפעים.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>כלים על שטח שהושפע אינם נחשבים מושפעים.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>לכלי יש אחד מתשעה כיוונים: הוא פונה צפונה, מזרחה, דרומה או מערבה, או באלכסון בין שניים מאלה, או עומד זקוף. להפנות כלי פירושו לתת לו כיוון אחר.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>לכלי יש אחד מחמישה כיוונים: הוא פונה צפונה, מזרחה, דרומה או מערבה, אף פעם לא באלכסון, או עומד זקוף. להפנות כלי פירושו לתת לו כיוון אחר.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>כלי שפונה באלכסון מכוון, נע ודוחף דרך פינות המשבצות. רק משבצת שחולקת צלע עם שטח היא שממה.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>משרת זקוף מכוון אל המשבצת שלו ואל כל כלי בה. משרת שוכב מכוון אל המשבצת הבאה בכיוונו ואל כל כלי בה.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>משרת תמיד יכול לכוון אל עצמו, לא משנה לאן הוא פונה.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>כשאתם משפיעים על כלי שלכם, אפשר להפנות אותו. כלי אויב שומר על כיוונו. חוק יכול לקבוע אחרת.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>כשהקופה נגמרת, טורפים את ערימת ההשלכה והיא נעשית לקופה חדשה.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>זה נעשה מיד, כשהקופה מתרוקנת.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>זה נעשה רק כשצריך למשוך קלף.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>קלף שנמשך מגיע קודם ליעדו: יד, הלוח או ערימת ההשלכה. אם בשלב הזה אין קלפים מושלכים לטרוף, טורפים לפני המשיכה הבאה את הקלפים שיושלכו בינתיים.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>קלף שנמשך מגיע קודם ליעדו: יד, הלוח או ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>שחקן שעדיין צריך למשוך קלפים ממשיך עם הקופה החדשה. כששתי הערימות ריקות, אי אפשר למשוך דבר.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>אף פעם אין מושכים מעבר למגבלת היד. מושכים לכל היותר את הקלפים שיש בשתי הערימות אחרי שנוספו אליהן הקלפים שהשלכתם.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>קלף ארקנה קטנה שווה %1, קלף ארקנה גדולה %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>קלף מספר, מאס עד עשר, שווה %1; נער, אביר, מלכה ומלך %2; קלף ארקנה גדולה %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>אם לא נשאר שטח על הלוח, המשחק נגמר בסוף אותו תור. השחקנים שעדיין במשחק חולקים את הניצחון.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>אם לא נשאר שטח על הלוח, המשחק נגמר בסוף אותו תור, ואין מנצחים.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>תור אחרון שמסתיים אז נבדק קודם. אי אפשר עוד להכריז על דבר.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>שטח עם קלף מספר, מאס עד עשר, מלא כשיש בו כלי אחד.</numerusform>
            <numerusform>שטח עם קלף מספר, מאס עד עשר, מלא כשיש בו %n כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>שטח עם נער, אביר, מלכה או מלך מלא כשיש בו כלי אחד.</numerusform>
            <numerusform>שטח עם נער, אביר, מלכה או מלך מלא כשיש בו %n כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>שטח של ארקנה גדולה מלא כשיש בו כלי אחד.</numerusform>
            <numerusform>שטח של ארקנה גדולה מלא כשיש בו %n כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>שממה מלאה כשיש בה כלי אחד.</numerusform>
            <numerusform>שממה מלאה כשיש בה %n כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>במשבצת עם כלי קטן אחד או יותר אין מקום לעוד אחד.</numerusform>
            <numerusform>במשבצת עם %n כלים קטנים או יותר אין מקום לעוד אחד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>במשבצת עם כלי בינוני אחד או יותר אין מקום לעוד אחד, ושום כלי קטן אינו יכול לגדול בה לבינוני.</numerusform>
            <numerusform>במשבצת עם %n כלים בינוניים או יותר אין מקום לעוד אחד, ושום כלי קטן אינו יכול לגדול בה לבינוני.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>במשבצת עם כלי גדול אחד או יותר אין מקום לעוד אחד, ושום כלי בינוני אינו יכול לגדול בה לגדול.</numerusform>
            <numerusform>במשבצת עם %n כלים גדולים או יותר אין מקום לעוד אחד, ושום כלי בינוני אינו יכול לגדול בה לגדול.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>במשבצת עם כלי אחד או יותר של שחקן אין מקום לעוד כלי שלו, ואי אפשר להחליף בה כלי אויב בכלי כזה.</numerusform>
            <numerusform>במשבצת עם %n כלים או יותר של שחקן אין מקום לעוד כלי שלו, ואי אפשר להחליף בה כלי אויב בכלי כזה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>טורפים את 78 קלפי הטארוט. כל אחד מקבל קלף אחד, וזו גם מגבלת היד.</numerusform>
            <numerusform>טורפים את 78 קלפי הטארוט. כל אחד מקבל %n קלפים, וזו גם מגבלת היד.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>טורפים את 78 קלפי הטארוט.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>טורפים את 78 קלפי הטארוט. כל אחד מקבל קלף אחד.</numerusform>
            <numerusform>טורפים את 78 קלפי הטארוט. כל אחד מקבל %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>מגבלת היד היא קלף אחד.</numerusform>
            <numerusform>מגבלת היד היא %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>אחר כך פורשים קלפים גלויים על המשבצות האלה: %1. השאר הוא הקופה.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>לפני הטריפה מוציאים את הקלף %1 מהחפיסה ומניחים אותו ב־%2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>פעם אחת בכל תור, לפני פעולה, אפשר להפנות אחד מהכלים שלכם. זה אינו נחשב פעולה.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>בסוף התור שלכם, לפני כל דבר אחר שקורה אז, אתם מושכים קלף אחד, עד מגבלת היד.</numerusform>
            <numerusform>בסוף התור שלכם, לפני כל דבר אחר שקורה אז, אתם מושכים %n קלפים, עד מגבלת היד.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>הוא מכוון גם אל משבצות רחוקות יותר, בלי קשר למה שביניהן: עד מרחק %1 אם הוא קטן, %2 אם הוא בינוני ו־%3 אם הוא גדול.</translation>
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
        <translation>לכמה קלפים יש ערך אחר (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>הניקוד לניצחון הוא %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>עם שחקן אחד הניקוד לניצחון הוא %1.</numerusform>
            <numerusform>עם %n שחקנים הניקוד לניצחון הוא %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>הניקוד שלכם הוא מספר הדרגות של הכלים שלכם על כל השטחים שאתם מחזיקים בהם.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>הניקוד שלכם הוא הערך של כל השטחים שאתם מחזיקים בהם.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>הניקוד שלכם הוא הערך של כל השטחים שיש עליהם רק כלים שלכם.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>אתם מחזיקים בשטח אם יש עליו רק כלים שלכם.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>אתם מחזיקים בשטח אם יש לכם עליו יותר כלים מאשר לכל שחקן אחר. כששני שחקנים או יותר שווים, אף אחד אינו מחזיק בו.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>אתם מחזיקים בשטח אם לכלים שלכם עליו יש יחד יותר דרגות מאשר לכלים של כל שחקן אחר. כששני שחקנים או יותר שווים, אף אחד אינו מחזיק בו.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>שממה שאתם מחזיקים בה באותו אופן שווה נקודה אחת.</numerusform>
            <numerusform>שממה שאתם מחזיקים בה באותו אופן שווה %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>הטלת קוביית הצבעים אינה דורשת משרת.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>משבצת בלי קלף שחולקת צלע עם שטח היא שממה. שממה יכולה להכיל כלים. היא כמו שטח בלי יכולת.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>בשום מקרה אחר במשחק הזה אי אפשר לעשות זאת.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>רק זה משפיע על כלי: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>לערכים האלה יש משמעות רק כשיוצרים שטחים, מגדילים אותם או תוקפים אותם.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>אם לא נשאר שטח על הלוח, המשחק נגמר בסוף אותו תור, כפי שנקבע בחוק %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>אם רק לשחקן אחד יש כלים בשטח, ולפחות אחד מכל גודל, הם יוצרים מגדל. אף אחד אחר אינו יכול לכוון אל כלי של מגדל.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>שום כלי של שחקן אחר אינו יכול להיווצר בשטח של מגדל או לסיים בו תנועה.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>זה אינו מגן על כלי של מגדל מפני התוצאות של התקפה שלו עצמו.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>בכל תור עושים פעולה אחת כזאת, עם משרתים משלה. גם הנחת כלי היא פעולה, וכך גם ויתור.</numerusform>
            <numerusform>בכל תור עושים %n פעולות כאלה, זו אחר זו; לכל אחת משרתים משלה. גם הנחת כלי היא פעולה, וכך גם ויתור.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>לכמה משבצות יש מגבלה משלהן.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>התור האחרון שהוכרז</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>מי הכריז על תור אחרון</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>שחקנים שהכריזו</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>שחקנים שמפסידים את התור הבא</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>אם בסוף התור האחרון שלכם יש לכם הניקוד לניצחון או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>אם בסוף התור האחרון שלכם יש לכם נקודה אחת או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</numerusform>
            <numerusform>אם בסוף התור האחרון שלכם יש לכם %n נקודות או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>בסוף התור שלכם אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק. לא דרוש לזה ניקוד.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>בסוף התור שלכם, עם נקודה אחת או יותר, אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק.</numerusform>
            <numerusform>בסוף התור שלכם, עם %n נקודות או יותר, אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>אי אפשר להכריז פעמיים.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>בסוף התור האחרון עצמו אי אפשר להכריז על דבר.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>כל עוד תור אחרון שהוכרז ממתין, כל השחקנים האחרים הם צד אחד. לגבי כל אחד מהם, הכלים של שותפיו אינם כלים שלו ואינם כלי אויב, ושטח שהם חולקים נחשב לכל אחד מהם.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>אחרת אתם יוצאים מהמשחק: הכלים שלכם חוזרים למאגר, והיד שלכם מושלכת.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>מי שנשאר אחרון מנצח.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>מי שנשאר אחרון אינו מנצח; המשחק נמשך.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>אחרת המשחק נגמר, וכל השחקנים האחרים מנצחים יחד.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>אחרת כל הכלים שלכם חוזרים למאגר; היד נשארת ואתם ממשיכים לשחק.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>אחרת אתם ממשיכים לשחק, אבל מפסידים את התור הבא.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>כשכל השחקנים שבמשחק הכריזו על תור אחרון ואף אחד לא ניצח, המשחק נגמר. הניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>סיימו את התור, או הכריזו שהתור הבא הוא האחרון.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>זה התור האחרון שלכם: בסופו דרושה נקודה אחת לניצחון.</numerusform>
            <numerusform>זה התור האחרון שלכם: בסופו דרושות %n נקודות לניצחון.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>זה התור האחרון של %1: בסופו דרושה נקודה אחת.</numerusform>
            <numerusform>זה התור האחרון של %1: בסופו דרושות %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>הפסד של התור הבא: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>אתם מאבדים כלי אחד.</numerusform>
            <numerusform>אתם מאבדים %n כלים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1: אובדן כלי אחד.</numerusform>
            <numerusform>%1: אובדן %n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מפסידים את התור הבא.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1: הפסד של התור הבא.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>כולם הכריזו על תור אחרון: הניקוד הגבוה ביותר, נקודה אחת, מנצח.</numerusform>
            <numerusform>כולם הכריזו על תור אחרון: הניקוד הגבוה ביותר, %n נקודות, מנצח.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>ניצחתם: התור האחרון שלכם מסתיים עם נקודה אחת, ונדרשו %2.</numerusform>
            <numerusform>ניצחתם: התור האחרון שלכם מסתיים עם %n נקודות, ונדרשו %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>הניצחון של %1: התור האחרון מסתיים עם נקודה אחת, ונדרשו %2.</numerusform>
            <numerusform>הניצחון של %1: התור האחרון מסתיים עם %n נקודות, ונדרשו %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>כולם הכריזו על תור אחרון; הניקוד הגבוה ביותר מנצח: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>התור האחרון שלכם מסתיים עם %2 בלבד מתוך נקודה אחת; הניצחון לכל האחרים: %3.</numerusform>
            <numerusform>התור האחרון שלכם מסתיים עם %2 בלבד מתוך %n נקודות; הניצחון לכל האחרים: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>התור האחרון של %1 מסתיים עם %2 בלבד מתוך נקודה אחת; הניצחון לכל האחרים: %3.</numerusform>
            <numerusform>התור האחרון של %1 מסתיים עם %2 בלבד מתוך %n נקודות; הניצחון לכל האחרים: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>ביכולת שדורשת כלי אויב אי אפשר להשתמש על כלי של שחקן שבצד שלכם. בכל יכולת אחרת אפשר, וכלי כזה שומר על כיוונו. משבצת שיש בה רק כלים כאלה וכלים שלכם אינה תפוסה בידי אויב.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>אחרת כלי אחד שלכם, הגדול ביותר, חוזר למאגר; אתם ממשיכים לשחק.</numerusform>
            <numerusform>אחרת %n מהכלים שלכם חוזרים למאגר, תחילה הגדולים; אתם ממשיכים לשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>מבין כלים שווים חוזר תחילה הדרומי ביותר, ובאותה שורה המזרחי ביותר. באותה משבצת מכריע סדר הכיוונים.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>יסודות</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>ארבע הסדרות</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>התור והיד שלכם</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>שתי יכולות על דבר אחד</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>הארקנה הגדולה</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>סוף המשחק</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>משחקים אחרים והרחבות</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>חמדן</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>שוליה</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>מיומן</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>רב־אמן</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>עושה צעד כלשהו שהחוקים מתירים.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>עושה את הצעד שנראה הטוב ביותר כרגע, בלי להסתכל קדימה.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>חושב על התורות הבאים כשנייה לצעד.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>חושב כמה שניות לצעד ואינו מוותר על דבר.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>מהמר</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>זהיר</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>בנאי</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>בנאי נועז</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>בנאי זהיר</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>צייד</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>צייד נועז</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>צייד זהיר</translation>
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
        <translation>מתחיל</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>לפי תסריט</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>מסתכל מעט קדימה וחושב רגע.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>מתכנן את תורו בן רגע ומביט בתשובה הבאה.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>מחמיץ הרבה ואינו מסתכל קדימה; יריב טוב למשחק ראשון.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>עושה צעד כלשהו שאינו מפסיד בו נקודות; אמת מידה למדידות.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>מכוונים שעון סמוי.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>הקובייה מראה %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>הקוביות מראות %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>המשחק נמשך.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>נכנעתם.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1: כניעה.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>מעתה מחשב (%2) משחק במקומכם.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>%1: מעתה משחק מחשב (%2).</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>מעתה מישהו אחר משחק במקומכם.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>%1: מעתה משחק מישהו אחר.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>״%1״</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>״%1: %2״</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>גביעים</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>מטות</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>מטבעות</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>חרבות</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>צפונה</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>מזרחה</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>דרומה</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>מערבה</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>זקוף</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>צפון־מזרחה</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>דרום־מזרחה</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>דרום־מערבה</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>צפון־מערבה</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>שטח אחד על %1 × %2 משבצות</numerusform>
            <numerusform>%n שטחים על %1 × %2 משבצות</numerusform>
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
        <translation>כלום</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>מספר שחקנים מזערי</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>המשחק דורש לפחות מספר שחקנים כזה.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>מספר שחקנים מרבי</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>לכל היותר משתתף מספר שחקנים כזה.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>כלים קטנים</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>מספר הכלים הקטנים לכל שחקן.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>כלים בינוניים</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>מספר הכלים הבינוניים לכל שחקן.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>כלים גדולים</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>מספר הכלים הגדולים לכל שחקן.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>מגבלת יד</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>מספר הקלפים שמחולקים לכל שחקן; משיכה אף פעם אינה חורגת ממנו.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>ערך של קלפי מספר</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>מספר הנקודות ששווה שטח מאס עד עשר.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>ערך של קלפי חצר</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>מספר הנקודות ששווה שטח עם נער, אביר, מלכה או מלך.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>ערך של ארקנה גדולה</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>מספר הנקודות ששווה שטח של ארקנה גדולה.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>עמודות הלוח</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>מספר הקלפים זה ליד זה בהתחלה.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>שורות הלוח</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>מספר שורות הקלפים שנפרשות בהתחלה.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>כלים במשבצת</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>במשבצת שיש בה מספר כזה אי אפשר ליצור כלי, ואי אפשר להזיז כלי אליה.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>בחירת השחקן הראשון</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>קובע למי התור הראשון.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>שחקן ראשון</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>השחקן הזה פותח אם השחקן הראשון קבוע.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>סדר התורות</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>התורות מתקדמים סביב השולחן, או לפי סדר ההצעות.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>יכולות</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>לקלף יש היכולות האלה, זו אחר זו.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>קישור</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>את שתי היכולות הראשונות של הקלף אפשר לקשר כך.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>אפשרויות בתור</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>שחקן עושה אחת מאלה בכל תור.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>כלים שהושפעו נעשים משרתים</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>אחרי הפעלת שטח, כלים שלכם שמשרת משפיע עליהם נעשים משרתים לתור.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>כלים שהושפעו נעשים משרתים בשימוש בשוטה</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>בזמן השימוש בשוטה, כלים שלכם שהושפעו נעשים משרתים, גם היכן שבדרך כלל אינם נעשים.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>מספר הנקודות הדרוש לניצחון בסוף תור אחרון שהוכרז.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>תוצאה של תור אחרון שנכשל</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>מה קורה כשתור אחרון שהוכרז מסתיים עם מעט מדי נקודות.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>קלפי הצעה שנשארים</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>קלפי הצעה שאף אחד אינו לוקח מגיעים לכאן.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>שעון סמוי</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>שעון שאף אחד אינו רואה מסיים את המשחק, והניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>שעון, לפחות</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>השעון הסמוי אף פעם אינו מסיים את המשחק לפני מספר כזה של סיבובים או דקות.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>שעון, לכל היותר</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>השעון הסמוי מסיים את המשחק לכל המאוחר אחרי מספר כזה של סיבובים או דקות.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>גביעים יוצרים כלי אויב</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>גביע שמכוון אל כלי אויב יכול ליצור עוד כלי באותו צבע.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>גביעים יוצרים שטחים</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>את הקלפים האלה אפשר להניח על שממה שבמטרה.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>מקור השטחים שנוצרים</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>מכאן בא הקלף של שטח שגביע יוצר.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>גביעים מתעלמים ממגבלת המשבצת</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>גביע יכול ליצור כלי גם במשבצת מלאה.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>מטות דוחפים כלים שלכם</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>מטה יכול לדחוף גם כלים שלכם, לא רק כלי אויב.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>מטות דוחפים שטחים</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>מטה יכול לדחוף שטח לתוך שממה.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>מטות מתעלמים ממגבלת המשבצת</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>מטה יכול להביא כלי גם למשבצת מלאה.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>עוצמת מטה</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>מספר המשבצות שמטה מגיע אליהן; 0 פירושו כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>מטבעות מגדילים שטחים</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>הקלף החדש של שטח שגדל שווה נקודה אחת יותר בדיוק, או הוא כל קלף גבוה יותר.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>מטבעות מגדילים שממה</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>מטבע יכול לעשות שטח משממה שבמטרה.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>מקור השטחים שגדלים</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>מכאן בא הקלף החדש של שטח שגדל.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>חרבות מקטינות שטחים</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>חרב יכולה להקטין שטח, לא רק כלים.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>הקטנה של שטחים</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>שטח מאבד נקודות לפי דרגות המשרת, או קטן בצעד אחד.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>מקור השטחים שקטנים</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>מכאן בא הקלף החדש של שטח שקטן.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>עוצמת חרב</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>מספר הדרגות שחרב מורידה; 0 פירושו כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>כלים שקלף מפנה</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>קלף שמפנה כלים מסובב משרת, או כל כלי שבמטרה.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>שטחים עוברים לכל מקום</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>יכולת שמעבירה כלים לכל מקום מעבירה גם שטחים.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>נקודות לניצחון בשניים</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>מספר הנקודות הדרוש לניצחון במשחק לשניים בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>נקודות לניצחון בשלושה</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>מספר הנקודות הדרוש לניצחון במשחק לשלושה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>נקודות לניצחון בארבעה</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>מספר הנקודות הדרוש לניצחון במשחק לארבעה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>נקודות לניצחון בחמישה</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>מספר הנקודות הדרוש לניצחון במשחק לחמישה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>נקודות לניצחון בשישה</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>מספר הנקודות הדרוש לניצחון במשחק לשישה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>המחזיק בשטח</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>קובע למי שטח נחשב.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>נקודות עבור שטח</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>שטח מקנה למחזיק בו את ערך הקלף, או נקודה אחת לכל דרגה של הכלים שלו שם.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>ערך של שממה</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>מספר הנקודות ששממה מקנה למחזיק בה.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>מגדלים</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>אם רק לשחקן אחד יש כלים בשטח, לפחות אחד מכל גודל, אף אחד אחר אינו יכול לכוון אליהם.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>כלים שאובדים בתור אחרון שנכשל</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>מספר הכלים שחוזרים למאגר, תחילה הגדולים; 0 פירושו כולם.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>נקודות להכרזה</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>הניקוד הנמוך ביותר שאפשר להכריז בו על תור אחרון; 0 פירושו כל ניקוד.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>הכרזה פעם אחת לכל היותר</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>אי אפשר להכריז על תור אחרון פעמיים; כשכולם הכריזו, הניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>כולם נגד מי שמכריז</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>כל עוד תור אחרון שהוכרז ממתין, כל השחקנים האחרים הם צד אחד.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>נקודות לאיסוף</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>מי שאוסף ראשון מספר כזה של נקודות מנצח מיד.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>הכלי הקטן ביותר שיכול לאסוף שטח</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>הגודל הקטן ביותר של כלי שיכול לאסוף שטח: 1 קטן, 2 בינוני, 3 גדול.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>ההצעה הגבוהה ביותר</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>קבוע</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>שחקן A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>שחקן B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>שחקן C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>שחקן D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>שחקן E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>שחקן F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>עם כיוון השעון</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>לפי ההצעות (טורניר)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>הפעלת שטח</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>שימוש בקלף מהיד</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>ריענון היד</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>הפניית כלי</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>בכלל לא</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>הראשונה יכולה להסתיים במקום שדבר אינו יכול להישאר בו</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>לא דרוש דבר באמצע</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>באמצע משבצת יכולה להיות מלאה מדי</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>יוצאים מהמשחק</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>כל האחרים מנצחים</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>מאבדים כלים</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>מפסידים את התור הבא</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>השחקן היחיד שם</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>השחקן עם הכי הרבה כלים שם</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>השחקן עם הכי הרבה דרגות שם</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>הערך של הקלף</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>הדרגות של הכלים</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>לערימת ההשלכה</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>למי שזכה בהצעה</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>ללא</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>מספר סמוי של סיבובים</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>מספר סמוי של דקות</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>בלי קלפים</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>קלפים בשווי 1 בדיוק</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>כל הארקנה הקטנה</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>היד</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>ערימת ההשלכה</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>ראש הקופה</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>לנקודה אחת יותר</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>לכל קלף גבוה יותר</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>לפי דרגות המשרת</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>צעד אחד</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>משרת</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>כלי שבמטרה</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>מגבלת כלים בשממה</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>מגבלת הכלים במשבצת חלה גם בשממה.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>הצעות עד שהידיים נגמרות</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>אם ההצעות שוות עד שלא נשארים קלפים, זה מכריע מי פותח.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>אין משבצת להניח בה כלי</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>מי שאין לו כלים ואינו מוצא משבצת פנויה מוותר על התור, או יכול לרענן את היד.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>טריפת ערימת ההשלכה</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>טורפים את ערימת ההשלכה מיד כשהקופה ריקה, או רק כשדרוש הקלף הבא.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>דרכים להשפיע על כלי</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>כלי נחשב מושפע ממשרת אם אחד מאלה נעשה לו.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>כלים על שטחים שהושפעו</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>כלים על שטח שמשרת משפיע עליו נחשבים מושפעים בעצמם.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>כלים נוצרים בשממה</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>גביע יכול ליצור כלי בשממה, לא רק על שטח.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>המשבצת שמשרת יוצר בה</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>משרת יוצר במשבצת המטרה בלבד, או גם במשבצת שלו.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>בדיקת נחיתה</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>היכן שטח שנדחף יכול לנחות נקבע לפני שמרימים את הקלף שלו או אחרי.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>הקלפים של השוטה הם רשות</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>אפשר לוותר על חשיפת קלף.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>משרת אחר יכול לפעול</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>אחרי שקלף הפנה משרת אחד, משרת אחר יכול להשתמש ביכולת הבאה.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>רק כלי אויב מחליפים צבע</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>יכולת שמחליפה כלי בכלי שלכם מחליפה רק כלי אויב.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>הנותר האחרון מנצח</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>כשכל האחרים יצאו מהמשחק, מי שנשאר אחרון מנצח מיד.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>לוח בלי שטחים</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>כשלא נשאר שטח, מנצחים כל מי שעדיין במשחק, או אף אחד.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>בהגרלה</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>שחקן A פותח</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>השחקן מוותר על התור</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>השחקן יכול לרענן את היד</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>מיד</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>כשדרוש קלף</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>יצירתו</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>תנועתו</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>דחיפתו</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>הגדלתו</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>הקטנתו</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>סיבובו</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>החלפת צבעו</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>במשבצת המטרה</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>גם במשבצת שלו</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>לפני שמרימים את הקלף</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>אחרי שמרימים את הקלף</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>הנותרים חולקים את הניצחון</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>אין מנצחים</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>קלפים בהתחלה</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>מספר הקלפים שיש לכל שחקן בהתחלה; 0 פירושו כמגבלת היד.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>קלפים נבחרים</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>מספר הקלפים של היד הראשונה שכל שחקן בוחר מקלפים גלויים.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>קלפים גלויים עודפים</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>מספר הקלפים הגלויים מעבר לאלה שנבחרים; מה שנשאר מושלך.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>קלפים שנמשכים בריענון</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>המספר המרבי של קלפים ששחקן מושך בריענון היד; 0 פירושו עד מגבלת היד.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>קלפים שנמשכים בסוף תור</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>מספר הקלפים ששחקן מושך בסוף כל תור, עד מגבלת היד.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>ערכים של קלפים יחידים</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>הערך של הקלפים האלה שונה משל אחרים מסוגם.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>פריסת הלוח</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>הקלפים בהתחלה ומקומותיהם; בלי פריסה הלוח הוא מלבן.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>כלים על קלף מספר</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>שטח מאס עד עשר מלא במספר כזה של כלים; 0 פירושו המגבלה של כל משבצת.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>כלים על קלף חצר</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>שטח עם נער, אביר, מלכה או מלך מלא במספר כזה של כלים; 0 פירושו המגבלה של כל משבצת.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>כלים על ארקנה גדולה</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>שטח של ארקנה גדולה מלא במספר כזה של כלים; 0 פירושו המגבלה של כל משבצת.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>כלים בשממה</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>שממה מלאה במספר כזה של כלים; 0 פירושו המגבלה של כל משבצת.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>כלים קטנים במשבצת</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>במשבצת עם מספר כזה של כלים קטנים אין מקום לעוד אחד; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>כלים בינוניים במשבצת</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>במשבצת עם מספר כזה של כלים בינוניים אין מקום לעוד אחד; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>כלים גדולים במשבצת</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>במשבצת עם מספר כזה של כלים גדולים אין מקום לעוד אחד; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>כלים של שחקן אחד במשבצת</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>במשבצת עם מספר כזה של כלים של שחקן אין מקום לעוד אחד שלו; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>פעולות בתור</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>מספר הפעולות ששחקן עושה בכל תור.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>הפניה חופשית</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>פעם אחת בכל תור, הפניית כלי לפני פעולה אינה נחשבת פעולה.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>הפניית כמה כלים</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>שחקן שמפנה כלי יכול להפנות גם כל אחד מהאחרים, כל אחד פעם אחת.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>השלכה ומשיכה בנפרד</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>ריענון משליך את כל היד או מושך קלפים.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>כיוונים אלכסוניים</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>כלי יכול לפנות גם באלכסון.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>טווח של משרתים קטנים</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>משרת קטן שוכב מכוון אל משבצות עד המרחק הזה.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>טווח של משרתים בינוניים</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>משרת בינוני שוכב מכוון אל משבצות עד המרחק הזה.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>טווח של משרתים גדולים</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>משרת גדול שוכב מכוון אל משבצות עד המרחק הזה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>ערימות הנקודות</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>נקודות שנאספו</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>כלי בכל גודל יכול לעשות זאת.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>כלי קטן אינו יכול לעשות זאת.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>רק כלי גדול יכול לעשות זאת.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>ערך הקלף עובר לערימת הנקודות שלכם. הנקודות האלה נחשבות לניקוד שלכם ואף פעם אינן אובדות.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>מי שאוסף ראשון נקודה אחת מנצח מיד.</numerusform>
            <numerusform>מי שאוסף ראשון %n נקודות מנצח מיד.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>כשלא נשאר שטח, הניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>אתם אוספים את השטח ב־%2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1: איסוף השטח ב־%2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>איסוף</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>סיימו את התור, או אספו שטח שאתם מחזיקים בו.</translation>
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
        <translation>נקודות שנאספו: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>אתם אוספים נקודה אחת.</numerusform>
            <numerusform>אתם אוספים %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1: איסוף נקודה אחת.</numerusform>
            <numerusform>%1: איסוף %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>בסוף התור האחרון שלכם אי אפשר לאסוף שטח (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אף אחד מהכלים שלכם שם אינו בינוני או גדול (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>אף אחד מהכלים שלכם שם אינו גדול (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>ניצחתם: אספתם נקודה אחת.</numerusform>
            <numerusform>ניצחתם: אספתם %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>הניצחון של %1: נקודה אחת נאספה.</numerusform>
            <numerusform>הניצחון של %1: %n נקודות נאספו.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>לא נשאר שטח; הניקוד הגבוה ביותר מנצח: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>בסוף התור שלכם אפשר לאסוף שטח אחד שיש עליו כלים שלכם ואין עליו כלי אויב. הכלי הגדול ביותר שלכם שם חוזר למאגר. הקלף מושלך, והקלף העליון של הקופה בא במקומו.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>באותו תור אפשר לאסוף שטח או להכריז על התור האחרון שלכם, אבל לא את שניהם. בסוף התור האחרון שלכם אי אפשר לאסוף שטח.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>מבין כלים שווים חוזר הראשון לפי סדר הכיוונים.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>התוכנה קרסה בתוסף ״%1״. התוסף מושבת כעת.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>אירעה שגיאה בתוסף ״%1״.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>אירעה שגיאה בתוסף ״%1״ (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>לפי החוקים האלה לכל שחקן יש פחות כלים בגודל הזה: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>לפי החוקים האלה שום כלי אינו פונה כך: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>לפי החוקים האלה ביד יש לכל היותר קלף אחד.</numerusform>
            <numerusform>לפי החוקים האלה ביד יש לכל היותר %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>החוקים האלה אינם מיועדים לשחקן אחד.</numerusform>
            <numerusform>החוקים האלה אינם מיועדים ל־%n שחקנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>ערכת החוקים הזאת אינה משתמשת בזה: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>זה שונה ממה שהחוקים האלה מתירים: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>השתמשו בו כ%1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>אחד מאלה: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>פעמיים: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>שלוש פעמים: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>פעם אחת: %1</numerusform>
            <numerusform>%n פעמים: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>אחר כך: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>הפעילו שטח שיש לכם עליו כלי: משתמשים ביכולות שלו, וכל הכלים שלכם עליו הם משרתים.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>קלף מהיד</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>שחקו קלף מהיד: הוא עובר לערימת ההשלכה, אחר כך משתמשים ביכולות שלו, וכל הכלים שלכם על הלוח הם משרתים.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>ריענון</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד יד של קלף אחד.</numerusform>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד יד של %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>הפניה</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>הפנו אחד מהכלים שלכם.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>התור שלכם</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>משבצות</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>משבצת נקראת לפי האות של העמודה שלה והמספר של השורה שלה, כמו בשולי הלוח. השטחים הראשונים מתחילים ב־d4 בצפון־מערב. השמות אינם משתנים כשהלוח גדל.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>סדרות</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>ארקנה גדולה</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>משבצת נקראת לפי האות של העמודה שלה והמספר של השורה שלה, כמו בשולי הלוח. השורה הצפונית ביותר של השטחים הראשונים מתחילה ב־%1. השמות אינם משתנים כשהלוח גדל.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>כל שאר קלפי הארקנה הגדולה</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>הפנו כלים שלכם, כמה שתרצו, כל אחד מהם פעם אחת; כדי להפסיק קודם, ותרו על התור.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו עד יד של קלף אחד.</numerusform>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו עד יד של %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו לכל היותר קלף אחד, עד יד של %1.</numerusform>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו לכל היותר %n קלפים, עד יד של %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו לכל היותר קלף אחד, עד יד של %1.</numerusform>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו לכל היותר %n קלפים, עד יד של %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>כל קלפי הארקנה הגדולה</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>לקיחה מערימת ההשלכה</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>קחו קלפים לבחירתכם מערימת ההשלכה, אחד לכל דרגה של משרת אחד, עד יד של קלף אחד.</numerusform>
            <numerusform>קחו קלפים לבחירתכם מערימת ההשלכה, אחד לכל דרגה של משרת אחד, עד יד של %n קלפים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>השלכה ומשיכה</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד יד של קלף אחד.</numerusform>
            <numerusform>השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד יד של %n קלפים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>המשחק נגמר; אין עוד מה לעשות (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>את זה אי אפשר לעשות בשלב הזה של התור (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לפי חוקי המשחק הזה אין צעד כזה (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לשום קלף שבשימוש כרגע אין היכולת הזאת (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הקלף מציע עכשיו יכולת אחרת; סדר היכולות קבוע (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם חייב לבוא החצי השני של הצעד שהתחיל (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם תורו של הגורל: טורפים קלפים, מגרילים או מטילים קוביות (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>שחקן שאין לו כלי על הלוח יכול רק להניח אחד (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>רק שחקן שאין לו שום כלי על הלוח מניח אחד (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 כבר יש כלי אחד; המשבצת חייבת להיות בלי כלים (%1).</numerusform>
            <numerusform>ב־%3 כבר יש %n כלים; המשבצת חייבת להיות בלי כלים (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 אין שטח (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>אף אחד מהכלים שלכם אינו נמצא ב־%3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו ביד שלכם (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>צוין קלף שאינו ביד שלכם (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו בערימת ההשלכה (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>צוין קלף שאינו בערימת ההשלכה (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>היד שלכם מלאה; המגבלה שלה היא %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כרגע אי אפשר למשוך קלף (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>כרגע אפשר למשוך לכל היותר קלף אחד (%1).</numerusform>
            <numerusform>כרגע אפשר למשוך לכל היותר %n קלפים (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה לא ישנה דבר (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>זה לא כלי שלכם: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה לא כלי שלכם (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>הכלי הזה אינו משרת שיכול לפעול עכשיו: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הכלי הזה אינו משרת שיכול לפעול עכשיו (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>הכלים ב־%3 הם מגדל, שאף אחד אחר אינו יכול לכוון אליו (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 יש מגדל, שאף אחד אחר אינו יכול להיכנס אליו (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>המשרת הפועל אינו מכוון אל הכלי הזה: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>המשרת הפועל אינו מכוון אל המשבצת %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>משרת אינו דוחף את עצמו; הוא נע (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>כאן דרוש כלי אויב, ולא הכלי הזה: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>הכלי הזה כבר הופנה בתור הזה: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אתם מפנים את הכלים שלכם: הפנו כלי נוסף, או ותרו על התור (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>או שמשליכים את כל היד או שמושכים קלפים (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כאן דרוש כלי אויב (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>המשבצת %3 מלאה: יש בה כלי אחד (%1).</numerusform>
            <numerusform>המשבצת %3 מלאה: יש בה %n כלים (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי קטן: כבר יש שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי קטן: כבר יש שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי בינוני: כבר יש שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי בינוני: כבר יש שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי גדול: כבר יש שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי גדול: כבר יש שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי של אותו שחקן: כבר יש שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי של אותו שחקן: כבר יש שם %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לא נשאר כלי קטן במאגר שלכם (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לא נשאר כלי בינוני במאגר שלכם (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לא נשאר כלי גדול במאגר שלכם (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>לא נשאר כלי קטן במאגר של %5 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>לא נשאר כלי בינוני במאגר של %5 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>לא נשאר כלי גדול במאגר של %5 (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>לא נשאר כלי כזה במאגר של %5 (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 יש כלי אויב (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>השטח הזה אינו מוחלף בדבר; הקלף %4 אינו דרוש (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>ערכו של הקלף %4 אינו הערך הדרוש, %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>דרוש קלף בערך של %2 בדיוק (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>משרת זקוף אינו יכול להשתמש במטה; אין לו כיוון (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הוא אינו יכול לנוע כלל (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>הוא יכול לנוע לכל היותר משבצת אחת (%1).</numerusform>
            <numerusform>הוא יכול לנוע לכל היותר %n משבצות (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>אפשר להוריד לכל היותר דרגה אחת (%1).</numerusform>
            <numerusform>אפשר להוריד לכל היותר %n דרגות (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>אפשר להוריד לכל היותר נקודה אחת (%1).</numerusform>
            <numerusform>אפשר להוריד לכל היותר %n נקודות (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הכלי כבר גדול ואינו יכול לגדול (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לקלף ארקנה גדולה כבר יש הערך הגבוה ביותר, והוא אינו יכול לגדול (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כלי אויב שומר על כיוונו (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לכלי שהושמד אי אפשר לתת כיוון (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת אינה יכולה להגיע למשבצת הזאת, או להשתמש בקלף משם (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה אפשרי רק יחד עם חצי שני, ואין חצי מתאים (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה אפשרי גם לבד, ולכן אינו חצי ראשון של צעד מקושר (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אין צעד מקושר שמתחיל ביכולת שהקלף מציע עכשיו (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>החצי השני חייב לחול על אותו כלי או שטח כמו הראשון (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>החצי השני חייב לפנות שוב מקום ב־%3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לא נשאר קלף למשיכה (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>הקלף %4 ב־%3 אינו קלף ארקנה גדולה (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הקלף אינו קלף ארקנה גדולה (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קלף העולם אינו יכול להשתמש ביכולות של קלף עולם אחר (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>האורך המרבי של שרשרת קלפים הוא %2; אי אפשר לחשוף או להעתיק עוד (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אותו משרת חייב להמשיך (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>חובה להשתמש ביכולת הזאת (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>הוכרז תור אחרון של %5, והוא חייב להסתיים קודם (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה התור האחרון שלכם; בסופו אי אפשר להכריז על דבר (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כבר הכרזתם על תור אחרון; אי אפשר להכריז פעמיים (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>דרושה לכם נקודה אחת כדי להכריז על התור האחרון (%1).</numerusform>
            <numerusform>דרושות לכם %n נקודות כדי להכריז על התור האחרון (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לא נשאר שטח, ולכן אי אפשר להכריז על תור אחרון (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו אחד מהקלפים שאפשר לקחת (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>במשחק הזה כלים אינם יכולים לפנות באלכסון (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לפי החוקים האלה היכולת אינה יכולה לעשות זאת (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו שווה יותר מהקלף שנמצא שם, וגם אינו קלף גבוה ממנו מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>דרוש קלף ששווה יותר, או קלף גבוה יותר מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו מתאים שם; צפוי קלף ששווה נקודה אחת פחות, או קלף נמוך יותר מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>דרוש קלף ששווה נקודה אחת פחות, או קלף נמוך יותר מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>חוק של הווריאנט הזה אינו מתיר זאת (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה לא אפשרי (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>המשבצת %3 היא תהום: אין בה קלף, והיא אינה חולקת צלע עם שטח (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>המשבצת %3 אינה שממה, כלומר משבצת בלי קלף שחולקת צלע עם שטח (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>כל הכלים שצוינו חייבים להיות באותה משבצת; הכלי הזה נמצא באחרת: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>המשחק נגמר לפני התור הבא שלכם, ולכן אי אפשר להכריז שהוא האחרון (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>חשיפת קלף</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>חשפו את הקלף העליון של הקופה והשתמשו ביכולות שלו.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>הקלף שנחשף עובר לערימת ההשלכה. אותם כלים הם המשרתים גם של יכולותיו.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>מותר לבחור לא לחשוף קלף.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>חובה לחשוף קלף, אם יש.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>אפשר לשרשר בחשיפה ובהעתקה לכל היותר קלף אחד; אחר כך לא חושפים ולא מעתיקים עוד.</numerusform>
            <numerusform>אפשר לשרשר בחשיפה ובהעתקה לכל היותר %n קלפים; אחר כך לא חושפים ולא מעתיקים עוד.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>מטה</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>מטות: תנועה</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>הוא נע לפחות משבצת אחת ולכל היותר כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>הוא נע משבצת אחת, בלי קשר לגודל המשרת.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>הוא נע משבצת אחת, בלי קשר לגודל המשרת.</numerusform>
            <numerusform>הוא נע 1 עד %n משבצות, בלי קשר לגודל המשרת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>השתמשו בו כמטה.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>המגבלות על מספר הכלים במשבצת אינן חלות.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>המגבלה של כלי אחד במשבצת אינה חלה.</numerusform>
            <numerusform>המגבלה של %n כלים במשבצת אינה חלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי שבמטרה, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי אויב שבמטרה, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>אסור לו לסיים בתהום.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>אסור לו לסיים בתהום, וגם לא במשבצת שכבר יש בה כלי אחד.</numerusform>
            <numerusform>אסור לו לסיים בתהום, וגם לא במשבצת שכבר יש בה %n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>או דחפו באותו אופן שטח שבמטרה, בלי כלי אויב, לתוך שממה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>אי אפשר לדחוף שטחים.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>או דחפו את השטח שבמטרה כמספר המשבצות שדוחפים כלי, אלא אם כן יש בו כלי אויב. הוא מחליק דרך הכול וחייב לנחות בשממה בלי כלי אויב. הכלים נשארים במשבצות שלהם; כלים שלכם שבמשבצת הנחיתה נמצאים עכשיו עליו.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>כלים שנותרים בתהום אחרי דחיפת שטח חוזרים למאגריהם.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>משרת זקוף אינו יכול להשתמש במטה.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי שבמטרה, שלכם או של אויב, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>אי אפשר לדחוף כלים שלכם.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>לכלי שזז אסור לסיים בתהום. אין חשיבות למשבצות שבדרך.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>לכלי שזז אסור לסיים במשבצת מלאה או בתהום. אין חשיבות למשבצות שבדרך.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>כלי שלכם אפשר אז להפנות; כלי אויב שומר על כיוונו.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>אסור לו לסיים בתהום, וגם לא במשבצת מלאה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>סדר הכיוונים הוא צפון, מזרח, דרום, מערב, זקוף, צפון־מזרח, דרום־מזרח, דרום־מערב, צפון־מערב.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>סדר הכיוונים הוא צפון, מזרח, דרום, מערב, זקוף.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>המשחק הזה משתמש במנגנון ״%1״.</translation>
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
        <translation>הכרעה (%1):</translation>
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
        <translation>עומדים לחלק את הקלפים.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>עומדים לטרוף את ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>השחקן הראשון נקבע בהגרלה.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>עומדים לכוון את השעון הסמוי.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>עומדים להטיל את הקוביות.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>ההחלטה שלכם.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>ההחלטה של %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם: הניחו כלי קטן על משבצת שאין בה כלים.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>התור של %1: הנחת כלי קטן.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>הפנו כלי נוסף, או ותרו על התור.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>תורכם נמשך: בחרו את הפעולה הבאה.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>תורכם: הפעילו שטח, שחקו קלף, רעננו את היד או הפנו כלי.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>תורכם: בחרו מה לעשות.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>התור של %1.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>הקלף %2: עשו את החצי השני של הצעד שהתחלתם.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1: החצי השני של צעד של הקלף %2.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>הקלף %1: עם היכולת הזאת אי אפשר לעשות עכשיו דבר (%2); דלגו עליה.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>דילוג</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>הקלף %2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1: שימוש בקלף %2: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>הקלף %2, יכולת %4 מתוך %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1: שימוש בקלף %2, יכולת %4 מתוך %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>סיימו את התור.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1: התור עומד להסתיים.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>המשחק עומד להתחיל.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>ניצחתם: נשארתם אחרונים.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>הניצחון של %1: לא נשאר אף אחד אחר.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>לא נשאר שטח: ניצחתם.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>לא נשאר שטח: הניצחון של %1.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>ניצחתם בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>הניצחון של %1, בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>ניצחון משותף של %1.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>המשחק נגמר, ואין מנצחים.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>ניצחון משותף של %1: לא נשאר אף אחד אחר.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>לא נשאר שטח: ניצחון משותף של %1.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>שוויון בניקוד הגבוה ביותר: ניצחון משותף של %1.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1: חשיבה</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>ההחלטה של %1</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>ההחלטה שלכם, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>ההחלטה שלכם</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>התור של %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>תורכם, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>הניחו כלי קטן על משבצת שאין בה כלים.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1: הנחת כלי קטן.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>בחרו את הפעולה הבאה.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>הפעילו שטח, שחקו קלף, רעננו את היד או הפנו כלי.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>בחרו מה לעשות.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>ניצחתם: הצד השני נכנע.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>הניצחון של %1: הצד השני נכנע.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להניח כלי</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להפעיל שטח</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לשחק קלף</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לרענן את היד</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להפנות כלי</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ליצור כלי</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ליצור כלי אויב</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להזיז משרת</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לדחוף כלי</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להגדיל כלי</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להחליף ידיים</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לדלג על יכולת</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לסיים את התור</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להכריז</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להציע קלף</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לקחת קלף מקלפי ההצעה</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ליצור שטח</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לדחוף שטח</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להגדיל שטח</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לתקוף כלי</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לתקוף שטח</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להפנות כלי באמצעות קלף</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להחליף כלי אויב</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להעביר כלי לכל מקום</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להעביר שטח לכל מקום</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להשליך ולמשוך</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לקחת קלף מערימת ההשלכה</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>לחשוף קלף</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>להשתמש ביכולות של קלף אחר</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>הוא עומד זקוף.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>הוא פונה %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>חייב לבוא אחריו החצי השני.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>אתם מניחים כלי קטן ב־%2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1: הנחת כלי קטן ב־%2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>אתם מפעילים את השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1: הפעלת השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם משחקים את הקלף %2.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1: שוחק הקלף %2.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>אתם מושכים: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1: משיכת %2.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>אתם מושכים קלף אחד.</numerusform>
            <numerusform>אתם מושכים %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1: משיכת קלף אחד.</numerusform>
            <numerusform>%1: משיכת %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>אתם משליכים: %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1: השלכת %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>אתם מוותרים על התור.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1: ויתור על התור.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>אינכם משליכים ואינכם מושכים.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1: בלי השלכה ובלי משיכה.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>אינכם עושים דבר.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1: לא נעשה דבר.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם מוותרים על יכולת של הקלף %2.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1: ויתור על יכולת של הקלף %2.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מסיימים את התור.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1: סיום התור.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם מסיימים את התור ומכריזים שהבא הוא האחרון.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1: סיום התור והכרזה שהבא הוא האחרון.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם בוחרים קלף להצעה.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1: בחירת קלף להצעה.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>אתם מציעים את הקלף %2.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1: הצעת הקלף %2.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם לוקחים את הקלף %2 מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1: לקיחת הקלף %2 מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם עושים צעד שאינו קיים במשחק הזה.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1: צעד שאינו קיים במשחק הזה.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>אינכם מושכים קלפים.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1: בלי משיכת קלפים.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>אתם עושים את הצעד ״%2״.</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1: הצעד ״%2״.</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>אחר כך הוא עומד זקוף.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>אחר כך הוא פונה %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 נעמד זקוף.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 מסתובב %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 מעמיד את %2 זקוף.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 מסובב את %2 כך שיפנה %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 מעביר לצבעו את %2.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 עובר ל־%2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 מעביר את %2 אל %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 מעביר את השטח %2 מ־%3 ל־%4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1: החלפת ידיים איתכם.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>אתם מחליפים ידיים עם %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1: החלפת ידיים עם %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>אתם לוקחים את הקלף %2 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1: לקיחת הקלף %2 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>אתם חושפים את הקלף העליון של הקופה.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1: חשיפת הקלף העליון של הקופה.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>אתם משתמשים ביכולות של השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1: שימוש ביכולות של השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 יוצר כלי קטן ב־%2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 יוצר כלי אויב קטן לצד %2, הפונה לאותו כיוון.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 מתחיל שטח ב־%2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 עושה מהקלף העליון של הקופה שטח ב־%2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 יוצר את השטח %2 ב־%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 נע משבצת אחת %2.</numerusform>
            <numerusform>%1 נע %n משבצות %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 דוחף את %2 משבצת אחת %3.</numerusform>
            <numerusform>%1 דוחף את %2 %n משבצות %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 דוחף את השטח %2 מ־%3 ל־%4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 גדל ונעשה גדול.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 גדל ונעשה בינוני.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 מגדיל את %2: עכשיו הוא גדול.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 מגדיל את %2: עכשיו הוא בינוני.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 מתחיל להגדיל את השטח %2 שב־%3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 מחליף את מה שיש ב־%2 בקלף העליון של הקופה.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 עושה מ־%2 את השטח %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 מגדיל את השטח %2 שב־%3 לקלף %4 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 מגדיל את השטח %2 שב־%3 לקלף %4.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 משמיד את עצמו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 מקטין את עצמו בדרגה אחת.</numerusform>
            <numerusform>%1 מקטין את עצמו ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 משמיד את %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 מקטין את %2 בדרגה אחת.</numerusform>
            <numerusform>%1 מקטין את %2 ב־%n דרגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 מתחיל להקטין את השטח %2 שב־%3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 משמיד את השטח ב־%2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 משמיד את השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 מקטין את השטח שב־%2 לקלף %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 מקטין את השטח %2 שב־%3 לקלף %4 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 מקטין את השטח %2 שב־%3 לקלף %4.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>חרב</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>חרבות: התקפה</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>הקטינו כלי שבמטרה לפחות בדרגה אחת ולכל היותר כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>הקטינו כלי שבמטרה בדרגה אחת, בלי קשר לגודל המשרת.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>הקטינו כלי שבמטרה בדרגה אחת, בלי קשר לגודל המשרת.</numerusform>
            <numerusform>הקטינו כלי שבמטרה ב־1 עד %n דרגות, בלי קשר לגודל המשרת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>השתמשו בו כחרב; השטח החדש יכול לבוא מכל מקום בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>השתמשו בו כחרב; השטח החדש בא מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>השתמשו בו כחרב.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>זה נחשב דרגה אחת, בלי קשר לגודל המשרת.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>זה נחשב דרגה אחת, בלי קשר לגודל המשרת.</numerusform>
            <numerusform>זה נחשב 1 עד %n דרגות, בלי קשר לגודל המשרת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>או הקטינו שטח שבמטרה, בלי כלי אויב: בנקודה אחת, לקלף נמוך יותר מאותו סוג או, בקלף ארקנה קטנה, עד כלום.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>או הקטינו באותו אופן שטח שבמטרה, בלי כלי אויב: החליפו אותו בקלף ששווה את מה שנשאר, או בכלום אם לא נשאר דבר.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>כשלא נותרות לו דרגות הוא מושמד.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>או השמידו באותו אופן שטח שבמטרה, בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>אי אפשר לתקוף שטחים.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>או תקפו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מושלך ומוחלף בקלף ששווה נקודה אחת פחות, או בקלף נמוך יותר מאותו סוג. קלף ארקנה קטנה אפשר להקטין עד כלום.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>או השמידו את השטח שבמטרה, אלא אם כן הוא קלף ארקנה גדולה או יש בו כלי אויב. הוא מושלך.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>או תקפו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מאבד נקודות כמו שכלי מאבד דרגות: הוא מושלך ומוחלף בקלף ששווה בדיוק את מה שנשאר, או בכלום אם לא נשאר דבר. בלי קלף מתאים אי אפשר להקטין בשיעור הזה.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>או השמידו את השטח שבמטרה, אלא אם כן יש בו כלי אויב. הוא מושלך אם הוא מאבד את כל נקודותיו כמו שכלי מאבד דרגות.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>שטח שהושמד משאיר אחריו שממה או תהום. כלים שנמצאים אז בתהום חוזרים למאגריהם, גם אלה שבמשבצות שכנות.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>אם יש לכלי פחות דרגות מזה, הוא מאבד את כולן. כלי קטן יותר מהמאגר של בעליו מחליף אותו ושומר על הכיוון; כשלא נותרות לו דרגות, הוא מושמד וחוזר למאגר שלו. בלי כלי מתאים במאגר אי אפשר להקטין בשיעור הזה.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>משרת יכול לתקוף את עצמו וכלים אחרים שלכם; כלי ששורד אפשר להפנות.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>אם שתיהן מקטינות את אותו כלי או שטח, אין צורך בכלי ואין צורך בקלף בשלב הביניים.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>אם שתיהן מקטינות את אותו כלי, אין צורך בכלי בשלב הביניים.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שהחרב מחזירה אז את המשבצת למגבלות שלה, בכל דרך שהיא.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שהחרב משאירה שם אז לכל היותר כלי אחד, בכל דרך שהיא.</numerusform>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, בתנאי שהחרב משאירה שם אז לכל היותר %n כלים, בכל דרך שהיא.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>השעון הסמוי</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>סיבובים או דקות שנשארו</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>השעון הסמוי צלצל: ניצחתם בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>השעון הסמוי צלצל: הניצחון של %1, בניקוד הגבוה ביותר, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>השעון הסמוי צלצל: %1 חולקים את הניקוד הגבוה ביותר ואת הניצחון.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>המשחק נגמר לכל המאוחר אחרי סיבוב אחד.</numerusform>
            <numerusform>המשחק נגמר לכל המאוחר אחרי %n סיבובים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>המשחק נגמר לכל המאוחר אחרי דקה אחת.</numerusform>
            <numerusform>המשחק נגמר לכל המאוחר אחרי %n דקות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n סיבובים; אף אחד אינו יודע כמה.</numerusform>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n סיבובים; אף אחד אינו יודע כמה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n דקות; אף אחד אינו יודע כמה.</numerusform>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n דקות; אף אחד אינו יודע כמה.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>סיבוב הוא תור אחד של כל שחקן שעדיין במשחק, החל בשחקן שפתח.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>המשחק נעצר אז מיד, והניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>החלפת ידיים</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>החליפו ידיים עם בעליו של כלי אויב שבמטרה.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>כל אחת מהידיים יכולה להיות ריקה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>הפניית כלי</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>הפנו כלי שבמטרה, שלכם או של אויב.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>הפנו משרת.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>המטרות הן תמיד הנוכחיות: למשרת שהסתובב יש מטרות חדשות.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>המשרת שפועל אז יכול להיות אחר.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>המשרת שפועל אז חייב להיות אותו משרת.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>אין צעד להחזיר.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>אי אפשר לבטל טריפה, משיכה או הטלה שנעשו מאז.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>מאז נראו קלפים סמויים.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>זה היה צעד של שחקן אחר.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>המסך מועבר הלאה.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>הצעד האחרון עוד נשמר.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>השתמשו ביכולת ״%1״.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, יכולת %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>כן</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>לא</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הקטן שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הקטן של %1 ב־%2</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הקטן שלכם ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הקטן של %1 ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הקטן הזקוף שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הקטן הזקוף של %1 ב־%2</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הבינוני שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הבינוני של %1 ב־%2</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הבינוני שלכם ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הבינוני של %1 ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הבינוני הזקוף שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הבינוני הזקוף של %1 ב־%2</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הגדול שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הגדול של %1 ב־%2</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הגדול שלכם ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>הכלי הגדול של %1 ב־%2 הפונה %3</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>הכלי הגדול הזקוף שלכם ב־%2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>הכלי הגדול הזקוף של %1 ב־%2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>שחקן %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>הגורל</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>כלי</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>הכלי ב־%1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>העברה לכל מקום</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>העבירו כלי שבמטרה לכל שטח או שממה בלי כלים. או העבירו שטח שבמטרה, בלי כלי אויב, לכל שממה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>העבירו כלי שבמטרה לכל שטח או שממה בלי כלים.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>כששטח עובר, הכלים נשארים במשבצות שלהם; אלה שנשארים אז בתהום חוזרים למאגריהם.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>הנחה</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>קלף מהיד</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>ריענון היד</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>הפניה</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>גביע</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>מטה</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>מטבע</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>חרב</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>סיבוב כלי</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>החלפת צבע</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>העברה לכל מקום</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>החלפת ידיים</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>השלכה ומשיכה</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>לקיחה מההשלכה</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>חשיפת קלף</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>שימוש בקלף אחר</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>דילוג</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>סיום התור</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>הכרזת תור אחרון</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>הצעה</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>לקיחה</translation>
    </message>
</context>
</TS>
