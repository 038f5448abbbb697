<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and what may be typed behind it</extracomment>
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
        <extracomment>what stands on a key of the keyboard</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>what stands on a key of the keyboard</extracomment>
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
        <translation>מדידה כמה מהר משוחקים משחקים אקראיים</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>הדפסת JSON</translation>
    </message>
    <message>
        <source>Also measure how computer players think</source>
        <translation>מדידה גם של חשיבת שחקני המחשב</translation>
    </message>
    <message>
        <source>How long each measurement takes</source>
        <translation>כמה זמן נמשכת כל מדידה</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>רק ערכות החוקים האלה</translation>
    </message>
    <message>
        <source>Laid over each ruleset</source>
        <translation>מונח על כל ערכת חוקים</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>החוקים זהים.</translation>
    </message>
    <message>
        <source>Compare two games, rule by rule in their own sentences</source>
        <translation>השוואת שני משחקים, חוק אחר חוק במשפטים שלהם עצמם</translation>
    </message>
    <message>
        <source>The id or file of a game; expansions follow after a plus sign</source>
        <translation>המזהה או הקובץ של משחק; הרחבות באות אחרי סימן פלוס</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>כ־JSON</translation>
    </message>
    <message>
        <source>Compare rulesets by experiments: many games of computers</source>
        <translation>השוואת ערכות חוקים בניסויים: משחקים רבים של מחשבים</translation>
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
        <source>--first must not be more than --last.</source>
        <translation>אסור ש־⁨--first⁩ יהיה גדול מ־⁨--last⁩.</translation>
    </message>
    <message>
        <source>Change every option of a ruleset, and tell what each does to its games</source>
        <translation>שינוי כל אפשרות של ערכת חוקים, ודיווח מה כל אחת עושה למשחקיה</translation>
    </message>
    <message>
        <source>Settings to be tried together: KEY=VALUE,KEY=VALUE</source>
        <translation>הגדרות לנסות יחד: מפתח=ערך,מפתח=ערך</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>כמה שחקנים</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>הרמה של כל השחקנים</translation>
    </message>
    <message>
        <source>Pairs of games for each change in the first round</source>
        <translation>זוגות משחקים לכל שינוי בסבב הראשון</translation>
    </message>
    <message>
        <source>Pairs of games for those that stay to the last round</source>
        <translation>זוגות משחקים לאלה שנשארים עד הסבב האחרון</translation>
    </message>
    <message>
        <source>The same number gives the same games</source>
        <translation>אותו מספר נותן אותם משחקים</translation>
    </message>
    <message>
        <source>How many games at a time</source>
        <translation>כמה משחקים בו־זמנית</translation>
    </message>
    <message>
        <source>Write it into this file, as a page with pictures for a browser</source>
        <translation>כתיבה לקובץ הזה, כעמוד עם תמונות לדפדפן</translation>
    </message>
    <message>
        <source>Write over a file that is there</source>
        <translation>כתיבה על קובץ קיים</translation>
    </message>
    <message>
        <source>Put the shards of an experiment together</source>
        <translation>חיבור חלקי הניסוי</translation>
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
        <source>Tell which shards are not in a folder yet: 3,7-9</source>
        <translation>אילו חלקים עדיין אינם בתיקייה: 3,7-9</translation>
    </message>
    <message>
        <source>Tell what an experiment has found, also while it runs</source>
        <translation>דיווח מה מצא ניסוי, גם בזמן שהוא רץ</translation>
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
        <source>Write it into this file, for spreadsheets</source>
        <translation>כתיבה לקובץ הזה, לגיליונות אלקטרוניים</translation>
    </message>
    <message>
        <source>The report comes out otherwise; the first difference is at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>הדוח יוצא אחרת; ההבדל הראשון נמצא ב־%1.</translation>
    </message>
    <message>
        <source>Play a report&apos;s experiment once more, and write its report; fails if it is another</source>
        <translation>הרצה נוספת של ניסוי מתוך דוח, וכתיבת הדוח שלו; נכשל אם יצא דוח אחר</translation>
    </message>
    <message>
        <source>A report, as “lab report --json” writes it</source>
        <translation>דוח, כפי ש״lab report --json״ כותב אותו</translation>
    </message>
    <message>
        <source>How many pairs of games at a time</source>
        <translation>כמה זוגות משחקים בו־זמנית</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pairs</source>
        <extracomment>%1: how many of all %n pairs of games have been played</extracomment>
        <translation>
            <numerusform>%1 מתוך זוג אחד</numerusform>
            <numerusform>%1 מתוך %n זוגות</numerusform>
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
        <source>“%1” is no shard; one is written like 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>״%1״ אינו חלק; כותבים חלק כמו 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>ציינו את קובץ הניסוי: ⁨--out⁩ קובץ.</translation>
    </message>
    <message>
        <source>Play an experiment, or go on with one that was interrupted</source>
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
        <source>Only this part of it: 3/200</source>
        <translation>רק החלק הזה ממנו: 3/200</translation>
    </message>
    <message>
        <source>Only tell what would be played, and about how long; write nothing</source>
        <translation>רק דיווח מה ישוחק ובערך כמה זמן, בלי לכתוב דבר</translation>
    </message>
    <message>
        <source>Say nothing of the progress</source>
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
        <source>When this stage begins, the learner is not to decide.</source>
        <translation>כשהשלב הזה מתחיל, לא הלומד מחליט.</translation>
    </message>
    <message>
        <source>The stage accepts this step as asked.</source>
        <translation>השלב מקבל את הצעד הזה כמבוקש.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>הצעד הזה מותר; %1 אמור לסרב לו.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>הצעד הזה אמור להיות מותר.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is no step at all.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 אמור לסרב לצעד הזה, אבל הוא אינו צעד כלל.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but %2 does.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 אמור לסרב לצעד הזה, אבל %2 מסרב.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board then.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>אין אז על הלוח כלי %1.</translation>
    </message>
    <message>
        <source>Check lessons, and play them through</source>
        <translation>בדיקת שיעורים, והרצתם עד הסוף</translation>
    </message>
    <message>
        <source>Prove lessons by their own solutions and wrong tries</source>
        <translation>הוכחת שיעורים בפתרונות ובניסיונות השגויים שלהם עצמם</translation>
    </message>
    <message>
        <source>Files with a lesson or a guide each</source>
        <translation>קבצים עם שיעור או מדריך בכל אחד</translation>
    </message>
    <message>
        <source>Tell a lesson stage by stage, with its solution</source>
        <translation>שיעור שלב אחר שלב, עם הפתרון שלו</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a file</source>
        <translation>המזהה של שיעור שבא עם התוכנה, או קובץ</translation>
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
        <source>%n seats were eliminated.</source>
        <translation>
            <numerusform>מושב אחד יצא.</numerusform>
            <numerusform>%n מושבים יצאו.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: מחצית הצעדים בתוך %2 שנ׳, 95% בתוך %3 שנ׳, הארוך ביותר %4 שנ׳.</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <extracomment>%1: what was typed; the names are words of the command line and stay as they are</extracomment>
        <translation>אין רמה ״%1״. הרמות הן: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message>
        <source>Let two kinds of computer player play against each other</source>
        <translation>משחקים בין שני סוגים של שחקני מחשב</translation>
    </message>
    <message>
        <source>A level: random, greedy, quick, apprentice, adept, master</source>
        <translation>רמה: random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The level of the others</source>
        <translation>הרמה של האחרים</translation>
    </message>
    <message>
        <source>The id of a ruleset, with its expansions as in BASE+EXPANSION; all: every game</source>
        <translation>המזהה של ערכת חוקים, עם הרחבות כמו בסיס+הרחבה; all: כל משחק</translation>
    </message>
    <message>
        <source>The id of an expansion; may be given several times</source>
        <translation>המזהה של הרחבה; אפשר לתת כמה פעמים</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation>משחקים באותו זמן</translation>
    </message>
    <message>
        <source>Searches side by side within each step</source>
        <translation>חיפושים זה לצד זה בתוך כל צעד</translation>
    </message>
    <message>
        <source>Factor for what both levels think a step</source>
        <translation>מקדם למה ששתי הרמות חושבות בצעד</translation>
    </message>
    <message>
        <source>Instead of the level&apos;s own</source>
        <translation>במקום של הרמה עצמה</translation>
    </message>
    <message>
        <source>The same for the others</source>
        <translation>אותו דבר לאחרים</translation>
    </message>
    <message>
        <source>Begin a ruleset of your own</source>
        <translation>יצירת ערכת חוקים משלכם</translation>
    </message>
    <message>
        <source>Its id: small letters, digits and hyphens</source>
        <translation>המזהה שלה: אותיות קטנות, ספרות ומקפים</translation>
    </message>
    <message>
        <source>The id of the game or expansion from which it will differ</source>
        <translation>המזהה של המשחק או ההרחבה שתהיה שונה ממנו</translation>
    </message>
    <message>
        <source>The file to make; by default ID.json</source>
        <translation>הקובץ ליצירה; כברירת מחדל ID.json</translation>
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
        <source>How many steps</source>
        <translation>כמה צעדים</translation>
    </message>
    <message>
        <source>A seat is taken by a person, or by a computer of a level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>במושב יושב אדם, או מחשב ברמה: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>משחק במסוף</translation>
    </message>
    <message>
        <source>Who plays each seat, with commas: person, random, greedy, quick, apprentice, adept, master</source>
        <translation>מי משחק בכל מושב, עם פסיקים: person, random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>אותו מספר נותן אותם קלפים וקוביות</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>המזהה של ערכת חוקים</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; may be given several times</source>
        <translation>הגדרה של ערכת החוקים, כמו target=8; אפשר לתת כמה פעמים</translation>
    </message>
    <message>
        <source>A new file that keeps the game</source>
        <translation>קובץ חדש ששומר את המשחק</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>משחקים: %1, חידות: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try them all.</source>
        <translation>יש יותר מדי המשכים כדי לנסות את כולם.</translation>
    </message>
    <message>
        <source>No puzzle: there is no such goal here that one idea alone reaches.</source>
        <translation>אין חידה: אין כאן מטרה כזאת שרעיון אחד לבדו משיג.</translation>
    </message>
    <message>
        <source>Other first steps reach the goal than those named, or other points can be reached.</source>
        <translation>צעדים ראשונים אחרים מאלה שצוינו משיגים את המטרה, או שאפשר להשיג נקודות אחרות.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>הפתרון אינו משיג את המטרה.</translation>
    </message>
    <message>
        <source>Its measures are others than those named.</source>
        <translation>המידות שלה אחרות מאלה שצוינו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are what they say.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 מתוך חידה אחת היא מה שהיא אומרת.</numerusform>
            <numerusform>%1 מתוך %n חידות הן מה שהן אומרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for puzzles in games of computers, and print the most different ones</source>
        <translation>חיפוש חידות במשחקי מחשבים, והדפסת השונות ביותר</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>במקום משחקים: קובץ של עמדות או טקטיקה</translation>
    </message>
    <message>
        <source>The ruleset that is played</source>
        <translation>ערכת החוקים שמשחקים בה</translation>
    </message>
    <message>
        <source>An expansion; may be given several times</source>
        <translation>הרחבה; אפשר לתת כמה פעמים</translation>
    </message>
    <message>
        <source>How many play; may be given several times</source>
        <translation>כמה משחקים; אפשר לתת כמה פעמים</translation>
    </message>
    <message>
        <source>Games to look through</source>
        <translation>משחקים לעבור עליהם</translation>
    </message>
    <message>
        <source>Puzzles in which one&apos;s own last turn is to be won</source>
        <translation>חידות שבהן צריך לנצח בתור האחרון שלכם</translation>
    </message>
    <message>
        <source>Puzzles in which another&apos;s last turn is to be stopped</source>
        <translation>חידות שבהן צריך לעצור תור אחרון של מישהו אחר</translation>
    </message>
    <message>
        <source>Puzzles in which points are to be gained</source>
        <translation>חידות שבהן צריך להרוויח נקודות</translation>
    </message>
    <message>
        <source>The same number gives the same puzzles</source>
        <translation>אותו מספר נותן אותן חידות</translation>
    </message>
    <message>
        <source>Try every line of puzzles, and say which are none</source>
        <translation>בדיקת כל המשך של חידות, ודיווח אילו אינן חידות</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>קבצים של חידות</translation>
    </message>
    <message>
        <source>Let the computers try them, too, whose finding counts for the difficulty</source>
        <translation>גם המחשבים מנסים; אם מצאו, זה נחשב לקושי</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns with one idea that decides</source>
        <translation>יצירת חידות ובדיקתן: תורות שרעיון אחד מכריע בהם</translation>
    </message>
    <message numerus="yes">
        <source>%n whole lines were played.</source>
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
        <source>A saved or journalled game</source>
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
        <source>Only the quick reference, on a page</source>
        <translation>רק התקציר, בעמוד אחד</translation>
    </message>
    <message>
        <source>Play scenarios and say which fail</source>
        <translation>הרצת תרחישים ודיווח אילו נכשלים</translation>
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
        <source>The file stays as it is, because of this value it could not be played:</source>
        <translation>הקובץ נשאר כפי שהוא, כי עם הערך הזה אי אפשר היה לשחק אותו:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n errors that it had before.</source>
        <translation>
            <numerusform>בקובץ עדיין יש שגיאה אחת שהייתה בו קודם.</numerusform>
            <numerusform>בקובץ עדיין יש %n שגיאות שהיו בו קודם.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>הקובץ של ערכת חוקים</translation>
    </message>
    <message>
        <source>Where the value stands, like /end/target</source>
        <translation>היכן עומד הערך, כמו ⁨/end/target⁩</translation>
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
        <source>A file with a position, and steps if you like; the game that it names does not matter</source>
        <translation>קובץ עם עמדה, ואם רוצים גם צעדים; המשחק שהוא מציין אינו משנה</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>ציינו קובץ, או בקשו עמדות עם ⁨--make⁩.</translation>
    </message>
    <message>
        <source>The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <translation>הרמות הן: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions solved.</source>
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
        <source>Instead: find so many of them in games, and print them</source>
        <translation>במקום זאת: חיפוש מספר כזה מהן במשחקים, והדפסתן</translation>
    </message>
    <message>
        <source>Factor for what the level thinks a step</source>
        <translation>מקדם למה שהרמה חושבת בצעד</translation>
    </message>
    <message>
        <source>The same number gives the same answers</source>
        <translation>אותו מספר נותן אותן תשובות</translation>
    </message>
    <message>
        <source>see game %1 after moment %2</source>
        <extracomment>%1: the number of a game, %2: how many moments of it come before</extracomment>
        <translation>ראו משחק %1 אחרי רגע %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset, and tell what their games show</source>
        <translation>משחקי מחשבים לפי ערכת חוקים, ודיווח מה הם מראים</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>כמה משחקים</translation>
    </message>
    <message>
        <source>How many players; by default two, if that is allowed</source>
        <translation>כמה שחקנים; כברירת מחדל שניים, אם זה מותר</translation>
    </message>
    <message>
        <source>Write the games that show something into this folder</source>
        <translation>כתיבת המשחקים שמראים משהו לתיקייה הזאת</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>כ־JSON, עם תיעוד המשחקים</translation>
    </message>
    <message>
        <source>The rulesets that are played, in turn</source>
        <translation>ערכות החוקים שמשחקים בהן, לפי הסדר</translation>
    </message>
    <message>
        <source>Games in each round</source>
        <translation>משחקים בכל סבב</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>נעשה: %1</translation>
    </message>
    <message>
        <source>What stood in the file before is kept in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>מה שעמד קודם בקובץ נשמר ב־%1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>יש יותר בעיות מזו.</numerusform>
            <numerusform>יש יותר בעיות מ־%n אלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>אין מה לבדוק בקובץ הזה.</translation>
    </message>
    <message>
        <source>List what is wrong with a ruleset, position, scenario or record</source>
        <translation>רשימת מה ששגוי בערכת חוקים, עמדה, תרחיש או תיעוד</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>הקובץ לבדיקה</translation>
    </message>
    <message>
        <source>Make the first fix that helps of each problem of a ruleset; what stood there is kept beside the file</source>
        <translation>ביצוע התיקון הראשון שעוזר לכל בעיה של ערכת חוקים; מה שעמד שם נשמר ליד הקובץ</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>אין תרחיש ואין עמדה בקובץ הזה.</translation>
    </message>
    <message>
        <source>%1 is no ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 אינו ערכת חוקים; אפשר לשנות רק ערכות חוקים.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>אי אפשר לצייר כאן תמונות: ״%1״ חסר. הוא בא עם התוכנה לשולחן העבודה.</translation>
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
        <source>%n pairs</source>
        <translation>
            <numerusform>זוג אחד</numerusform>
            <numerusform>%n זוגות</numerusform>
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
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>לכל היותר %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pairs, games</comment>
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
        <source>expected is one of %1; found was “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>צפוי אחד מ־%1; נמצא ״%2״.</translation>
    </message>
    <message>
        <source>expected is the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>צפוי שם של קובץ, או - לפלט השגיאות.</translation>
    </message>
    <message>
        <source>Say on standard error what is being done</source>
        <translation>דיווח בפלט השגיאות מה נעשה</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>כמה מכיל יומן האבחון: %1</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error</source>
        <translation>לאן הולך יומן האבחון; - הוא פלט השגיאות</translation>
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
        <source>The language to speak; by default that of the environment</source>
        <translation>שפת התוכנה; כברירת מחדל זו של הסביבה</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>חסר כאן שם.</translation>
    </message>
    <message>
        <source>What should have been said could not be written.</source>
        <translation>לא ניתן היה לכתוב את הפלט.</translation>
    </message>
    <message>
        <source>%1: there are too few games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: עדיין יש מעט מדי משחקים.</translation>
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
        <source>Here is missing: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>חסר כאן: %1.</translation>
    </message>
    <message>
        <source>“%1” stands where this should stand: %2.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>״%1״ עומד היכן שזה אמור לעמוד: %2.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>ערכת החוקים הזאת היא ל־%1 עד %n שחקנים.</numerusform>
            <numerusform>ערכת החוקים הזאת היא ל־%1 עד %n שחקנים.</numerusform>
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
        <translation>תיקון: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>הקלידו צעד, לדוגמה: %1</translation>
    </message>
    <message>
        <source>A space is called as on the edge of the board, or by its coordinates, which steps are listed with: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>משבצת נקראת כמו בשולי הלוח, או לפי הקואורדינטות שהצעדים מנויים איתן: %1 היא %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? מונה את כל הצעדים המותרים, ⁨? cup⁩ את אלה שמתחילים ב־cup; גם: board, undo, quit.</translation>
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
        <extracomment>behind an option of the command line: it must be given</extracomment>
        <translation>(חובה)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>behind an option of the command line; the names of other options follow</extracomment>
        <translation>לא עם</translation>
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
        <source>This is not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>זה אינו מובן: %1</translation>
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
        <translation>הערך של %1 אינו יכול להיות ״%2״.</translation>
    </message>
    <message>
        <source>A value is missing behind %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>חסר ערך אחרי %1.</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>אפשר לציין את %1 פעם אחת בלבד.</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>אי אפשר לצרף את %1 ואת %2.</translation>
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
        <source>More is said by %1.</source>
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
        <source>List the plug-ins and say why any of them is not loaded</source>
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
        <source>A piece is written as its player, its size and the direction that it faces: %1 is the large piece of player A that points north, %2 the small one of player B that stands upright.</source>
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
        <translation>שינוי ערך אחד של ערכת חוקים, תוך שמירה על הפריסה שלה, או רשימת כל מה שאפשר לקבוע</translation>
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
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: what it is if nothing is said</extracomment>
        <translation>⁨%1 = %2⁩ (⁨%3⁩; ברירת מחדל: ⁨%4⁩)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes what the parent has. Without it, the settings are listed with the values that are allowed</source>
        <translation>הערך החדש כ־JSON; מילה אינה זקוקה למירכאות, null מסיר את מה שיש להורה. בלי ערך מוצגת רשימת ההגדרות עם הערכים המותרים</translation>
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
        <translation>הכרזה עם פחות מדי נקודות יש להקליד פעמיים.</translation>
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
        <source>Number of players; every other one is of level a, or with --one a single one</source>
        <translation>מספר השחקנים; כל שני הוא ברמה a, ועם ⁨--one⁩ רק אחד</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b, and takes every seat in turn</source>
        <translation>שחקן אחד ברמה a משחק נגד שחקנים ברמה b ותופס כל מושב בתורו</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>מעוגל כלפי מעלה לחלוקות שלמות: שני משחקים במושבים מוחלפים, ועם ⁨--one⁩ משחק לכל מושב</translation>
    </message>
    <message>
        <source>Seconds to play, for each ruleset; deals that are not over by then do not count</source>
        <translation>שניות משחק, לכל ערכת חוקים; חלוקות שלא הסתיימו עד אז אינן נספרות</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut; its deal does not count</source>
        <translation>סבבים שאחריהם משחק נקטע; החלוקה שלו אינה נספרת</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>עצירה כשהמבחן הסדרתי הוכרע; לא עם ⁨--one⁩</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there is nothing to tell.</source>
        <translation>אף חלוקה לא שוחקה עד סופה, ולכן אין מה לומר.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>משחק אחד נקטע אחרי סבב %1.</numerusform>
            <numerusform>%n משחקים נקטעו אחרי סבב %1.</numerusform>
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
        <extracomment>%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, אחד נגד אחד של %2</numerusform>
            <numerusform>%1, אחד נגד %n של %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2% (הוגן: %3%, רווח סמך 95%: %4 עד %5%) במשחק אחד.</numerusform>
            <numerusform>%1: %2% (הוגן: %3%, רווח סמך 95%: %4 עד %5%) ב־%n משחקים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>סבבים במשחק: חציון %1, לכל היותר %2 ב־95% מהמשחקים, %3 בקצר ביותר.</translation>
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
        <source>Round %1: fitting the tables …</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>סבב %1: הטבלאות מותאמות…</translation>
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
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results lie apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>סבב %1, %2: משחקים %3, עמדות %4, הפתעה %5, אחר כך %6, ודאות %7.</translation>
    </message>
    <message>
        <source>Learn how computer players judge, by games against themselves</source>
        <translation>למידה כיצד שחקני מחשב שופטים, במשחקים נגד עצמם</translation>
    </message>
    <message>
        <source>The folder of all that is learnt; learning that was interrupted is resumed</source>
        <translation>התיקייה של כל מה שנלמד; למידה שנקטעה נמשכת</translation>
    </message>
    <message>
        <source>How often the tables are fitted</source>
        <translation>כמה פעמים הטבלאות מותאמות</translation>
    </message>
    <message>
        <source>The same number gives the same tables</source>
        <translation>אותו מספר נותן אותן טבלאות</translation>
    </message>
    <message>
        <source>Only play this part of the round&apos;s games: 3/200</source>
        <translation>לשחק רק את החלק הזה ממשחקי הסבב: 3/200</translation>
    </message>
    <message>
        <source>A file of judging to begin with, instead of the shipped one</source>
        <translation>קובץ טבלאות להתחלה, במקום אלה שבאו עם התוכנה</translation>
    </message>
    <message>
        <source>A file of judging, as learn writes it, instead of the shipped one</source>
        <translation>קובץ טבלאות, כפי שהפקודה learn כותבת אותו, במקום אלה שבאו עם התוכנה</translation>
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
        <source>%n results in the file still hold and were kept.</source>
        <translation>
            <numerusform>תוצאה אחת בקובץ עדיין תקפה ונשמרה.</numerusform>
            <numerusform>%n תוצאות בקובץ עדיין תקפות ונשמרו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how long games are, with computers that play against themselves</source>
        <translation>מדידת אורך המשחקים, בעזרת שחקני מחשב שמשחקים נגד עצמם</translation>
    </message>
    <message>
        <source>The file of results; results that still hold are kept</source>
        <translation>קובץ התוצאות; אלה שעדיין תקפות נשמרות</translation>
    </message>
    <message>
        <source>The rulesets that are played; by default all games</source>
        <translation>ערכות החוקים שמשחקים בהן; כברירת מחדל כל המשחקים</translation>
    </message>
    <message>
        <source>How many play; by default every number that is allowed</source>
        <translation>כמה משחקים; כברירת מחדל כל מספר מותר</translation>
    </message>
    <message>
        <source>Games for each ruleset and number of players</source>
        <translation>משחקים לכל ערכת חוקים ולכל מספר שחקנים</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut</source>
        <translation>סבבים שאחריהם משחק נקטע</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: another program thinks as it does.</source>
        <extracomment>options of the command line</extracomment>
        <translation>אי אפשר להשתמש ב־⁨--iterations-b⁩ וב־⁨--judging-b⁩ עם ⁨--b-program⁩: תוכנה אחרת חושבת בדרכה.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, which deals and plays the seats of level b</source>
        <translation>גרסה אחרת של ⁨gnostica-cli⁩, שמחלקת את הקלפים ומשחקת במושבים של רמה ⁨b⁩</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>אי אפשר להפעיל את ״%1״: %2</translation>
    </message>
    <message>
        <source>“%1” does not take the step “%2”.</source>
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
        <source>“%1” plays by other rules than this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>״%1״ משחקת לפי כללים אחרים מאלה של תוכנה זו: %2</translation>
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
        <source>First measure how many iterations give b as much processor time as a; with --b-program, a as b</source>
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
        <source>Open a record &amp;beside this game…</source>
        <translation>פתיחת תיעוד &amp;ליד המשחק הזה…</translation>
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
        <source>Compare rules side b&amp;y side…</source>
        <translation>השוואת חוקים &amp;זה ליד זה…</translation>
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
        <translation>&amp;החזרה</translation>
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
        <source>&amp;End the turn</source>
        <translation>&amp;סיום התור</translation>
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
        <source>&amp;First moment</source>
        <translation>הרגע ה&amp;ראשון</translation>
    </message>
    <message>
        <source>&amp;Previous moment</source>
        <translation>הרגע ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Next moment</source>
        <translation>הרגע ה&amp;בא</translation>
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
        <source>&amp;Hurry</source>
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
        <source>What we found out about the &amp;endgame</source>
        <translation>מה גילינו על &amp;סוף המשחק</translation>
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
        <source>&amp;Copy for a report</source>
        <translation>העתקה ל&amp;דיווח</translation>
    </message>
    <message>
        <source>&amp;Turn before</source>
        <translation>ה&amp;תור הקודם</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>הר&amp;צה</translation>
    </message>
    <message>
        <source>T&amp;urn after</source>
        <translation>הת&amp;ור הבא</translation>
    </message>
    <message>
        <source>&amp;Last moment</source>
        <translation>הרגע ה&amp;אחרון</translation>
    </message>
    <message>
        <source>&amp;Mark before</source>
        <translation>ה&amp;סימון הקודם</translation>
    </message>
    <message>
        <source>Mark &amp;after</source>
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
        <source>&amp;Problem before</source>
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
        <source>Compare with one &amp;more</source>
        <translation>השוואה ל&amp;עוד אחת</translation>
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
        <source>Compare by two r&amp;ulesets…</source>
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
        <source>Problem &amp;before</source>
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
        <extracomment>menu: what is shown</extracomment>
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
        <source>Rulesets side by side</source>
        <translation>ערכות חוקים זו ליד זו</translation>
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
        <source>What to do: by its number, which is seen while Alt is held</source>
        <translation>מה לעשות: לפי המספר שנראה כל עוד המקש Alt לחוץ</translation>
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
        <source>A step of the lesson back</source>
        <translation>צעד אחורה בשיעור</translation>
    </message>
    <message>
        <source>On to the next step, lesson or puzzle</source>
        <translation>אל הצעד, השיעור או החידה הבאים</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>להראות איך זה נעשה</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>הזזת הסמן</translation>
    </message>
    <message>
        <source>Next piece of the space</source>
        <translation>הכלי הבא במשבצת</translation>
    </message>
    <message>
        <source>Piece of the space before</source>
        <translation>הכלי הקודם במשבצת</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>בחירת מה שהסמן עליו</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>לשאול למה אי אפשר לבחור בו</translation>
    </message>
    <message>
        <source>Show the card large</source>
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
        <source>Lay aside what is being placed</source>
        <translation>ביטול ההנחה שבעיצומה</translation>
    </message>
    <message>
        <source>Decision before and after, in the graph</source>
        <translation>ההחלטה הקודמת והבאה, בגרף</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>ההחלטה הראשונה והאחרונה, בגרף</translation>
    </message>
    <message>
        <source>Decisions that cost much, in the graph</source>
        <translation>החלטות יקרות, בגרף</translation>
    </message>
    <message>
        <source>Show what may stand here</source>
        <translation>להראות מה יכול לעמוד כאן</translation>
    </message>
    <message>
        <source>Ways out of a problem</source>
        <translation>מוצאים מבעיה</translation>
    </message>
    <message>
        <source>Explain what stands here</source>
        <translation>להסביר מה עומד כאן</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>חיפוש הבא</translation>
    </message>
    <message>
        <source>Find the one before</source>
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
    <name>gnostica::gui::AdviceDocks</name>
    <message>
        <source>Advice</source>
        <translation>עצה</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>סקירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer thinks about your decision, with what you know.</source>
        <translation>המחשב חושב על ההחלטה שלכם, עם מה שאתם יודעים.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>While you are to decide, ask for the best step, or whether you should announce.</source>
        <translation>כשההחלטה שלכם, בקשו את הצעד הטוב ביותר, או שאלו אם להכריז.</translation>
    </message>
    <message>
        <source>The advice reaches no further than this. You can ask again.</source>
        <translation>העצה אינה מגיעה רחוק יותר. אפשר לשאול שוב.</translation>
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
    <name>gnostica::gui::AnnouncementQuestion</name>
    <message>
        <source>Announce the last turn</source>
        <translation>הכרזה על התור האחרון</translation>
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
        <source>One more ruleset for experiments</source>
        <translation>עוד ערכת חוקים לניסויים</translation>
    </message>
    <message>
        <source>Leave the last ruleset out</source>
        <translation>השמטת ערכת החוקים האחרונה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>Nothing: for any game</source>
        <translation>כלום: לכל משחק</translation>
    </message>
    <message>
        <source>Nothing: it says everything itself</source>
        <translation>כלום: היא אומרת הכול בעצמה</translation>
    </message>
    <message>
        <source>Comes with what the ruleset is based on.</source>
        <translation>בא עם מה שערכת החוקים בנויה עליו.</translation>
    </message>
    <message>
        <source>What it is based on</source>
        <comment>a command that can be undone</comment>
        <translation>על מה היא בנויה</translation>
    </message>
    <message>
        <source>What it is played with</source>
        <comment>a command that can be undone</comment>
        <translation>עם מה משחקים אותה</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>בנויה על:</translation>
    </message>
    <message>
        <source>What is not said here is as it is there.</source>
        <translation>מה שלא נאמר כאן הוא כמו שם.</translation>
    </message>
    <message>
        <source>Played with:</source>
        <translation>משוחקת עם:</translation>
    </message>
    <message>
        <source>Its version</source>
        <comment>a command that can be undone</comment>
        <translation>הגרסה שלה</translation>
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
        <source>Of two rulesets with one id, the higher version is the newer. Raise it before you give others what you have changed.</source>
        <translation>משתי ערכות חוקים עם אותו מזהה, זו שגרסתה גבוהה יותר היא החדשה. העלו אותה לפני שתתנו לאחרים את מה ששיניתם.</translation>
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
        <source>territory without a card for the moment</source>
        <translation>שטח בלי קלף כרגע</translation>
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
        <comment>noun: a space beside no territory</comment>
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
        <source>These rules are written anew as soon as the ruleset can be played.</source>
        <translation>החוקים האלה נכתבים מחדש ברגע שאפשר לשחק בערכת החוקים.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>שום חוק אינו שונה מההורה.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>חוק אחד שונה מההורה.</numerusform>
            <numerusform>%n חוקים שונים מההורה.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>להורה אין חוק כזה.</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>לפני כן: %1</translation>
    </message>
    <message>
        <source>Rules of the parent that are gone</source>
        <translation>חוקים של ההורה שנעלמו</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Changed by two</source>
        <translation>שונה משני צדדים</translation>
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
        <translation>שמירת &amp;שלי</translation>
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
        <source>Click a piece or a territory, then where it is to go; or drag it.</source>
        <translation>לחצו על כלי או שטח, ואז על המקום שהוא אמור לעבור אליו; או גררו אותו.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>מח&amp;יקה</translation>
    </message>
    <message>
        <source>Click what is to leave the board. The right mouse button does so at any time.</source>
        <translation>לחצו על מה שאמור לעזוב את הלוח. הלחצן הימני עושה זאת בכל עת.</translation>
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
        <extracomment>a line of a list; %1: card, %2: where it lies: &quot;hand of Ann&quot;</extracomment>
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
        <source>Click a card, then the board; or drag it to where it belongs.</source>
        <translation>לחצו על קלף, ואז על הלוח; או גררו אותו למקומו.</translation>
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
        <source>Drag cards here. Insert adds a card, Delete gives it back to the rest, Alt with arrow keys moves it within a pile.</source>
        <translation>גררו קלפים לכאן. Insert מוסיף קלף, Delete מחזיר אותו לשאר, Alt עם מקשי החצים מזיז אותו בתוך ערימה.</translation>
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
        <source>What is changed</source>
        <translation>השינוי</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>הבדל</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>מה זה אומר</translation>
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
        <source>What comes of it, nobody knows yet.</source>
        <translation>מה ייצא מזה, איש עדיין אינו יודע.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
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
        <source>What to do</source>
        <translation>מה לעשות</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>מהיכן באים קלפים</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>קלפים ללקיחה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>משבצות:</translation>
    </message>
    <message>
        <source>Points off:</source>
        <translation>נקודות פחות:</translation>
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
        <source>The language, for this time.</source>
        <translation>השפה, לפעם הזאת.</translation>
    </message>
    <message>
        <source>The colours, for this time.</source>
        <translation>הצבעים, לפעם הזאת.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>הרצת משחק הדגמה ויציאה.</translation>
    </message>
    <message>
        <source>The seed of the demonstration.</source>
        <translation>הזרע של ההדגמה.</translation>
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
        <translation>כמה משחקים בהדגמה.</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>כמה מכיל יומן האבחון: %1.</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error.</source>
        <translation>לאן הולך יומן האבחון; - הוא פלט השגיאות.</translation>
    </message>
    <message>
        <source>Load no plug-ins this time. Games that need one cannot be played.</source>
        <translation>ללא טעינת תוספים הפעם. אי אפשר לשחק במשחקים שזקוקים להם.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value, what it should be</comment>
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
        <extracomment>%1: letter that stands for a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rulesets side by side – Gnostica</source>
        <translation>ערכות חוקים זו ליד זו – Gnostica</translation>
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
        <translation>חיבור חלקים</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>חיבור החלקים של ניסוי עדיין בעיצומו. אם תסגרו את התוכנה עכשיו, הניסוי לא יישמר.</translation>
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
        <source>“%1” has changes that are not saved; what was saved last is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ב־״%1״ יש שינויים שלא נשמרו; משווים את מה שנשמר לאחרונה.</translation>
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
        <translation>מה יכול לעמוד כאן</translation>
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
        <source>Paused. The next to decide: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>בהשהיה. ההחלטה הבאה: %1.</translation>
    </message>
    <message>
        <source>%1 thinks.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1: חשיבה.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>שחקני מחשב</translation>
    </message>
    <message>
        <source>How far the thinking has got</source>
        <translation>כמה התקדמה המחשבה</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>קצב</translation>
    </message>
    <message>
        <source>How fast computers play</source>
        <translation>כמה מהר מחשבים משחקים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Decisions that cost most</source>
        <translation>ההחלטות היקרות ביותר</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: what a decision has cost</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>מחיר</translation>
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
        <source>%1 is being played elsewhere. This is a copy of it, as far as it goes now.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 משוחק במקום אחר. זה עותק שלו, עד היכן שהוא מגיע עכשיו.</translation>
    </message>
    <message>
        <source>A game that is over could not be put with the finished ones.</source>
        <translation>משחק שנגמר לא הועבר אל המשחקים שהסתיימו.</translation>
    </message>
    <message>
        <source>Every step of this game is on disk again.</source>
        <translation>כל צעד של המשחק הזה שוב בדיסק.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written anew.</source>
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
        <source>This game seems to be open on the computer %1. If it is really being played there, and you continue it here, steps of one of you will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>נראה שהמשחק הזה פתוח במחשב %1. אם הוא באמת משוחק שם, ותמשיכו אותו כאן, צעדים של צד אחד יאבדו.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>המשך &amp;כאן</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n moments of it could be read, and the game goes on after them in a new journal. The damaged one is kept as %1.</source>
        <extracomment>%1: path of a file, %n: how many moments</extracomment>
        <translation>
            <numerusform>יומן המשחק הזה פגום. רגע אחד ממנו נקרא, והמשחק נמשך אחריו ביומן חדש. הפגום נשמר בשם %1.</numerusform>
            <numerusform>יומן המשחק הזה פגום. %n רגעים ממנו נקראו, והמשחק נמשך אחריהם ביומן חדש. הפגום נשמר בשם %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>לא ניתן היה לפתוח את %1.</translation>
    </message>
    <message>
        <source>%1 is damaged; the game goes as far as it is whole.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 פגום; המשחק מגיע עד היכן שהקובץ שלם.</translation>
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
        <source>Open a record beside this game</source>
        <translation>פתיחת תיעוד ליד המשחק הזה</translation>
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
Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת מאז שהמשחק הזה נפתח או נשמר.
להחליף את מה שהוא מכיל עכשיו?</translation>
    </message>
    <message>
        <source>%1 exists already.
