<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>gnostica::cli</name>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>%n complete line was played.</numerusform>
            <numerusform>%n complete lines were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>There are more problems than this one.</numerusform>
            <numerusform>There are more problems than these %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n game.</numerusform>
            <numerusform>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>%n player was eliminated.</numerusform>
            <numerusform>%n players were eliminated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %n position was solved.</numerusform>
            <numerusform>%1 of %n positions were solved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>This ruleset is for %1 to %n player.</numerusform>
            <numerusform>This ruleset is for %1 to %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>The file still has one earlier error.</numerusform>
            <numerusform>The file still has %n earlier errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Round %1 of %2: %n change</numerusform>
            <numerusform>Round %1 of %2: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 of %n deal</numerusform>
            <numerusform>%1 of %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>About %n second</numerusform>
            <numerusform>About %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %n puzzle is correct.</numerusform>
            <numerusform>%1 of %n puzzles are correct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n deal was under way and does not count.</numerusform>
            <numerusform>%n deals were under way and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n game was cut short after round %1.</numerusform>
            <numerusform>%n games were cut short after round %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>%n deal does not count for that reason.</numerusform>
            <numerusform>%n deals do not count for that reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, one against %n of %2</numerusform>
            <numerusform>%1, one among %n of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n game.</numerusform>
            <numerusform>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 of %n announcement held.</numerusform>
            <numerusform>%1 of %n announcements held.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Round %1: %2 of %n game</numerusform>
            <numerusform>Round %1: %2 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Round %1, %2: %n position is too few; the table stays as it was.</numerusform>
            <numerusform>Round %1, %2: %n positions are too few; the table stays as it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, number of players %2: %3 of %n game</numerusform>
            <numerusform>%1, number of players %2: %3 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n result in the file is still valid and was kept.</numerusform>
            <numerusform>%n results in the file are still valid and were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>For equal processor time, %1 thinks through %n game a step (%2).</numerusform>
            <numerusform>For equal processor time, %1 thinks through %n games a step (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 of %n game</numerusform>
            <numerusform>%1: %2 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2 % of %n step cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</numerusform>
            <numerusform>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>On average, a step costs %1 percentage points, by a search with %n iteration.</numerusform>
            <numerusform>On average, a step costs %1 percentage points, by a search with %n iterations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n deal does not count because of a game that was cut short.</numerusform>
            <numerusform>%n deals do not count because of games that were cut short.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Before then, %n other player has one turn.</numerusform>
            <numerusform>Before then, %n other players have one turn each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Announce with %1 of %n point?</numerusform>
            <numerusform>Announce with %1 of %n points?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>%n point is missing</numerusform>
            <numerusform>%n points are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n rule differs from the parent&apos;s.</numerusform>
            <numerusform>%n rules differ from the parent&apos;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Too long by %n byte</numerusform>
            <numerusform>Too long by %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspector</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>after some examples of what a card could do</extracomment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Hand of %1 (%n card)</numerusform>
            <numerusform>Hand of %1 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Draw pile, top first (%n card)</numerusform>
            <numerusform>Draw pile, top first (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Discard pile, top first (%n card)</numerusform>
            <numerusform>Discard pile, top first (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>The rest, below the discard pile (%n card)</numerusform>
            <numerusform>The rest, below the discard pile (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>The rest, below the draw pile (%n card)</numerusform>
            <numerusform>The rest, below the draw pile (%n cards)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerBar</name>
    <message numerus="yes">
        <source>Played by the computer: %1</source>
        <extracomment>%1: a list of players</extracomment>
        <translation>
            <numerusform>Played by the computer: %1</numerusform>
            <numerusform>Played by the computer: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>about %n round</numerusform>
            <numerusform>about %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message numerus="yes">
        <source>%n pictures of the deck “%1” cannot be drawn; cards without pictures are shown instead.</source>
        <extracomment>%n pictures of a deck of cards; %1: its name</extracomment>
        <translation>
            <numerusform>%n picture of the deck “%1” cannot be drawn; a card without a picture is shown instead.</numerusform>
            <numerusform>%n pictures of the deck “%1” cannot be drawn; cards without pictures are shown instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>The journal of this game is damaged. %n step could be read, and the game continues after it in a new journal. The damaged journal is kept as %1.</numerusform>
            <numerusform>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>The drawing is too large; at most %n byte is allowed, uncompressed.</numerusform>
            <numerusform>The drawing is too large; at most %n bytes are allowed, uncompressed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Elements are nested too deeply; at most %n level is allowed.</numerusform>
            <numerusform>Elements are nested too deeply; at most %n levels are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>There are too many elements, copies included; at most %n is allowed.</numerusform>
            <numerusform>There are too many elements, copies included; at most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixel in all.</numerusform>
            <numerusform>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentHead</name>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>The report is being written: %1 of %n picture.</numerusform>
            <numerusform>The report is being written: %1 of %n pictures.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n game behind %1, %2, %3. Press Enter or double-click to watch it.</numerusform>
            <numerusform>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Round %1 of %2: %n change.</numerusform>
            <numerusform>Round %1 of %2: %n changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>%n change of “%1” was tried.</numerusform>
            <numerusform>%n changes of “%1” were tried.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>found once</numerusform>
            <numerusform>found %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormPane</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n game to choose from. Press Space to see it.</numerusform>
            <numerusform>%n games to choose from. Press Space to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n round</numerusform>
            <numerusform>%1 · %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Do you want to move %n game to the trash?</numerusform>
            <numerusform>Do you want to move %n games to the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n game has been copied to %1.</numerusform>
            <numerusform>%n games have been copied to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesPane</name>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 of %n game has been looked through.</numerusform>
            <numerusform>%1 of %n games have been looked through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n game was played with this ruleset or its parent.</numerusform>
            <numerusform>%n games were played with this ruleset or its parent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n of them would have turned out differently.</numerusform>
            <numerusform>%n of them would have turned out differently.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>All games (%n)</numerusform>
            <numerusform>All %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 has %n point, enough to win.</numerusform>
            <numerusform>%1 has %n points, enough to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 takes the lead with %n point.</numerusform>
            <numerusform>%1 takes the lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>%n turn until then.</numerusform>
            <numerusform>%n turns until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>You have %1 of the %n point that you need at its end.</numerusform>
            <numerusform>You have %1 of the %n points that you need at its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 has %2 of the %n point needed at its end.</numerusform>
            <numerusform>%1 has %2 of the %n points needed at its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>%n turn until your last turn.</numerusform>
            <numerusform>%n turns until your last turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n territory.</numerusform>
            <numerusform>%n territories.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>You have completed %n lesson so far.</numerusform>
            <numerusform>You have completed %n lessons so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>About %n round with %1.</numerusform>
            <numerusform>About %n rounds with %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n of %1 lessons done</numerusform>
            <numerusform>%n of %1 lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n game since %1</numerusform>
            <numerusform>%n games since %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>and %n more problem</numerusform>
            <numerusform>and %n more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 is a game for %n player.</numerusform>
            <numerusform>%1 is a game for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 is a game for %2 to %n player.</numerusform>
            <numerusform>%1 is a game for %2 to %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>and %n more problem</numerusform>
            <numerusform>and %n more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n game behind “%1”. Press Enter or double-click to watch it.</numerusform>
            <numerusform>%n games behind “%1”. Press Enter or double-click to watch one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>These rules are for %n player.</numerusform>
            <numerusform>These rules are for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 holds too many cards; a hand holds at most %n.</numerusform>
            <numerusform>%1 holds too many cards; a hand holds at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>%n piece is on %1, more than a game allows (%2).</numerusform>
            <numerusform>%n pieces are on %1, more than a game allows (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 holds %n card, more than a hand may hold in a game.</numerusform>
            <numerusform>%1 holds %n cards, more than a hand may hold in a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n card on the board</numerusform>
            <numerusform>%n cards on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in hands</numerusform>
            <numerusform>%n in hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the draw pile</numerusform>
            <numerusform>%n in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the discard pile</numerusform>
            <numerusform>%n in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n among the rest</numerusform>
            <numerusform>%n among the rest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n of %1 puzzles solved</numerusform>
            <numerusform>%n of %1 puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n step or more</numerusform>
            <numerusform>%n steps or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n of %1 solved</numerusform>
            <numerusform>%n of %1 solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>This is your last turn. You win if you have %n point when it ends.</numerusform>
            <numerusform>This is your last turn. You win if you have %n points when it ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 has announced a last turn, which comes after yours, and needs %n point. Make that impossible.</numerusform>
            <numerusform>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Be %n point ahead of everybody else when your turn ends.</numerusform>
            <numerusform>Be %n points ahead of everybody else when your turn ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>The last turn can no longer be stopped: %1 begins it with %n point.</numerusform>
            <numerusform>The last turn can no longer be stopped: %1 begins it with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>The goal can no longer be reached: %n point is missing.</numerusform>
            <numerusform>The goal can no longer be reached: %n points are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Win this turn: %n more point</numerusform>
            <numerusform>Win this turn: %n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Be %n point ahead</numerusform>
            <numerusform>Be %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>You have %n point.</numerusform>
            <numerusform>You have %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Unfinished games stay here until you delete them. The last finished game is kept; you can change this number in the settings.</numerusform>
            <numerusform>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>The record is damaged. It is shown up to the damage: %n position.</numerusform>
            <numerusform>The record is damaged. It is shown up to the damage: %n positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n e&amp;xpansion</numerusform>
            <numerusform>%n e&amp;xpansions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n expansion</numerusform>
            <numerusform>%n expansions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n point, out of the game</numerusform>
            <numerusform>%1: %n points, out of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>“%1” is based on one ruleset of your own: %2. Others cannot play it with this file alone. You can export one document that does not need it.</numerusform>
            <numerusform>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Has %n problem.</numerusform>
            <numerusform>Has %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>%n ruleset extends it: %1.</numerusform>
            <numerusform>%n rulesets extend it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n ruleset includes it as an expansion: %1.</numerusform>
            <numerusform>%n rulesets include it as an expansion: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SideBySideText</name>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n rule only in A</numerusform>
            <numerusform>%n rules only in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n rule only in B</numerusform>
            <numerusform>%n rules only in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n changed rule</numerusform>
            <numerusform>%n changed rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n identical rule</numerusform>
            <numerusform>%n identical rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>Against %1: %2 of %n game won</numerusform>
            <numerusform>Against %1: %2 of %n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>In %1: %2 of %n game won</numerusform>
            <numerusform>In %1: %2 of %n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>You have won %1 of %n game against computers.</numerusform>
            <numerusform>You have won %1 of %n games against computers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>You have played on %n day in a row.</numerusform>
            <numerusform>You have played on %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>%1 of %n puzzle solved</numerusform>
            <numerusform>%1 of %n puzzles solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>About one more hour.</numerusform>
            <numerusform>About %n more hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>About one more minute.</numerusform>
            <numerusform>About %n more minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>About one more second.</numerusform>
            <numerusform>About %n more seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n trial game played</numerusform>
            <numerusform>%n trial games played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Solved on %n of the last seven days</numerusform>
            <numerusform>Solved on %n of the last seven days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Challenge round of %1: %n point; the best other player has %2.</numerusform>
            <numerusform>Challenge round of %1: %n points; the best other player has %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;turns</numerusform>
            <numerusform>%1&#xa0;turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;decisions</numerusform>
            <numerusform>%1&#xa0;decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;points</numerusform>
            <numerusform>%1&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;players</numerusform>
            <numerusform>%1&#xa0;players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;announcements</numerusform>
            <numerusform>%1&#xa0;announcements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;lead changes</numerusform>
            <numerusform>%1&#xa0;lead changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;steps</numerusform>
            <numerusform>%1&#xa0;steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;cards</numerusform>
            <numerusform>%1&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;territories</numerusform>
            <numerusform>%1&#xa0;territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;pieces</numerusform>
            <numerusform>%1&#xa0;pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;reshuffles</numerusform>
            <numerusform>%1&#xa0;reshuffles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;percentage points</numerusform>
            <numerusform>%1&#xa0;percentage points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n step in %1</numerusform>
            <numerusform>%n steps in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n in %1</numerusform>
            <numerusform>%n in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>Of %1 and %2, %n is the same.</numerusform>
            <numerusform>Of %1 and %2, %n are the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>The game came to an end.</numerusform>
            <numerusform>All of %n games came to an end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>The game did not end and was cut short.</numerusform>
            <numerusform>%1 of %n games did not end and were cut short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 of one announcement won the game.</numerusform>
            <numerusform>%1 of %n announcements won the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>The game is won by announcing, but in one game nobody announced.</numerusform>
            <numerusform>The game is won by announcing, but in %n games nobody announced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>In %1 of one turn a player with pieces could do nothing but pass.</numerusform>
            <numerusform>In %1 of %n turns a player with pieces could do nothing but pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>In %1 of one game a player had no piece and no place for one.</numerusform>
            <numerusform>In %1 of %n games a player had no piece and no place for one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>%1 was neither played nor activated in one game.</numerusform>
            <numerusform>%1 was neither played nor activated in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>This power was offered once and could not be used: %1.</numerusform>
            <numerusform>This power was offered %n times and could never be used: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>This power could be used once, but nobody used it: %1.</numerusform>
            <numerusform>This power could be used %n times, but nobody used it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>This was not possible in one decision: %1.</numerusform>
            <numerusform>This was never possible in %n decisions: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>This was possible once, but nobody did it: %1.</numerusform>
            <numerusform>This was possible %n times, but nobody did it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 of %n game was played by computers that try everything and do not want to win. It counts only for what never happened.</numerusform>
            <numerusform>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>%n rule change was tried.</numerusform>
            <numerusform>%n rule changes were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>%n rule change was tried; the search was stopped early.</numerusform>
            <numerusform>%n rule changes were tried; the search was stopped early.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>The table has %n more difference.</numerusform>
            <numerusform>The table has %n more differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n iteration)</numerusform>
            <numerusform>%1 (%n iterations)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Games of %n deal are missing. Run the experiment again to play them.</numerusform>
            <numerusform>Games of %n deals are missing. Run the experiment again to play them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%n further deal is complete but does not count, because an earlier deal is missing.</numerusform>
            <numerusform>%n further deals are complete but do not count, because an earlier deal is missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Afterwards it must move one segment clockwise.</numerusform>
            <numerusform>Afterwards it must move %1 to %n segments clockwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>The zodiac piece moves one segment clockwise (%1).</numerusform>
            <numerusform>The zodiac piece moves %2 to %n segments clockwise (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 is too large; at most %n byte is allowed.</numerusform>
            <numerusform>%1 is too large; at most %n bytes are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 is full: a record holds at most %n step.</numerusform>
            <numerusform>%1 is full: a record holds at most %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>Striking back has shrunk the attacker by one pip.</numerusform>
            <numerusform>Striking back has shrunk the attacker by %n pips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Before the throw: one die against %1</numerusform>
            <numerusform>Before the throw: %n dice against %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>one die against %1 of %2</numerusform>
            <numerusform>%n dice against %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 loses one pip and is destroyed.</numerusform>
            <numerusform>%1 loses %n pips and is destroyed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 loses one pip and becomes small.</numerusform>
            <numerusform>%1 loses %n pips and becomes small.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 loses one pip and becomes medium.</numerusform>
            <numerusform>%1 loses %n pips and becomes medium.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionRow</name>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Last turns: %n left.</numerusform>
            <numerusform>Last turns: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has been exhausted %1 of %n times.</source>
        <extracomment>%1 of %n times: the last turns come when both numbers are equal</extracomment>
        <translation>
            <numerusform>The deck has been exhausted %1 of %n time.</numerusform>
            <numerusform>The deck has been exhausted %1 of %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>After %n exhaustion, the current turn is finished. Then everyone takes one more turn, starting with the next player.</numerusform>
            <numerusform>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>This is the last turn of the game.</numerusform>
            <numerusform>Last turns: %n left, including this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>The deck is exhausted for the first time.</numerusform>
            <numerusform>The deck has now been exhausted %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>The attacker rolls %n die, whatever its size.</numerusform>
            <numerusform>The attacker rolls %n dice, whatever its size.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n piece there.</numerusform>
            <numerusform>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>The piece can shrink itself by only one pip: it had no more when the turn began or when it came into play (%1).</numerusform>
            <numerusform>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 shrinks itself by one pip.</numerusform>
            <numerusform>%1 shrinks itself by %n pips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>It stops another player&apos;s announcement: one point is missing.</numerusform>
            <numerusform>It stops another player&apos;s announcement: %n points are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>It removes the lead that another player needs to win: one point is missing.</numerusform>
            <numerusform>It removes the lead that another player needs to win: %n points are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>You gain one point.</numerusform>
            <numerusform>You gain %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Others lose one point.</numerusform>
            <numerusform>Others lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Pieces of others lose one pip.</numerusform>
            <numerusform>Pieces of others lose %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Your pieces gain one pip.</numerusform>
            <numerusform>Your pieces gain %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>One of your points is now safe.</numerusform>
            <numerusform>%n of your points are now safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>You threaten a territory of one point.</numerusform>
            <numerusform>You threaten territories of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>You have one more card in hand.</numerusform>
            <numerusform>You have %n more cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Your hand now covers one more suit.</numerusform>
            <numerusform>Your hand now covers %n more suits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>You go ahead by one point.</numerusform>
            <numerusform>You go ahead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>You keep %n higher card, which is worth more in your hand than playing first.</numerusform>
            <numerusform>You keep %n higher cards, which are worth more in your hand than playing first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>The computer gains %n point.</numerusform>
            <numerusform>The computer gains %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>The computer&apos;s pieces gain %n pip.</numerusform>
            <numerusform>The computer&apos;s pieces gain %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n of the computer&apos;s points is now safe.</numerusform>
            <numerusform>%n of the computer&apos;s points are now safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>The computer threatens territories of %n point.</numerusform>
            <numerusform>The computer threatens territories of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>The computer has %n more card in hand.</numerusform>
            <numerusform>The computer has %n more cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>The computer goes ahead by %n point.</numerusform>
            <numerusform>The computer goes ahead by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>You have %n point, and another player has %1. To win, you need more than all others.</numerusform>
            <numerusform>You have %n points, and another player has %1. To win, you need more than all others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>You have %1 of %n point.</numerusform>
            <numerusform>You have %1 of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>If you have fewer than %n point when your next turn ends, you are out.</numerusform>
            <numerusform>If you have fewer than %n points when your next turn ends, you are out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>If you have fewer than %n point when your next turn ends, all other players win.</numerusform>
            <numerusform>If you have fewer than %n points when your next turn ends, all other players win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>If you have fewer than %n point when your next turn ends, you lose pieces.</numerusform>
            <numerusform>If you have fewer than %n points when your next turn ends, you lose pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>If you have fewer than %n point when your next turn ends, you miss the turn after it.</numerusform>
            <numerusform>If you have fewer than %n points when your next turn ends, you miss the turn after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>With fewer than %n point at its end, you are out.</numerusform>
            <numerusform>With fewer than %n points at its end, you are out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>With fewer than %n point at its end, %1 is out.</numerusform>
            <numerusform>With fewer than %n points at its end, %1 is out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>With fewer than %n point at its end, all other players win.</numerusform>
            <numerusform>With fewer than %n points at its end, all other players win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>With fewer than %n point at its end, you lose pieces.</numerusform>
            <numerusform>With fewer than %n points at its end, you lose pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>With fewer than %n point at its end, %1 loses pieces.</numerusform>
            <numerusform>With fewer than %n points at its end, %1 loses pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>With fewer than %n point at its end, you miss the turn after it.</numerusform>
            <numerusform>With fewer than %n points at its end, you miss the turn after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>With fewer than %n point at its end, %1 misses the turn after it.</numerusform>
            <numerusform>With fewer than %n points at its end, %1 misses the turn after it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Now each player takes %n of the bid cards, the first player last:</numerusform>
            <numerusform>Now each player takes %n of the bid cards, the first player last:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>A full hand here is %n card, as dealt.</numerusform>
            <numerusform>A full hand here is %n cards, as dealt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>The first may bring a piece into any space except the void. The second must leave at most %n piece there.</numerusform>
            <numerusform>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>The limit of %n piece in a space does not apply.</numerusform>
            <numerusform>The limit of %n pieces in a space does not apply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Create a small piece of the player&apos;s colour in the target space, if it holds no piece.</numerusform>
            <numerusform>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Draws %n card.</numerusform>
            <numerusform>Draws %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>There are too many of “%1”; at most %n is allowed.</numerusform>
            <numerusform>There are too many of “%1”; at most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>This is too long; at most %n byte is allowed.</numerusform>
            <numerusform>This is too long; at most %n bytes are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>This is nested too deeply; at most %n level is allowed.</numerusform>
            <numerusform>This is nested too deeply; at most %n levels are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>There are too many values; at most %n is allowed.</numerusform>
            <numerusform>There are too many values; at most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>There are too many; at most %n is allowed.</numerusform>
            <numerusform>There are too many; at most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Make one more change like that.</numerusform>
            <numerusform>Make %n more changes like that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>The cards dealt and laid out would number %1; at most %n is allowed, so that one is left to draw.</numerusform>
            <numerusform>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>The pieces of a player would number %1; at most %n is allowed.</numerusform>
            <numerusform>The pieces of a player would number %1; at most %n are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>This list is too short; at least %n entry is needed.</numerusform>
            <numerusform>This list is too short; at least %n entries are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Differs from “%1” in %n rule: %2 and others.</numerusform>
            <numerusform>Differs from “%1” in %n rules: %2 and others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Differs from “%1” in one rule: %2.</numerusform>
            <numerusform>Differs from “%1” in %n rules: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>These rules do not allow one player.</numerusform>
            <numerusform>These rules do not allow %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>There is %n more open card than players choose; what is left is discarded.</numerusform>
            <numerusform>There are %n more open cards than players choose; what is left is discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>%n open card is laid out to choose from.</numerusform>
            <numerusform>%n open cards are laid out to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Each player chooses %n card of the first hand from open cards.</numerusform>
            <numerusform>Each player chooses %n cards of the first hand from open cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 had %2 of %n point when announcing the last turn and %3 when it ended.</numerusform>
            <numerusform>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 goes from %2 to %n point and takes the lead.</numerusform>
            <numerusform>%1 goes from %2 to %n points and takes the lead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 goes from %2 to %n point.</numerusform>
            <numerusform>%1 goes from %2 to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n point</numerusform>
            <numerusform>%1 %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 draws one card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>The only card of the discard pile becomes the new draw pile.</numerusform>
            <numerusform>The %n cards of the discard pile are shuffled into a new draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>The cards are dealt to %n player, and the board is laid out.</numerusform>
            <numerusform>The cards are dealt to %n players, and the board is laid out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Your last turn ends with %2 of %n point.</numerusform>
            <numerusform>Your last turn ends with %2 of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>The last turn of %1 ends with %2 of %n point.</numerusform>
            <numerusform>The last turn of %1 ends with %2 of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Your last turn ends with only %2 of %n point.</numerusform>
            <numerusform>Your last turn ends with only %2 of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>The last turn of %1 ends with only %2 of %n point.</numerusform>
            <numerusform>The last turn of %1 ends with only %2 of %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>The game ends after %n turn.</numerusform>
            <numerusform>The game ends after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>The final round is over: the highest score, %n point, wins.</numerusform>
            <numerusform>The final round is over: the highest score, %n points, wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::GeneralRules</name>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>A space is full if it holds %n piece or more, no matter whose.</numerusform>
            <numerusform>A space is full if it holds %n pieces or more, no matter whose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%n player takes part.</numerusform>
            <numerusform>%n players take part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>%1 to %n player takes part.</numerusform>
            <numerusform>%1 to %n players take part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>The 78 tarot cards are shuffled. Each player is dealt %n card, which is also the hand limit.</numerusform>
            <numerusform>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n small one (one pip)</numerusform>
            <numerusform>%n small ones (one pip)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n medium one (two pips)</numerusform>
            <numerusform>%n medium ones (two pips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n large one (three pips)</numerusform>
            <numerusform>%n large ones (three pips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>A territory with a spot card, ace to ten, is full with %n piece.</numerusform>
            <numerusform>A territory with a spot card, ace to ten, is full with %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>A territory with a page, knight, queen or king is full with %n piece.</numerusform>
            <numerusform>A territory with a page, knight, queen or king is full with %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>A major arcana territory is full with %n piece.</numerusform>
            <numerusform>A major arcana territory is full with %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>A wasteland is full with %n piece.</numerusform>
            <numerusform>A wasteland is full with %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>A space with %n or more small pieces has no room for another one.</numerusform>
            <numerusform>A space with %n or more small pieces has no room for another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</numerusform>
            <numerusform>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</numerusform>
            <numerusform>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</numerusform>
            <numerusform>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>The 78 tarot cards are shuffled. Each player is dealt %n card.</numerusform>
            <numerusform>The 78 tarot cards are shuffled. Each player is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>The hand limit is %n card.</numerusform>
            <numerusform>The hand limit is %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>At the end of a turn, before anything else, the player draws %n card, up to the hand limit.</numerusform>
            <numerusform>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>With %n player the target score is %1.</numerusform>
            <numerusform>With %n players the target score is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>A wasteland that a player holds in the same way is worth %n point.</numerusform>
            <numerusform>A wasteland that a player holds in the same way is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>In each turn a player takes %n such action. It has minions of its own. Placing a piece is also an action, and so is passing.</numerusform>
            <numerusform>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>A player who ends their last turn with %n point or more wins immediately, whatever the other players have.</numerusform>
            <numerusform>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>This is your last turn: %n point wins at its end.</numerusform>
            <numerusform>This is your last turn: %n points win at its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>This is the last turn of %1, who needs %n point at its end.</numerusform>
            <numerusform>This is the last turn of %1, who needs %n points at its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>You win: your last turn ends with %n point, and the target was %2.</numerusform>
            <numerusform>You win: your last turn ends with %n points, and the target was %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1 wins: the last turn ends with %n point, and the target was %2.</numerusform>
            <numerusform>%1 wins: the last turn ends with %n points, and the target was %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Your last turn ends with only %2 of %n point; the win goes to all others: %3.</numerusform>
            <numerusform>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>The last turn of %1 ends with only %2 of %n point; the win goes to all others: %3.</numerusform>
            <numerusform>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>A player who ends a turn with %n point or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</numerusform>
            <numerusform>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>You lose %n piece.</numerusform>
            <numerusform>You lose %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 loses %n piece.</numerusform>
            <numerusform>%1 loses %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>All have announced a last turn: the highest score, %n point, wins.</numerusform>
            <numerusform>All have announced a last turn: the highest score, %n points, wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Otherwise %n of the player&apos;s pieces, the largest, returns to the stash. The player plays on.</numerusform>
            <numerusform>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n territory on %1 × %2 squares</numerusform>
            <numerusform>%n territories on %1 × %2 squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>The first player to bring in %n point wins immediately.</numerusform>
            <numerusform>The first player to bring in %n points wins immediately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>You bring in %n point.</numerusform>
            <numerusform>You bring in %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 brings in %n point.</numerusform>
            <numerusform>%1 brings in %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>You win: you have brought in %n point.</numerusform>
            <numerusform>You win: you have brought in %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1 wins: %n point has been brought in.</numerusform>
            <numerusform>%1 wins: %n points have been brought in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Under these rules, a hand holds at most one card.</numerusform>
            <numerusform>Under these rules, a hand holds at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>These rules are not for %n player.</numerusform>
            <numerusform>These rules are not for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n time: %1</numerusform>
            <numerusform>%n times: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Refresh the hand: discard any cards or none, then draw up to a hand of %n card.</numerusform>
            <numerusform>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Refresh the hand: either discard all of it, or draw up to a hand of %n card.</numerusform>
            <numerusform>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Refresh the hand: either discard all of it, or draw at most %n card, up to a hand of %1.</numerusform>
            <numerusform>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Refresh the hand: discard any cards or none, then draw at most %n card, up to a hand of %1.</numerusform>
            <numerusform>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n card.</numerusform>
            <numerusform>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Discard any cards or none, then draw up to a hand of %n card.</numerusform>
            <numerusform>Discard any cards or none, then draw up to a hand of %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>The space %3 already holds a piece; it must be without pieces (%1).</numerusform>
            <numerusform>The space %3 already holds %n pieces; it must be without pieces (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>At most one card can be drawn now (%1).</numerusform>
            <numerusform>At most %n cards can be drawn now (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>The space %3 is full: it holds one piece (%1).</numerusform>
            <numerusform>The space %3 is full: it holds %n pieces (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>It can go only one space (%1).</numerusform>
            <numerusform>It can go at most %n spaces (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>At most one pip can be removed (%1).</numerusform>
            <numerusform>At most %n pips can be removed (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>At most one point can be removed (%1).</numerusform>
            <numerusform>At most %n points can be removed (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>There is no room for another small piece on %3, which already holds %n (%1).</numerusform>
            <numerusform>There is no room for another small piece on %3, which already holds %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>There is no room for another medium piece on %3, which already holds %n (%1).</numerusform>
            <numerusform>There is no room for another medium piece on %3, which already holds %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>There is no room for another large piece on %3, which already holds %n (%1).</numerusform>
            <numerusform>There is no room for another large piece on %3, which already holds %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>There is no room for another piece of the same player on %3, which already holds %n (%1).</numerusform>
            <numerusform>There is no room for another piece of the same player on %3, which already holds %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>You need %n point to announce your last turn (%1).</numerusform>
            <numerusform>You need %n points to announce your last turn (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>At most %n card can be chained by turning over and copying; then no more are turned over or copied.</numerusform>
            <numerusform>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>It moves %n space, whatever the size of the minion.</numerusform>
            <numerusform>It moves 1 to %n spaces, whatever the size of the minion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>The limit of %n piece in a space does not apply.</numerusform>
            <numerusform>The limit of %n pieces in a space does not apply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>It must not end in the void or in a space that already holds %n piece.</numerusform>
            <numerusform>It must not end in the void or in a space that already holds %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>You draw one card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 draws one card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 moves one space %2.</numerusform>
            <numerusform>%1 moves %n spaces %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 pushes %2 one space %3.</numerusform>
            <numerusform>%1 pushes %2 by %n spaces %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 shrinks itself by one pip.</numerusform>
            <numerusform>%1 shrinks itself by %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 shrinks %2 by one pip.</numerusform>
            <numerusform>%1 shrinks %2 by %n pips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Shrink a targeted piece by %n pip, whatever the size of the minion.</numerusform>
            <numerusform>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>It counts as %n pip, whatever the size of the minion.</numerusform>
            <numerusform>It counts as 1 to %n pips, whatever the size of the minion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>The rod may bring a piece into any space except the void. The sword must then leave at most %n piece there, however it does so.</numerusform>
            <numerusform>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>The game ends after %n round at the latest.</numerusform>
            <numerusform>The game ends after %n rounds at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>The game ends after %n minute at the latest.</numerusform>
            <numerusform>The game ends after %n minutes at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>A hidden timer ends the game after %1 to %n round; nobody knows how many.</numerusform>
            <numerusform>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>A hidden timer ends the game after %1 to %n minute; nobody knows how many.</numerusform>
            <numerusform>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</numerusform>
        </translation>
    </message>
</context>
</TS>
