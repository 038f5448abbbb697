#include "app/gui/program/program_messages.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/script_fonts.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/appearance.h"
#include "app/gui/windows/game/dialogs/deck_choice.h"

#include <QWidget>

namespace gnostica::gui {

ProgramMessages::ProgramMessages(const Appearance& appearance, const SettingsStore& settings, MessageBar& bar,
                                 QWidget& window)
    : appearance_(appearance),
      settings_(settings),
      bar_(bar),
      errors_(bar),
      window_(window) {
    connect(&appearance, &Appearance::deckRead, this, &ProgramMessages::reportDeck);
    connect(&appearance, &Appearance::deckFaulty, this, &ProgramMessages::reportPictures);
    connect(&settings, &SettingsStore::failed, this,
            [this] { reportSettings([] { return tr("The settings could not be saved."); }); });
    connect(&settings, &SettingsStore::healed, this, [this] { errors_.about(MessageBar::Topic::settings).withdraw(); });
    whenLanguageChanges(&window, this, [this] { reportLetters(); });
}

void ProgramMessages::report() const {
    reportDeck();
    reportLetters();
    if (settings_.problem()) {
        reportSettings([] { return tr("The settings could not be read. Changes to them will not be saved."); });
    }
}

void ProgramMessages::reportDeck() const {
    errors_.about(MessageBar::Topic::pictures).withdraw();  // these were about another deck
    const ErrorReporter deck = errors_.about(MessageBar::Topic::deck);
    deck.withdraw();
    if (!appearance_.deckProblems().empty()) {
        deck.report([id = appearance_.deckId()] { return sentenceAboutUnusable(id); }, appearance_.deckProblems());
    }
}

void ProgramMessages::reportPictures(const DeckFaults& faults) const {
    bar_.report(
        [faults] {
            return ErrorText{sentenceAbout(faults), {sentenceOf(*faults.first)}};
        },
        MessageBar::Topic::pictures);
}

void ProgramMessages::reportLetters() const {
    bar_.withdraw(MessageBar::Topic::letters);
    if (const QString missing = missingLetters(QLocale(), window_.font()); !missing.isEmpty()) {
        bar_.report([missing] { return ErrorText{missing, {}}; }, MessageBar::Topic::letters);
    }
}

void ProgramMessages::reportSettings(const ErrorReporter::Attempt& attempt) const {
    errors_.about(MessageBar::Topic::settings).report(attempt, *settings_.problem());
}

}  // namespace gnostica::gui