Do you want to replace what it holds?</source>
        <translation>%1 כבר קיים.
להחליף את מה שהוא מכיל?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>The last steps of this game are not on disk, and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>הצעדים האחרונים של המשחק הזה אינם בדיסק, ויאבדו.
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
        <source>There is no other unfinished game.</source>
        <translation>אין משחק אחר שלא הסתיים.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>המשחק נעצר כאן. כל מה שהיה עד כה שמור.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please look it through before you send it.</source>
        <translation>דיווח נמצא בלוח הגזירים: גרסאות, תוספים, הגדרות וסוף יומן האבחון. עברו עליו לפני ששולחים אותו.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>אי אפשר לכתוב את יומן האבחון. המשחק אינו זקוק לו.</translation>
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
        <source>This ruleset came with the program and stays as it is. Duplicate it to change it.</source>
        <translation>ערכת החוקים הזאת באה עם התוכנה ונשארת כפי שהיא. שכפלו אותה כדי לשנות אותה.</translation>
    </message>
    <message>
        <source>The text cannot be read at the moment, so there is nothing to change here. The list of problems says where.</source>
        <translation>אי אפשר לקרוא את הטקסט כרגע, ולכן אין כאן מה לשנות. רשימת הבעיות אומרת היכן.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Changes that were not saved</source>
        <translation>שינויים שלא נשמרו</translation>
    </message>
    <message>
        <source>What was changed elsewhere</source>
        <translation>מה ששונה במקום אחר</translation>
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
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>+%1</source>
        <extracomment>%1: points won</extracomment>
        <translation>⁦+%1⁩</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>%1: points lost</extracomment>
        <translation>⁦−%1⁩</translation>
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
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>בחוץ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a turn that moved the scores; %1: &quot;Turn 12: Ann&quot;, %2: &quot;Ann +3, Bob −1&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points through the game</source>
        <translation>נקודות לאורך המשחק</translation>
    </message>
    <message>
        <source>The turns that moved most</source>
        <translation>התורות הסוערים ביותר</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>משחק נוסף</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>סקירת המשחק</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>שמירת המשחק…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>מבט על הלוח</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play by it, choose “Add ruleset” in the menu.</source>
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
        <source>Go o&amp;n</source>
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
        <source>%1 of %2 deals.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 מתוך %2 חלוקות.</translation>
    </message>
    <message>
        <source>Interrupted; it can go on where it was.</source>
        <translation>נקטע; אפשר להמשיך מהמקום שבו היה.</translation>
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
        <source>The games under way are being ended.</source>
        <translation>המשחקים שבעיצומם מסתיימים.</translation>
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
        <source>Ends it; what was played is kept</source>
        <translation>מסיים אותו; מה ששוחק נשמר</translation>
    </message>
    <message>
        <source>Compared &amp;with:</source>
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
        <source>Runs elsewhere</source>
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
        <extracomment>%1: pairs of games that were played; %2: those that were planned</extracomment>
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
        <source>&amp;Open…</source>
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
        <source>Puts the shards of an experiment together that was played elsewhere</source>
        <translation>מחבר את החלקים של ניסוי ששוחק במקום אחר</translation>
    </message>
    <message>
        <source>No experiment has been made yet.</source>
        <translation>עדיין לא נעשה שום ניסוי.</translation>
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
        <source>State</source>
        <comment>column: running, finished …</comment>
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
        <source>The report lies in “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>הדוח נמצא ב״%1״.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter on one, or click it twice, to see it.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>משחק אחד מאחורי %1, %2, %3. הקישו Enter או לחצו פעמיים כדי לראות אותו.</numerusform>
            <numerusform>%n משחקים מאחורי %1, %2, %3. הקישו Enter על אחד, או לחצו עליו פעמיים, כדי לראות אותו.</numerusform>
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
        <source>What the experiment has found</source>
        <translation>מה מצא הניסוי</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>ניסוי אחר בעיצומו. עצרו אותו קודם.</translation>
    </message>
    <message>
        <source>The experiment could not be begun.</source>
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
        <extracomment>%1: letter that stands for a ruleset; %2: its name</extracomment>
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
        <source>&amp;Find out</source>
        <translation>&amp;בדיקה</translation>
    </message>
    <message>
        <source>Every rule that can be set is changed alone, by one step, and computers play the same deals with it and without it. Those that promise most are tried with more and more deals.</source>
        <translation>כל חוק שאפשר להגדיר משתנה לבדו, בצעד אחד, ומחשבים משחקים את אותן חלוקות איתו ובלעדיו. המבטיחים ביותר נבחנים בעוד ועוד חלוקות.</translation>
    </message>
    <message>
        <source>Rule&amp;set:</source>
        <translation>ערכת &amp;חוקים:</translation>
    </message>
    <message>
        <source>&amp;How thoroughly:</source>
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
        <source>See&amp;d of chance:</source>
        <translation>&amp;זרע המקריות:</translation>
    </message>
    <message>
        <source>A first glance</source>
        <translation>מבט ראשון</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>כרגיל</translation>
    </message>
    <message>
        <source>Thoroughly; takes long</source>
        <translation>ביסודיות; אורך זמן רב</translation>
    </message>
    <message>
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>אי אפשר לשחק ״%1״ במספר כזה (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>What was found could not be exported.</source>
        <translation>לא ניתן היה לייצא את מה שנמצא.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>הדוח נכתב.</translation>
    </message>
    <message>
        <source>The games under way are being ended.</source>
        <translation>המשחקים שבעיצומם מסתיימים.</translation>
    </message>
    <message>
        <source>The rules are being changed …</source>
        <translation>החוקים משתנים …</translation>
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
        <source>It was stopped before its end.</source>
        <translation>זה נעצר לפני סופו.</translation>
    </message>
    <message>
        <source>What whole rounds show is told at the end, or when it is stopped.</source>
        <translation>מה שסבבים שלמים מראים נאמר בסוף, או כשעוצרים.</translation>
    </message>
    <message>
        <source>What each rule does to the games is shown here.</source>
        <translation>מה כל חוק עושה למשחקים מוצג כאן.</translation>
    </message>
    <message>
        <source>Export what was found</source>
        <translation>ייצוא מה שנמצא</translation>
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
        <source>What it does t&amp;o:</source>
        <translation>ה&amp;שפעה על:</translation>
    </message>
    <message>
        <source>What changes of rules do</source>
        <translation>מה עושים שינויי חוקים</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>לנסות ב&amp;ניסוי</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>חוקים זה &amp;ליד זה</translation>
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
        <source>It was stopped before the first round was complete, so nothing was found.</source>
        <translation>זה נעצר לפני שהסבב הראשון הושלם, ולכן לא נמצא דבר.</translation>
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
        <source>The program could not finish this. Your games and drafts are kept, and you can continue.</source>
        <translation>התוכנה לא הצליחה להשלים את הפעולה. המשחקים והטיוטות שלכם שמורים, ואפשר להמשיך.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>להרצה בלי תוספים: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>איש</translation>
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
        <source>These rules remember nothing besides what lies on the table.</source>
        <translation>החוקים האלה אינם זוכרים דבר מלבד מה שמונח על השולחן.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>how often something stands in a text</extracomment>
        <translation>
            <numerusform>נמצא פעם אחת</numerusform>
            <numerusform>נמצא %n פעמים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: of so many</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>חיפוש בטקסט</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>חיפוש הקודם</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>חיפוש הבא</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>סגירת החיפוש</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FirstGame</name>
    <message>
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>מדריך</translation>
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
        <translation>נחשב רק במשחק עם: %1</translation>
    </message>
    <message>
        <source>Counts only where “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>נחשב רק היכן ש״%1״ הוא: %2</translation>
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
        <source>What else is played</source>
        <translation>מה עוד משוחק</translation>
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
        <source>Usually: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>בדרך כלל: %1</translation>
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
        <source>Back to the value of the parent</source>
        <translation>חזרה לערך של ההורה</translation>
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
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games in which something would go otherwise</source>
        <translation>משחקים שמשהו בהם היה קורה אחרת</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games that were played by this ruleset, or by the one on which it is based, are replayed with it.</source>
        <translation>מה זה היה משנה במשחקים שלכם? כל המשחקים שהסתיימו ושוחקו לפי ערכת החוקים הזאת, או לפי זו שהיא בנויה עליה, משוחזרים איתה.</translation>
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
        <source>%1 of %n games looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 מתוך משחק אחד נבדק.</numerusform>
            <numerusform>%1 מתוך %n משחקים נבדקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played by this ruleset, or by the one on which it is based.</source>
        <translation>אף אחד מהמשחקים שלכם שהסתיימו לא שוחק לפי ערכת החוקים הזאת, או לפי זו שהיא בנויה עליה.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played by this ruleset, or by the one on which it is based.</source>
        <translation>
            <numerusform>משחק אחד שוחק לפי ערכת החוקים הזאת, או לפי זו שהיא בנויה עליה.</numerusform>
            <numerusform>%n משחקים שוחקו לפי ערכת החוקים הזאת, או לפי זו שהיא בנויה עליה.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have gone otherwise.</source>
        <translation>אף אחד מהם לא היה מתנהל אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have gone otherwise.</source>
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
        <source>What would go otherwise first</source>
        <translation>מה היה משתנה ראשון</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Play on: what is new will be explained here.</source>
        <translation>המשיכו לשחק: מה שחדש יוסבר כאן.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>titles of explanations</extracomment>
        <translation>על מה המשחק</translation>
    </message>
    <message>
        <source>What you decide now</source>
        <extracomment>titles of explanations</extracomment>
        <translation>מה מחליטים עכשיו</translation>
    </message>
    <message>
        <source>What has happened</source>
        <extracomment>titles of explanations</extracomment>
        <translation>מה קרה</translation>
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
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>מדריך</translation>
    </message>
    <message>
        <source>Explain no more</source>
        <translation>בלי הסברים נוספים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>This is not what is asked for now.</source>
        <translation>לא זה מה שמתבקש עכשיו.</translation>
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
</context>
<context>
    <name>gnostica::gui::HeadlineBar</name>
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
        <source>Everything as the rules of the game have it.</source>
        <translation>הכול כפי שבחוקי המשחק.</translation>
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
        <comment>label: what a ruleset is called</comment>
        <translation>&amp;שם:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;מזהה:</translation>
    </message>
    <message>
        <source>By its id a ruleset is known to others that build on it. Its file is called so, too.</source>
        <translation>לפי המזהה ערכת חוקים מוכרת לאחרות שנבנות עליה. גם הקובץ שלה נקרא כך.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>השם הזה ארוך מדי.</translation>
    </message>
    <message>
        <source>An id is made of small Latin letters, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>מזהה מורכב מאותיות לטיניות קטנות, ספרות ומקפים. הוא אינו מתחיל במקף.</translation>
    </message>
    <message>
        <source>The ruleset “%1” has this id already.</source>
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
        <source>Steps that are not on disk</source>
        <translation>צעדים שאינם בדיסק</translation>
    </message>
    <message>
        <source>The last steps are not on disk: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>הצעדים האחרונים אינם בדיסק: קריסה תאבד אותם. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game goes on as soon as the last step is saved.</source>
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
        <source>&amp;Go on with this one</source>
        <translation>ה&amp;משך עם זו</translation>
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
        <translation>%1 נמצא בשימוש של „%2”, ויוסר משם.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. That cannot be changed.</source>
        <translation>%1 נמצא בשימוש של „%2”. אי אפשר לשנות זאת.</translation>
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
        <source>The space key lays a card or takes it away, Enter chooses which card.</source>
        <translation>מקש הרווח מניח קלף או לוקח אותו, Enter בוחר איזה.</translation>
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
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: what lies there</extracomment>
        <translation>שורה %1, עמודה %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>דבר אינו מצויר. לחצו על ריבוע כדי להניח בו קלף, או גררו על כמה.</translation>
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
        <source>Click a card to take it away.</source>
        <translation>לחצו על קלף כדי להסיר אותו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>Puzzle %1</source>
        <extracomment>one of several that ask for the same; %1: its number</extracomment>
        <translation>חידה %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a puzzle; %2: the game that it belongs to</extracomment>
        <translation>%1 – %2</translation>
    </message>
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
        <translation>החזרה</translation>
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
        <source>The board was laid as the lesson goes on.</source>
        <translation>הלוח סודר להמשך השיעור.</translation>
    </message>
    <message>
        <source>That can be done, but it does not lead to what is asked for.</source>
        <translation>זה אפשרי, אבל אינו מוביל למה שמתבקש.</translation>
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
        <source>This log is in no file; it is forgotten when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>היומן הזה אינו בשום קובץ; הוא נשכח כשהתוכנה נסגרת.</translation>
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
        <source>Click a line, or press Enter on it, to go to that moment.</source>
        <translation>לחצו על שורה, או הקישו Enter, כדי לעבור לאותו רגע.</translation>
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
        <translation>החזרה</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>פתיחת &amp;אחרונים</translation>
    </message>
    <message>
        <source>Open re&amp;cent beside this game</source>
        <translation>פתיחת אחרו&amp;נים ליד המשחק הזה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>No game lies on the table yet.</source>
        <translation>עדיין אין משחק על השולחן.</translation>
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
        <source>Half of the deals by %1 have more than %2, half of them less.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>למחצית החלוקות לפי %1 יש יותר מ־%2, למחציתן פחות.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): that multiplied what the deals say about the difference by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 קיבלה את אותם קלפים (מתאם %1): זה הכפיל ב־%2 את מה שהחלוקות אומרות על ההבדל.</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>מה נמדד</translation>
    </message>
    <message>
        <source>Choose a line to read what it means. A click on a number lists its games.</source>
        <translation>בחרו שורה כדי לקרוא מה משמעותה. לחיצה על מספר מציגה את המשחקים שלו.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which made the difference no surer.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 קיבלה את אותם קלפים (מתאם %1), אבל זה לא הגביר את הוודאות לגבי ההבדל.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>התפלגות המשחקים</translation>
    </message>
    <message>
        <source>The pictures are being made …</source>
        <translation>התמונות נוצרות …</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>עדיין אין מה לצייר.</translation>
    </message>
    <message>
        <source>A click on a part lists its games.</source>
        <translation>לחיצה על חלק מציגה את המשחקים שלו.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>מה זה אומר</translation>
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
        <source>Which picture</source>
        <translation>איזו תמונה</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>המספרים של התמונה</translation>
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
        <translation>דבר לא כתוב בשפה הזאת; במקומו מוצג זה.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: what a ruleset is called</comment>
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
        <source>Language to be added</source>
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
        <translation>את זה אי אפשר לשחק:</translation>
    </message>
    <message>
        <source>By these rules it cannot go on from what lies on the table:</source>
        <translation>לפי החוקים האלה אי אפשר להמשיך ממה שמונח על השולחן:</translation>
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
        <source>Who plays?</source>
        <translation>מי משחק?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>איזה משחק?</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <comment>label: how many play</comment>
        <translation>&amp;שחקנים:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>מש&amp;חק:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>ה&amp;תחלה</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>כסבב אחד עם %1.</numerusform>
            <numerusform>כ־%n סבבים עם %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, games between good players sometimes go on without end. You may want to agree in advance on how many rounds to play; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>עם %1, משחקים בין שחקנים טובים נמשכים לפעמים בלי סוף. אפשר להסכים מראש כמה סבבים ישוחקו; אז הניקוד הגבוה ביותר מנצח.</translation>
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
        <translation>&amp;בנויה על:</translation>
    </message>
    <message>
        <source>Nothing: an expansion for any game</source>
        <translation>כלום: הרחבה לכל משחק</translation>
    </message>
    <message>
        <source>The new ruleset is like the one on which it is based, until you change something.</source>
        <translation>ערכת החוקים החדשה היא כמו זו שהיא בנויה עליה, עד שמשנים משהו.</translation>
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
        <source>Nothing is wrong: this can be played.</source>
        <translation>הכול תקין: אפשר לשחק כך.</translation>
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
        <source>As the rules of the game have it.</source>
        <translation>כפי שבחוקי המשחק.</translation>
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
        <source>%1 has been changed by another program, and you have changes that are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת, ויש לכם שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>טעינה מ&amp;חדש</translation>
    </message>
    <message>
        <source>Takes what the file holds now. That can be undone.</source>
        <translation>לוקח את מה שהקובץ מכיל עכשיו. אפשר לבטל זאת.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>שמירת &amp;שלי</translation>
    </message>
    <message>
        <source>Stays with your changes. When they are saved, they replace what the file holds now.</source>
        <translation>נשאר עם השינויים שלכם. כשישמרו, הם יחליפו את מה שהקובץ מכיל עכשיו.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>הצגת ש&amp;ניהם</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PaceNames</name>
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
    <name>gnostica::gui::PilesPanel</name>
    <message>
        <source>Draw pile</source>
        <translation>קופה</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>ערימת ההשלכה</translation>
    </message>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>ערימת ההשלכה, הקלף החדש קודם</translation>
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
        <source>When it is precise enough</source>
        <translation>כשזה מדויק מספיק</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>ניסוי חדש</translation>
    </message>
    <message>
        <source>Computers play the same deals by each ruleset, every deal twice with the seats swapped. What is measured of the games is compared deal by deal, so that luck does not hide what the rules do.</source>
        <translation>מחשבים משחקים את אותן חלוקות לפי כל ערכת חוקים, כל חלוקה פעמיים עם מושבים מוחלפים. מה שנמדד במשחקים מושווה חלוקה מול חלוקה, כדי שהמזל לא יסתיר את מה שהחוקים עושים.</translation>
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
        <source>M&amp;easure:</source>
        <comment>label: what is measured, a noun</comment>
        <translation>מ&amp;דד:</translation>
    </message>
    <message>
        <source>Known &amp;within ±:</source>
        <translation>&amp;ידוע בדיוק ±:</translation>
    </message>
    <message>
        <source>Seed of &amp;chance:</source>
        <translation>&amp;זרע המקריות:</translation>
    </message>
    <message>
        <source>Deals for s&amp;kill:</source>
        <translation>חלוקות &amp;למיומנות:</translation>
    </message>
    <message>
        <source>Take the r&amp;ulesets above</source>
        <translation>לקחת את &amp;ערכות החוקים שלמעלה</translation>
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
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>אי אפשר לשחק ״%1״ במספר כזה (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>The game is played anew …</source>
        <translation>המשחק משוחק שוב …</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter on one, or click it twice, to see it.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>משחק אחד מאחורי ״%1״. הקישו Enter או לחצו פעמיים כדי לראות אותו.</numerusform>
            <numerusform>%n משחקים מאחורי ״%1״. הקישו Enter על אחד, או לחצו עליו פעמיים, כדי לראות אותו.</numerusform>
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
        <source>Players one seat further</source>
        <translation>השחקנים מושב אחד הלאה</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>שחקנים לא שווים</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>שחקנים לא שווים, מוחלפים</translation>
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
        <source>Winner’s seat</source>
        <translation>המושב המנצח</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Tries as usual</source>
        <translation>ניסיונות כרגיל</translation>
    </message>
    <message>
        <source>How many games it thinks through for a step</source>
        <translation>כמה משחקים נבחנים לצעד</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players al&amp;ike</source>
        <translation>כל &amp;השחקנים זהים</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>אחרת הם מחליפים מושבים מחלוקה לחלוקה, כדי שלאיש לא יהיה המושב הטוב.</translation>
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
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>בחוץ</translation>
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
        <extracomment>beside a player&apos;s name: the person at the screen, where all others are computers</extracomment>
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
        <extracomment>for screen readers; %1: level</extracomment>
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
        <source>By these rules %n players play.</source>
        <translation>
            <numerusform>לפי החוקים האלה משחק שחקן אחד.</numerusform>
            <numerusform>לפי החוקים האלה משחקים %n שחקנים.</numerusform>
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
        <source>Change how it begins</source>
        <translation>שינוי אופן ההתחלה</translation>
    </message>
    <message>
        <source>Change where the rest lies</source>
        <translation>שינוי מקום השאר</translation>
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
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 שונה בידי תוכנה אחרת מאז שהעמדה הזאת נפתחה או נשמרה. להחליף את מה שהוא מכיל עכשיו?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
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
        <source>“%1” is not a value of the notation. Nothing has changed.</source>
        <extracomment>%1: what somebody has typed</extracomment>
        <translation>״%1״ אינו ערך חוקי בכתיב. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>It cannot be played like this.</source>
        <translation>כך אי אפשר לשחק אותה.</translation>
    </message>
    <message>
        <source>This moment cannot be set up.</source>
        <translation>את הרגע הזה אי אפשר להציב.</translation>
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
        <source>What is on the clipboard is not a position. Nothing has changed.</source>
        <translation>מה שבלוח הגזירים אינו עמדה. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>לא ניתן היה לפתוח את %1 כעמדה. דבר לא השתנה.</translation>
    </message>
    <message>
        <source>What lies hidden in this game stays so: hands and piles that you cannot see are dealt at random here.</source>
        <translation>מה שסמוי במשחק הזה נשאר כך: ידיים וערימות שאינכם רואים מחולקות כאן באקראי.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>הצבת עמדה</translation>
    </message>
    <message>
        <source>The changes of %1 are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>השינויים של %1 לא נשמרו.</translation>
    </message>
    <message>
        <source>The board is on the clipboard, as a picture.</source>
        <translation>הלוח נמצא בלוח הגזירים, כתמונה.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>עדיין אי אפשר לשחק את זה. %1</translation>
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
        <source>There is no turn on the table to take.</source>
        <translation>אין על השולחן תור שאפשר לקחת.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: there stands a star if it is not saved</extracomment>
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
        <source>A click takes off what is there.</source>
        <translation>לחיצה לוקחת את מה שנמצא שם.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>לחיצה מזיזה את מה שנבחר.</translation>
    </message>
    <message>
        <source>A click picks what is there.</source>
        <translation>לחיצה בוחרת את מה שנמצא שם.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>סרגל כלים</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click where it is to lie. Or begin with what there is: a file, the table, or text on the clipboard.</source>
        <translation>בחרו קלף או כלי בצד, ואז לחצו על מקומו. או התחילו ממה שיש: קובץ, השולחן, או טקסט בלוח הגזירים.</translation>
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
        <source>Exchange a piece for another size</source>
        <translation>החלפת כלי בגודל אחר</translation>
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
        <source>Nothing changes: it is so already, or there is nothing here.</source>
        <translation>דבר אינו משתנה: זה כבר כך, או שאין כאן דבר.</translation>
    </message>
    <message>
        <source>No more pieces have room on the board.</source>
        <translation>אין מקום לעוד כלים על הלוח.</translation>
    </message>
    <message>
        <source>By these rules no piece points diagonally.</source>
        <translation>לפי החוקים האלה שום כלי אינו פונה באלכסון.</translation>
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
        <extracomment>where a card lies; %1: space</extracomment>
        <translation>ב־%1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>where a card lies; %1: player</extracomment>
        <translation>היד של %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
        <translation>קופה, קלף %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
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
        <source>Stands upright now: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>עומד עכשיו זקוף: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 belong to the rest now.</source>
        <extracomment>%1: player</extracomment>
        <translation>הקלפים של %1 שייכים עכשיו לשאר.</translation>
    </message>
    <message>
        <source>Without a meaning now: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>בלי משמעות עכשיו: %1.</translation>
    </message>
    <message>
        <source>Nobody bids now: it begins with a turn.</source>
        <translation>איש אינו מציע עכשיו: מתחילים בתור.</translation>
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
        <source>%1: these rules have switched it off.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: החוקים האלה כיבו אותו.</translation>
    </message>
    <message>
        <source>%1: %2 is none of the values that may stand here, which are %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 אינו מהערכים שיכולים לעמוד כאן, שהם %3.</translation>
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
        <source>%1 holds too many cards; no more than %n have room in a hand.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>אצל %1 יותר מדי קלפים; ביד יש מקום לאחד לכל היותר.</numerusform>
            <numerusform>אצל %1 יותר מדי קלפים; ביד יש מקום ל־%n לכל היותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 stand %n pieces, more than may in a game (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>ב־%1 עומד כלי אחד, יותר מהמותר במשחק (%2).</numerusform>
            <numerusform>ב־%1 עומדים %n כלים, יותר מהמותר במשחק (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>בתהום: %1. הוא חוזר למאגר אחרי הצעד הראשון (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>אצל %1 קלף אחד, יותר מהמותר ביד במשחק.</numerusform>
            <numerusform>אצל %1 %n קלפים, יותר מהמותר ביד במשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory: such a game is over (%1).</source>
        <translation>אין שטח: משחק כזה נגמר (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game: such a game is over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>רק %1 במשחק: משחק כזה נגמר (%2).</translation>
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
        <source>There is nothing to set about this power.</source>
        <translation>אין מה להגדיר ביכולת הזאת.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>What stands here cannot be shown as powers. It can be mended in the text.</source>
        <translation>את מה שעומד כאן אי אפשר להציג כיכולות. אפשר לתקן אותו בטקסט.</translation>
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
        <source>As long as there are errors, nobody can say what the card does.</source>
        <translation>כל עוד יש שגיאות, איש אינו יכול לומר מה הקלף עושה.</translation>
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
        <source>Back to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>חזרה להורה: %1</translation>
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
        <source>Nothing is wrong: this ruleset can be played.</source>
        <translation>הכול תקין: אפשר לשחק בערכת החוקים הזאת.</translation>
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
        <source>The settings could not be read. Changes to them are not saved.</source>
        <translation>לא ניתן היה לקרוא את ההגדרות. שינויים בהן לא נשמרים.</translation>
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
        <source>Back to what the parent says</source>
        <translation>חזרה למה שההורה אומר</translation>
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
        <source>Another power &amp;instead</source>
        <translation>יכולת אחרת ב&amp;מקום</translation>
    </message>
    <message>
        <source>Or another &amp;power</source>
        <translation>או עוד &amp;יכולת</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;אחר כך</translation>
    </message>
    <message>
        <source>&amp;Choose one: this or the power before</source>
        <translation>&amp;לבחירה: זו או היכולת שלפניה</translation>
    </message>
    <message>
        <source>&amp;By itself, after the others</source>
        <translation>ל&amp;בדה, אחרי האחרות</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>ה&amp;סרה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>לנצח בתור הזה</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>להרוויח נקודות</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>לעצור תור אחרון</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>דרגת קושי %1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. Hold %n points when it ends, and you win.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>זה התור האחרון שלכם. החזיקו נקודה אחת בסופו, וניצחתם.</numerusform>
            <numerusform>זה התור האחרון שלכם. החזיקו %n נקודות בסופו, וניצחתם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Leave no way to them.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>הוכרז תור אחרון של %1; הוא בא אחרי שלכם, ודרושה בו נקודה אחת. אל תשאירו דרך אליה.</numerusform>
            <numerusform>הוכרז תור אחרון של %1; הוא בא אחרי שלכם, ודרושות בו %n נקודות. אל תשאירו דרך אליהן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>היו נקודה אחת לפני כולם בסוף התור שלכם.</numerusform>
            <numerusform>היו %n נקודות לפני כולם בסוף התור שלכם.</numerusform>
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
        <source>Let me see whether that leads there …</source>
        <translation>נראה אם זה מוביל לשם …</translation>
    </message>
    <message numerus="yes">
        <source>It can no longer be stopped: %1 begins the last turn with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>כבר אי אפשר לעצור את זה: התור האחרון של %1 מתחיל עם נקודה אחת.</numerusform>
            <numerusform>כבר אי אפשר לעצור את זה: התור האחרון של %1 מתחיל עם %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be reached any more: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>כבר אי אפשר להגיע לזה: חסרה נקודה אחת.</numerusform>
            <numerusform>כבר אי אפשר להגיע לזה: חסרות %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be reached any more.</source>
        <translation>כבר אי אפשר להגיע לזה.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>בטלו, ונסו משהו אחר.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand.</source>
        <translation>זה מתחיל בקלף מהיד שלכם.</translation>
    </message>
    <message>
        <source>No card of your hand begins it.</source>
        <translation>זה לא מתחיל בקלף מהיד שלכם.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>זה מתחיל בקלף מהיד שלכם, ופועל %1.</translation>
    </message>
    <message>
        <source>No card of your hand begins it, and %1 acts.</source>
        <translation>זה לא מתחיל בקלף מהיד שלכם, ופועל %1.</translation>
    </message>
    <message>
        <source>The next thing to do: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>הדבר הבא לעשות: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>הקלף הוא %1.</translation>
    </message>
    <message>
        <source>What comes of that is left to chance. There is a way without it.</source>
        <translation>מה שייצא מזה נתון למקריות. יש דרך בלעדיה.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecapDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>אצל %1 נקודה אחת, מספיק לניצחון.</numerusform>
            <numerusform>אצל %1 %n נקודות, מספיק לניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won by whoever still has them at the end of an announced last turn.</source>
        <translation>במשחק מנצח מי שהנקודות עדיין אצלו בסוף תור אחרון שהוכרז.</translation>
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
        <source>The last turn is being played.</source>
        <translation>התור האחרון בעיצומו.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <translation>
            <numerusform>נשאר תור אחד עד אז.</numerusform>
            <numerusform>נשארו %n תורות עד אז.</numerusform>
        </translation>
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
        <source>See it happen again on the board</source>
        <translation>לראות שוב על הלוח מה קרה</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1: moment of a game that was played; %2: how many there are</extracomment>
        <translation>רגע %1 מתוך %2</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>רגע במשחק</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>תור אחד אחורה</translation>
    </message>
    <message>
        <source>One turn on</source>
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
        <source>These games were not played to their end. Each goes on after the last step that was confirmed.</source>
        <translation>המשחקים האלה לא שוחקו עד סופם. כל אחד נמשך אחרי הצעד האחרון שאושר.</translation>
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
        <source>Unfinished games stay here until you delete them. Finished games are kept, too.</source>
        <translation>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. גם משחקים שהסתיימו נשמרים.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; the settings say how many.</source>
        <translation>
            <numerusform>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. נשמר המשחק האחרון שהסתיים; המספר נקבע בהגדרות.</numerusform>
            <numerusform>משחקים שלא הסתיימו נשארים כאן עד שמוחקים אותם. נשמרים %n המשחקים האחרונים שהסתיימו; המספר נקבע בהגדרות.</numerusform>
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
        <source>Moment of the game</source>
        <translation>רגע במשחק</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;קצב:</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
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
        <source>%1 is being read …</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>קריאת %1 …</translation>
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
        <source>What lies open</source>
        <translation>של כולם (רק מה שגלוי)</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>של מי שמחליט</translation>
    </message>
    <message>
        <source>%1&apos;s eyes</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>של %1</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>רגע %1 מתוך %2</translation>
    </message>
    <message>
        <source>This game is not over: hands of others stay hidden.</source>
        <translation>המשחק הזה לא נגמר: הידיים של אחרים נשארות סמויות.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown as far as it is whole: %n moments.</source>
        <translation>
            <numerusform>התיעוד פגום. הוא מוצג עד היכן שהוא שלם: רגע אחד.</numerusform>
            <numerusform>התיעוד פגום. הוא מוצג עד היכן שהוא שלם: %n רגעים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>What is measured</source>
        <translation>מה נמדד</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>הבדל</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>מה זה אומר</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You see an earlier moment: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>אתם רואים רגע קודם: %1 מתוך %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer looks at every decision again, with what its player knew then; the graph, with all hands open.</source>
        <translation>המחשב בוחן שוב כל החלטה, עם מה שהמחליט ידע אז; הגרף, עם כל הידיים גלויות.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>When a game is over, the computer can look at all its decisions again: which have turned it, and what would have been better.</source>
        <translation>כשמשחק נגמר, המחשב יכול לבחון שוב את כל החלטותיו: אילו הטו אותו, ומה היה טוב יותר.</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>סיכויי הניצחון לאורך המשחק</translation>
    </message>
    <message>
        <source>The chances with all hands open. Click a moment to go there. With the keyboard: Left and Right for the decision before and after, Page Up and Page Down for those that cost much.</source>
        <translation>הסיכויים עם כל הידיים גלויות. לחצו על רגע כדי לעבור אליו. במקלדת: שמאלה וימינה להחלטה הקודמת והבאה, Page Up ו־Page Down להחלטות היקרות.</translation>
    </message>
    <message>
        <source>Decisions that cost most</source>
        <translation>ההחלטות היקרות ביותר</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that moment.</source>
        <translation>לחצו על החלטה, או הקישו Enter, כדי לעבור לאותו רגע.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>The rulebooks are being compared …</source>
        <translation>ספרי החוקים מושווים …</translation>
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
        <source>Save what is different</source>
        <translation>שמירת מה ששונה</translation>
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
        <translation>חוקים זה ליד זה</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>הגדרות שונות</translation>
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
        <source>%1 (of this position alone)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (של העמדה הזאת בלבד)</translation>
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
        <extracomment>%1: letter that stands for a ruleset</extracomment>
        <translation>ערכת חוקים %1</translation>
    </message>
    <message>
        <source>This game’s rules</source>
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
        <source>What is laid over the ruleset</source>
        <translation>מה מונח על ערכת החוקים</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Not every plug-in could be loaded. Rulesets that need it cannot be played.</source>
        <translation>לא כל התוספים נטענו. אי אפשר לשחק בערכות חוקים שזקוקות להם.</translation>
    </message>
    <message>
        <source>Not every ruleset in your folder can be played.</source>
        <translation>לא בכל ערכות החוקים בתיקייה שלכם אפשר לשחק.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>הפעם לא נטענו תוספים. אי אפשר לשחק בערכות חוקים שזקוקות להם.</translation>
    </message>
    <message>
        <source>Not every panel could be loaded.</source>
        <translation>לא כל החלוניות נטענו.</translation>
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
        <translation>ה&amp;חלפת שלי</translation>
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
        <source>The ruleset “%1” is there already, and it is the same.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ערכת החוקים ״%1״ כבר שם, והיא זהה.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. It is offered when a new game is begun.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>״%1״ נוספה לערכות החוקים שלכם. היא מוצעת כשמתחילים משחק חדש.</translation>
    </message>
    <message>
        <source>This file bears the id of the ruleset “%1”, which came with the program and cannot be replaced. It can be added under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>הקובץ הזה נושא את המזהה של ערכת החוקים ״%1״, שבאה עם התוכנה ואי אפשר להחליף אותה. אפשר להוסיף אותו במזהה אחר.</translation>
    </message>
    <message>
        <source>You have another ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>יש לכם ערכת חוקים אחרת עם אותו מזהה: ״%1״.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. זו גרסה %3, חדשה יותר.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. זו גרסה %3, ישנה יותר.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is called version %2, too, but it is not the same.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>יש לכם גרסה %2 של ערכת החוקים ״%1״. גם זו נקראת גרסה %2, אבל אינה זהה.</translation>
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
        <source>There is a file %1 already. Do you want to replace it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>כבר יש קובץ %1. להחליף אותו?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
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
        <source>The cards in hand are hidden until %1 sits before the screen.</source>
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
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>%1 (for experiments)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (לניסויים)</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>מושב</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a player</comment>
        <translation>שם</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>צבע</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>דוגמה</translation>
    </message>
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
        <source>Who plays for player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>מי משחק בשביל שחקן %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>מישהו ליד המסך הזה.</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (קל)</translation>
    </message>
    <message>
        <source>%1 (fair)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (בינוני)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (קשה)</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>column: who plays, a person or a computer player</comment>
        <translation>מי משחק</translation>
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
        <source>It is the turn of %1</source>
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
        <source>The rest lies in the discard pile</source>
        <translation>השאר מונח בערימת ההשלכה</translation>
    </message>
    <message>
        <source>Cards that you have put nowhere lie below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>קלפים שלא הנחתם בשום מקום מונחים מתחת לקופה בסדר החפיסה, או מתחת לערימת ההשלכה.</translation>
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
        <source>Games on disk</source>
        <translation>משחקים בדיסק</translation>
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
        <translation>המסך עובר מיד ליד לפני שהיד הבאה מוצגת.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;אישור כל צעד</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>אחרת צעד נעשה מיד כשהוא שלם.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>אפשר להחזיר &amp;כל צעד</translation>
    </message>
    <message>
        <source>Also what others did, and what has been drawn, rolled or revealed: the table has agreed.</source>
        <translation>גם מה שאחרים עשו, ומה שנמשך, הוטל או נחשף: השולחן הסכים.</translation>
    </message>
    <message>
        <source>S&amp;ounds for what is weighty</source>
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
        <source>The hand of the player who decides, or of one that you pick in the list of players.</source>
        <translation>היד של מי שמחליט, או של מי שבוחרים ברשימת השחקנים.</translation>
    </message>
    <message>
        <source>&amp;Finished games kept:</source>
        <translation>מש&amp;חקים שהסתיימו שנשמרים:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>כולם</translation>
    </message>
    <message>
        <source>The newest stay; those before them go to the trash. Unfinished games always stay.</source>
        <translation>החדשים נשארים; אלה שלפניהם הולכים לאשפה. משחקים שלא הסתיימו נשארים תמיד.</translation>
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
        <source>Without it, that is no longer possible to play.</source>
        <translation>בלעדיה אי אפשר עוד לשחק את זה.</translation>
    </message>
    <message>
        <source>Its changes that are not saved stay among the drafts.</source>
        <translation>השינויים שלה שלא נשמרו נשארים בין הטיוטות.</translation>
    </message>
    <message>
        <source>Games that are played by it, and their records, keep their rules.</source>
        <translation>משחקים שמשוחקים בה, והתיעוד שלהם, שומרים על החוקים שלהם.</translation>
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
        <source>“%1” builds on %n rulesets of your own: %2. Whoever gets the file alone cannot play by it. It can be made into one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>״%1״ נבנית על ערכת חוקים אחת שלכם: %2. מי שמקבל את הקובץ לבדו אינו יכול לשחק בה. אפשר להפוך אותה למסמך אחד שאינו זקוק לה.</numerusform>
            <numerusform>״%1״ נבנית על %n ערכות חוקים שלכם: %2. מי שמקבל את הקובץ לבדו אינו יכול לשחק בה. אפשר להפוך אותה למסמך אחד שאינו זקוק להן.</numerusform>
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
        <source>Has changes that are not saved.</source>
        <translation>יש לה שינויים שלא נשמרו.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed; a copy can.</source>
        <translation>באה עם התוכנה ואי אפשר לשנות אותה; עותק שלה אפשר לשנות.</translation>
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
        <comment>heading: files that are no rulesets, or bear an id that is taken</comment>
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
        <source>%n rulesets name it among their expansions: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>ערכת חוקים אחת מונה אותה בין ההרחבות שלה: %1.</numerusform>
            <numerusform>%n ערכות חוקים מונות אותה בין ההרחבות שלהן: %1.</numerusform>
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
        <translation>שני ספרי החוקים אומרים אותו דבר, ושום הגדרה אינה שונה.</translation>
    </message>
    <message>
        <source>The two rulebooks say the same, but settings differ.</source>
        <translation>שני ספרי החוקים אומרים אותו דבר, אבל הגדרות שונות.</translation>
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
        <source>%n rules changed</source>
        <translation>
            <numerusform>חוק אחד שונה</numerusform>
            <numerusform>%n חוקים שונים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules alike</source>
        <translation>
            <numerusform>חוק אחד זהה</numerusform>
            <numerusform>%n חוקים זהים</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold what is alike</source>
        <translation>קיפול מה שזהה</translation>
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
    <name>gnostica::gui::SideColumn</name>
    <message>
        <source>Hand</source>
        <extracomment>%1: player</extracomment>
        <translation>יד</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>היד של %1</translation>
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
        <source>Of so many deals, a stronger and a weaker computer play each other, to see how much skill decides. That takes much longer.</source>
        <translation>במספר כזה של חלוקות מחשב חזק ומחשב חלש משחקים זה מול זה, כדי לראות כמה המיומנות מכריעה. זה אורך זמן רב יותר.</translation>
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
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Your game waits on the table.</source>
        <translation>המשחק שלכם ממתין על השולחן.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>המשחק נגמר; הלוח שלו עדיין כאן.</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>לימוד</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons done so far.</source>
        <translation>
            <numerusform>שיעור אחד הושלם עד כה.</numerusform>
            <numerusform>%n שיעורים הושלמו עד כה.</numerusform>
        </translation>
    </message>
    <message>
        <source>A first game with a guide, or short lessons.</source>
        <translation>משחק ראשון מודרך, או שיעורים קצרים.</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>שיעור ר&amp;אשון</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>המש&amp;ך</translation>
    </message>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>מלחמה על אדמה, על לוח של טארוט</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>נגד המחשב</translation>
    </message>
    <message>
        <source>One click: you, and one opponent.</source>
        <translation>לחיצה אחת: אתם, ויריב אחד.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>משחק יחד</translation>
    </message>
    <message>
        <source>Two to six at one screen, any game, any rules.</source>
        <translation>שניים עד שישה ליד מסך אחד, בכל משחק ובכל ערכת חוקים.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>משחקים אחרונים</translation>
    </message>
    <message>
        <source>Games that you save stand here.</source>
        <translation>כאן יופיעו משחקים ששמרתם.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>וריאנטים</translation>
    </message>
    <message>
        <source>Change the rules, make your own game.</source>
        <translation>שנו את החוקים, צרו משחק משלכם.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Two games, rule by rule and by thousands of games.</source>
        <translation>שני משחקים, חוק אחר חוק ובאלפי משחקים.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>opponents: easy</comment>
        <translation>קל</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>opponents: of medium strength</comment>
        <translation>בינוני</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>opponents: hard</comment>
        <translation>קשה</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>המש&amp;ך</translation>
    </message>
    <message>
        <source>Other &amp;unfinished games…</source>
        <translation>משחקים &amp;נוספים שלא הסתיימו…</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>שיעו&amp;רים</translation>
    </message>
    <message>
        <source>Comp&amp;are rules</source>
        <translation>השוואת חוקי&amp;ם</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>הת&amp;חלה</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>מ&amp;י משחק?</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;קריאת החוקים</translation>
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
        <source>Against an easy opponent; what is new is explained when it happens.</source>
        <translation>נגד יריב קל; מה שחדש מוסבר כשהוא קורה.</translation>
    </message>
    <message>
        <source>O&amp;pen a record…</source>
        <translation>&amp;פתיחת תיעוד…</translation>
    </message>
    <message>
        <source>&amp;Make a variant</source>
        <translation>י&amp;צירת וריאנט</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>עמוד הפתיחה</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>משחק שהסתיים</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>מ&amp;בט על הלוח</translation>
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
        <source>What makes the difference</source>
        <translation>מה עושה את ההבדל</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>רק ב־%1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <translation>בשתיהן, עם תוצאה אחרת</translation>
    </message>
    <message>
        <source>In both alike</source>
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
        <source>There is nothing on the table that may be seen.</source>
        <translation>אין על השולחן דבר שמותר לראות.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>לפני התור הראשון אין עמדה להשוות.</translation>
    </message>
    <message>
        <source>The position is being laid out …</source>
        <translation>העמדה מסודרת …</translation>
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
        <source>The steps are being compared …</source>
        <translation>הצעדים מושווים …</translation>
    </message>
    <message>
        <source>One of the rulesets cannot take up this position.</source>
        <translation>אחת הערכות אינה יכולה לקבל את העמדה הזאת.</translation>
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
        <translation>שהמחשב &amp;יבחר</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;מושבים:</translation>
    </message>
    <message>
        <source>Steps by both rulesets</source>
        <translation>צעדים לפי שתי הערכות</translation>
    </message>
    <message>
        <source>Press “Back” to return to where they parted.</source>
        <translation>לחצו על ״אחורה״ כדי לחזור למקום שבו נפרדו.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TableDocks</name>
    <message>
        <source>Players and hand</source>
        <translation>שחקנים ויד</translation>
    </message>
    <message>
        <source>Piles</source>
        <comment>panel: the draw pile and the discard pile</comment>
        <translation>ערימות</translation>
    </message>
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
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: what it is called</extracomment>
        <translation>%1, הושלם</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>שיעור אחד מתוך %1 הושלם</numerusform>
            <numerusform>%n מתוך %1 שיעורים הושלמו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>חידה אחת מתוך %1 נפתרה</numerusform>
            <numerusform>%n מתוך %1 חידות נפתרו</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title: to learn the game</comment>
        <translation>לימוד</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;שיעורים</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;חידות</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>ה&amp;תחלה</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>חידות</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>מה ללמוד</translation>
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
        <source>Parent, of which only what differs is said</source>
        <translation>הורה, שרק מה ששונה ממנו נאמר</translation>
    </message>
    <message>
        <source>Expansions that it is played with</source>
        <translation>הרחבות שמשחקים איתן</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>שם, לפי שפה</translation>
    </message>
    <message>
        <source>What is special about it, in a sentence, by language</source>
        <translation>מה מיוחד בה, במשפט, לפי שפה</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>הערות של מי שכתב אותה, לפי שפה</translation>
    </message>
    <message>
        <source>Its version, as its author counts</source>
        <translation>הגרסה שלה, כפי שסופר מי שכתב אותה</translation>
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
        <source>Mechanics that it is played by</source>
        <translation>מנגנונים שמשחקים לפיהם</translation>
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
        <source>Takes away what the parent has</source>
        <translation>מסיר את מה שיש להורה</translation>
    </message>
    <message>
        <source>As if nothing were said</source>
        <translation>כאילו לא נאמר דבר</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>בהורה: %1.</translation>
    </message>
    <message>
        <source>Usual: %1.</source>
        <translation>בדרך כלל: %1.</translation>
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
        <source>This is too long: no ruleset may be so large. Nothing was pasted.</source>
        <translation>זה ארוך מדי: ערכת חוקים אינה יכולה להיות גדולה כל כך. דבר לא הודבק.</translation>
    </message>
    <message>
        <source>This is not a text that a ruleset could hold. Nothing was pasted.</source>
        <translation>זה אינו טקסט שערכת חוקים יכולה להכיל. דבר לא הודבק.</translation>
    </message>
    <message>
        <source>This way out does not fit the text any more.</source>
        <translation>המוצא הזה כבר אינו מתאים לטקסט.</translation>
    </message>
    <message>
        <source>There is nothing to be put right here</source>
        <translation>אין כאן מה לתקן</translation>
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
        <source>&amp;Show what may stand here</source>
        <translation>להראות &amp;מה יכול לעמוד כאן</translation>
    </message>
    <message>
        <source>&amp;Explain what stands here</source>
        <translation>להסביר מה &amp;עומד כאן</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;חיפוש …</translation>
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
        <translation>לשחק משחקי ניסיון אחרי כל שינוי</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>ה&amp;צגת משחק</translation>
    </message>
    <message>
        <source>What trial games have shown</source>
        <translation>מה הראו משחקי הניסיון</translation>
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
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>לא ניתן היה לפתוח את ערכת החוקים.</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept for later.</source>
        <translation>מה שלא נשמר אי אפשר לשמור להמשך.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>שמירת ערכת החוקים</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If it is saved, the ruleset is gone from the games until the text is mended.</source>
        <translation>את הטקסט הזה אי אפשר לקרוא כערכת חוקים. אם הוא יישמר, ערכת החוקים תיעלם מהמשחקים עד שהטקסט יתוקן.</translation>
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
        <source>There is no turn on the table to go on from.</source>
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
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: there stands a star if it is not saved</extracomment>
        <translation>%1[*] – סדנה – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>בחרו ערכת חוקים, או צרו חדשה.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: what is shown</comment>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>סרגל כלים</translation>
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
        <source>The text that is open cannot be read as JSON. Change the id in it by hand.</source>
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
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare games</source>
        <extracomment>help page “comparing”, the name of the page</extracomment>
        <translation>השוואת משחקים</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
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
        <source>Choose the rulesets at the top: any that is installed, one that is being made in the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>למעלה עומדות ערכות החוקים: כל ערכה מותקנת, ערכה שנוצרת בסדנה, או חוקי המשחק שעל השולחן; על כל אחת אפשר להניח הרחבות.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>הבדלים</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked, and a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״הבדלים״ מציג את חוקי שתיהן זה ליד זה, עם סימון למילים השונות, וטבלה של ההגדרות. מה שזהה מקופל; לחצו עליו כדי לקרוא.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ההשפעה בעמדה אחת</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards, and all steps in four groups: steps that only the first or only the second ruleset allows, steps with different outcomes, and steps that are the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>״אותה עמדה״ מציג עמדה אחת על שני לוחות, ואת כל הצעדים בארבע קבוצות: אלה שרק אחת הערכות מתירה, אלה עם תוצאה אחרת, ואלה שזהים.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, from a file, from a game that was played, or from a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>העמדה באה מהמשחק שעל השולחן, מקובץ, מרגע במשחק ששוחק, או מחלוקה חדשה.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>בחרו צעד, ושני הלוחות עושים אותו היכן שאפשר; ליד כל צעד עומד החוק שעושה את ההבדל.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>תנו למחשבים לשחק</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ניסוי</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>תחת ״ההשפעה על המשחקים״ מחשבים משחקים את אותן חלוקות לפי כל ערכת חוקים. אמרו כמה משחקים, באיזו רמה, וכמה חלוקות; או באיזה דיוק אתם רוצים לדעת משהו.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אפשר להשהות ניסוי, לעצור אותו ולהמשיך אותו ביום אחר: שום משחק אינו אובד.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>תוכנית אפשר לשמור כקובץ, עבור מישהו אחר או עבור שורת הפקודה.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ממספר אל המשחקים שלו</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>לחצו על מספר, עמודה או נקודה: המשחקים שמהם הוא עשוי מוצגים ברשימה. לחצו פעמיים על משחק כדי לצפות בו.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>החוקים החשובים</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time, and shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״החוקים החשובים״ משנה כל חוק של ערכה אחת לבדו, ומראה אילו שינויים עושים את המשחקים קצרים, רגועים או מאוזנים יותר. מכל שינוי כפתור אחד מוביל לניסוי משלו, ואחר לחוקים.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>דוח</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>״ייצוא״ כותב עמוד עם תמונות שכל דפדפן מציג, או מספרים לגיליון אלקטרוני.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>איך לקרוא רווח סמך</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>״4.1±0.9 תורות״</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>משחקים מלאים במקריות: חלוקות אחרות היו נותנות מספר אחר. רווח הסמך אומר כמה הוא עשוי לסטות: המספר האמיתי הוא כנראה בין 3.2 ל־5.0. עוד חלוקות מצמצמות אותו: פי ארבעה מהן מקטינות אותו בחצי.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>קריאת הבדל</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אם רווח הסמך של הבדל אינו כולל את 0, החוקים כנראה עושים משהו; שורות כאלה מודגשות.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that there is none: the sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>אם 0 נמצא בתוכו, לא נראה דבר. זה לא אומר שאין דבר: המשפט לידו אומר כמה גדול הבדל עדיין יכול להיות.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>הצצה לפני הסוף</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number; verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>רווחי הסמך האלה תקפים כמה שלא תסתכלו, ומתי שלא תעצרו. מכל עשרים אחד עשוי בכל זאת להחטיא את האמת; הפסיקות מביאות בחשבון את הדברים הרבים שנבדקים.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>מגבלות</translation>
    </message>
    <message>
        <source>The players were computers, not people: they do not bear a grudge, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>מחשבים שיחקו, לא אנשים: הם אינם נוטרים טינה, ואינם לומדים. אם משחק מהנה, את זה תצטרכו לגלות בעצמכם.</translation>
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
        <translation>הקלפים והכלים נספרים תוך כדי; מה שלא ייתכן נאמר, עם החוק והמקום.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>השתמשו בה</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or as a picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>שחקו ממנה הלאה, שמרו אותה, העתיקו אותה כטקסט או כתמונה, או השוו אותה לפי שתי ערכות חוקים.</translation>
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
        <source>What we found out about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>מה גילינו על סוף המשחק</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>השאלה</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides: nobody dares to announce a last turn, everybody attacks the leading player, and a player who announces in vain has to watch. So we had computers play 600 deals with three players and nine endings, each deal twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>מי שעיצבו את Gnostica קוראים לסוף המשחק קוץ בצידם: איש אינו מעז להכריז על תור אחרון, כולם תוקפים את המוביל, ומי שמכריז לשווא נאלץ לצפות. לכן נתנו למחשבים לשחק 600 חלוקות בשלושה שחקנים עם תשעה סיומים, כל חלוקה פעמיים כשכולם מושב אחד הלאה, ועוד פעמיים עם שחקנים לא שווים: 21,600 משחקים. התמונה מראה כמה ארוכים או קצרים יותר נעשו המשחקים מאשר לפי החוקים המודפסים.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>הקוץ אמיתי</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more: one game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>לפי החוקים המודפסים, שלושה מחשבים שרואים מי מוביל משחקים 380 תורות, או יותר: לאחד מכל שישה משחקים אין סוף בתוך 2000 החלטות, והוא נקטע שם. במשך 40 מהתורות האלה מישהו נמצא נקודה אחת או פחות מהיעד, ואיש אינו מעז. מהצעדים שפוגעים במישהו, 56% פוגעים במוביל.</translation>
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
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed; about as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>הסיום של המהדורה הראשונה מרפא את רובו: 71 תורות במקום 380, כל משחק נגמר, איש אינו יוצא, ואיש אינו חולק ניצחון. במשחק מכריזים על שני תורות אחרונים, לפי החוקים המודפסים על אחד; בערך אותו מספר מצליח, במעט יותר מחמש נקודות. המחיר: הצד החזק מנצח ב־73% במקום ב־89% מהמשחקים.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>הניקוד הגבוה ביותר כשהקופה נגמרת</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win, and two out of three steps that hurt a player hurt the leading player: more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 תורות, כל משחק נגמר, איש אינו יוצא. אבל ביותר מכל משחק רביעי חולקים את הניצחון, ושניים מכל שלושה צעדים שפוגעים במישהו פוגעים במוביל: יותר מאשר לפי החוקים המודפסים.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>שעון סמוי</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, one last turn in seven holds, and the first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 תורות: המשחקים הקצרים ביותר בפער גדול, עם פחות מתור אחד שאיש אינו מעז בו. כמעט איש כבר אינו מכריז, תור אחרון אחד מכל שבעה מצליח, ומי שפותח מנצח רק ב־18% מהמשחקים.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>יעדים אחרים</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>יעד של שמונה מוריד 113 תורות מהמשחק, וכמעט כל משחק נגמר. כמה זמן איש אינו מעז, ומה שווה המיומנות, נשארו כפי שהיו, עד כמה שאפשר לראות. יעד של עשר מוסיף לפחות 107 תורות, ולארבעה מכל עשרה משחקים אין סוף.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>כישלונות רכים יותר</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter, but in a third of them players share the win: a last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table, and a game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>ניצחון לכל האחרים כשהכרזה נכשלת אינו מקצר משחקים, אבל בשליש מהם חולקים את הניצחון: תור אחרון מצליח ב־58% מהמקרים במקום ב־77%. איבוד כלים במקום יציאה מהמשחק משאיר את כולם ליד השולחן, ומוסיף 33 תורות: איש אינו מעז מוקדם יותר בגלל זה.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>ללא שינוי</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides: a difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>באף סיום לא נראה שהוא משנה כמה החלוקה מכריעה: הבדל גדול מ־0.18 של הדרך מכלום להכול נשלל בכולם.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>מגבלות הניסוי</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>אלה היו מחשבים</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>עדיין פתוח</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>אם אנשים מעזים יותר כשכישלון עולה פחות; איך זה בארבעה שחקנים ויותר; אם סיום יכול להיות קצר ולהשאיר למיומנות כמו החוקים המודפסים. נסו בעצמכם: ״{action:compare}״ בתפריט ״{menu:compare}״ פותח גם את התוכנית של הניסוי הזה.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[הדוח כולו](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it, and “stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player: people may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>הם מתכננים תור אחד ואת התשובה עליו, ו״חזק יותר״ פירושו מתכנן כזה לצד מי שלוקח מיד את מה שנראה הטוב ביותר. הם אינם כורתים בריתות, אינם משתעממים, ואינם מתעייפים מלתקוף את המוביל: אנשים עשויים לסיים את משחקיהם הרבה קודם. מה שהושווה הוא סיומים עם אותם שחקנים ואותם קלפים; כמה זמן נמשכים המשחקים שלכם היא שאלה אחרת.</translation>
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
        <translation>מצד אחד עומדות כל ערכות החוקים; כל אחת מתחת לזו שהיא בנויה עליה. בחרו את הקרובה ביותר למה שאתם רוצים, ואז ״חדשה״.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>הערכה שלכם אומרת רק את מה ששונה: כל השאר נשאר כמו בהורה. מה שבא עם התוכנה נעול; את שלכם אפשר לשנות.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>שנו הגדרה</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line with its name, its meaning and the rule of the book that it belongs to.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>תחת ״הגדרות״ כל חוק שאפשר לשנות הוא שורה: איך הוא נקרא, מה משמעותו ובאיזה חוק בספר הוא עוסק.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>הקלידו מילה בשדה החיפוש כדי למצוא אחת ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>למה ששונה מההורה יש סימון צבעוני; החץ לידו מחזיר.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>קראו את החוקים</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>בצד השני עומדים חוקי המשחק שלכם, כפי ששחקנים יקראו אותם.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>משפטים חדשים מסומנים; השהו את הסמן על אחד כדי לראות מה היה שם קודם.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>לחצו על משפט כדי לראות את ההגדרה שמכריעה אותו.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>בדקו אם יש בעיות</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>״בעיות״ מונה מה אי אפשר לשחק, ומה אולי לא רציתם. היכן שיש מוצא, יש כפתור עבורו.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>נסו את המשחק</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>בזמן שאתם עובדים, מחשבים משחקים משחקים מהירים בחוקים שלכם. ״משחקי ניסיון״ אומר מה הם הראו: אם משחקים נגמרים, כמה הם נמשכים, ובמה איש לא השתמש.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you need not save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>״משחק בטיוטה״ מתחיל מיד משחק איתה; אין צורך לשמור אותה לשם כך.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>״המשך מהשולחן״ ממשיך איתה ממה שמונח עכשיו על השולחן.</translation>
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
        <translation>מה שלא שמרתם נשמר בצד כשסוגרים את החלון, ונמצא שם שוב בפעם הבאה.</translation>
    </message>
    <message>
        <source>Games that have begun keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>משחקים שהתחילו שומרים על החוקים שבהם התחילו.</translation>
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
        <source>After a moment, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>״משחקי ניסיון״ אומר אחרי רגע כמה תורות נמשך משחק עכשיו.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו ״שמירת ערכת החוקים״. מעכשיו היא בין המשחקים של ״משחק חדש״.</translation>
    </message>
    <message>
        <source>If it should also be played with other numbers of players, leave the number of players unchanged, and set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>אם גם אחרים ישחקו בה, השאירו את מספר השחקנים כפי שהוא, וקבעו במקום זה את ״נקודות לניצחון בארבעה״.</translation>
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
        <source>Type “last turn” into the search field. “A failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>הקלידו ״תור אחרון״ בשדה החיפוש. ״תור אחרון שנכשל״ אומר מה קורה למי שמכריז ואז יש לו מעט מדי נקודות.</translation>
    </message>
    <message>
        <source>Choose “The next turn is passed over”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>בחרו ״מדלגים על התור הבא״: איש כבר אינו יוצא.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that nobody announces in vain. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>קבעו את ״נקודות להכרזה״ ל־6, כדי שאיש לא יכריז לשווא. החוקים בצד אומרים מיד מה זה אומר.</translation>
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
        <translation>פתחו את ״יכולות של קלפים״ ורדו אל ״השמש״.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>לחצו על הפלוס אחרי היכולות שלו, ״הוספת יכולת״, ובחרו ״מטה״.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>פני הקלף והמשפט שלו מתעדכנים. גררו את היכולת החדשה למקומה.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>כשזה מוכן</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>שתפו</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>ערכת חוקים היא קובץ אחד. ״ייצוא״ כותב אותו היכן שתרצו. אחרים גוררים את הקובץ אל החלון, או פותחים אותו בלחיצה כפולה. אין בו תוכנה: דבר בו אינו יכול להזיק.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>השם שלה בשפות אחרות</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>תחת ״שמות״ אפשר לכתוב שם ותקציר בכמה שפות. מי שקורא שפה אחרת רואה את הטקסט האנגלי, או את הראשון שיש.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>למי שמכיר JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>תחת ״טקסט״ עומד המסמך עצמו, עם השלמה והסברים. הטופס והטקסט תמיד זהים; מה שכתבתם שומר על הסדר והרווחים.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card lies under the draw pile.</source>
        <translation>קלף האינסוף מונח מתחת לקופה.</translation>
    </message>
    <message>
        <source>The Infinity card lies beside the pile: at the end of a turn, a player with a higher score than every other may take it.</source>
        <translation>קלף האינסוף מונח ליד הקופה: בסוף תור יכול לקחת אותו מי שהניקוד שלו גבוה מכל האחרים.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>קלף האינסוף נשאר אצל %1.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card, and wins if the score is still higher than every other when that player&apos;s next turn ends.</source>
        <translation>קלף האינסוף אצל %1, והניצחון של %1 אם בסוף התור הבא הניקוד עדיין גבוה מכל האחרים.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points, the best other has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>סיבוב אתגר של %1: נקודה אחת, לטוב שבאחרים %2.</numerusform>
            <numerusform>סיבוב אתגר של %1: %n נקודות, לטוב שבאחרים %2.</numerusform>
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
        <source>Where the card is</source>
        <translation>איפה הקלף</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>מתחת לקופה</translation>
    </message>
    <message>
        <source>Beside the draw pile</source>
        <translation>ליד הקופה</translation>
    </message>
    <message>
        <source>An Infinity card lies under the draw pile. When the last card above it is used, the Infinity card is laid beside the pile, even if there are no discards to shuffle.</source>
        <translation>מתחת לקופה מונח קלף אינסוף. כשמשתמשים בקלף האחרון שמעליו, קלף האינסוף מונח ליד הקופה, גם אם אין קלפים מושלכים לטרוף.</translation>
    </message>
    <message>
        <source>After that, you may take the Infinity card at the end of your turn if your score is then higher than every other player&apos;s: a challenge round begins. It cannot be taken while a challenge round runs, nor at the end of the turn that decides one.</source>
        <translation>אחרי כן אפשר לקחת את קלף האינסוף בסוף התור שלכם, אם הניקוד שלכם אז גבוה מכל האחרים: מתחיל סיבוב אתגר. אי אפשר לקחת אותו בזמן סיבוב אתגר, וגם לא בסוף התור שמכריע סיבוב כזה.</translation>
    </message>
    <message>
        <source>If your score is still higher than every other player&apos;s at the end of your next turn, you win. Otherwise the card is laid back beside the pile. Nobody is out of the game by that.</source>
        <translation>אם בסוף התור הבא שלכם הניקוד שלכם עדיין גבוה מכל האחרים, אתם מנצחים. אחרת הקלף חוזר למקומו ליד הקופה. איש אינו יוצא מהמשחק בגלל זה.</translation>
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
        <translation>סיבוב האתגר שלכם מסתיים בתור הזה: תנצחו אם הניקוד שלכם אז גבוה מכל האחרים.</translation>
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
        <source>The Infinity card appears and is laid beside the pile.</source>
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
        <source>Your challenge round fails; the Infinity card is laid back beside the pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>סיבוב האתגר שלכם נכשל; קלף האינסוף חוזר למקומו ליד הקופה.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid back beside the pile.</source>
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
        <source>The Infinity card still lies under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קלף האינסוף עדיין מונח מתחת לקופה (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>סיבוב האתגר של %1 חייב להסתיים קודם (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, and %1 has at least as much (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>הניקוד שלכם חייב להיות גבוה מכל האחרים, ול־%1 יש לפחות אותו ניקוד (%2).</translation>
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
        <source>%1 wins: after the challenge round the score is still the highest.</source>
        <translation>הניצחון של %1: אחרי סיבוב האתגר הניקוד הוא עדיין הגבוה ביותר.</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>What each change of a rule does to %1, the largest differences first, with intervals of 95 %.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>מה כל שינוי של חוק עושה ל־%1, תחילה ההבדלים הגדולים, עם רווחי סמך של 95%.</translation>
    </message>
    <message>
        <source>What the rules of %1 do</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>מה עושים החוקים של %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried.</source>
        <translation>
            <numerusform>שינוי חוקים אחד נבחן.</numerusform>
            <numerusform>%n שינויי חוקים נבחנו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried; it was ended before its end.</source>
        <translation>
            <numerusform>שינוי חוקים אחד נבחן; הסתיים לפני הסוף.</numerusform>
            <numerusform>%n שינויי חוקים נבחנו; הסתיים לפני הסוף.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>מה נמצא</translation>
    </message>
    <message>
        <source>No difference was seen that chance does not explain.</source>
        <translation>לא נראה הבדל שמקריות אינה מסבירה.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>כל המספרים</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: what was changed</comment>
        <translation>השינוי</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>זוגות</translation>
    </message>
    <message>
        <source>Measured</source>
        <comment>column: what was measured</comment>
        <translation>נמדד</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>פסיקה</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>איך זה שוחק</translation>
    </message>
    <message>
        <source>Every rule was changed alone, and tried with few games; those that promised most were tried with more and more.</source>
        <translation>כל חוק שונה לבדו, ונבחן במעט משחקים; המבטיחים ביותר נבחנו בעוד ועוד.</translation>
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
        <source>How many of a hundred games had so many.</source>
        <translation>לכמה ממאה משחקים היה מספר כזה.</translation>
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
        <source>Mean over the games that had this turn, as long as a quarter of all had it. Half of them lie within the band.</source>
        <translation>ממוצע על המשחקים שהיה בהם התור הזה, כל עוד היה ברבע מכולם. מחציתם בתוך הרצועה.</translation>
    </message>
    <message>
        <source>Mean over the games that had this turn, as long as a quarter of all had it.</source>
        <translation>ממוצע על המשחקים שהיה בהם התור הזה, כל עוד היה ברבע מכולם.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>תור</translation>
    </message>
    <message>
        <source>Differences from %1, with intervals of 95 %. Where the interval leaves out the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>הבדלים מ־%1, עם רווחי סמך של 95%. היכן שרווח הסמך אינו כולל את הקו ב־0, החוק כנראה חשוב.</translation>
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
        <source>How often a card was used where it could be, the largest differences first.</source>
        <translation>כמה פעמים השתמשו בקלף כשהיה אפשר, תחילה ההבדלים הגדולים.</translation>
    </message>
    <message>
        <source>How often a power was used where it could be, the largest differences first.</source>
        <translation>כמה פעמים השתמשו ביכולת כשהיה אפשר, תחילה ההבדלים הגדולים.</translation>
    </message>
    <message>
        <source>How often a kind of step was taken where it could be, the largest differences first. They are called as in the notation.</source>
        <translation>כמה פעמים נעשה סוג של צעד כשהיה אפשר, תחילה ההבדלים הגדולים. הם נקראים כמו בכתיב.</translation>
    </message>
    <message>
        <source>Used, where it could be (%)</source>
        <comment>axis</comment>
        <translation>שימוש, כשהיה אפשר (%)</translation>
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
        <source>Every deal is played a second time with the players one seat further, so what is seen here is what the seat is worth. Intervals of 95 %.</source>
        <translation>כל חלוקה משוחקת פעם שנייה כשהשחקנים מושב אחד הלאה, כך שמה שנראה כאן הוא מה ששווה המושב. רווחי סמך של 95%.</translation>
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
        <source>How many points announcers had.</source>
        <translation>כמה נקודות היו למכריזים.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>הכרזות שהצליחו, לפי ניקוד</translation>
    </message>
    <message>
        <source>Of those made with so many points.</source>
        <translation>מאלה שנעשו עם מספר כזה של נקודות.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>הבדלים בתמונות</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>התפלגות המשחקים</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>מהלך המשחק</translation>
    </message>
    <message>
        <source>What is used</source>
        <translation>במה משתמשים</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>What this does not say</source>
        <translation>מה זה לא אומר</translation>
    </message>
    <message>
        <source>Computers have played, not people. They neither talk nor bear a grudge, and they do not learn from one game for the next.</source>
        <translation>מחשבים שיחקו, לא אנשים. הם אינם מדברים ואינם נוטרים טינה, ואינם לומדים ממשחק למשחק.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>שחקנים חזקים או חלשים יותר עשויים לחשוף הבדלים אחרים.</translation>
    </message>
    <message>
        <source>Numbers tell how games go, not whether they are fun.</source>
        <translation>מספרים אומרים איך משחקים מתנהלים, לא אם הם מהנים.</translation>
    </message>
    <message>
        <source>Intervals are of 95 %: of twenty, one may miss the truth. Verdicts are adjusted for the many things that were looked at.</source>
        <translation>רווחי הסמך הם של 95%: מכל עשרים אחד עשוי להחטיא את האמת. הפסיקות מביאות בחשבון את הדברים הרבים שנבדקו.</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>מה נמדד</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>ערכות חוקים שהושוו</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>זוג אחד</numerusform>
            <numerusform>%n זוגות</numerusform>
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
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
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
        <source>All rulesets had the same shuffles and dice, and their games were alike.</source>
        <translation>לכל ערכות החוקים היו אותן טריפות ואותן קוביות, והמשחקים שלהן היו זהים.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. That multiplied what the games say about their length by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>לכל ערכות החוקים היו אותן טריפות ואותן קוביות. זה הכפיל ב־%1 את מה שהמשחקים אומרים על אורכם (מתאם %2).</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>מה הושווה</translation>
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
        <source>With intervals of 95 %. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>עם רווחי סמך של 95%. ההבדלים הם מ־%1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>ערכת חוקים</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: what was found</comment>
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
        <source>How to make it again</source>
        <translation>איך להפיק את זה שוב</translation>
    </message>
    <message>
        <source>With the file of the experiment, this makes a report that holds the whole plan, and plays all games of it again. What comes out must be equal, number by number.</source>
        <translation>עם קובץ הניסוי, זה מפיק דוח שמכיל את כל התוכנית, ומשחק שוב את כל משחקיה. מה שיוצא חייב להיות זהה, מספר למספר.</translation>
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
        <source>Games of %n pairs are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>חסרים משחקים של זוג אחד. הריצו את הניסוי שוב כדי לשחק אותם.</numerusform>
            <numerusform>חסרים משחקים של %n זוגות. הריצו את הניסוי שוב כדי לשחק אותם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further pairs are whole but not counted, because an earlier pair is missing.</source>
        <translation>
            <numerusform>זוג אחד נוסף שלם אך אינו נספר, כי חסר זוג קודם.</numerusform>
            <numerusform>%n זוגות נוספים שלמים אך אינם נספרים, כי חסר זוג קודם.</numerusform>
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
        <source>A zodiac piece moves at most so many segments at the start of a turn.</source>
        <translation>כמה מקטעים לכל היותר נע כלי מזלות בתחילת תור.</translation>
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
        <source>%1 may use the power of the segment&apos;s colour once more.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: אפשר להשתמש פעם נוספת ביכולת של צבע המקטע.</translation>
    </message>
    <message>
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>כחול: %1 יכול ליצור פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push once more, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>אדום: %1 יכול לנוע או לדחוף פעם נוספת, משבצת אחת.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>ירוק: %1 יכול להגדיל משהו פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>צהוב: %1 יכול לתקוף פעם נוספת, בדרגה אחת.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so once more.</source>
        <translation>כחול: אחד הכלים שיצרו יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so once more, by one space.</source>
        <translation>אדום: אחד הכלים שהשתמשו במטה יכול לעשות זאת פעם נוספת, משבצת אחת.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so once more.</source>
        <translation>ירוק: אחד הכלים שהשתמשו במטבע יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so once more, with one pip.</source>
        <translation>צהוב: אחד הכלים שתקפו יכול לעשות זאת פעם נוספת, בדרגה אחת.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: כלי המזלות עדיין לא הונח.</translation>
    </message>
    <message>
        <source>%1 stands on %2, blue: who creates this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, כחול: מי שיוצר בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 stands on %2, red: who uses a rod this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, אדום: מי שמשתמש במטה בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 stands on %2, green: who uses a disc this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, ירוק: מי שמשתמש במטבע בתור הזה יכול לעשות זאת פעם נוספת.</translation>
    </message>
    <message>
        <source>%1 stands on %2, yellow: who attacks this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 על %2, צהוב: מי שתוקף בתור הזה יכול לעשות זאת פעם נוספת.</translation>
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
        <source>At the start of the turn, before anything else, you move your zodiac piece. In your first turn you place it on any segment.</source>
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
        <source>If the colour of your segment matches a suit power that you have used in this turn by any card, major arcana included, the same minion, if it is still in play, may use that suit once more at the end of the turn: blue a cup, yellow a sword, green a disc, red a rod.</source>
        <translation>אם צבע המקטע שלכם מתאים ליכולת של סדרה שהשתמשתם בה בתור הזה באמצעות קלף כלשהו, כולל ארקנה גדולה, אותו משרת, אם הוא עדיין במשחק, יכול להשתמש בסדרה הזאת פעם נוספת בסוף התור: כחול גביע, צהוב חרב, ירוק מטבע, אדום מטה.</translation>
    </message>
    <message>
        <source>With a sword or a rod the minion then counts as one pip, whatever its size.</source>
        <translation>בחרב או במטה המשרת נחשב אז לבעל דרגה אחת, בלי קשר לגודלו.</translation>
    </message>
    <message>
        <source>If several minions used the power, one of them does. It is the plain power of the suit, without what the card added to it.</source>
        <translation>אם כמה משרתים השתמשו ביכולת, אחד מהם עושה זאת. זו היכולת הפשוטה של הסדרה, בלי מה שהקלף הוסיף לה.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if its like is created again.</source>
        <translation>זה אף פעם אינו מקושר ליכולות של הקלף. כל חצי של קישור נחשב שימוש של המשרת שעשה אותו. משרת שעזב את הלוח אינו במשחק, גם אם נוצר שוב כמוהו.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the number of your segment, you may fill your hand up to the limit, or less, without discarding.</source>
        <translation>אחר כך מטילים קובייה בת שתים־עשרה פאות. אם היא מראה את מספר המקטע שלכם, אפשר למלא את היד עד המגבלה, או פחות, בלי להשליך.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>בסוף תור באה קודם היכולת החוזרת, אחר כך הקובייה, ואז כל השאר.</translation>
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
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>כחול: %1 יכול ליצור פעם נוספת.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>אדום: %1 יכול לנוע או לדחוף משבצת אחת פעם נוספת.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>ירוק: %1 יכול להגדיל משהו פעם נוספת.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, as with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>צהוב: %1 יכול לתקוף פעם נוספת, כאילו בדרגה אחת.</translation>
    </message>
    <message>
        <source>Blue: one of these may create once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>כחול: אחד מאלה יכול ליצור פעם נוספת: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>אדום: אחד מאלה יכול לנוע או לדחוף משבצת אחת פעם נוספת: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>ירוק: אחד מאלה יכול להגדיל משהו פעם נוספת: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack once more, as with one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>צהוב: אחד מאלה יכול לתקוף פעם נוספת, כאילו בדרגה אחת: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip.</source>
        <extracomment>%1: player</extracomment>
        <translation>השתמשו ביכולת של הגלגל, או דלגו.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1: אפשר להשתמש ביכולת של הגלגל.</translation>
    </message>
    <message>
        <source>Your turn: place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם: הניחו את כלי המזלות על הגלגל.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1: הנחת כלי מזלות על הגלגל.</translation>
    </message>
    <message>
        <source>Your turn: move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם: הזיזו את כלי המזלות על הגלגל.</translation>
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
        <source>The wheel is on blue: a cup may be used once more.</source>
        <translation>הגלגל על כחול: אפשר להשתמש פעם נוספת בגביע.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used once more.</source>
        <translation>הגלגל על אדום: אפשר להשתמש פעם נוספת במטה.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used once more.</source>
        <translation>הגלגל על ירוק: אפשר להשתמש פעם נוספת במטבע.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used once more.</source>
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
        <source>This piece has not used the power in this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>הכלי הזה לא השתמש ביכולת בתור הזה: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power counts as one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת החוזרת נחשבת דרגה אחת (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת החוזרת אף פעם אינה מקושרת לאחרת (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats is to be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם צריך להשתמש ביכולת שהגלגל חוזר עליה, או לדלג עליה (%1).</translation>
    </message>
    <message>
        <source>Whoever has been attacked answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קודם עונה מי שהותקף (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, when you have drawn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>בסוף תור, אחרי שמשכתם, באה קודם היכולת החוזרת, אחר כך הקובייה, ואז כל השאר.</translation>
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
        <translation>%1 מול %2 מקטין את %3 לקטן.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 מול %2 מקטין את %3 לבינוני.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose player may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 מול %2 אינו מספיק נגד %3, ואפשר להשיב מכה.</translation>
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
        <source>%1, your piece has thrown more. Strike back and shrink the attacker by one, or leave it?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, לכלי שלכם יצא יותר. להשיב מכה ולהקטין את התוקף בדרגה אחת, או לוותר?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1: החלטה אם להשיב מכה.</translation>
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
        <source>No dice have been thrown lately.</source>
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
        <translation>בכל פעם שטורפים את ערימת ההשלכה לקופה חדשה, החפיסה התרוקנה פעם אחת.</translation>
    </message>
    <message>
        <source>After as many exhaustions as there are players, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>אחרי התרוקנויות כמספר השחקנים מסיימים את התור; אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>אחרי התרוקנות אחת מסיימים את התור; אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</numerusform>
            <numerusform>אחרי %n התרוקנויות מסיימים את התור; אחר כך לכולם תור אחד נוסף, החל בשחקן הבא.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; equal highest scores share the win.</source>
        <translation>אחר כך הניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message numerus="yes">
        <source>The last turns: %n are left, with this one.</source>
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
        <source>Nothing is announced in any of these last turns.</source>
        <translation>באף אחד מהתורות האחרונים האלה לא מכריזים על דבר.</translation>
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
        <source>Attack an enemy piece in the target space with dice: if its sum is lower, it shrinks by the difference; if its sum is higher, it may take a pip off the attacker.</source>
        <translation>תקפו עם קוביות כלי אויב במשבצת המטרה: אם הסכום שלו נמוך יותר, הוא קטן בהפרש; אם הסכום שלו גבוה יותר, הוא יכול להוריד לתוקף דרגה.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice: each whose sum is lower shrinks by the difference; each whose sum is higher may take a pip off the attacker.</source>
        <translation>תקפו עם קוביות כלי אויב אחד או יותר במשבצת המטרה: כל אחד שהסכום שלו נמוך יותר קטן בהפרש; כל אחד שהסכום שלו גבוה יותר יכול להוריד לתוקף דרגה.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>או הקטינו את המשרת עצמו בלי קוביות.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>או הקטינו עד כלום שטח מטרה של ארקנה קטנה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>או הקטינו שטח מטרה בלי כלי אויב בנקודה אחת, או לקלף נמוך יותר מאותו סוג, או קלף ארקנה קטנה עד כלום.</translation>
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
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus takes 1 off, a blank counts nothing; a sum below 0 counts as 0.</source>
        <translation>כל כלי מגן מטיל קובייה אחת לכל דרגה שלו. קובייה מראה פלוס, מינוס או צד ריק, כל אחד בסיכוי של אחד לשלושה. פלוס נחשב 1, מינוס מוריד 1, צד ריק לא נחשב; סכום מתחת ל־0 נחשב 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its player may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>אם לתוקף הסכום הגבוה יותר, המגן קטן בהפרש. אם למגן הסכום הגבוה יותר, הוא יכול להקטין את התוקף בדרגה אחת. סכומים שווים אינם משנים דבר.</translation>
    </message>
    <message>
        <source>Below one pip a piece is destroyed. If the stash lacks the size that is needed, the piece becomes the next smaller one that is there, or is destroyed.</source>
        <translation>מתחת לדרגה אחת כלי מושמד. אם במאגר חסר הגודל הדרוש, בא במקומו הגודל הקטן הבא שיש שם, או שהכלי מושמד.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>כל הכלים האלה שומרים על כיוונם.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>או תקפו את שטח המטרה, אלא אם כן עומד בו כלי אויב: הוא מושלך ומוחלף בקלף ששווה נקודה פחות, או בקלף נמוך יותר מאותו סוג. הארקנה הגדולה מסודרת לפי מספריה, הקטנה ממלך עד אס, מה שלא תהיה הסדרה. הכלים נשארים.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. Wasteland or void is then left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>שטח מטרה של ארקנה קטנה בלי כלי אויב אפשר גם להקטין עד כלום. אז נשארת שממה או תהום, וכלים שנמצאים אז בתהום חוזרים למאגריהם, גם אלה שבמשבצות שכנות.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing, by at most the pips with which it began the turn, or with which it came during the turn. If the stash lacks the size, it becomes the next smaller one that is there, or is destroyed. If it survives, it may be oriented.</source>
        <translation>או שמשרת מקטין את עצמו בלי קוביות, לאן שלא יפנה, לכל היותר כמספר הדרגות שהיו לו בתחילת התור, או כשהגיע במהלכו. אם במאגר חסר הגודל הדרוש, בא במקומו הגודל הקטן הבא שיש שם, או שהכלי מושמד. אם הוא שורד, אפשר להפנות אותו.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, the step between needs no card.</source>
        <translation>אם שתיהן מקטינות את אותו שטח, שלב הביניים אינו דורש קלף.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if surely no more than %n pieces remain there after the sword, that is, without dice.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בטוח, כלומר בלי קוביות, שאחרי החרב לא יישאר שם יותר מכלי אחד.</numerusform>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בטוח, כלומר בלי קוביות, שאחרי החרב לא יישארו שם יותר מ־%n כלים.</numerusform>
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
        <source>Points off:</source>
        <translation>נקודות פחות:</translation>
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
        <source>Nobody is asked whether to strike back now, or something else is to be decided (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>איש לא נשאל עכשיו אם להשיב מכה, או שצריך להחליט דבר אחר (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by %n pips at most, as many as it had when the turn began or when it came (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>הכלי יכול להקטין את עצמו לכל היותר בדרגה אחת, כמספר הדרגות שהיו לו בתחילת התור או כשהגיע (%1).</numerusform>
            <numerusform>הכלי יכול להקטין את עצמו לכל היותר ב־%n דרגות, כמספר הדרגות שהיו לו בתחילת התור או כשהגיע (%1).</numerusform>
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
        <source>The rod may bring a piece into any space except the void, provided that the sword is certain, without dice, to leave no more pieces there than the limits allow.</source>
        <translation>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בטוח, כלומר בלי קוביות, שאחרי החרב לא יישארו שם יותר כלים מכפי שהמגבלות מתירות.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied one after the other, in the order of seats, then of sizes from small to large, then of facings. Then the players of the defenders with higher sums are asked in that order. When the attacker is gone, the rest lapse.</source>
        <translation>קודם מטילים את כל הקוביות. אחר כך התוצאות חלות בזו אחר זו, לפי סדר המושבים, אחר כך לפי הגודל מקטן לגדול, אחר כך לפי הכיוון. אחר כך נשאלים לפי הסדר הזה בעלי המגינים עם הסכומים הגבוהים. כשהתוקף איננו, השאר בטל.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>מגינים בהתקפה</translation>
    </message>
    <message>
        <source>An attack with dice names so many enemy pieces.</source>
        <translation>כמה כלי אויב מציינת התקפה עם קוביות.</translation>
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
        <source>The attacker rolls so many dice; 0 means as many as it has pips.</source>
        <translation>כמה קוביות מטיל התוקף; 0 פירושו כמספר דרגותיו.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>התרוקנויות החפיסה</translation>
    </message>
    <message>
        <source>After so many reshuffles the last turns begin; 0 means one for each player.</source>
        <translation>אחרי כמה טריפות מחדש מתחילים התורות האחרונים; 0 פירושו אחת לכל משתתף.</translation>
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
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>זה מנצח את המשחק.</translation>
    </message>
    <message>
        <source>You have what you need for announcing your last turn.</source>
        <translation>יש לכם מה שצריך כדי להכריז על התור האחרון.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>אתם לפני כולם, וזה מה שצריך.</translation>
    </message>
    <message>
        <source>Without it you are out at the end of this turn.</source>
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
        <source>It stops the announcement of somebody else: %n points are missing.</source>
        <translation>
            <numerusform>זה עוצר הכרזה של מישהו אחר: חסרה נקודה אחת.</numerusform>
            <numerusform>זה עוצר הכרזה של מישהו אחר: חסרות %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes away the lead that somebody else needs to win: %n points are missing.</source>
        <translation>
            <numerusform>זה שולל את היתרון הדרוש למישהו אחר לניצחון: חסרה נקודה אחת.</numerusform>
            <numerusform>זה שולל את היתרון הדרוש למישהו אחר לניצחון: חסרות %n נקודות.</numerusform>
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
        <source>%n points of yours are no longer in danger.</source>
        <translation>
            <numerusform>נקודה אחת שלכם כבר אינה בסכנה.</numerusform>
            <numerusform>%n נקודות שלכם כבר אינן בסכנה.</numerusform>
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
        <source>You have %n cards more in hand.</source>
        <translation>
            <numerusform>יש לכם קלף אחד יותר ביד.</numerusform>
            <numerusform>יש לכם %n קלפים יותר ביד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand can use %n more suits.</source>
        <translation>
            <numerusform>היד שלכם יכולה להשתמש בסדרה אחת יותר.</numerusform>
            <numerusform>היד שלכם יכולה להשתמש ב־%n סדרות יותר.</numerusform>
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
        <source>Everything else gives away more.</source>
        <translation>כל דבר אחר מוותר על יותר.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and the bounds within which it probably lies, all as percentages</extracomment>
        <translation>%1 (בין %2 ל־%3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <translation>סיכויי הניצחון שלכם אז הם כ־%1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>״%1״ עכשיו: הסיכוי שתנצחו, בכך או בהמשך, הוא %2.</translation>
    </message>
    <message>
        <source>If you announce now, the chance that you hold what you need until the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>אם תכריזו עכשיו, הסיכוי שתחזיקו במה שצריך עד סוף התור הבא שלכם הוא %1.</translation>
    </message>
    <message>
        <source>If you wait, the chance that you win later is %1.</source>
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
        <source>As things stand, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>כפי שהמצב כעת, התור הזה אינו יכול להסתיים ב״%1״.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1: the number of the turn, %2: who decided</extracomment>
        <translation>תור %1: %2</translation>
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
        <source>A step below shows a higher chance, but it was thought about less, so that its number is less certain.</source>
        <translation>צעד שמופיע למטה מראה סיכוי גבוה יותר, אבל הוא נבדק פחות, ולכן המספר שלו ודאי פחות.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of somebody else</extracomment>
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
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, כל האחרים ינצחו.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, כל האחרים ינצחו.</numerusform>
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
        <source>If you have fewer than %n points when your next turn ends, the turn after it is passed over.</source>
        <translation>
            <numerusform>אם בסוף התור הבא שלכם יהיה לכם פחות מנקודה אחת, ידלגו על התור שלכם שאחריו.</numerusform>
            <numerusform>אם בסוף התור הבא שלכם יהיו לכם פחות מ־%n נקודות, ידלגו על התור שלכם שאחריו.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>ההצעה</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All are revealed at once.</source>
        <translation>כולם בוחרים בסתר קלף הצעה מהיד. כל הקלפים נחשפים בבת אחת.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, ace.</source>
        <translation>קלף הארקנה הגדולה בעל המספר הגבוה ביותר זוכה, מהשוטה (0) עד העולם (21). אם איש לא הציע כזה, זוכה קלף הארקנה הקטנה הגבוה ביותר: מלך, מלכה, אביר, נער, עשר עד שתיים, אס.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>אם ההצעות הגבוהות ביותר שוות, קלפי ההצעה מונחים בצד וכולם מציעים שוב.</translation>
    </message>
    <message>
        <source>If the hands run out, lots decide who goes first.</source>
        <translation>אם הידיים נגמרות, הגורל מכריע מי פותח.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>אם הידיים נגמרות, שחקן A פותח.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the one nearer to the winner&apos;s left comes first.</source>
        <translation>ההצעות מכריעות גם את סדר שאר התורות: מההצעה הגבוהה לנמוכה. מבין הצעות מפסידות שוות קודמת זו שקרובה יותר לשמאלו של הזוכה.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting with the player who goes last, up to the winner, each takes cards of choice up to a full hand.</source>
        <translation>קלפי ההצעה מכל הסיבובים מונחים אז גלויים. החל במי שמשחק אחרון ועד הזוכה, כל אחד לוקח קלפים לבחירתו עד יד מלאה.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting at the winner&apos;s right and going counter-clockwise, each takes cards of choice up to a full hand; the winner is last.</source>
        <translation>קלפי ההצעה מכל הסיבובים מונחים אז גלויים. החל במי שיושב מימין לזוכה ונגד כיוון השעון, כל אחד לוקח קלפים לבחירתו עד יד מלאה; הזוכה אחרון.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is full here with %n cards, as it was dealt.</source>
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
        <source>Take a card out of the bid cards.</source>
        <translation>קחו קלף מקלפי ההצעה.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>הציעו קלף בסתר: הגבוה ביותר פותח, וקלפי הארקנה הגדולה גוברים על כל האחרים.</translation>
    </message>
    <message>
        <source>%1 takes a card out of the bid cards.</source>
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
        <source>If both affect the same piece or territory, the step between needs no piece and no card.</source>
        <translation>אם שתיהן משפיעות על אותו כלי או שטח, שלב הביניים אינו דורש כלי ואינו דורש קלף.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space but the void, if no more pieces remain there after the second than the limits allow.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, אם אחרי השנייה לא נשארים שם יותר כלים מכפי שהמגבלות מתירות.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space but the void, if no more than %n pieces remain there after the second.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, אם אחרי השנייה לא נשאר שם יותר מכלי אחד.</numerusform>
            <numerusform>הראשונה יכולה להביא כלי לכל משבצת חוץ מהתהום, אם אחרי השנייה לא נשארים שם יותר מ־%n כלים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from your hand or from anywhere in the discard pile.</source>
        <translation>הקלף בא מהיד או מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>The card comes from your hand.</source>
        <translation>הקלף בא מהיד.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>הקלף בא מכל מקום שתבחרו בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Played from your hand, this card lies in the discard pile itself.</source>
        <translation>אם הקלף הזה משוחק מהיד, גם הוא עצמו נמצא אז בערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged before its card is lifted: a space beside its old place counts as wasteland.</source>
        <translation>היכן שטח יכול לנחות נקבע לפני שמרימים את הקלף שלו: משבצת הסמוכה למקומו הקודם נחשבת שממה.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged after its card is lifted: a space beside nothing but its old place counts as void.</source>
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
        <translation>אס של גביעים</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>שתיים של גביעים</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>שלוש של גביעים</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>ארבע של גביעים</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>חמש של גביעים</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>שש של גביעים</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>שבע של גביעים</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>שמונה של גביעים</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>תשע של גביעים</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>עשר של גביעים</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>נער של גביעים</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>אביר של גביעים</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>מלכה של גביעים</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>מלך של גביעים</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>אס של מטות</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>שתיים של מטות</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>שלוש של מטות</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>ארבע של מטות</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>חמש של מטות</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>שש של מטות</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>שבע של מטות</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>שמונה של מטות</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>תשע של מטות</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>עשר של מטות</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>נער של מטות</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>אביר של מטות</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>מלכה של מטות</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>מלך של מטות</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>אס של מטבעות</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>שתיים של מטבעות</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>שלוש של מטבעות</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>ארבע של מטבעות</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>חמש של מטבעות</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>שש של מטבעות</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>שבע של מטבעות</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>שמונה של מטבעות</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>תשע של מטבעות</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>עשר של מטבעות</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>נער של מטבעות</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>אביר של מטבעות</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>מלכה של מטבעות</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>מלך של מטבעות</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>אס של חרבות</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>שתיים של חרבות</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>שלוש של חרבות</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>ארבע של חרבות</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>חמש של חרבות</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>שש של חרבות</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>שבע של חרבות</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>שמונה של חרבות</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>תשע של חרבות</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>עשר של חרבות</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>נער של חרבות</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>אביר של חרבות</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>מלכה של חרבות</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>מלך של חרבות</translation>
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
        <source>Replace a targeted enemy piece with one of yours of the same size from your stash, then orient it.</source>
        <translation>החליפו כלי אויב שהוא מטרה בכלי שלכם באותו גודל מהמאגר, ואז הפנו אותו.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in yours, this is impossible.</source>
        <translation>כלי האויב חוזר למאגר שלו. אם אין במאגר שלכם כלי בגודל הזה, זה בלתי אפשרי.</translation>
    </message>
    <message>
        <source>A piece of your own cannot be replaced.</source>
        <translation>כלי שלכם אי אפשר להחליף כך.</translation>
    </message>
    <message>
        <source>A piece of your own may be replaced, too.</source>
        <translation>גם כלי שלכם אפשר להחליף כך.</translation>
    </message>
    <message>
        <source>A piece of your own, or of one who plays together with you, may be replaced, too.</source>
        <translation>גם כלי שלכם, או כלי של מי שמשחק יחד אתכם, אפשר להחליף כך.</translation>
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
        <translation>השתמשו ביכולות של שטח ארקנה גדולה אחר כלשהו על הלוח.</translation>
    </message>
    <message>
        <source>Whoever is a minion for the card that copies is one for the copied powers, too. The copied card stays where it is, and is neither played nor discarded.</source>
        <translation>המשרתים של הקלף המעתיק הם גם המשרתים של היכולות המועתקות. הקלף המועתק נשאר במקומו, ואינו משוחק ואינו מושלך.</translation>
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
        <source>No limit of pieces in a space holds.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>שום מגבלה של כלים במשבצת אינה חלה.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
        <translation>
            <numerusform>המגבלה של כלי אחד במשבצת אינה חלה.</numerusform>
            <numerusform>המגבלה של %n כלים במשבצת אינה חלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space.</source>
        <translation>צרו כלי קטן שלכם במשבצת המטרה.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of yours in the target space, if fewer than %n pieces stand there.</source>
        <translation>
            <numerusform>צרו כלי קטן שלכם במשבצת המטרה, אם עומד שם פחות מכלי אחד.</numerusform>
            <numerusform>צרו כלי קטן שלכם במשבצת המטרה, אם עומדים שם פחות מ־%n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you target an enemy piece, you may create another small one of that enemy instead.</source>
        <translation>אם אתם מכוונים אל כלי אויב, אפשר ליצור במקום זה עוד כלי קטן באותו צבע.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ארקנה קטנה כלשהו על שממת מטרה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ששווה נקודה אחת בדיוק על שממת מטרה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>כשטח חדש אפשר להניח את הקלף העליון של הקופה, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>או צרו שטח: הניחו את הקלף העליון של הקופה, מה שלא יהיה, על שממת מטרה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ארקנה קטנה כלשהו על שממת המטרה, אלא אם כן עומד בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card from your hand that is worth exactly one point on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>או צרו שטח: הניחו מהיד קלף ששווה נקודה אחת בדיוק על שממת המטרה, אלא אם כן עומד בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>במקום זה אפשר להניח את הקלף העליון של הקופה, בלי להסתכל בו, מה שלא יהיה.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, unseen and whatever it is, on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>או צרו שטח: הניחו את הקלף העליון של הקופה, בלי להסתכל בו ומה שלא יהיה, על שממת המטרה, אלא אם כן עומד בה כלי אויב. הכלים שלכם שם נשארים.</translation>
    </message>
    <message>
        <source>Territories are not created.</source>
        <translation>לא יוצרים שטחים.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, which may be full. The void is no target.</source>
        <translation>הוסיפו כלי קטן אחד מהמאגר שלכם, בכל כיוון, למשבצת המטרה, שיכולה להיות מלאה. התהום אינה מטרה.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, if it is not full. The void is no target.</source>
        <translation>הוסיפו כלי קטן אחד מהמאגר שלכם, בכל כיוון, למשבצת המטרה, אם אינה מלאה. התהום אינה מטרה.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland, too.</source>
        <translation>יוצרים כלים גם בשממה.</translation>
    </message>
    <message>
        <source>Pieces are not created in wasteland.</source>
        <translation>לא יוצרים כלים בשממה.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does. The space may be full.</source>
        <translation>או, אם אתם מכוונים אל כלי אויב, הוסיפו למשבצת שלו כלי קטן אחד באותו צבע, באותו כיוון. המשבצת יכולה להיות מלאה.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does, if the space is not full.</source>
        <translation>או, אם אתם מכוונים אל כלי אויב, הוסיפו למשבצת שלו כלי קטן אחד באותו צבע, באותו כיוון, אם המשבצת אינה מלאה.</translation>
    </message>
    <message>
        <source>Pieces of enemies are not created.</source>
        <translation>לא יוצרים כלי אויב.</translation>
    </message>
    <message>
        <source>Without a small piece in the stash concerned, this is impossible.</source>
        <translation>אם אין כלי קטן במאגר המתאים, זה בלתי אפשרי.</translation>
    </message>
    <message>
        <source>A minion may also create in the space on which it stands, because it may target itself.</source>
        <translation>משרת יכול ליצור גם במשבצת שבה הוא עומד, כי הוא יכול לכוון אל עצמו.</translation>
    </message>
    <message>
        <source>A minion that targets itself creates in its target space all the same: where it points, or, if it is upright, where it stands.</source>
        <translation>משרת שמכוון אל עצמו יוצר בכל זאת במשבצת המטרה שלו: לאן שהוא פונה, או, אם הוא זקוף, היכן שהוא עומד.</translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space, if it is not full.</source>
        <translation>צרו כלי קטן שלכם במשבצת המטרה, אם אינה מלאה.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>אבל במשחק הזה אין קלף בערך הזה.</translation>
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
        <source>The value “%1” is not allowed; expected is: %2.</source>
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
        <source>The parent says the same already.</source>
        <translation>ההורה כבר אומר אותו דבר.</translation>
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
        <source>The ruleset has switched off what “%1” is about.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>ערכת החוקים כיבתה את מה ש״%1״ עוסק בו.</translation>
    </message>
    <message>
        <source>The file ends within a line; what stands before it can be used.</source>
        <translation>הקובץ נגמר באמצע שורה; במה שלפניה אפשר להשתמש.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot take it up at this moment.</source>
        <translation>התור התחיל, והחוקים האלה אינם יכולים לקבל אותו ברגע הזה.</translation>
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
        <source>This is %1; expected is %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>זה %1; צפוי: %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>״%1״ אינו קובץ רגיל.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which is there already.</source>
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
        <source>The smallest number of players may not be above the greatest.</source>
        <translation>מספר השחקנים המזערי אינו יכול להיות גדול מהמרבי.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold, and cards are chosen only where the mechanic for it is played.</source>
        <translation>יד אינה יכולה להתחיל עם יותר קלפים מכפי שמותר לה להחזיק, וקלפים נבחרים רק היכן שמשחקים במנגנון לכך.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>כלי קטן אחד חייב להישאר בכל מאגר, כדי להניח אותו ראשון.</translation>
    </message>
    <message>
        <source>A spot card may not be worth more than royalty, nor royalty more than a major.</source>
        <translation>קלף מספר אינו יכול להיות שווה יותר מקלף חצר, וקלף חצר לא יותר מארקנה גדולה.</translation>
    </message>
    <message>
        <source>Only one of them can say what announcing the end of the game means.</source>
        <translation>רק אחד מהם יכול לומר מה משמעות ההכרזה על סוף המשחק.</translation>
    </message>
    <message>
        <source>Where nobody bids, bids cannot decide the order of the turns.</source>
        <translation>היכן שאיש אינו מציע, הצעות אינן יכולות להכריע את סדר התורות.</translation>
    </message>
    <message>
        <source>The lower bound may not be above the upper one.</source>
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
        <source>Replace everything by %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>להחליף הכול ב־%1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>להוסיף את המנגנון %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to the value that is usual: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>לקבוע את %1 לערך הרגיל: %2.</translation>
    </message>
    <message>
        <source>Call %1 “%2” instead.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>לקרוא ל־%1 בשם ״%2״ במקום.</translation>
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
        <source>Make %n further changes like that.</source>
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
        <translation>כאן עומד %1, אבל צפוי %2.</translation>
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
        <source>No card lies on this board. A space with a card is written *, or with the name of the card.</source>
        <translation>אין קלף על הלוח הזה. משבצת שיש בה קלף נכתבת כ־⁨*⁩, או בשם הקלף.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither to play one nor to activate a territory.</source>
        <translation>לעולם אי אפשר להשתמש בשום קלף: תור אינו מאפשר לשחק קלף וגם לא להפעיל שטח.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>המשחק לעולם לא יסתיים: אין בו מנגנון שמסיים אותו, כמו התור האחרון שהוכרז.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id, which has lower-case letters from a to z, digits and hyphens only.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>״%1״ אינו יכול להיות מזהה: במזהה יש רק אותיות קטנות מ־a עד z, ספרות ומקפים.</translation>
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
        <source>The highest bid can decide only where there is bidding, and the first seat must be a seat of the game.</source>
        <translation>ההצעה הגבוהה ביותר יכולה להכריע מי פותח רק היכן שמציעים, והמושב הראשון חייב להיות אחד ממושבי המשחק.</translation>
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
        <source>Close what is still open.</source>
        <translation>לסגור את מה שעדיין פתוח.</translation>
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
        <translation>המשחק לעולם לא יסתיים: בהגדרה הזאת המנגנון ״%1״ אינו יכול לסיים אותו.</translation>
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
        <source>This was made for a later version of the program: its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>זה נוצר לגרסה מאוחרת יותר של התוכנה: התבנית שלו היא %1, והתוכנה הזאת מכירה תבניות עד %2.</translation>
    </message>
    <message>
        <source>A text is written with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>כאן כותבים טקסט עם השפה שלו: %2.</translation>
    </message>
    <message>
        <source>Gnostica has a deck of that id already. Rename its folder, and “id” in deck.json.</source>
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
        <source>A cup, rod, disc or sword on the die is the power of that suit, a star that of the card %1, a wild face that of the card %2. Whoever is a minion for the card that rolls is one for that power, too.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>גביע, מטה, מטבע או חרב על הקובייה הם היכולת של הסדרה הזאת, כוכב הוא היכולת של הקלף %1, ופאת ג׳וקר היא היכולת של הקלף %2. המשרתים של הקלף המטיל הם גם המשרתים של היכולת הזאת.</translation>
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
        <source>The colour die has six faces, each as likely as the others: a cup, a rod, a disc, a sword, a star and a wild face.</source>
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
        <source>A territory of any value, or a wasteland, may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
        <translation>שטח בכל ערך, או שממה, אפשר להחליף בקלף העליון של הקופה, מה שלא יהיה, אם לא עומד שם כלי אויב.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
        <translation>שטח בכל ערך אפשר להחליף בקלף העליון של הקופה, מה שלא יהיה, אם לא עומד שם כלי אויב.</translation>
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
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>או הגדילו שטח מטרה בלי כלי אויב: החליפו אותו בקלף ששווה יותר, או בקלף גבוה יותר מאותו סוג.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth one point more.</source>
        <translation>או הגדילו שטח מטרה בלי כלי אויב: החליפו אותו בקלף ששווה נקודה אחת יותר.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>הגדילו את המשרת או כלי מטרה בדרגה אחת, מהמאגר של בעליו.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>שממה בלי כלי אויב יכולה לגדול לקלף בשווי נקודה אחת.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers, minor ones from ace and two up to page, knight, queen and king, whatever their suit. Pieces stay.</source>
        <translation>או הגדילו את שטח המטרה, אלא אם כן עומד בו כלי אויב: הוא מושלך ומוחלף בקלף ששווה יותר, או בקלף גבוה יותר מאותו סוג. הארקנה הגדולה מסודרת לפי מספריה, הקטנה מאס ושתיים עד נער, אביר, מלכה ומלך, מה שלא תהיה הסדרה. הכלים נשארים.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>או הגדילו את שטח המטרה, אלא אם כן עומד בו כלי אויב: הוא מושלך ומוחלף בקלף ששווה נקודה אחת יותר בדיוק. קלף ארקנה גדולה אינו יכול לגדול. הכלים נשארים.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may grow, too: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>גם שממת מטרה בלי כלי אויב יכולה לגדול: מניחים שם קלף בשווי נקודה אחת בדיוק. הכלים נשארים.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, unless an enemy piece stands there, with the top card of the draw pile, unseen, whatever it is. The old card is discarded; pieces stay.</source>
        <translation>או החליפו את שטח המטרה, בכל ערך, אלא אם כן עומד בו כלי אויב, בקלף העליון של הקופה, בלי להסתכל בו, מה שלא יהיה. הקלף הישן מושלך; הכלים נשארים.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>את הקלף העליון של הקופה אפשר להניח גם על שממת מטרה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>החליפו את המשרת או כלי מטרה בכלי גדול ממנו בדרגה אחת בדיוק, מהמאגר של בעליו. כלי שלכם אפשר אז להפנות; כלי אויב שומר על כיוונו.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>אם אין במאגר כלי בגודל הזה, זה בלתי אפשרי. כלי גדול אינו יכול לגדול.</translation>
    </message>
    <message>
        <source>Territories do not grow.</source>
        <translation>שטחים אינם גדלים.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, the step between needs no piece.</source>
        <translation>אם שתי היכולות יוצרות ומגדילות את אותו כלי, שלב הביניים אינו דורש כלי.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>אם שתי היכולות יוצרות ומגדילות את אותו כלי או שטח, שלב הביניים אינו דורש כלי ואינו דורש קלף.</translation>
    </message>
    <message>
        <source>If both grow the same piece, the step between needs no piece.</source>
        <translation>אם שתיהן מגדילות את אותו כלי, שלב הביניים אינו דורש כלי.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, the step between needs no piece and no card.</source>
        <translation>אם שתיהן מגדילות את אותו כלי, שטח או שממה, שלב הביניים אינו דורש כלי ואינו דורש קלף.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>אם שתיהן מגדילות את אותו כלי או שטח, שלב הביניים אינו דורש כלי ואינו דורש קלף.</translation>
    </message>
    <message>
        <source>A page, knight, queen or king cannot grow, either: no card is worth one point more.</source>
        <translation>גם נער, אביר, מלכה או מלך אינם יכולים לגדול: אין קלף ששווה נקודה אחת יותר.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, cannot grow, either: no card is worth one point more.</source>
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
        <source>All goes as before until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>הכול מתנהל כמו קודם עד תור %1.</translation>
    </message>
    <message numerus="yes">
        <source>By these rules %n players could not play.</source>
        <translation>
            <numerusform>לפי החוקים האלה שחקן אחד לא יכול היה לשחק.</numerusform>
            <numerusform>לפי החוקים האלה %n שחקנים לא יכולים היו לשחק.</numerusform>
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
        <source>Chance would then be asked for something else.</source>
        <translation>מהגורל היה מתבקש דבר אחר.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>הגורל היה מכריע קודם משהו.</translation>
    </message>
    <message>
        <source>It would then be the decision of %1.</source>
        <translation>ההחלטה הייתה עוברת אל %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>המשחק לא היה נגמר היכן שנגמר.</translation>
    </message>
    <message>
        <source>This would then have another outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>זה היה מסתיים בתוצאה אחרת: ״%1״</translation>
    </message>
    <message>
        <source>Other players would have won or been eliminated.</source>
        <translation>אחרים היו מנצחים או יוצאים.</translation>
    </message>
    <message>
        <source>Other pieces would stand on the board.</source>
        <translation>כלים אחרים היו עומדים על הלוח.</translation>
    </message>
    <message>
        <source>Other territories would lie on the board.</source>
        <translation>שטחים אחרים היו מונחים על הלוח.</translation>
    </message>
    <message>
        <source>Other cards would be in the hands.</source>
        <translation>קלפים אחרים היו נמצאים בידיים.</translation>
    </message>
    <message>
        <source>Other cards would lie in the piles.</source>
        <translation>קלפים אחרים היו מונחים בערימות.</translation>
    </message>
    <message>
        <source>It would be the turn of somebody else.</source>
        <translation>התור היה עובר למישהו אחר.</translation>
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
        <source>Each player chooses %n cards of the first hand from cards that lie open.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>כל שחקן בוחר קלף אחד של היד הראשונה מקלפים גלויים.</numerusform>
            <numerusform>כל שחקן בוחר %n קלפים של היד הראשונה מקלפים גלויים.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is known who goes first, one card after the other is taken, from the player who goes last to the first; whoever is last in a round begins the next, which goes the other way.</source>
        <translation>כשידוע מי פותח, לוקחים קלף אחר קלף, מהשחקן האחרון לראשון; מי שאחרון בסיבוב פותח את הבא, שמתקדם בכיוון ההפוך.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than are chosen; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>יש קלף גלוי אחד יותר מכפי שבוחרים; מה שנשאר מושלך.</numerusform>
            <numerusform>יש %n קלפים גלויים יותר מכפי שבוחרים; מה שנשאר מושלך.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as are chosen.</source>
        <translation>יש קלפים גלויים כמספר הנבחרים.</translation>
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
        <source>%n cards are laid open, to be chosen from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>קלף אחד נחשף לבחירה.</numerusform>
            <numerusform>%n קלפים נחשפים לבחירה.</numerusform>
        </translation>
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
        <source>A territory is begun on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>ב־%1 מתחיל שטח.</translation>
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
            <numerusform>%n הקלפים של ערימת ההשלכה נטרפו ונעשו לקופה חדשה.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
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
        <source>What has been done of an unfinished step is taken back.</source>
        <translation>מה שנעשה מצעד שלא הושלם מבוטל.</translation>
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
    <name>gnostica::wording::FileFaults</name>
    <message>
        <source>%1 exists already.</source>
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
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>הסיבוב האחרון</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>ערימת ההשלכה נטרפה</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>תורות שנשארו בסיבוב האחרון</translation>
    </message>
    <message>
        <source>Once the discard pile has been shuffled into a new draw pile for the first time, you may declare the final round at the end of your turn.</source>
        <translation>אחרי שטרפו את ערימת ההשלכה לקופה חדשה בפעם הראשונה, אפשר להודיע על הסיבוב האחרון בסוף התור.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; equal highest scores share the win.</source>
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
        <translation>ערימת ההשלכה עדיין לא נטרפה לקופה חדשה (%1).</translation>
    </message>
    <message>
        <source>The final round is being played already (%1).</source>
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
        <source>What needs no minion can be done even when every minion is gone.</source>
        <translation>מה שאינו דורש משרת אפשר לעשות גם כשכל המשרתים נעלמו.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This holds for pieces only: a territory must land properly each time.</source>
        <translation>זה נכון רק לכלים: שטח חייב לנחות כראוי בכל פעם.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait, and the piece in question may be targeted wherever it is.</source>
        <translation>בין שני החצאים, כלים שבתהום ממתינים, ואל הכלי שמדובר בו אפשר לכוון בכל מקום שבו הוא נמצא.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece of yours that the first half has affected may act in the second if it is a minion.</source>
        <translation>שני משרתים יכולים לחלוק את החצאים. כלי שלכם שהחצי הראשון השפיע עליו יכול לפעול בחצי השני אם הוא משרת.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space on which a card lies is a territory.</source>
        <translation>הלוח הוא רשת ריבועית בלי קצה. משבצת שעליה מונח קלף היא שטח.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power and is worth nothing.</source>
        <translation>משבצת בלי קלף שחולקת צלע עם שטח היא שממה. כלים יכולים לעמוד בה; היא כמו שטח בלי יכולת ואינה שווה דבר.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there, and pieces that stand in the void after a completed step return to their owners&apos; stashes at once.</source>
        <translation>כל משבצת אחרת היא תהום. אי אפשר לעשות בה דבר, וכלים שעומדים בתהום אחרי צעד שהושלם חוזרים מיד למאגרים של בעליהם.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if %n pieces or more stand there, no matter whose they are.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>משבצת מלאה אם עומד בה כלי אחד או יותר, לא משנה של מי הוא.</numerusform>
            <numerusform>משבצת מלאה אם עומדים בה %n כלים או יותר, לא משנה של מי הם.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it, unless a rule says that it may be full. A space that already holds more stays as it is.</source>
        <translation>אי אפשר ליצור כלי במשבצת מלאה או להזיז כלי אליה, אלא אם כן חוק כלשהו מתיר זאת. משבצת שכבר יש בה יותר כלים נשארת כפי שהיא.</translation>
    </message>
    <message>
        <source>This holds for wasteland, too.</source>
        <translation>זה נכון גם לשממה.</translation>
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
        <extracomment>%1 and %2: how many cards lie side by side, and one below the other</extracomment>
        <translation>אחר כך פורשים קלפים גלויים ברשת, ברוחב %1 ובגובה %2. השאר הוא הקופה.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>ההצעות מכריעות מי פותח.</translation>
    </message>
    <message>
        <source>Lots decide who goes first; play goes clockwise.</source>
        <translation>הגורל מכריע מי פותח; המשחק מתקדם עם כיוון השעון.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>שחקן %1 פותח; המשחק מתקדם עם כיוון השעון.</translation>
    </message>
    <message>
        <source>Whoever has no piece on the board can only place one small piece from the stash, in any facing, on a territory or wasteland without pieces.</source>
        <translation>מי שאין לו כלי על הלוח יכול רק להניח כלי קטן אחד מהמאגר, בכל כיוון, על שטח או שממה בלי כלים.</translation>
    </message>
    <message>
        <source>If there is no such space, the turn is passed.</source>
        <translation>אם אין משבצת כזאת, מוותרים על התור.</translation>
    </message>
    <message>
        <source>If there is no such space, the hand may be refreshed.</source>
        <translation>אם אין משבצת כזאת, אפשר לרענן את היד.</translation>
    </message>
    <message>
        <source>Otherwise exactly one of these is done:</source>
        <translation>אחרת עושים בדיוק אחד מאלה:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of these:</source>
        <translation>אחרת כל פעולה היא בדיוק אחת מאלה:</translation>
    </message>
    <message>
        <source>To pass, refresh your hand without discarding or drawing.</source>
        <translation>כדי לוותר על התור, רעננו את היד בלי להשליך ובלי למשוך.</translation>
    </message>
    <message>
        <source>Instead of these you may pass.</source>
        <translation>במקום אלה אפשר לוותר על התור.</translation>
    </message>
    <message>
        <source>All powers are optional. Any of them may be left unused, even all of a card, but their order never changes.</source>
        <translation>כל היכולות הן רשות. אפשר לוותר על כל אחת מהן, אפילו על כל יכולות הקלף, אבל הסדר שלהן אינו משתנה לעולם.</translation>
    </message>
    <message>
        <source>When a card is played, every piece of yours on the board is a minion. Each power of the card may be used by any of them, by different ones or by the same.</source>
        <translation>כשמשחקים קלף, כל כלי שלכם על הלוח הוא משרת. בכל אחת מיכולות הקלף יכול להשתמש כל אחד מהם: אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for this action, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>כשמפעילים שטח, הכלים שלכם עליו הם משרתים לפעולה הזאת, לאן שלא יגיעו. בכל אחת מהיכולות יכול להשתמש כל אחד מהם: אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for the whole turn, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>כשמפעילים שטח, הכלים שלכם עליו הם משרתים לכל התור, לאן שלא יגיעו. בכל אחת מהיכולות יכול להשתמש כל אחד מהם: אותו משרת בכולן או משרתים שונים.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>כלי שהוחלף בגודל אחר הוא עדיין אותו כלי.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the action.</source>
        <translation>אחרי הפעלת שטח, כלי שלכם שהושפע ישירות ממשרת נעשה גם הוא משרת, עד סוף הפעולה.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the turn.</source>
        <translation>אחרי הפעלת שטח, כלי שלכם שהושפע ישירות ממשרת נעשה גם הוא משרת, עד סוף התור.</translation>
    </message>
    <message>
        <source>Only the pieces that stood on the activated territory are minions.</source>
        <translation>רק הכלים שעמדו על השטח שהופעל הם משרתים.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, also one that another card copies, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>בזמן שמבצעים שוטה, גם כזה שקלף אחר מעתיק, כלים שלכם שהושפעו נעשים גם הם משרתים, עד סוף התור.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>בזמן שמבצעים שוטה, כלים שלכם שהושפעו נעשים גם הם משרתים, עד סוף התור.</translation>
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
        <source>A piece has one of nine facings: it points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>לכלי יש אחד מתשעה כיוונים: הוא פונה צפונה, מזרחה, דרומה או מערבה, או באלכסון בין שניים מאלה, או עומד זקוף. להפנות כלי פירושו לתת לו כיוון אחר.</translation>
    </message>
    <message>
        <source>A piece has one of five facings: it points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>לכלי יש אחד מחמישה כיוונים: הוא פונה צפונה, מזרחה, דרומה או מערבה, אף פעם לא באלכסון, או עומד זקוף. להפנות כלי פירושו לתת לו כיוון אחר.</translation>
    </message>
    <message>
        <source>What points diagonally targets, moves and pushes across the corners of spaces. Wasteland is only what shares a side with a territory, as ever.</source>
        <translation>מה שפונה באלכסון מכוון, נע ודוחף דרך פינות המשבצות. שממה היא, כתמיד, רק מה שחולק צלע עם שטח.</translation>
    </message>
    <message>
        <source>An upright minion targets the space on which it stands and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>משרת זקוף מכוון אל המשבצת שבה הוא עומד ואל כל כלי בה. משרת שוכב מכוון אל המשבצת הבאה בכיוונו ואל כל כלי בה.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>משרת תמיד יכול לכוון אל עצמו, לא משנה לאן הוא פונה.</translation>
    </message>
    <message>
        <source>When you affect a piece of your own, you may orient it. An enemy piece keeps its facing. A rule may say otherwise.</source>
        <translation>כשאתם משפיעים על כלי שלכם, אפשר להפנות אותו. כלי אויב שומר על כיוונו. חוק יכול לומר אחרת.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>כשהקופה נגמרת, טורפים את ערימת ההשלכה והיא נעשית לקופה חדשה.</translation>
    </message>
    <message>
        <source>This is done at once, when the draw pile becomes empty.</source>
        <translation>זה נעשה מיד, כשהקופה מתרוקנת.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>זה נעשה רק כשצריך למשוך קלף.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that moment, they are shuffled before the next draw.</source>
        <translation>קלף שנמשך מגיע קודם ליעדו: יד, הלוח או ערימת ההשלכה. אם ברגע הזה אין קלפים מושלכים לטרוף, טורפים אותם לפני המשיכה הבאה.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>קלף שנמשך מגיע קודם ליעדו: יד, הלוח או ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Whoever still has cards to draw goes on with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>מי שעדיין צריך למשוך קלפים ממשיך עם הקופה החדשה. כששתי הערימות ריקות, אי אפשר למשוך דבר.</translation>
    </message>
    <message>
        <source>Nobody draws more cards than the hand limit leaves room for, nor more than the two piles hold after the discards.</source>
        <translation>איש אינו מושך יותר קלפים מכפי שמגבלת היד משאירה לו מקום, ולא יותר ממה שיש בשתי הערימות אחרי ההשלכה.</translation>
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
        <source>If no territory is left on the board, the game ends at the end of that turn, and the players who are still in it share the win.</source>
        <translation>אם לא נשאר שטח על הלוח, המשחק נגמר בסוף אותו תור, והנותרים במשחק חולקים את הניצחון.</translation>
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
            <numerusform>שטח ארקנה גדולה מלא כשיש בו כלי אחד.</numerusform>
            <numerusform>שטח ארקנה גדולה מלא כשיש בו %n כלים.</numerusform>
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
        <source>A space with %n small pieces or more takes up no further one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>משבצת עם כלי קטן אחד או יותר אינה מקבלת עוד אחד.</numerusform>
            <numerusform>משבצת עם %n כלים קטנים או יותר אינה מקבלת עוד אחד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n medium pieces or more takes up no further one, and no small piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>משבצת עם כלי בינוני אחד או יותר אינה מקבלת עוד אחד, ושום כלי קטן אינו גדל בה לבינוני.</numerusform>
            <numerusform>משבצת עם %n כלים בינוניים או יותר אינה מקבלת עוד אחד, ושום כלי קטן אינו גדל בה לבינוני.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n large pieces or more takes up no further one, and no medium piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>משבצת עם כלי גדול אחד או יותר אינה מקבלת עוד אחד, ושום כלי בינוני אינו גדל בה לגדול.</numerusform>
            <numerusform>משבצת עם %n כלים גדולים או יותר אינה מקבלת עוד אחד, ושום כלי בינוני אינו גדל בה לגדול.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n pieces of a player or more takes up no further piece of that player, and no enemy piece there is replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>משבצת עם כלי אחד או יותר מאותו צבע אינה מקבלת עוד כלי מהצבע הזה, ושום כלי אויב בה אינו מוחלף בכלי כזה.</numerusform>
            <numerusform>משבצת עם %n כלים או יותר מאותו צבע אינה מקבלת עוד כלי מהצבע הזה, ושום כלי אויב בה אינו מוחלף בכלי כזה.</numerusform>
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
        <source>The card %1 is taken out of the deck before and lies on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>את הקלף %1 מוציאים מהחפיסה לפני כן ומניחים ב־%2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, one of your pieces may be oriented without this being an action.</source>
        <translation>פעם אחת בכל תור, לפני פעולה, אפשר להפנות אחד מהכלים שלכם בלי שזו תהיה פעולה.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, before anything else that belongs there, you draw %n cards, as far as the hand limit leaves room.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>בסוף התור שלכם, לפני כל דבר אחר ששייך לשם, אתם מושכים קלף אחד, אם מגבלת היד משאירה מקום.</numerusform>
            <numerusform>בסוף התור שלכם, לפני כל דבר אחר ששייך לשם, אתם מושכים %n קלפים, ככל שמגבלת היד משאירה מקום.</numerusform>
        </translation>
    </message>
    <message>
        <source>It targets spaces further on as well, whatever lies between: up to a distance of %1 if it is small, %2 if it is medium and %3 if it is large.</source>
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
        <source>Some cards are worth something else (%1).</source>
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
        <source>Your score is the number of pips of your pieces on all territories that you hold.</source>
        <translation>הניקוד שלכם הוא מספר הדרגות של הכלים שלכם על כל השטחים שאתם מחזיקים בהם.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories that you hold.</source>
        <translation>הניקוד שלכם הוא הערך של כל השטחים שאתם מחזיקים בהם.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories on which only pieces of yours stand.</source>
        <translation>הניקוד שלכם הוא הערך של כל השטחים שעומדים עליהם רק כלים שלכם.</translation>
    </message>
    <message>
        <source>You hold a territory on which only pieces of yours stand.</source>
        <translation>אתם מחזיקים בשטח שעומדים עליו רק כלים שלכם.</translation>
    </message>
    <message>
        <source>You hold a territory on which you have more pieces than any other player. If nobody has, nobody holds it.</source>
        <translation>אתם מחזיקים בשטח שיש לכם עליו יותר כלים מאשר לכל אחד אחר. אם לאיש אין יותר מכולם, איש אינו מחזיק בו.</translation>
    </message>
    <message>
        <source>You hold a territory on which your pieces have more pips together than those of any other player. If nobody&apos;s have, nobody holds it.</source>
        <translation>אתם מחזיקים בשטח שלכלים שלכם עליו יש יחד יותר דרגות מאשר לכלים של כל אחד אחר. אם לאיש אין יותר מכולם, איש אינו מחזיק בו.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that you hold in the same way counts %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>שממה שאתם מחזיקים בה באותו אופן נחשבת נקודה אחת.</numerusform>
            <numerusform>שממה שאתם מחזיקים בה באותו אופן נחשבת %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>הטלת קוביית הצבעים אינה דורשת משרת.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power.</source>
        <translation>משבצת בלי קלף שחולקת צלע עם שטח היא שממה. כלים יכולים לעמוד בה; היא כמו שטח בלי יכולת.</translation>
    </message>
    <message>
        <source>Nothing else in this game lets you do that.</source>
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
        <source>On a territory where only one player has pieces, and at least one of each size, these are a tower. Nobody else can target a piece of a tower.</source>
        <translation>בשטח שעומדים בו כלים מצבע אחד בלבד, ולפחות אחד מכל גודל, הכלים האלה הם מגדל. איש אחר אינו יכול לכוון אל כלי של מגדל.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>שום כלי של אחרים אינו יכול להיווצר בשטח של מגדל או לסיים בו תנועה.</translation>
    </message>
    <message>
        <source>What a piece of a tower brings upon itself by attacking is not prevented.</source>
        <translation>המגדל אינו מגן על כלי שלו מפני מה שהכלי מביא על עצמו בהתקפה.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn %n such actions are taken, one after the other; each has minions of its own. Placing a piece is an action, too, and so is passing.</source>
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
    <name>gnostica::wording::LabFaults</name>
    <message>
        <source>%1 exists already.</source>
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
        <source>%1 was begun by version %2 of the program, whose computers may play otherwise.</source>
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
        <source>These shards are missing in %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>החלקים האלה חסרים ב־%1: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 לא הסתיים; הריצו את החלק הזה שוב.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be cut into shards, since none of them could tell when it is reached. Give the number of pairs alone.</source>
        <translation>תוכנית עם דיוק אי אפשר לחתוך לחלקים, כי אף אחד מהם לא יידע מתי הוא הושג. תנו את מספר הזוגות בלבד.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 אינו דוח של ניסוי.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (pairs: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>ב־%1 חסרים משחקים (זוגות: %2). הריצו את החלק הזה שוב.</translation>
    </message>
    <message>
        <source>%1 has other tables than this program writes. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>ב־%1 יש טבלאות אחרות מאלה שהתוכנה הזאת כותבת. (%2)</translation>
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
        <source>%1 was made by another version of the program, whose computers look at other features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 נוצר בגרסה אחרת של התוכנה, שהמחשבים שלה בוחנים מאפיינים אחרים של עמדה. בחרו תיקייה אחרת.</translation>
    </message>
    <message>
        <source>%1 was made with other settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 נוצר בהגדרות אחרות (%2). השתמשו בהן שוב, או בחרו תיקייה אחרת.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Language</name>
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
        <source>Have announced before</source>
        <translation>כבר הכריזו</translation>
    </message>
    <message>
        <source>Their next turn is passed over</source>
        <translation>מדלגים על התור הבא שלהם</translation>
    </message>
    <message>
        <source>At the end of your last turn you win at once with the target score or more, whatever others have.</source>
        <translation>אם בסוף התור האחרון שלכם יש לכם הניקוד לניצחון או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your last turn you win at once with %n points or more, whatever others have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>אם בסוף התור האחרון שלכם יש לכם נקודה אחת או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</numerusform>
            <numerusform>אם בסוף התור האחרון שלכם יש לכם %n נקודות או יותר, אתם מנצחים מיד, בלי קשר לניקוד של האחרים.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your turn you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due. No score is needed for that.</source>
        <translation>בסוף התור שלכם אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק. לא דרוש לזה ניקוד.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, with %n points or more, you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>בסוף התור שלכם, עם נקודה אחת או יותר, אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק.</numerusform>
            <numerusform>בסוף התור שלכם, עם %n נקודות או יותר, אפשר להכריז שהתור הבא שלכם הוא האחרון, אלא אם כן מישהו אחר כבר הכריז על תור אחרון שעדיין לא שוחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody announces twice.</source>
        <translation>איש אינו מכריז פעמיים.</translation>
    </message>
    <message>
        <source>At the end of your last turn itself, nothing new is announced.</source>
        <translation>בסוף התור האחרון עצמו לא מכריזים על דבר חדש.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players play together: their pieces are neither own nor enemy pieces for one another, and a territory that they share counts for each of them.</source>
        <translation>כל עוד תור אחרון שהוכרז ממתין, כל האחרים משחקים יחד: לגבי כל אחד מהם, הכלים של שותפיו אינם כלים שלו ואינם כלי אויב, ושטח שהם חולקים נחשב לכל אחד מהם.</translation>
    </message>
    <message>
        <source>Otherwise you are out: your pieces return to your stash, and your hand is discarded.</source>
        <translation>אחרת אתם יוצאים מהמשחק: הכלים שלכם חוזרים למאגר, והיד שלכם מושלכת.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>מי שנשאר אחרון מנצח.</translation>
    </message>
    <message>
        <source>The last player left does not win by that; the game goes on.</source>
        <translation>מי שנשאר אחרון אינו מנצח בכך; המשחק נמשך.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>אחרת המשחק נגמר, וכל האחרים מנצחים יחד.</translation>
    </message>
    <message>
        <source>Otherwise all your pieces return to your stash; you keep your hand and play on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>אחרת כל הכלים שלכם חוזרים למאגר; היד נשארת ואתם ממשיכים לשחק.</translation>
    </message>
    <message>
        <source>Otherwise you play on, but your next turn is passed over.</source>
        <translation>אחרת אתם ממשיכים לשחק, אבל מדלגים על התור הבא שלכם.</translation>
    </message>
    <message>
        <source>When all players who are in the game have announced a last turn and none has won by it, the game ends, and the highest score wins; equal highest scores share the win.</source>
        <translation>כשכל מי שבמשחק כבר הכריזו על תור אחרון ואיש לא ניצח בו, המשחק נגמר והניקוד הגבוה ביותר מנצח; בשוויון בראש חולקים את הניצחון.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>סיימו את התור, או הכריזו שהתור הבא הוא האחרון.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>זה התור האחרון שלכם: נקודה אחת בסופו מנצחת.</numerusform>
            <numerusform>זה התור האחרון שלכם: %n נקודות בסופו מנצחות.</numerusform>
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
        <source>The next turn is passed over: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>מדלגים על התור הבא: %1.</translation>
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
        <source>Your next turn is passed over.</source>
        <extracomment>%1: player</extracomment>
        <translation>מדלגים על התור הבא שלכם.</translation>
    </message>
    <message>
        <source>The next turn of %1 is passed over.</source>
        <translation>מדלגים על התור הבא של %1.</translation>
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
        <source>A power that needs an enemy piece cannot be used on a piece of one who plays together with you. Any other power can be, and such a piece keeps its facing. A space on which only such pieces and yours stand is not occupied by an enemy.</source>
        <translation>ביכולת שדורשת כלי אויב אי אפשר להשתמש על כלי של מי שמשחק יחד אתכם. בכל יכולת אחרת אפשר להשתמש, וכלי כזה שומר על כיוונו. משבצת שעומדים בה רק כלים כאלה וכלים שלכם אינה תפוסה בידי אויב.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of your pieces return to your stash, the largest first; you play on.</source>
        <translation>
            <numerusform>אחרת כלי אחד שלכם, הגדול ביותר, חוזר למאגר; אתם ממשיכים לשחק.</numerusform>
            <numerusform>אחרת %n מהכלים שלכם חוזרים למאגר, תחילה הגדולים; אתם ממשיכים לשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of equal pieces the one furthest south goes first, then, in one row, the one furthest east. In one space the order of facings decides.</source>
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
        <source>How a game ends</source>
        <translation>איך משחק נגמר</translation>
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
        <source>Takes what looks best at once, and does not look ahead.</source>
        <translation>לוקח את מה שנראה הטוב ביותר כרגע, בלי להסתכל קדימה.</translation>
    </message>
    <message>
        <source>Looks a little ahead; a good opponent for a first game.</source>
        <translation>מסתכל מעט קדימה; יריב טוב למשחק ראשון.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>חושב על התורות הבאים כשנייה לצעד.</translation>
    </message>
    <message>
        <source>Thinks for some seconds a step and gives nothing away.</source>
        <translation>חושב כמה שניות לצעד ואינו מוותר על דבר.</translation>
    </message>
    <message>
        <source>Decides in an instant; made for experiments with many games.</source>
        <translation>מחליט בן רגע; נועד לניסויים עם משחקים רבים.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lists</name>
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
    <name>gnostica::wording::MetricAmount</name>
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
        <source>changes of the lead</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>חילופי הובלה</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;changes of the lead</source>
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
        <extracomment>an estimate, and the bounds within which the true value probably lies</extracomment>
        <translation>%1 (%2 עד %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric: what is measured</comment>
        <translation>משחקים שמגיעים לסופם</translation>
    </message>
    <message>
        <source>How many games were played to their end; the others were cut short after very many decisions.</source>
        <translation>כמה משחקים שוחקו עד סופם; האחרים נקטעו אחרי החלטות רבות מאוד.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>תורות במשחק</translation>
    </message>
    <message>
        <source>How many turns a game has, those of all players together. One that is cut short has at least so many.</source>
        <translation>כמה תורות יש במשחק, של כל השחקנים יחד. במשחק שנקטע יש לפחות כמספר הזה.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>החלטות במשחק</translation>
    </message>
    <message>
        <source>How often players decide something in a game: what to do in a turn, how to use a power, whether to announce. One that is cut short has at least so many.</source>
        <translation>כמה פעמים מחליטים במשחק: מה לעשות בתור, איך להשתמש ביכולת, אם להכריז. במשחק שנקטע יש לפחות כמספר הזה.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>צעדים שנעשו, כולל הצעות ותשובות.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחק %1 דורש יותר ממשחק %3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחק %1 דורש פחות ממשחק %3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric: what is measured</comment>
        <translation>תורות עד ההכרזה הראשונה</translation>
    </message>
    <message>
        <source>When somebody dares for the first time to announce a last turn.</source>
        <translation>מתי מישהו מעז בפעם הראשונה להכריז על תור אחרון.</translation>
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
        <source>Wins of whoever begins</source>
        <comment>a metric: what is measured</comment>
        <translation>ניצחונות של הפותח</translation>
    </message>
    <message>
        <source>How often the player who has the first turn wins; with equal chances it would be one divided by the number of players.</source>
        <translation>כמה פעמים מנצח מי שהתור הראשון שלו; בסיכויים שווים זה היה אחד חלקי מספר השחקנים.</translation>
    </message>
    <message>
        <source>The share of the win of the seat that had the first turn; games that were cut short do not count.</source>
        <translation>החלק בניצחון של המושב שהיה לו התור הראשון; משחקים שנקטעו אינם נספרים.</translation>
    </message>
    <message>
        <source>Whoever begins wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 הפותח מנצח יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Whoever begins wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 הפותח מנצח פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric: what is measured</comment>
        <translation>יתרון הנקודות בסוף</translation>
    </message>
    <message>
        <source>By how many points the winner is ahead of the best of the others when the game ends.</source>
        <translation>בכמה נקודות המנצח לפני הטוב שבאחרים כשהמשחק נגמר.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>הנקודות של הטוב שבמנצחים פחות אלה של הטוב שבאחרים שעדיין במשחק.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>ניצחונות משותפים</translation>
    </message>
    <message>
        <source>How often several players who are not allies win together.</source>
        <translation>כמה פעמים כמה שחקנים שאינם בעלי ברית מנצחים יחד.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>משחקים שאויבים חולקים בהם את הניצחון, חלקי כל המשחקים.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 ניצחונות נחלקים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 ניצחונות נחלקים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric: what is measured</comment>
        <translation>שחקנים שיצאו</translation>
    </message>
    <message>
        <source>How many players are out of the game before it ends.</source>
        <translation>כמה שחקנים יוצאים מהמשחק לפני סופו.</translation>
    </message>
    <message>
        <source>Seats that were eliminated.</source>
        <translation>מושבים שיצאו.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יותר יוצאים מהמשחק מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 פחות יוצאים מהמשחק מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>תורות עד היציאה הראשונה</translation>
    </message>
    <message>
        <source>When the first player is out of the game.</source>
        <translation>מתי השחקן הראשון יוצא מהמשחק.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>הכרזות במשחק</translation>
    </message>
    <message>
        <source>How often players announce that their next turn is the last.</source>
        <translation>כמה פעמים שחקנים מכריזים שהתור הבא הוא האחרון.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round is none.</source>
        <translation>הכרזות שנעשו; הודעה על סיבוב אחרון אינה כזאת.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 יש יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 יש פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric: what is measured</comment>
        <translation>הכרזות שמצליחות</translation>
    </message>
    <message>
        <source>How many announcements win the game for those who made them.</source>
        <translation>כמה הכרזות מנצחות את המשחק למכריזים.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>נקודות בהכרזה</translation>
    </message>
    <message>
        <source>How many points players have when they announce.</source>
        <translation>כמה נקודות יש לשחקנים כשהם מכריזים.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>הכרזות שנכשלות</translation>
    </message>
    <message>
        <source>How often an announcement in a game comes to nothing.</source>
        <translation>כמה פעמים הכרזה במשחק אינה מובילה לדבר.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that the end of the game has overtaken has neither held nor failed.</source>
        <translation>הכרזות שנכשלו; הכרזה שסוף המשחק הקדים לא הצליחה ולא נכשלה.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 נכשלות יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>במשחק %1 נכשלות פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares</source>
        <comment>a metric: what is measured</comment>
        <translation>תורות שאיש אינו מעז בהם</translation>
    </message>
    <message>
        <source>How long somebody is as near to the target as one point, and nobody announces.</source>
        <translation>כמה זמן מישהו קרוב ליעד עד כדי נקודה, ואיש אינו מכריז.</translation>
    </message>
    <message>
        <source>Turns at whose start somebody had at least one point less than the target and no announcement was due, and in which nobody announced.</source>
        <translation>תורות שבתחילתם למישהו חסרה לכל היותר נקודה ליעד ושום הכרזה לא המתינה, ושאיש לא הכריז בהם.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מישהו קרוב ליעד ואיש אינו מכריז יותר זמן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 מישהו קרוב ליעד ואיש אינו מכריז פחות זמן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric: what is measured</comment>
        <translation>צעדים עוינים נגד המוביל</translation>
    </message>
    <message>
        <source>How many of the steps that hurt somebody hurt the player who leads.</source>
        <translation>כמה מהצעדים שפוגעים במישהו פוגעים במוביל.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while somebody leads. A step is hostile if by it an enemy loses pieces, pips, points or a territory, or has a piece moved or turned.</source>
        <translation>צעדים עוינים שפוגעים במוביל, חלקי כל הצעדים העוינים, כל עוד מישהו מוביל. צעד הוא עוין אם אויב מאבד בו כלים, דרגות, נקודות או שטח, או שכלי שלו מוזז או מסובב.</translation>
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
        <source>Changes of the lead</source>
        <comment>a metric: what is measured</comment>
        <translation>חילופי הובלה</translation>
    </message>
    <message>
        <source>How often somebody else takes the lead in a game.</source>
        <translation>כמה פעמים מישהו אחר עובר להוביל במשחק.</translation>
    </message>
    <message>
        <source>How often the player with the most points is another than the one before, at the starts of turns and at the end; ties are passed over.</source>
        <translation>כמה פעמים השחקן עם רוב הנקודות אינו זה שהיה קודם, בתחילת תורות ובסוף; על תיקו מדלגים.</translation>
    </message>
    <message>
        <source>How far behind the winner was</source>
        <comment>a metric: what is measured</comment>
        <translation>כמה היה המנצח מאחור</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst moment.</source>
        <translation>כמה היה מי שניצח לבסוף מאחורי המועמד המוביל ברגע הגרוע ביותר.</translation>
    </message>
    <message>
        <source>The largest difference, over the starts of turns, between the best chance of winning and that of the winner, as computers judge the position.</source>
        <translation>ההבדל הגדול ביותר, על פני תחילות התורות, בין סיכוי הניצחון הטוב ביותר לזה של המנצח, כפי שמחשבים שופטים את העמדה.</translation>
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
        <source>How open a game stays</source>
        <comment>a metric: what is measured</comment>
        <translation>כמה משחק נשאר פתוח</translation>
    </message>
    <message>
        <source>How open it is who will win, on average over the game: 100 % if all stand equal, 0 % if all is decided.</source>
        <translation>כמה פתוח מי ינצח, בממוצע על פני המשחק: 100% אם כולם שווים, 0% אם הכול הוכרע.</translation>
    </message>
    <message>
        <source>The entropy of the players’ chances of winning, divided by the most that it can be, on average over the starts of turns, as computers judge the position.</source>
        <translation>האנטרופיה של סיכויי הניצחון, חלקי המרב שלה, בממוצע על פני תחילות התורות, כפי שמחשבים שופטים את העמדה.</translation>
    </message>
    <message>
        <source>Games of %1 stay more open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 נשארים פתוחים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Games of %1 stay less open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 נשארים פתוחים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric: what is measured</comment>
        <translation>התור שבו משחק מוכרע</translation>
    </message>
    <message>
        <source>After which turn the winner’s chance of winning stays above 80 %.</source>
        <translation>אחרי איזה תור סיכוי הניצחון של המנצח נשאר מעל 80%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>התור האחרון שבתחילתו היה למנצח סיכוי של 80% לכל היותר, כפי שמחשבים שופטים את העמדה.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 later than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 מוכרעים מאוחר יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 sooner than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>משחקי %1 מוכרעים מוקדם יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Waiting for one’s turn</source>
        <comment>a metric: what is measured</comment>
        <translation>המתנה לתור</translation>
    </message>
    <message>
        <source>How many decisions others make between two turns of a player.</source>
        <translation>כמה החלטות מקבלים אחרים בין שני תורות של שחקן.</translation>
    </message>
    <message>
        <source>Decisions of others from the end of a player’s turn to the start of the next one, on average.</source>
        <translation>החלטות של אחרים מסוף תור של שחקן עד תחילת הבא, בממוצע.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אחרים מחליטים יותר בין שני תורות של שחקן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 אחרים מחליטים פחות בין שני תורות של שחקן מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>צפייה אחרי יציאה</translation>
    </message>
    <message>
        <source>How many turns eliminated players have to watch until the game ends.</source>
        <translation>כמה תורות צופים שחקנים שיצאו עד סוף המשחק.</translation>
    </message>
    <message>
        <source>Turns that began after a player’s elimination, added up over all who were eliminated.</source>
        <translation>תורות שהתחילו אחרי יציאה של שחקן, בסכום של כל מי שיצאו.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים שיצאו צופים יותר מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 שחקנים שיצאו צופים פחות מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric: what is measured</comment>
        <translation>אפשרויות בהחלטה, בממוצע</translation>
    </message>
    <message>
        <source>From how many steps a player can choose, on average over all decisions.</source>
        <translation>מבין כמה צעדים שחקן יכול לבחור, בממוצע על כל ההחלטות.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their mean.</source>
        <translation>צעדים מותרים בהחלטה, הממוצע שלהם.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בממוצע יש יותר לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בממוצע יש פחות לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric: what is measured</comment>
        <translation>אפשרויות בהחלטה טיפוסית</translation>
    </message>
    <message>
        <source>From how many steps a player can choose: half of the decisions offer more, half of them fewer.</source>
        <translation>מבין כמה צעדים שחקן יכול לבחור: מחצית ההחלטות מציעות יותר, מחציתן פחות.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their median.</source>
        <translation>צעדים מותרים בהחלטה, החציון שלהם.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בהחלטה טיפוסית יש יותר לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בהחלטה טיפוסית יש פחות לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Most choices at once</source>
        <comment>a metric: what is measured</comment>
        <translation>מרב האפשרויות בבת אחת</translation>
    </message>
    <message>
        <source>From how many steps a player can choose at the widest decision of a game.</source>
        <translation>מבין כמה צעדים שחקן יכול לבחור בהחלטה הרחבה ביותר במשחק.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, the most of a game.</source>
        <translation>צעדים מותרים בהחלטה, המרב של משחק.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בהחלטה הרחבה ביותר יש יותר לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 בהחלטה הרחבה ביותר יש פחות לבחור ממנו מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric: what is measured</comment>
        <translation>קלפים ביד</translation>
    </message>
    <message>
        <source>How many cards a player holds.</source>
        <translation>כמה קלפים מחזיק שחקן.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>תורות שמרעננים את היד</translation>
    </message>
    <message>
        <source>How many turns are spent on discarding and drawing cards.</source>
        <translation>כמה תורות מוקדשים להשלכת קלפים ולמשיכתם.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>תורות עם ריענון שמשליך או מושך, חלקי כל התורות.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יותר תורות מרעננים את היד מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 פחות תורות מרעננים את היד מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric: what is measured</comment>
        <translation>שטחים על הלוח</translation>
    </message>
    <message>
        <source>How large the board is.</source>
        <translation>כמה גדול הלוח.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>כלים על הלוח</translation>
    </message>
    <message>
        <source>How many pieces all players together have on the board.</source>
        <translation>כמה כלים יש לכל השחקנים יחד על הלוח.</translation>
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
        <comment>a metric: what is measured</comment>
        <translation>כלים בשממה</translation>
    </message>
    <message>
        <source>How many pieces stand beside the territories.</source>
        <translation>כמה כלים עומדים ליד השטחים.</translation>
    </message>
    <message>
        <source>Pieces that stand in wasteland at the start of a turn, on average.</source>
        <translation>כלים שעומדים בשממה בתחילת תור, בממוצע.</translation>
    </message>
    <message>
        <source>There are %2 more in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש יותר בשממה מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>There are %2 fewer in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>ב־%1 יש פחות בשממה מאשר ב־%3: הבדל של %2.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>טריפות מחדש במשחק</translation>
    </message>
    <message>
        <source>How often the draw pile is used up and made anew.</source>
        <translation>כמה פעמים הקופה נגמרת ונוצרת מחדש.</translation>
    </message>
    <message>
        <source>How often the discards have become the draw pile.</source>
        <translation>כמה פעמים הקלפים המושלכים נעשו לקופה.</translation>
    </message>
    <message>
        <source>How much skill counts</source>
        <comment>a metric: what is measured</comment>
        <translation>כמה המיומנות קובעת</translation>
    </message>
    <message>
        <source>How much of the wins a stronger computer gets against a weaker one: 50 % if skill were worth nothing.</source>
        <translation>כמה מהניצחונות משיג מחשב חזק נגד חלש ממנו: 50% אילו המיומנות לא הייתה שווה דבר.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players, on average over games in which each has each seat as often.</source>
        <translation>החלק בניצחון של החזק מבין שני שחקנים נתונים, בממוצע על משחקים שבהם כל אחד יושב בכל מושב באותה תדירות.</translation>
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
        <source>How much the deal decides</source>
        <comment>a metric: what is measured</comment>
        <translation>כמה החלוקה מכריעה</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players: 1 if the deal decides, 0 if it says nothing.</source>
        <translation>אם אותו מושב מנצח שוב כשאותם קלפים מחולקים לשחקנים אחרים: 1 אם החלוקה מכריעה, 0 אם אינה אומרת דבר.</translation>
    </message>
    <message>
        <source>The correlation between the result of a seat in a deal and in the same deal with the players’ seats swapped.</source>
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
        <source>Perhaps a difference of %1; among so many comparisons it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>אולי הבדל של %1; בין השוואות כה רבות זה עשוי להיות מקרי.</translation>
    </message>
    <message>
        <source>No difference seen; one larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>לא נראה הבדל; הבדל גדול מ־%1 נשלל.</translation>
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
        <source>The game goes on.</source>
        <translation>המשחק נמשך.</translation>
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
    <name>gnostica::wording::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>⁦%1%⁩</translation>
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
        <source>No more than this many players take part.</source>
        <translation>מספר המשתתפים אינו גדול מזה.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>כלים קטנים</translation>
    </message>
    <message>
        <source>So many small pieces each player has.</source>
        <translation>כמה כלים קטנים יש לכל שחקן.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>כלים בינוניים</translation>
    </message>
    <message>
        <source>So many medium pieces each player has.</source>
        <translation>כמה כלים בינוניים יש לכל שחקן.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>כלים גדולים</translation>
    </message>
    <message>
        <source>So many large pieces each player has.</source>
        <translation>כמה כלים גדולים יש לכל שחקן.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>מגבלת יד</translation>
    </message>
    <message>
        <source>So many cards are dealt to each player, and a hand never holds more by drawing.</source>
        <translation>כמה קלפים מחולקים לכל שחקן; משיכה לעולם אינה מביאה את היד ליותר מזה.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>ערך של קלפי מספר</translation>
    </message>
    <message>
        <source>So many points a territory from ace to ten is worth.</source>
        <translation>כמה נקודות שווה שטח מאס עד עשר.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>ערך של קלפי חצר</translation>
    </message>
    <message>
        <source>So many points a territory with a page, knight, queen or king is worth.</source>
        <translation>כמה נקודות שווה שטח עם נער, אביר, מלכה או מלך.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>ערך של ארקנה גדולה</translation>
    </message>
    <message>
        <source>So many points a major arcana territory is worth.</source>
        <translation>כמה נקודות שווה שטח ארקנה גדולה.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>עמודות הלוח</translation>
    </message>
    <message>
        <source>So many cards lie side by side at the start.</source>
        <translation>כמה קלפים מונחים זה ליד זה בהתחלה.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>שורות הלוח</translation>
    </message>
    <message>
        <source>So many rows of cards are laid out at the start.</source>
        <translation>כמה שורות של קלפים נפרשות בהתחלה.</translation>
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
        <source>Who begins</source>
        <translation>מי פותח</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>מכריע למי התור הראשון.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>שחקן ראשון</translation>
    </message>
    <message>
        <source>This player begins if the first player is chosen.</source>
        <translation>השחקן הזה פותח אם בוחרים מי פותח.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>סדר התורות</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>אם התורות מתקדמים סביב השולחן, או לפי סדר ההצעות.</translation>
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
        <source>One of these is done in each turn.</source>
        <translation>אחת מאלה נעשית בכל תור.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>כלים שהושפעו נעשים משרתים</translation>
    </message>
    <message>
        <source>After activating a territory, pieces of yours that a minion affects become minions for the turn.</source>
        <translation>אחרי הפעלת שטח, כלים שלכם שמשרת משפיע עליהם נעשים משרתים לתור.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>כלים שהושפעו נעשים משרתים תחת שוטה</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, even where they otherwise do not.</source>
        <translation>בזמן שמבצעים שוטה, כלים שלכם שהושפעו נעשים משרתים, גם במקום שבדרך כלל אינם נעשים.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>So many points win at the end of an announced last turn.</source>
        <translation>כמה נקודות מנצחות בסוף תור אחרון שהוכרז.</translation>
    </message>
    <message>
        <source>A failed last turn</source>
        <translation>תור אחרון שנכשל</translation>
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
        <source>Bid cards that nobody takes into the hand go there.</source>
        <translation>לאן הולכים קלפי הצעה שאיש אינו לוקח ליד.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>שעון סמוי</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>שעון שאיש אינו רואה מסיים את המשחק, והניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>שעון, לפחות</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>השעון הסמוי אינו מסיים את המשחק לפני מספר כזה של סיבובים או דקות.</translation>
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
        <translation>את הקלפים האלה אפשר להניח על שממת מטרה.</translation>
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
        <source>A cup may create a piece however many stand in the space.</source>
        <translation>גביע יכול ליצור כלי בלי קשר למספר הכלים שבמשבצת.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>מטות דוחפים כלים שלכם</translation>
    </message>
    <message>
        <source>A rod may push pieces of the player&apos;s own, not only those of enemies.</source>
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
        <source>A rod may bring a piece into a space however many stand there.</source>
        <translation>מטה יכול להביא כלי למשבצת בלי קשר למספר הכלים שבה.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>עוצמת מטה</translation>
    </message>
    <message>
        <source>A rod reaches so many spaces; 0 means as many as the minion has pips.</source>
        <translation>כמה משבצות מגיע מטה; 0 פירושו כמספר דרגות המשרת.</translation>
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
        <translation>מטבע יכול לעשות משממת מטרה שטח.</translation>
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
        <source>How swords shrink territories</source>
        <translation>איך חרבות מקטינות שטחים</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or is brought down by one step.</source>
        <translation>שטח מאבד נקודות לפי דרגות המשרת, או יורד בצעד אחד.</translation>
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
        <source>A sword takes off so much; 0 means as much as the minion has pips.</source>
        <translation>כמה מורידה חרב; 0 פירושו כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>What a card orients</source>
        <translation>מה קלף מפנה</translation>
    </message>
    <message>
        <source>A card that orients turns a minion itself, or any targeted piece.</source>
        <translation>קלף שמפנה כלים מסובב את המשרת עצמו, או כל כלי מטרה.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>שטחים עוברים לכל מקום</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere moves territories, too.</source>
        <translation>יכולת שמעבירה כלים לכל מקום מעבירה גם שטחים.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>נקודות לניצחון בשניים</translation>
    </message>
    <message>
        <source>With two players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>כמה נקודות מנצחות במשחק לשניים בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>נקודות לניצחון בשלושה</translation>
    </message>
    <message>
        <source>With three players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>כמה נקודות מנצחות במשחק לשלושה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>נקודות לניצחון בארבעה</translation>
    </message>
    <message>
        <source>With four players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>כמה נקודות מנצחות במשחק לארבעה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>נקודות לניצחון בחמישה</translation>
    </message>
    <message>
        <source>With five players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>כמה נקודות מנצחות במשחק לחמישה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>נקודות לניצחון בשישה</translation>
    </message>
    <message>
        <source>With six players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>כמה נקודות מנצחות במשחק לשישה בסוף תור אחרון שהוכרז; 0 פירושו כמו לכולם.</translation>
    </message>
    <message>
        <source>Who holds a territory</source>
        <translation>מי מחזיק בשטח</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>מכריע למי שטח נחשב.</translation>
    </message>
    <message>
        <source>What a territory counts</source>
        <translation>כמה נחשב שטח</translation>
    </message>
    <message>
        <source>A territory counts for its holder what its card is worth, or as many points as the pieces there have pips.</source>
        <translation>שטח נחשב למחזיק בו כערך הקלף שלו, או נקודות כמספר דרגות הכלים שם.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>ערך של שממה</translation>
    </message>
    <message>
        <source>So many points a wasteland counts for whoever holds it.</source>
        <translation>כמה נקודות נחשבת שממה למחזיק בה.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>מגדלים</translation>
    </message>
    <message>
        <source>A piece of each size that one player alone has on a territory cannot be targeted by anybody else.</source>
        <translation>שלושה כלים מאותו צבע, אחד מכל גודל, לבדם על שטח: איש אחר אינו יכול לכוון אליהם.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>כלים שאובדים בתור אחרון שנכשל</translation>
    </message>
    <message>
        <source>So many pieces return to the stash, the largest first; 0 means all.</source>
        <translation>כמה כלים חוזרים למאגר, תחילה הגדולים; 0 פירושו כולם.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>נקודות להכרזה</translation>
    </message>
    <message>
        <source>A last turn can be announced only with so many points; 0 means always.</source>
        <translation>על תור אחרון אפשר להכריז רק עם מספר כזה של נקודות; 0 פירושו תמיד.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>מכריזים לכל היותר פעם אחת</translation>
    </message>
    <message>
        <source>Nobody announces a last turn twice; when all have, the highest score wins.</source>
        <translation>איש אינו מכריז על תור אחרון פעמיים; כשכולם הכריזו, הניקוד הגבוה ביותר מנצח.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>כולם נגד מי שמכריז</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all others play together.</source>
        <translation>כל עוד תור אחרון שהוכרז ממתין, כל האחרים משחקים יחד.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>נקודות לאיסוף</translation>
    </message>
    <message>
        <source>Whoever has brought in so many points wins at once.</source>
        <translation>מי שאסף מספר כזה של נקודות מנצח מיד.</translation>
    </message>
    <message>
        <source>Size of a piece that brings in</source>
        <translation>גודל הכלי האוסף</translation>
    </message>
    <message>
        <source>A piece that brings in a territory is at least so large: 1 small, 2 medium, 3 large.</source>
        <translation>כלי שאוסף שטח הוא לפחות בגודל הזה: 1 קטן, 2 בינוני, 3 גדול.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>ההצעה הגבוהה ביותר</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>לפי הגרלה</translation>
    </message>
    <message>
        <source>As chosen</source>
        <translation>לפי בחירה</translation>
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
        <source>What lies between may be left out</source>
        <translation>על מה שבאמצע אפשר לוותר</translation>
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
        <source>The next turn is passed over</source>
        <translation>מדלגים על התור הבא</translation>
    </message>
    <message>
        <source>Whoever stands there alone</source>
        <translation>מי שעומד שם לבדו</translation>
    </message>
    <message>
        <source>Whoever has the most pieces there</source>
        <translation>מי שיש לו שם הכי הרבה כלים</translation>
    </message>
    <message>
        <source>Whoever has the most pips there</source>
        <translation>מי שיש לו שם הכי הרבה דרגות</translation>
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
        <translation>כלי מטרה</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>מגבלת כלים בשממה</translation>
    </message>
    <message>
        <source>The limit of pieces in a space holds in wasteland, too.</source>
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
        <source>What affects a piece</source>
        <translation>מה משפיע על כלי</translation>
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
        <source>Where a minion creates</source>
        <translation>היכן משרת יוצר</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>משרת יוצר במשבצת המטרה בלבד, או גם במשבצת שלו.</translation>
    </message>
    <message>
        <source>When a landing is judged</source>
        <translation>מתי נבדקת נחיתה</translation>
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
        <source>A player may leave out turning over a card.</source>
        <translation>אפשר לוותר על חשיפת קלף.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>משרת אחר יכול לפעול</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>אחרי שקלף הפנה משרת אחד, אחר יכול להשתמש ביכולת הבאה.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>רק כלי אויב מחליפים צבע</translation>
    </message>
    <message>
        <source>A power that replaces a piece by one&apos;s own replaces pieces of enemies only.</source>
        <translation>יכולת שמחליפה כלי בכלי שלכם מחליפה רק כלי אויב.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>הנותר האחרון מנצח</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins at once.</source>
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
        <source>Lots decide</source>
        <translation>הגורל מכריע</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>שחקן A פותח</translation>
    </message>
    <message>
        <source>The turn is passed</source>
        <translation>מוותרים על התור</translation>
    </message>
    <message>
        <source>The hand may be refreshed</source>
        <translation>אפשר לרענן את היד</translation>
    </message>
    <message>
        <source>At once</source>
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
        <source>In its own space, too</source>
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
        <source>So many cards each player has at the start; 0 means as many as the hand limit.</source>
        <translation>כמה קלפים יש לכל שחקן בהתחלה; 0 פירושו כמגבלת היד.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>קלפים נבחרים</translation>
    </message>
    <message>
        <source>So many cards of the first hand each player chooses from open cards.</source>
        <translation>כמה קלפים של היד הראשונה בוחר כל שחקן מקלפים גלויים.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>קלפים גלויים עודפים</translation>
    </message>
    <message>
        <source>So many more open cards lie there than are chosen; what is left is discarded.</source>
        <translation>כמה קלפים גלויים מונחים יותר מכפי שבוחרים; מה שנשאר מושלך.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>קלפים שנמשכים בריענון</translation>
    </message>
    <message>
        <source>So many cards a player draws at most by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>כמה קלפים מושך שחקן לכל היותר בריענון היד; 0 פירושו עד מגבלת היד.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>קלפים שנמשכים בסוף תור</translation>
    </message>
    <message>
        <source>So many cards a player draws at the end of each turn, as far as the hand limit leaves room.</source>
        <translation>כמה קלפים מושך שחקן בסוף כל תור, ככל שמגבלת היד משאירה מקום.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>ערכים של קלפים יחידים</translation>
    </message>
    <message>
        <source>These cards are worth something else than their kind.</source>
        <translation>ערכם של הקלפים האלה שונה מהערך של סוגם.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>פריסת הלוח</translation>
    </message>
    <message>
        <source>Where cards lie at the start, and which; without a layout it is a rectangle.</source>
        <translation>היכן מונחים קלפים בהתחלה, ואילו; בלי פריסה זה מלבן.</translation>
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
        <translation>שטח ארקנה גדולה מלא במספר כזה של כלים; 0 פירושו המגבלה של כל משבצת.</translation>
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
        <source>A space takes up no further small piece when it holds this many; 0 means no such limit.</source>
        <translation>משבצת אינה מקבלת עוד כלי קטן כשיש בה מספר כזה; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>כלים בינוניים במשבצת</translation>
    </message>
    <message>
        <source>A space takes up no further medium piece when it holds this many; 0 means no such limit.</source>
        <translation>משבצת אינה מקבלת עוד כלי בינוני כשיש בה מספר כזה; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>כלים גדולים במשבצת</translation>
    </message>
    <message>
        <source>A space takes up no further large piece when it holds this many; 0 means no such limit.</source>
        <translation>משבצת אינה מקבלת עוד כלי גדול כשיש בה מספר כזה; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>כלים של שחקן אחד במשבצת</translation>
    </message>
    <message>
        <source>A space takes up no further piece of a player who has this many there; 0 means no such limit.</source>
        <translation>משבצת אינה מקבלת עוד כלי של שחקן שיש לו בה מספר כזה; 0 פירושו בלי מגבלה כזאת.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>פעולות בתור</translation>
    </message>
    <message>
        <source>So many actions a player takes in each turn, one after the other.</source>
        <translation>כמה פעולות נעשות בכל תור, זו אחר זו.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>הפניה חופשית</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action is no action.</source>
        <translation>פעם אחת בכל תור, הפניית כלי לפני פעולה אינה פעולה.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>הפניית כמה כלים</translation>
    </message>
    <message>
        <source>Who orients a piece may orient any of the others as well, each once.</source>
        <translation>מי שמפנה כלי יכול להפנות גם כל אחד מהאחרים, כל אחד פעם אחת.</translation>
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
        <source>A piece may point diagonally, too.</source>
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
        <source>The value of the card goes to your pile of points. These count for your score and are never lost.</source>
        <translation>ערך הקלף עובר לערימת הנקודות שלכם. הנקודות האלה נחשבות לניקוד שלכם ואינן אובדות לעולם.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has brought in %n points wins at once.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>מי שאסף נקודה אחת מנצח מיד.</numerusform>
            <numerusform>מי שאסף %n נקודות מנצח מיד.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; equal highest scores share the win.</source>
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
        <source>At the end of your turn you may bring in one territory on which you have pieces and no enemy has: the largest of your pieces there returns to your stash, the card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>בסוף התור שלכם אפשר לאסוף שטח אחד שיש לכם עליו כלים ואין עליו כלי אויב: הכלי הגדול ביותר שלכם שם חוזר למאגר, הקלף מושלך, והקלף העליון של הקופה בא במקומו.</translation>
    </message>
    <message>
        <source>In one turn you may either bring in a territory or announce your last turn, but not both. At the end of your last turn nothing is brought in.</source>
        <translation>באותו תור אפשר לאסוף שטח או להכריז על התור האחרון שלכם, אבל לא את שניהם. בסוף התור האחרון שלכם לא אוספים דבר.</translation>
    </message>
    <message>
        <source>Of equal pieces the first one in the order of facings returns.</source>
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
        <extracomment>%1: the name of a plug-in, %2: what it says itself, perhaps in English</extracomment>
        <translation>אירעה שגיאה בתוסף ״%1״ (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>לפי הכללים האלה לכל שחקן יש פחות כלים בגודל הזה: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>הכללים האלה אינם מכירים כלי הפונה כך: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>לפי הכללים האלה ביד יש לכל היותר קלף אחד.</numerusform>
            <numerusform>לפי הכללים האלה ביד יש לכל היותר %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>הכללים האלה אינם מיועדים לשחקן אחד.</numerusform>
            <numerusform>הכללים האלה אינם מיועדים ל־%n שחקנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are played without this: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>לפי הכללים האלה משחקים בלי זה: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>זה עומד אחרת מכפי שהכללים האלה מתירים: %1.</translation>
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
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>פעמיים: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>שלוש פעמים: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence that says what is done; %n: how often</extracomment>
        <translation>
            <numerusform>פעם אחת: %1</numerusform>
            <numerusform>%n פעמים: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence that says what is done after something else</extracomment>
        <translation>אחר כך: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>what one can do in a turn: to activate a territory</comment>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>Activate a territory on which you have a piece: its powers are used, and all of your pieces on it are minions.</source>
        <translation>הפעילו שטח שיש לכם עליו כלי: משתמשים ביכולות שלו, וכל הכלים שלכם עליו הם משרתים.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what one can do in a turn: to play a card</comment>
        <translation>קלף מהיד</translation>
    </message>
    <message>
        <source>Play a card from your hand: it goes to the discard pile, then its powers are used, and all of your pieces on the board are minions.</source>
        <translation>שחקו קלף מהיד: הוא עובר לערימת ההשלכה, אחר כך משתמשים ביכולות שלו, וכל הכלים שלכם על הלוח הם משרתים.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>what one can do in a turn: to refresh the hand</comment>
        <translation>ריענון</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד שיהיה לכם קלף אחד, או פחות.</numerusform>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד שיהיו לכם %n קלפים, או פחות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>what one can do in a turn: to orient a piece</comment>
        <translation>הפניה</translation>
    </message>
    <message>
        <source>Orient one of your pieces.</source>
        <translation>הפנו אחד מהכלים שלכם.</translation>
    </message>
    <message>
        <source>Your turn</source>
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
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The first territories begin at d4 in the north-west; no name changes when the board grows.</source>
        <translation>משבצת נקראת לפי האות של העמודה שלה והמספר של השורה שלה, כפי שהם רשומים בשולי הלוח. השטחים הראשונים מתחילים ב־d4 בצפון־מערב; שום שם אינו משתנה כשהלוח גדל.</translation>
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
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The northernmost row of the first territories begins at %1; no name changes when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>משבצת נקראת לפי האות של העמודה שלה והמספר של השורה שלה, כפי שהם רשומים בשולי הלוח. השורה הצפונית ביותר של השטחים הראשונים מתחילה ב־%1; שום שם אינו משתנה כשהלוח גדל.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>כל שאר קלפי הארקנה הגדולה</translation>
    </message>
    <message>
        <source>Orient any number of your pieces, each of them once; to stop sooner, pass.</source>
        <translation>הפנו כלים שלכם, כמה שתרצו, כל אחד מהם פעם אחת; כדי להפסיק קודם, ותרו על התור.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו עד שיהיה לכם קלף אחד, או פחות.</numerusform>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו עד שיהיו לכם %n קלפים, או פחות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו לכל היותר קלף אחד, עד %1 ביד.</numerusform>
            <numerusform>רעננו את היד: השליכו את כולה, או משכו לכל היותר %n קלפים, עד %1 ביד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו לכל היותר קלף אחד, עד %1 ביד.</numerusform>
            <numerusform>רעננו את היד: השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו לכל היותר %n קלפים, עד %1 ביד.</numerusform>
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
        <source>Take cards of your choice from the discard pile, one for each pip of one minion, up to a hand of %n cards.</source>
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
        <source>Discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד שיהיה לכם קלף אחד, או פחות.</numerusform>
            <numerusform>השליכו כמה קלפים שתרצו או אף לא אחד, ואז משכו עד שיהיו לכם %n קלפים, או פחות.</numerusform>
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
        <source>This cannot be done at this moment of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>את זה אי אפשר לעשות בשלב הזה של התור (%1).</translation>
    </message>
    <message>
        <source>There is no such step by the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לפי חוקי המשחק הזה אין צעד כזה (%1).</translation>
    </message>
    <message>
        <source>No card is in use now whose power this could be (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כרגע אין קלף בשימוש שהיכולת הזאת יכולה להיות שלו (%1).</translation>
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
        <translation>קודם תור הגורל: קלפים נטרפים, מטילים גורל או קוביות (%1).</translation>
    </message>
    <message>
        <source>Whoever has no piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>מי שאין לו כלי על הלוח יכול רק להניח אחד (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>רק מי שאין לו שום כלי על הלוח מניח אחד (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces stand on %3 already; the space must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 כבר עומד כלי אחד; המשבצת חייבת להיות בלי כלים (%1).</numerusform>
            <numerusform>ב־%3 כבר עומדים %n כלים; המשבצת חייבת להיות בלי כלים (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory lies on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 אין שטח (%1).</translation>
    </message>
    <message>
        <source>None of your pieces stands on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>אף אחד מהכלים שלכם אינו עומד ב־%3 (%1).</translation>
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
        <source>No more than %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>כרגע אי אפשר למשוך יותר מקלף אחד (%1).</numerusform>
            <numerusform>כרגע אי אפשר למשוך יותר מ־%n קלפים (%1).</numerusform>
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
        <translation>הכלים ב־%3 הם מגדל, שאיש אחר אינו יכול לכוון אליו (%1).</translation>
    </message>
    <message>
        <source>A tower stands on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 עומד מגדל, שאיש אחר אינו יכול להיכנס אליו (%1).</translation>
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
        <source>This piece has been oriented in this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>הכלי הזה כבר הופנה בתור הזה: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>אתם מפנים את הכלים שלכם: הפנו כלי נוסף, או ותרו על התור (%1).</translation>
    </message>
    <message>
        <source>Either the whole hand is discarded or cards are drawn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>או שמשליכים את כל היד או שמושכים קלפים (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כאן דרוש כלי אויב (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: %n pieces stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>המשבצת %3 מלאה: עומד שם כלי אחד (%1).</numerusform>
            <numerusform>המשבצת %3 מלאה: עומדים שם %n כלים (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further small piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי קטן: כבר עומד שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי קטן: כבר עומדים שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further medium piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי בינוני: כבר עומד שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי בינוני: כבר עומדים שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further large piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי גדול: כבר עומד שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי גדול: כבר עומדים שם %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further piece of the same player may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>ב־%3 אין מקום לעוד כלי מאותו צבע: כבר עומד שם אחד (%1).</numerusform>
            <numerusform>ב־%3 אין מקום לעוד כלי מאותו צבע: כבר עומדים שם %n (%1).</numerusform>
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
        <source>An enemy piece stands on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ב־%3 עומד כלי אויב (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>השטח הזה אינו מוחלף בדבר; הקלף %4 אינו דרוש (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not worth what is needed, a value of %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>ערכו של הקלף %4 אינו הערך הדרוש, %2 (%1).</translation>
    </message>
    <message>
        <source>A card with a value of exactly %2 is needed (%1).</source>
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
        <source>At most %n pips can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>אפשר להוריד לכל היותר דרגה אחת (%1).</numerusform>
            <numerusform>אפשר להוריד לכל היותר %n דרגות (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>אפשר להוריד לכל היותר נקודה אחת (%1).</numerusform>
            <numerusform>אפשר להוריד לכל היותר %n נקודות (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is large already and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>הכלי כבר גדול ואינו יכול לגדול (%1).</translation>
    </message>
    <message>
        <source>A major arcana card is worth the most already and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>קלף ארקנה גדולה כבר שווה את המרב ואינו יכול לגדול (%1).</translation>
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
        <source>The power does not reach there, or not with a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>היכולת אינה מגיעה לשם, או לא עם קלף משם (%1).</translation>
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
        <source>Cards are in play one inside another only up to a depth of %2; nothing more is turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>קלפים יכולים להיות במשחק זה בתוך זה רק עד עומק %2; דבר נוסף לא נחשף ולא מועתק (%1).</translation>
    </message>
    <message>
        <source>The same minion must go on (%1).</source>
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
        <source>This is your last turn; nothing is announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>זה התור האחרון שלכם; בסופו לא מכריזים על דבר חדש (%1).</translation>
    </message>
    <message>
        <source>You have announced a last turn before; nobody does so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>כבר הכרזתם פעם על תור אחרון; איש אינו עושה זאת פעמיים (%1).</translation>
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
        <source>In this game no piece points diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>במשחק הזה שום כלי אינו פונה באלכסון (%1).</translation>
    </message>
    <message>
        <source>By these rules the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>לפי החוקים האלה היכולת אינה יכולה לעשות זאת (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor higher and of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו שווה יותר מהקלף המונח שם, וגם אינו קלף גבוה ממנו מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>A card worth more is needed, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>דרוש קלף ששווה יותר, או קלף גבוה יותר מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>%4 is not what fits in place of the card there: one worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>הקלף %4 אינו מתאים במקום הקלף המונח שם: דרוש קלף ששווה נקודה אחת פחות, או קלף נמוך יותר מאותו סוג (%1).</translation>
    </message>
    <message>
        <source>A card worth a point less is needed, or a lower one of the same kind (%1).</source>
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
        <source>The space %3 is void: no card lies there, and it shares no side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>המשבצת %3 היא תהום: אין בה קלף, והיא אינה חולקת צלע עם שטח (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>המשבצת %3 אינה שממה, כלומר משבצת ריקה שחולקת צלע עם שטח (%1).</translation>
    </message>
    <message>
        <source>All pieces that are named must stand in the same space; this one does not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>כל הכלים שצוינו חייבים לעמוד באותה משבצת; הכלי הזה עומד באחרת: %6 (%1).</translation>
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
        <source>The card turned over goes to the discard pile. Whoever is a minion for the card that turned it over is one for its powers, too.</source>
        <translation>הקלף שנחשף עובר לערימת ההשלכה. המשרתים של הקלף שחשף אותו הם גם המשרתים של יכולותיו.</translation>
    </message>
    <message>
        <source>A card need not be turned over.</source>
        <translation>אין חובה לחשוף קלף.</translation>
    </message>
    <message>
        <source>A card must be turned over, if there is one.</source>
        <translation>חובה לחשוף קלף, אם יש.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards are in play one inside another, turned over or copied; then no other is turned over or copied.</source>
        <translation>
            <numerusform>לכל היותר קלף אחד נמצא במשחק זה בתוך זה, חשוף או מועתק; אחר כך לא נחשף ולא מועתק עוד.</numerusform>
            <numerusform>לכל היותר %n קלפים נמצאים במשחק זה בתוך זה, חשופים או מועתקים; אחר כך לא נחשף ולא מועתק עוד.</numerusform>
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
        <source>It goes at least one space and at most as many as the minion has pips.</source>
        <translation>הוא נע לפחות משבצת אחת ולכל היותר כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>It goes one space, whatever the size of the minion.</source>
        <translation>הוא נע משבצת אחת, בלי קשר לגודל המשרת.</translation>
    </message>
    <message numerus="yes">
        <source>It goes 1 to %n spaces, whatever the size of the minion.</source>
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
        <source>No limit of pieces in a space holds.</source>
        <translation>שום מגבלה של כלים במשבצת אינה חלה.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
        <translation>
            <numerusform>המגבלה של כלי אחד במשבצת אינה חלה.</numerusform>
            <numerusform>המגבלה של %n כלים במשבצת אינה חלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי מטרה, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי אויב שהוא מטרה, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>אסור לו לסיים בתהום.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void, nor where %n pieces stand already.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>אסור לו לסיים בתהום, וגם לא במקום שכבר עומד בו כלי אחד.</numerusform>
            <numerusform>אסור לו לסיים בתהום, וגם לא במקום שכבר עומדים בו %n כלים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>או דחפו באותו אופן שטח מטרה בלי כלי אויב לתוך שממה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Territories are not pushed.</source>
        <translation>שטחים אינם נדחפים.</translation>
    </message>
    <message>
        <source>Or push the targeted territory, unless an enemy piece stands there, as far as a piece could go. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; yours in the landing space are now on it.</source>
        <translation>או דחפו את שטח המטרה, אלא אם כן עומד בו כלי אויב, למרחק שכלי יכול לנוע. הוא מחליק דרך הכול וחייב לנחות בשממה בלי כלי אויב. הכלים נשארים במשבצות שלהם; כלים שלכם שבמשבצת הנחיתה עומדים עכשיו עליו.</translation>
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
        <source>Move the minion, or push a targeted piece, yours or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>הזיזו את המשרת, או דחפו כלי מטרה, שלכם או של אויב, בכיוון המשרת.</translation>
    </message>
    <message>
        <source>Pieces of your own are not pushed.</source>
        <translation>כלים שלכם אינם נדחפים.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. What lies between does not matter.</source>
        <translation>לכלי שזז אסור לסיים בתהום. מה שבדרך אינו משנה.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space, nor in the void. What lies between does not matter.</source>
        <translation>לכלי שזז אסור לסיים במשבצת מלאה או בתהום. מה שבדרך אינו משנה.</translation>
    </message>
    <message>
        <source>It never moves zero spaces. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>הוא אף פעם אינו נע אפס משבצות. כלי שלכם אפשר אז להפנות; כלי אויב שומר על כיוונו.</translation>
    </message>
    <message>
        <source>It must not end in the void, nor in a full space.</source>
        <translation>אסור לו לסיים בתהום, וגם לא במשבצת מלאה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, northeast, southeast, southwest, northwest.</source>
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
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: At once&quot;</extracomment>
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
        <source>Lots decide who goes first.</source>
        <translation>הגורל מכריע מי פותח.</translation>
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
        <source>It is for you to decide.</source>
        <extracomment>%1: player</extracomment>
        <translation>ההחלטה שלכם.</translation>
    </message>
    <message>
        <source>It is for %1 to decide.</source>
        <translation>ההחלטה של %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>תורכם: הניחו כלי קטן על משבצת שאין בה כלים.</translation>
    </message>
    <message>
        <source>The turn of %1, who places a small piece.</source>
        <translation>התור של %1: הנחת כלי קטן.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>הפנו כלי נוסף, או ותרו על התור.</translation>
    </message>
    <message>
        <source>Your turn goes on: choose your next action.</source>
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
        <source>It is the turn of %1.</source>
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
        <source>The card %2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>הקלף %2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1: שימוש בקלף %2: %3.</translation>
    </message>
    <message>
        <source>The card %2, power %4 of %5: %3.</source>
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
        <translation>ניצחתם: לא נשאר איש מלבדכם.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>הניצחון של %1: לא נשאר איש אחר.</translation>
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
        <translation>ניצחון משותף של %1: לא נשאר איש אחר.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>לא נשאר שטח: ניצחון משותף של %1.</translation>
    </message>
    <message>
        <source>The highest score is equal: %1 share the win.</source>
        <translation>שוויון בניקוד הגבוה ביותר: ניצחון משותף של %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>רק ב־%1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>בשתיהן, עם תוצאה אחרת</translation>
    </message>
    <message>
        <source>Alike in both</source>
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
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which stands before it in the sentence</extracomment>
        <translation>
            <numerusform>%n ב־%1</numerusform>
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
        <source>In %1 the decision is another one now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>ב־%1 ההחלטה עכשיו אחרת.</translation>
    </message>
    <message>
        <source>%1 knows no such step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 אינה מכירה צעד כזה.</translation>
    </message>
    <message>
        <source>what happens around the turns</source>
        <translation>מה שקורה סביב התורות</translation>
    </message>
    <message>
        <source>What makes the difference: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>מה שעושה את ההבדל: %1.</translation>
    </message>
    <message>
        <source>What makes the difference: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>מה שעושה את ההבדל: %1 (%2).</translation>
    </message>
    <message>
        <source>What makes the difference: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>מה שעושה את ההבדל: ״%1״ הוא ״%2״ ב־%3 ו״%4״ ב־%5 (%6).</translation>
    </message>
    <message>
        <source>The game ends otherwise, or other players are out.</source>
        <translation>המשחק נגמר אחרת, או ששחקנים אחרים יצאו ממנו.</translation>
    </message>
    <message>
        <source>Other pieces stand on the board.</source>
        <translation>כלים אחרים עומדים על הלוח.</translation>
    </message>
    <message>
        <source>Other territories lie on the board.</source>
        <translation>שטחים אחרים מונחים על הלוח.</translation>
    </message>
    <message>
        <source>Other cards are in the hands.</source>
        <translation>קלפים אחרים נמצאים בידיים.</translation>
    </message>
    <message>
        <source>Other cards lie in the piles.</source>
        <translation>קלפים אחרים נמצאים בערימות.</translation>
    </message>
    <message>
        <source>Announcements and counters stand otherwise.</source>
        <translation>ההכרזות והמונים עומדים אחרת.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the turns go round otherwise.</source>
        <translation>התור של מישהו אחר, או שסדר התורות אחר.</translation>
    </message>
    <message>
        <source>Somebody else decides next, or chance does.</source>
        <translation>הבא להחליט הוא מישהו אחר, או הגורל.</translation>
    </message>
    <message>
        <source>Chance is asked for something else.</source>
        <translation>מהגורל מבקשים דבר אחר.</translation>
    </message>
    <message>
        <source>Only in one of them a second half must follow.</source>
        <translation>רק באחת מהן חייב לבוא חצי שני.</translation>
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
        <source>%1 stands up.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 נעמד זקוף.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 מסתובב %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 stand up.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 מעמיד זקוף את %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 מסובב את %2, %3.</translation>
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
        <source>%1 creates a small enemy piece beside %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece beside which a small one like it is created</extracomment>
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
        <translation>%1 מתחיל להגדיל את השטח %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 lets the top card of the draw pile take the place of what lies on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 מחליף את מה שמונח ב־%2 בקלף העליון של הקופה.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 עושה מ־%2 את השטח %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 מגדיל את השטח %2 ב־%3 לקלף %4 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 מגדיל את השטח %2 ב־%3 לקלף %4.</translation>
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
        <translation>%1 מתחיל להקטין את השטח %2 ב־%3.</translation>
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
        <translation>%1 מקטין את השטח ב־%2 לקלף %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 מקטין את השטח %2 ב־%3 לקלף %4 מערימת ההשלכה.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 מקטין את השטח %2 ב־%3 לקלף %4.</translation>
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
        <translation>הקטינו כלי מטרה לפחות בדרגה אחת ולכל היותר כמספר דרגות המשרת.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>הקטינו כלי מטרה בדרגה אחת, בלי קשר לגודל המשרת.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>הקטינו כלי מטרה בדרגה אחת, בלי קשר לגודל המשרת.</numerusform>
            <numerusform>הקטינו כלי מטרה ב־1 עד %n דרגות, בלי קשר לגודל המשרת.</numerusform>
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
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>או הקטינו שטח מטרה בלי כלי אויב בנקודה אחת, או לקלף נמוך יותר מאותו סוג, או קלף ארקנה קטנה עד כלום.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way: replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>או הקטינו באותו אופן שטח מטרה בלי כלי אויב: החליפו אותו בקלף בשווי מה שנשאר, או בכלום אם לא נשאר דבר.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>כשלא נותרות לו דרגות הוא מושמד.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>או השמידו באותו אופן שטח מטרה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Territories are not attacked.</source>
        <translation>לא תוקפים שטחים.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>או תקפו את שטח המטרה, אלא אם כן עומד בו כלי אויב: הוא מושלך ומוחלף בקלף ששווה נקודה אחת פחות, או בקלף נמוך יותר מאותו סוג. קלף ארקנה קטנה אפשר להקטין עד כלום.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or an enemy piece stands there: it is discarded.</source>
        <translation>או השמידו את שטח המטרה, אלא אם כן הוא קלף ארקנה גדולה או עומד בו כלי אויב: הוא מושלך.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there. It loses points as a piece loses pips: it is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card that amount is impossible.</source>
        <translation>או תקפו את שטח המטרה, אלא אם כן עומד בו כלי אויב. הוא מאבד נקודות כמו שכלי מאבד דרגות: הוא מושלך ומוחלף בקלף ששווה בדיוק את מה שנשאר, או בכלום אם לא נשאר דבר. בלי קלף מתאים אי אפשר להקטין בשיעור הזה.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless an enemy piece stands there: it is discarded if it loses all its points as a piece loses pips.</source>
        <translation>או השמידו את שטח המטרה, אלא אם כן עומד בו כלי אויב: הוא מושלך אם הוא מאבד את כל נקודותיו כמו שכלי מאבד דרגות.</translation>
    </message>
    <message>
        <source>Where a territory is destroyed, wasteland or void is left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>במקום ששטח מושמד נשארת שממה או תהום, וכלים שנמצאים אז בתהום חוזרים למאגריהם, גם אלה שבמשבצות שכנות.</translation>
    </message>
    <message>
        <source>More than the piece has counts as all that it has. A smaller piece from its owner&apos;s stash replaces it and keeps the facing; with no pips left it is destroyed and returns to its stash. Without a fitting piece in the stash that amount is impossible.</source>
        <translation>יותר ממה שיש לכלי נחשב כל מה שיש לו. כלי קטן יותר מהמאגר של בעליו מחליף אותו ושומר על הכיוון; כשלא נותרות לו דרגות הוא מושמד וחוזר למאגר שלו. בלי כלי מתאים במאגר אי אפשר להקטין בשיעור הזה.</translation>
    </message>
    <message>
        <source>A minion may attack itself and other pieces of yours; one that survives may be oriented.</source>
        <translation>משרת יכול לתקוף את עצמו וכלים אחרים שלכם; כלי ששורד אפשר להפנות.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, the step between needs no piece and no card.</source>
        <translation>אם שתיהן מקטינות את אותו כלי או שטח, שלב הביניים אינו דורש כלי ואינו דורש קלף.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, the step between needs no piece.</source>
        <translation>אם שתיהן מקטינות את אותו כלי, שלב הביניים אינו דורש כלי.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space but the void, if no more pieces remain there after the sword than the limits allow, by whatever it does.</source>
        <translation>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בזכות פעולה כלשהי של החרב לא נשארים שם אחריה יותר כלים מכפי שהמגבלות מתירות.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if no more than %n pieces remain there after the sword, by whatever it does.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בזכות פעולה כלשהי של החרב לא נשאר שם אחריה יותר מכלי אחד.</numerusform>
            <numerusform>המטה יכול להביא כלי לכל משבצת חוץ מהתהום, אם בזכות פעולה כלשהי של החרב לא נשארים שם אחריה יותר מ־%n כלים.</numerusform>
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
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n סיבובים; איש אינו יודע כמה.</numerusform>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n סיבובים; איש אינו יודע כמה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n דקות; איש אינו יודע כמה.</numerusform>
            <numerusform>שעון סמוי מסיים את המשחק אחרי %1 עד %n דקות; איש אינו יודע כמה.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player who is still in the game, beginning with whoever went first.</source>
        <translation>סיבוב הוא תור אחד של כל מי שעדיין במשחק, החל במי שפתח.</translation>
    </message>
    <message>
        <source>Play then stops at once, and the highest score wins; equal highest scores share the win.</source>
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
        <translation>החליפו ידיים עם בעליו של כלי אויב שהוא מטרה.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>כל אחת מהידיים יכולה להיות ריקה.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TrialWording</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>להניח כלי</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>להפעיל שטח</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>לשחק קלף</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: what a player could do</comment>
        <translation>לרענן את היד</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>להפנות כלי</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>ליצור כלי</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>ליצור כלי אויב</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: what a player could do</comment>
        <translation>להזיז משרת</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>לדחוף כלי</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>להגדיל כלי</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: what a player could do</comment>
        <translation>להחליף ידיים</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: what a player could do</comment>
        <translation>לדלג על יכולת</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: what a player could do</comment>
        <translation>לסיים את התור</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: what a player could do</comment>
        <translation>להכריז</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>להציע קלף</translation>
    </message>
    <message>
        <source>take a card of the bids</source>
        <comment>phrase: what a player could do</comment>
        <translation>לקחת קלף מההצעות</translation>
    </message>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>המשחק היחיד הגיע לסופו.</numerusform>
            <numerusform>כל %n המשחקים הגיעו לסופם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games had no end and were cut short.</source>
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
            <numerusform>%1 מתוך הכרזה אחת ניצחה את המשחק.</numerusform>
            <numerusform>%1 מתוך %n הכרזות ניצחו את המשחק.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, and in %n games nobody did.</source>
        <translation>
            <numerusform>מנצחים בהכרזה, ובמשחק אחד איש לא הכריז.</numerusform>
            <numerusform>מנצחים בהכרזה, וב־%n משחקים איש לא הכריז.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all games whoever began has won %1 (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds within which the true value probably lies, and what would be fair</extracomment>
        <translation>מכל המשחקים, מי שפתח ניצח ב־%1 (בין %2 ל־%3); שיעור הוגן היה %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>ב־%1 מתוך תור אחד מי שיש לו כלים יכול היה רק לוותר.</numerusform>
            <numerusform>ב־%1 מתוך %n תורות מי שיש לו כלים יכול היה רק לוותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>ב־%1 מתוך משחק אחד למישהו לא היה כלי ולא מקום לכלי.</numerusform>
            <numerusform>ב־%1 מתוך %n משחקים למישהו לא היה כלי ולא מקום לכלי.</numerusform>
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
        <source>This power could be used %n times, and nobody did: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>ביכולת הזאת ניתן היה להשתמש פעם אחת, ואיש לא השתמש: %1.</numerusform>
            <numerusform>ביכולת הזאת ניתן היה להשתמש %n פעמים, ואיש לא השתמש: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions nobody could ever do this: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>בהחלטה אחת איש לא יכול היה לעשות זאת: %1.</numerusform>
            <numerusform>ב־%n החלטות איש לא יכול היה אף פעם לעשות זאת: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody did what was possible %n times: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>איש לא עשה מה שהיה אפשרי פעם אחת: %1.</numerusform>
            <numerusform>איש לא עשה מה שהיה אפשרי %n פעמים: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, של %2</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>ליצור שטח</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>לדחוף שטח</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>להגדיל שטח</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>לתקוף כלי</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>לתקוף שטח</translation>
    </message>
    <message>
        <source>orient a piece by a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>להפנות כלי באמצעות קלף</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>להחליף כלי אויב</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>להעביר כלי לכל מקום</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>להעביר שטח לכל מקום</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: what a player could do</comment>
        <translation>להשליך ולמשוך</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: what a player could do</comment>
        <translation>לקחת קלף מערימת ההשלכה</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>לחשוף קלף</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: what a player could do</comment>
        <translation>להשתמש ביכולות של קלף אחר</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win; they count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 מתוך משחק אחד שוחק בידי מחשבים שמנסים הכול ואינם רוצים לנצח; הוא נחשב רק בבדיקה מה לא קרה אף פעם.</numerusform>
            <numerusform>%1 מתוך %n משחקים שוחקו בידי מחשבים שמנסים הכול ואינם רוצים לנצח; הם נחשבים רק בבדיקה מה לא קרה אף פעם.</numerusform>
        </translation>
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
        <source>Orient a targeted piece, yours or an enemy&apos;s.</source>
        <translation>הפנו כלי מטרה, שלכם או של אויב.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>הפנו משרת.</translation>
    </message>
    <message>
        <source>Targets are always those of the moment: a minion that has turned has new targets.</source>
        <translation>המטרות הן תמיד אלה של הרגע: למשרת שהסתובב יש מטרות חדשות.</translation>
    </message>
    <message>
        <source>The minion that then acts may be another one.</source>
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
        <translation>אין מה לבטל.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>מה שנטרף, נמשך או הוטל מאז אי אפשר לשכוח.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>מאז נראו קלפים סמויים.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>זה היה צעד של מישהו אחר.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>המסך עובר מיד ליד.</translation>
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
        <translation>איש</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>כלי</translation>
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
        <source>Move a targeted piece to any territory or wasteland without pieces, or a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>העבירו כלי מטרה לכל שטח או שממה בלי כלים, או שטח מטרה בלי כלי אויב לכל שממה בלי כלי אויב.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>העבירו כלי מטרה לכל שטח או שממה בלי כלים.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces; those that are then left in the void return to their stashes.</source>
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
