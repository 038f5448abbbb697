<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>الاستعمال: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[خيارات]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>الخيارات:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>المعطيات:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>عرض هذه المساعدة.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>عرض المساعدة مع خيارات Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>عرض المساعدة مع خيارات Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>عرض رقم الإصدار.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>لا يوجد الخيار «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>هذه الخيارات لا وجود لها: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>تنقص قيمة بعد «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>الخيار «%1» لا يقبل قيمة.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
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
        <translation>%1: الرصيد %2، المخزون %3/%4/%5، أوراق اليد %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(خارج المباراة)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>كومة السحب %1، كومة الرمي %2 (العليا: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>قياس سرعة لعب المباريات العشوائية</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>طباعة JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>قياس سرعة لاعبي الحاسوب أيضًا</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>مدة كل قياس بالثواني</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>مجموعات القواعد هذه فقط</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>توسعة تُضاف إلى كل مجموعة قواعد</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>القواعد متطابقة.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>مقارنة لعبتين، قاعدة بقاعدة وبنصوص كتيبي قواعدهما</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>معرّف لعبة أو ملفها؛ وتُضاف التوسعات بعلامات زائد</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>بصيغة JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>مقارنة مجموعات القواعد بالتجارب: مباريات كثيرة بين لاعبي الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>الجولة %1 من %2: %Ln تغيير</numerusform>
            <numerusform>الجولة %1 من %2: تغيير واحد</numerusform>
            <numerusform>الجولة %1 من %2: تغييران</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغييرات</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغييرًا</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>لا يوجد مستوى «%1» للاعبي الحاسوب.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>يجب ألا يزيد ⁨--first⁩ على ⁨--last⁩.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>تغيير كل خيار في مجموعة قواعد، وبيان أثره في مبارياتها</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>إعدادات تُجرَّب معًا: KEY=VALUE,KEY=VALUE</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>عدد اللاعبين</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>مستوى اللاعبين جميعًا</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>عدد التوزيعات لكل تغيير في الجولة الأولى</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>عدد التوزيعات لكل تغيير يصل إلى الجولة الأخيرة</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>البذرة العشوائية؛ والبذرة نفسها تعطي المباريات نفسها</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>عدد المباريات المتزامنة</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>كتابة صفحة بصور للمتصفح في هذا الملف</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>استبدال ملف موجود</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>دمج أجزاء تجربة</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>مجلد الأجزاء</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>ملف التجربة كاملة</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>سرد الأجزاء التي ما زالت ناقصة من المجلد: ⁨3,7-9⁩</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>عرض نتائج تجربة، ولو كانت جارية</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>ملف التجربة</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>بصيغة JSON، مع الخطة</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>كتابة جدول لبرامج الجداول الحسابية في هذا الملف</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>التقريران مختلفان، وأول اختلاف عند %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>إعادة تجربة تقرير وكتابة التقرير الجديد؛ ويفشل الأمر إن اختلف التقريران</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>تقرير كما يكتبه «lab report --json»</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>عدد التوزيعات المتزامنة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 من %Ln توزيعة</numerusform>
            <numerusform>%1 من توزيعة واحدة</numerusform>
            <numerusform>%1 من توزيعتين</numerusform>
            <numerusform>%1 من %Ln توزيعات</numerusform>
            <numerusform>%1 من %Ln توزيعة</numerusform>
            <numerusform>%1 من %Ln توزيعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
            <numerusform>بقي نحو دقيقة واحدة</numerusform>
            <numerusform>بقي نحو دقيقتين</numerusform>
            <numerusform>بقي نحو %Ln دقائق</numerusform>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>بقي نحو %Ln ثانية</numerusform>
            <numerusform>بقي نحو ثانية واحدة</numerusform>
            <numerusform>بقي نحو ثانيتين</numerusform>
            <numerusform>بقي نحو %Ln ثوانٍ</numerusform>
            <numerusform>بقي نحو %Ln ثانية</numerusform>
            <numerusform>بقي نحو %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«%1» ليس جزءًا؛ والمتوقع مثلًا 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>يلزم ذكر ملف التجربة: ⁨--out FILE⁩.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>تشغيل تجربة، أو متابعة تجربة منقطعة</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>الخطة (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>ملف التجربة؛ ومع ⁨--shard⁩ مجلد الأجزاء كلها</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>هذا الجزء فقط: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>طباعة ما سيُلعب ومدته التقريبية فقط، دون كتابة أي شيء</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>عدم عرض التقدم</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>سرد كل خطوة جائزة في وضعية</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>هذه الخطوة غير جائزة.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>لا تقبل المرحلة هذه الخطوة من حلها.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>لا يبلغ الحل أهداف المرحلة كلها.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>أهداف المرحلة كلها متحققة قبل بدئها.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>لا تبدأ هذه المرحلة بقرار للمتعلم.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>تقبل المرحلة هذه الخطوة الخاطئة.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>هذه الخطوة جائزة؛ وكان ينبغي أن ترفضها القاعدة %1.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>كان ينبغي أن تكون هذه الخطوة جائزة.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>كان ينبغي أن ترفض القاعدة %1 هذه الخطوة، لكنها ليست خطوة أصلًا.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>كان ينبغي أن ترفض القاعدة %1 هذه الخطوة، لكن القاعدة %2 رفضتها.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>لا توجد عندئذ قطعة %1 على الرقعة.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>فحص الدروس ولعبها حتى آخرها</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>اختبار الدروس بحلولها وبمحاولات خاطئة منها</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>ملفات في كل منها درس أو مرشد</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>طباعة درس مرحلة بعد مرحلة، مع حله</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>معرّف درس يأتي مع البرنامج، أو ملف درس</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>تنفيذ خطوات الحل</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في مباراة واحدة.</numerusform>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في مباراتين.</numerusform>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباريات.</numerusform>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
            <numerusform>%1: ينال %2٪ ضد %3 (فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>اختبار 50٪ مقابل 60٪: لوغاريتم النسبة %1، %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>أدوار المباراة: %1، القرارات: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>لم يخرج أي لاعب.</numerusform>
            <numerusform>خرج لاعب واحد.</numerusform>
            <numerusform>خرج لاعبان.</numerusform>
            <numerusform>خرج %Ln لاعبين.</numerusform>
            <numerusform>خرج %Ln لاعبًا.</numerusform>
            <numerusform>خرج %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: نصف الخطوات كلها في أقل من %2 ث، و95٪ منها في أقل من %3 ث، وأطولها استغرق %4 ث.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>إجراء مباريات بين مستويين من لاعبي الحاسوب</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>مستوى اللاعبين الآخرين</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>معرّف مجموعة قواعد مع توسعاتها كما في BASE+EXPANSION، أو «all» لكل الألعاب</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>معرّف توسعة؛ ويمكن ذكره عدة مرات</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>عدد المباريات المتزامنة</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>عدد عمليات البحث المتوازية في كل خطوة</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>مُعامل لمقدار التفكير في كل خطوة، لكلا المستويين</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>عدد التكرارات، بدلًا من العدد المقرر للمستوى</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>الأمر نفسه للاعبين الآخرين</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>إنشاء مجموعة قواعد جديدة خاصة بك</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>معرّفها: أحرف لاتينية صغيرة وأرقام وشرطات</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>معرّف أصلها، وهو لعبة أو توسعة</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>الملف المطلوب إنشاؤه؛ والافتراضي ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>عدّ تسلسلات الخطوات من وضعية</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>ملف فيه وضعية وخطوات</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>عدد الخطوات</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>لكل مقعد إما «person» وإما مستوى للحاسوب: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>لعب مباراة في الطرفية</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>البذرة العشوائية؛ والبذرة نفسها تعطي الأوراق نفسها ونتائج النرد نفسها</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>معرّف مجموعة قواعد</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>إعداد لمجموعة القواعد، كما في target=8؛ ويمكن ذكره عدة مرات</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>ملف جديد لحفظ المباراة</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>المباريات: %1، الألغاز: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>التسلسلات أكثر من أن تُجرَّب كلها.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>ليس لغزًا: لا يوجد هنا هدف تبلغه فكرة واحدة فقط.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>يُبلغ الهدف أيضًا بخطوات أولى غير المذكورة، أو بنقاط أخرى.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>لا يبلغ الحل الهدف.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>الصعوبة المقيسة تختلف عن المذكورة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
            <numerusform>الألغاز الصحيحة: %1 من %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>البحث عن ألغاز في مباريات لاعبي الحاسوب، وطباعة أكثرها تنوعًا</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>بدلًا من المباريات: ملف وضعيات أو تكتيكات</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>مجموعة القواعد الملعوبة</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>توسعة؛ ويمكن ذكرها عدة مرات</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>عدد اللاعبين؛ ويمكن ذكره عدة مرات</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>عدد المباريات التي تُفحص</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>ألغاز عن الفوز بدورك الأخير</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>ألغاز عن إحباط دور أخير للاعب آخر</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>ألغاز عن كسب النقاط</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>البذرة العشوائية؛ والبذرة نفسها تعطي الألغاز نفسها</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>تجربة كل التسلسلات في الألغاز، وسرد ما ليس منها لغزًا</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>ملفات ألغاز</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>تجربة الألغاز أيضًا بلاعبي الحاسوب الذين تُقاس بهم الصعوبة</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>صنع الألغاز وفحصها: أدوار تحسمها فكرة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>لم يُلعب أي تسلسل كامل.</numerusform>
            <numerusform>لُعب تسلسل كامل واحد.</numerusform>
            <numerusform>لُعب تسلسلان كاملان.</numerusform>
            <numerusform>لُعبت %Ln تسلسلات كاملة.</numerusform>
            <numerusform>لُعب %Ln تسلسلًا كاملًا.</numerusform>
            <numerusform>لُعب %Ln تسلسل كامل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>لعب سجل وفحصه</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>مباراة محفوظة أو سجل مباراة جارية</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>كتابة كتيب قواعد لعبة مع توسعاتها</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>معرّفات لعبة وتوسعاتها، أو ملفاتها</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>كنص (الافتراضي)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>بصيغة Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>كصفحة ويب</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>المرجع السريع فقط، في صفحة واحدة</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>لعب سيناريوهات وسرد ما يفشل منها</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>ملفات فيها سيناريو واحد أو مصفوفة منها</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>كل إخفاقات السيناريو، لا أولها فقط</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«%1» ليس موضعًا في مستند؛ تبدأ المواضع بشرطة مائلة: ⁨/end/target⁩</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>لم يتغير الملف، إذ لا يمكن لعبه بهذه القيمة:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>لم تبقَ في الملف أخطاء سابقة.</numerusform>
            <numerusform>ما زال في الملف خطأ سابق واحد.</numerusform>
            <numerusform>ما زال في الملف خطآن سابقان.</numerusform>
            <numerusform>ما زالت في الملف %Ln أخطاء سابقة.</numerusform>
            <numerusform>ما زال في الملف %Ln خطأ سابقًا.</numerusform>
            <numerusform>ما زال في الملف %Ln خطأ سابق.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>ملف مجموعة قواعد</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>موضع القيمة، مثل ⁨/end/target⁩</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>تُقارن الخطوات في وضعية واحدة؛ وفي هذا الملف عدة وضعيات.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>مقارنة الخطوات الجائزة في وضعية واحدة بحسب لعبتين</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>ملف فيه وضعية، وخطوات إن أُريدت؛ وتُهمل اللعبة المذكورة فيه</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>يلزم ذكر ملف، أو طلب وضعيات بواسطة ⁨--make⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
            <numerusform>الوضعيات المحلولة: %1 من %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>جعل لاعب حاسوب يحل وضعيات يحسمها دور واحد</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>ملف فيه وضعيات كهذه</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>عدد الوضعيات المطلوب العثور عليها في المباريات وطباعتها، بدلًا من الحل</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>مُعامل لمقدار التفكير في كل خطوة</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>البذرة العشوائية؛ والبذرة نفسها تعطي الإجابات نفسها</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>للمشاهدة: المباراة %1 بعد الخطوة %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>لعب مباريات بين لاعبي الحاسوب بمجموعة قواعد، وعرض ما تُظهره</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>عدد المباريات</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>عدد اللاعبين؛ والافتراضي اثنان إن جاز</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>كتابة المباريات اللافتة في هذا المجلد</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>بصيغة JSON، مع سجلات المباريات</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>مجموعات القواعد الملعوبة، بالتناوب</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>عدد المباريات في كل جولة</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>تم: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>المحتوى السابق للملف محفوظ في %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>هناك مشكلات أكثر من %Ln.</numerusform>
            <numerusform>هناك مشكلات أكثر من هذه المشكلة.</numerusform>
            <numerusform>هناك مشكلات أكثر من هاتين المشكلتين.</numerusform>
            <numerusform>هناك مشكلات أكثر من هذه المشكلات، وعددها %Ln.</numerusform>
            <numerusform>هناك مشكلات أكثر من هذه المشكلات، وعددها %Ln.</numerusform>
            <numerusform>هناك مشكلات أكثر من هذه المشكلات، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>لا شيء في هذا الملف يُفحص.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>سرد المشكلات في مجموعة قواعد أو وضعية أو سيناريو أو سجل</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>الملف الذي يُفحص</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>تطبيق أول إصلاح نافع لكل مشكلة في مجموعة قواعد؛ ويُحفظ الملف القديم بجانب الجديد</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>لا سيناريو ولا وضعية في هذا الملف.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 ليس مجموعة قواعد؛ ولا تُغيَّر إلا مجموعات القواعد.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>لا يمكن رسم الصور هنا: «%1» مفقود. وهو يأتي مع برنامج سطح المكتب.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>لا يرسم الصورَ برنامج شُغّل من دونها.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>اللاعبون: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%Ln توزيعة</numerusform>
            <numerusform>توزيعة واحدة</numerusform>
            <numerusform>توزيعتان</numerusform>
            <numerusform>%Ln توزيعات</numerusform>
            <numerusform>%Ln توزيعة</numerusform>
            <numerusform>%Ln توزيعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>على الأكثر %1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>نحو %Ln ثانية</numerusform>
            <numerusform>نحو ثانية واحدة</numerusform>
            <numerusform>نحو ثانيتين</numerusform>
            <numerusform>نحو %Ln ثوانٍ</numerusform>
            <numerusform>نحو %Ln ثانية</numerusform>
            <numerusform>نحو %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>المتوقع واحد من %1؛ والموجود «%2».</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>المتوقع اسم ملف، أو - لمخرج الخطأ القياسي.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>عرض ما يفعله البرنامج، على مخرج الخطأ القياسي</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>مستوى التفصيل في سجل التشخيص: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>ملف سجل التشخيص؛ أو - لمخرج الخطأ القياسي</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>تعذّرت كتابة سجل التشخيص (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>برنامج Gnostica في سطر الأوامر: للعب والفحص والقياس.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>اللغة؛ والافتراضية لغة البيئة</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>اسم ناقص هنا.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>تعذّرت كتابة المخرجات.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: عدد المباريات لا يكفي بعد.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>قطعة</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>خانة</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>اتجاه</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>حجر نرد</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>لا شيء بعد ذلك</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>كلمة</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>ينقص هنا: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>المتوقع هنا: %2. والموجود: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
            <numerusform>عدد اللاعبين بمجموعة القواعد هذه: من %1 إلى %Ln.</numerusform>
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
        <translation>الإصلاح: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>تُكتب خطوة، مثلًا: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>تُكتب الخانة كما على حافة الرقعة أو بإحداثياتها. وقوائم الخطوات تستعمل الإحداثيات: %1 هي %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? تسرد كل الخطوات الجائزة، و? cup تسرد ما يبدأ بكلمة cup؛ وكذلك: board وundo وquit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>غير محسوم</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>الأرجح 50٪</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>الأرجح 60٪</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» ليس عددًا من %2 إلى %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>لا يوجد مجلد «%1».</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>الاستعمال</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>أمر</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(مطلوب)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>لا تجتمع مع</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>ينقص أمر.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>ينقص %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>غير مفهوم: %1</translation>
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
        <translation>%1: القيمة «%2» غير جائزة.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>يحتاج %1 إلى قيمة.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>لا يُذكر %1 إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>لا يُستعمل %1 مع %2.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>عرض هذه المساعدة</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>عرض الإصدار</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>للمزيد: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» ليس عددًا صحيحًا من %2 إلى %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>سيُحمَّل الملحق «%1» من جديد.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>ليس هناك ملحق معطّل.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>محمّل</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>سرد الملحقات مع بيان سبب عدم تحميل ما لم يُحمَّل منها</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>تفعيل الملحقات التي عُطّلت بسبب خطأ</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>لتفعيل الملحقات من جديد: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>عدم تحميل أي ملحق؛ والألعاب التي تحتاج إلى ملحق لا يمكن لعبها</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>تعذّر إكمال الأمر.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>للتشغيل بلا ملحقات: %1.</translation>
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
        <translation>على الرقعة: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>في اليد: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>تُكتب القطعة بلاعبها وحجمها واتجاهها. %1 هي القطعة الكبيرة المتجهة شمالًا للاعب A، و%2 هي القطعة الصغيرة المنتصبة للاعب B.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>ملف</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>مستوى</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>رمز</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>ملف فيه وضعية، أو وضعية وخطوات، أو مصفوفة منها</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>تغيير قيمة واحدة في مجموعة قواعد مع إبقاء تنسيقها، أو سرد ما يمكن ضبطه</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم يُعثر على أي مشكلة.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>قائمة بأي مما يلي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>قائمة قدرات</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>قائمة صفوف</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>أعداد بحسب الأوراق: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>⁨%1 = %2⁩ (⁨%3⁩؛ الافتراضي ⁨%4⁩)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>القيمة الجديدة بصيغة JSON؛ والكلمة لا تحتاج إلى علامتي اقتباس، وnull يحذف ما في الأصل. ومن دون قيمة تُسرد الإعدادات مع القيم الجائزة</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>لا يوجد إعداد في ⁨%1⁩. وهذا الأمر يسرد كل الإعدادات: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>كتابة الأمر نفسه مرة أخرى تعني الإعلان على كل حال.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>الإعلان بنقاط أقل من اللازم يجب أن يُكتب مرتين.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>المعطى «%1» ليس بترميز UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>كانت %Ln توزيعة جارية ولا تُحسب.</numerusform>
            <numerusform>كانت توزيعة واحدة جارية ولا تُحسب.</numerusform>
            <numerusform>كانت توزيعتان جاريتين ولا تُحسبان.</numerusform>
            <numerusform>كانت %Ln توزيعات جارية ولا تُحسب.</numerusform>
            <numerusform>كانت %Ln توزيعة جارية ولا تُحسب.</numerusform>
            <numerusform>كانت %Ln توزيعة جارية ولا تُحسب.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>يختبر ⁨--sprt⁩ نسبة 50٪ مقابل 60٪. ولا يُستعمل مع ⁨--one⁩، حيث الحصة العادلة 100٪ مقسومة على عدد المقاعد.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>عدد اللاعبين. واحد من كل اثنين من المستوى a، ومع ⁨--one⁩ واحد فقط</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>لاعب واحد من المستوى a يلعب ضد لاعبين من المستوى b، ويشغل كل مقعد بالتناوب</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>تُقرَّب صعودًا إلى توزيعات كاملة: مباراتان بتبديل المقاعد، ومع ⁨--one⁩ مباراة لكل مقعد</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>مدة اللعب بالثواني لكل مجموعة قواعد؛ ولا تُحسب التوزيعات غير المنتهية</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>عدد الجولات التي تُقطع المباراة بعدها؛ ولا تُحسب توزيعتها</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>التوقف حين يُحسم الاختبار التتابعي؛ لا مع ⁨--one⁩</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>لم تُلعب أي توزيعة حتى نهايتها، فلا توجد نتائج.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>قُطعت %Ln مباراة بعد الجولة %1.</numerusform>
            <numerusform>قُطعت مباراة واحدة بعد الجولة %1.</numerusform>
            <numerusform>قُطعت مباراتان بعد الجولة %1.</numerusform>
            <numerusform>قُطعت %Ln مباريات بعد الجولة %1.</numerusform>
            <numerusform>قُطعت %Ln مباراة بعد الجولة %1.</numerusform>
            <numerusform>قُطعت %Ln مباراة بعد الجولة %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>ولذلك استُبعدت من الحساب %Ln توزيعة.</numerusform>
            <numerusform>ولذلك استُبعدت من الحساب توزيعة واحدة.</numerusform>
            <numerusform>ولذلك استُبعدت من الحساب توزيعتان.</numerusform>
            <numerusform>ولذلك استُبعدت من الحساب %Ln توزيعات.</numerusform>
            <numerusform>ولذلك استُبعدت من الحساب %Ln توزيعة.</numerusform>
            <numerusform>ولذلك استُبعدت من الحساب %Ln توزيعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1، واحد ضد %Ln من %2</numerusform>
            <numerusform>%1، واحد ضد واحد من %2</numerusform>
            <numerusform>%1، واحد ضد اثنين من %2</numerusform>
            <numerusform>%1، واحد ضد %Ln من %2</numerusform>
            <numerusform>%1، واحد ضد %Ln من %2</numerusform>
            <numerusform>%1، واحد ضد %Ln من %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في مباراة واحدة.</numerusform>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في مباراتين.</numerusform>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباريات.</numerusform>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
            <numerusform>%1: %2٪ (العادل: %3٪، فترة ثقة 95٪: من %4 إلى %5٪) في %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>جولات المباراة: الوسيط %1، وعلى الأكثر %2 في 95٪ من المباريات، و%3 في أقصرها.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
            <numerusform>الإعلانات الناجحة: %1 من %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 من %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>الجولة %1: %2 من %Ln مباراة</numerusform>
            <numerusform>الجولة %1: %2 من مباراة واحدة</numerusform>
            <numerusform>الجولة %1: %2 من مباراتين</numerusform>
            <numerusform>الجولة %1: %2 من %Ln مباريات</numerusform>
            <numerusform>الجولة %1: %2 من %Ln مباراة</numerusform>
            <numerusform>الجولة %1: %2 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>الجولة %1: تجري مواءمة الجداول…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>بقاء لاعبين اثنين</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>بقاء ثلاثة لاعبين أو أكثر</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
            <numerusform>الجولة %1، %2: عدد الوضعيات %Ln لا يكفي؛ ويبقى الجدول كما كان.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>الجولة %1، %2: المباريات %3، الوضعيات %4، المفاجأة %5 ثم %6، اليقين %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>تدريب تقييم لاعبي الحاسوب بمباريات ضد أنفسهم</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>مجلد كل ما يُتعلَّم؛ ويُتابع التعلّم المنقطع</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>عدد مرات مواءمة الجداول</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>البذرة العشوائية؛ والبذرة نفسها تعطي الجداول نفسها</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>لعب هذا الجزء فقط من مباريات الجولة: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>ملف تقييم للبدء به، بدلًا من الملف المرفق</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>ملف تقييم كما يكتبه learn، بدلًا من الملف المرفق</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1، عدد اللاعبين %2: %3 من %Ln مباراة</numerusform>
            <numerusform>%1، عدد اللاعبين %2: %3 من مباراة واحدة</numerusform>
            <numerusform>%1، عدد اللاعبين %2: %3 من مباراتين</numerusform>
            <numerusform>%1، عدد اللاعبين %2: %3 من %Ln مباريات</numerusform>
            <numerusform>%1، عدد اللاعبين %2: %3 من %Ln مباراة</numerusform>
            <numerusform>%1، عدد اللاعبين %2: %3 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1، عدد اللاعبين %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>لا نتائج صالحة في الملف.</numerusform>
            <numerusform>نتيجة واحدة في الملف ما زالت صالحة وأُبقيت.</numerusform>
            <numerusform>نتيجتان في الملف ما زالتا صالحتين وأُبقيتا.</numerusform>
            <numerusform>%Ln نتائج في الملف ما زالت صالحة وأُبقيت.</numerusform>
            <numerusform>%Ln نتيجة في الملف ما زالت صالحة وأُبقيت.</numerusform>
            <numerusform>%Ln نتيجة في الملف ما زالت صالحة وأُبقيت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>قياس طول المباريات التي يلعبها لاعبو الحاسوب ضد أنفسهم</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>ملف النتائج؛ وتُبقى النتائج التي ما زالت صالحة</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>مجموعات القواعد الملعوبة؛ وافتراضيًا كل الألعاب</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>عدد اللاعبين؛ وافتراضيًا كل عدد جائز</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>عدد المباريات لكل مجموعة قواعد ولكل عدد من اللاعبين</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>عدد الجولات التي تُقطع المباراة بعدها</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>لا يُستعمل ⁨--iterations-b⁩ ولا ⁨--judging-b⁩ مع ⁨--b-program⁩: فلذلك البرنامج إعداداته الخاصة.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>نسخة أخرى من ⁨gnostica-cli⁩ لتوزيع الأوراق ولعب مقاعد المستوى ⁨b⁩</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>لا يمكن تشغيل «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>لا يقبل «%1» الخطوة «%2».</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>انتهى «%1» قبل نهاية المباراة.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>انتهى «%1» قبل نهاية المباراة: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>يلعب «%1» بقواعد غير قواعد هذا البرنامج: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 من %3 (المتوقع: %4٪).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>لم يستجب «%1» منذ وقت طويل جدًا.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>يطلب «%1» خطوة كان عليه أن يؤديها بنفسه.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>لم يستجب «%1» منذ وقت طويل جدًا: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>يحدد ⁨--equal-time⁩ مدة تفكير اللاعب بنفسه: فلا يُستعمل %1 معه.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>لا يستطيع ⁨--equal-time⁩ ضبط المستوى «%1» لأنه لا يبحث.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>لا يمكن أن يستغرق المستوى «%1» من وقت المعالج ما يستغرقه الآخر مهما طال تفكيره.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>البدء بقياس عدد التكرارات الذي يعطي b من وقت المعالج مثل ما لـ a؛ ومع ⁨--b-program⁩ يعطي a مثل ما لـ b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>قُطعت المواجهة: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة %Ln مباراة (%2).</numerusform>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة مباراة واحدة (%2).</numerusform>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة مباراتين (%2).</numerusform>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة %Ln مباريات (%2).</numerusform>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة %Ln مباراة (%2).</numerusform>
            <numerusform>لتساوي وقت المعالج يدرس %1 في كل خطوة %Ln مباراة (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>يسجل «%1» خطوة غير «%2».</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>أدى «%1» خطوة لا تسمح بها قواعد هذا البرنامج.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>لا يذكر هذا النظام كم من وقت المعالج يستغرقه برنامج آخر.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>اللاعبون بترتيب المقاعد، تفصل بينهم فواصل: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 من %Ln مباراة</numerusform>
            <numerusform>%1: %2 من مباراة واحدة</numerusform>
            <numerusform>%1: %2 من مباراتين</numerusform>
            <numerusform>%1: %2 من %Ln مباريات</numerusform>
            <numerusform>%1: %2 من %Ln مباراة</numerusform>
            <numerusform>%1: %2 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>أُنشئ %1 بإعدادات أخرى (%2). يُرجى استعمالها من جديد، أو استعمال ملف آخر.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>يحتاج السلّم إلى مستويين على الأقل، كلٌّ منهما مرة واحدة فقط.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>اختبار ما إذا كان كل مستوى من لاعبي الحاسوب أقوى من الذي دونه</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>المستويات، تفصل بينها فواصل؛ الافتراضي: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>عدد اللاعبين: مع 2 يتبادل اللاعبان المقعدين، ومع أكثر يشغل لاعب واحد من المستوى الأعلى كل مقعد بالتناوب. الافتراضي: 2 و4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>أكبر عدد من المباريات لكل زوج من المستويات؛ وتنتهي مباريات الزوج فور أن تستبعد فترة الثقة 95٪، الصالحة في أي لحظة، النتيجةَ العادلة</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>ملف النتائج الذي يُستأنف منه الأمر نفسه؛ ويجوز تغيير ⁨--games⁩ و⁨--levels⁩</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>لا يوجد طبع باسم «%1».</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>مستوى: %1؛ أو «scripted» الذي يختار أي خطوة لا يخسر بها نقاطًا</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>طبع اللاعب a: ⁨builder⁩ أو ⁨hunter⁩، أو ⁨gambler⁩ أو ⁨prudent⁩، أو واحد من كل زوج، كما في «builder prudent»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2٪ من %Ln خطوة كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
            <numerusform>%1: %2٪ من خطوة واحدة كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
            <numerusform>%1: %2٪ من خطوتين كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
            <numerusform>%1: %2٪ من %Ln خطوات كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
            <numerusform>%1: %2٪ من %Ln خطوة كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
            <numerusform>%1: %2٪ من %Ln خطوة كلّف ما لا يزيد على %3 نقطة مئوية من الفوز (فترة ثقة 95٪ عبر المباريات: من %4 إلى %5٪).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من %Ln تكرار.</numerusform>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من تكرار واحد.</numerusform>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من تكرارين.</numerusform>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من %Ln تكرارات.</numerusform>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من %Ln تكرارًا.</numerusform>
            <numerusform>تكلّف الخطوة في المتوسط %1 نقطة مئوية، بحسب بحث من %Ln تكرار.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>قياس عدد المرات التي يختار فيها بحث أطول بكثير خطوة أفضل من اختيار مستوى من لاعبي الحاسوب</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>عدد مباريات المستوى ضد نفسه</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>عدد الخطوات التي تُفحص في كل مباراة، وتُختار عشوائيًا</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>تكرارات البحث الطويل مقسومة على تكرارات المستوى؛ وفي المستويات التي لا تبحث، على تكرارات المتدرّب</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>لا يوجد مستوى «%1». المستويات: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>مستوى: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>غير محسوم.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 أقوى.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 أضعف.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 ضد %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>استُبعدت من الحساب %Ln توزيعة بسبب مباراة قُطعت.</numerusform>
            <numerusform>استُبعدت من الحساب توزيعة واحدة بسبب مباراة قُطعت.</numerusform>
            <numerusform>استُبعدت من الحساب توزيعتان بسبب مباراة قُطعت في كل منهما.</numerusform>
            <numerusform>استُبعدت من الحساب %Ln توزيعات بسبب مباراة قُطعت في كل منها.</numerusform>
            <numerusform>استُبعدت من الحساب %Ln توزيعة بسبب مباراة قُطعت في كل منها.</numerusform>
            <numerusform>استُبعدت من الحساب %Ln توزيعة بسبب مباراة قُطعت في كل منها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>الذاكرة غير كافية. يُرجى إغلاق نوافذ أو برامج أخرى ثم المحاولة من جديد.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>لا يستطيع النظام بدء خيط تنفيذ آخر لهذا البرنامج. يُرجى إغلاق برامج أخرى ثم المحاولة من جديد.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>هذا خلل في البرنامج أو في أحد الملحقات. التفاصيل في سجل التشخيص.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>حول Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>حرب أقاليم بورق التاروت والأهرام.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>صمّم لعبة Gnostica كلٌّ من John Cooper وKory Heath وKristin Matherly وJacob Davenport لورق التاروت وأهرام Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>هذا برنامج حر بموجب رخصة جنو العمومية العامة (GNU GPL)، الإصدار ٣ أو ما بعده. ويأتي بلا أي ضمان.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>خطّاه Gnostica Serif وGnostica Figures مأخوذان من خط Vollkorn لمصمّمه Friedrich Althausen، وهما بموجب رخصة SIL Open Font License، الإصدار ١٫١.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>ص&amp;فحة البداية</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;مباراة جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>ف&amp;تح…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>المباريات &amp;غير المنتهية…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>فتح سجل في نافذة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>حفظ ب&amp;اسم…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>&amp;صنع لعبتك الخاصة…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>مقارنة مجموعات ال&amp;قواعد جنبًا إلى جنب…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>إضافة مجموعة قوا&amp;عد…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>&amp;طباعة القواعد…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>تصدير القواعد بصيغة P&amp;DF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>&amp;نتيجة المباراة</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>م&amp;راجعة المباراة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>هل أُعلن الد&amp;ور الأخير؟</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>الإع&amp;دادات…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>&amp;حول Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>&amp;تأكيد الخطوة</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>التراجع عن آخر &amp;خطوة</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>ت&amp;جاوز هذه القدرة</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>الإعلا&amp;ن</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>تجديد ال&amp;يد</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>ت&amp;مرير</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>الوضعية الأو&amp;لى</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>الوضعية السا&amp;بقة</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>الوضعية ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>العودة إلى ال&amp;مباراة</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>المتابعة من &amp;هنا كمباراة جديدة</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>تس&amp;ريع</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>إيقاف مؤ&amp;قت</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;خطوة واحدة</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>الوتيرة: بلا ا&amp;نتظار</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>الوتيرة: &amp;سريعة</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>الوتيرة: &amp;عادية</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>الوتيرة: &amp;بطيئة</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;قريب</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;بعيد</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>إظهار ال&amp;رقعة كلها</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>تدوير الطاولة ي&amp;سارًا</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>تدوير الطاولة ي&amp;مينًا</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>ال&amp;ترميز في المجريات</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;مرجع سريع</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;قواعد هذه المباراة</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;صنع لعبتك الخاصة</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>مقارنة مجموعات القواعد وإعداد ال&amp;وضعيات</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>نتائج حول &amp;نهاية المباراة</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>المفات&amp;يح</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>إظهار سجل ال&amp;تشخيص</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>نسخ تق&amp;رير عن مشكلة</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>ال&amp;دور السابق</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>ت&amp;شغيل</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>الد&amp;ور التالي</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>الوضعية الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>ال&amp;علامة السابقة</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>العلامة التال&amp;ية</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>و&amp;ضع علامة</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>مجموعة قواعد &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;حفظ مجموعة القواعد</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>ال&amp;بحث في الإعدادات</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>المشكلة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>المشكلة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;لعب المسودة…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>&amp;متابعة اللعب من الطاولة…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>م&amp;قارنة بالأصل…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>الت&amp;بديل بين مجموعتي القواعد</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>إضافة مجموعة قواعد أ&amp;خرى إلى التجارب</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>ال&amp;دروس…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>الأل&amp;غاز…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>أول مباراة بإر&amp;شاد</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>البدء من &amp;جديد</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>إعداد و&amp;ضعية…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>مقارنة بحسب &amp;مجموعتي قواعد…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>وضعية &amp;جديدة</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>من ال&amp;طاولة</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>&amp;حفظ الوضعية</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>متابعة ال&amp;لعب من هنا…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>نسخ ك&amp;نص</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>نسخ ك&amp;صورة</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>لص&amp;ق</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>البحث في الأ&amp;وراق</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>المشكلة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>مجموعات ال&amp;قواعد</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>الو&amp;ضعية</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>ال&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>ال&amp;تاريخ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ال&amp;مباراة</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>ال&amp;دور</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>لاعبو ال&amp;حاسوب</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>مجموعة ال&amp;قواعد</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>الورشة</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>مقارنة مجموعات القواعد</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>الدروس والألغاز</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>البوصلة</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>نص مجموعة قواعد</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>عدد الخانات أو النقاط أو الأوراق</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>الاختيار بالرقم؛ وتظهر الأرقام ما دام المفتاح Alt مضغوطًا</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>الاتجاه: شمال، شرق، جنوب، غرب، منتصبة</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>الاتجاه القطري: شمال شرقي، جنوب شرقي، جنوب غربي، شمال غربي</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>الانتقال إلى الرقعة</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>الانتقال إلى أوراق اليد</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>الرجوع خطوة واحدة في الدرس</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>المتابعة إلى الخطوة التالية أو الدرس أو اللغز التالي</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>إظهار طريقة الحل</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>تحريك المؤشر</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>القطعة التالية في الخانة</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>القطعة السابقة في الخانة</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>اختيار ما عليه المؤشر</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>السؤال عن سبب تعذّر اختياره</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>تكبير الورقة</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>إزالة المختار</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>قطعة أكبر</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>قطعة أصغر</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>ترك القطعة أو الورقة الجاري وضعها</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>القرار السابق والتالي في الرسم البياني</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>القرار الأول والأخير في الرسم البياني</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>القرارات العالية الكلفة في الرسم البياني</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>إظهار الإدخالات الممكنة</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>إصلاحات لمشكلة</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>شرح هذا الإدخال</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>البحث عن التالي</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>البحث عن السابق</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>مغادرة النص</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>ال&amp;بحث عن أمر…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>نص أ&amp;كبر</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>نص أ&amp;صغر</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>&amp;حجم النص المعتاد</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>م&amp;لء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>ترتيب ال&amp;ألواح</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>ح&amp;فظ صورة للرقعة…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>&amp;نسخ صورة للرقعة</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>&amp;إظهار أوراقي</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>&amp;الاستسلام…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;إكمال المباراة بيد الحاسوب…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>فتح القائمة</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>التنقل على رقعة مكبّرة</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>مبارياتي</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>درس أو لغز</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>الدور</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>إن&amp;هاء الدور</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>لماذا فعل &amp;ذلك؟</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>لا شيء للتأكيد بعد: يلزم أولًا اختيار ما يُفعل.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>لم يُختر شيء.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>يفكر الحاسوب في قرارك بما لديك من معلومات فقط.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>حين يكون القرار بيدك يمكن السؤال عن أفضل خطوة، أو عن جدوى الإعلان.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>تنتهي المشورة هنا. ويمكن السؤال من جديد.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>المشورة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>المقدار</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>قبل ذلك يلعب %Ln لاعب آخر، لكل منهم دور واحد.</numerusform>
            <numerusform>قبل ذلك يلعب لاعب آخر دورًا واحدًا.</numerusform>
            <numerusform>قبل ذلك يلعب لاعبان آخران، لكل منهما دور واحد.</numerusform>
            <numerusform>قبل ذلك يلعب %Ln لاعبين آخرين، لكل منهم دور واحد.</numerusform>
            <numerusform>قبل ذلك يلعب %Ln لاعبًا آخر، لكل منهم دور واحد.</numerusform>
            <numerusform>قبل ذلك يلعب %Ln لاعب آخر، لكل منهم دور واحد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>إعلان الدور الأخير برصيد %1 من %Ln نقطة؟</numerusform>
            <numerusform>إعلان الدور الأخير برصيد %1 من نقطة واحدة؟</numerusform>
            <numerusform>إعلان الدور الأخير برصيد %1 من نقطتين؟</numerusform>
            <numerusform>إعلان الدور الأخير برصيد %1 من %Ln نقاط؟</numerusform>
            <numerusform>إعلان الدور الأخير برصيد %1 من %Ln نقطة؟</numerusform>
            <numerusform>إعلان الدور الأخير برصيد %1 من %Ln نقطة؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>إعلان الدور الأخير</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>تنقص %Ln نقطة</numerusform>
            <numerusform>تنقص نقطة واحدة</numerusform>
            <numerusform>تنقص نقطتان</numerusform>
            <numerusform>تنقص %Ln نقاط</numerusform>
            <numerusform>تنقص %Ln نقطة</numerusform>
            <numerusform>تنقص %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>لي&amp;س بعد</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>الإعلا&amp;ن على كل حال</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>التبديل بين مجموعتي القواعد</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>إضافة مجموعة قواعد إلى التجارب</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>إزالة مجموعة القواعد الأخيرة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>لا شيء (لأي لعبة)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>لا شيء (مكتملة بذاتها)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>تأتي مع الأصل.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>تغيير الأصل</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>تغيير التوسعات</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>مبنية على:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>ما لا يُضبط هنا يُورَث من الأصل.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>التوسعات:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>تغيير الإصدار</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>الإصدار:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>من مجموعتي قواعد لهما المعرّف نفسه، الأعلى إصدارًا هي الأحدث. ويلزم رفع الإصدار قبل مشاركة تغييراتك.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>صورة الرقعة في الحافظة.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>حفظ صورة للرقعة</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>صور (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>تعذّر حفظ الصورة.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>الصورة في %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%Ln قطعة</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%Ln قطع</numerusform>
            <numerusform>%Ln قطعة</numerusform>
            <numerusform>%Ln قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>إقليم تُستبدل ورقته</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1، القيمة %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>قفر</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>فراغ</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1؛ يمكن اختيارها</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1؛ تم اختيارها</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>تُحدَّث هذه القواعد حالما يمكن اللعب بمجموعة القواعد.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>لا تختلف أي قاعدة عن الأصل.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>لا تختلف أي قاعدة عن الأصل.</numerusform>
            <numerusform>تختلف قاعدة واحدة عن الأصل.</numerusform>
            <numerusform>تختلف قاعدتان عن الأصل.</numerusform>
            <numerusform>تختلف %Ln قواعد عن الأصل.</numerusform>
            <numerusform>تختلف %Ln قاعدة عن الأصل.</numerusform>
            <numerusform>تختلف %Ln قاعدة عن الأصل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>ليست في الأصل قاعدة كهذه.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>في الأصل: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>قواعد الأصل المحذوفة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>تغييرات متعارضة</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>تغي&amp;يراتي</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>ما في ال&amp;ملف الآن</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>إ&amp;بقاء تغييراتي</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>إعادة ت&amp;حميل</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>زائد بمقدار %Ln بايت</numerusform>
            <numerusform>زائد بمقدار بايت واحد</numerusform>
            <numerusform>زائد بمقدار بايتين</numerusform>
            <numerusform>زائد بمقدار %Ln بايتات</numerusform>
            <numerusform>زائد بمقدار %Ln بايتًا</numerusform>
            <numerusform>زائد بمقدار %Ln بايت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>ا&amp;ختيار ونقل</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>النقر على قطعة أو إقليم ثم على الموضع الجديد، أو السحب إليه.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;محو</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>النقر على ما تُراد إزالته. وزر الفأرة الأيمن يزيل في أي وقت.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>البحث في الأوراق</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>ورقة</translation>
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
            <numerusform>… و%Ln غيرها</numerusform>
            <numerusform>… وواحدة غيرها</numerusform>
            <numerusform>… واثنتان غيرها</numerusform>
            <numerusform>… و%Ln غيرها</numerusform>
            <numerusform>… و%Ln غيرها</numerusform>
            <numerusform>… و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>الإشارة إلى ورقة على الرقعة أو في يدك أو في الكومتين تُظهر عملها.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (الكل)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>الأوراق الكبرى (الكل)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>إزالة: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>إضافة ورقة…</translation>
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
        <translation>البحث في الأوراق</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>صنف الورقة</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>النقر على ورقة ثم على الرقعة، أو سحبها بالفأرة إلى موضعها.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>كل الأوراق</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>يد %1 (%Ln ورقة)</numerusform>
            <numerusform>يد %1 (ورقة واحدة)</numerusform>
            <numerusform>يد %1 (ورقتان)</numerusform>
            <numerusform>يد %1 (%Ln أوراق)</numerusform>
            <numerusform>يد %1 (%Ln ورقة)</numerusform>
            <numerusform>يد %1 (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>كومة السحب، الأعلى أولًا (%Ln ورقة)</numerusform>
            <numerusform>كومة السحب، الأعلى أولًا (ورقة واحدة)</numerusform>
            <numerusform>كومة السحب، الأعلى أولًا (ورقتان)</numerusform>
            <numerusform>كومة السحب، الأعلى أولًا (%Ln أوراق)</numerusform>
            <numerusform>كومة السحب، الأعلى أولًا (%Ln ورقة)</numerusform>
            <numerusform>كومة السحب، الأعلى أولًا (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>كومة الرمي، الأعلى أولًا (%Ln ورقة)</numerusform>
            <numerusform>كومة الرمي، الأعلى أولًا (ورقة واحدة)</numerusform>
            <numerusform>كومة الرمي، الأعلى أولًا (ورقتان)</numerusform>
            <numerusform>كومة الرمي، الأعلى أولًا (%Ln أوراق)</numerusform>
            <numerusform>كومة الرمي، الأعلى أولًا (%Ln ورقة)</numerusform>
            <numerusform>كومة الرمي، الأعلى أولًا (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>الباقي، تحت كومة الرمي (%Ln ورقة)</numerusform>
            <numerusform>الباقي، تحت كومة الرمي (ورقة واحدة)</numerusform>
            <numerusform>الباقي، تحت كومة الرمي (ورقتان)</numerusform>
            <numerusform>الباقي، تحت كومة الرمي (%Ln أوراق)</numerusform>
            <numerusform>الباقي، تحت كومة الرمي (%Ln ورقة)</numerusform>
            <numerusform>الباقي، تحت كومة الرمي (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>الباقي، تحت كومة السحب (%Ln ورقة)</numerusform>
            <numerusform>الباقي، تحت كومة السحب (ورقة واحدة)</numerusform>
            <numerusform>الباقي، تحت كومة السحب (ورقتان)</numerusform>
            <numerusform>الباقي، تحت كومة السحب (%Ln أوراق)</numerusform>
            <numerusform>الباقي، تحت كومة السحب (%Ln ورقة)</numerusform>
            <numerusform>الباقي، تحت كومة السحب (%Ln ورقة)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>إ&amp;ضافة ورقة…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>إلى ال&amp;باقي</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>إلى الأ&amp;على</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>إلى الأ&amp;سفل</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>الأيدي والكومتان</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>تُسحب الأوراق بالفأرة إلى هنا. Insert لإضافة ورقة، وDelete لإعادتها إلى الباقي، وAlt مع الأسهم لنقلها داخل الكومة.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>لا تستعمل ورقة أخرى هذه القدرة: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>أوراق أخرى تستعمل هذه القدرة (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>ورقة خفية</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1، تم اختيارها</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1، يمكن اختيارها</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>التوزيعات</translation>
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
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceBar</name>
    <message>
        <source>You have enough points to announce your last turn.</source>
        <translation>نقاطك تكفي لإعلان دورك الأخير.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 ← %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>النتيجة رهن بالحظ.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>النقاط: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>خانة</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>قطعة</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>اتجاه</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>المطلوب اختيار %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الأفعال</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>مصادر الأوراق</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>أوراق للأخذ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>حرب أقاليم بورق التاروت والأهرام.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>مباراة لفتحها، أو مجموعة قواعد لإضافتها.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>عدد من %1 إلى %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>اسم ملف</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>اسم ملف، أو - لمخرج الخطأ القياسي</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>لغة هذه الجلسة.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>ألوان هذه الجلسة.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>لعب مباراة عرض ثم الخروج.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>البذرة العشوائية للعرض.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>حفظ صورة للعرض، وبجانبها صورة لنهايته.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>حفظ مباراة العرض.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>لعبة العرض وتوسعاتها: لعبة+توسعة.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>لاعبو العرض.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>مستوى التفصيل في سجل التشخيص: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>ملف سجل التشخيص؛ أو - لمخرج الخطأ القياسي.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>عدم تحميل الملحقات في هذه الجلسة. والألعاب التي تحتاج إلى ملحق لا يمكن لعبها.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: المتوقع %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>استبدال الملفات الموجودة.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>ملف</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>رمز</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>مستوى</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>غير متاح الآن</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%Ln أمر</numerusform>
            <numerusform>أمر واحد</numerusform>
            <numerusform>أمران</numerusform>
            <numerusform>%Ln أوامر</numerusform>
            <numerusform>%Ln أمرًا</numerusform>
            <numerusform>%Ln أمر</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>يُكتب هنا أول اسم الأمر</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>لا مباراة على الطاولة.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>لا يمكن اللعب بمجموعة القواعد هذه.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>مقارنة مجموعات القواعد – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>الوضعية نفسها</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>الأثر في اللعب</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>القواعد المهمة</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>دمج الأجزاء</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>ما زال دمج أجزاء تجربة جاريًا. وعند إنهاء البرنامج الآن لن تُحفظ التجربة.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>تصدير تقرير</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>ما زالت كتابة تقرير جارية. وعند إنهاء البرنامج الآن لن يُنشأ ملفه.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>تُقارن هنا A وB فقط.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>في «%1» تغييرات لم تُحفظ؛ وتُقارن آخر نسخة محفوظة منها.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>مقارنة مجموعات القواعد</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>مقارنة لعبتين أخريين</translation>
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
        <translation>الإدخالات الممكنة</translation>
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
            <numerusform>بيد الحاسوب: %1</numerusform>
            <numerusform>بيد الحاسوب: %1</numerusform>
            <numerusform>بيد الحاسوب: %1</numerusform>
            <numerusform>بيد الحاسوب: %1</numerusform>
            <numerusform>بيد الحاسوب: %1</numerusform>
            <numerusform>بيد الحاسوب: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1: في انتظار عودتك إلى المباراة.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1: اتُّخذ القرار.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>إيقاف مؤقت. التالي: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1: جارٍ التفكير.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>لاعبو الحاسوب</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>تقدم التفكير</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>الوتيرة</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>سرعة لاعبي الحاسوب</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>نحو %Ln جولة</numerusform>
            <numerusform>نحو جولة واحدة</numerusform>
            <numerusform>نحو جولتين</numerusform>
            <numerusform>نحو %Ln جولات</numerusform>
            <numerusform>نحو %Ln جولة</numerusform>
            <numerusform>نحو %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>اللعب ضد الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%Ln خصم</numerusform>
            <numerusform>خصم واحد</numerusform>
            <numerusform>خصمان</numerusform>
            <numerusform>%Ln خصوم</numerusform>
            <numerusform>%Ln خصمًا</numerusform>
            <numerusform>%Ln خصم</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;بدء</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>الخصوم:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>لا يرى الحاسوب إلا ما يراه أي لاعب لو كان مكانه.</translation>
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
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · نفسه للجميع</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>حل من جديد</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>حل</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>لغز اليوم، حُلّ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>القرارات الأعلى كلفة</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>الأفضل</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (لا يمكن استعمالها)</translation>
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
            <numerusform>تعذّر رسم %Ln صورة من الرزمة «%1»؛ تظهر أوراق بلا صور بدلًا منها.</numerusform>
            <numerusform>تعذّر رسم صورة واحدة من الرزمة «%1»؛ تظهر ورقة بلا صورة بدلًا منها.</numerusform>
            <numerusform>تعذّر رسم صورتين من الرزمة «%1»؛ تظهر ورقتان بلا صور بدلًا منهما.</numerusform>
            <numerusform>تعذّر رسم %Ln صور من الرزمة «%1»؛ تظهر أوراق بلا صور بدلًا منها.</numerusform>
            <numerusform>تعذّر رسم %Ln صورة من الرزمة «%1»؛ تظهر أوراق بلا صور بدلًا منها.</numerusform>
            <numerusform>تعذّر رسم %Ln صورة من الرزمة «%1»؛ تظهر أوراق بلا صور بدلًا منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>لا يمكن استعمال الرزمة «%1»؛ تظهر أوراق بلا صور بدلًا منها.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>لا يمكن استعمال الرزمة «%1». تبقى الأوراق كما هي.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>نور</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>وسام</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>رجاء</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>سلام</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>صباح</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>إحسان</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>لا يمكن لعب هذه المباراة.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>تعذّر حفظ المباراة.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>المباراة %1 تُلعب في مكان آخر. وهذه نسخة منها حتى الآن.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>تعذّرت أرشفة مباراة منتهية.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>حُفظت كل خطوات هذه المباراة من جديد.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>أزال برنامج آخر %1 أو غيّره. وقد كُتبت المباراة كلها من جديد.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>تعذّرت متابعة %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>هذه المباراة تُلعب في نافذة أخرى.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>المباريات غير المنتهية</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>يبدو أن هذه المباراة مفتوحة على الحاسوب %1. فإن توبعت هنا وهي تُلعب هناك ضاعت خطوات أحد اللاعبين.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;متابعتها هنا</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>سجل هذه المباراة تالف. لم تُقرأ منه أي خطوة، والمباراة تستمر في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
            <numerusform>سجل هذه المباراة تالف. قُرئت منه خطوة واحدة، والمباراة تستمر بعدها في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
            <numerusform>سجل هذه المباراة تالف. قُرئت منه خطوتان، والمباراة تستمر بعدهما في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
            <numerusform>سجل هذه المباراة تالف. قُرئت منه %Ln خطوات، والمباراة تستمر بعدها في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
            <numerusform>سجل هذه المباراة تالف. قُرئت منه %Ln خطوة، والمباراة تستمر بعدها في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
            <numerusform>سجل هذه المباراة تالف. قُرئت منه %Ln خطوة، والمباراة تستمر بعدها في سجل جديد. ويُحفظ السجل التالف باسم %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>تعذّر فتح %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>الملف %1 تالف. فُتحت المباراة حتى موضع التلف.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>مباريات (*.gnostica *.journal);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>فتح سجل في نافذة جديدة</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>مباريات (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>غيّر برنامج آخر %1 منذ فتح هذه المباراة أو حفظها.
هل يُستبدل الملف؟</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>الملف %1 موجود أصلًا.
هل يُستبدل؟</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>لم تُحفظ الخطوات الأخيرة من هذه المباراة وستضيع.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>تصدير القواعد</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>تعذّر تصدير القواعد.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>لا توجد مباراة أخرى غير منتهية.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>تتوقف المباراة هنا. وكل ما سبق محفوظ.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>في الحافظة تقرير: الإصدارات والملحقات والإعدادات وآخر سجل التشخيص. تُرجى قراءته قبل إرساله.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>تعذّرت كتابة سجل التشخيص. واللعبة لا تحتاج إليه.</translation>
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
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>كومة الرمي، الأحدث أولًا</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>كتابة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>جاءت مجموعة القواعد هذه مع البرنامج ولا يمكن تغييرها. ولإجراء تغييرات تُنشأ نسخة منها.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>لا يمكن قراءة النص الآن، فلا يمكن تغيير أي شيء هنا. وقائمة المشكلات تبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>تغييرات أُجريت في مكان آخر</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>إعادة تسمية</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>قدرات الأوراق</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>النص</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>مبارياتك</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>البيانات المضغوطة تالفة.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى %Ln بايت بعد فك الضغط.</numerusform>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى بايت واحد بعد فك الضغط.</numerusform>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى بايتان بعد فك الضغط.</numerusform>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى %Ln بايتات بعد فك الضغط.</numerusform>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى %Ln بايتًا بعد فك الضغط.</numerusform>
            <numerusform>الرسم أكبر من اللازم؛ الحد الأعلى %Ln بايت بعد فك الضغط.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>هذا ليس XML صالحًا؛ المتوقع رسم SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>هذا ليس رسم SVG: أوله «%1»، والمتوقع «svg».</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>تصريحات كيانات XML غير جائزة.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>«%1» يشير إلى ملف آخر؛ والمتوقع جزء من هذا الرسم، مثل «⁨#leaf⁩».</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى %Ln مستوى.</numerusform>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى مستوى واحد.</numerusform>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى مستويان.</numerusform>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى %Ln مستويات.</numerusform>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى %Ln مستوى.</numerusform>
            <numerusform>تداخل العناصر أعمق من اللازم؛ الحد الأعلى %Ln مستوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى %Ln عنصر.</numerusform>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى عنصر واحد.</numerusform>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى عنصران.</numerusform>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى %Ln عناصر.</numerusform>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى %Ln عنصرًا.</numerusform>
            <numerusform>العناصر أكثر من اللازم مع احتساب النسخ؛ الحد الأعلى %Ln عنصر.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>«%1» أكبر من اللازم؛ الحد الأعلى %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>«%1» يحتوي على نفسه.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>لا يمكن استعمال إطار العرض «%1»؛ المتوقع أربعة أعداد، الأخيران منها أكبر من الصفر.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه %Ln بكسل.</numerusform>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه بكسل واحد.</numerusform>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه بكسلان.</numerusform>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه %Ln بكسلات.</numerusform>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه %Ln بكسلًا.</numerusform>
            <numerusform>لا يمكن استعمال صورة مضمّنة؛ المتوقع PNG أو JPEG، بحد أعلى مجموعه %Ln بكسل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>عرض هذا الرسم يستغرق وقتًا أطول من اللازم: فيه شرطات أو مساحات متراكبة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>لا شيء في هذا الملف يمكن رسمه.</translation>
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
        <translation>حتى الدور الأخير</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>مباراة إعادة</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>حفظ المباراة…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>صورة…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>مراجعة المباراة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>النظر إلى الرقعة</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>النقاط حسب الجولات</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>نقاط التحول</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>هذه مجموعة قواعد لا مباراة. وللعب بها: «إضافة مجموعة قواعد» في القائمة.</translation>
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
        <translation>إيقاف مؤ&amp;قت</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>مت&amp;ابعة</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>إيقاف ال&amp;كتابة</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>ت&amp;صدير</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>تجري كتابة التقرير: %1 من %Ln صورة.</numerusform>
            <numerusform>تجري كتابة التقرير: %1 من صورة واحدة.</numerusform>
            <numerusform>تجري كتابة التقرير: %1 من صورتين.</numerusform>
            <numerusform>تجري كتابة التقرير: %1 من %Ln صور.</numerusform>
            <numerusform>تجري كتابة التقرير: %1 من %Ln صورة.</numerusform>
            <numerusform>تجري كتابة التقرير: %1 من %Ln صورة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 من %2 توزيعة.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>منقطعة. ويمكن متابعتها.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>يلعبها برنامج آخر.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>انتهت.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>جارٍ إنهاء المباريات الجارية…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>لاعبو الحاسوب يلعبون.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>ك&amp;صفحة بصور (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>بصيغة &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>ك&amp;جدول (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>إيقاف التجربة مع حفظ نتائجها</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>بالم&amp;قارنة مع:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>جارية</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>منقطعة</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>جارية في مكان آخر</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>منتهية</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>تتعذّر قراءتها</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>فتح تجربة</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>تجارب (*.sqlite);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>المجلد الذي يحوي كل أجزاء التجربة</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>إعادة تسمية التجربة</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>الاسم الجديد:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>تعذّرت إعادة تسمية التجربة.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>حذف التجربة</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>هل تُنقل التجربة «%1» وكل مبارياتها إلى المهملات؟</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>نقل إلى ال&amp;مهملات</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>تعذّر حذف التجربة.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>تجربة &amp;جديدة</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>ف&amp;تح…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>&amp;دمج…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>&amp;إعادة تسمية…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>ح&amp;ذف…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>دمج أجزاء تجربة أُجريت في مكان آخر</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>لم تُجرَ أي تجربة بعد.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>التجارب</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>التجربة</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>التوزيعات</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>تاريخ التغيير</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>مجموعات القواعد</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>تعذّر دمج التجارب.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>حُفظ التقرير باسم «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>المباريات وراء %1، %2، %3: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء %1، %2، %3: مباراة واحدة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء %1، %2، %3: مباراتان. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء %1، %2، %3: %Ln مباريات. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء %1، %2، %3: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء %1، %2، %3: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>صفحات (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>تصدير النتائج</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>تعذّر تصدير النتائج.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>نتائج التجربة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>تجري تجربة أخرى. يلزم إيقافها أولًا.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>تعذّر بدء التجربة.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>توقفت التجربة بسبب خطأ.</translation>
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
        <translation>يلزم اختيار مجموعات قواعد يمكن اللعب بها.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>&amp;كشف الآثار</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>تُغيَّر كل قاعدة قابلة للضبط على حدة بخطوة واحدة. ويلعب لاعبو الحاسوب التوزيعات نفسها بالتغيير ومن دونه. والتغييرات الواعدة تُجرَّب بتوزيعات أكثر فأكثر.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>م&amp;جموعة القواعد:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>مست&amp;وى التدقيق:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>ال&amp;لاعبون:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>المقا&amp;عد:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>ال&amp;بذرة العشوائية:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>نظرة سريعة</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>دقيق (بطيء)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لا تُلعب «%1» بهذا العدد من اللاعبين (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>تعذّر تصدير النتائج.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>تجري كتابة التقرير.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>جارٍ إنهاء المباريات الجارية…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>جارٍ تغيير القواعد…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>الجولة %1 من %2: %Ln تغيير.</numerusform>
            <numerusform>الجولة %1 من %2: تغيير واحد.</numerusform>
            <numerusform>الجولة %1 من %2: تغييران.</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغييرات.</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغييرًا.</numerusform>
            <numerusform>الجولة %1 من %2: %Ln تغيير.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>أُوقف مبكرًا.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>تظهر النتائج عند اكتمال جولة أو عند الإيقاف.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>هنا يظهر أثر كل قاعدة في المباريات.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>تصدير النتائج</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>صفحات (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>الأ&amp;ثر في:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>آثار تغييرات القواعد</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>تجربته في ت&amp;جربة</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>القواعد ج&amp;نبًا إلى جنب</translation>
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
        <translation>القواعد المهمة</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>ما زالت القواعد تُجرَّب. وستضيع النتائج التي وُجدت حتى الآن.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>أُوقف قبل اكتمال الجولة الأولى، فلا توجد نتائج.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>لم يُجرَّب أي تغيير في «%1».</numerusform>
            <numerusform>جُرّب تغيير واحد في «%1».</numerusform>
            <numerusform>جُرّب تغييران في «%1».</numerusform>
            <numerusform>جُرّبت %Ln تغييرات في «%1».</numerusform>
            <numerusform>جُرّب %Ln تغييرًا في «%1».</numerusform>
            <numerusform>جُرّب %Ln تغيير في «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لم تُصدَّر النتائج عن قواعد «%1»، وستضيع.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>مفاتيح الأسهم، أو %1 للوضع المنتصب</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>لم يتمكن البرنامج من فعل هذا. مبارياتك ومسوداتك سليمة، ويمكن المتابعة.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>للتشغيل بلا ملحقات: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>الورشة…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>ليست لديك ألعاب خاصة بك بعد. كل لعبة تُصنع في الورشة تُعرض هنا.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>قيمة كما في الترميز: %1. وإن تُرك خاليًا: لا شيء.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>لا مؤشرات في هذه القواعد.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>لم يُعثر عليه</numerusform>
            <numerusform>عُثر عليه مرة</numerusform>
            <numerusform>عُثر عليه مرتين</numerusform>
            <numerusform>عُثر عليه %Ln مرات</numerusform>
            <numerusform>عُثر عليه %Ln مرة</numerusform>
            <numerusform>عُثر عليه %Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>البحث في النص</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>البحث عن السابق</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>البحث عن التالي</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>إغلاق البحث</translation>
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
        <translation>لا يسري إلا في لعبة فيها: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>لا يسري إلا حيث يكون «%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>اللاعبون والقطع</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>الأوراق والرقعة</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>البداية والنهاية</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>الأدوار والأتباع</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>آليات أخرى</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>قدرات الأنواع</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>الأحكام</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>ليس هناك إعداد يرد هذا في اسمه أو في قاعدته.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>الافتراضي: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>في %1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>إظهار القاعدة</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>استعادة قيمة الأصل</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>ألعابي</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>ألعاب من صنعك في الورشة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>تنويعات صغيرة</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%Ln لعبة للاختيار. مفتاح المسافة يعرضها.</numerusform>
            <numerusform>لعبة واحدة للاختيار. مفتاح المسافة يعرضها.</numerusform>
            <numerusform>لعبتان للاختيار. مفتاح المسافة يعرضهما.</numerusform>
            <numerusform>%Ln ألعاب للاختيار. مفتاح المسافة يعرضها.</numerusform>
            <numerusform>%Ln لعبة للاختيار. مفتاح المسافة يعرضها.</numerusform>
            <numerusform>%Ln لعبة للاختيار. مفتاح المسافة يعرضها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>بدأت للتو</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>دورك، الجولة %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>دور %1، الجولة %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>فوز %1 مقابل %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>خسارة %1 مقابل %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>انتهت</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>الفوز من نصيب %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>تعذّرت القراءة</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>فوز مشترك</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>انسحاب مبكر</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>شاهدتها</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 ضد %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %Ln جولة</numerusform>
            <numerusform>%1 · جولة واحدة</numerusform>
            <numerusform>%1 · جولتان</numerusform>
            <numerusform>%1 · %Ln جولات</numerusform>
            <numerusform>%1 · %Ln جولة</numerusform>
            <numerusform>%1 · %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>اليوم، %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>أمس</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>دورك يا %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · الجولة %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>أعلنت دورك الأخير.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1: إعلان الدور الأخير.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>ذات علامة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>مراجعة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>تعذّرت إزالة العلامة.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>مبارياتي</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>هل تُنقل هذه المباراة إلى المهملات؟
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>هل تُنقل %Ln مباراة إلى المهملات؟</numerusform>
            <numerusform>هل تُنقل مباراة واحدة إلى المهملات؟</numerusform>
            <numerusform>هل تُنقل مباراتان إلى المهملات؟</numerusform>
            <numerusform>هل تُنقل %Ln مباريات إلى المهملات؟</numerusform>
            <numerusform>هل تُنقل %Ln مباراة إلى المهملات؟</numerusform>
            <numerusform>هل تُنقل %Ln مباراة إلى المهملات؟</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;نقل إلى المهملات</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>تعذّر حذف المباراة.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>تصدير المباريات</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>تعذّر تصدير المباراة.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>نُسخت %Ln مباراة إلى %1.</numerusform>
            <numerusform>نُسخت مباراة واحدة إلى %1.</numerusform>
            <numerusform>نُسخت مباراتان إلى %1.</numerusform>
            <numerusform>نُسخت %Ln مباريات إلى %1.</numerusform>
            <numerusform>نُسخت %Ln مباراة إلى %1.</numerusform>
            <numerusform>نُسخت %Ln مباراة إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>تعذّر وضع العلامة.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>الألعاب</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>التوزيعة %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln مباراة</numerusform>
            <numerusform>%1: مباراة واحدة</numerusform>
            <numerusform>%1: مباراتان</numerusform>
            <numerusform>%1: %Ln مباريات</numerusform>
            <numerusform>%1: %Ln مباراة</numerusform>
            <numerusform>%1: %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>منتهية</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>اسم، لعبة، تاريخ…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>البحث في المباريات</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>ذات علامة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Games that would turn out differently</source>
        <translation>مباريات كانت ستختلف</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>ماذا يغيّر هذا في مبارياتك؟ تُعاد مع التغييرات كل المباريات المنتهية التي لُعبت بمجموعة القواعد هذه أو بأصلها.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>&amp;فحص مبارياتي</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>فُحص %1 من %Ln مباراة.</numerusform>
            <numerusform>فُحص %1 من مباراة واحدة.</numerusform>
            <numerusform>فُحص %1 من مباراتين.</numerusform>
            <numerusform>فُحص %1 من %Ln مباريات.</numerusform>
            <numerusform>فُحص %1 من %Ln مباراة.</numerusform>
            <numerusform>فُحص %1 من %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>لم تُلعب أي من مبارياتك المنتهية بمجموعة القواعد هذه ولا بأصلها.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها %Ln مباراة.</numerusform>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها مباراة واحدة.</numerusform>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها مباراتان.</numerusform>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها %Ln مباريات.</numerusform>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها %Ln مباراة.</numerusform>
            <numerusform>لُعبت بمجموعة القواعد هذه أو بأصلها %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>ما كانت أي منها لتختلف.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>كانت %Ln منها ستختلف.</numerusform>
            <numerusform>كانت واحدة منها ستختلف.</numerusform>
            <numerusform>كانت اثنتان منها ستختلفان.</numerusform>
            <numerusform>كانت %Ln منها ستختلف.</numerusform>
            <numerusform>كانت %Ln منها ستختلف.</numerusform>
            <numerusform>كانت %Ln منها ستختلف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>أول اختلاف</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>مبارياتي</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>هنا تظهر المباريات التي لعبتها.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>كل المباريات (%Ln)</numerusform>
            <numerusform>المباراة الوحيدة</numerusform>
            <numerusform>المباراتان</numerusform>
            <numerusform>كل المباريات الـ%Ln</numerusform>
            <numerusform>كل المباريات الـ%Ln</numerusform>
            <numerusform>كل المباريات الـ%Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>هدف اللعبة</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>قرارك</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>آخر الأحداث</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>مفهوم</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>إيقاف الشرح</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>ليست هذه هي الخطوة المطلوبة في الدرس.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>مفاتيح الأسهم للتنقل بين الأوراق، والمسافة للاختيار، وEnter للتأكيد.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>يد %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1: لا نقاط، وذلك يكفي للفوز.</numerusform>
            <numerusform>%1: نقطة واحدة، وهي تكفي للفوز.</numerusform>
            <numerusform>%1: نقطتان، وهما تكفيان للفوز.</numerusform>
            <numerusform>%1: %Ln نقاط، وهي تكفي للفوز.</numerusform>
            <numerusform>%1: %Ln نقطة، وهي تكفي للفوز.</numerusform>
            <numerusform>%1: %Ln نقطة، وهي تكفي للفوز.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>الفوز بالمباراة للاعب الذي تبقى له هذه النقاط في نهاية دور أخير معلن.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1: الصدارة برصيد %Ln نقطة.</numerusform>
            <numerusform>%1: الصدارة برصيد نقطة واحدة.</numerusform>
            <numerusform>%1: الصدارة برصيد نقطتين.</numerusform>
            <numerusform>%1: الصدارة برصيد %Ln نقاط.</numerusform>
            <numerusform>%1: الصدارة برصيد %Ln نقطة.</numerusform>
            <numerusform>%1: الصدارة برصيد %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>هذا دورك الأخير.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>هذا دور %1 الأخير.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>بقي حتى ذلك الحين %Ln دور.</numerusform>
            <numerusform>بقي حتى ذلك الحين دور واحد.</numerusform>
            <numerusform>بقي حتى ذلك الحين دوران.</numerusform>
            <numerusform>بقيت حتى ذلك الحين %Ln أدوار.</numerusform>
            <numerusform>بقي حتى ذلك الحين %Ln دورًا.</numerusform>
            <numerusform>بقي حتى ذلك الحين %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير نقطة واحدة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير نقطتان.</numerusform>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير %Ln نقاط.</numerusform>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير نقطة واحدة.</numerusform>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير نقطتان.</numerusform>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير %Ln نقاط.</numerusform>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
            <numerusform>رصيد %1 هو %2، والمطلوب في نهاية الدور الأخير %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>بقي حتى دورك الأخير %Ln دور.</numerusform>
            <numerusform>بقي حتى دورك الأخير دور واحد.</numerusform>
            <numerusform>بقي حتى دورك الأخير دوران.</numerusform>
            <numerusform>بقيت حتى دورك الأخير %Ln أدوار.</numerusform>
            <numerusform>بقي حتى دورك الأخير %Ln دورًا.</numerusform>
            <numerusform>بقي حتى دورك الأخير %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>أمامك دور واحد لإيقاف %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>إغلاق</translation>
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
        <translation>لا نتائج.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>مرجع سريع</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>صفحات المساعدة</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>المساعدة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>طباعة القواعد</translation>
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
        <translation>الخطوات، الأفضل أولًا</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>يؤدي اختيار خطوة إلى إظهارها على الرقعة.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>إظهار على الرقعة</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>لعب هذه الخطوة</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>لعب الدور كله</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>الفرصة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد خاصة</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>ا&amp;ستعادة الكل</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>استعادة كل شيء إلى قواعد اللعبة.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>البذ&amp;رة:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>أيّ</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>البذرة نفسها توزّع الأوراق نفسها من جديد.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>الم&amp;عرّف:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>بالمعرّف تشير مجموعات القواعد الأخرى إلى مجموعة قواعد. وبه يسمى ملفها أيضًا.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>هذا الاسم أطول من اللازم.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>يتألف المعرّف من حروف لاتينية صغيرة من a إلى z وأرقام وشرطات. ولا يبدأ بشرطة.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لمجموعة القواعد «%1» هذا المعرّف أصلًا.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>نص مجموعة القواعد</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>محاولة &amp;أخرى</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>خطوات غير محفوظة</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>لم تُحفظ الخطوات الأخيرة: وأي انهيار للبرنامج يضيّعها. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>القرص بطيء الاستجابة. تُستأنف المباراة فور حفظ الخطوة الأخيرة.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2، آخر تغيير %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>المسودات</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>هذه تغييرات في مجموعات قواعد لم تُحفظ.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;متابعة هذه المسودة</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>ح&amp;ذفها</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>ينقل هذه التغييرات إلى المهملات. وتبقى مجموعة القواعد المحفوظة.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>ليس &amp;الآن</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>تعذّر حذف المسودة.</translation>
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
        <translation>معدّل</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>القائمة أو النافذة</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>المفتاح %1 مستعمل في «%2»، وسيُزال من هناك.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>المفتاح %1 مستعمل في «%2». ولا يمكن تغيير ذلك.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>البحث في الإجراءات</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>الإجراءات ومفاتيحها</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>مفاتيح &amp;جديدة (بالضغط عليها):</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>ا&amp;ستعمال هذه المفاتيح</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>استعمال هذه أ&amp;يضًا</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;بلا مفاتيح</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>است&amp;عادة</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>استعادة ال&amp;كل</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>الرقعة عند البدء</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>مفتاح المسافة يضع ورقة أو يرفعها، وEnter لاختيار الورقة.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>بلا ورقة</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>أي ورقة</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>الصف %1، العمود %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>لم يُرسم شيء. النقر على مربع يضع ورقة فيه، والسحب فوق عدة مربعات يضعها فيها كلها.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%Ln إقليم.</numerusform>
            <numerusform>إقليم واحد.</numerusform>
            <numerusform>إقليمان.</numerusform>
            <numerusform>%Ln أقاليم.</numerusform>
            <numerusform>%Ln إقليمًا.</numerusform>
            <numerusform>%Ln إقليم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>الحجم: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>النقر بالزر الأيمن على مربع (أو ضغط Enter) لاختيار ورقته.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>أعمدة المستطيل</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>صفوف المستطيل</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>رسم مستطيل</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>إخلاء الرقعة</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>النقر على ورقة يزيلها.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>أُنجز %1 من %Ln درس</numerusform>
            <numerusform>أُنجز %1 من درس واحد</numerusform>
            <numerusform>أُنجز %1 من درسين</numerusform>
            <numerusform>أُنجز %1 من %Ln دروس</numerusform>
            <numerusform>أُنجز %1 من %Ln درسًا</numerusform>
            <numerusform>أُنجز %1 من %Ln درس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>لم يُنجز أي درس بعد.</numerusform>
            <numerusform>أُنجز درس واحد حتى الآن.</numerusform>
            <numerusform>أُنجز درسان حتى الآن.</numerusform>
            <numerusform>أُنجزت %Ln دروس حتى الآن.</numerusform>
            <numerusform>أُنجز %Ln درسًا حتى الآن.</numerusform>
            <numerusform>أُنجز %Ln درس حتى الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>التعلم</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>مباراة أولى بإرشاد، أو دروس قصيرة.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>&amp;الدرس التالي</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;أول درس</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;قراءة القواعد</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>ا&amp;لدروس</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>الأل&amp;غاز</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>مبا&amp;راتك الأولى</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>ضد خصم سهل؛ وكل جديد يُشرح عند حدوثه.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>الدرس ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>اللغز ال&amp;تالي</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – التعلم – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>التعلم – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>التعلم</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;مستوى الحاسوب:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>تأكيد الاستسلام؟ تنتهي المباراة عندئذٍ ويفوز خصمك.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>تأكيد الاستسلام؟ يواصل الحاسوب اللعب عندئذٍ بدلًا منك حتى نهاية المباراة.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;الاستسلام</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>إكمال المباراة بيد الحاسوب</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>يلعب الحاسوب عندئذٍ بدلًا من الجميع بسرعة حتى نهاية المباراة. يمكنك إيقافه مؤقتًا في أي وقت.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;إكمال المباراة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>لم يُقَس</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>غالبًا بلا نهاية</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%Ln لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبين اثنين</numerusform>
            <numerusform>%Ln لاعبين</numerusform>
            <numerusform>%Ln لاعبًا</numerusform>
            <numerusform>%Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>مع %1، قد لا تنتهي المباريات بين اللاعبين الجيدين أبدًا. ويُستحسن الاتفاق مسبقًا على عدد من الجولات؛ والفوز عندئذ لصاحب أعلى رصيد.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>نحو %Ln جولة مع %1.</numerusform>
            <numerusform>نحو جولة واحدة مع %1.</numerusform>
            <numerusform>نحو جولتين مع %1.</numerusform>
            <numerusform>نحو %Ln جولات مع %1.</numerusform>
            <numerusform>نحو %Ln جولة مع %1.</numerusform>
            <numerusform>نحو %Ln جولة مع %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>كم تستغرق</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>القياس بلاعبي الحاسوب؛ ويضم الخط ١٩ من كل ٢٠ مباراة.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>لم تُقَس مدة المباريات بهذه القواعد.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>الألغاز</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>أُنجز من الدروس %Ln من %1</numerusform>
            <numerusform>أُنجز درس واحد من %1</numerusform>
            <numerusform>أُنجز درسان من %1</numerusform>
            <numerusform>أُنجزت %Ln دروس من %1</numerusform>
            <numerusform>أُنجز %Ln درسًا من %1</numerusform>
            <numerusform>أُنجز %Ln درس من %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>تم الدرس</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>هكذا يكون الحل.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>أحسنت!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>رُتّبت الرقعة للجزء التالي من الدرس.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>هذا ممكن، لكنه لا يؤدي إلى الهدف.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1، تم</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>بدء</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>الدرس التالي</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>الجولة %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>سجل التشخيص</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>بحث (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>البحث في السجل</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>هذا السجل غير محفوظ في ملف؛ وسيضيع عند إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>السجل في %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>تبدأ المباراة.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>تم التراجع عن: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>المجريات</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>النقر على سطر، أو ضغط Enter عليه، ينتقل إلى تلك الوضعية.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>نسخ المجريات</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>عرض المجريات بترميز اللعبة بدلًا من الكلمات</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح الأخ&amp;يرة</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>فتح الأخيرة في ناف&amp;ذة جديدة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>القائمة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>لا مباراة على الطاولة بعد.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>القائمة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>وواحدة غيرها</numerusform>
            <numerusform>واثنتان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>رسائل سابقة: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>وسيط التوزيعات في %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>وُزّعت الأوراق نفسها في %3 (الارتباط %1): وأثر ذلك في تقدير الفرق كأثر ضرب عدد التوزيعات في %2.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>اختيار سطر يُظهر شرح مقياسه. والنقر على رقم يسرد مبارياته.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>وُزّعت الأوراق نفسها في %3 (الارتباط %1)، لكن ذلك لم يجعل تقدير الفرق أدق.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>توزّع المباريات</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>جارٍ رسم الصور…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>لا شيء للرسم بعد.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>النقر على جزء يسرد مبارياته.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>اختيار الصورة</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>أرقام الصورة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>مبارياتي</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%Ln مباراة منذ %1</numerusform>
            <numerusform>مباراة واحدة منذ %1</numerusform>
            <numerusform>مباراتان منذ %1</numerusform>
            <numerusform>%Ln مباريات منذ %1</numerusform>
            <numerusform>%Ln مباراة منذ %1</numerusform>
            <numerusform>%Ln مباراة منذ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>لم يُعثر على مباراة</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>لا توجد مباراة توافق البحث.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>عرض كل المباريات</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>لحظة</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>تجري قراءة المباريات…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>لا مباريات بعد</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>هنا تظهر كل مباراة لعبتها، مع رقعتها ونتيجتها.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>اللعب ضد الحاسوب</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>إزالة العلامة</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>البحث في المباريات</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>وضع علامة</translation>
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
        <translation>لم يُترجم بعد؛ ويظهر هذا النص للاعبين بدلًا منه.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>الملاحظات</translation>
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
        <translation>تحتاج مجموعة القواعد إلى اسم، بلغة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>الاسم والملخص والملاحظات بحسب اللغة</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>&amp;لغة أخرى:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>اللغة المطلوبة إضافتها</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>و%Ln من المشكلات الأخرى</numerusform>
            <numerusform>ومشكلة أخرى</numerusform>
            <numerusform>ومشكلتان أخريان</numerusform>
            <numerusform>و%Ln مشكلات أخرى</numerusform>
            <numerusform>و%Ln مشكلة أخرى</numerusform>
            <numerusform>و%Ln مشكلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>لا يمكن لعب هذا:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>لا يمكن بهذه القواعد متابعة المباراة التي على الطاولة:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 لعبة عدد لاعبيها %Ln.</numerusform>
            <numerusform>%1 لعبة للاعب واحد.</numerusform>
            <numerusform>%1 لعبة للاعبين اثنين.</numerusform>
            <numerusform>%1 لعبة يلعبها %Ln لاعبين.</numerusform>
            <numerusform>%1 لعبة يلعبها %Ln لاعبًا.</numerusform>
            <numerusform>%1 لعبة يلعبها %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 لعبة يلعبها من %2 إلى %Ln لاعب.</numerusform>
            <numerusform>%1 لعبة يلعبها من %2 إلى لاعب واحد.</numerusform>
            <numerusform>%1 لعبة يلعبها من %2 إلى لاعبين.</numerusform>
            <numerusform>%1 لعبة يلعبها من %2 إلى %Ln لاعبين.</numerusform>
            <numerusform>%1 لعبة يلعبها من %2 إلى %Ln لاعبًا.</numerusform>
            <numerusform>%1 لعبة يلعبها من %2 إلى %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>متابعة اللعب من الطاولة</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>&amp;بدء</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>اختيار لعبة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>مجموعة قواعد جديدة</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>م&amp;بنية على:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>لا شيء (توسعة لأي لعبة)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>مجموعة القواعد الجديدة كأصلها، إلى أن يُغيَّر فيها شيء.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>إ&amp;نشاء</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>و%Ln من المشكلات الأخرى</numerusform>
            <numerusform>ومشكلة أخرى</numerusform>
            <numerusform>ومشكلتان أخريان</numerusform>
            <numerusform>و%Ln مشكلات أخرى</numerusform>
            <numerusform>و%Ln مشكلة أخرى</numerusform>
            <numerusform>و%Ln مشكلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>غير متاحة:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>تحذير: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>لا مشكلات: يمكن لعب هذا.</translation>
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
        <translation>وضع «%2» مكان «%1»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>إضافات</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (مُغيَّر):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>استعادة ما في قواعد اللعبة.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>استعادة %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>البداية والنهاية</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>اللاعبون والقطع</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>الأوراق والرقعة</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>الأدوار والأتباع</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>قدرات الأنواع</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>الأحكام</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>غيّر برنامج آخر %1، ولديك تغييرات لم تُحفظ.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>إعادة ت&amp;حميل</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>تحميل الملف. ويمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>إ&amp;بقاء تغييراتي</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>إبقاء تغييراتك. وعند حفظها يُستبدل الملف.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>إظهار &amp;كليهما</translation>
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
        <translation>%1 (%2 إلى %3)</translation>
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
        <translation>%1، %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PieceGrid</name>
    <message>
        <source>%1/%2</source>
        <extracomment>pieces on the board, and how many there are: &quot;2/5&quot;</extracomment>
        <translation>⁧%1/%2⁩</translation>
    </message>
    <message>
        <source>Small pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>القطع الصغيرة (%1): على الرقعة %2 من %3.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>القطع المتوسطة (%1): على الرقعة %2 من %3.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>القطع الكبيرة (%1): على الرقعة %2 من %3.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>كومة الرمي</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>يلزم اختيار مجموعات قواعد يمكن اللعب بها.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>تعذّر فتح الخطة.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>فتح خطة</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>خطط (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>حفظ الخطة</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>خطط (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>تعذّر حفظ الخطة.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>مجموعات القواعد هي التي في الخطة: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>بعد عدد محدّد من التوزيعات</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>عند بلوغ دقة معيّنة</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>تجربة جديدة</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>يلعب لاعبو الحاسوب التوزيعات نفسها بكل مجموعة قواعد، وكل توزيعة مرتين بتبديل المقاعد. وتُقارن النتائج توزيعةً توزيعة، حتى لا يحجب الحظ أثر القواعد.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>المقا&amp;عد:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>ال&amp;لاعبون:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>الا&amp;نتهاء:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>التو&amp;زيعات:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>ال&amp;مقياس:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>ال&amp;دقة ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>ال&amp;بذرة العشوائية:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>توزيعات لقياس المها&amp;رة:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>أ&amp;خذ مجموعات القواعد أعلاه</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>بدء &amp;التجربة</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>فتح &amp;خطة…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>ح&amp;فظ الخطة…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لا تُلعب «%1» بهذا العدد من اللاعبين (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>تجري إعادة المباراة…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>المباريات وراء «%1»: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء «%1»: مباراة واحدة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء «%1»: مباراتان. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء «%1»: %Ln مباريات. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء «%1»: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
            <numerusform>المباريات وراء «%1»: %Ln مباراة. لعرض واحدة: Enter أو نقر مزدوج.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>مباريات التجربة</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>هنا تُسرد المباريات التي وراء رقم.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>التوزيعة</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>اللاعبون بإزاحة مقعد واحد</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>لاعبون غير متكافئين</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>لاعبون غير متكافئين، بالتبادل</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>التوزيعة</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>مقعد الفائز</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>العدد المعتاد من المحاولات</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>عدد المباريات التي يتخيلها لكل خطوة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>كل اللاعبين سوا&amp;ء</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>وإلا تبادلوا المقاعد من توزيعة إلى أخرى، حتى لا ينفرد أحد بالمقعد الأفضل.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>اللاعب %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>الدور الأخير</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>أُعلن الدور الأخير</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 من %Ln نقطة</numerusform>
            <numerusform>%1 من نقطة واحدة</numerusform>
            <numerusform>%1 من نقطتين</numerusform>
            <numerusform>%1 من %Ln نقاط</numerusform>
            <numerusform>%1 من %Ln نقطة</numerusform>
            <numerusform>%1 من %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>النقاط: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1، الدور الحالي</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>المخزون: %1 صغيرة، %2 متوسطة، %3 كبيرة</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>أوراق اليد: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>بيد الحاسوب، المستوى %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>a score and the score that wins: &quot;5 / 9&quot;</extracomment>
        <translation>⁧%1 / %2⁩</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <extracomment>on the plate of a player, at the beginning of a game; %1: card</extracomment>
        <translation>المزايدة: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>أُعلن</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>خارج: فشل الدور الأخير</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>في الصدارة</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>خارج</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>اللاعبون</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>إعادة ورقة إلى الباقي</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>نقل ورقة</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>يلعب بهذه القواعد %Ln لاعب.</numerusform>
            <numerusform>يلعب بهذه القواعد لاعب واحد.</numerusform>
            <numerusform>يلعب بهذه القواعد لاعبان.</numerusform>
            <numerusform>يلعب بهذه القواعد %Ln لاعبين.</numerusform>
            <numerusform>يلعب بهذه القواعد %Ln لاعبًا.</numerusform>
            <numerusform>يلعب بهذه القواعد %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>وواحدة غيرها</numerusform>
            <numerusform>واثنتان غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>تغيير القواعد</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>تغيير عدد اللاعبين</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>تغيير صاحب الدور</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>إخراج لاعب من المباراة</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>إرجاع لاعب إلى المباراة</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>تغيير البداية</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>تغيير موضع الباقي</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>تغيير «%1»</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>لصق وضعية</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>وضعية جديدة</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>position.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>حفظ الوضعية</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>وضعيات (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>غيّر برنامج آخر %1 منذ فتح هذه الوضعية أو حفظها. هل يُستبدل الملف؟</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>تعذّر حفظ الوضعية.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>للوضع</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>الأيدي والكومتان</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>المؤشرات</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>الوضعية في الحافظة كنص.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>«%1» قيمة غير صالحة هنا. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>لا يمكن اللعب بهذه القواعد.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>لا يمكن إعداد هذه الوضعية.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>فتح وضعية</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>وضعيات وسيناريوهات ومباريات (*.json *.gnostica *.journal);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>ليست في الحافظة وضعية. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>تعذّر فتح %1 كوضعية. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>الأوراق الخفية تبقى خفية: الأيدي والكومات التي لا تُرى تُوزَّع هنا عشوائيًا.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>إعداد وضعية</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>في %1 تغييرات لم تُحفظ.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>لا يمكن لعب هذا بعد. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>إعادة: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>لا يوجد على الطاولة دور يُبدأ منه.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – الوضعية – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>النقر يضع قطعة %1، الاتجاه: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>النقر يضع ورقة %1{genitive}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>النقر يزيل ما هناك.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>النقر ينقل المختار.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>النقر على قطعة أو ورقة يختارها.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>تُختار ورقة أو قطعة من الجانب ثم يُنقر على موضعها. وقد تكون البداية من ملف أو من الطاولة أو من نص في الحافظة.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>تصحيح وفتح</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>لم تُحفظ هذه الوضعية.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (غير محفوظ)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>وضع قطعة</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>نقل قطعة</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>توجيه قطعة</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>تغيير حجم قطعة</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>إزالة قطعة</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>وضع ورقة</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>نقل إقليم</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>رفع ورقة عن الرقعة</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>لا شيء يُغيَّر هنا.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>لم يبقَ على الرقعة متسع لقطع أخرى.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>لا يمكن أن تتجه القطع قطريًا في هذه القواعد.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>لم تبقَ قطعة صغيرة في مخزون %1: كلها على الرقعة.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>لم تبقَ قطعة متوسطة في مخزون %1: كلها على الرقعة.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>لم تبقَ قطعة كبيرة في مخزون %1: كلها على الرقعة.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>في الباقي</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>يد %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>كومة السحب، الورقة %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>كومة الرمي، الورقة %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>لا توجد إلا واحدة: غادرت ورقة %1{genitive} الخانة %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>لا توجد إلا واحدة: غادرت ورقة %1{genitive} يد %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>لا توجد إلا واحدة: غادرت ورقة %1{genitive} كومة السحب.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>لا توجد إلا واحدة: غادرت ورقة %1{genitive} كومة الرمي.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>عادت إلى المخزون: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>صارت منتصبة: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>صارت أوراق %1 من الباقي.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>لم يعد مستعملًا: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>لا مزايدة الآن: تبدأ المباراة بدور.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: هذا اللاعب خارج المباراة.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: لا يوجد لاعب كهذا.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: لا يُستعمل في هذه القواعد.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: القيمة %2 غير جائزة هنا؛ والمتوقع %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>الدور للاعب خارج المباراة.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>يجب أن يكون في المباراة لاعب واحد على الأقل.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من %Ln ورقة.</numerusform>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من ورقة واحدة.</numerusform>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من ورقتين.</numerusform>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من %Ln أوراق.</numerusform>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من %Ln ورقة.</numerusform>
            <numerusform>في يد %1 أوراق زائدة؛ لا تتسع اليد لأكثر من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>في %1 %Ln قطعة، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
            <numerusform>في %1 قطعة واحدة، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
            <numerusform>في %1 قطعتان، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
            <numerusform>في %1 %Ln قطع، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
            <numerusform>في %1 %Ln قطعة، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
            <numerusform>في %1 %Ln قطعة، وهذا أكثر مما يجوز في مباراة (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>في الفراغ: %1. تعود إلى المخزون بعد الخطوة الأولى (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>في يد %1 %Ln ورقة، وهذا أكثر من حد اليد في المباراة.</numerusform>
            <numerusform>في يد %1 ورقة واحدة، وهذا أكثر من حد اليد في المباراة.</numerusform>
            <numerusform>في يد %1 ورقتان، وهذا أكثر من حد اليد في المباراة.</numerusform>
            <numerusform>في يد %1 %Ln أوراق، وهذا أكثر من حد اليد في المباراة.</numerusform>
            <numerusform>في يد %1 %Ln ورقة، وهذا أكثر من حد اليد في المباراة.</numerusform>
            <numerusform>في يد %1 %Ln ورقة، وهذا أكثر من حد اليد في المباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يوجد أي إقليم، فتكون المباراة منتهية (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>ليس في المباراة إلا %1، فتكون المباراة منتهية (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%Ln ورقة على الرقعة</numerusform>
            <numerusform>ورقة واحدة على الرقعة</numerusform>
            <numerusform>ورقتان على الرقعة</numerusform>
            <numerusform>%Ln أوراق على الرقعة</numerusform>
            <numerusform>%Ln ورقة على الرقعة</numerusform>
            <numerusform>%Ln ورقة على الرقعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln في الأيدي</numerusform>
            <numerusform>%Ln في الأيدي</numerusform>
            <numerusform>%Ln في الأيدي</numerusform>
            <numerusform>%Ln في الأيدي</numerusform>
            <numerusform>%Ln في الأيدي</numerusform>
            <numerusform>%Ln في الأيدي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln في كومة السحب</numerusform>
            <numerusform>%Ln في كومة السحب</numerusform>
            <numerusform>%Ln في كومة السحب</numerusform>
            <numerusform>%Ln في كومة السحب</numerusform>
            <numerusform>%Ln في كومة السحب</numerusform>
            <numerusform>%Ln في كومة السحب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln في كومة الرمي</numerusform>
            <numerusform>%Ln في كومة الرمي</numerusform>
            <numerusform>%Ln في كومة الرمي</numerusform>
            <numerusform>%Ln في كومة الرمي</numerusform>
            <numerusform>%Ln في كومة الرمي</numerusform>
            <numerusform>%Ln في كومة الرمي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln في الباقي</numerusform>
            <numerusform>%Ln في الباقي</numerusform>
            <numerusform>%Ln في الباقي</numerusform>
            <numerusform>%Ln في الباقي</numerusform>
            <numerusform>%Ln في الباقي</numerusform>
            <numerusform>%Ln في الباقي</numerusform>
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
        <translation>ليست لهذه القدرة إعدادات.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>لا يمكن إظهار هذا كقدرات. ويمكن إصلاحه في النص.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1، معدَّلة</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>في %1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>يبقى أثر الورقة مجهولًا حتى إصلاح الأخطاء.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>قدرات %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>استعادة الأصل: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%Ln أخطاء</numerusform>
            <numerusform>%Ln خطأ</numerusform>
            <numerusform>%Ln خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%Ln تحذيرات</numerusform>
            <numerusform>%Ln تحذيرًا</numerusform>
            <numerusform>%Ln تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>لا أخطاء</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>لا مشكلات: يمكن اللعب بمجموعة القواعد هذه.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>تحذير: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>القاعدة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>تعذّر حفظ الإعدادات.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>تعذّرت قراءة الإعدادات. لن تُحفظ التغييرات فيها.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>مربوطة مع</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>ثم</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>القدرتان مربوطتان. النقر يفكّهما.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>النقر يربط القدرتين.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>واحدة من:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>أو</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>الرقم %1 في ترتيب الاستعمال.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>استعادة قيمة الأصل</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>إضافة قدرة</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>وضع قدرة أخرى م&amp;كانها</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>إضافة قدرة &amp;بديلة</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>ت&amp;قديم</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>تأ&amp;خير</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>الاختيار بين &amp;هذه القدرة والسابقة</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>كقدرة &amp;مستقلة بعد القدرات الأخرى</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>حُلّت جميع الألغاز.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>لم يُحلّ أي لغز بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>حُلّ من الألغاز %Ln من %1</numerusform>
            <numerusform>حُلّ لغز واحد من %1</numerusform>
            <numerusform>حُلّ لغزان من %1</numerusform>
            <numerusform>حُلّت %Ln ألغاز من %1</numerusform>
            <numerusform>حُلّ %Ln لغزًا من %1</numerusform>
            <numerusform>حُلّ %Ln لغز من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%Ln خطوات</numerusform>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>%Ln خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%Ln خطوة فأكثر</numerusform>
            <numerusform>خطوة واحدة فأكثر</numerusform>
            <numerusform>خطوتان فأكثر</numerusform>
            <numerusform>%Ln خطوات فأكثر</numerusform>
            <numerusform>%Ln خطوة فأكثر</numerusform>
            <numerusform>%Ln خطوة فأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>حُلّ %Ln من %1</numerusform>
            <numerusform>حُلّ واحد من %1</numerusform>
            <numerusform>حُلّ اثنان من %1</numerusform>
            <numerusform>حُلّت %Ln من %1</numerusform>
            <numerusform>حُلّ %Ln من %1</numerusform>
            <numerusform>حُلّ %Ln من %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>غير محلولة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>الفوز في هذا الدور</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>كسب النقاط</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>إحباط الدور الأخير</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد %Ln نقطة في نهايته.</numerusform>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد نقطة واحدة في نهايته.</numerusform>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد نقطتين في نهايته.</numerusform>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد %Ln نقاط في نهايته.</numerusform>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد %Ln نقطة في نهايته.</numerusform>
            <numerusform>هذا دورك الأخير. الفوز لك برصيد %Ln نقطة في نهايته.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد %Ln نقطة. يجب جعل ذلك مستحيلًا.</numerusform>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد نقطة واحدة. يجب جعل ذلك مستحيلًا.</numerusform>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد نقطتين. يجب جعل ذلك مستحيلًا.</numerusform>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد %Ln نقاط. يجب جعل ذلك مستحيلًا.</numerusform>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد %Ln نقطة. يجب جعل ذلك مستحيلًا.</numerusform>
            <numerusform>أُعلن دور %1 الأخير، وهو يأتي بعد دورك، والمطلوب فيه رصيد %Ln نقطة. يجب جعل ذلك مستحيلًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار %Ln نقطة في نهاية دورك.</numerusform>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار نقطة واحدة في نهاية دورك.</numerusform>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار نقطتين في نهاية دورك.</numerusform>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار %Ln نقاط في نهاية دورك.</numerusform>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار %Ln نقطة في نهاية دورك.</numerusform>
            <numerusform>المطلوب أن يتقدم رصيدك على الجميع بمقدار %Ln نقطة في نهاية دورك.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>هكذا يكون الحل.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>حُلّ اللغز. أحسنت!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>جارٍ التحقق من الحل…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد %Ln نقطة.</numerusform>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد نقطة واحدة.</numerusform>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد نقطتين.</numerusform>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد %Ln نقاط.</numerusform>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد %Ln نقطة.</numerusform>
            <numerusform>لم يعد إحباط الدور الأخير ممكنًا: دور %1 يبدأ برصيد %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص %Ln نقطة.</numerusform>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص نقطة واحدة.</numerusform>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص نقطتان.</numerusform>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص %Ln نقاط.</numerusform>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص %Ln نقطة.</numerusform>
            <numerusform>لم يعد بلوغ الهدف ممكنًا: تنقص %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>لم يعد بلوغ الهدف ممكنًا.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>يلزم التراجع وتجربة شيء آخر.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>البداية بورقة من يدك.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>ليست البداية بورقة من يدك.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>البداية بورقة من يدك، وتنفّذها %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>ليست البداية بورقة من يدك، وتنفّذها %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>التالي: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>الورقة المكشوفة: %1.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>هذا متوقف على الحظ. ويوجد حل من دونه.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1، حُلّ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>الفوز في هذا الدور: تنقص %Ln نقطة</numerusform>
            <numerusform>الفوز في هذا الدور: تنقص نقطة واحدة</numerusform>
            <numerusform>الفوز في هذا الدور: تنقص نقطتان</numerusform>
            <numerusform>الفوز في هذا الدور: تنقص %Ln نقاط</numerusform>
            <numerusform>الفوز في هذا الدور: تنقص %Ln نقطة</numerusform>
            <numerusform>الفوز في هذا الدور: تنقص %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>الفوز في هذا الدور</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>التقدم على الجميع بـ%Ln نقطة</numerusform>
            <numerusform>التقدم على الجميع بنقطة واحدة</numerusform>
            <numerusform>التقدم على الجميع بنقطتين</numerusform>
            <numerusform>التقدم على الجميع بـ%Ln نقاط</numerusform>
            <numerusform>التقدم على الجميع بـ%Ln نقطة</numerusform>
            <numerusform>التقدم على الجميع بـ%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>إحباط دور %1 الأخير</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>في يدك: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>رصيدك %Ln نقطة.</numerusform>
            <numerusform>رصيدك نقطة واحدة.</numerusform>
            <numerusform>رصيدك نقطتان.</numerusform>
            <numerusform>رصيدك %Ln نقاط.</numerusform>
            <numerusform>رصيدك %Ln نقطة.</numerusform>
            <numerusform>رصيدك %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>الصعوبة %1 من %2</translation>
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
        <translation>منذ دورك السابق</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>إعادة عرض ما حدث على الرقعة</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>شرح دور السطر الحالي</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>الوضعية %1 من %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>الوضعية في المباراة</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>دور إلى الوراء</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>دور إلى الأمام</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>المباريات غير المنتهية</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>هذه المباريات غير منتهية. وكل منها تستمر بعد آخر خطوة مؤكَّدة.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;متابعة هذه المباراة</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;حذفها…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>ليس &amp;الآن</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>تعذّرت قراءة %1 (آخر كتابة %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (آخر لعب %2؛ يبدو أنها مفتوحة على الحاسوب %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (بدأت %2، آخر لعب %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (آخر لعب %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ المنتهية أيضًا.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. ولا تُحفظ المنتهية؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ آخر مباراة منتهية؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ آخر مباراتين منتهيتين؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ آخر %Ln مباريات منتهية؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ آخر %Ln مباراة منتهية؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
            <numerusform>تبقى المباريات غير المنتهية هنا حتى حذفها. وتُحفظ آخر %Ln مباراة منتهية؛ ويمكن تغيير العدد في الإعدادات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>هل تُنقل هذه المباراة إلى المهملات؟
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;نقل إلى المهملات</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>لا يمكن نقل هذه المباراة إلى المهملات. هل تُحذف نهائيًا؟
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>حذف ن&amp;هائي</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>لم تُحذف المباراة.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>إعادة تسمية مجموعة قواعد</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>إعادة &amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>تغيير المعرّف في مجموعات القواعد هذه أي&amp;ضًا</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>الوضعية في المباراة</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>ال&amp;وتيرة:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>المنظو&amp;ر:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>المجريات</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – سجل – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>مباريات (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>تعذّر حفظ المباراة.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>السجل</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>يبدأ دور %1.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>تُوزَّع الأوراق أو تُخلط.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>خروج %1 من المباراة.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: إعلان الدور الأخير.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>تنتهي المباراة.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>علامتك</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>المعلومات المكشوفة</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>صاحب القرار</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>منظور %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>الوضعية %1 من %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>لم تنتهِ هذه المباراة: أيدي اللاعبين الآخرين تبقى خفية.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: لا وضعيات.</numerusform>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: وضعية واحدة.</numerusform>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: وضعيتان.</numerusform>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: %Ln وضعيات.</numerusform>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: %Ln وضعية.</numerusform>
            <numerusform>السجل تالف. يُعرض حتى موضع التلف: %Ln وضعية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>هذه وضعية سابقة: %1 من %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>المتابعة من هنا</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>الفرص</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>فرص الفوز خلال المباراة</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>النقاط حسب الجولات</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>الفرص بكشف الأيدي كلها. النقر على وضعية ينتقل إليها. المفاتيح: اليسار واليمين للقرار المجاور، وPage Up وPage Down للقرارات العالية الكلفة.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>يراجع الحاسوب كل قرار بما كان صاحبه يعرفه حينئذ. ويُظهر الرسم البياني الفرص بكشف الأيدي كلها.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>حين تنتهي المباراة يمكن للحاسوب مراجعة قراراتها كلها: أيها قلب مجراها، وما الذي كان أفضل.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>القرارات الأعلى كلفة</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>النقر على قرار، أو ضغط Enter عليه، ينتقل إلى تلك الوضعية.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>نقطة التحول السابقة</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>نقطة التحول التالية</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>المتابعة من هنا</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>نقطة التحول %1 من %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>تجري مقارنة كتيبي القواعد…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>يلزم اختيار مجموعتي قواعد يمكن اللعب بهما.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>حفظ الفروق</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>الفروق</translation>
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
        <translation>تعذّرت كتابة الملف.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>&amp;طباعة…</translation>
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
        <translation>القواعد جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>الإعدادات المختلفة</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>طباعة الفروق</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>القاعدة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (في هذه الوضعية فقط)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>ال&amp;توسعات</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%Ln من ال&amp;توسعات</numerusform>
            <numerusform>&amp;توسعة واحدة</numerusform>
            <numerusform>&amp;توسعتان</numerusform>
            <numerusform>%Ln &amp;توسعات</numerusform>
            <numerusform>%Ln &amp;توسعة</numerusform>
            <numerusform>%Ln &amp;توسعة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>&amp;القواعد:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>التوسعات</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>مجموعة القواعد %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>قواعد هذه المباراة</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (مسودة)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>بلا توسعة</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>بلا توسعات</numerusform>
            <numerusform>توسعة واحدة</numerusform>
            <numerusform>توسعتان</numerusform>
            <numerusform>%Ln توسعات</numerusform>
            <numerusform>%Ln توسعة</numerusform>
            <numerusform>%Ln توسعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>توسعات تُضاف إلى مجموعة القواعد</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>تعذّر تحميل بعض الملحقات. ولا يمكن لعب مجموعات القواعد التي تحتاج إليها.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>لا يمكن لعب بعض مجموعات القواعد في مجلدك.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>لم تُحمَّل الملحقات هذه المرة. ولا يمكن لعب مجموعات القواعد التي تحتاج إلى ملحق.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>تعذّر تحميل بعض اللوحات.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>محاولة أخرى</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>ستُحمَّل الملحقات عند بدء البرنامج في المرة التالية.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>إضافة مجموعة قواعد</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>مجموعات القواعد (*.json *.gnostica-rules);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>لم يُضف %1 إلى مجموعات قواعدك.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>ا&amp;ستبدال ما لديّ</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>إ&amp;بقاؤهما، وهذه باسم %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>تصحيح وإضافة</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لديك مجموعة القواعد هذه أصلًا: «%1».</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>أُضيفت «%1» إلى مجموعات قواعدك. ويمكن اختيارها لمباراة جديدة.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>يحمل هذا الملف معرّف مجموعة القواعد «%1» التي جاءت مع البرنامج ولا يمكن استبدالها. ويمكن إضافته بمعرّف آخر.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>لديك مجموعة قواعد مختلفة لها المعرّف نفسه: «%1».</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>لديك الإصدار %2 من مجموعة القواعد «%1». وهذا الإصدار %3، وهو أحدث.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>لديك الإصدار %2 من مجموعة القواعد «%1». وهذا الإصدار %3، وهو أقدم.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>لديك الإصدار %2 من مجموعة القواعد «%1». وهذا يسمى أيضًا الإصدار %2، لكنه مختلف.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (مسودة)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (على الطاولة)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>الملف %1 موجود أصلًا. هل يُستبدل؟</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>ا&amp;ستبدال</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>يُرجى تسليم الشاشة إلى %1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>أوراق اليد مخفية حتى جلوس %1 أمام الشاشة.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>أنا %1: إظهار أوراقي</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>المقعد %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>سادة</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>منقط</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>مربعات</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>حلقات</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>متقاطع</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>بني</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %Ln نقطة</numerusform>
            <numerusform>%1: نقطة واحدة</numerusform>
            <numerusform>%1: نقطتان</numerusform>
            <numerusform>%1: %Ln نقاط</numerusform>
            <numerusform>%1: %Ln نقطة</numerusform>
            <numerusform>%1: %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %Ln نقطة، خارج المباراة</numerusform>
            <numerusform>%1: نقطة واحدة، خارج المباراة</numerusform>
            <numerusform>%1: نقطتان، خارج المباراة</numerusform>
            <numerusform>%1: %Ln نقاط، خارج المباراة</numerusform>
            <numerusform>%1: %Ln نقطة، خارج المباراة</numerusform>
            <numerusform>%1: %Ln نقطة، خارج المباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>خارج</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>اسم اللاعب %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>لون اللاعب %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>نقش اللاعب %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>اللاعب %1: شخص أو حاسوب</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>شخص أمام هذه الشاشة.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>إزالة اللاعب %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>طبع اللاعب %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>خارج</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: خارج المباراة</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>ع&amp;دد اللاعبين:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>البداية بالمزايدة</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>تُوزَّع الأيدي، ويزايد الجميع قبل الدور الأول.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>الباقي في كومة الرمي</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>الأوراق التي لم توضع تكون تحت كومة السحب بترتيب الرزمة، أو تحت كومة الرمي.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>حول الطاولة</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>لاعبو الحاسوب</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>المباريات المحفوظة</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ال&amp;لغة:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>ال&amp;سمة:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>الأو&amp;راق:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>ال&amp;حركات:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>أسماء الأ&amp;عمدة والصفوف على حافة الرقعة</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>تكبير &amp;الأوراق تحت المؤشر</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>إخفاء الأي&amp;دي عند انتقال الدور</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>تُسلَّم الشاشة قبل إظهار اليد التالية.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>تأ&amp;كيد كل خطوة</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>وإلا نُفّذت الخطوة فور اكتمالها.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>السماح بالتراجع عن كل &amp;شيء</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>يشمل ذلك خطوات اللاعبين الآخرين وكل ما سُحب أو أُلقي أو كُشف. وتلزم موافقة كل اللاعبين.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>أ&amp;صوات للأحداث المهمة</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>رنّة خفيفة عند الإعلانات وخروج اللاعبين وتغيّر الصدارة ونهاية المباراة.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>ال&amp;وتيرة:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>&amp;إظهار الأيدي حين لا يلعب إلا لاعبو الحاسوب</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>إظهار يد صاحب القرار، أو يد من يُختار في قائمة اللاعبين.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>المباريات المن&amp;تهية المحفوظة:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>يبقى الأحدث؛ وما قبله يُنقل إلى المهملات. أما غير المنتهية فتبقى دائمًا.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>عام</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>ح&amp;جم النص:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>&amp;مستوى الصوت:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>تعذّرت كتابة مجموعة القواعد الجديدة.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>تعذّر نسخ مجموعة القواعد.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>تعذّرت إعادة تسمية مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>لن يمكن اللعب بعد الآن بمجموعات القواعد التي تحتاج إليها.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>تغييراتها التي لم تُحفظ تبقى بين المسودات.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>المباريات التي تُلعب بها وسجلاتها تحتفظ بقواعدها.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>حذف مجموعة قواعد</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;نقل إلى المهملات</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>تعذّر حذف مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>تصدير مجموعة قواعد</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>م&amp;ستند واحد</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>هذا ال&amp;ملف وحده</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>لا يمكن جعل مجموعة القواعد مستندًا واحدًا.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>مجموعات القواعد (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>تعذّر تصدير مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>هل يُنقل «%1» إلى المهملات؟</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«%1» لا تستند إلى مجموعات من قواعدك (%Ln): %2.</numerusform>
            <numerusform>«%1» تستند إلى مجموعة قواعد واحدة من صنعك: %2. ولا يمكن للآخرين اللعب بها بهذا الملف وحده. ويمكن تصدير مستند واحد لا يحتاج إليها.</numerusform>
            <numerusform>«%1» تستند إلى مجموعتي قواعد من صنعك: %2. ولا يمكن للآخرين اللعب بها بهذا الملف وحده. ويمكن تصدير مستند واحد لا يحتاج إليهما.</numerusform>
            <numerusform>«%1» تستند إلى %Ln مجموعات قواعد من صنعك: %2. ولا يمكن للآخرين اللعب بها بهذا الملف وحده. ويمكن تصدير مستند واحد لا يحتاج إليها.</numerusform>
            <numerusform>«%1» تستند إلى %Ln مجموعة قواعد من صنعك: %2. ولا يمكن للآخرين اللعب بها بهذا الملف وحده. ويمكن تصدير مستند واحد لا يحتاج إليها.</numerusform>
            <numerusform>«%1» تستند إلى %Ln مجموعة قواعد من صنعك: %2. ولا يمكن للآخرين اللعب بها بهذا الملف وحده. ويمكن تصدير مستند واحد لا يحتاج إليها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>التوسعات</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>فيها تغييرات لم تُحفظ.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>جاءت مع البرنامج ولا يمكن تغييرها. ولإجراء تغييرات تُنشأ نسخة منها.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>بلا مشكلات.</numerusform>
            <numerusform>فيها مشكلة واحدة.</numerusform>
            <numerusform>فيها مشكلتان.</numerusform>
            <numerusform>فيها %Ln مشكلات.</numerusform>
            <numerusform>فيها %Ln مشكلة.</numerusform>
            <numerusform>فيها %Ln مشكلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>ملفات غير مستعملة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>مجموعات القواعد</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>ف&amp;تح</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;جديدة…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;نسخة منها</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>&amp;إعادة تسمية…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>ح&amp;ذف…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>إظهار في ال&amp;مجلد</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>البحث في مجموعات القواعد</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>ليست هناك مجموعة قواعد يرد هذا في اسمها أو معرّفها.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>لا تُبنى عليها أي مجموعة قواعد (%1).</numerusform>
            <numerusform>تُبنى عليها مجموعة قواعد واحدة: %1.</numerusform>
            <numerusform>تُبنى عليها مجموعتا قواعد: %1.</numerusform>
            <numerusform>تُبنى عليها %Ln مجموعات قواعد: %1.</numerusform>
            <numerusform>تُبنى عليها %Ln مجموعة قواعد: %1.</numerusform>
            <numerusform>تُبنى عليها %Ln مجموعة قواعد: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>لا تتضمنها أي مجموعة قواعد كتوسعة (%1).</numerusform>
            <numerusform>تتضمنها كتوسعة مجموعة قواعد واحدة: %1.</numerusform>
            <numerusform>تتضمنها كتوسعة مجموعتا قواعد: %1.</numerusform>
            <numerusform>تتضمنها كتوسعة %Ln مجموعات قواعد: %1.</numerusform>
            <numerusform>تتضمنها كتوسعة %Ln مجموعة قواعد: %1.</numerusform>
            <numerusform>تتضمنها كتوسعة %Ln مجموعة قواعد: %1.</numerusform>
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
        <translation>كتيبا القواعد متطابقان، ولا يختلف أي إعداد.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>كتيبا القواعد متطابقان، لكن الإعدادات تختلف.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%Ln قاعدة في A فقط</numerusform>
            <numerusform>قاعدة واحدة في A فقط</numerusform>
            <numerusform>قاعدتان في A فقط</numerusform>
            <numerusform>%Ln قواعد في A فقط</numerusform>
            <numerusform>%Ln قاعدة في A فقط</numerusform>
            <numerusform>%Ln قاعدة في A فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%Ln قاعدة في B فقط</numerusform>
            <numerusform>قاعدة واحدة في B فقط</numerusform>
            <numerusform>قاعدتان في B فقط</numerusform>
            <numerusform>%Ln قواعد في B فقط</numerusform>
            <numerusform>%Ln قاعدة في B فقط</numerusform>
            <numerusform>%Ln قاعدة في B فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>لا قواعد مختلفة</numerusform>
            <numerusform>قاعدة واحدة مختلفة</numerusform>
            <numerusform>قاعدتان مختلفتان</numerusform>
            <numerusform>%Ln قواعد مختلفة</numerusform>
            <numerusform>%Ln قاعدة مختلفة</numerusform>
            <numerusform>%Ln قاعدة مختلفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>لا قواعد متطابقة</numerusform>
            <numerusform>قاعدة واحدة متطابقة</numerusform>
            <numerusform>قاعدتان متطابقتان</numerusform>
            <numerusform>%Ln قواعد متطابقة</numerusform>
            <numerusform>%Ln قاعدة متطابقة</numerusform>
            <numerusform>%Ln قاعدة متطابقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>إخفاء القواعد المتطابقة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>القاعدة</translation>
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
        <translation>لا توزيعات</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>يلعب لاعب حاسوب أقوى ضد لاعب حاسوب أضعف هذا العدد من التوزيعات، لقياس أثر المهارة. ويستغرق ذلك وقتًا أطول بكثير.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>ضد</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>اللاعب الأقوى</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>اللاعب الأضعف</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>ضد %1: الفوز في %2 من %Ln مباراة</numerusform>
            <numerusform>ضد %1: الفوز في %2 من مباراة واحدة</numerusform>
            <numerusform>ضد %1: الفوز في %2 من مباراتين</numerusform>
            <numerusform>ضد %1: الفوز في %2 من %Ln مباريات</numerusform>
            <numerusform>ضد %1: الفوز في %2 من %Ln مباراة</numerusform>
            <numerusform>ضد %1: الفوز في %2 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>في %1: الفوز في %2 من %Ln مباراة</numerusform>
            <numerusform>في %1: الفوز في %2 من مباراة واحدة</numerusform>
            <numerusform>في %1: الفوز في %2 من مباراتين</numerusform>
            <numerusform>في %1: الفوز في %2 من %Ln مباريات</numerusform>
            <numerusform>في %1: الفوز في %2 من %Ln مباراة</numerusform>
            <numerusform>في %1: الفوز في %2 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>النتائج</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>الفوز في %1 من %Ln مباراة ضد الحاسوب.</numerusform>
            <numerusform>الفوز في %1 من مباراة واحدة ضد الحاسوب.</numerusform>
            <numerusform>الفوز في %1 من مباراتين ضد الحاسوب.</numerusform>
            <numerusform>الفوز في %1 من %Ln مباريات ضد الحاسوب.</numerusform>
            <numerusform>الفوز في %1 من %Ln مباراة ضد الحاسوب.</numerusform>
            <numerusform>الفوز في %1 من %Ln مباراة ضد الحاسوب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>هنا تظهر نتائجك ضد الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>لعبت %Ln يوم متتالٍ.</numerusform>
            <numerusform>لعبت يومًا واحدًا.</numerusform>
            <numerusform>لعبت يومين متتاليين.</numerusform>
            <numerusform>لعبت %Ln أيام متتالية.</numerusform>
            <numerusform>لعبت %Ln يومًا متتاليًا.</numerusform>
            <numerusform>لعبت %Ln يوم متتالٍ.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>التعلم</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>المنجز</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>أُنجز %1 من %Ln درس</numerusform>
            <numerusform>أُنجز %1 من درس واحد</numerusform>
            <numerusform>أُنجز %1 من درسين</numerusform>
            <numerusform>أُنجز %1 من %Ln دروس</numerusform>
            <numerusform>أُنجز %1 من %Ln درسًا</numerusform>
            <numerusform>أُنجز %1 من %Ln درس</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>حُلّ %1 من %Ln لغز</numerusform>
            <numerusform>حُلّ %1 من لغز واحد</numerusform>
            <numerusform>حُلّ %1 من لغزين</numerusform>
            <numerusform>حُلّ %1 من %Ln ألغاز</numerusform>
            <numerusform>حُلّ %1 من %Ln لغزًا</numerusform>
            <numerusform>حُلّ %1 من %Ln لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>حرب على الأرض فوق رقعة من ورق التاروت</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>اللعب معًا</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>من لاعبين اثنين إلى ستة أمام شاشة واحدة، بأي لعبة وأي قواعد.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>تغيير القواعد وصنع لعبتك الخاصة.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>لعبتان، قاعدة بقاعدة وعبر آلاف المباريات.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>من &amp;يلعب؟</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>الورشة</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>سجل أو مباراة غير منتهية من ملف.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>الصفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>في %1 فقط</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>في كلتيهما، بنتيجة مختلفة</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>متطابقة في كلتيهما</translation>
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
        <translation>لا شيء على الطاولة يجوز إظهاره الآن.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>لا وضعية للمقارنة قبل الدور الأول.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>جارٍ ترتيب الوضعية…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>فتح وضعية أو مباراة</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>وضعيات وسيناريوهات ومباريات (*.json *.gnostica-position *.gnostica);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>تعذّر فتح الوضعية.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>تجري مقارنة الخطوات…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>إحدى مجموعتي القواعد لا تسمح بهذه الوضعية.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>يلزم اختيار مجموعتي قواعد يمكن اللعب بهما.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>من ال&amp;طاولة</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>ف&amp;تح…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>توزيعة &amp;جديدة</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>تنفيذ ال&amp;خطوة</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>ترك الاختيار لل&amp;حاسوب</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>المقا&amp;عد:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>الخطوات بكلتا مجموعتي القواعد</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>الزر «السابق» للعودة إلى النقطة التي افترقتا عندها.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>المجريات</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>المساعدة</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>الدروس والألغاز</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>الدروس والألغاز</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;كل الدروس والألغاز</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>إ&amp;ظهار الحل</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>البدء من &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>ال&amp;سابق</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>الطبع بالقرعة</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>متوازن: يبني ويعرقل الآخرين</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>بنّاء: يفضّل تأسيس الأقاليم وترقيتها</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>صيّاد: يفضّل عرقلة الآخرين</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>يعلن حين يكون الإعلان أفضل من الانتظار</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>مغامر: يبكّر في الإعلان</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>حذر: يتأخر في الإعلان</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>إصدار الصيغة</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>اسم قصير للملفات ولمجموعات القواعد الأخرى</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>لعبة، أو توسعة لألعاب</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>الأصل؛ ولا يحوي المستند إلا ما يختلف عنه</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>التوسعات التي تتضمنها</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>الاسم بحسب اللغة</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>ملخص في جملة واحدة، بحسب اللغة</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>ملاحظات المؤلف، بحسب اللغة</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>إصدارها، وهو عدد يحدده المؤلف</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>قدرات الأنواع</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>قدرات الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>الروابط بين قدرات الورقة</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>الآليات التي تستعملها</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>اسم قدرة</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>قدرات تُختار واحدة منها</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>يحذف قيمة الأصل</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>كعدم وجود قيمة</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>في الأصل: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>الافتراضي: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>القاعدة %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>هذا أطول مما يجوز لمجموعة قواعد. لم يُلصق شيء.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>لا يمكن أن يكون هذا النص جزءًا من مجموعة قواعد. لم يُلصق شيء.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>لم يعد هذا الإصلاح صالحًا.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>لا إصلاحات هنا</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>لص&amp;ق</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>إ&amp;ظهار الإدخالات الممكنة</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>&amp;شرح هذا الإدخال</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>&amp;بحث…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>بقي نحو %Ln ساعة.</numerusform>
            <numerusform>بقي نحو ساعة واحدة.</numerusform>
            <numerusform>بقي نحو ساعتين.</numerusform>
            <numerusform>بقي نحو %Ln ساعات.</numerusform>
            <numerusform>بقي نحو %Ln ساعة.</numerusform>
            <numerusform>بقي نحو %Ln ساعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>بقي نحو %Ln دقيقة.</numerusform>
            <numerusform>بقي نحو دقيقة واحدة.</numerusform>
            <numerusform>بقي نحو دقيقتين.</numerusform>
            <numerusform>بقي نحو %Ln دقائق.</numerusform>
            <numerusform>بقي نحو %Ln دقيقة.</numerusform>
            <numerusform>بقي نحو %Ln دقيقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>بقي نحو %Ln ثانية.</numerusform>
            <numerusform>بقي نحو ثانية واحدة.</numerusform>
            <numerusform>بقي نحو ثانيتين.</numerusform>
            <numerusform>بقي نحو %Ln ثوانٍ.</numerusform>
            <numerusform>بقي نحو %Ln ثانية.</numerusform>
            <numerusform>بقي نحو %Ln ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>العودة إلى صفحة البداية</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>العودة إلى صفحة البداية (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>ينتظر حتى يمكن اللعب بمجموعة القواعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>لم تُلعب مباريات اختبار</numerusform>
            <numerusform>لُعبت مباراة اختبار واحدة</numerusform>
            <numerusform>لُعبت مباراتا اختبار</numerusform>
            <numerusform>لُعبت %Ln مباريات اختبار</numerusform>
            <numerusform>لُعبت %Ln مباراة اختبار</numerusform>
            <numerusform>لُعبت %Ln مباراة اختبار</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>لعب مباريات اختبار بعد كل تغيير</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>إ&amp;ظهار مباراة</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>نتائج مباريات الاختبار</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>حفظ ب&amp;اسم…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;عدم الحفظ</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>مباراة منتهية</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>مباراتك تنتظر على الطاولة.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>انتهت المباراة؛ ورقعتها باقية كما هي.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>الن&amp;ظر إلى الرقعة</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>متابع&amp;ة</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>المباريات الأ&amp;خرى غير المنتهية…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>لم يُحلّ في أي من الأيام السبعة الأخيرة</numerusform>
            <numerusform>حُلّ في يوم واحد من الأيام السبعة الأخيرة</numerusform>
            <numerusform>حُلّ في يومين من الأيام السبعة الأخيرة</numerusform>
            <numerusform>حُلّ في %Ln أيام من الأيام السبعة الأخيرة</numerusform>
            <numerusform>حُلّ في %Ln يومًا من الأيام السبعة الأخيرة</numerusform>
            <numerusform>حُلّ في %Ln يوم من الأيام السبعة الأخيرة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>من يلعب؟</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>إضافة لاعب</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%Ln لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%Ln لاعبين</numerusform>
            <numerusform>%Ln لاعبًا</numerusform>
            <numerusform>%Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>لا يرى الحاسوب إلا ما يراه أي لاعب لو كان مكانه.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>تعذّر فتح مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>لا يمكن إبقاء التغييرات غير المحفوظة إلى وقت لاحق.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>حفظ مجموعة القواعد</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>لا يمكن قراءة هذا النص كمجموعة قواعد. وإذا حُفظ اختفت مجموعة القواعد من الألعاب حتى يُصلَح النص.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>حفظه على &amp;كل حال</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>تعذّر حفظ مجموعة القواعد.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>مباراة الاختبار %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>لا يوجد على الطاولة دور يُتابَع منه.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>الورشة – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>إعادة: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – الورشة – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>اختيار مجموعة قواعد أو إنشاء مجموعة جديدة.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>مجموعات القواعد</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>مباريات الاختبار</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>لا يمكن قراءة النص المفتوح بصيغة JSON. يلزم تغيير المعرّف فيه يدويًا.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>سيكون لمجموعة القواعد معرّف مختلف.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>تغيير المعرّف في مجموعات القواعد هذه أي&amp;ضًا</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>تغييره &amp;هنا فقط</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>تعذّرت كتابة المعرّف الجديد في بعض مجموعات القواعد التي تشير إلى هذه.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>المعرّف «%1» تحمله مجموعة القواعد «%2» أصلًا. وإذا حُفظت هذه بالمعرّف نفسه فلن تُستعمل إلا واحدة منهما.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>التغييرات في «%1» غير محفوظة، ولا حتى كمسودة.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (غير محفوظ)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>الورشة</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>مقارنة مجموعات القواعد</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>اختيار مجموعتي قواعد</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>البداية من «{action:compare}» في قائمة «{menu:compare}».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>في الأعلى مجموعات القواعد: أي مجموعة مثبّتة، أو مجموعة قيد الإعداد في الورشة، أو قواعد المباراة التي على الطاولة؛ ويمكن أن تُضاف توسعات إلى كل منها.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>يعرض «الفروق» قواعد المجموعتين جنبًا إلى جنب، مع تعليم الكلمات المختلفة، وجدولًا بالإعدادات. والأجزاء المتطابقة مطوية؛ والنقر على أحدها يفتحه.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>الأثر في وضعية واحدة</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>تعرض «الوضعية نفسها» وضعية واحدة على رقعتين، وكل الخطوات في أربع فئات: ما تجيزه مجموعة القواعد الأولى وحدها، أو الثانية وحدها، وما تختلف نتيجته، وما يتطابق.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>تأتي الوضعية من المباراة التي على الطاولة، أو من ملف، أو من مباراة لُعبت، أو من توزيعة جديدة.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>عند اختيار خطوة تُنفَّذ على الرقعتين حيث أمكن؛ وبجانب كل خطوة القاعدة التي تصنع الفرق.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>مباريات بين لاعبي الحاسوب</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>التجارب</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>تحت «الأثر في اللعب» يلعب لاعبو الحاسوب التوزيعات نفسها بكل مجموعة قواعد. يُحدَّد عدد اللاعبين ومستواهم وعدد التوزيعات؛ أو الدقة المطلوبة للنتيجة.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>يمكن إيقاف التجربة، مؤقتًا أو كليًا، ومتابعتها في يوم آخر: لا تضيع أي مباراة.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>يمكن حفظ الخطة في ملف لشخص آخر، أو لسطر الأوامر.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>من الرقم إلى مبارياته</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>النقر على رقم أو عمود أو نقطة يسرد المباريات التي نتج عنها. النقر المزدوج على مباراة يعرضها.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>القواعد المهمة</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>يغيّر «القواعد المهمة» كل قاعدة من مجموعة واحدة على حدة، ويبيّن أي تغيير يجعل المباريات أقصر أو أهدأ أو أكثر تكافؤًا. ولكل تغيير زر يؤدي إلى تجربة خاصة به، وآخر يؤدي إلى القواعد.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>التقارير</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>يكتب «تصدير» صفحة بصور يعرضها أي متصفح، أو أرقامًا لجدول حسابي.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>قراءة الفترة</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«٤٫١ ± ٠٫٩ دور»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>المباريات تعتمد على الحظ: ولو كانت التوزيعات أخرى لخرج رقم آخر. وتبيّن الفترة مقدار الخطأ الممكن: الرقم الحقيقي على الأرجح بين ٣٫٢ و٥٫٠. وزيادة التوزيعات تضيّق الفترة: أربعة أضعافها تنصّفها.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>قراءة الفرق</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>إذا خرج الصفر من فترة الفرق فالأرجح أن للقواعد أثرًا؛ وتظهر هذه الأسطر بخط عريض.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>وإذا وقع الصفر فيها فلم يُلحظ فرق. ولا يعني ذلك عدم وجود فرق: الجملة بجانبه تبيّن أكبر فرق ما زال ممكنًا.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>النظر قبل النهاية</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>تصحّ هذه الفترات مهما تكرر النظر إليها، ومتى كان التوقف. ومع ذلك قد تخطئ الحقيقةَ فترة من كل عشرين؛ والأحكام تراعي كثرة ما يُنظر فيه.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>كان اللاعبون حواسيب لا بشرًا: فهي لا تحقد ولا تتعلم. أما متعة اللعبة فلا يكتشفها إلا من يلعبها.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>إعداد وضعية</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>ترتيب الرقعة</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>البداية من «{action:setUp}» في قائمة «{menu:setUp}»، أو في نافذة مباراة لُعبت.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>توضع الأوراق والقطع في مواضعها: بالسحب، أو باختيارها ثم اختيار خانة.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>تُعدّ الأوراق والقطع أثناء العمل؛ وما لا يجوز يُذكر مع القاعدة والموضع.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>استعمال الوضعية</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>متابعة اللعب من الوضعية، أو حفظها، أو نسخها كنص أو كصورة، أو مقارنتها بحسب مجموعتي قواعد.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>يمكن أن تشترك في التجربة أكثر من مجموعتين: علامة الزائد بجانبهما تضيف أخرى.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>نهاية المباراة</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>نتائج حول نهاية المباراة</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>يسمّي مصممو Gnostica نهايتها شوكة في خاصرتهم: لا يجرؤ أحد على إعلان دور أخير، والجميع يهاجم المتصدر، ومن أعلن عبثًا اكتفى بالمشاهدة. لذلك جعلنا الحواسيب تلعب ٦٠٠ توزيعة لثلاثة لاعبين بتسع نهايات، كل توزيعة مرتين بإزاحة الجميع مقعدًا واحدًا، ومرتين أخريين بلاعبين غير متكافئين: ٢١٦٠٠ مباراة. وتُظهر الصورة كم طالت المباريات أو قصرت مقارنة بالقواعد المطبوعة.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>الشوكة حقيقية</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>بالقواعد المطبوعة تلعب ثلاثة حواسيب ترى المتصدر ٣٨٠ دورًا أو أكثر: مباراة من كل ست بلا نهاية خلال ٢٠٠٠ قرار، فتُقطع عندها. وفي ٤٠ من هذه الأدوار يكون لاعب على بُعد نقطة أو أقل من الهدف، ولا يجرؤ أحد. ومن الخطوات الضارة بلاعب يصيب المتصدرَ ٥٦٪.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>العلاجات</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>ورقة اللانهاية</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>نهاية الطبعة الأولى تشفي معظمه: ٧١ دورًا بدلًا من ٣٨٠، وكل مباراة تنتهي، ولا يخرج أحد، ولا يُتقاسم فوز. ويُعلن في المباراة دوران أخيران، وبالقواعد المطبوعة دور واحد؛ وتنجح منها النسبة نفسها تقريبًا، برصيد يزيد قليلًا على خمس نقاط. وثمن ذلك: يفوز الجانب الأقوى في ٧٣٪ من المباريات بدلًا من ٨٩٪.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>أعلى رصيد حين تنفد الرزمة</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>٧٨ دورًا، وكل مباراة تنتهي، ولا يخرج أحد. لكن الفوز يُتقاسم في أكثر من ربع المباريات، واثنتان من كل ثلاث خطوات ضارة بلاعب تصيبان المتصدر: أكثر مما في القواعد المطبوعة.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>مؤقت خفي</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>٣٠ دورًا: أقصر المباريات بفارق كبير، وأقل من دور واحد لا يجرؤ فيه أحد. ويكاد لا يُعلن أحد بعد ذلك، وينجح دور أخير واحد من كل سبعة، ولا يفوز اللاعب الأول إلا في ١٨٪ من المباريات.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>أهداف أخرى</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>هدف من ثماني نقاط يُنقص المباراة ١١٣ دورًا، وتنتهي كل مباراة تقريبًا. أما مدة إحجام الجميع وقيمة المهارة فبقيتا كما كانتا بقدر ما يُرى. وهدف من عشر نقاط يزيد ١٠٧ أدوار على الأقل، وأربع مباريات من كل عشر بلا نهاية.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>إخفاقات ألطف</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>أن يفوز الآخرون جميعًا حين يفشل المُعلِن لا يقصّر المباريات، لكن الفوز يُتقاسم في ثلثها: ينجح الدور الأخير في ٥٨٪ من الحالات بدلًا من ٧٧٪. وأن يخسر المُعلِن الفاشل قطعًا بدلًا من المباراة يُبقي الجميع حول الطاولة ويزيد ٣٣ دورًا: ولا يجعل ذلك أحدًا يجرؤ أبكر.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>لم يُلحظ أن نهاية منها تغيّر أثر التوزيعة: ويُستبعد فيها كلها فرق يزيد على ٠٫١٨ من المسافة بين لا شيء وكل شيء.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>حدود التجربة</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>حواسيب لا بشر</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>أسئلة مفتوحة</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>هل يجرؤ الناس أكثر حين يقل ثمن الفشل؟ وكيف يكون الأمر بأربعة لاعبين فأكثر؟ وهل يمكن لنهاية أن تكون قصيرة وتترك للمهارة ما تتركه القواعد المطبوعة؟ وباب التجربة مفتوح: «{action:compare}» في قائمة «{menu:compare}» تفتح خطة هذه التجربة أيضًا.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[التقرير كاملًا](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>تخطط لدور واحد وللرد عليه، و«الأقوى» مخطط كهذا في مواجهة من يختار أفضل ما يبدو في الحال. وهي لا تعقد معاهدات ولا تمل ولا تكل من مهاجمة المتصدر: وقد ينهي البشر مبارياتهم قبل ذلك بكثير. والذي قورن نهايات باللاعبين أنفسهم والأوراق نفسها؛ أما طول مبارياتكم فسؤال آخر.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>كل الأرقام بفتراتها، وكل الصور، وكيفية إعادتها، في المتصفح (بالإنجليزية).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>صنع لعبة</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>صنع لعبتك الخاصة</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>البداية من لعبة معروفة</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>البداية من «{action:workshop}» في قائمة «{menu:workshop}».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>القائمة الجانبية تسرد مجموعات القواعد كلها، وكل منها تحت أصلها. تُختار الأقرب إلى المراد، ثم «جديدة».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>لا تحوي مجموعة القواعد الخاصة بك إلا الفروق: وكل ما سواها يبقى كما في الأصل. ما جاء مع البرنامج مقفل؛ أما ما هو من صنعك فقابل للتغيير.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>تغيير إعداد</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>تحت «الإعدادات» سطر لكل قاعدة قابلة للتغيير: اسمها ومعناها والقاعدة التي تخصها في كتيب القواعد.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>ولإيجاد إعداد تُكتب كلمة في حقل البحث ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>الإعداد المختلف عن الأصل عليه علامة ملونة؛ والسهم بجانبها يستعيد قيمة الأصل.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>قراءة القواعد</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>إلى الجانب الآخر قواعد لعبتك كما سيقرؤها اللاعبون.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>الجمل الجديدة معلَّمة؛ وإبقاء المؤشر على جملة يُظهر الجملة التي كانت مكانها.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>النقر على جملة يُظهر الإعداد الذي يحددها.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>التحقق من المشكلات</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>تسرد «المشكلات» ما لا يمكن لعبه، وما قد لا يكون مقصودًا. ولكل مشكلة يمكن إصلاحها تلقائيًا زر لذلك.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>تجربة اللعبة</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>أثناء عملك يلعب لاعبو الحاسوب مباريات سريعة بقواعدك. وتعرض «مباريات الاختبار» النتائج: هل تنتهي المباريات، وكم تطول، وما الذي لا يُستعمل أبدًا.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«لعب المسودة» يبدأ فورًا مباراة بقواعدك؛ ولا يلزم حفظها قبل ذلك.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«متابعة اللعب من الطاولة» يتابع بها من الوضعية الحالية على الطاولة.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>التراجع والتغييرات غير المحفوظة</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>كل تغيير يمكن التراجع عنه ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>التغييرات غير المحفوظة تبقى عند إغلاق النافذة، وتعود في المرة التالية.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>المباريات الجارية تحتفظ بالقواعد التي بدأت بها.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>ثلاث وصفات</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>مباراة أقصر لأربعة</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُختار Gnostica من الجانب، ثم «جديدة»؛ ويُكتب الاسم «قصيرة لأربعة»، ثم «إنشاء».</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تحت «اللاعبون والقطع» يُجعل «أدنى عدد للاعبين» و«أقصى عدد للاعبين» ٤.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُكتب «نقاط الفوز» في حقل البحث، ويُجعل «نقاط الفوز» ٧.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>بعد لحظة تعرض «مباريات الاختبار» كم دورًا تستغرق المباراة الآن.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>«حفظ مجموعة القواعد» يجعلها من الآن بين ألعاب «مباراة جديدة».</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>إن كان غير الأربعة سيلعبونها أيضًا يُترك عدد اللاعبين كما هو، ويُضبط «نقاط الفوز مع ٤ لاعبين» بدلًا منه.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>نهاية ألطف</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُختار Gnostica من الجانب، ثم «جديدة»؛ ويُكتب الاسم «لطيفة»، ثم «إنشاء».</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُكتب «الدور الأخير» في حقل البحث. «نتيجة فشل الدور الأخير» يبيّن ما يحدث للاعب يُعلن ثم لا يبلغ ما يكفي من النقاط.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>يُختار «يفوته الدور التالي»: فلا يخرج أحد بعد ذلك.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>يُجعل «نقاط لازمة للإعلان» ٦، حتى لا يُعلن أحد عبثًا. والقواعد في الجانب الآخر تُظهر أثر ذلك فورًا.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>قدرة أخرى لورقة</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُختار Gnostica من الجانب، ثم «جديدة»؛ ويُكتب الاسم «الشمس الساطعة»، ثم «إنشاء».</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُفتح «قدرات الأوراق» وصولًا إلى «الشمس».</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>تُضغط علامة الزائد بعد قدراتها، «إضافة قدرة»، ويُختار «عصا».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>يتبعها وجه الورقة وجملتها. وتُسحب القدرة الجديدة إلى موضعها.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>اللعبة الجاهزة</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>المشاركة</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>مجموعة القواعد ملف واحد. و«تصدير» يكتبه في أي مكان. يُفلته الآخرون على النافذة، أو يفتحونه بنقر مزدوج. والملف لا يحوي برنامجًا: فلا شيء فيه يمكن أن يضر.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>أسماء بلغات أخرى</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>تحت «الأسماء» يُكتب الاسم والملخص بعدة لغات. ومن يقرأ بلغة أخرى يرى النص الإنجليزي، أو أول نص إن لم يوجد نص إنجليزي.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>لمن يعرف JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>تحت «النص» المستند نفسه، مع إكمال وشروح. الاستمارة والنص متطابقان دائمًا؛ وما كُتب يحتفظ بترتيبه ومسافاته.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>حول الطاولة</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>ترك المباراة وصورها</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>«{action:resign}» في قائمة «{menu:resign}» يعني ترك المباراة بعد سؤال للتأكيد. إذا لم يبقَ إلا خصم واحد، تنتهي المباراة ويفوز هذا الخصم. وإلا يواصل الحاسوب اللعب بدلًا منك حتى نهاية المباراة.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>إكمال المباراة بيد الحاسوب</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>«{action:letComputersFinish}» في قائمة «{menu:letComputersFinish}» يُكمل بقية المباراة بسرعة ({key:letComputersFinish}). يلعب الحاسوب عندئذٍ بدلًا من الجميع. يمكنك إيقافه مؤقتًا في أي وقت.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>صورة للرقعة</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>«{action:savePicture}» في قائمة «{menu:savePicture}» يحفظ الرقعة في صورة، من دون الأيدي ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>«{action:copyPicture}» ينسخ الصورة ليتسنى لصقها في مكان آخر.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>ورقة اللانهاية تحت كومة السحب.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>ورقة اللانهاية بجانب الكومة: في نهاية الدور يجوز أن يأخذها من كان رصيده أعلى من رصيد كل لاعب آخر.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>ورقة اللانهاية لدى %1.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>ورقة اللانهاية لدى %1، والفوز لصاحبها إذا ظل رصيده أعلى من رصيد كل لاعب آخر في نهاية دوره التالي.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>جولة تحدي %1: الرصيد %Ln نقطة، وأفضل الآخرين %2.</numerusform>
            <numerusform>جولة تحدي %1: الرصيد نقطة واحدة، وأفضل الآخرين %2.</numerusform>
            <numerusform>جولة تحدي %1: الرصيد نقطتان، وأفضل الآخرين %2.</numerusform>
            <numerusform>جولة تحدي %1: الرصيد %Ln نقاط، وأفضل الآخرين %2.</numerusform>
            <numerusform>جولة تحدي %1: الرصيد %Ln نقطة، وأفضل الآخرين %2.</numerusform>
            <numerusform>جولة تحدي %1: الرصيد %Ln نقطة، وأفضل الآخرين %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>ورقة اللانهاية</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>ورقة اللانهاية</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>ورقة اللانهاية</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>موضع الورقة</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>تحت كومة السحب</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>بجانب كومة السحب</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>توضع ورقة اللانهاية تحت كومة السحب. وحين تُسحب آخر ورقة فوقها توضع ورقة اللانهاية بجانب الكومة، حتى إن لم توجد أوراق مرمية تُخلط.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>بعد ذلك يجوز لك أخذ ورقة اللانهاية في نهاية دورك إذا كان رصيدك عندئذ أعلى من رصيد كل لاعب آخر: فتبدأ جولة تحدٍّ. ولا تؤخذ الورقة أثناء جولة تحدٍّ، ولا في نهاية الدور الذي يحسمها.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>إذا ظل رصيدك أعلى من رصيد كل لاعب آخر في نهاية دورك التالي فالفوز لك. وإلا أُعيدت الورقة إلى جانب الكومة. ولا يخرج أحد من المباراة بذلك.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء الدور وأخذ ورقة اللانهاية: تبدأ جولة تحدٍّ.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1: إنهاء الدور وأخذ ورقة اللانهاية؛ تبدأ جولة تحدٍّ.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>أخذ ورقة اللانهاية</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>إنهاء دورك، أو أخذ ورقة اللانهاية وبدء جولة تحدٍّ.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>تنتهي جولة تحديك بهذا الدور: الفوز لك إذا كان رصيدك عندئذ أعلى من رصيد كل لاعب آخر.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>تنتهي جولة تحدي %1 بهذا الدور؛ والفوز لأعلى رصيد.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>جولة تحديك جارية.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>جولة تحدي %1 جارية.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>تظهر ورقة اللانهاية وتوضع بجانب الكومة.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>أخذ ورقة اللانهاية؛ تبدأ جولة تحديك.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1: أخذ ورقة اللانهاية؛ تبدأ جولة تحدٍّ.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>فشلت جولة تحديك؛ تُعاد ورقة اللانهاية إلى جانب الكومة.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>فشلت جولة تحدي %1؛ تُعاد ورقة اللانهاية إلى جانب الكومة.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>نجحت جولة تحديك: ما زال لك أعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>نجحت جولة تحدي %1: ما زال أعلى رصيد %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ورقة اللانهاية ما زالت تحت كومة السحب (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>يجب أن تنتهي جولة تحدي %1 أولًا (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>يجب أن يكون رصيدك أعلى من رصيد كل لاعب آخر، ورصيد %1 لا يقل عنه (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>جولة تحديك تنتهي بهذا الدور (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>الفوز لك: ما زال لك أعلى رصيد بعد جولة تحديك.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>الفوز من نصيب %1: ما زال الرصيد هو الأعلى بعد جولة التحدي.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 موجود أصلًا.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّر فتح %1. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>تعذّرت كتابة %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ليس ملف تجربة.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>أُنشئ %1 بإصدار أحدث من البرنامج (جداول الإصدار %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 تالف. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 من تجربة أخرى.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>يضيف برنامج آخر مباريات إلى %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>بُدئ %1 بالإصدار %2 من البرنامج، وقد يختلف فيه لعب الحواسيب.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 هو الجزء نفسه الذي في %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>لا توجد أجزاء في %1.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>هذه الأجزاء ناقصة في %1: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>لم يكتمل %1؛ يلزم تشغيل ذلك الجزء من جديد.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>لا يمكن تقسيم خطة لها دقة مطلوبة إلى أجزاء، إذ لا يعرف أي جزء متى بُلغت الدقة. يُحدَّد عدد التوزيعات وحده.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ليس تقرير تجربة.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>مباريات ناقصة في %1 (التوزيعات: %2). يلزم تشغيل ذلك الجزء من جديد.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>جداول %1 غير جداول هذا البرنامج. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>يشغل %1 اسمًا يحتاج إليه البرنامج، وهو ليس من إنشائه. يُرجى نقله أو إعادة تسميته ثم المحاولة من جديد.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>اسم %1 محجوز لأجزاء التجارب. يُرجى اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>أُوقفت قراءة %1.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>يحمل %1 أسماء أخرى (روابط صلبة)، وقد يضيف برنامج آخر مباريات بأحدها. يُرجى إنشاء نسخة واستعمالها.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>تعذّر نقل %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ليس ملف بيانات للتعلّم.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>أُنشئ %1 بإصدار أحدث من البرنامج (الصيغة %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>أُنشئ %1 بإصدار آخر من البرنامج، تنظر حواسيبه إلى سمات أخرى للوضعية. يُرجى استعمال مجلد آخر.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>أُنشئ %1 بإعدادات أخرى (%2). يُرجى استعمالها من جديد، أو استعمال مجلد آخر.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الأدوار</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;دور</numerusform>
            <numerusform>%1&#xa0;دور</numerusform>
            <numerusform>%1&#xa0;دور</numerusform>
            <numerusform>%1&#xa0;أدوار</numerusform>
            <numerusform>%1&#xa0;دورًا</numerusform>
            <numerusform>%1&#xa0;دور</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>القرارات</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;قرار</numerusform>
            <numerusform>%1&#xa0;قرار</numerusform>
            <numerusform>%1&#xa0;قرار</numerusform>
            <numerusform>%1&#xa0;قرارات</numerusform>
            <numerusform>%1&#xa0;قرارًا</numerusform>
            <numerusform>%1&#xa0;قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>النقاط</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;نقطة</numerusform>
            <numerusform>%1&#xa0;نقطة</numerusform>
            <numerusform>%1&#xa0;نقطة</numerusform>
            <numerusform>%1&#xa0;نقاط</numerusform>
            <numerusform>%1&#xa0;نقطة</numerusform>
            <numerusform>%1&#xa0;نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>اللاعبون</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;لاعب</numerusform>
            <numerusform>%1&#xa0;لاعب</numerusform>
            <numerusform>%1&#xa0;لاعب</numerusform>
            <numerusform>%1&#xa0;لاعبين</numerusform>
            <numerusform>%1&#xa0;لاعبًا</numerusform>
            <numerusform>%1&#xa0;لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الإعلانات</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;إعلان</numerusform>
            <numerusform>%1&#xa0;إعلان</numerusform>
            <numerusform>%1&#xa0;إعلان</numerusform>
            <numerusform>%1&#xa0;إعلانات</numerusform>
            <numerusform>%1&#xa0;إعلانًا</numerusform>
            <numerusform>%1&#xa0;إعلان</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>تبدّلات الصدارة</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;تبدّل للصدارة</numerusform>
            <numerusform>%1&#xa0;تبدّل للصدارة</numerusform>
            <numerusform>%1&#xa0;تبدّل للصدارة</numerusform>
            <numerusform>%1&#xa0;تبدّلات للصدارة</numerusform>
            <numerusform>%1&#xa0;تبدّلًا للصدارة</numerusform>
            <numerusform>%1&#xa0;تبدّل للصدارة</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الخطوات</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;خطوة</numerusform>
            <numerusform>%1&#xa0;خطوة</numerusform>
            <numerusform>%1&#xa0;خطوة</numerusform>
            <numerusform>%1&#xa0;خطوات</numerusform>
            <numerusform>%1&#xa0;خطوة</numerusform>
            <numerusform>%1&#xa0;خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الأوراق</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;ورقة</numerusform>
            <numerusform>%1&#xa0;ورقة</numerusform>
            <numerusform>%1&#xa0;ورقة</numerusform>
            <numerusform>%1&#xa0;أوراق</numerusform>
            <numerusform>%1&#xa0;ورقة</numerusform>
            <numerusform>%1&#xa0;ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الأقاليم</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;إقليم</numerusform>
            <numerusform>%1&#xa0;إقليم</numerusform>
            <numerusform>%1&#xa0;إقليم</numerusform>
            <numerusform>%1&#xa0;أقاليم</numerusform>
            <numerusform>%1&#xa0;إقليمًا</numerusform>
            <numerusform>%1&#xa0;إقليم</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>القطع</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;قطعة</numerusform>
            <numerusform>%1&#xa0;قطعة</numerusform>
            <numerusform>%1&#xa0;قطعة</numerusform>
            <numerusform>%1&#xa0;قطع</numerusform>
            <numerusform>%1&#xa0;قطعة</numerusform>
            <numerusform>%1&#xa0;قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>مرات إعادة الخلط</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;إعادة خلط</numerusform>
            <numerusform>%1&#xa0;إعادة خلط</numerusform>
            <numerusform>%1&#xa0;إعادة خلط</numerusform>
            <numerusform>%1&#xa0;عمليات إعادة خلط</numerusform>
            <numerusform>%1&#xa0;إعادة خلط</numerusform>
            <numerusform>%1&#xa0;إعادة خلط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;نقطة مئوية</numerusform>
            <numerusform>%1&#xa0;نقطة مئوية</numerusform>
            <numerusform>%1&#xa0;نقطة مئوية</numerusform>
            <numerusform>%1&#xa0;نقاط مئوية</numerusform>
            <numerusform>%1&#xa0;نقطة مئوية</numerusform>
            <numerusform>%1&#xa0;نقطة مئوية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>phrase: a percentage with decimals</comment>
        <translation>⁧%1٪⁩</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>الارتباط</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>⁧%1&#xa0;±&#xa0;%2⁩</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2 إلى %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>المباريات التي تبلغ نهايتها</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>نسبة المباريات التي لُعبت حتى نهايتها؛ أما غيرها فقُطعت عند بلوغ الحد الأقصى للقرارات.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>المباريات ذات النهاية مقسومة على المباريات كلها.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تبلغ النهايةَ مباريات أكثر في %1 مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تبلغ النهايةَ مباريات أقل في %1 مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>أدوار المباراة</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>عدد أدوار المباراة للاعبين جميعًا. والمقطوعة منها لا تقل عن هذا العدد.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>الأدوار التي بدأت، بما فيها الأخير.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تطول %1 أكثر من %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تنتهي %1 قبل %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>قرارات المباراة</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>عدد القرارات في المباراة: ما يُفعل في الدور، وكيف تُستعمل قدرة، وهل يُعلن الدور الأخير. والمقطوعة لا تقل عن هذا العدد.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>الخطوات التي نفّذها اللاعبون، بما فيها المزايدات والردود.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد القرارات في مباراة %1 عما في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل القرارات في مباراة %1 عما في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>الأدوار حتى أول إعلان</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>الدور الذي يُعلن فيه دور أخير لأول مرة.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>رقم دور أول إعلان؛ ولا تُحسب المباريات التي بلا إعلان.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يأتي أول إعلان في %1 متأخرًا عنه في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يأتي أول إعلان في %1 متقدمًا عليه في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>فوز اللاعب الأول</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>نسبة المباريات التي يفوز بها صاحب الدور الأول؛ وهي مع تساوي الفرص واحد مقسوم على عدد اللاعبين.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>نصيب الفوز للمقعد صاحب الدور الأول؛ ولا تُحسب المباريات المقطوعة.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يفوز اللاعب الأول في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يفوز اللاعب الأول في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>فارق النقاط عند النهاية</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>عدد النقاط التي يتقدم بها الفائز على أفضل اللاعبين الآخرين عند نهاية المباراة.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>نقاط أفضل الفائزين مطروحًا منها نقاط أفضل من بقي من الآخرين في المباراة.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يتقدم الفائز في %1 بأكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يتقدم الفائز في %1 بأقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>الفوز المشترك</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>نسبة المباريات التي يفوز بها معًا عدة لاعبين غير متحالفين.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>المباريات التي يتقاسم فيها خصوم الفوز مقسومة على المباريات كلها.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يُتقاسم الفوز في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يُتقاسم الفوز في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>اللاعبون الخارجون من المباراة</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>عدد اللاعبين الذين يخرجون من المباراة قبل نهايتها.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>عدد اللاعبين الخارجين من المباراة.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يزيد عدد الخارجين من مباراة %1 على نظيره في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يقل عدد الخارجين من مباراة %1 عن نظيره في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>الأدوار حتى أول خروج</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>الدور الذي يحدث فيه أول خروج من المباراة.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>رقم دور أول خروج؛ ولا تُحسب المباريات التي بلا خروج.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يأتي أول خروج في %1 متأخرًا عنه في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يأتي أول خروج في %1 متقدمًا عليه في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>إعلانات المباراة</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>عدد مرات إعلان اللاعبين دورهم التالي دورًا أخيرًا.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>الإعلانات التي صدرت؛ ولا يُحسب بدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد مباراة %1 على مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل مباراة %1 عن مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>الإعلانات الناجحة</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>نسبة الإعلانات التي تنتهي بفوز أصحابها بالمباراة.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>الإعلانات الناجحة مقسومة على ما صدر منها؛ ولا تُحسب المباريات التي بلا إعلان.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تنجح الإعلانات في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تنجح الإعلانات في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>النقاط عند الإعلان</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>عدد نقاط اللاعبين حين يُعلنون.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>متوسط نقاط المُعلِنين عند إعلانهم؛ ولا تُحسب المباريات التي بلا إعلان.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يُعلن اللاعبون في %1 بنقاط أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يُعلن اللاعبون في %1 بنقاط أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>الإعلانات الفاشلة</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>عدد الإعلانات الفاشلة في المباراة.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>الإعلانات التي فشلت؛ والإعلان الذي لم يحن دوره عند نهاية المباراة لا ناجح ولا فاشل.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد الإعلانات الفاشلة في مباراة %1 عما في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل الإعلانات الفاشلة في مباراة %1 عما في مباراة %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>أدوار لا يجرؤ فيها أحد على الإعلان</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>عدد الأدوار التي يكون فيها لاعب على بُعد نقطة من الهدف أو أقل، ولا يُعلن أحد.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>الأدوار التي كان للاعب في بدايتها رصيد لا ينقص عن الهدف إلا نقطة على الأكثر، ولم يكن هناك إعلان معلّق، ولم يُعلن فيها أحد.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد الأدوار التي لا يجرؤ فيها أحد على الإعلان في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل الأدوار التي لا يجرؤ فيها أحد على الإعلان في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>الخطوات العدائية ضد المتصدر</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>نسبة ما يضر بالمتصدر من الخطوات العدائية.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>الخطوات العدائية التي تصيب المتصدر مقسومة على الخطوات العدائية كلها، ما دام هناك متصدر. والخطوة عدائية إذا خسر بها خصم قطعًا أو درجات أو نقاطًا أو إقليمًا، أو حُرّكت له قطعة أو أُديرت.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تصيب الخطوات العدائية المتصدر في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تصيب الخطوات العدائية المتصدر في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>تبدّلات الصدارة</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>عدد مرات انتقال الصدارة إلى لاعب آخر في المباراة.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>عدد المرات التي يختلف فيها صاحب أكثر النقاط عن سابقه، عند بداية كل دور وعند نهاية المباراة؛ ولا تُحسب حالات التعادل.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>تأخر الفائز</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>مقدار تأخر الفائز عن الأوفر حظًا في أسوأ نقطة له.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>أكبر فرق، عند بداية دور، بين أفضل فرصة للفوز وفرصة الفائز، بحسب تقدير الحواسيب للوضعية.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>كان الفائز في %1 أكثر تأخرًا مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>كان الفائز في %1 أقل تأخرًا مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>انفتاح المباراة</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>مدى انفتاح النتيجة، في المتوسط عبر المباراة: ١٠٠٪ إذا تساوت فرص اللاعبين جميعًا، و٠٪ إذا حُسمت المباراة.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>إنتروبيا فرص فوز اللاعبين مقسومة على أقصى قيمة ممكنة لها، في المتوسط عبر بدايات الأدوار، بحسب تقدير الحواسيب للوضعية.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تبقى مباريات %1 أكثر انفتاحًا من مباريات %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تبقى مباريات %1 أقل انفتاحًا من مباريات %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>دور حسم المباراة</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>الدور الذي تبقى بعده فرصة فوز الفائز فوق ٨٠٪.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>آخر دور كانت فرصة الفائز في بدايته ٨٠٪ على الأكثر، بحسب تقدير الحواسيب للوضعية.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تُحسم مباريات %1 بعد مباريات %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تُحسم مباريات %1 قبل مباريات %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>انتظار الدور</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>عدد قرارات الآخرين بين دورين للاعب واحد.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>قرارات الآخرين من نهاية دور اللاعب إلى بداية دوره التالي، في المتوسط.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>بين دورين للاعب تزيد قرارات الآخرين في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>بين دورين للاعب تقل قرارات الآخرين في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>المشاهدة بعد الخروج</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>عدد الأدوار التي يكتفي فيها الخارجون من المباراة بالمشاهدة حتى تنتهي.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>الأدوار التي بدأت بعد خروج لاعب، مجموعةً لكل من خرج.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يزيد انتظار من خرج من اللاعبين في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يقل انتظار من خرج من اللاعبين في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>الخيارات في القرار، في المتوسط</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>عدد الخطوات التي يختار اللاعب من بينها، في المتوسط عبر القرارات كلها.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>متوسط عدد الخطوات الجائزة في القرار.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في المتوسط تزيد الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في المتوسط تقل الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>الخيارات في قرار نموذجي</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>عدد الخطوات التي يختار اللاعب من بينها: نصف القرارات يتيح أكثر، ونصفها أقل.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>وسيط عدد الخطوات الجائزة في القرار.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في القرار النموذجي تزيد الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في القرار النموذجي تقل الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>أكثر الخيارات في قرار واحد</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>عدد الخطوات التي يختار اللاعب من بينها في أوسع قرارات المباراة.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>أكبر عدد من الخطوات الجائزة في قرار من قرارات المباراة.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في أوسع القرارات تزيد الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>في أوسع القرارات تقل الخيارات في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>أوراق اليد</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>عدد أوراق يد اللاعب.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>الأوراق في أيدي من بقي في المباراة عند بداية الدور، في المتوسط.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد أوراق اليد في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل أوراق اليد في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>أدوار تجديد اليد</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>نسبة الأدوار المصروفة في رمي الأوراق وسحبها.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>أدوار التجديد التي فيها رمي أو سحب مقسومة على الأدوار كلها.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>أدوار تجديد اليد في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>أدوار تجديد اليد في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>الأقاليم على الرقعة</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>حجم الرقعة.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>الأقاليم على الرقعة عند بداية الدور، في المتوسط.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد الأقاليم في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل الأقاليم في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>القطع على الرقعة</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>عدد قطع اللاعبين جميعًا على الرقعة.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>القطع على الرقعة عند بداية الدور، في المتوسط.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد القطع على الرقعة في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل القطع على الرقعة في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>القطع في القفر</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>عدد القطع خارج الأقاليم.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>القطع في القفر عند بداية الدور، في المتوسط.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تزيد القطع في القفر في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>تقل القطع في القفر في %1 عما في %3 بمقدار %2.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>إعادات الخلط في المباراة</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>عدد مرات نفاد كومة السحب وإعادة خلطها.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>عدد المرات التي صارت فيها الأوراق المرمية كومة السحب.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>أثر المهارة</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>نصيب حاسوب أقوى من الفوز ضد حاسوب أضعف: ٥٠٪ لو لم يكن للمهارة أثر.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>نصيب الفوز للأقوى من لاعبين معيّنين، في المتوسط عبر مباريات يشغل فيها كل منهما كل مقعد بالقدر نفسه.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يفوز اللاعب الأقوى في %1 أكثر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>يفوز اللاعب الأقوى في %1 أقل مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>أثر التوزيعة</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>هل يفوز المقعد نفسه من جديد إذا وُزّعت الأوراق نفسها على لاعبين آخرين: ١ إذا كانت التوزيعة تحسم، و٠ إذا لم يكن لها أثر.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>الارتباط بين نتيجة المقعد في توزيعة ونتيجته في التوزيعة نفسها بتبديل مقاعد اللاعبين.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>أثر التوزيعة في %1 أكبر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>أثر التوزيعة في %1 أصغر مما في %3، بفارق %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>عن Browne وMaire‏، «Evolutionary Game Design»‏، 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>عن Shannon، «A Mathematical Theory of Communication»، 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>عُرّف لهذا البرنامج.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>المباريات أقل من أن تسمح بحكم.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>لا فرق إطلاقًا.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>ربما فرق قدره %1؛ ومع هذا العدد من المقارنات قد يكون مصادفة.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>لم يُلحظ فرق؛ ويُستبعد ما يزيد على %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>في %1 فقط</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>في كلتيهما، بنتيجة مختلفة</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>متطابقة في كلتيهما</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%Ln خطوة في %1</numerusform>
            <numerusform>خطوة واحدة في %1</numerusform>
            <numerusform>خطوتين في %1</numerusform>
            <numerusform>%Ln خطوات في %1</numerusform>
            <numerusform>%Ln خطوة في %1</numerusform>
            <numerusform>%Ln خطوة في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%Ln في %1</numerusform>
            <numerusform>واحدة في %1</numerusform>
            <numerusform>اثنتين في %1</numerusform>
            <numerusform>%Ln في %1</numerusform>
            <numerusform>%Ln في %1</numerusform>
            <numerusform>%Ln في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>لا شيء مشترك بين %1 و%2.</numerusform>
            <numerusform>خطوة واحدة مشتركة بين %1 و%2.</numerusform>
            <numerusform>خطوتان مشتركتان بين %1 و%2.</numerusform>
            <numerusform>%Ln خطوات مشتركة بين %1 و%2.</numerusform>
            <numerusform>%Ln خطوة مشتركة بين %1 و%2.</numerusform>
            <numerusform>%Ln خطوة مشتركة بين %1 و%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>القرار المطلوب الآن في %1 قرار آخر.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>لا وجود لخطوة كهذه في %1.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>آليات بداية الأدوار ونهايتها</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>السبب: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>السبب: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>السبب: «%1» هو «%2» في %3 و«%4» في %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>تنتهي المباراة نهاية أخرى، أو يخرج منها لاعبون آخرون.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>على الرقعة قطع أخرى.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>على الرقعة أقاليم أخرى.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>في الأيدي أوراق أخرى.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>في الكومتين أوراق أخرى.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>الإعلانات والعدّادات مختلفة.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>الدور للاعب آخر، أو تتعاقب الأدوار تعاقبًا آخر.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>القرار التالي بيد لاعب آخر، أو بيد الحظ.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>يحسم الحظ أمرًا آخر.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>في إحداهما فقط يجب أن يتبع نصف ثانٍ.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>الوضعيتان ليستا متطابقتين.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>عدد الأوراق في كل يد: %1 في %2، و%3 في %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>القرار المطلوب في %1 غير القرار المطلوب في %2، فلا يمكن مقارنة خطواتهما.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>لم تُلعب أي مباراة.</numerusform>
            <numerusform>انتهت المباراة الوحيدة.</numerusform>
            <numerusform>انتهت المباراتان كلتاهما.</numerusform>
            <numerusform>انتهت المباريات كلها، وعددها %Ln.</numerusform>
            <numerusform>انتهت المباريات كلها، وعددها %Ln.</numerusform>
            <numerusform>انتهت المباريات كلها، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 من %Ln مباراة بلا نهاية، فقُطعت.</numerusform>
            <numerusform>%1 من مباراة واحدة بلا نهاية، فقُطعت.</numerusform>
            <numerusform>%1 من مباراتين بلا نهاية، فقُطعت.</numerusform>
            <numerusform>%1 من %Ln مباريات بلا نهاية، فقُطعت.</numerusform>
            <numerusform>%1 من %Ln مباراة بلا نهاية، فقُطعت.</numerusform>
            <numerusform>%1 من %Ln مباراة بلا نهاية، فقُطعت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>أدوار المباراة: %1 في المتوسط، و%2 على الأقل، و%3 على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من %Ln إعلان.</numerusform>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من إعلان واحد.</numerusform>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من إعلانين.</numerusform>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من %Ln إعلانات.</numerusform>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من %Ln إعلانًا.</numerusform>
            <numerusform>إعلانات الدور الأخير الفائزة: %1 من %Ln إعلان.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في %Ln مباراة.</numerusform>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في مباراة واحدة.</numerusform>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في مباراتين.</numerusform>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في %Ln مباريات.</numerusform>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في %Ln مباراة.</numerusform>
            <numerusform>الفوز بالمباراة يكون بالإعلان، ولم يُعلن أحد في %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>نسبة فوز اللاعب الأول، من مجموع المباريات: %1 (بين %2 و%3)؛ والنسبة العادلة %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>في %1 من %Ln دور لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
            <numerusform>في %1 من دور واحد لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
            <numerusform>في %1 من دورين لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
            <numerusform>في %1 من %Ln أدوار لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
            <numerusform>في %1 من %Ln دورًا لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
            <numerusform>في %1 من %Ln دور لم يكن أمام لاعب له قطع سوى تمرير الدور.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>في %1 من %Ln مباراة بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
            <numerusform>في %1 من مباراة واحدة بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
            <numerusform>في %1 من مباراتين بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
            <numerusform>في %1 من %Ln مباريات بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
            <numerusform>في %1 من %Ln مباراة بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
            <numerusform>في %1 من %Ln مباراة بقي لاعب بلا قطعة ولا موضع لها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في %Ln مباراة.</numerusform>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في مباراة واحدة.</numerusform>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في مباراتين.</numerusform>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في %Ln مباريات.</numerusform>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في %Ln مباراة.</numerusform>
            <numerusform>لم تُلعب ورقة %1{genitive} ولم تُفعّل في %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>لم تُعرض هذه القدرة قط: %1.</numerusform>
            <numerusform>عُرضت هذه القدرة مرة واحدة ولم يمكن استعمالها: %1.</numerusform>
            <numerusform>عُرضت هذه القدرة مرتين ولم يمكن استعمالها قط: %1.</numerusform>
            <numerusform>عُرضت هذه القدرة %Ln مرات ولم يمكن استعمالها قط: %1.</numerusform>
            <numerusform>عُرضت هذه القدرة %Ln مرة ولم يمكن استعمالها قط: %1.</numerusform>
            <numerusform>عُرضت هذه القدرة %Ln مرة ولم يمكن استعمالها قط: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>لم يمكن استعمال هذه القدرة قط: %1.</numerusform>
            <numerusform>أمكن استعمال هذه القدرة مرة واحدة، ولم يستعملها أحد: %1.</numerusform>
            <numerusform>أمكن استعمال هذه القدرة مرتين، ولم يستعملها أحد: %1.</numerusform>
            <numerusform>أمكن استعمال هذه القدرة %Ln مرات، ولم يستعملها أحد: %1.</numerusform>
            <numerusform>أمكن استعمال هذه القدرة %Ln مرة، ولم يستعملها أحد: %1.</numerusform>
            <numerusform>أمكن استعمال هذه القدرة %Ln مرة، ولم يستعملها أحد: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>لم يكن هذا ممكنًا لأحد في %Ln قرار: %1.</numerusform>
            <numerusform>لم يكن هذا ممكنًا لأحد في قرار واحد: %1.</numerusform>
            <numerusform>لم يكن هذا ممكنًا لأحد في قرارين: %1.</numerusform>
            <numerusform>لم يكن هذا ممكنًا لأحد في %Ln قرارات: %1.</numerusform>
            <numerusform>لم يكن هذا ممكنًا لأحد في %Ln قرارًا: %1.</numerusform>
            <numerusform>لم يكن هذا ممكنًا لأحد في %Ln قرار: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>كان هذا ممكنًا %Ln مرة ولم يفعله أحد: %1.</numerusform>
            <numerusform>كان هذا ممكنًا مرة واحدة ولم يفعله أحد: %1.</numerusform>
            <numerusform>كان هذا ممكنًا مرتين ولم يفعله أحد: %1.</numerusform>
            <numerusform>كان هذا ممكنًا %Ln مرات ولم يفعله أحد: %1.</numerusform>
            <numerusform>كان هذا ممكنًا %Ln مرة ولم يفعله أحد: %1.</numerusform>
            <numerusform>كان هذا ممكنًا %Ln مرة ولم يفعله أحد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1 في ورقة %2{genitive}</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 من %Ln مباراة لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
            <numerusform>%1 من مباراة واحدة لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
            <numerusform>%1 من مباراتين لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
            <numerusform>%1 من %Ln مباريات لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
            <numerusform>%1 من %Ln مباراة لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
            <numerusform>%1 من %Ln مباراة لعبتها حواسيب تجرّب كل شيء ولا تسعى إلى الفوز؛ ولا تُحسب إلا لمعرفة ما لم يحدث قط.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>العربية</translation>
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
        <translation>لا توجد ترجمة باسم «%1». اللغات: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: start</comment>
        <extracomment>the first of at least three things (%1) and all that follow (%2)</extracomment>
        <translation>%1، و%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: middle</comment>
        <extracomment>a thing in the middle of a list (%1) and all that follow (%2)</extracomment>
        <translation>%1، و%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list: end</comment>
        <extracomment>the last two of at least three things</extracomment>
        <translation>%1، و%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: start</comment>
        <extracomment>the first of at least three alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: middle</comment>
        <extracomment>one in the middle of alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: end</comment>
        <extracomment>the last two of at least three alternatives</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>enumeration</comment>
        <extracomment>things one after the other where the last is nothing special: &quot;north, 3 cards, 2 pieces&quot;; %2: all that follow</extracomment>
        <translation>%1، %2</translation>
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
        <translation>%1، ثم %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>sequence: end</comment>
        <extracomment>the last two of several actions, often verbs, which are done one after the other</extracomment>
        <translation>%1، ثم %2</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>⁧%1٪⁩</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>Effect of each rule change on %1, the largest differences first, with 95 % intervals.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>أثر كل تغيير لقاعدة في %1، الفروق الكبرى أولًا، بفترات ثقة ٩٥٪.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>آثار قواعد %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>لم يُجرَّب أي تغيير في القواعد.</numerusform>
            <numerusform>جُرّب تغيير واحد في القواعد.</numerusform>
            <numerusform>جُرّب تغييران في القواعد.</numerusform>
            <numerusform>جُرّبت %Ln تغييرات في القواعد.</numerusform>
            <numerusform>جُرّب %Ln تغييرًا في القواعد.</numerusform>
            <numerusform>جُرّب %Ln تغيير في القواعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>لم يُجرَّب أي تغيير في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
            <numerusform>جُرّب تغيير واحد في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
            <numerusform>جُرّب تغييران في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
            <numerusform>جُرّبت %Ln تغييرات في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
            <numerusform>جُرّب %Ln تغييرًا في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
            <numerusform>جُرّب %Ln تغيير في القواعد؛ وأُوقف البحث مبكرًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>لم يوجد فرق يتجاوز المصادفة.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>كل الأرقام</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>التوزيعات</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>غُيّرت كل قاعدة على حدة وجُرّبت بمباريات قليلة. والتغييرات الواعدة جُرّبت بمباريات أكثر فأكثر.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>أطول مباراة، بالقرارات</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>إصدار البرنامج</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>عدد المباريات من كل مئة عند كل قيمة.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>نقاط المتصدر</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>الأقاليم على الرقعة</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>القطع على الرقعة</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>القطع في القفر</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>أفضل فرصة فوز (٪)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>المتوسط في المباريات التي بلغت هذا الدور، ما دام ربع المباريات قد بلغه. ويحوي الشريط نصف هذه المباريات.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>المتوسط في المباريات التي بلغت هذا الدور، ما دام ربع المباريات قد بلغه.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>الفروق عن %1، بفترات ثقة ٩٥٪. وإذا لم تشمل الفترة خط الصفر فالقاعدة مهمة على الأرجح.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>المباريات (٪)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>القدرات</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>أنواع الخطوات</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>معدل استعمال كل ورقة حيث أمكن، الفروق الكبرى أولًا.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>معدل استعمال كل قدرة حيث أمكن، الفروق الكبرى أولًا.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>معدل تنفيذ كل نوع من الخطوات حيث أمكن، الفروق الكبرى أولًا. والأسماء كما في الترميز.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>الاستعمال حيث أمكن (٪)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>نصيب الفوز (٪)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>الفوز بحسب المقعد</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>تُلعب كل توزيعة مرة ثانية بإزاحة اللاعبين مقعدًا واحدًا، فتظهر هنا قيمة المقعد نفسه، بفترات ثقة ٩٥٪.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>الإعلانات في كل مئة مباراة</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>الإعلانات الناجحة (٪)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>الإعلانات بحسب الرصيد</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>نقاط اللاعبين عند الإعلان.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>الإعلانات الناجحة بحسب الرصيد</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>حصة الإعلانات عند كل عدد من النقاط.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>الفروق بالصور</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>توزّع المباريات</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>مجرى المباراة</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>استعمال الأوراق والقدرات والخطوات</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>حدود هذا التقرير</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>كان اللاعبون حواسيب لا بشرًا. وهي لا تتحادث ولا تحقد، ولا تتعلم من مباراة لأخرى.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>قد يُظهر لاعبون أقوى أو أضعف فروقًا أخرى.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>الأرقام تُظهر كيف تجري المباريات، لا مدى متعتها.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>الفترات فترات ثقة ٩٥٪: قد تخطئ القيمةَ الحقيقية فترة من كل عشرين. والأحكام مصححة لكثرة المقارنات.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>المقاييس</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>مجموعات القواعد المقارَنة</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%Ln توزيعة</numerusform>
            <numerusform>توزيعة واحدة</numerusform>
            <numerusform>توزيعتان</numerusform>
            <numerusform>%Ln توزيعات</numerusform>
            <numerusform>%Ln توزيعة</numerusform>
            <numerusform>%Ln توزيعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1، %2؛ انتهت</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1، %2؛ لم تنتهِ</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>لا فروق أخرى في الجدول.</numerusform>
            <numerusform>في الجدول فرق آخر.</numerusform>
            <numerusform>في الجدول فرقان آخران.</numerusform>
            <numerusform>في الجدول %Ln فروق أخرى.</numerusform>
            <numerusform>في الجدول %Ln فرقًا آخر.</numerusform>
            <numerusform>في الجدول %Ln فرق آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%Ln تكرار)</numerusform>
            <numerusform>%1 (تكرار واحد)</numerusform>
            <numerusform>%1 (تكراران)</numerusform>
            <numerusform>%1 (%Ln تكرارات)</numerusform>
            <numerusform>%1 (%Ln تكرارًا)</numerusform>
            <numerusform>%1 (%Ln تكرار)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>كان الخلط والنرد واحدًا في كل مجموعات القواعد، وكانت مبارياتها متطابقة.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>كان الخلط والنرد واحدًا في كل مجموعات القواعد. وأثر ذلك في تقدير طول المباريات كأثر ضرب عددها في %1 (الارتباط %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>مجموعات القواعد والفروق بينها</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>هنا</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>لكل الأرقام فترات ثقة ٩٥٪. والفروق عن %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>المزاوجة</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>لكل مجموعة قواعد خلط ونرد خاصان بها.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>بصمة SHA-256 لمستندها</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>إعادة إنتاج هذا التقرير</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>يلزم لذلك ملف التجربة. ويُكتب تقرير فيه الخطة كاملة، وتُلعب المباريات كلها من جديد. ويجب أن تتطابق النتائج رقمًا رقمًا.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>المباريات أقل من أن تسمح بحكم.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>نقاط مئوية</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>الفرق: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>مباريات %Ln توزيعة ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
            <numerusform>مباريات توزيعة واحدة ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
            <numerusform>مباريات توزيعتين ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
            <numerusform>مباريات %Ln توزيعات ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
            <numerusform>مباريات %Ln توزيعة ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
            <numerusform>مباريات %Ln توزيعة ناقصة. يلزم تشغيل التجربة من جديد للعبها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%Ln توزيعة أخرى مكتملة لكنها لا تُحتسب لأن توزيعة أسبق منها ناقصة.</numerusform>
            <numerusform>توزيعة واحدة أخرى مكتملة لكنها لا تُحتسب لأن توزيعة أسبق منها ناقصة.</numerusform>
            <numerusform>توزيعتان أخريان مكتملتان لكنهما لا تُحتسبان لأن توزيعة أسبق منهما ناقصة.</numerusform>
            <numerusform>%Ln توزيعات أخرى مكتملة لكنها لا تُحتسب لأن توزيعة أسبق منها ناقصة.</numerusform>
            <numerusform>%Ln توزيعة أخرى مكتملة لكنها لا تُحتسب لأن توزيعة أسبق منها ناقصة.</numerusform>
            <numerusform>%Ln توزيعة أخرى مكتملة لكنها لا تُحتسب لأن توزيعة أسبق منها ناقصة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>التحركات على العجلة</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>أقصى عدد من المقاطع تتحركه القطعة الفلكية في بداية الدور.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>الثور</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>الجوزاء</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>السرطان</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>الأسد</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>العذراء</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>الميزان</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>العقرب</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>القوس</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>الجدي</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>الدلو</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>الحوت</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>أزرق</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>عجلة النجوم</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>نرد ١٢</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>عجلة النجوم</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>وضع قطعتك الفلكية في أي مقطع.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>تحريك قطعتك الفلكية مع عقارب الساعة إلى أحد المقاطع المعلَّمة.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>النرد يُظهر مقطعك: إكمال يدك.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: يجوز استعمال قدرة لون المقطع مرة أخرى.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أزرق: يجوز أن تُنشئ %1 مرة أخرى.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أحمر: يجوز أن تتحرك %1 أو تدفع مرة أخرى، خانة واحدة.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أخضر: يجوز أن تُنمّي %1 شيئًا مرة أخرى.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أصفر: يجوز أن تهاجم %1 مرة أخرى، كأنها بدرجة واحدة.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>أزرق: يجوز لإحدى القطع التي أنشأت أن تُنشئ مرة أخرى.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>أحمر: يجوز لإحدى القطع التي استعملت عصا أن تستعملها مرة أخرى، خانة واحدة.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>أخضر: يجوز لإحدى القطع التي استعملت دينارًا أن تستعمله مرة أخرى.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>أصفر: يجوز لإحدى القطع التي هاجمت أن تهاجم مرة أخرى، كأنها بدرجة واحدة.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: لم توضع القطعة الفلكية بعد.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>موضع %1 برج %2، أزرق: كل قطعة تُنشئ في هذا الدور يجوز لها ذلك مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>موضع %1 برج %2، أحمر: كل قطعة تستعمل عصا في هذا الدور يجوز لها ذلك مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>موضع %1 برج %2، أخضر: كل قطعة تستعمل دينارًا في هذا الدور يجوز لها ذلك مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>موضع %1 برج %2، أصفر: كل قطعة تهاجم في هذا الدور يجوز لها ذلك مرة أخرى.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>نرد %1 يُظهر %2، وهو رقم المقطع: يجوز إكمال اليد.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>نرد %1 يُظهر %2: لا أوراق.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>المقطع %1، %2، %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>هنا: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>يجوز أن تنتقل قطعتك الفلكية إلى هنا.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>عجلة النجوم</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>مقطع القطعة الفلكية</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>أوراق للسحب:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>التحرك على العجلة</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>المقطع:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>في بداية الدور، وقبل أي شيء آخر، تُحرَّك قطعتك الفلكية. وفي دورك الأول توضع في أي مقطع.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>بعد ذلك يجب أن تتحرك من %1 إلى %Ln مقطع مع عقارب الساعة.</numerusform>
            <numerusform>بعد ذلك يجب أن تتحرك مقطعًا واحدًا (%1) مع عقارب الساعة.</numerusform>
            <numerusform>بعد ذلك يجب أن تتحرك مقطعًا أو مقطعين (%1–%Ln) مع عقارب الساعة.</numerusform>
            <numerusform>بعد ذلك يجب أن تتحرك من %1 إلى %Ln مقاطع مع عقارب الساعة.</numerusform>
            <numerusform>بعد ذلك يجب أن تتحرك من %1 إلى %Ln مقطعًا مع عقارب الساعة.</numerusform>
            <numerusform>بعد ذلك يجب أن تتحرك من %1 إلى %Ln مقطع مع عقارب الساعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>عجلة النجوم</translation>
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
        <translation>للعجلة اثنا عشر مقطعًا: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>يضع كل لاعب جانبًا قطعة صغيرة من مخزونه لتكون قطعته الفلكية.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>قد يوافق لون مقطعك قدرة نوع استعملتها في هذا الدور بأي ورقة، ولو كانت من الأوراق الكبرى: الأزرق كأس، والأصفر سيف، والأخضر دينار، والأحمر عصا. عندئذ يجوز للتابع نفسه، إن كان ما زال في اللعب، أن يستعمل ذلك النوع مرة أخرى في نهاية الدور.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>ومع السيف أو العصا يعمل التابع عندئذ كأن له درجة واحدة، أيًا كان حجمه.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>إذا استعمل القدرةَ عدة أتباع فلا يجوز أن يعيدها إلا واحد منهم. وهي قدرة النوع المجردة، بلا ما تضيفه الورقة إليها.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>لا يُربط ذلك أبدًا بقدرات الورقة. وكل نصف من خطوة مترابطة يُعدّ استعمالًا للتابع الذي قام به. والتابع الذي غادر الرقعة ليس في اللعب، حتى لو أُنشئت قطعة مماثلة فيما بعد.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>ثم يُلقى نرد ذو اثني عشر وجهًا. فإن أظهر رقم مقطعك جاز لك إكمال يدك إلى حدها، أو إلى ما دونه، بلا رمي.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>في نهاية الدور تأتي القدرة المكررة أولًا، ثم النرد، ثم الإعلان أو غيره مما يُنهي الدور.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>وضع قطعتك الفلكية في المقطع %2، %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1: وضع القطعة الفلكية في المقطع %2، %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>تحريك قطعتك الفلكية إلى المقطع %2، %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1: تحريك القطعة الفلكية إلى المقطع %2، %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>ترك قدرة العجلة بلا استعمال.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1: ترك قدرة العجلة بلا استعمال.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أزرق: يجوز أن تُنشئ %1 مرة أخرى.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أحمر: يجوز أن تتحرك %1 أو تدفع خانة واحدة مرة أخرى.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أخضر: يجوز أن تُنمّي %1 شيئًا مرة أخرى.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>أصفر: يجوز أن تهاجم %1 مرة أخرى، كأنها بدرجة واحدة.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>أزرق: يجوز لواحدة مما يلي أن تُنشئ مرة أخرى: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>أحمر: يجوز لواحدة مما يلي أن تتحرك أو تدفع خانة واحدة مرة أخرى: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>أخضر: يجوز لواحدة مما يلي أن تُنمّي شيئًا مرة أخرى: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>أصفر: يجوز لواحدة مما يلي أن تهاجم مرة أخرى، كأنها بدرجة واحدة: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>استعمال قدرة العجلة أو تجاوزها.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1: يجوز استعمال قدرة العجلة.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>وضع قطعتك الفلكية على العجلة.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1: وضع القطعة الفلكية على العجلة.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>تحريك قطعتك الفلكية على العجلة.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1: التحرك على العجلة.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>النرد يُظهر مقطعك: إكمال يدك.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>النرد يُظهر مقطع %1: إكمال اليد.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>توضع قطعتك الفلكية في المقطع %2، %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>توضع قطعة %1 الفلكية في المقطع %2، %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>تنتقل قطعتك الفلكية إلى المقطع %2، %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>تنتقل قطعة %1 الفلكية إلى المقطع %2، %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>العجلة على الأزرق: يجوز استعمال كأس مرة أخرى.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>العجلة على الأحمر: يجوز استعمال عصا مرة أخرى.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>العجلة على الأخضر: يجوز استعمال دينار مرة أخرى.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>العجلة على الأصفر: يجوز استعمال سيف مرة أخرى.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>النرد يُظهر %2؛ وقطعتك الفلكية في مقطع آخر.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>النرد يُظهر %2؛ وقطعة %1 الفلكية في مقطع آخر.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>النرد يُظهر %2، وهو مقطعك %3: يجوز لك إكمال يدك.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>النرد يُظهر %2، وهو مقطع %1، %3: يجوز إكمال اليد.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>تتحرك القطعة الفلكية من %2 إلى %Ln مقطع مع عقارب الساعة (%1).</numerusform>
            <numerusform>تتحرك القطعة الفلكية مقطعًا واحدًا (%2) مع عقارب الساعة (%1).</numerusform>
            <numerusform>تتحرك القطعة الفلكية مقطعًا أو مقطعين (%2–%Ln) مع عقارب الساعة (%1).</numerusform>
            <numerusform>تتحرك القطعة الفلكية من %2 إلى %Ln مقاطع مع عقارب الساعة (%1).</numerusform>
            <numerusform>تتحرك القطعة الفلكية من %2 إلى %Ln مقطعًا مع عقارب الساعة (%1).</numerusform>
            <numerusform>تتحرك القطعة الفلكية من %2 إلى %Ln مقطع مع عقارب الساعة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب أولًا وضع القطعة الفلكية أو تحريكها (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لون مقطعك يكرر قدرة نوع آخر (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>لم تستعمل هذه القطعة القدرة في هذا الدور: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>القدرة المكررة تعمل كأن للقطعة درجة واحدة (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>القدرة المكررة لا تُربط بغيرها أبدًا (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب أولًا استعمال القدرة التي تكررها العجلة أو تجاوزها (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>اللاعب المهاجَم يرد أولًا (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>في نهاية الدور، بعد السحب، تأتي القدرة المكررة أولًا، ثم النرد، ثم الإعلان أو غيره مما يُنهي الدور.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 موجود أصلًا.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّر فتح %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّرت قراءة %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّرت كتابة %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى %Ln بايت.</numerusform>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى بايت واحد.</numerusform>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى بايتان.</numerusform>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى %Ln بايتات.</numerusform>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى %Ln بايتًا.</numerusform>
            <numerusform>حجم %1 أكبر من اللازم؛ الحد الأعلى %Ln بايت.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>أزال برنامج آخر %1 أو غيّره.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>المباراة %1 تُلعب في نافذة أخرى.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّر نقل %1.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 اسم سجل مباراة جارية؛ يُرجى اختيار اسم آخر.</translation>
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
        <translation>يشير %1 إلى ملف خارج مجلده.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ملف إدخال أيضًا. يُرجى اختيار ملف آخر للإخراج.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 مذكور لإخراجين معًا. يُرجى اختيار ملفين مختلفين.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>تعذّر فتح %1، لأن اسمه ليس بترميز UTF-8. يلزم تغيير اسمه.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 ممتلئ: لا يتسع السجل لأي خطوة.</numerusform>
            <numerusform>%1 ممتلئ: يتسع السجل لخطوة واحدة على الأكثر.</numerusform>
            <numerusform>%1 ممتلئ: يتسع السجل لخطوتين على الأكثر.</numerusform>
            <numerusform>%1 ممتلئ: يتسع السجل لما لا يزيد على %Ln خطوات.</numerusform>
            <numerusform>%1 ممتلئ: يتسع السجل لما لا يزيد على %Ln خطوة.</numerusform>
            <numerusform>%1 ممتلئ: يتسع السجل لما لا يزيد على %Ln خطوة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>تحتاج Gnostica إلى %1 ميغابايت من الذاكرة، لكن النظام يقصرها على %2 ميغابايت. يُرجى رفع الحد، مثلًا بالأمر «ulimit -v unlimited».</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>بلا انتظار</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>بطيئة</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>زائد</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>ناقص</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>خالٍ</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 مقابل %2: تُدمَّر %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 مقابل %2: تُصغَّر %3 إلى صغيرة.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 مقابل %2: تُصغَّر %3 إلى متوسطة.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 مقابل %2 لا تكفي ضد %3، ويجوز لصاحبها الرد.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 مقابل %2: لا يحدث شيء، وتبقى %3.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>دُمّر المهاجم بالرد.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>صُغّر المهاجم بالرد %Ln درجة.</numerusform>
            <numerusform>صُغّر المهاجم بالرد درجة واحدة.</numerusform>
            <numerusform>صُغّر المهاجم بالرد درجتين.</numerusform>
            <numerusform>صُغّر المهاجم بالرد %Ln درجات.</numerusform>
            <numerusform>صُغّر المهاجم بالرد %Ln درجة.</numerusform>
            <numerusform>صُغّر المهاجم بالرد %Ln درجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: حصيلة قطعتك أعلى. الرد وتصغير المهاجم بدرجة واحدة، أم لا؟</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1: اتخاذ القرار بشأن الرد.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>ما دون الصفر يُحسب صفرًا</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>قبل الإلقاء: %Ln نرد مقابل %1</numerusform>
            <numerusform>قبل الإلقاء: نرد واحد مقابل %1</numerusform>
            <numerusform>قبل الإلقاء: نردان مقابل %1</numerusform>
            <numerusform>قبل الإلقاء: %Ln نرود مقابل %1</numerusform>
            <numerusform>قبل الإلقاء: %Ln نردًا مقابل %1</numerusform>
            <numerusform>قبل الإلقاء: %Ln نرد مقابل %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%Ln نرد مقابل %1: %2</numerusform>
            <numerusform>نرد واحد مقابل %1: %2</numerusform>
            <numerusform>نردان مقابل %1: %2</numerusform>
            <numerusform>%Ln نرود مقابل %1: %2</numerusform>
            <numerusform>%Ln نردًا مقابل %1: %2</numerusform>
            <numerusform>%Ln نرد مقابل %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>تُصغَّر</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>قد تُصغَّر المهاجِمة</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>التدمير فورًا: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>تفقد %1 %Ln درجة وتُدمَّر.</numerusform>
            <numerusform>تفقد %1 درجة واحدة وتُدمَّر.</numerusform>
            <numerusform>تفقد %1 درجتين وتُدمَّر.</numerusform>
            <numerusform>تفقد %1 %Ln درجات وتُدمَّر.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتُدمَّر.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتُدمَّر.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>تُدمَّر %1، إذ لا قطعة أصغر في المخزون.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>تصبح %1 صغيرة، إذ لا قطعة متوسطة في المخزون.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>تفقد %1 %Ln درجة وتصبح صغيرة.</numerusform>
            <numerusform>تفقد %1 درجة واحدة وتصبح صغيرة.</numerusform>
            <numerusform>تفقد %1 درجتين وتصبح صغيرة.</numerusform>
            <numerusform>تفقد %1 %Ln درجات وتصبح صغيرة.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتصبح صغيرة.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتصبح صغيرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>تفقد %1 %Ln درجة وتصبح متوسطة.</numerusform>
            <numerusform>تفقد %1 درجة واحدة وتصبح متوسطة.</numerusform>
            <numerusform>تفقد %1 درجتين وتصبح متوسطة.</numerusform>
            <numerusform>تفقد %1 %Ln درجات وتصبح متوسطة.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتصبح متوسطة.</numerusform>
            <numerusform>تفقد %1 %Ln درجة وتصبح متوسطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>تعادل: لا يحدث شيء، وتبقى %1.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>حصيلة %2 أعلى: لك الرد وتصغير %3 بدرجة واحدة.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>حصيلة %2 أعلى: القرار بيد %1 بشأن الرد وتصغير %3 بدرجة واحدة.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>الهجوم على %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 مقابل %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>الهجوم: %1. المجموع %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>الدفاع: %1. المجموع %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>لم يُلقَ نرد مؤخرًا.</translation>
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
            <numerusform>لا حد لنفاد الرزمة (%1 من %Ln).</numerusform>
            <numerusform>نفدت الرزمة %1 من مرة واحدة.</numerusform>
            <numerusform>نفدت الرزمة %1 من مرتين.</numerusform>
            <numerusform>نفدت الرزمة %1 من %Ln مرات.</numerusform>
            <numerusform>نفدت الرزمة %1 من %Ln مرة.</numerusform>
            <numerusform>نفدت الرزمة %1 من %Ln مرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>الأدوار الأخيرة: لم يبقَ شيء.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي دور واحد.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي دوران.</numerusform>
            <numerusform>الأدوار الأخيرة: بقيت %Ln أدوار.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي %Ln دورًا.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي %Ln دور.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>نفاد الرزمة</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>الأدوار الأخيرة الباقية</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>مرات نفاد الرزمة</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>كلما خُلطت كومة الرمي لتصير كومة سحب جديدة فقد نفدت الرزمة مرة.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>حين تنفد الرزمة مرات بعدد اللاعبين يُستكمل الدور الجاري. ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>بعد أن تنفد الرزمة %Ln مرة يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
            <numerusform>بعد أن تنفد الرزمة مرة واحدة يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
            <numerusform>بعد أن تنفد الرزمة مرتين يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
            <numerusform>بعد أن تنفد الرزمة %Ln مرات يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
            <numerusform>بعد أن تنفد الرزمة %Ln مرة يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
            <numerusform>بعد أن تنفد الرزمة %Ln مرة يُستكمل الدور الجاري؛ ثم يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>ثم الفوز لأعلى رصيد؛ والمتساوون في أعلى رصيد يتقاسمون الفوز.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>الأدوار الأخيرة: لم يبقَ شيء.</numerusform>
            <numerusform>الأدوار الأخيرة: هذا آخرها.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي دوران، وهذا أحدهما.</numerusform>
            <numerusform>الأدوار الأخيرة: بقيت %Ln أدوار، وهذا منها.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي %Ln دورًا، وهذا منها.</numerusform>
            <numerusform>الأدوار الأخيرة: بقي %Ln دور، وهذا منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>لم تنفد الرزمة بعد.</numerusform>
            <numerusform>نفدت الرزمة الآن مرة واحدة.</numerusform>
            <numerusform>نفدت الرزمة الآن مرتين.</numerusform>
            <numerusform>نفدت الرزمة الآن %Ln مرات.</numerusform>
            <numerusform>نفدت الرزمة الآن %Ln مرة.</numerusform>
            <numerusform>نفدت الرزمة الآن %Ln مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>يلعب كل لاعب دورًا إضافيًا واحدًا، بدءًا باللاعب التالي.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>انتهى الدور الأخير؛ أعلى رصيد %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>الفوز لك: لك بعد الأدوار الأخيرة أعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>الفوز من نصيب %1: أعلى رصيد بعد الأدوار الأخيرة هو %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>بعد الأدوار الأخيرة يشترك %1 في أعلى رصيد، وهو %2، وفي الفوز.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>لا يُعلن شيء في أي من هذه الأدوار الأخيرة.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>سيف بالنرد</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>السيوف: الهجوم بالنرد</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>يلقي المهاجم نردًا واحدًا لكل درجة من درجاته.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>يلقي المهاجم %Ln حجر نرد، أيًا كان حجمه.</numerusform>
            <numerusform>يلقي المهاجم حجر نرد واحدًا، أيًا كان حجمه.</numerusform>
            <numerusform>يلقي المهاجم حجري نرد، أيًا كان حجمه.</numerusform>
            <numerusform>يلقي المهاجم %Ln أحجار نرد، أيًا كان حجمه.</numerusform>
            <numerusform>يلقي المهاجم %Ln حجر نرد، أيًا كان حجمه.</numerusform>
            <numerusform>يلقي المهاجم %Ln حجر نرد، أيًا كان حجمه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة سيف؛ ويجوز أخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة سيف؛ ويؤخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>الاستعمال بمثابة سيف.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>مهاجمة قطعة خصم في الخانة المستهدفة بالنرد: إن كان مجموعها أقل صُغّرت بمقدار الفرق؛ وإن كان أعلى جاز لصاحبها تصغير المهاجم بدرجة واحدة.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>مهاجمة قطعة خصم أو أكثر في الخانة المستهدفة بالنرد: كل قطعة مجموعها أقل تُصغَّر بمقدار الفرق؛ وكل قطعة مجموعها أعلى يجوز لصاحبها تصغير المهاجم بدرجة واحدة.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>أو تصغير التابع نفسه بلا نرد.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>أو محو إقليم مستهدف ذي ورقة صغرى وبلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>أو خفض إقليم مستهدف بلا قطع خصوم بنقطة واحدة، أو إلى ورقة أدنى من الصنف نفسه، أو محو ورقة صغرى.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>يسمّي التابع المهاجم قطعة خصم واحدة في خانته المستهدفة.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>يسمّي التابع المهاجم قطعة خصم أو أكثر في خانته المستهدفة.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>هذا الإلقاء الواحد يُحسب ضد جميع المدافعين.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>تلقي كل قطعة مدافعة نردًا واحدًا لكل درجة من درجاتها. ويُظهر النرد زائدًا أو ناقصًا أو وجهًا خاليًا، ولكل منها فرصة الثلث. الزائد يُحسب ١، والناقص يُحسب ⁧−١⁩، والخالي ٠؛ والمجموع الأقل من ٠ يُعدّ ٠.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>إن كان مجموع المهاجم أعلى صُغّر المدافع بمقدار الفرق. وإن كان مجموع المدافع أعلى جاز لصاحبه تصغير المهاجم بدرجة واحدة. والتساوي لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>القطعة التي لا تبقى لها درجات تُدمَّر. وإذا لم يكن الحجم اللازم في المخزون صارت القطعة بالحجم الأصغر التالي المتاح، أو دُمّرت.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>تحتفظ هذه القطع كلها باتجاهاتها.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>أو مهاجمة الإقليم المستهدف، ما لم تكن فيه قطعة خصم: تُرمى ورقته وتحل محلها ورقة أقل بنقطة، أو ورقة أدنى من الصنف نفسه. ترتيب الأوراق الكبرى بأرقامها، والصغرى من الملك نزولًا إلى الآس أيًا كان نوعها. وتبقى القطع مكانها.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>ويجوز أيضًا محو إقليم مستهدف ذي ورقة صغرى وبلا قطع خصوم. فيبقى عندئذ قفر أو فراغ، وتعود القطع التي صارت في الفراغ إلى مخازنها، وكذلك قطع الخانات المجاورة.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>أو يصغّر التابع نفسه بلا نرد، أيًا كان اتجاهه، بما لا يزيد على درجاته عند بداية الدور أو عند دخوله اللعب. وإذا لم يكن الحجم اللازم في المخزون صار بالحجم الأصغر التالي المتاح، أو دُمّر. وإن نجا جاز توجيهه.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>إذا خفضت القدرتان الإقليم نفسه فلا تلزم ورقة بين الخطوتين.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من %Ln قطعة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من قطعة واحدة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من قطعتين.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من %Ln قطع.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من %Ln قطعة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أنه لن يبقى فيها بعد السيف أكثر من %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>الرد وتصغير %2 بدرجة واحدة.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1: الرد وتصغير %2 بدرجة واحدة.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>ترك الرد.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1: ترك الرد.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>تهاجم %1.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>تهاجم %1 %2.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>تدمّر %1 نفسها.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 نفسها درجة واحدة.</numerusform>
            <numerusform>تُصغّر %1 نفسها درجتين.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجات.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>مقدار الإنقاص:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>ألقت %1 النرد %2 (%3) فخسرت بفارق %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>ألقت %1 النرد %2 (%3) فتعادلت.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>ألقت %1 النرد %2 (%3) فتفوقت.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>تهاجم %1 وتلقي النرد %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>حصيلة %1 أعلى: الرد وتصغير %2 بدرجة واحدة، أو التجاوز.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>حصيلة %1 أعلى: القرار بيد %3 بشأن الرد وتصغير %2 بدرجة واحدة.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>النرد هو الذي يحدد مقدار تصغير القطعة (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يمكن مهاجمة أكثر من قطعة واحدة في كل مرة (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يمكن الرد الآن (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>أقصى ما تصغّر به القطعة نفسها %Ln درجة، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
            <numerusform>أقصى ما تصغّر به القطعة نفسها درجة واحدة، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
            <numerusform>أقصى ما تصغّر به القطعة نفسها درجتان، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
            <numerusform>أقصى ما تصغّر به القطعة نفسها %Ln درجات، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
            <numerusform>أقصى ما تصغّر به القطعة نفسها %Ln درجة، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
            <numerusform>أقصى ما تصغّر به القطعة نفسها %Ln درجة، وهو ما كان لها عند بداية الدور أو عند دخولها (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>الهجوم يتطلب قطعة خصم واحدة على الأقل في الخانة المستهدفة (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>يلقي المدافع نردًا واحدًا لكل درجة من درجاته.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>أيًا كان مدى الهجوم، يكون المدافعون جميعًا في خانة واحدة.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا كان مؤكدًا، أي بلا نرد، أن السيف سيُبقي الخانة ضمن حدودها.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>تُلقى أحجار النرد كلها أولًا. ثم تُطبَّق النتائج واحدة بعد أخرى: بترتيب المقاعد، ثم الأحجام من الصغير إلى الكبير، ثم الاتجاهات. ثم يقرر بالترتيب نفسه أصحاب المدافعين ذوي المجموع الأعلى. ومتى دُمّر المهاجم فلا يفعل باقي المدافعين شيئًا.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>المدافعون في الهجوم</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>عدد قطع الخصوم التي يسمّيها هجوم بالنرد.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>واحدة أو أكثر</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>واحدة</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>مصدر الإقليم المهاجَم</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>من هنا تأتي الورقة الجديدة للإقليم المهاجَم.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>كومة الرمي</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>نرد الهجوم</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>عدد أحجار النرد التي يلقيها المهاجم؛ الصفر يعني بعدد درجاته.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>مرات نفاد الرزمة</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>عدد مرات إعادة الخلط التي تبدأ بعدها الأدوار الأخيرة؛ الصفر يعني مرة لكل لاعب.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>النرد ونفاد الرزمة</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>الخانات:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>مقدار الإنقاص:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>أوراق للسحب:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>العدد:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>الورقة العليا من كومة السحب</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>بلا ورقة</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>لا رمي ولا سحب</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>تحسم المباراة بالفوز.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>لديك ما يلزم لإعلان دورك الأخير.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>رصيدك يتقدم على الجميع، وهذا هو المطلوب.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>من دونها ينتهي هذا الدور بخروجك من المباراة.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>تحفظ لك ما وعد به إعلانك.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>يبقى رصيدك متقدمًا على الجميع، وهذا هو المطلوب.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه %Ln نقطة.</numerusform>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه نقطة واحدة.</numerusform>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه نقطتان.</numerusform>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه %Ln نقاط.</numerusform>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه %Ln نقطة.</numerusform>
            <numerusform>تُفشل إعلان لاعب آخر: تنقصه %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه %Ln نقطة.</numerusform>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه نقطة واحدة.</numerusform>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه نقطتان.</numerusform>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه %Ln نقاط.</numerusform>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه %Ln نقطة.</numerusform>
            <numerusform>تسلب لاعبًا آخر الصدارة اللازمة للفوز: تنقصه %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>يزيد رصيدك %Ln نقطة.</numerusform>
            <numerusform>يزيد رصيدك نقطة واحدة.</numerusform>
            <numerusform>يزيد رصيدك نقطتين.</numerusform>
            <numerusform>يزيد رصيدك %Ln نقاط.</numerusform>
            <numerusform>يزيد رصيدك %Ln نقطة.</numerusform>
            <numerusform>يزيد رصيدك %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>يخسر الآخرون %Ln نقطة.</numerusform>
            <numerusform>يخسر الآخرون نقطة واحدة.</numerusform>
            <numerusform>يخسر الآخرون نقطتين.</numerusform>
            <numerusform>يخسر الآخرون %Ln نقاط.</numerusform>
            <numerusform>يخسر الآخرون %Ln نقطة.</numerusform>
            <numerusform>يخسر الآخرون %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>تخسر قطع الآخرين %Ln درجة.</numerusform>
            <numerusform>تخسر قطع الآخرين درجة واحدة.</numerusform>
            <numerusform>تخسر قطع الآخرين درجتين.</numerusform>
            <numerusform>تخسر قطع الآخرين %Ln درجات.</numerusform>
            <numerusform>تخسر قطع الآخرين %Ln درجة.</numerusform>
            <numerusform>تخسر قطع الآخرين %Ln درجة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>تكسب قطعك %Ln درجة.</numerusform>
            <numerusform>تكسب قطعك درجة واحدة.</numerusform>
            <numerusform>تكسب قطعك درجتين.</numerusform>
            <numerusform>تكسب قطعك %Ln درجات.</numerusform>
            <numerusform>تكسب قطعك %Ln درجة.</numerusform>
            <numerusform>تكسب قطعك %Ln درجة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيدك.</numerusform>
            <numerusform>يزول الخطر عن نقطة واحدة من رصيدك.</numerusform>
            <numerusform>يزول الخطر عن نقطتين من رصيدك.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقاط من رصيدك.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيدك.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيدك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>تهدد أقاليم قيمتها %Ln نقطة.</numerusform>
            <numerusform>تهدد أقاليم قيمتها نقطة واحدة.</numerusform>
            <numerusform>تهدد أقاليم قيمتها نقطتان.</numerusform>
            <numerusform>تهدد أقاليم قيمتها %Ln نقاط.</numerusform>
            <numerusform>تهدد أقاليم قيمتها %Ln نقطة.</numerusform>
            <numerusform>تهدد أقاليم قيمتها %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>تزيد يدك %Ln ورقة.</numerusform>
            <numerusform>تزيد يدك ورقة واحدة.</numerusform>
            <numerusform>تزيد يدك ورقتين.</numerusform>
            <numerusform>تزيد يدك %Ln أوراق.</numerusform>
            <numerusform>تزيد يدك %Ln ورقة.</numerusform>
            <numerusform>تزيد يدك %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>يصير في يدك %Ln نوع إضافي من القدرات.</numerusform>
            <numerusform>يصير في يدك نوع إضافي واحد من القدرات.</numerusform>
            <numerusform>يصير في يدك نوعان إضافيان من القدرات.</numerusform>
            <numerusform>يصير في يدك %Ln أنواع إضافية من القدرات.</numerusform>
            <numerusform>يصير في يدك %Ln نوعًا إضافيًا من القدرات.</numerusform>
            <numerusform>يصير في يدك %Ln نوع إضافي من القدرات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>يصير رصيدك متقدمًا بفارق %Ln نقطة.</numerusform>
            <numerusform>يصير رصيدك متقدمًا بفارق نقطة واحدة.</numerusform>
            <numerusform>يصير رصيدك متقدمًا بفارق نقطتين.</numerusform>
            <numerusform>يصير رصيدك متقدمًا بفارق %Ln نقاط.</numerusform>
            <numerusform>يصير رصيدك متقدمًا بفارق %Ln نقطة.</numerusform>
            <numerusform>يصير رصيدك متقدمًا بفارق %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>كل خطوة أخرى أسوأ.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (بين %2 و%3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>عندئذ تكون فرصة فوزك نحو %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>%1 الآن: فرصة فوزك، به أو فيما بعد، هي %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>إذا أُعلن الدور الأخير الآن ففرصة أن يكون لك ما يلزم في نهاية دورك التالي هي %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>وفي حال الانتظار ففرصة فوزك فيما بعد هي %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>الأفضل الانتظار: يكاد فشل الإعلان يكون مؤكدًا.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>الأفضل الإعلان: تفوّقه على الانتظار واضح.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: تفوّقه على الانتظار واضح.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>الأفضل الانتظار: الإعلان الآن خطأ.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>الأفضل الانتظار: «%1» خطأ الآن.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>يبدو الإعلان أفضل قليلًا، لكن الخيارين متقاربان جدًا فلا يمكن الجزم.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>يبدو «%1» أفضل قليلًا، لكن الخيارين متقاربان جدًا فلا يمكن الجزم.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>يبدو الانتظار أفضل قليلًا، لكن الخيارين متقاربان جدًا فلا يمكن الجزم.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>في هذه الوضعية لا يمكن أن ينتهي هذا الدور بخيار «%1».</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>الأفضل: %1</translation>
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
        <translation>أفضل دور: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>هي أعلى أوراقك، ومعها تكون فرصتك في الدور الأول أكبر ما يمكن.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>تبقى لك %Ln ورقة أعلى، وهي في يدك أنفع من الدور الأول.</numerusform>
            <numerusform>تبقى لك ورقة واحدة أعلى، وهي في يدك أنفع من الدور الأول.</numerusform>
            <numerusform>تبقى لك ورقتان أعلى، وهما في يدك أنفع من الدور الأول.</numerusform>
            <numerusform>تبقى لك %Ln أوراق أعلى، وهي في يدك أنفع من الدور الأول.</numerusform>
            <numerusform>تبقى لك %Ln ورقة أعلى، وهي في يدك أنفع من الدور الأول.</numerusform>
            <numerusform>تبقى لك %Ln ورقة أعلى، وهي في يدك أنفع من الدور الأول.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>تُظهر خطوة أدناه فرصة أعلى، لكنها فُحصت فحصًا أقل، فرقمها أقل يقينًا.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>لم تكن أي خطوة أخرى أفضل بوضوح.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>فرصة الفوز المهدورة: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>لدى الحاسوب ما يلزم لإعلان دوره الأخير.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>رصيد الحاسوب يتقدم على الجميع، وهذا هو المطلوب.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>لولا ذلك لخرج الحاسوب من المباراة في نهاية دوره.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>يحفظ الحاسوب ما وعد به إعلانه.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>يبقى رصيد الحاسوب متقدمًا على الجميع، وهذا هو المطلوب.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>يزيد رصيد الحاسوب %Ln نقطة.</numerusform>
            <numerusform>يزيد رصيد الحاسوب نقطة واحدة.</numerusform>
            <numerusform>يزيد رصيد الحاسوب نقطتين.</numerusform>
            <numerusform>يزيد رصيد الحاسوب %Ln نقاط.</numerusform>
            <numerusform>يزيد رصيد الحاسوب %Ln نقطة.</numerusform>
            <numerusform>يزيد رصيد الحاسوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>تكسب قطع الحاسوب %Ln درجة.</numerusform>
            <numerusform>تكسب قطع الحاسوب درجة واحدة.</numerusform>
            <numerusform>تكسب قطع الحاسوب درجتين.</numerusform>
            <numerusform>تكسب قطع الحاسوب %Ln درجات.</numerusform>
            <numerusform>تكسب قطع الحاسوب %Ln درجة.</numerusform>
            <numerusform>تكسب قطع الحاسوب %Ln درجة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيد الحاسوب.</numerusform>
            <numerusform>يزول الخطر عن نقطة واحدة من رصيد الحاسوب.</numerusform>
            <numerusform>يزول الخطر عن نقطتين من رصيد الحاسوب.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقاط من رصيد الحاسوب.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيد الحاسوب.</numerusform>
            <numerusform>يزول الخطر عن %Ln نقطة من رصيد الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>يهدد الحاسوب أقاليم قيمتها %Ln نقطة.</numerusform>
            <numerusform>يهدد الحاسوب أقاليم قيمتها نقطة واحدة.</numerusform>
            <numerusform>يهدد الحاسوب أقاليم قيمتها نقطتان.</numerusform>
            <numerusform>يهدد الحاسوب أقاليم قيمتها %Ln نقاط.</numerusform>
            <numerusform>يهدد الحاسوب أقاليم قيمتها %Ln نقطة.</numerusform>
            <numerusform>يهدد الحاسوب أقاليم قيمتها %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>تزيد يد الحاسوب %Ln ورقة.</numerusform>
            <numerusform>تزيد يد الحاسوب ورقة واحدة.</numerusform>
            <numerusform>تزيد يد الحاسوب ورقتين.</numerusform>
            <numerusform>تزيد يد الحاسوب %Ln أوراق.</numerusform>
            <numerusform>تزيد يد الحاسوب %Ln ورقة.</numerusform>
            <numerusform>تزيد يد الحاسوب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق %Ln نقطة.</numerusform>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق نقطة واحدة.</numerusform>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق نقطتين.</numerusform>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق %Ln نقاط.</numerusform>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق %Ln نقطة.</numerusform>
            <numerusform>يصير رصيد الحاسوب متقدمًا بفارق %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>بدا كل دور آخر أسوأ.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: لماذا هذا الدور؟</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>السبب في يد الحاسوب، وهي مخفية عنك.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>الجولة %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>رصيدك %Ln نقطة، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
            <numerusform>رصيدك نقطة واحدة، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
            <numerusform>رصيدك نقطتان، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
            <numerusform>رصيدك %Ln نقاط، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
            <numerusform>رصيدك %Ln نقطة، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
            <numerusform>رصيدك %Ln نقطة، ورصيد لاعب آخر %1. وللفوز يجب أن يزيد رصيدك على رصيد كل لاعب سواك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>رصيدك %1، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب نقطتان.</numerusform>
            <numerusform>رصيدك %1، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>رصيدك %1، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>رصيدك %1، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهاية دورك التالي خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهاية دورك التالي خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهاية دورك التالي خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خرجت من المباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاز سائر اللاعبين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي خسرت بعض قطعك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهاية دورك التالي فاتك الدور الذي بعده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهايته خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهايته خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهايته خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خرجت من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خرجت من المباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطة واحدة في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطتين في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقاط في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة الخروج من المباراة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>إذا قلّ الرصيد عن %Ln نقطة في نهايته فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ الرصيد عن نقطة واحدة في نهايته فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ الرصيد عن نقطتين في نهايته فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ الرصيد عن %Ln نقاط في نهايته فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ الرصيد عن %Ln نقطة في نهايته فاز سائر اللاعبين.</numerusform>
            <numerusform>إذا قلّ الرصيد عن %Ln نقطة في نهايته فاز سائر اللاعبين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهايته خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهايته خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهايته خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خسرت بعض قطعك.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته خسرت بعض قطعك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطة واحدة في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطتين في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقاط في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة خسارة بعض القطع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطة واحدة في نهايته فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن نقطتين في نهايته فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقاط في نهايته فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته فاتك الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيدك عن %Ln نقطة في نهايته فاتك الدور الذي بعده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطة واحدة في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن نقطتين في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقاط في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
            <numerusform>إذا قلّ رصيد %1 عن %Ln نقطة في نهايته، فالعاقبة فوات الدور الذي بعده.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>تعادل: يزايد الجميع من جديد</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>الدور الأول لك بالقرعة</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>الدور الأول من نصيب %1 بالقرعة</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>الدور الأول لك</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>الدور الأول من نصيب %1</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>الدور الأول لك: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>الدور الأول من نصيب %1: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>الدور الأول لك: %1، %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>الدور الأول من نصيب %1: %2، %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>تفوز أعلى ورقة كبرى؛ وإن لم توجد فأعلى ورقة صغرى.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>أعلى المزايدات متساوية: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>أعلى المزايدات متساوية: %1. لم تبقَ أوراق للمزايدة، فالقرعة تحسم.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>أعلى المزايدات متساوية: %1. لم تبقَ أوراق للمزايدة، فالدور الأول من نصيب %2.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>توضع أوراق المزايدة جانبًا، ويمكن أخذها لاحقًا.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>تحدد المزايدات أيضًا ترتيب الأدوار الأخرى، من الأعلى إلى الأدنى.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>الآن يأخذ كل لاعب ورقة من هذه الأوراق، والفائز آخرًا:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>الآن لا يأخذ أحد من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
            <numerusform>الآن يأخذ كل لاعب ورقة واحدة من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
            <numerusform>الآن يأخذ كل لاعب ورقتين من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
            <numerusform>الآن يأخذ كل لاعب %Ln أوراق من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
            <numerusform>الآن يأخذ كل لاعب %Ln ورقة من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
            <numerusform>الآن يأخذ كل لاعب %Ln ورقة من أوراق المزايدة، وصاحب الدور الأول آخرًا:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>المزايدة من جديد</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>أخذ ورقة</translation>
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
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>يختار كل لاعب سرًا ورقة مزايدة من يده. وتُكشف المزايدات كلها معًا.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>تفوز الورقة الكبرى الأعلى رقمًا، من الأحمق (٠) إلى العالم (٢١). فإن لم يزايد أحد بورقة كبرى فازت أعلى ورقة صغرى: الملك فالملكة فالفارس فالغلام، ثم من العشرة نزولًا إلى الاثنين، ثم الآس.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>إذا تساوت أعلى المزايدات وُضعت أوراق المزايدة جانبًا وزايد الجميع من جديد.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>إذا نفدت أوراق الأيدي حددت القرعة صاحب الدور الأول.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>إذا نفدت أوراق الأيدي فالدور الأول للاعب A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>تحدد المزايدات أيضًا ترتيب سائر الأدوار: من أعلى مزايدة إلى أدناها. ومن المزايدات الخاسرة المتساوية يتقدم الأقرب إلى يسار الفائز.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>ثم تُبسط أوراق المزايدة من الجولات كلها مكشوفة. وبدءًا باللاعب الأخير في الترتيب وانتهاءً بالفائز، يأخذ كل لاعب ما يختار منها حتى تكتمل يده.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>ثم تُبسط أوراق المزايدة من الجولات كلها مكشوفة. وبدءًا باللاعب الذي على يمين الفائز وعكس عقارب الساعة، يأخذ كل لاعب ما يختار منها حتى تكتمل يده؛ والفائز آخرهم.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>اليد الكاملة هنا %Ln ورقة، كما وُزّعت.</numerusform>
            <numerusform>اليد الكاملة هنا ورقة واحدة، كما وُزّعت.</numerusform>
            <numerusform>اليد الكاملة هنا ورقتان، كما وُزّعت.</numerusform>
            <numerusform>اليد الكاملة هنا %Ln أوراق، كما وُزّعت.</numerusform>
            <numerusform>اليد الكاملة هنا %Ln ورقة، كما وُزّعت.</numerusform>
            <numerusform>اليد الكاملة هنا %Ln ورقة، كما وُزّعت.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>يحتفظ الفائز بالمزايدة بما بقي من الأوراق.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>الدور الأول للفائز.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>الدور الأول للفائز؛ ثم تدور الأدوار مع عقارب الساعة.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>أخذ ورقة من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>المزايدة بورقة سرًا: الدور الأول للأعلى، والأوراق الكبرى قبل غيرها.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1: أخذ ورقة من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1: اختيار ورقة للمزايدة.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardCorners</name>
    <message>
        <source>A</source>
        <extracomment>corner of an ace</extracomment>
        <translation>آ</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>corner of a page</extracomment>
        <translation>غ</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>ف</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>مة</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>م</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>إذا حرّكت القدرتان القطعة نفسها جاز أن تكون الخانة الوسطى فراغًا أو أن يكون فيها أي عدد من القطع.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>إذا أثّرت القدرتان في القطعة نفسها أو الإقليم نفسه فلا تلزم بينهما قطعة ولا ورقة.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط أن تُبقي الثانية الخانة ضمن حدودها.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من %Ln قطعة.</numerusform>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من قطعة واحدة.</numerusform>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من قطعتين.</numerusform>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من %Ln قطع.</numerusform>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من %Ln قطعة.</numerusform>
            <numerusform>للقدرة الأولى أن تأتي بقطعة إلى أي خانة عدا الفراغ، إذا لم يبقَ فيها بعد الثانية أكثر من %Ln قطعة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>تؤخذ الورقة من يدك أو من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>تؤخذ الورقة من يدك.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>تؤخذ الورقة من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>وإذا لُعبت هذه الورقة من يدك كانت هي نفسها في كومة الرمي.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>يُحدَّد جواز موضع استقرار الإقليم قبل رفع ورقته: فالخانة المجاورة لموضعه القديم تُعدّ قفرًا.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>يُحدَّد جواز موضع استقرار الإقليم بعد رفع ورقته: فالخانة التي لا تجاور سوى موضعه القديم تُعدّ فراغًا.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>الأحمق</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>الساحر</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>الكاهنة العليا</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>الإمبراطورة</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>الإمبراطور</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>الكاهن الأعظم</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>العشاق</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>العربة</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>القوة</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>الناسك</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>عجلة الحظ</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>العدالة</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>الرجل المعلّق</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>الموت</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>الاعتدال</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>الشيطان</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>البرج</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>النجمة</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>القمر</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>الشمس</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>الدينونة</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>العالم</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>آس الكؤوس</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>اثنا الكؤوس{genitive: اثني الكؤوس|accusative: اثني الكؤوس}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>ثلاثة الكؤوس</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>أربعة الكؤوس</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>خمسة الكؤوس</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>ستة الكؤوس</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>سبعة الكؤوس</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>ثمانية الكؤوس</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>تسعة الكؤوس</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>عشرة الكؤوس</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>غلام الكؤوس</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>فارس الكؤوس</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>ملكة الكؤوس</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>ملك الكؤوس</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>آس العصي</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>اثنا العصي{genitive: اثني العصي|accusative: اثني العصي}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>ثلاثة العصي</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>أربعة العصي</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>خمسة العصي</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>ستة العصي</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>سبعة العصي</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>ثمانية العصي</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>تسعة العصي</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>عشرة العصي</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>غلام العصي</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>فارس العصي</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>ملكة العصي</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>ملك العصي</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>آس الدنانير</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>اثنا الدنانير{genitive: اثني الدنانير|accusative: اثني الدنانير}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>ثلاثة الدنانير</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>أربعة الدنانير</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>خمسة الدنانير</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>ستة الدنانير</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>سبعة الدنانير</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>ثمانية الدنانير</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>تسعة الدنانير</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>عشرة الدنانير</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>غلام الدنانير</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>فارس الدنانير</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>ملكة الدنانير</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>ملك الدنانير</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>آس السيوف</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>اثنا السيوف{genitive: اثني السيوف|accusative: اثني السيوف}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>ثلاثة السيوف</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>أربعة السيوف</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>خمسة السيوف</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>ستة السيوف</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>سبعة السيوف</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>ثمانية السيوف</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>تسعة السيوف</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>عشرة السيوف</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>غلام السيوف</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>فارس السيوف</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>ملكة السيوف</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>ملك السيوف</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>لا ورقة</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>الأتباع</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>الاتجاه والأهداف</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>الكؤوس</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>العصي</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>الدنانير</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>السيوف</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>قدرتان على هدف واحد</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>الرصيد والنهاية</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>تحويل قطعة خصم إلى لونك</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>استبدال قطعة خصم مستهدفة بقطعة لك من مخزونك بالحجم نفسه، ثم توجيهها.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>تعود قطعة الخصم إلى مخزونها. وإذا لم تكن في مخزونك قطعة بذلك الحجم تعذّر ذلك.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>لا يجوز استبدال قطعة لك.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>يجوز استبدال قطعة لك أيضًا.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>يجوز أيضًا استبدال قطعة لك أو لمن يلعب في صفك.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>محاكاة ورقة كبرى أخرى</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>استعمال قدرات أي إقليم آخر على الرقعة ذي ورقة كبرى.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>القطع نفسها أتباع للقدرات المحاكاة أيضًا. والورقة المحاكاة تبقى مكانها، فلا تُلعب ولا تُرمى.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>كأس</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>الكؤوس: الإنشاء</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>الاستعمال بمثابة كأس؛ ويجوز أن يكون الإقليم الجديد الورقة العليا من كومة السحب، أيًا كانت.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>الاستعمال بمثابة كأس؛ ويكون الإقليم الجديد الورقة العليا من كومة السحب، أيًا كانت.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>الاستعمال بمثابة كأس.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>لا حد لعدد القطع في الخانة.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>لا يسري حد القطع في الخانة (%Ln).</numerusform>
            <numerusform>لا يسري حد القطعة الواحدة في الخانة.</numerusform>
            <numerusform>لا يسري حد القطعتين في الخانة.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطع.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطعة.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>إنشاء قطعة صغيرة لك في الخانة المستهدفة.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من %Ln قطعة.</numerusform>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من قطعة واحدة.</numerusform>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من قطعتين.</numerusform>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من %Ln قطع.</numerusform>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من %Ln قطعة.</numerusform>
            <numerusform>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إذا كان فيها أقل من %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>عند استهداف قطعة خصم يجوز بدلًا من ذلك إنشاء قطعة صغيرة أخرى لذلك الخصم.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>أو إنشاء إقليم: وضع أي ورقة صغرى من يدك في قفر مستهدف بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>أو إنشاء إقليم: وضع ورقة من يدك قيمتها نقطة واحدة بالضبط في قفر مستهدف بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>يجوز أن يكون الإقليم الجديد الورقة العليا من كومة السحب، أيًا كانت.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>أو إنشاء إقليم: وضع الورقة العليا من كومة السحب، أيًا كانت، في قفر مستهدف بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>أو إنشاء إقليم: وضع أي ورقة صغرى من يدك في القفر المستهدف، ما لم تكن فيه قطعة خصم. وتبقى قطعك فيه مكانها.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>أو إنشاء إقليم: وضع ورقة من يدك قيمتها نقطة واحدة بالضبط في القفر المستهدف، ما لم تكن فيه قطعة خصم. وتبقى قطعك فيه مكانها.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>ويجوز بدلًا منها أن يكون الورقة العليا من كومة السحب، غير منظورة، أيًا كانت.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>أو إنشاء إقليم: وضع الورقة العليا من كومة السحب، غير منظورة وأيًا كانت، في القفر المستهدف، ما لم تكن فيه قطعة خصم. وتبقى قطعك فيه مكانها.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>لا يجوز إنشاء أقاليم.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>إضافة قطعة صغيرة واحدة من مخزونك، بأي اتجاه، إلى الخانة المستهدفة، ولو كانت ممتلئة. ولا يُستهدف الفراغ.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>إضافة قطعة صغيرة واحدة من مخزونك، بأي اتجاه، إلى الخانة المستهدفة، إن لم تكن ممتلئة. ولا يُستهدف الفراغ.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>يجوز إنشاء القطع في القفر أيضًا.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>لا يجوز إنشاء القطع في القفر.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>أو، عند استهداف قطعة خصم، إضافة قطعة صغيرة لذلك الخصم إلى خانتها وباتجاهها. ويجوز أن تكون الخانة ممتلئة.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>أو، عند استهداف قطعة خصم، إضافة قطعة صغيرة لذلك الخصم إلى خانتها وباتجاهها، إن لم تكن الخانة ممتلئة.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>لا يجوز إنشاء قطع للخصوم.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>إذا خلا المخزون المعني من القطع الصغيرة تعذّر ذلك.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>للتابع أن يُنشئ أيضًا في خانته، لأن له أن يستهدف نفسه.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>التابع الذي يستهدف نفسه يُنشئ مع ذلك في خانته المستهدفة: حيث يتجه، أو في خانته إن كان منتصبًا.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>إنشاء قطعة صغيرة لك في الخانة المستهدفة، إن لم تكن ممتلئة.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>لكن ليست في هذه اللعبة ورقة بهذه القيمة.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>وضع قطعة</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>توضع قطعة صغيرة في %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>تفعيل %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>لعب ورقة %1{genitive}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>تمرير الدور</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>تجديد اليد</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>إعلان الدور الأخير</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>الدور التالي هو الأخير.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>أخذ ورقة %1{genitive}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>رمي %1{genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>سحب %Ln ورقة.</numerusform>
            <numerusform>سحب ورقة واحدة.</numerusform>
            <numerusform>سحب ورقتين.</numerusform>
            <numerusform>سحب %Ln أوراق.</numerusform>
            <numerusform>سحب %Ln ورقة.</numerusform>
            <numerusform>سحب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>توجيه قطعة</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا يمكن قراءة هذا: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>هذا أكبر من اللازم؛ الحد الأعلى %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>المفتاح «%1» غير معروف هنا.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>المفتاح «%2» ناقص.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>القيمة «%1» غير جائزة؛ المتوقع: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>ذُكر «%1» مرتين.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>إعدادان لا يجتمعان: %1 و%2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا توجد مجموعة قواعد باسم «%1».</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا توجد قدرة باسم «%1».</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا توجد آلية باسم «%1».</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>مجموعة القواعد «%1» مبنية على نفسها، مباشرةً أو عبر غيرها.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>مطابق لما في الأصل؛ ويمكن حذفه.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>الكلمة «%1» غير مفهومة هنا.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا توجد ورقة باسم «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» ليست خانة.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا توجد قطعة «%1» على الرقعة.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>لا يوجد مقعد «%1».</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>قد يعني هذا «%1» أو «%2».</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>الخطوة «%1» غير جائزة (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى واحد.</numerusform>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى اثنان.</numerusform>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>ما ذُكر من «%1» أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>«%1» غير مستعمل في مجموعة القواعد هذه.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>ينتهي الملف في وسط سطر؛ وما قبله صالح للاستعمال.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>بدأ الدور، ولا يمكن لهذه القواعد متابعته من هذه النقطة.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>لا شيء هنا.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى %Ln بايت.</numerusform>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى بايت واحد.</numerusform>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى بايتان.</numerusform>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى %Ln بايتات.</numerusform>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى %Ln بايتًا.</numerusform>
            <numerusform>هذا أطول من اللازم؛ الحد الأعلى %Ln بايت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى %Ln مستوى.</numerusform>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى مستوى واحد.</numerusform>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى مستويان.</numerusform>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى %Ln مستويات.</numerusform>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى %Ln مستوًى.</numerusform>
            <numerusform>التداخل أعمق من اللازم؛ الحد الأعلى %Ln مستوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى واحدة.</numerusform>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى اثنتان.</numerusform>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>القيم أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>الموجود %1؛ والمتوقع %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>لا يُستعمل هذا الملحق: كان سيحل محل «%1» الموجود أصلًا.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>لا يُستعمل هذا الملف: ليس ملحقًا من النوع الذي موضعه هنا.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>لا يُستعمل هذا الملحق: بُني لإصدار آخر (%1؛ وهذا %2). يُرجى بناؤه من جديد.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>لا يمكن تحميل هذا الملحق: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>لا يمكن قراءة هذا.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>لا يُستعمل هذا الملحق: لا يذكر الإصدار الذي بُني له. يُرجى بناؤه من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى واحد.</numerusform>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى اثنان.</numerusform>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>العدد أكثر من اللازم؛ الحد الأعلى %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>الخطوة غير جائزة (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>القيمة «%1» غير جائزة هنا.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>مجموعة قواعد</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>وضعية</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>سيناريو</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>سجل مباراة</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>خطة تجربة</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>لا يجوز أن يزيد أقل عدد من اللاعبين على أكبر عدد.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>لا يجوز أن تبدأ اليد بأوراق أكثر مما تتسع له. ولا يمكن اختيار الأوراق إلا باستعمال آلية اختيارها.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>يجب أن تبقى في كل مخزون قطعة صغيرة لتوضع أولًا.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>لا يجوز أن تزيد قيمة الورقة العددية على ورقة البلاط، ولا ورقة البلاط على الورقة الكبرى.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>لا يجوز أن تحدد كيفيةَ إعلان نهاية المباراة إلا واحدة منها.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>لا يمكن أن تحدد المزايدات ترتيب الأدوار في لعبة بلا مزايدة.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>لا يجوز أن يزيد الحد الأدنى على الأعلى.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>هنا خطأ.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>السطر %1، العمود %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>استبدال كل شيء بالقيمة %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>إضافة الآلية %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>ضبط %1 على القيمة الافتراضية: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>إعادة تسمية %1 إلى «%2».</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>إزالة %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>ضبط %1 على %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>لعل المقصود «%1»؟</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>إجراء %Ln تعديل من هذا القبيل.</numerusform>
            <numerusform>إجراء تعديل واحد من هذا القبيل.</numerusform>
            <numerusform>إجراء تعديلين من هذا القبيل.</numerusform>
            <numerusform>إجراء %Ln تعديلات من هذا القبيل.</numerusform>
            <numerusform>إجراء %Ln تعديلًا من هذا القبيل.</numerusform>
            <numerusform>إجراء %Ln تعديل من هذا القبيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>هذا الملحق معطّل: وقع فيه خطأ أثناء تحميله (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>هذا الملحق معطّل: انهار البرنامج فيه (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>هذا الملحق معطّل: انتهى البرنامج مرتين أثناء تحميله. وإذا كان إنهاء البرنامج من جانبك فقد يكون الملحق سليمًا.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>لا يُستعمل هذا الملحق هذه المرة (⁨--no-plugins⁩).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>هذا الملحق معطّل: وقع فيه خطأ أثناء تحميله.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>المعرّف «%1» يحمله الملف %2 أصلًا، ولذلك لا تُستعمل مجموعة القواعد هذه. يلزم إعطاؤها معرّفًا آخر.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>الأرجح أن الملحق الذي يوفّرها غير موجود.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>الأرجح أنها من الملحق «%1» الذي لم يُحمَّل.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>الأرجح أنها من أحد الملحقات التي لم تُحمَّل: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>هذا النص بترميز UTF-16 أو UTF-32. يلزم حفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>التعليقات غير جائزة هنا. يلزم حذف هذا التعليق.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>هذه ليست علامات اقتباس مزدوجة مستقيمة. يلزم كتابة &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>ينتهي النص قبل أوانه. هناك قوس أو علامة اقتباس بلا إغلاق.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>لا يجوز أن يحوي نص بين علامتي اقتباس سطرًا جديدًا أو علامة جدولة. يلزم كتابة ⁨\n⁩ أو ⁨\t⁩.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>لا يجوز هذا المحرف بعد شرطة مائلة عكسية. والشرطة المائلة العكسية نفسها تُكتب \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» ليس عددًا يمكن قراءته. مثال على كتابة الأعداد: 8 أو 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>المتوقع هنا عدد.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>المتوقع هنا مفتاح بين علامتي اقتباس مزدوجتين، لا «%1».</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>المتوقع هنا مفتاح بين علامتي اقتباس مزدوجتين.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>المتوقع هنا نقطتان رأسيتان (:)، لا «%1».</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>المتوقع هنا نقطتان رأسيتان (:).</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>المتوقع هنا قيمة، لا «%1». والنص يوضع بين علامتي اقتباس مزدوجتين.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>المتوقع هنا قيمة. والنص يوضع بين علامتي اقتباس مزدوجتين.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>المتوقع هنا فاصلة لاتينية (,) أو قوس إغلاق، لا «%1».</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>المتوقع هنا فاصلة لاتينية (,) أو قوس إغلاق.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>يوجد نص بعد نهاية المستند: «%1». يلزم حذفه.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>يوجد نص بعد نهاية المستند. يلزم حذفه.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>هنا %1، والمتوقع %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>كائن</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>وإلا فالأرجح أن الملحق الذي يوفّرها غير موجود.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>وإلا فالأرجح أنها من ملحق لم يُحمَّل: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>«%1» لعبة؛ ولا تُذكر هنا إلا توسعة.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>لا ورقة على هذه الرقعة. والخانة التي فيها ورقة تُكتب ⁨*⁩ أو باسم الورقة.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>لا سبيل أبدًا إلى استعمال أي ورقة: فالدور لا يسمح بلعب ورقة ولا بتفعيل إقليم.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>لن تنتهي اللعبة أبدًا: ليست فيها آلية تنهيها، مثل الدور الأخير المعلن.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» لا يصلح معرّفًا؛ المتوقع حروف لاتينية صغيرة من a إلى z وأرقام وشرطات.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى %Ln، حتى تبقى ورقة للسحب.</numerusform>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى واحدة، حتى تبقى ورقة للسحب.</numerusform>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى اثنتان، حتى تبقى ورقة للسحب.</numerusform>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى %Ln، حتى تبقى ورقة للسحب.</numerusform>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى %Ln، حتى تبقى ورقة للسحب.</numerusform>
            <numerusform>عدد الأوراق الموزعة والمبسوطة سيكون %1؛ الحد الأعلى %Ln، حتى تبقى ورقة للسحب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى واحدة.</numerusform>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى اثنتان.</numerusform>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى %Ln.</numerusform>
            <numerusform>عدد قطع اللاعب سيكون %1؛ الحد الأعلى %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>لا يمكن أن تحسم المزايدة الأعلى إلا في لعبة فيها مزايدة. ويجب أن يكون المقعد الأول من مقاعد المباراة.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>هذا المحرف ليس بترميز UTF-8. والأرجح أن النص بترميز ⁨Latin-1 (Windows-1252)⁩: يلزم حفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>لا شيء بعد هذه الفاصلة. يلزم حذفها.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>تحويل النص إلى UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>تحويل النص من Latin-1 إلى UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>حذف التعليق.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>حذف الفاصلة.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>كتابة علامتي اقتباس مزدوجتين مستقيمتين.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>إغلاق القوس المفتوح أو علامة الاقتباس المفتوحة.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>كتابة المحرف بشرطة مائلة عكسية.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>كتابة الشرطة المائلة العكسية مرتين.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>وضع المفتاح بين علامتي اقتباس مزدوجتين.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>كتابة true أو false أو null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>إضافة الفاصلة أو القوس الناقص.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>تصحيح النص.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>لن تنتهي اللعبة أبدًا: بهذا الإعداد لا تستطيع الآلية «%1» إنهاءها.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>هذه علامة لنص برمجي في Markdown وليست جزءًا من المستند. يلزم حذفها.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>حذف علامة Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>لا يوجد ملف «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>تعذّرت قراءة «%1».</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>يشير «%1» إلى ملف خارج مجلده.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>تقرير تجربة</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>درس</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>لغز</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>حذف القوس.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>حذف النص المحيط بالمستند.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى %Ln من العناصر.</numerusform>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى عنصر واحد.</numerusform>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى عنصران.</numerusform>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى %Ln عناصر.</numerusform>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى %Ln عنصرًا.</numerusform>
            <numerusform>هذه القائمة أقصر من اللازم؛ الحد الأدنى %Ln عنصر.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>أُنشئ هذا لإصدار أحدث من البرنامج: صيغته %1، وهذا البرنامج يعرف الصيغ حتى %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>يُكتب النص هنا مع لغته: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>لدى Gnostica رزمة بهذا المعرّف من قبل. يلزم تغيير اسم مجلد هذه الرزمة، وتغيير «id» في ملفها deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>لا توجد رزمة باسم «%1».</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>القوس المفتوح هنا: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>المتوقع هنا قوس الإغلاق «⁦%2⁩»، لا «⁦%1⁩».</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>ليس هذا هو المتوقع؛ المتوقع %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>إلقاء نرد الألوان</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>إلقاء نرد الألوان واستعمال ما يُظهره.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>إلقاء</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>كأس أو عصا أو دينار أو سيف على النرد هي قدرة ذلك النوع، والنجمة قدرة ورقة %1{genitive}، والوجه الحر قدرة ورقة %2{genitive}. والقطع نفسها أتباع لتلك القدرة.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>إلقاء نرد الألوان.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1: إلقاء نرد الألوان.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>نرد الألوان يُظهر كأسًا.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>نرد الألوان يُظهر عصا.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>نرد الألوان يُظهر دينارًا.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>نرد الألوان يُظهر سيفًا.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>نرد الألوان يُظهر نجمة: قدرة ورقة %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>نرد الألوان يُظهر الوجه الحر: قدرة ورقة %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>لنرد الألوان ستة أوجه متساوية الفرصة: كأس، وعصا، ودينار، وسيف، ونجمة، ووجه حر.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>تُلعب مثل «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>لا تختلف عن «%1» في شيء (%2).</numerusform>
            <numerusform>تختلف عن «%1» في قاعدة واحدة: %2 وغيرها.</numerusform>
            <numerusform>تختلف عن «%1» في قاعدتين: %2 وغيرها.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قواعد: %2 وغيرها.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قاعدة: %2 وغيرها.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قاعدة: %2 وغيرها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>لا تختلف عن «%1» في شيء (%2).</numerusform>
            <numerusform>تختلف عن «%1» في قاعدة واحدة: %2.</numerusform>
            <numerusform>تختلف عن «%1» في قاعدتين: %2.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قواعد: %2.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قاعدة: %2.</numerusform>
            <numerusform>تختلف عن «%1» في %Ln قاعدة: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>دينار</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>الدنانير: التنمية</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>يجوز أن تحل الورقة العليا من كومة السحب، أيًا كانت، محل إقليم أيًا كانت قيمته أو محل قفر، إن لم تكن فيه قطعة خصم.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>الإقليم، أيًا كانت قيمته، يجوز أن تحل محله الورقة العليا من كومة السحب، أيًا كانت، إن لم تكن فيه قطعة خصم.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة دينار؛ ويجوز أخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة دينار؛ ويؤخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>الاستعمال بمثابة دينار.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>أو ترقية إقليم مستهدف بلا قطع خصوم: استبداله بورقة أعلى قيمة، أو بورقة أعلى من الصنف نفسه.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>أو ترقية إقليم مستهدف بلا قطع خصوم: استبداله بورقة أعلى بنقطة واحدة.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>تكبير التابع أو قطعة مستهدفة حجمًا واحدًا من مخزون صاحبها.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>القفر الذي بلا قطع خصوم يجوز أن يُرقّى إلى ورقة قيمتها نقطة واحدة.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>أو ترقية الإقليم المستهدف، ما لم تكن فيه قطعة خصم: تُرمى ورقته وتحل محلها ورقة أعلى قيمة، أو ورقة أعلى من الصنف نفسه. ترتيب الأوراق الكبرى بأرقامها، والصغرى من الآس والاثنين صعودًا إلى الغلام فالفارس فالملكة فالملك، أيًا كان نوعها. وتبقى القطع مكانها.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>أو ترقية الإقليم المستهدف، ما لم تكن فيه قطعة خصم: تُرمى ورقته وتحل محلها ورقة أعلى بنقطة واحدة بالضبط. والورقة الكبرى لا تُرقّى. وتبقى القطع مكانها.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>والقفر المستهدف الذي بلا قطع خصوم يجوز أن يُرقّى أيضًا: توضع فيه ورقة قيمتها نقطة واحدة بالضبط. وتبقى القطع مكانها.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>أو استبدال الإقليم المستهدف، أيًا كانت قيمته وما لم تكن فيه قطعة خصم، بالورقة العليا من كومة السحب، غير منظورة وأيًا كانت. تُرمى الورقة القديمة، وتبقى القطع مكانها.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>ويجوز أيضًا وضع الورقة العليا من كومة السحب في قفر مستهدف بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>استبدال التابع أو قطعة مستهدفة بقطعة أكبر بحجم واحد بالضبط من مخزون صاحبها. ويجوز بعدها توجيه قطعتك؛ أما قطعة الخصم فتحتفظ باتجاهها.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>إذا لم تكن في المخزون قطعة بذلك الحجم تعذّر ذلك. والقطعة الكبيرة لا تُكبَّر.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>الأقاليم لا تُرقّى.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>إذا أنشأت القدرتان القطعة نفسها وكبّرتاها فلا تلزم بينهما قطعة.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>إذا أنشأت القدرتان القطعة نفسها وكبّرتاها، أو أنشأتا الإقليم نفسه ورقّتاه، فلا تلزم بينهما قطعة ولا ورقة.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>إذا كبّرت القدرتان القطعة نفسها فلا تلزم بينهما قطعة.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>إذا كبّرت القدرتان القطعة نفسها، أو رقّتا الإقليم نفسه أو القفر نفسه، فلا تلزم بينهما قطعة ولا ورقة.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>إذا كبّرت القدرتان القطعة نفسها، أو رقّتا الإقليم نفسه، فلا تلزم بينهما قطعة ولا ورقة.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>ولا يُرقّى كذلك الغلام أو الفارس أو الملكة أو الملك: فليست هناك ورقة أعلى بنقطة واحدة.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>ولا تُرقّى كذلك الورقة العددية، من الآس إلى العشرة: فليست هناك ورقة أعلى بنقطة واحدة.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>لكن ليست في هذه اللعبة ورقة بهذه القيمة.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>حتى الدور %1 يجري كل شيء كما كان.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>لا تسمح هذه القواعد بلعب مثل هذا العدد من اللاعبين (%Ln).</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب لاعب واحد.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب لاعبين اثنين.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعبين.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعبًا.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>ما كان للمباراة أن تبدأ من وضعيتها.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>عندئذ لا يكون هذا ممكنًا: «%1»</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>عندئذ يحسم الحظ أمرًا آخر.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>عندئذ يحسم الحظ أمرًا أولًا.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>عندئذ يكون القرار بيد %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>ما كانت المباراة لتنتهي حيث انتهت.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>عندئذ تكون لهذا نتيجة أخرى: «%1»</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>عندئذ يفوز لاعبون آخرون أو يخرجون من المباراة.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>عندئذ تكون على الرقعة قطع أخرى.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>عندئذ تكون على الرقعة أقاليم أخرى.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>عندئذ تكون في الأيدي أوراق أخرى.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>عندئذ تكون في الكومتين أوراق أخرى.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>عندئذ يكون الدور للاعب آخر.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 مع %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>اختيار الأوراق</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>من اليد الأولى لكل لاعب %Ln ورقة يختارها من أوراق مكشوفة.</numerusform>
            <numerusform>من اليد الأولى لكل لاعب ورقة واحدة يختارها من أوراق مكشوفة.</numerusform>
            <numerusform>من اليد الأولى لكل لاعب ورقتان يختارهما من أوراق مكشوفة.</numerusform>
            <numerusform>من اليد الأولى لكل لاعب %Ln أوراق يختارها من أوراق مكشوفة.</numerusform>
            <numerusform>من اليد الأولى لكل لاعب %Ln ورقة يختارها من أوراق مكشوفة.</numerusform>
            <numerusform>من اليد الأولى لكل لاعب %Ln ورقة يختارها من أوراق مكشوفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>متى عُرف صاحب الدور الأول تؤخذ الأوراق واحدة بعد أخرى، من آخر اللاعبين دورًا إلى أولهم. واللاعب الأخير في كل جولة يبدأ الجولة التالية، وهي تسير بالعكس.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار %Ln ورقة؛ وما بقي منها يُرمى.</numerusform>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار ورقة واحدة؛ وما بقي منها يُرمى.</numerusform>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار ورقتين؛ وما بقي منها يُرمى.</numerusform>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار %Ln أوراق؛ وما بقي منها يُرمى.</numerusform>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار %Ln ورقة؛ وما بقي منها يُرمى.</numerusform>
            <numerusform>عدد الأوراق المكشوفة يزيد على ما يُختار بمقدار %Ln ورقة؛ وما بقي منها يُرمى.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>عدد الأوراق المكشوفة يساوي ما يُختار.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>أخذ ورقة %2{genitive} المكشوفة.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1: أخذ ورقة %2{genitive} المكشوفة.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>اختيار ورقة مكشوفة ليدك.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1: اختيار ورقة مكشوفة.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>لا تُبسط أوراق للاختيار.</numerusform>
            <numerusform>تُبسط ورقة واحدة مكشوفة للاختيار.</numerusform>
            <numerusform>تُبسط ورقتان مكشوفتان للاختيار منهما.</numerusform>
            <numerusform>تُبسط %Ln أوراق مكشوفة للاختيار منها.</numerusform>
            <numerusform>تُبسط %Ln ورقة مكشوفة للاختيار منها.</numerusform>
            <numerusform>تُبسط %Ln ورقة مكشوفة للاختيار منها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>لا فائز</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>الفوز من نصيب %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>الفوز مشترك بين %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1: تقاسُم الفوز</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>لم يبقَ لاعب آخر في المباراة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب نقطتان.</numerusform>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>%1: رصيد %2 عند إعلان الدور الأخير، و%3 عند نهايته، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>الجولة %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1: من %2 إلى %Ln نقطة، مع تولي الصدارة.</numerusform>
            <numerusform>%1: من %2 إلى نقطة واحدة، مع تولي الصدارة.</numerusform>
            <numerusform>%1: من %2 إلى نقطتين، مع تولي الصدارة.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقاط، مع تولي الصدارة.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقطة، مع تولي الصدارة.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقطة، مع تولي الصدارة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1: من %2 إلى %Ln نقطة.</numerusform>
            <numerusform>%1: من %2 إلى نقطة واحدة.</numerusform>
            <numerusform>%1: من %2 إلى نقطتين.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقاط.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقطة.</numerusform>
            <numerusform>%1: من %2 إلى %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %Ln نقطة</numerusform>
            <numerusform>%1 نقطة واحدة</numerusform>
            <numerusform>%1 نقطتان</numerusform>
            <numerusform>%1 %Ln نقاط</numerusform>
            <numerusform>%1 %Ln نقطة</numerusform>
            <numerusform>%1 %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>البداية: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>الجولة %1، دور %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>تقف منتصبة.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>تتجه %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تدخل الرقعة %1.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تبقى %1 في الفراغ فتعود إلى مخزونها.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تعود %1 إلى مخزونها.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>تصل %1 إلى %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تصير %1 صغيرة.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تصير %1 متوسطة.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>تصير %1 كبيرة.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>يتغير اتجاه %1.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>تحل %2 محل %1.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>يبدأ إنشاء إقليم في %1.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>الإقليم الجديد في %2 هو إقليم %1{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>تغادر ورقة %1{genitive} الخانة %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>تحل ورقة %3{genitive} محل ورقة %1{genitive} في %2.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>زال الإقليم من %1.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>زال إقليم %1{genitive} من %2.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>ينتقل إقليم %1{genitive} من %2 إلى %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>تفعيل إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1: تفعيل إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>لعب ورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1: لعب ورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>رمي %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1: رمي %2{genitive}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>سحب ورقة.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>سحب %1{genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
            <numerusform>%1: سحب ورقة واحدة.</numerusform>
            <numerusform>%1: سحب ورقتين.</numerusform>
            <numerusform>%1: سحب %Ln أوراق.</numerusform>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>الورقة المكشوفة: %1.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>تُستعمل قدرات إقليم %1{genitive} في %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>أخذ ورقة %2{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1: أخذ ورقة %2{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1: تبادل أوراق اليد معك.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>تبادل أوراق اليد مع %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1: تبادل أوراق اليد مع %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>كومة الرمي خالية، فلا كومة سحب جديدة.</numerusform>
            <numerusform>تصير الورقة الوحيدة في كومة الرمي كومة السحب الجديدة.</numerusform>
            <numerusform>تُخلط ورقتا كومة الرمي لتكوين كومة سحب جديدة.</numerusform>
            <numerusform>تُخلط أوراق كومة الرمي، وعددها %Ln أوراق، لتكوين كومة سحب جديدة.</numerusform>
            <numerusform>تُخلط أوراق كومة الرمي، وعددها %Ln ورقة، لتكوين كومة سحب جديدة.</numerusform>
            <numerusform>تُخلط أوراق كومة الرمي، وعددها %Ln ورقة، لتكوين كومة سحب جديدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>حان دورك.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>حان دور %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء الدور.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1: إنهاء الدور.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>وُزّعت الأوراق على %Ln لاعب، ورُتّبت الرقعة.</numerusform>
            <numerusform>وُزّعت الأوراق على لاعب واحد، ورُتّبت الرقعة.</numerusform>
            <numerusform>وُزّعت الأوراق على لاعبين، ورُتّبت الرقعة.</numerusform>
            <numerusform>وُزّعت الأوراق على %Ln لاعبين، ورُتّبت الرقعة.</numerusform>
            <numerusform>وُزّعت الأوراق على %Ln لاعبًا، ورُتّبت الرقعة.</numerusform>
            <numerusform>وُزّعت الأوراق على %Ln لاعب، ورُتّبت الرقعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>تم اختيار ورقة مزايدتك.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1: تم اختيار ورقة المزايدة.</translation>
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
        <translation>تُكشف أوراق المزايدة (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>أعلى المزايدات متساوية؛ يزايد الجميع من جديد.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>أخذ ورقة %2{genitive} من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1: أخذ ورقة %2{genitive} من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>مزايدتك هي الأعلى، ولك الدور الأول.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1: الفوز بالمزايدة وأخذ الدور الأول.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>لك الدور الأول.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>الدور الأول من نصيب %1.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>إعلان دورك التالي دورًا أخيرًا.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1: إعلان الدور التالي دورًا أخيرًا.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب نقطتان.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب نقطتان.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب نقطتان.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب نقطة واحدة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب نقطتان.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقاط.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>خروجك من المباراة: تعود قطعك إلى المخزون وتُرمى أوراق يدك.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>خروج %1 من المباراة: تعود القطع إلى المخزون وتُرمى أوراق اليد.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>يرن المؤقت الخفي.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>يُلغى ما أُنجز من خطوة لم تكتمل.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>يحدث شيء لا تصفه أي قاعدة.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>القاعدة «%2»، بشأن %1: %3، %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>انتهت المباراة بلا فائز.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>انتهت المباراة: الفوز مشترك بين %1.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>انتهت المباراة: الفوز لك.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>انتهت المباراة: الفوز من نصيب %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>الجولة الختامية</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>خُلطت كومة الرمي</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>الأدوار الباقية من الجولة الختامية</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>متى خُلطت كومة الرمي أول مرة لتصير كومة سحب جديدة جاز لك في نهاية دورك بدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>عندئذ يلعب كل لاعب آخر دورًا إضافيًا واحدًا. وبعد ذلك الفوز لأعلى رصيد؛ والمتساوون في أعلى رصيد يتقاسمون الفوز.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء الدور وبدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1: إنهاء الدور وبدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>بدء الجولة الختامية</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>إنهاء دورك، أو بدء الجولة الختامية.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>تنتهي المباراة بعد %Ln دور.</numerusform>
            <numerusform>تنتهي المباراة بعد دور واحد.</numerusform>
            <numerusform>تنتهي المباراة بعد دورين.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln أدوار.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln دورًا.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>من الآن يجوز بدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>بدء الجولة الختامية.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1: بدء الجولة الختامية.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو نقطة واحدة.</numerusform>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو نقطتان.</numerusform>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو %Ln نقاط.</numerusform>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
            <numerusform>انتهت الجولة الختامية: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم تُخلط كومة الرمي بعد لتصير كومة سحب جديدة (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>الجولة الختامية جارية أصلًا (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>انتهت الجولة الختامية: الفوز لك بأعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>انتهت الجولة الختامية: الفوز من نصيب %1 بأعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>انتهت الجولة الختامية: يشترك %1 في أعلى رصيد وفي الفوز.</translation>
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
        <translation>كشف ورقة لا يحتاج إلى تابع.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>الرمي والسحب لا يحتاجان إلى تابع.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>اختيار ورقة أخرى لاستعمالها لا يحتاج إلى تابع.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>القدرات التي لا تحتاج إلى تابع يمكن استعمالها حتى بعد زوال الأتباع كلهم.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>يسري هذا على القطع وحدها: على الإقليم أن يستقر في موضع جائز في كل مرة.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>بين النصفين تنتظر القطع التي في الفراغ، ويجوز استهداف القطعة المعنية حيثما كانت.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>لتابعين أن يتقاسما النصفين. وقطعتك التي أثّر فيها النصف الأول لها أن تعمل في الثاني إن كانت تابعًا.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>الرقعة شبكة مربعات بلا حدود. والخانة التي فيها ورقة هي إقليم.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>الخانة التي بلا ورقة وتشترك في ضلع مع إقليم هي قفر. يجوز أن تقف فيه القطع؛ وهو كإقليم بلا قدرة، وقيمته صفر.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>كل خانة سواهما فراغ. لا يمكن فعل شيء فيه. وفور استعمال قدرة أو اكتمال فعل تعود القطع التي في الفراغ إلى مخازن أصحابها.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>لا تكون الخانة ممتلئة إلا بعدد %Ln من القطع فأكثر، أيًا كان أصحابها.</numerusform>
            <numerusform>تمتلئ الخانة بقطعة واحدة فأكثر، أيًا كان صاحبها.</numerusform>
            <numerusform>تمتلئ الخانة بقطعتين فأكثر، أيًا كان صاحبهما.</numerusform>
            <numerusform>تمتلئ الخانة بوجود %Ln قطع فأكثر، أيًا كان أصحابها.</numerusform>
            <numerusform>تمتلئ الخانة بوجود %Ln قطعة فأكثر، أيًا كان أصحابها.</numerusform>
            <numerusform>تمتلئ الخانة بوجود %Ln قطعة فأكثر، أيًا كان أصحابها.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>لا تُنشأ قطعة في خانة ممتلئة ولا تُنقل إليها، إلا إذا نصّت قاعدة على جواز امتلائها. والخانة التي فيها أكثر من ذلك أصلًا تبقى على حالها.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>يسري هذا على القفر أيضًا.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>لا يمتلئ القفر أبدًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>عدد اللاعبين %Ln.</numerusform>
            <numerusform>يلعبها لاعب واحد.</numerusform>
            <numerusform>يلعبها لاعبان.</numerusform>
            <numerusform>يلعبها %Ln لاعبين.</numerusform>
            <numerusform>يلعبها %Ln لاعبًا.</numerusform>
            <numerusform>يلعبها %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>يلعبها من %1 إلى %Ln لاعب.</numerusform>
            <numerusform>يلعبها من %1 إلى لاعب واحد.</numerusform>
            <numerusform>يلعبها من %1 إلى لاعبين.</numerusform>
            <numerusform>يلعبها من %1 إلى %Ln لاعبين.</numerusform>
            <numerusform>يلعبها من %1 إلى %Ln لاعبًا.</numerusform>
            <numerusform>يلعبها من %1 إلى %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%Ln قطعة صغيرة (درجة واحدة)</numerusform>
            <numerusform>قطعة صغيرة واحدة (درجة واحدة)</numerusform>
            <numerusform>قطعتان صغيرتان (درجة واحدة)</numerusform>
            <numerusform>%Ln قطع صغيرة (درجة واحدة)</numerusform>
            <numerusform>%Ln قطعة صغيرة (درجة واحدة)</numerusform>
            <numerusform>%Ln قطعة صغيرة (درجة واحدة)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%Ln قطعة متوسطة (درجتان)</numerusform>
            <numerusform>قطعة متوسطة واحدة (درجتان)</numerusform>
            <numerusform>قطعتان متوسطتان (درجتان)</numerusform>
            <numerusform>%Ln قطع متوسطة (درجتان)</numerusform>
            <numerusform>%Ln قطعة متوسطة (درجتان)</numerusform>
            <numerusform>%Ln قطعة متوسطة (درجتان)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%Ln قطعة كبيرة (ثلاث درجات)</numerusform>
            <numerusform>قطعة كبيرة واحدة (ثلاث درجات)</numerusform>
            <numerusform>قطعتان كبيرتان (ثلاث درجات)</numerusform>
            <numerusform>%Ln قطع كبيرة (ثلاث درجات)</numerusform>
            <numerusform>%Ln قطعة كبيرة (ثلاث درجات)</numerusform>
            <numerusform>%Ln قطعة كبيرة (ثلاث درجات)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>لكل لاعب مخزون أهرام بلون واحد: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>ثم تُبسط شبكة من الأوراق المكشوفة، عرضها %1 وارتفاعها %2. وما بقي كومة السحب.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>المزايدة تحدد صاحب الدور الأول.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>القرعة تحدد صاحب الدور الأول، ثم تدور الأدوار مع عقارب الساعة.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>الدور الأول للاعب %1، ثم تدور الأدوار مع عقارب الساعة.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>اللاعب الذي ليست له قطعة على الرقعة لا يحق له سوى وضع قطعة صغيرة واحدة من مخزونه، بأي اتجاه. ويجب أن تكون الخانة إقليمًا أو قفرًا بلا قطع.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>فإن لم توجد خانة كهذه مرّر اللاعب دوره.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>فإن لم توجد خانة كهذه جاز للاعب تجديد يده.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>وفيما عدا ذلك يُختار واحد فقط مما يلي:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>وفيما عدا ذلك فكل فعل هو واحد فقط مما يلي:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>لتمرير الدور تُجدَّد اليد بلا رمي ولا سحب.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>يجوز تمرير الدور بدلًا من ذلك كله.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>القدرات كلها اختيارية. يجوز ترك أي منها بلا استعمال، بل ترك قدرات الورقة جميعًا، لكن ترتيبها لا يتغير أبدًا.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>عند لعب ورقة تكون كل قطعك على الرقعة أتباعًا. ويجوز لأي منها أن يستعمل كل قدرة من قدرات الورقة، سواء استعملها أتباع مختلفون أم تابع واحد.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>عند تفعيل إقليم تكون قطعك فيه أتباعًا طوال هذا الفعل، أينما ذهبت. ويجوز لأي منها أن يستعمل كل قدرة، سواء استعمل القدراتِ أتباع مختلفون أم تابع واحد.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>عند تفعيل إقليم تكون قطعك فيه أتباعًا طوال الدور، أينما ذهبت. ويجوز لأي منها أن يستعمل كل قدرة، سواء استعمل القدراتِ أتباع مختلفون أم تابع واحد.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>القطعة التي تُستبدل بحجم آخر تظل القطعة نفسها.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>بعد تفعيل إقليم، كل قطعة لك يؤثر فيها تابع مباشرة تصير هي أيضًا تابعًا حتى نهاية الفعل.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>بعد تفعيل إقليم، كل قطعة لك يؤثر فيها تابع مباشرة تصير هي أيضًا تابعًا حتى نهاية الدور.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>الأتباع هم القطع التي كانت في الإقليم المفعّل لا غير.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>أثناء تنفيذ ورقة الأحمق، ولو كانت ورقة أخرى تحاكيها، تصير قطعك المتأثرة أتباعًا هي أيضًا حتى نهاية الدور.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>أثناء تنفيذ ورقة الأحمق تصير قطعك المتأثرة أتباعًا هي أيضًا حتى نهاية الدور.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>لا شيء يُفعل بقطعة يؤثر فيها بهذا المعنى.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>يؤثر في القطعة أي مما يلي: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>القطع في إقليم متأثر تُعدّ متأثرة.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>القطع في إقليم متأثر لا تُعدّ متأثرة.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>للقطعة واحد من تسعة اتجاهات: تتجه شمالًا أو شرقًا أو جنوبًا أو غربًا، أو قطريًا بين اثنين منها، أو تقف منتصبة. وتوجيه القطعة هو إعطاؤها اتجاهًا آخر.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>للقطعة واحد من خمسة اتجاهات: تتجه شمالًا أو شرقًا أو جنوبًا أو غربًا، لا قطريًا أبدًا، أو تقف منتصبة. وتوجيه القطعة هو إعطاؤها اتجاهًا آخر.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>القطعة المتجهة قطريًا تستهدف وتتحرك وتدفع عبر زوايا الخانات. ولا تكون الخانة قفرًا إلا إذا اشتركت في ضلع مع إقليم.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>التابع المنتصب يستهدف خانته وأي قطعة فيها. والتابع المتجه إلى جهة يستهدف الخانة التالية في تلك الجهة وأي قطعة فيها.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>للتابع دائمًا أن يستهدف نفسه، أيًا كان اتجاهه.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>عند التأثير في قطعة لك يجوز توجيهها. أما قطعة الخصم فتحتفظ باتجاهها. وقد تنص قاعدة على غير ذلك.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>إذا نفدت كومة السحب تُخلط كومة الرمي لتصير كومة سحب جديدة.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>يجري ذلك فورًا حين تخلو كومة السحب.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>لا يجري ذلك إلا حين يلزم سحب ورقة.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>تصل الورقة المسحوبة إلى وجهتها أولًا: يد أو الرقعة أو كومة الرمي. فإن لم تكن عندئذ أوراق مرمية تُخلط، خُلط ما يُرمى بعدها قبل السحب التالي.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>تصل الورقة المسحوبة إلى وجهتها أولًا: يد أو الرقعة أو كومة الرمي.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>اللاعب الذي بقيت له أوراق يسحبها يواصل من الكومة الجديدة. فإن خلت الكومتان فلا سحب.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>لا يتجاوز السحب حد اليد أبدًا. وأقصاه ما بقي في الكومتين من أوراق بعد إضافة ما ترميه يدك.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>قيمة الورقة الصغرى %1، وقيمة الورقة الكبرى %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>قيمة الورقة العددية، من الآس إلى العشرة، %1؛ وقيمة الغلام والفارس والملكة والملك %2؛ وقيمة الورقة الكبرى %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>إذا لم يبقَ على الرقعة أي إقليم انتهت المباراة في نهاية ذلك الدور، وتقاسم الفوزَ من بقي فيها من اللاعبين.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>إذا لم يبقَ على الرقعة أي إقليم انتهت المباراة في نهاية ذلك الدور بلا فائز.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>والدور الأخير الذي ينتهي عندئذ يُفصل فيه أولًا. ولا إعلان بعد ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند قطعة واحدة.</numerusform>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند قطعتين.</numerusform>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند %Ln قطع.</numerusform>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الورقة العددية، من الآس إلى العشرة، يمتلئ عند %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند قطعة واحدة.</numerusform>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند قطعتين.</numerusform>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند %Ln قطع.</numerusform>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند قطعة واحدة.</numerusform>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند قطعتين.</numerusform>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند %Ln قطع.</numerusform>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>الإقليم ذو الورقة الكبرى يمتلئ عند %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>القفر يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>القفر يمتلئ عند قطعة واحدة.</numerusform>
            <numerusform>القفر يمتلئ عند قطعتين.</numerusform>
            <numerusform>القفر يمتلئ عند %Ln قطع.</numerusform>
            <numerusform>القفر يمتلئ عند %Ln قطعة.</numerusform>
            <numerusform>القفر يمتلئ عند %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>الخانة التي فيها %Ln قطعة صغيرة فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
            <numerusform>الخانة التي فيها قطعة صغيرة واحدة فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
            <numerusform>الخانة التي فيها قطعتان صغيرتان فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطع صغيرة فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة صغيرة فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة صغيرة فأكثر لا تقبل قطعة صغيرة أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>الخانة التي فيها %Ln قطعة متوسطة فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
            <numerusform>الخانة التي فيها قطعة متوسطة واحدة فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
            <numerusform>الخانة التي فيها قطعتان متوسطتان فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطع متوسطة فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة متوسطة فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة متوسطة فأكثر لا تقبل قطعة متوسطة أخرى، ولا تُكبَّر فيها قطعة صغيرة إلى متوسطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>الخانة التي فيها %Ln قطعة كبيرة فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
            <numerusform>الخانة التي فيها قطعة كبيرة واحدة فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
            <numerusform>الخانة التي فيها قطعتان كبيرتان فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطع كبيرة فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة كبيرة فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
            <numerusform>الخانة التي فيها %Ln قطعة كبيرة فأكثر لا تقبل قطعة كبيرة أخرى، ولا تُكبَّر فيها قطعة متوسطة إلى كبيرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>الخانة التي فيها للاعب %Ln قطعة فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
            <numerusform>الخانة التي فيها للاعب قطعة واحدة فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
            <numerusform>الخانة التي فيها للاعب قطعتان فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
            <numerusform>الخانة التي فيها للاعب %Ln قطع فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
            <numerusform>الخانة التي فيها للاعب %Ln قطعة فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
            <numerusform>الخانة التي فيها للاعب %Ln قطعة فأكثر لا تقبل قطعة أخرى له، ولا تُستبدل فيها قطعة خصم بقطعة له.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة، وهذا حد اليد أيضًا.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب ورقة واحدة، وهذا حد اليد أيضًا.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب ورقتان، وهذا حد اليد أيضًا.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln أوراق، وهذا حد اليد أيضًا.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة، وهذا حد اليد أيضًا.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة، وهذا حد اليد أيضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>تُخلط أوراق التاروت الثماني والسبعون.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب ورقة واحدة.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب ورقتان.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln أوراق.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة.</numerusform>
            <numerusform>تُخلط أوراق التاروت الثماني والسبعون. وتُوزَّع على كل لاعب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>حد اليد %Ln ورقة.</numerusform>
            <numerusform>حد اليد ورقة واحدة.</numerusform>
            <numerusform>حد اليد ورقتان.</numerusform>
            <numerusform>حد اليد %Ln أوراق.</numerusform>
            <numerusform>حد اليد %Ln ورقة.</numerusform>
            <numerusform>حد اليد %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>ثم تُبسط أوراق مكشوفة في هذه الخانات: %1. وما بقي كومة السحب.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>قبل الخلط تُخرج ورقة %1{genitive} من الرزمة وتوضع في %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>مرة واحدة في كل دور، وقبل فعل من الأفعال، يجوز توجيه قطعة من قطعك من غير أن يُحسب ذلك فعلًا.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك %Ln ورقة، دون تجاوز حد اليد.</numerusform>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك ورقة واحدة، دون تجاوز حد اليد.</numerusform>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك ورقتان، دون تجاوز حد اليد.</numerusform>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك %Ln أوراق، دون تجاوز حد اليد.</numerusform>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك %Ln ورقة، دون تجاوز حد اليد.</numerusform>
            <numerusform>في نهاية دورك، وقبل أي شيء آخر يحدث عندئذ، تُسحب ليدك %Ln ورقة، دون تجاوز حد اليد.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>يستهدف أيضًا الخانات الأبعد، أيًا كان ما بينها: حتى مسافة %1 إن كان صغيرًا، و%2 إن كان متوسطًا، و%3 إن كان كبيرًا.</translation>
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
        <translation>لبعض الأوراق قيم أخرى (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>النقاط المطلوبة للفوز: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>النقاط المطلوبة للفوز مع %Ln لاعب: %1.</numerusform>
            <numerusform>النقاط المطلوبة للفوز مع لاعب واحد: %1.</numerusform>
            <numerusform>النقاط المطلوبة للفوز مع لاعبين: %1.</numerusform>
            <numerusform>النقاط المطلوبة للفوز مع %Ln لاعبين: %1.</numerusform>
            <numerusform>النقاط المطلوبة للفوز مع %Ln لاعبًا: %1.</numerusform>
            <numerusform>النقاط المطلوبة للفوز مع %Ln لاعب: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>رصيدك مجموع درجات قطعك في كل الأقاليم التي تحت سيطرتك.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>رصيدك مجموع قيم كل الأقاليم التي تحت سيطرتك.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>رصيدك مجموع قيم كل الأقاليم التي لا تقف فيها إلا قطعك.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>السيطرة على الإقليم لمن لا تقف فيه إلا قطعه.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>السيطرة على الإقليم لمن له فيه قطع أكثر من أي لاعب آخر. وعند تساوي لاعبين أو أكثر لا يسيطر عليه أحد.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>السيطرة على الإقليم لمن مجموع درجات قطعه فيه أكبر من مجموع أي لاعب آخر. وعند تساوي لاعبين أو أكثر لا يسيطر عليه أحد.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها %Ln نقطة.</numerusform>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها نقطة واحدة.</numerusform>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها نقطتان.</numerusform>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها %Ln نقاط.</numerusform>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها %Ln نقطة.</numerusform>
            <numerusform>قيمة القفر الذي تحت سيطرتك بالطريقة نفسها %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>إلقاء نرد الألوان لا يحتاج إلى تابع.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>الخانة التي بلا ورقة وتشترك في ضلع مع إقليم هي قفر. يجوز أن تقف فيه القطع؛ وهو كإقليم بلا قدرة.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>ولا يجوز ذلك في هذه اللعبة في أي حال أخرى.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>لا يؤثر في القطعة إلا ما يلي: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>لا أثر لهذه القيم إلا عند إنشاء الأقاليم أو ترقيتها أو مهاجمتها.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>إذا لم يبقَ على الرقعة أي إقليم انتهت المباراة في نهاية ذلك الدور، كما في القاعدة %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>إذا انفرد لاعب بإقليم وله فيه قطعة واحدة على الأقل من كل حجم، فقطعه فيه برج. ولا يستهدف أحد سواه قطعة من قطع البرج.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>لا تُنشأ قطعة لغيره في إقليم البرج ولا تنتهي فيه حركتها.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>والبرج لا يقي قطعته مما تجلبه على نفسها بهجومها.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>عدد الأفعال في كل دور %Ln، ولكل منها أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
            <numerusform>في كل دور فعل واحد من هذه الأفعال، له أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
            <numerusform>في كل دور فعلان متعاقبان من هذه الأفعال، ولكل منهما أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
            <numerusform>في كل دور %Ln أفعال متعاقبة من هذه، ولكل منها أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
            <numerusform>في كل دور %Ln فعلًا متعاقبًا من هذه، ولكل منها أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
            <numerusform>في كل دور %Ln فعل متعاقب من هذه، ولكل منها أتباعه. ووضع قطعة فعل أيضًا، وكذلك تمرير الدور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>لبعض الخانات حد خاص بها.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>الدور الأخير المعلن</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>صاحب الدور الأخير المعلن</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>لاعبون سبق لهم الإعلان</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>لاعبون يفوتهم الدور التالي</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>في نهاية دورك الأخير يكون الفوز لك فورًا إذا بلغ رصيدك النقاط المطلوبة أو زاد عليها، أيًا كان رصيد الآخرين.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد %Ln نقطة أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد نقطة واحدة أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد نقطتين أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد %Ln نقاط أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد %Ln نقطة أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
            <numerusform>في نهاية دورك الأخير يكون الفوز لك فورًا برصيد %Ln نقطة أو أكثر، أيًا كان رصيد الآخرين.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>في نهاية دورك يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد. ولا يلزم لذلك أي رصيد.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>في نهاية دورك، وبرصيد %Ln نقطة أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
            <numerusform>في نهاية دورك، وبرصيد نقطة واحدة أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
            <numerusform>في نهاية دورك، وبرصيد نقطتين أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
            <numerusform>في نهاية دورك، وبرصيد %Ln نقاط أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
            <numerusform>في نهاية دورك، وبرصيد %Ln نقطة أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
            <numerusform>في نهاية دورك، وبرصيد %Ln نقطة أو أكثر، يجوز لك إعلان دورك التالي دورًا أخيرًا، ما لم يكن هناك دور أخير أعلنه لاعب آخر ولم يأتِ بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>لا يُعلن أحد مرتين.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>ولا إعلان في نهاية دورك الأخير نفسه.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>ما دام هناك دور أخير معلن لم يأتِ بعد، يكون سائر اللاعبين في صف واحد. فقطعهم فيما بينهم لا هي لهم ولا هي قطع خصوم، والإقليم الذي يشتركون فيه يُحسب لكل منهم.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>وإلا خرجت من المباراة: تعود قطعك إلى مخزونك وتُرمى أوراق يدك.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>يفوز آخر لاعب يبقى في المباراة.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>لا يفوز آخر لاعب يبقى؛ بل تستمر المباراة.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>وإلا انتهت المباراة وفاز سائر اللاعبين معًا.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>وإلا عادت كل قطعك إلى مخزونك؛ وتبقى لك يدك ويستمر لعبك.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>وإلا استمر لعبك، لكن يفوتك دورك التالي.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>إذا أعلن كل من في المباراة دورًا أخيرًا ولم يفز به أحد انتهت المباراة، والفوز لأعلى رصيد؛ والمتساوون في أعلى رصيد يتقاسمون الفوز.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>إنهاء دورك، أو إعلان دورك التالي دورًا أخيرًا.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد %Ln نقطة.</numerusform>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد نقطة واحدة.</numerusform>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد نقطتين.</numerusform>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد %Ln نقاط.</numerusform>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد %Ln نقطة.</numerusform>
            <numerusform>هذا دورك الأخير: الفوز لك في نهايته برصيد %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد %Ln نقطة.</numerusform>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد نقطة واحدة.</numerusform>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد نقطتين.</numerusform>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد %Ln نقاط.</numerusform>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد %Ln نقطة.</numerusform>
            <numerusform>هذا دور %1 الأخير، والمطلوب في نهايته رصيد %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>فوات الدور التالي: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>خسارة %Ln قطعة.</numerusform>
            <numerusform>خسارة قطعة واحدة.</numerusform>
            <numerusform>خسارة قطعتين.</numerusform>
            <numerusform>خسارة %Ln قطع.</numerusform>
            <numerusform>خسارة %Ln قطعة.</numerusform>
            <numerusform>خسارة %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1: خسارة %Ln قطعة.</numerusform>
            <numerusform>%1: خسارة قطعة واحدة.</numerusform>
            <numerusform>%1: خسارة قطعتين.</numerusform>
            <numerusform>%1: خسارة %Ln قطع.</numerusform>
            <numerusform>%1: خسارة %Ln قطعة.</numerusform>
            <numerusform>%1: خسارة %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>يفوتك دورك التالي.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1: فوات الدور التالي.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو نقطة واحدة.</numerusform>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو نقطتان.</numerusform>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو %Ln نقاط.</numerusform>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
            <numerusform>أعلن الجميع دورًا أخيرًا: الفوز لأعلى رصيد، وهو %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد نقطة واحدة، والمطلوب %2.</numerusform>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد نقطتين، والمطلوب %2.</numerusform>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد %Ln نقاط، والمطلوب %2.</numerusform>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
            <numerusform>الفوز لك: انتهى دورك الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد نقطة واحدة، والمطلوب %2.</numerusform>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد نقطتين، والمطلوب %2.</numerusform>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد %Ln نقاط، والمطلوب %2.</numerusform>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
            <numerusform>الفوز من نصيب %1: انتهى الدور الأخير برصيد %Ln نقطة، والمطلوب %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>أعلن الجميع دورًا أخيرًا؛ الفوز لأعلى رصيد: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب نقطة واحدة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب نقطتان؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقاط؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دورك الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب نقطة واحدة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب نقطتان؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقاط؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
            <numerusform>انتهى دور %1 الأخير برصيد %2 فقط، والمطلوب %Ln نقطة؛ والفوز للآخرين جميعًا: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>القدرة التي تتطلب قطعة خصم لا تُستعمل مع قطعة لمن يلعب في صفك. ويجوز استعمال أي قدرة أخرى معها، وتحتفظ هذه القطعة باتجاهها. والخانة التي لا تقف فيها إلا قطع كهذه وقطعك ليست مشغولة بخصم.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>وإلا عاد إلى مخزونك من قطعك %Ln، الأكبر فالأصغر؛ ويستمر لعبك.</numerusform>
            <numerusform>وإلا عادت إلى مخزونك قطعة واحدة من قطعك، وهي الأكبر؛ ويستمر لعبك.</numerusform>
            <numerusform>وإلا عادت إلى مخزونك قطعتان من قطعك، الأكبر فالأصغر؛ ويستمر لعبك.</numerusform>
            <numerusform>وإلا عادت إلى مخزونك %Ln من قطعك، الأكبر فالأصغر؛ ويستمر لعبك.</numerusform>
            <numerusform>وإلا عادت إلى مخزونك %Ln من قطعك، الأكبر فالأصغر؛ ويستمر لعبك.</numerusform>
            <numerusform>وإلا عادت إلى مخزونك %Ln من قطعك، الأكبر فالأصغر؛ ويستمر لعبك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>ومن القطع المتساوية تعود أولًا أبعدها جنوبًا، ثم أبعدها شرقًا في الصف الواحد. وفي الخانة الواحدة يُتَّبع ترتيب الاتجاهات.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>الأساسيات</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>الأنواع الأربعة</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>دورك ويدك</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>قدرتان على هدف واحد</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>نهاية المباراة</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>ألعاب أخرى وتوسعات</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>طمّاع</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>متدرّب</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>متمرّس</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>يختار أي خطوة تجيزها القواعد.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>يختار الخطوة التي تبدو الأفضل الآن، ولا ينظر إلى الأمام.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>يفكر في الأدوار القادمة نحو ثانية لكل خطوة.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>يفكر بضع ثوانٍ في كل خطوة، ولا يتنازل عن شيء.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>مغامر</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>حذر</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>بنّاء</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>بنّاء مغامر</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>بنّاء حذر</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>صيّاد</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>صيّاد مغامر</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>صيّاد حذر</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, temperament</comment>
        <extracomment>a computer: %1 its level, %2 how it likes to play: &quot;Adept, builder&quot;</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer: of somebody who has just learnt the rules</extracomment>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>آليّ</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>ينظر إلى الأمام قليلًا ويفكر لحظة.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>يخطط لدوره في لحظة وينظر إلى الرد التالي.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>يغفل عن الكثير ولا ينظر إلى الأمام؛ خصم جيد لأول مباراة.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>يختار أي خطوة لا يخسر بها نقاطًا؛ معيار للقياس.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>يُضبط مؤقت خفي.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>حصيلة النرد: %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>حصيلة أحجار النرد: %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>تستمر المباراة.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>الاستسلام من جانبك.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1: الاستسلام.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>يلعب الآن الحاسوب (%2) بدلًا منك.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>%1: يلعب الآن الحاسوب (%2).</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>يلعب الآن غيرك بدلًا منك.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>%1: يلعب الآن لاعب بديل.</translation>
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
        <translation>الكؤوس</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>العصي</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>الدنانير</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>السيوف</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>نحو الشمال</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>نحو الشرق</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>نحو الجنوب</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>نحو الغرب</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>منتصبة</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>نحو الشمال الشرقي</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>نحو الجنوب الشرقي</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>نحو الجنوب الغربي</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>نحو الشمال الغربي</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%Ln إقليم على شبكة %1 × %2</numerusform>
            <numerusform>إقليم واحد على شبكة %1 × %2</numerusform>
            <numerusform>إقليمان على شبكة %1 × %2</numerusform>
            <numerusform>%Ln أقاليم على شبكة %1 × %2</numerusform>
            <numerusform>%Ln إقليمًا على شبكة %1 × %2</numerusform>
            <numerusform>%Ln إقليم على شبكة %1 × %2</numerusform>
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
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>أدنى عدد للاعبين</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>لا تُلعب المباراة بأقل من هذا العدد.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>أقصى عدد للاعبين</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>لا يشترك أكثر من هذا العدد.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>القطع الصغيرة</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>عدد القطع الصغيرة لكل لاعب.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>القطع المتوسطة</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>عدد القطع المتوسطة لكل لاعب.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>القطع الكبيرة</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>عدد القطع الكبيرة لكل لاعب.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>حد اليد</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>عدد الأوراق الموزعة على كل لاعب، ولا تزيد عليه اليد بالسحب أبدًا.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>قيمة الأوراق العددية</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>عدد نقاط إقليم ورقته من الآس إلى العشرة.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>قيمة أوراق البلاط</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>عدد نقاط إقليم ورقته غلام أو فارس أو ملكة أو ملك.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>قيمة الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>عدد نقاط إقليم ذي ورقة كبرى.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>أعمدة الرقعة</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>عدد الأوراق المتجاورة عند البدء.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>صفوف الرقعة</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>عدد صفوف الأوراق عند البدء.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>القطع في الخانة</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>لا تُنشأ قطعة في خانة فيها هذا العدد ولا تُنقل إليها.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>اختيار اللاعب الأول</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>يحدد هذا صاحب الدور الأول.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>يبدأ هذا اللاعب إن كان اللاعب الأول محددًا.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>ترتيب الأدوار</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>تدور الأدوار حول الطاولة، أو بترتيب المزايدات.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>القدرات</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>للورقة هذه القدرات، واحدة بعد أخرى.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>الربط</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>يجوز ربط القدرتين الأوليين للورقة بهذه الطريقة.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>خيارات الدور</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>في كل دور يفعل اللاعب واحدًا من هذه.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>القطع المتأثرة تصير أتباعًا</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>بعد تفعيل إقليم تصير قطعك التي يؤثر فيها تابع أتباعًا حتى نهاية الدور.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>القطع المتأثرة تصير أتباعًا مع الأحمق</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>أثناء تنفيذ ورقة الأحمق تصير قطعك المتأثرة أتباعًا، حتى حيث لا تصير كذلك في غيرها.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>نقاط الفوز</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>عدد النقاط اللازم للفوز في نهاية دور أخير معلن.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>نتيجة فشل الدور الأخير</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>ما يحدث للاعب أعلن دورًا أخيرًا وانتهى بنقاط أقل من اللازم.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>أوراق المزايدة الباقية</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>وجهة أوراق المزايدة التي لا يأخذها أحد في يده.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>المؤقت الخفي</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>مؤقت لا يراه أحد ينهي المباراة، والفوز لأعلى رصيد.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>المؤقت، على الأقل</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>لا ينهي المؤقت الخفي المباراة قبل هذا العدد من الجولات أو الدقائق.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>المؤقت، على الأكثر</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>ينهي المؤقت الخفي المباراة بعد هذا العدد من الجولات أو الدقائق على الأكثر.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>الكؤوس تُنشئ قطع خصوم</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>الكأس التي تستهدف قطعة خصم لها أن تُنشئ قطعة أخرى لذلك الخصم.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>الكؤوس تُنشئ أقاليم</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>يجوز وضع هذه الأوراق في قفر مستهدف.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>مصدر الأقاليم المنشأة</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>من هنا تأتي ورقة الإقليم الذي تُنشئه كأس.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>الكؤوس تتجاوز حد الخانة</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>للكأس أن تُنشئ قطعة حتى في خانة ممتلئة.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>العصي تدفع قطع صاحبها</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>للعصا أن تدفع قطع صاحبها أيضًا، لا قطع الخصوم وحدها.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>العصي تدفع الأقاليم</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>للعصا أن تدفع إقليمًا إلى قفر.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>العصي تتجاوز حد الخانة</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>للعصا أن تأتي بقطعة حتى إلى خانة ممتلئة.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>قوة العصا</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>عدد الخانات التي تبلغها العصا؛ الصفر يعني بعدد درجات التابع.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>الدنانير ترقّي الأقاليم</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>الورقة الجديدة للإقليم المرقّى أعلى بنقطة واحدة بالضبط، أو أي ورقة أعلى.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>الدنانير ترقّي القفر</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>للدينار أن يجعل من قفر مستهدف إقليمًا.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>مصدر الأقاليم المرقّاة</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>من هنا تأتي الورقة الجديدة للإقليم المرقّى.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>السيوف تخفض الأقاليم</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>للسيف أن يخفض إقليمًا، لا أن يصغّر القطع وحدها.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>خفض الأقاليم</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>يفقد الإقليم نقاطًا بعدد درجات التابع، أو ينزل خطوة واحدة.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>مصدر الأقاليم المخفوضة</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>من هنا تأتي الورقة الجديدة للإقليم المخفوض.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>قوة السيف</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>عدد الدرجات التي يُنقصها السيف؛ الصفر يعني بعدد درجات التابع.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>القطع التي توجّهها الورقة</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>الورقة التي توجّه تدير التابع نفسه، أو أي قطعة مستهدفة.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>الأقاليم تُنقل نقلًا حرًا</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>القدرة التي تنقل القطع إلى أي مكان تنقل الأقاليم أيضًا.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>نقاط الفوز مع لاعبين</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>مع لاعبين اثنين: عدد النقاط اللازم للفوز في نهاية دور أخير معلن؛ الصفر يعني العدد العام.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>نقاط الفوز مع ٣ لاعبين</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>مع ثلاثة لاعبين: عدد النقاط اللازم للفوز في نهاية دور أخير معلن؛ الصفر يعني العدد العام.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>نقاط الفوز مع ٤ لاعبين</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>مع أربعة لاعبين: عدد النقاط اللازم للفوز في نهاية دور أخير معلن؛ الصفر يعني العدد العام.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>نقاط الفوز مع ٥ لاعبين</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>مع خمسة لاعبين: عدد النقاط اللازم للفوز في نهاية دور أخير معلن؛ الصفر يعني العدد العام.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>نقاط الفوز مع ٦ لاعبين</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>مع ستة لاعبين: عدد النقاط اللازم للفوز في نهاية دور أخير معلن؛ الصفر يعني العدد العام.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>المسيطر على الإقليم</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>يحدد هذا لمن يُحسب الإقليم.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>نقاط الإقليم</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>يمنح الإقليم من يسيطر عليه قيمة ورقته، أو نقطة لكل درجة من درجات قطعه فيه.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>قيمة القفر</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>عدد النقاط التي يمنحها القفر لمن يسيطر عليه.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>الأبراج</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>إذا انفرد لاعب بقطع في إقليم، منها واحدة على الأقل من كل حجم، فلا يستهدفها أحد سواه.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>القطع المفقودة بفشل الدور الأخير</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>عدد القطع التي تعود إلى المخزون، الأكبر فالأصغر؛ الصفر يعني كلها.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>نقاط لازمة للإعلان</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>أقل رصيد يمكن به إعلان الدور الأخير؛ الصفر يعني أي رصيد.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>الإعلان مرة على الأكثر</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>لا يُعلن أحد دورًا أخيرًا مرتين؛ وإذا أعلن الجميع فالفوز لأعلى رصيد.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>الجميع ضد المُعلِن</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>ما دام هناك دور أخير معلن لم يأتِ بعد يكون سائر اللاعبين في صف واحد.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>نقاط الجباية</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>أول لاعب يجبي هذا العدد من النقاط يفوز فورًا.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>أصغر قطعة تجبي إقليمًا</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>أصغر حجم لقطعة يمكنها جباية إقليم: ١ صغيرة، ٢ متوسطة، ٣ كبيرة.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>أعلى مزايدة</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>بالقرعة</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>محدد</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>اللاعب A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>اللاعب B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>اللاعب C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>اللاعب D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>اللاعب E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>اللاعب F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>مع عقارب الساعة</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>بالمزايدات (بطولة)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>تفعيل إقليم</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>لعب ورقة</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>تجديد اليد</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>توجيه قطعة</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>لا ربط</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>للأولى أن تنتهي حيث لا يمكن البقاء</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>لا يلزم شيء بينهما</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>للخانة أن تتجاوز حدها بينهما</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>يخرج اللاعب من المباراة</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>يفوز الآخرون جميعًا</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>يفقد اللاعب قطعًا</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>يفوته الدور التالي</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>اللاعب الوحيد فيه</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>صاحب أكثر القطع فيه</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>صاحب أكثر الدرجات فيه</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>قيمة الورقة</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>درجات القطع</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>إلى كومة الرمي</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>للفائز بالمزايدة</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>عدد خفي من الجولات</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>عدد خفي من الدقائق</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>لا أوراق</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>الأوراق التي قيمتها ١ بالضبط</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>كل الأوراق الصغرى</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>كومة الرمي</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>أعلى كومة السحب</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>بنقطة واحدة</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>إلى أي ورقة أعلى</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>بدرجات التابع</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>بخطوة واحدة</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>قطعة مستهدفة</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>حد القطع في القفر</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>حد القطع في الخانة يسري في القفر أيضًا.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>المزايدة حتى نفاد الأيدي</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>إذا تساوت المزايدات حتى لم تبقَ أوراق، فهذا يحدد صاحب الدور الأول.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>لا خانة لوضع قطعة</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>اللاعب الذي بلا قطع ولا يجد خانة خالية يمرر الدور، أو يجوز له تجديد يده.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>إعادة خلط الأوراق المرمية</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>تُخلط كومة الرمي حالما تخلو كومة السحب، أو حين تلزم الورقة التالية.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>طرق التأثير في القطعة</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>تُعدّ القطعة متأثرة بتابع إذا فُعل بها واحد من هذه.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>القطع في الأقاليم المتأثرة</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>القطع في إقليم يؤثر فيه تابع تُعدّ هي نفسها متأثرة.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>إنشاء القطع في القفر</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>للكأس أن تُنشئ قطعة في قفر، لا في إقليم فقط.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>الخانة التي يُنشئ فيها التابع</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>يُنشئ التابع في خانته المستهدفة فقط، أو في خانته هو أيضًا.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>تحديد جواز موضع الاستقرار</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>يُحدَّد جواز موضع استقرار الإقليم المدفوع قبل رفع ورقته أو بعده.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>أوراق الأحمق اختيارية</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>يجوز للاعب ترك كشف ورقة.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>يجوز أن يعمل تابع آخر</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>بعد أن توجّه الورقة تابعًا يجوز أن يستعمل القدرة التالية تابع آخر.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>لا يتغير إلا لون قطع الخصوم</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>القدرة التي تستبدل قطعة بقطعة لصاحبها لا تستبدل إلا قطع الخصوم.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>فوز آخر لاعب</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>إذا خرج الآخرون جميعًا فاز فورًا آخر لاعب يبقى.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>رقعة بلا أقاليم</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>إذا لم يبقَ أي إقليم فاز كل من بقي في المباراة، أو لم يفز أحد.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>بالقرعة</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>الأول هو اللاعب A</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>يمرر اللاعب دوره</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>يجوز للاعب تجديد يده</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>حين تلزم ورقة</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>إنشاؤها</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>تحريكها</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>دفعها</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>تكبيرها</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>تصغيرها</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>إدارتها</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>تغيير لونها</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>في الخانة المستهدفة</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>في خانته أيضًا</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>قبل رفع الورقة</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>بعد رفع الورقة</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>يتقاسم الباقون الفوز</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>لا يفوز أحد</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>الأوراق عند البدء</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>عدد الأوراق لكل لاعب عند البدء؛ الصفر يعني حد اليد.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>الأوراق المختارة</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>عدد أوراق اليد الأولى التي يختارها كل لاعب من أوراق مكشوفة.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>فائض الأوراق المكشوفة</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>عدد الأوراق المكشوفة الزائدة على ما يُختار؛ وما بقي يُرمى.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>الأوراق المسحوبة بالتجديد</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>أقصى عدد من الأوراق يسحبه اللاعب بتجديد اليد؛ الصفر يعني حتى حد اليد.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>الأوراق المسحوبة في نهاية الدور</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>عدد الأوراق التي يسحبها اللاعب في نهاية كل دور، دون تجاوز حد اليد.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>قيم أوراق بعينها</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>لهذه الأوراق قيمة مختلفة عن قيمة صنفها.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>تخطيط الرقعة</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>الأوراق عند البدء ومواضعها؛ وبلا تخطيط تكون الرقعة مستطيلًا.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>القطع على ورقة عددية</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>الإقليم من الآس إلى العشرة يمتلئ عند هذا العدد من القطع؛ الصفر يعني حد أي خانة.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>القطع على ورقة بلاط</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>الإقليم ذو الغلام أو الفارس أو الملكة أو الملك يمتلئ عند هذا العدد من القطع؛ الصفر يعني حد أي خانة.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>القطع على ورقة كبرى</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>الإقليم ذو الورقة الكبرى يمتلئ عند هذا العدد من القطع؛ الصفر يعني حد أي خانة.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>القطع في القفر</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>القفر يمتلئ عند هذا العدد من القطع؛ الصفر يعني حد أي خانة.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>القطع الصغيرة في الخانة</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>لا تقبل الخانة قطعة صغيرة أخرى إذا كان فيها هذا العدد؛ الصفر يعني عدم وجود هذا الحد.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>القطع المتوسطة في الخانة</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>لا تقبل الخانة قطعة متوسطة أخرى إذا كان فيها هذا العدد؛ الصفر يعني عدم وجود هذا الحد.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>القطع الكبيرة في الخانة</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>لا تقبل الخانة قطعة كبيرة أخرى إذا كان فيها هذا العدد؛ الصفر يعني عدم وجود هذا الحد.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>قطع اللاعب الواحد في الخانة</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>لا تقبل الخانة قطعة أخرى للاعب له فيها هذا العدد؛ الصفر يعني عدم وجود هذا الحد.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>الأفعال في الدور</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>عدد الأفعال التي يقوم بها اللاعب في كل دور.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>توجيه مجاني</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>مرة واحدة في كل دور، توجيه قطعة قبل فعل من الأفعال لا يُحسب فعلًا.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>توجيه عدة قطع</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>اللاعب الذي يوجّه قطعة له أن يوجّه أيًا من قطعه الأخرى أيضًا، كلًّا منها مرة.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>الرمي منفصل عن السحب</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>التجديد إما رمي اليد كلها وإما سحب أوراق.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>الاتجاهات القطرية</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>يجوز أن تتجه القطعة قطريًا أيضًا.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>مدى الأتباع الصغار</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>التابع الصغير المتجه إلى جهة يستهدف الخانات حتى هذه المسافة.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>مدى الأتباع المتوسطين</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>التابع المتوسط المتجه إلى جهة يستهدف الخانات حتى هذه المسافة.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>مدى الأتباع الكبار</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>التابع الكبير المتجه إلى جهة يستهدف الخانات حتى هذه المسافة.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>أكوام النقاط</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>النقاط المجبيّة</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>لأي قطعة أن تفعل ذلك، أيًا كان حجمها.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>ليس للقطعة الصغيرة أن تفعل ذلك.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>لا تفعل ذلك إلا قطعة كبيرة.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>تُضاف قيمة الورقة إلى كومة نقاطك. وهذه تُحسب في رصيدك ولا تضيع أبدًا.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>أول لاعب يجبي %Ln نقطة يفوز فورًا.</numerusform>
            <numerusform>أول لاعب يجبي نقطة واحدة يفوز فورًا.</numerusform>
            <numerusform>أول لاعب يجبي نقطتين يفوز فورًا.</numerusform>
            <numerusform>أول لاعب يجبي %Ln نقاط يفوز فورًا.</numerusform>
            <numerusform>أول لاعب يجبي %Ln نقطة يفوز فورًا.</numerusform>
            <numerusform>أول لاعب يجبي %Ln نقطة يفوز فورًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>إذا لم يبقَ أي إقليم فالفوز لأعلى رصيد؛ والمتساوون في أعلى رصيد يتقاسمون الفوز.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>جباية الإقليم في %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1: جباية الإقليم في %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>جباية</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>إنهاء دورك، أو جباية إقليم تحت سيطرتك.</translation>
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
        <translation>النقاط المجبيّة: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>جباية %Ln نقطة.</numerusform>
            <numerusform>جباية نقطة واحدة.</numerusform>
            <numerusform>جباية نقطتين.</numerusform>
            <numerusform>جباية %Ln نقاط.</numerusform>
            <numerusform>جباية %Ln نقطة.</numerusform>
            <numerusform>جباية %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1: جباية %Ln نقطة.</numerusform>
            <numerusform>%1: جباية نقطة واحدة.</numerusform>
            <numerusform>%1: جباية نقطتين.</numerusform>
            <numerusform>%1: جباية %Ln نقاط.</numerusform>
            <numerusform>%1: جباية %Ln نقطة.</numerusform>
            <numerusform>%1: جباية %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا جباية لإقليم في نهاية دورك الأخير (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ليست لك هناك قطعة متوسطة ولا كبيرة (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>ليست لك هناك قطعة كبيرة (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>الفوز لك: جبيت %Ln نقطة.</numerusform>
            <numerusform>الفوز لك: جبيت نقطة واحدة.</numerusform>
            <numerusform>الفوز لك: جبيت نقطتين.</numerusform>
            <numerusform>الفوز لك: جبيت %Ln نقاط.</numerusform>
            <numerusform>الفوز لك: جبيت %Ln نقطة.</numerusform>
            <numerusform>الفوز لك: جبيت %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>الفوز من نصيب %1: بلغت الجباية %Ln نقطة.</numerusform>
            <numerusform>الفوز من نصيب %1: بلغت الجباية نقطة واحدة.</numerusform>
            <numerusform>الفوز من نصيب %1: بلغت الجباية نقطتين.</numerusform>
            <numerusform>الفوز من نصيب %1: بلغت الجباية %Ln نقاط.</numerusform>
            <numerusform>الفوز من نصيب %1: بلغت الجباية %Ln نقطة.</numerusform>
            <numerusform>الفوز من نصيب %1: بلغت الجباية %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>لم يبقَ أي إقليم؛ الفوز لأعلى رصيد: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>في نهاية دورك يجوز لك جباية إقليم واحد لك فيه قطع وليس لخصم فيه شيء: تعود أكبر قطعك فيه إلى مخزونك، وتُرمى الورقة، وتحل محلها الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>في الدور الواحد يجوز لك إما جباية إقليم وإما إعلان دورك الأخير، لا الأمران معًا. ولا جباية في نهاية دورك الأخير.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>ومن القطع المتساوية تعود أولاها بحسب ترتيب الاتجاهات.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>انهار البرنامج في الملحق «%1». والملحق معطّل الآن.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>وقع خطأ في الملحق «%1».</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>وقع خطأ في الملحق «%1» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>في هذه القواعد يكون لكل لاعب قطع أقل من هذا الحجم: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>لا تعرف هذه القواعد قطعة تتجه هكذا: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من %Ln ورقة.</numerusform>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من ورقة واحدة.</numerusform>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من ورقتين.</numerusform>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من %Ln أوراق.</numerusform>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من %Ln ورقة.</numerusform>
            <numerusform>لا تسمح هذه القواعد في اليد بأكثر من %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>لا تسمح هذه القواعد بلعب مثل هذا العدد من اللاعبين (%Ln).</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب لاعب واحد.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب لاعبين اثنين.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعبين.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعبًا.</numerusform>
            <numerusform>لا تسمح هذه القواعد بلعب %Ln لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>مجموعة القواعد هذه لا تستعمل: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>هذا مخالف لما تسمح به هذه القواعد: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>الاستعمال بمثابة %1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>واحد مما يلي: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>مرتين: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>ثلاث مرات: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%Ln مرة: %1</numerusform>
            <numerusform>مرة واحدة: %1</numerusform>
            <numerusform>مرتين: %1</numerusform>
            <numerusform>%Ln مرات: %1</numerusform>
            <numerusform>%Ln مرة: %1</numerusform>
            <numerusform>%Ln مرة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>ثم: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>تفعيل إقليم لك قطعة فيه: تُستعمل قدراته، وكل قطعك فيه أتباع.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>لعب ورقة من يدك: تُرمى في كومة الرمي، ثم تُستعمل قدراتها، وكل قطعك على الرقعة أتباع.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>تجديد</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى ورقة واحدة في يدك.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى ورقتين في يدك.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln أوراق في يدك.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>توجيه</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>توجيه قطعة من قطعك.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>الخانات</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>اسم الخانة حرف عمودها ورقم صفها، كما يظهران على حافة الرقعة. تبدأ الأقاليم الأولى عند d4 في الشمال الغربي، ولا يتغير أي اسم حين تتسع الرقعة.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>الأوراق الكبرى</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>اسم الخانة حرف عمودها ورقم صفها، كما يظهران على حافة الرقعة. يبدأ أبعد صفوف الأقاليم الأولى شمالًا عند %1، ولا يتغير أي اسم حين تتسع الرقعة.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>سائر الأوراق الكبرى</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>توجيه أي عدد من قطعك، كل منها مرة واحدة؛ والتوقف قبل ذلك يكون بتمرير الدور.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى ورقة واحدة في يدك.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى ورقتين في يدك.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى %Ln أوراق في يدك.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما السحب حتى %Ln ورقة في يدك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب ورقة واحدة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب ورقتين على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب %Ln أوراق على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: إما رميها كلها، وإما سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب ورقة واحدة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب ورقتين على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب %Ln أوراق على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
            <numerusform>تجديد يدك: رمي أي عدد من الأوراق أو عدم الرمي، ثم سحب %Ln ورقة على الأكثر، بحيث لا يزيد ما في يدك على %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>الأوراق الكبرى كلها</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>أخذ من كومة الرمي</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من %Ln ورقة.</numerusform>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من ورقة واحدة.</numerusform>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من ورقتين.</numerusform>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من %Ln أوراق.</numerusform>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من %Ln ورقة.</numerusform>
            <numerusform>أخذ أوراق مختارة من كومة الرمي، ورقة لكل درجة من درجات تابع واحد، في حدود يد من %Ln ورقة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>رمي وسحب</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى ورقة واحدة في يدك.</numerusform>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى ورقتين في يدك.</numerusform>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln أوراق في يدك.</numerusform>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
            <numerusform>رمي أي عدد من الأوراق أو عدم الرمي، ثم السحب حتى %Ln ورقة في يدك.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>انتهت المباراة، ولا يمكن فعل شيء بعد الآن (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يمكن فعل هذا في هذه المرحلة من الدور (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا وجود لخطوة كهذه في قواعد هذه اللعبة (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا توجد الآن ورقة قيد الاستعمال لها هذه القدرة (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>الورقة تتيح الآن قدرة أخرى؛ وترتيب قدراتها لا يتغير (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب أولًا إتمام النصف الثاني من الخطوة التي بدأت (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>الحظ أولًا: خلط الأوراق أو القرعة أو إلقاء النرد (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>اللاعب الذي ليست له قطعة على الرقعة لا يحق له سوى وضع قطعة (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>وضع قطعة لا يحق إلا لمن ليست له أي قطعة على الرقعة (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>في %3 %Ln قطعة؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
            <numerusform>في %3 قطعة واحدة؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
            <numerusform>في %3 قطعتان؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
            <numerusform>في %3 %Ln قطع؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
            <numerusform>في %3 %Ln قطعة؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
            <numerusform>في %3 %Ln قطعة؛ ويجب أن تكون الخانة بلا قطع (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>لا إقليم في %3 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>ليست لك أي قطعة في %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>ورقة %4{genitive} ليست في يدك (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ذُكرت ورقة ليست في يدك (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>ورقة %4{genitive} ليست في كومة الرمي (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>ذُكرت ورقة ليست في كومة الرمي (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>يدك ممتلئة؛ حدها %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يمكن سحب أي ورقة الآن (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>لا يمكن الآن سحب أكثر من %Ln ورقة (%1).</numerusform>
            <numerusform>لا يمكن الآن سحب أكثر من ورقة واحدة (%1).</numerusform>
            <numerusform>لا يمكن الآن سحب أكثر من ورقتين (%1).</numerusform>
            <numerusform>لا يمكن الآن سحب أكثر من %Ln أوراق (%1).</numerusform>
            <numerusform>لا يمكن الآن سحب أكثر من %Ln ورقة (%1).</numerusform>
            <numerusform>لا يمكن الآن سحب أكثر من %Ln ورقة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لن يغيّر هذا شيئًا (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>هذه القطعة ليست لك: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذه القطعة ليست لك (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>هذه القطعة ليست تابعًا يحق له الفعل الآن: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذه القطعة ليست تابعًا يحق له الفعل الآن (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>القطع في %3 برج، ولا يستهدفه أحد غير صاحبه (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>في %3 برج، ولا يدخل خانته أحد غير صاحبه (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>التابع العامل لا يستهدف هذه القطعة: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>التابع العامل لا يستهدف الخانة %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>التابع لا يدفع نفسه، بل يتحرك (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>تلزم هنا قطعة خصم، لا %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>سبق توجيه هذه القطعة في هذا الدور: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>جارٍ توجيه قطعك: يلزم توجيه قطعة أخرى أو تمرير الدور (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>إما رمي اليد كلها وإما سحب أوراق (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>تلزم هنا قطعة خصم (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>الخانة %3 ممتلئة: فيها %Ln قطعة (%1).</numerusform>
            <numerusform>الخانة %3 ممتلئة: فيها قطعة واحدة (%1).</numerusform>
            <numerusform>الخانة %3 ممتلئة: فيها قطعتان (%1).</numerusform>
            <numerusform>الخانة %3 ممتلئة: فيها %Ln قطع (%1).</numerusform>
            <numerusform>الخانة %3 ممتلئة: فيها %Ln قطعة (%1).</numerusform>
            <numerusform>الخانة %3 ممتلئة: فيها %Ln قطعة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها %Ln قطعة صغيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها قطعة صغيرة واحدة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها قطعتان صغيرتان (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها %Ln قطع صغيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها %Ln قطعة صغيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة صغيرة أخرى: فيها %Ln قطعة صغيرة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها %Ln قطعة متوسطة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها قطعة متوسطة واحدة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها قطعتان متوسطتان (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها %Ln قطع متوسطة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها %Ln قطعة متوسطة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة متوسطة أخرى: فيها %Ln قطعة متوسطة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها %Ln قطعة كبيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها قطعة كبيرة واحدة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها قطعتان كبيرتان (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها %Ln قطع كبيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها %Ln قطعة كبيرة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة كبيرة أخرى: فيها %Ln قطعة كبيرة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها %Ln قطعة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها قطعة واحدة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها قطعتان (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها %Ln قطع (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها %Ln قطعة (%1).</numerusform>
            <numerusform>لا تتسع %3 لقطعة أخرى للاعب نفسه: له فيها %Ln قطعة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم تبقَ قطعة صغيرة في مخزونك (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم تبقَ قطعة متوسطة في مخزونك (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم تبقَ قطعة كبيرة في مخزونك (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>لم تبقَ قطعة صغيرة في مخزون %5 (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>لم تبقَ قطعة متوسطة في مخزون %5 (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>لم تبقَ قطعة كبيرة في مخزون %5 (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>لم تبقَ قطعة كهذه في مخزون %5 (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>في %3 قطعة خصم (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>لا يجوز أن يحل شيء محل الإقليم؛ ورقة %4{genitive} لا لزوم لها (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>ورقة %4{genitive} ليست بالقيمة اللازمة، وهي %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>تلزم ورقة قيمتها %2 بالضبط (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>التابع المنتصب لا يستعمل العصا، فلا اتجاه له (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا يمكن قطع أي مسافة (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>لا يمكن التحرك أي خانة (%1).</numerusform>
            <numerusform>أقصى مسافة ممكنة خانة واحدة (%1).</numerusform>
            <numerusform>أقصى مسافة ممكنة خانتان (%1).</numerusform>
            <numerusform>أقصى مسافة ممكنة %Ln خانات (%1).</numerusform>
            <numerusform>أقصى مسافة ممكنة %Ln خانة (%1).</numerusform>
            <numerusform>أقصى مسافة ممكنة %Ln خانة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>أقصى ما يمكن إنقاصه %Ln درجة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه درجة واحدة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه درجتان (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln درجات (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln درجة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln درجة (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>أقصى ما يمكن إنقاصه %Ln نقطة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه نقطة واحدة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه نقطتان (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln نقاط (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln نقطة (%1).</numerusform>
            <numerusform>أقصى ما يمكن إنقاصه %Ln نقطة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>القطعة كبيرة أصلًا ولا يمكن تكبيرها (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>للورقة الكبرى أعلى قيمة أصلًا ولا يمكن ترقيتها (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>قطعة الخصم تحتفظ باتجاهها (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>القطعة المدمَّرة لا يُحدَّد لها اتجاه (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>القدرة لا تصل إلى تلك الخانة، أو لا تستعمل ورقة منها (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذا غير ممكن إلا مع نصف ثانٍ، ولا نصف يلائمه (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذا ممكن وحده، فليس النصف الأول من خطوة مترابطة (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا تبدأ أي خطوة مترابطة بالقدرة التي تتيحها الورقة الآن (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب أن يخص النصف الثاني ما خصّه الأول: القطعة نفسها أو الإقليم نفسه (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>يجب أن يُفسح النصف الثاني مكانًا في %3 من جديد (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم تبقَ ورقة تُسحب (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>ورقة %4{genitive} في %3 ليست من الأوراق الكبرى (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>الورقة ليست من الأوراق الكبرى (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا تستعمل ورقة العالم قدرات ورقة عالم أخرى (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>أطول سلسلة ممكنة من الأوراق طولها %2؛ ولا يُكشف بعدها شيء ولا يُحاكى (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب أن يواصل التابع نفسه (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>يجب استعمال هذه القدرة (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>دور %5 الأخير معلن، ويجب أن ينتهي أولًا (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذا دورك الأخير؛ ولا إعلان في نهايته (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>سبق لك إعلان دور أخير؛ ولا يُعلن أحد مرتين (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>إعلان دورك الأخير يتطلب %Ln نقطة (%1).</numerusform>
            <numerusform>إعلان دورك الأخير يتطلب نقطة واحدة (%1).</numerusform>
            <numerusform>إعلان دورك الأخير يتطلب نقطتين (%1).</numerusform>
            <numerusform>إعلان دورك الأخير يتطلب %Ln نقاط (%1).</numerusform>
            <numerusform>إعلان دورك الأخير يتطلب %Ln نقطة (%1).</numerusform>
            <numerusform>إعلان دورك الأخير يتطلب %Ln نقطة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لم يبقَ أي إقليم، فلا يمكن إعلان دور أخير (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>ورقة %4{genitive} ليست من الأوراق المتاحة للأخذ (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>في هذه اللعبة لا تتجه القطع اتجاهًا قطريًا (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>لا تسمح هذه القواعد للقدرة بذلك (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>ليست ورقة %4{genitive} أعلى قيمة من الورقة هناك، ولا أعلى منها من الصنف نفسه (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>تلزم ورقة أعلى قيمة، أو ورقة أعلى من الصنف نفسه (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>ورقة %4{genitive} لا تصلح هناك؛ المتوقع ورقة أقل بنقطة، أو ورقة أدنى من الصنف نفسه (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>تلزم ورقة أقل بنقطة، أو ورقة أدنى من الصنف نفسه (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>إحدى قواعد هذه التنويعة لا تسمح بذلك (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>هذا غير ممكن (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>الخانة %3 فراغ: لا ورقة فيها، وهي لا تشترك في ضلع مع إقليم (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>الخانة %3 ليست قفرًا، أي خانة بلا ورقة تشترك في ضلع مع إقليم (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>يجب أن تكون القطع المذكورة كلها في خانة واحدة؛ وهذه في غيرها: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>تنتهي المباراة قبل دورك التالي، فلا يمكن إعلانه دورًا أخيرًا (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>كشف ورقة</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>كشف الورقة العليا من كومة السحب واستعمال قدراتها.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>تذهب الورقة المكشوفة إلى كومة الرمي. والقطع نفسها أتباع لقدراتها أيضًا.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>يجوز لك عدم كشف ورقة.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>يجب عليك كشف ورقة، إن وُجدت.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة %Ln؛ ثم لا يُكشف غيرها ولا يُحاكى.</numerusform>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة ورقة واحدة؛ ثم لا يُكشف غيرها ولا يُحاكى.</numerusform>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة ورقتان؛ ثم لا يُكشف غيرهما ولا يُحاكى.</numerusform>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة %Ln أوراق؛ ثم لا يُكشف غيرها ولا يُحاكى.</numerusform>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة %Ln ورقة؛ ثم لا يُكشف غيرها ولا يُحاكى.</numerusform>
            <numerusform>أقصى عدد للأوراق المتسلسلة بالكشف والمحاكاة %Ln ورقة؛ ثم لا يُكشف غيرها ولا يُحاكى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>عصا</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>العصي: الحركة</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>المسافة خانة واحدة على الأقل، وعلى الأكثر خانات بعدد درجات التابع.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>المسافة خانة واحدة، أيًا كان حجم التابع.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>المسافة من ١ إلى %Ln خانة، أيًا كان حجم التابع.</numerusform>
            <numerusform>المسافة خانة واحدة، أيًا كان حجم التابع.</numerusform>
            <numerusform>المسافة خانة أو خانتان، أيًا كان حجم التابع.</numerusform>
            <numerusform>المسافة من ١ إلى %Ln خانات، أيًا كان حجم التابع.</numerusform>
            <numerusform>المسافة من ١ إلى %Ln خانة، أيًا كان حجم التابع.</numerusform>
            <numerusform>المسافة من ١ إلى %Ln خانة، أيًا كان حجم التابع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>الاستعمال بمثابة عصا.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>لا حد لعدد القطع في الخانة.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>لا يسري حد القطع في الخانة (%Ln).</numerusform>
            <numerusform>لا يسري حد القطعة الواحدة في الخانة.</numerusform>
            <numerusform>لا يسري حد القطعتين في الخانة.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطع.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطعة.</numerusform>
            <numerusform>لا يسري حد القطع في الخانة، وهو %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>تحريك التابع، أو دفع قطعة مستهدفة، في اتجاه التابع.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>تحريك التابع، أو دفع قطعة خصم مستهدفة، في اتجاه التابع.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>ولا يجوز أن تنتهي في الفراغ.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا %Ln قطعة.</numerusform>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا قطعة واحدة.</numerusform>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا قطعتان.</numerusform>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا %Ln قطع.</numerusform>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا %Ln قطعة.</numerusform>
            <numerusform>ولا يجوز أن تنتهي في الفراغ، ولا في خانة فيها أصلًا %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>أو دفع إقليم مستهدف بلا قطع خصوم بالطريقة نفسها إلى قفر بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>لا يجوز دفع الأقاليم.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>أو دفع الإقليم المستهدف، ما لم تكن فيه قطعة خصم، بعدد الخانات الجائز لقطعة. ينزلق عبر كل شيء، ويجب أن يستقر في قفر بلا قطع خصوم. وتبقى القطع في خاناتها؛ وقطعك في خانة الاستقرار تصير فيه.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>القطع التي يتركها الإقليم المدفوع في الفراغ تعود إلى مخازنها.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>التابع المنتصب لا يستعمل العصا.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>تحريك التابع، أو دفع قطعة مستهدفة، لك أو لخصم، في اتجاه التابع.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>لا يجوز دفع قطعك.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>لا يجوز أن تنتهي القطعة المتحركة في الفراغ. ولا أثر للخانات التي تمر بها.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>لا يجوز أن تنتهي القطعة المتحركة في خانة ممتلئة ولا في الفراغ. ولا أثر للخانات التي تمر بها.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>ويجوز بعدها توجيه قطعتك؛ أما قطعة الخصم فتحتفظ باتجاهها.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>ولا يجوز أن تنتهي في الفراغ، ولا في خانة ممتلئة.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>ترتيب الاتجاهات: الشمال فالشرق فالجنوب فالغرب فالوضع المنتصب فالشمال الشرقي فالجنوب الشرقي فالجنوب الغربي فالشمال الغربي.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>ترتيب الاتجاهات: الشمال فالشرق فالجنوب فالغرب فالوضع المنتصب.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>تستعمل هذه اللعبة الآلية «%1».</translation>
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
        <translation>حُكم (%1):</translation>
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
        <translation>حان وقت توزيع الأوراق.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>حان خلط كومة الرمي.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>القرعة تحدد صاحب الدور الأول.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>حان وقت ضبط المؤقت الخفي.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>حان إلقاء النرد.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>القرار بيدك.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>القرار بيد %1.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>دورك: وضع قطعة صغيرة في خانة بلا قطع.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>دور %1: وضع قطعة صغيرة.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>توجيه قطعة أخرى أو تمرير الدور.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>دورك مستمر: اختيار الفعل التالي.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>دورك: تفعيل إقليم أو لعب ورقة أو تجديد اليد أو توجيه قطعة.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>دورك: اختيار ما يُفعل.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>حان دور %1.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>ورقة %2{genitive}: النصف الثاني من الخطوة التي بدأتها.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1: النصف الثاني من خطوة بورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>ورقة %1{genitive}: لا يمكن فعل شيء بهذه القدرة الآن (%2)؛ يلزم تجاوزها.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>ورقة %2{genitive}: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1: استعمال ورقة %2{genitive}: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>ورقة %2{genitive}، القدرة %4 من %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1: استعمال ورقة %2{genitive}، القدرة %4 من %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء دورك.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1: بقي إنهاء الدور.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>المباراة على وشك البدء.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>الفوز لك: لم يبقَ في المباراة سواك.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>الفوز من نصيب %1: لم يبقَ لاعب آخر في المباراة.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>لم يبقَ أي إقليم: الفوز لك.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>لم يبقَ أي إقليم: الفوز من نصيب %1.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>الفوز لك بأعلى رصيد: %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>الفوز من نصيب %1 بأعلى رصيد: %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>الفوز مشترك بين %1.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>انتهت المباراة بلا فائز.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>الفوز من نصيب %1: لم يبقَ في المباراة غيرهم.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>لم يبقَ أي إقليم: الفوز مشترك بين %1.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>تساوت أعلى الأرصدة: الفوز مشترك بين %1.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1: جارٍ التفكير</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>القرار بيد %1</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>القرار بيدك يا %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>القرار بيدك</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>دورك يا %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>وضع قطعة صغيرة في خانة بلا قطع.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1: وضع قطعة صغيرة.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>اختيار الفعل التالي.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>تفعيل إقليم أو لعب ورقة أو تجديد اليد أو توجيه قطعة.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>المطلوب اختيار خطوة.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>الفوز لك: استسلم الخصم.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>الفوز من نصيب %1: استسلم الخصم.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>وضع قطعة</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تفعيل إقليم</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>لعب ورقة</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تجديد اليد</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>توجيه قطعة</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>إنشاء قطعة</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>إنشاء قطعة خصم</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تحريك تابع</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>دفع قطعة</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تكبير قطعة</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تبادل أوراق اليد</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>تجاوز قدرة</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>الإعلان</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>المزايدة بورقة</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>أخذ ورقة من أوراق المزايدة</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>إنشاء إقليم</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>دفع إقليم</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ترقية إقليم</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>مهاجمة قطعة</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>مهاجمة إقليم</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>توجيه قطعة بورقة</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>استبدال قطعة خصم</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>نقل قطعة نقلًا حرًا</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>نقل إقليم نقلًا حرًا</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>رمي وسحب</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>أخذ ورقة من كومة الرمي</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>كشف ورقة</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>استعمال قدرات ورقة أخرى</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>تقف منتصبة.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>تتجه %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>يجب أن يتبع النصف الثاني.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>وضع قطعة صغيرة في %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1: وضع قطعة صغيرة في %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>تفعيل إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1: تفعيل إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>لعب ورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1: لعب ورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>سحب %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1: سحب %2{genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>سحب %Ln ورقة.</numerusform>
            <numerusform>سحب ورقة واحدة.</numerusform>
            <numerusform>سحب ورقتين.</numerusform>
            <numerusform>سحب %Ln أوراق.</numerusform>
            <numerusform>سحب %Ln ورقة.</numerusform>
            <numerusform>سحب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
            <numerusform>%1: سحب ورقة واحدة.</numerusform>
            <numerusform>%1: سحب ورقتين.</numerusform>
            <numerusform>%1: سحب %Ln أوراق.</numerusform>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
            <numerusform>%1: سحب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>رمي %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1: رمي %2{genitive}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>تمرير الدور.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1: تمرير الدور.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>لا رمي ولا سحب.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1: لا رمي ولا سحب.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>لا فعل.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1: لا فعل.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>ترك قدرة من قدرات ورقة %2{genitive} بلا استعمال.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1: ترك قدرة من قدرات ورقة %2{genitive} بلا استعمال.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء الدور.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1: إنهاء الدور.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>إنهاء الدور وإعلان دورك التالي دورًا أخيرًا.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1: إنهاء الدور وإعلان الدور التالي دورًا أخيرًا.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>اختيار ورقة مزايدة.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1: اختيار ورقة مزايدة.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>المزايدة بورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1: المزايدة بورقة %2{genitive}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>أخذ ورقة %2{genitive} من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1: أخذ ورقة %2{genitive} من أوراق المزايدة.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>خطوة لا تعرفها هذه اللعبة.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1: خطوة لا تعرفها هذه اللعبة.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>لا سحب.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1: لا سحب.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>الخطوة «%2».</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1: الخطوة «%2».</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>ثم تقف منتصبة.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>ثم تتجه %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>تنتصب %1.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>تستدير %1 لتتجه %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>تجعل %1 %2 منتصبة.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>تدير %1 %2 لتتجه %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>تحوّل %1 %2 إلى لونها.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>تنتقل %1 إلى %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>تنقل %1 %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>تنقل %1 إقليم %2{genitive} من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1: تبادل أوراق اليد معك.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>تبادل أوراق اليد مع %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1: تبادل أوراق اليد مع %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>أخذ ورقة %2{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1: أخذ ورقة %2{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>كشف الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1: كشف الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>استعمال قدرات إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1: استعمال قدرات إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>تُنشئ %1 قطعة صغيرة في %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>تُنشئ %1 قطعة خصم صغيرة بجانب %2، بالاتجاه نفسه.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>تبدأ %1 إنشاء إقليم في %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>تجعل %1 الورقة العليا من كومة السحب إقليمًا في %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>تُنشئ %1 إقليم %2{genitive} في %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>لا تتحرك %1 أي خانة %2.</numerusform>
            <numerusform>تتحرك %1 خانة واحدة %2.</numerusform>
            <numerusform>تتحرك %1 خانتين %2.</numerusform>
            <numerusform>تتحرك %1 مسافة %Ln خانات %2.</numerusform>
            <numerusform>تتحرك %1 مسافة %Ln خانة %2.</numerusform>
            <numerusform>تتحرك %1 مسافة %Ln خانة %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>تدفع %1 %2 %Ln خانة %3.</numerusform>
            <numerusform>تدفع %1 %2 خانة واحدة %3.</numerusform>
            <numerusform>تدفع %1 %2 خانتين %3.</numerusform>
            <numerusform>تدفع %1 %2 %Ln خانات %3.</numerusform>
            <numerusform>تدفع %1 %2 %Ln خانة %3.</numerusform>
            <numerusform>تدفع %1 %2 %Ln خانة %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>تدفع %1 إقليم %2{genitive} من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>تكبر %1 إلى الحجم الكبير.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>تكبر %1 إلى الحجم المتوسط.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>تُكبّر %1 %2 إلى الحجم الكبير.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>تُكبّر %1 %2 إلى الحجم المتوسط.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>تبدأ %1 ترقية إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>تُحلّ %1 الورقة العليا من كومة السحب محل ما في %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>تجعل %1 الإقليم في %2 إقليم %3{genitive}.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>تُرقّي %1 إقليم %2{genitive} في %3 إلى %4{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>تُرقّي %1 إقليم %2{genitive} في %3 إلى %4{genitive}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>تدمّر %1 نفسها.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 نفسها درجة واحدة.</numerusform>
            <numerusform>تُصغّر %1 نفسها درجتين.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجات.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 نفسها %Ln درجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>تدمّر %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>تُصغّر %1 %2 %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 %2 درجة واحدة.</numerusform>
            <numerusform>تُصغّر %1 %2 درجتين.</numerusform>
            <numerusform>تُصغّر %1 %2 %Ln درجات.</numerusform>
            <numerusform>تُصغّر %1 %2 %Ln درجة.</numerusform>
            <numerusform>تُصغّر %1 %2 %Ln درجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>تبدأ %1 خفض إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>تدمّر %1 الإقليم في %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>تدمّر %1 إقليم %2{genitive} في %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>تخفض %1 الإقليم في %2 إلى %3{genitive}.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>تخفض %1 إقليم %2{genitive} في %3 إلى %4{genitive} من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>تخفض %1 إقليم %2{genitive} في %3 إلى %4{genitive}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>سيف</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>السيوف: الهجوم</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>تصغير قطعة مستهدفة بدرجة واحدة على الأقل، وعلى الأكثر بعدد درجات التابع.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>تصغير قطعة مستهدفة بدرجة واحدة، أيًا كان حجم التابع.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>تصغير قطعة مستهدفة بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تصغير قطعة مستهدفة بدرجة واحدة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تصغير قطعة مستهدفة بدرجة أو درجتين، أيًا كان حجم التابع.</numerusform>
            <numerusform>تصغير قطعة مستهدفة بدرجة واحدة إلى %Ln درجات، أيًا كان حجم التابع.</numerusform>
            <numerusform>تصغير قطعة مستهدفة بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تصغير قطعة مستهدفة بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة سيف؛ ويجوز أخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>الاستعمال بمثابة سيف؛ ويؤخذ الإقليم الجديد من أي موضع في كومة الرمي.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>الاستعمال بمثابة سيف.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>تُحسب بدرجة واحدة، أيًا كان حجم التابع.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>تُحسب بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تُحسب بدرجة واحدة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تُحسب بدرجة أو درجتين، أيًا كان حجم التابع.</numerusform>
            <numerusform>تُحسب بدرجة واحدة إلى %Ln درجات، أيًا كان حجم التابع.</numerusform>
            <numerusform>تُحسب بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
            <numerusform>تُحسب بدرجة واحدة إلى %Ln درجة، أيًا كان حجم التابع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>أو خفض إقليم مستهدف بلا قطع خصوم بنقطة واحدة، أو إلى ورقة أدنى من الصنف نفسه، أو محو ورقة صغرى.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>أو خفض إقليم مستهدف بلا قطع خصوم بالطريقة نفسها: استبداله بورقة قيمتها ما بقي، أو بلا شيء إن لم يبقَ شيء.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>وإذا لم تبقَ لها درجة دُمّرت.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>أو تدمير إقليم مستهدف بلا قطع خصوم بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>لا تجوز مهاجمة الأقاليم.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>أو مهاجمة الإقليم المستهدف، ما لم تكن فيه قطعة خصم: تُرمى ورقته وتحل محلها ورقة أقل بنقطة، أو ورقة أدنى من الصنف نفسه. ويجوز محو الورقة الصغرى.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>أو تدمير الإقليم المستهدف، ما لم يكن ذا ورقة كبرى أو تكن فيه قطعة خصم: تُرمى ورقته.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>أو مهاجمة الإقليم المستهدف، ما لم تكن فيه قطعة خصم. يفقد الإقليم نقاطًا كما تفقد القطعة درجات: تُرمى ورقته وتحل محلها ورقة قيمتها ما بقي بالضبط، أو لا شيء إن لم يبقَ شيء. فإن لم توجد ورقة مناسبة تعذّر ذلك المقدار.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>أو تدمير الإقليم المستهدف، ما لم تكن فيه قطعة خصم: تُرمى ورقته إذا فقد نقاطه كلها كما تفقد القطعة درجاتها.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>حيث يُدمَّر إقليم يبقى قفر أو فراغ، وتعود القطع التي صارت في الفراغ إلى مخازنها، وكذلك قطع الخانات المجاورة.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>إذا كانت درجات القطعة أقل من ذلك فقدتها كلها. تحل محلها قطعة أصغر من مخزون صاحبها وتحتفظ بالاتجاه؛ فإن لم تبقَ لها درجة دُمّرت وعادت إلى مخزونها. وإن لم توجد في المخزون قطعة مناسبة تعذّر ذلك المقدار.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>للتابع أن يهاجم نفسه وقطعك الأخرى؛ وما نجا منها جاز توجيهه.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>إذا صغّرت القدرتان القطعة نفسها، أو خفضتا الإقليم نفسه، فلا تلزم بينهما قطعة ولا ورقة.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>إذا صغّرت القدرتان القطعة نفسها فلا تلزم بينهما قطعة.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط أن يُبقي السيف بعدها الخانة ضمن حدودها، أيًا كانت طريقته.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من %Ln قطعة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من قطعة واحدة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من قطعتين.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من %Ln قطع.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من %Ln قطعة.</numerusform>
            <numerusform>للعصا أن تأتي بقطعة إلى أي خانة عدا الفراغ، بشرط ألا يبقى فيها بعد السيف، أيًا كانت طريقته، أكثر من %Ln قطعة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>المؤقت الخفي</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>الجولات أو الدقائق الباقية</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>رنّ المؤقت الخفي: الفوز لك بأعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>رنّ المؤقت الخفي: الفوز من نصيب %1 بأعلى رصيد، وهو %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>رنّ المؤقت الخفي: يشترك %1 في أعلى رصيد وفي الفوز.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>تنتهي المباراة بعد %Ln جولة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد جولة واحدة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد جولتين على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln جولات على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln جولة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln جولة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>تنتهي المباراة بعد %Ln دقيقة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد دقيقة واحدة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد دقيقتين على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln دقائق على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln دقيقة على الأكثر.</numerusform>
            <numerusform>تنتهي المباراة بعد %Ln دقيقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الجولات بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
            <numerusform>يُنهي المباراةَ مؤقت خفي بعد عدد من الدقائق بين %1 و%Ln؛ ولا يعرف أحد هذا العدد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>الجولة دور واحد لكل لاعب ما زال في المباراة، بدءًا بصاحب الدور الأول.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>عندئذ يتوقف اللعب فورًا، والفوز لأعلى رصيد؛ والمتساوون في أعلى رصيد يتقاسمون الفوز.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>تبادل أوراق اليد</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>تبادل أوراق اليد مع صاحب قطعة خصم مستهدفة.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>يجوز أن تكون أي من اليدين خالية.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>توجيه قطعة</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>توجيه قطعة مستهدفة، لك أو لخصم.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>توجيه تابع.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>الأهداف هي دائمًا الأهداف الحالية: فالتابع الذي غيّر اتجاهه له أهداف جديدة.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>يجوز أن يكون التابع الذي يعمل بعدئذ تابعًا آخر.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>يجب أن يكون التابع الذي يعمل بعدئذ هو نفسه.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>لا شيء يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>ما خُلط أو سُحب أو أُلقي منذ ذلك الحين لا يمكن نسيانه.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>رُئيت أوراق خفية منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>كانت خطوة لاعب آخر.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>يجري تسليم الشاشة.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>ما زالت الخطوة الأخيرة تُحفظ.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>استعمال القدرة «%1».</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1، القدرة %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك الصغيرة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 الصغيرة في %2</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعتك الصغيرة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعة %1 الصغيرة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك الصغيرة المنتصبة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 الصغيرة المنتصبة في %2</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك المتوسطة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 المتوسطة في %2</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعتك المتوسطة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعة %1 المتوسطة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك المتوسطة المنتصبة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 المتوسطة المنتصبة في %2</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك الكبيرة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 الكبيرة في %2</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعتك الكبيرة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>قطعة %1 الكبيرة في %2 المتجهة %3</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>قطعتك الكبيرة المنتصبة في %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>قطعة %1 الكبيرة المنتصبة في %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>اللاعب %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>قطعة</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>القطعة في %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>نقل حر</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>نقل قطعة مستهدفة إلى أي إقليم أو قفر بلا قطع. أو نقل إقليم مستهدف بلا قطع خصوم إلى أي قفر بلا قطع خصوم.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>نقل قطعة مستهدفة إلى أي إقليم أو قفر بلا قطع.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>عند نقل إقليم تبقى القطع في خاناتها؛ وما صار منها في الفراغ يعود إلى مخزونه.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>وضع</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>تجديد اليد</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>توجيه</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>كأس</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>عصا</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>دينار</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>سيف</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>توجيه قطعة</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>تغيير اللون</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>نقل حر</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>تبادل الأيدي</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>رمي وسحب</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>أخذ من المرميات</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>كشف ورقة</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>محاكاة ورقة</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>إعلان الدور الأخير</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>مزايدة</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>أخذ</translation>
    </message>
</context>
</TS>
