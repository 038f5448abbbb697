// Selection of a deck of cards.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/art/cards/deck_shelf.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace gnostica::gui {

/// Describes a deck with pictures that cannot be drawn; the first fault is a detail.
QString sentenceAbout(const DeckFaults& faults);
/// Says that the deck cannot be used; the reason is a detail.
QString sentenceAboutUnusable(const QString& deck);

/// The decks of a shelf and the deck in use, even if it is missing; below them, the problems of the selected deck.
/// Pictures are checked in the background. A deck that cannot be used can be selected, but is not chosen.
class DeckChoice : public QWidget {
    Q_OBJECT

public:
    explicit DeckChoice(const DeckShelf& shelf, QWidget* parent = nullptr);

    /// Selects the deck in use.
    void choose(const QString& id);
    /// Nullopt if the selected deck cannot be used: the deck in use is kept.
    std::optional<QString> chosen() const;
    bool saysSomething() const;

Q_SIGNALS:
    /// The text below the list has become longer or shorter.
    void noteChanged();

private:
    void retranslate();
    QString labelOf(const DeckTitle& title) const;
    const DeckTitle* lookedAt() const;
    QString sentenceAboutProblems(const DeckTitle& title) const;
    void look();
    void say(const QString& text, const QString& detail);
    void sayNothing();

    DeckShelf shelf_;
    std::vector<DeckTitle> titles_;
    QString inUse_;
    QComboBox* box_;
    QLabel* note_;
    async::Job<async::NoProgress, DeckFaults> looking_;
};

}  // namespace gnostica::gui
