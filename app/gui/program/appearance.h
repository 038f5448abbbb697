// The theme that the program wears.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/theme.h"

#include <QObject>

#include <functional>

namespace gnostica::gui {

class SettingsStore;

/// Is the desktop dark now?
bool desktopIsDark();

/// Dresses the program as the settings want it, also as the desktop changes between light and dark, where they follow
/// that. Where the deck cannot be read, plain faces are drawn.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Both must stay. `window`: by which the desktop tells of its changes.
    Appearance(const SettingsStore& settings, DeckShelf decks, std::function<bool()> isDesktopDark, QObject& window);

    const DeckShelf& decks() const { return decks_; }
    /// Reads the deck of the settings anew: somebody may have repaired its files.
    void readDeckAgain();
    /// That of the settings, whether it can be used or not.
    const QString& deckId() const { return deckId_; }
    /// Why the deck of the settings cannot be used; empty if it is.
    const engine::Diagnostics& deckProblems() const { return deckProblems_; }

Q_SIGNALS:
    /// Another deck has been read, or could not be.
    void deckRead();
    /// Some pictures of the deck cannot be drawn; found out aside.
    void deckFaulty(const gnostica::gui::DeckFaults& faults);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Theme wanted() const;
    void fetchDeck();
    void dress();
    void wear();
    void followDesktop();

    const SettingsStore& settings_;
    DeckShelf decks_;
    std::function<bool()> isDesktopDark_;
    bool desktopIsDark_;
    std::shared_ptr<const Deck> deck_;
    QString deckId_;
    engine::Diagnostics deckProblems_;
    Job<NoProgress, DeckFaults> looking_;
};

}  // namespace gnostica::gui
