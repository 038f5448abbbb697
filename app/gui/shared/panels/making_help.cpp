#include "app/gui/shared/panels/making_help.h"

#include "app/language/lists.h"

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

namespace {

HelpEntry entry(const QString& chapter, const QString& title, const QStringList& sentences) {
    return {HelpPage::making, chapter, {}, title, wording::sentences(sentences)};
}

}  // namespace

HelpEntries MakingHelp::ways() {
    const QString chapter = tr("Make your own game");
    return {
        entry(chapter, tr("Begin with a game that you know"),
              {tr("Choose “Make your own game” in the menu “Game”."),
               tr("On the left are all rulesets; each stands below the one on which it is built."),
               tr("Choose the one that is nearest to what you want, and then “New”."),
               tr("Yours says only what is different: everything else stays as it is in the parent."),
               tr("What came with the program is locked; yours can be changed.")}),
        entry(chapter, tr("Change a setting"),
              {tr("Under “Settings” each rule that can be changed is a line: what it is called, what it means, and "
                  "which rule of the book it is about."),
               tr("Type a word into the search field to find one."),
               tr("What differs from the parent has a coloured mark; the arrow beside it leads back.")}),
        entry(chapter, tr("Read what it means"),
              {tr("On the right stand the rules of your game, as players will read them."),
               tr("Sentences that are new are marked; rest the pointer on one to see what stood there before."),
               tr("Click a sentence to see the setting that decides it.")}),
        entry(chapter, tr("See whether it is sound"),
              {tr("“Problems” lists what cannot be played, and what you may not have wanted."),
               tr("Where there is a way out, there is a button for it.")}),
        entry(chapter, tr("See what it does"),
              {tr("While you work, computers play quick games with your rules."),
               tr("“Trial games” tells what they have shown: whether games end, how long they take, and what nobody "
                  "ever used."),
               tr("“Play the draft” begins a game with it at once; it need not be saved for that."),
               tr("“Play on from the table” goes on with it from what lies on the table now.")}),
        entry(chapter, tr("Nothing is lost"),
              {tr("Every change can be undone."),
               tr("What you have not saved is kept when you close the window, and there again next time."),
               tr("Games that have begun keep the rules with which they began.")}),
    };
}

HelpEntries MakingHelp::recipes() {
    const QString chapter = tr("Three recipes");
    const QString saved = tr("Choose “Save the ruleset”. From now on it is among the games of “New game”.");
    return {
        entry(chapter, tr("A shorter game for four"),
              {tr("Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”."),
               tr("Under “Players and pieces” set “Fewest players” and “Most players” to 4."),
               tr("Type “points to win” into the search field, and set “Points to win” to 7."),
               tr("“Trial games” tells after a moment how many turns a game takes now."), saved,
               tr("If others are to play it, too, leave the number of players as it is, and set “Points to win "
                  "with four players” instead.")}),
        entry(chapter, tr("A gentler ending"),
              {tr("Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”."),
               tr("Type “last turn” into the search field. “A failed last turn” says what happens to a player who "
                  "announces and then has too few points."),
               tr("Choose “The next turn is passed over”: nobody is out any more."),
               tr("Set “Points needed to announce” to 6, so that nobody announces in vain."),
               tr("The rules on the right say at once what that means."), saved}),
        entry(chapter, tr("Another power for a card"),
              {tr("Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”."),
               tr("Open “Powers of cards” and go down to “The Sun”."),
               tr("Press the plus behind its powers, “Add a power”, and choose “Rod”."),
               tr("The face of the card and its sentence follow. Drag the new power to where it belongs."), saved}),
    };
}

HelpEntries MakingHelp::beyond() {
    const QString chapter = tr("When it is made");
    return {
        entry(chapter, tr("Give it away"),
              {tr("A ruleset is one file. “Export” writes it wherever you like."),
               tr("Others drop the file on the window, or open it with a double click."),
               tr("It holds no program: nothing in it can do any harm.")}),
        entry(chapter, tr("Its name in other languages"),
              {tr("Under “Names” you can write name and summary in several languages."),
               tr("Whoever reads another one sees the English text, or the first that there is.")}),
        entry(chapter, tr("For those who know JSON"),
              {tr("Under “Text” stands the document itself, with completion and explanations."),
               tr("Form and text are always the same; what you wrote keeps its order and its spaces.")}),
    };
}

HelpEntries MakingHelp::entries() {
    HelpEntries all = ways();
    for (HelpEntries part : {recipes(), beyond()}) {
        std::move(part.begin(), part.end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace gnostica::gui
