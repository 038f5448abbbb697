#include "app/gui/shared/panels/comparing_help.h"

#include "app/language/lists.h"

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

namespace {

HelpEntry pageEntry(const QString& chapter, const QString& title, const QStringList& sentences) {
    return {HelpPage::comparing, chapter, {}, title, wording::sentences(sentences)};
}

}  // namespace

HelpEntries ComparingHelp::questions() {
    const QString chapter = tr("Compare rulesets");
    return {
        pageEntry(chapter, tr("Choose two"),
                  {tr("Choose “Compare rules side by side” in the menu “Game”."),
                   tr("Above stand the rulesets: any that is installed, one that is being made in the workshop, or the "
                      "rules of the game on the table; expansions can be laid over each."),
                   tr("More than two can take part in an experiment: press the plus beside them.")}),
        pageEntry(chapter, tr("Differences"),
                  {tr("“Differences” shows the rules of both side by side, with the words marked that differ, and a "
                      "table of the settings."),
                   tr("What is the same is folded; click it to read it.")}),
        pageEntry(chapter, tr("What does that mean here?"),
                  {tr("“The same position” shows one position on two boards, and all steps in four groups: those that "
                      "only one of the rulesets allows, those with another outcome, and those that are alike."),
                   tr("The position comes from the game on the table, from a file, from a moment of a game that was "
                      "played, or from a fresh deal."),
                   tr("Choose a step, and both boards take it where they can; beside each step stands the rule that "
                      "makes the difference.")}),
    };
}

HelpEntries ComparingHelp::experiments() {
    const QString chapter = tr("Let computers play");
    return {
        pageEntry(chapter, tr("An experiment"),
                  {tr("Under “Effects on play” computers play the same deals by each ruleset."),
                   tr("Say how many play, how well, and how many deals; or how precisely you want to know something."),
                   tr("It can be paused, stopped, and gone on with another day: nothing that was played is lost."),
                   tr("A plan can be saved as a file, for somebody else, or for the command line.")}),
        pageEntry(chapter, tr("From a number to its games"),
                  {tr("Click a number, a bar or a dot: the games that it is made of are listed."),
                   tr("Click a game twice to watch it.")}),
        pageEntry(chapter, tr("Rules that matter"),
                  {tr("“Rules that matter” changes every rule of one ruleset alone, and shows which changes make games "
                      "shorter, calmer or more even."),
                   tr("From each change one button leads to an experiment of its own, and another one to the rules.")}),
        pageEntry(chapter, tr("A report"),
                  {tr("“Export” writes a page with pictures that every browser shows, or numbers for a "
                      "spreadsheet.")}),
    };
}

HelpEntries ComparingHelp::reading() {
    const QString chapter = tr("How to read an interval");
    return {
        pageEntry(chapter, tr("“4.1 ± 0.9 turns”"),
                  {tr("Games are full of chance: other deals would have given another number."),
                   tr("The interval says how far it may be off: the true number is probably between 3.2 and 5.0."),
                   tr("More deals make it narrower: four times as many halve it.")}),
        pageEntry(chapter, tr("Is there a difference?"),
                  {tr("If the interval of a difference leaves out 0, the rules probably do something; such lines are "
                      "bold."),
                   tr("If 0 lies within it, nothing was seen. That does not mean that there is nothing: the sentence "
                      "beside it says how large a difference there could still be.")}),
        pageEntry(chapter, tr("Why one may watch"),
                  {tr("These intervals hold however often you look at them, and whenever you stop."),
                   tr("Of twenty, one may miss the truth all the same; verdicts allow for the many things that are "
                      "looked at.")}),
        pageEntry(chapter, tr("What it does not say"),
                  {tr("Computers have played, not people: they do not bear a grudge, and they do not learn."),
                   tr("Whether a game is fun, you have to find out yourselves.")}),
    };
}

HelpEntries ComparingHelp::positions() {
    const QString chapter = tr("Set up a position");
    return {
        pageEntry(chapter, tr("Lay it out"),
                  {tr("Choose “Set up a position” in the menu “Game”, or in the window of a game that was played."),
                   tr("Put cards and pieces where they belong: drag them, or choose one and then a space."),
                   tr("Cards and pieces are counted as you go; what cannot be is said, with the rule, and where it "
                      "is.")}),
        pageEntry(chapter, tr("Use it"),
                  {tr("Play on from it, save it, copy it as text or as a picture, or compare it by two rulesets.")}),
    };
}

HelpEntries ComparingHelp::entries() {
    HelpEntries all = questions();
    for (HelpEntries part : {experiments(), reading(), positions()}) {
        std::move(part.begin(), part.end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace gnostica::gui
