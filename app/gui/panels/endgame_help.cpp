#include "app/gui/panels/endgame_help.h"

#include "app/wording/lists.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

namespace {

HelpEntry finding(const QString& chapter, const QString& title, const QStringList& sentences) {
    return {HelpPage::endgame, chapter, {}, title, wording::sentences(sentences)};
}

QString ifThere(const QString& file) {
    return QFileInfo::exists(file) ? file : QString();
}

}  // namespace

HelpEntries EndgameHelp::question(const QString& folder) {
    const QString chapter = tr("What we found out about the endgame");
    HelpEntry lengths = finding(chapter, tr("The question"),
                                {tr("Those who designed Gnostica call its endgame a thorn in their sides: nobody dares "
                                    "to announce a last turn, everybody attacks whoever leads, and whoever announces "
                                    "in vain has to watch."),
                                 tr("So we had computers play 600 deals to three players with nine endings, each "
                                    "deal twice with everybody one seat further, and twice more with unequal players: "
                                    "21,600 games."),
                                 tr("The picture shows how much longer or shorter games became than with the rules as "
                                    "printed.")});
    lengths.drawing = ifThere(folder + QStringLiteral("/turns.svg"));
    return {lengths,
            finding(chapter, tr("The thorn is real"),
                    {tr("As printed, three computers who see who leads play 380 turns, and one game in six has no end "
                        "within 2000 decisions."),
                     tr("During 40 of these turns somebody is one point or less from the target, and nobody dares."),
                     tr("Of the steps that hurt somebody, 56 % hurt the player who leads.")})};
}

HelpEntries EndgameHelp::answers() {
    const QString chapter = tr("What heals what");
    return {
        finding(chapter, tr("The Infinity card"),
                {tr("The ending of the first edition heals most: 71 turns instead of 380, every game ends, nobody is "
                    "out, and nobody shares a win."),
                 tr("More last turns are announced than with any other ending, two in a game, and they hold as often "
                    "as before, at little more than five points."),
                 tr("Its price: the better player wins 72 % instead of 89 % of the games.")}),
        finding(chapter, tr("The highest score when the deck is used up"),
                {tr("78 turns, every game ends, nobody is out."),
                 tr("But in more than every fourth game players share the win, and two steps of three that hurt "
                    "somebody hurt the player who leads: more than with the rules as printed.")}),
        finding(chapter, tr("A hidden timer"),
                {tr("30 turns: by far the shortest games, with less than one turn in which nobody dares."),
                 tr("Hardly anybody announces any more, one last turn in six holds, and whoever begins wins only 18 % "
                    "of the games.")}),
        finding(chapter, tr("Other targets"),
                {tr("A target of eight takes 114 turns off the game and leaves everything else as it is: people dare "
                    "as little as before."),
                 tr("A target of ten adds 109 turns, and four games in ten have no end.")}),
        finding(chapter, tr("Milder failures"),
                {tr("That all others win when an announcer fails makes games no shorter, but in a third of them "
                    "players share the win: a last turn holds in 58 % of the cases instead of 77 %."),
                 tr("That a failed announcer loses pieces instead of the game keeps everybody at the table, and adds "
                    "33 turns: nobody dares earlier because of it.")}),
        finding(chapter, tr("What did not change"),
                {tr("No ending makes luck count for more: whether the same seat wins again with the same cards says "
                    "nothing about the next game in any of them.")}),
    };
}

HelpEntries EndgameHelp::limits(const QString& folder) {
    const QString chapter = tr("What this does not say");
    HelpEntries all{
        finding(chapter, tr("These were computers"),
                {tr("They plan one turn and the answer to it. They make no treaties, do not get bored, and do not "
                    "tire of attacking whoever leads: people may end their games much sooner."),
                 tr("What was compared are endings with the same players and the same cards; how long your games last "
                    "is another question.")}),
        finding(chapter, tr("Still open"),
                {tr("Whether people dare more when failing costs less; how it is with four and more players; whether "
                    "an ending can be short and leave as much to skill as the rules as printed."),
                 tr("Try it yourself: “Compare rules side by side” in the menu “Game” opens the plan of this "
                    "experiment, too.")}),
    };
    HelpEntry report = finding(chapter, tr("The whole report"),
                               {tr("All numbers with their intervals, all pictures, and how to make it again, in the "
                                   "browser.")});
    report.document = ifThere(folder + QStringLiteral("/report.html"));
    if (!report.document.isEmpty()) {
        all.push_back(report);
    }
    return all;
}

HelpEntries EndgameHelp::entries(const QString& folder) {
    HelpEntries all = question(folder);
    for (HelpEntries part : {answers(), limits(folder)}) {
        std::move(part.begin(), part.end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace gnostica::gui
