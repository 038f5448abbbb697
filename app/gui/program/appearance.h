// The current theme of the program.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/theme.h"

#include <QObject>

#include <functional>

namespace gnostica::gui {

class SettingsStore;

/// True if the desktop is dark now.
bool desktopIsDark();

/// Applies the look chosen in the settings, also when the desktop changes between light and dark, if the settings
/// follow it. If the deck cannot be read, plain faces are drawn.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Both references must outlive this. `window`: receives theme changes of the desktop.
    Appearance(const SettingsStore& settings, DeckShelf decks, std::function<bool()> isDesktopDark, QObject& window);

    const DeckShelf& decks() const { return decks_; }
    /// Reads the deck of the settings again, since its files may have been repaired.
    void readDeckAgain();
    /// The deck in the settings, whether or not it can be used.
    const QString& deckId() const { return deckId_; }
    /// The reason why the deck of the settings cannot be used; empty if it can.
    const engine::Diagnostics& deckProblems() const { return deckProblems_; }

Q_SIGNALS:
    /// Another deck has been read or has failed to be read.
    void deckRead();
    /// Some pictures of the deck cannot be drawn; emitted after a background check.
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
    async::Job<async::NoProgress, DeckFaults> looking_;
};

}  // namespace gnostica::gui
