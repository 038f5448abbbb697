// Chooses a deck of cards.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/art/cards/deck_shelf.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace gnostica::gui {

/// What is said of a deck with pictures that cannot be drawn; what is wrong with the first is a detail.
QString sentenceAbout(const DeckFaults& faults);
/// What is said where the deck of this name cannot be used; why is a detail.
QString sentenceAboutUnusable(const QString& deck);

/// The decks of a shelf, and the one that is in use, be it there or not; below, what is wrong with the one that is
/// looked at. Its pictures are looked through aside. One that cannot be used can be looked at, but is not chosen.
class DeckChoice : public QWidget {
    Q_OBJECT

public:
    explicit DeckChoice(const DeckShelf& shelf, QWidget* parent = nullptr);

    /// The deck that is in use.
    void choose(const QString& id);
    /// Nullopt if what is looked at cannot be used: the deck in use stays.
    std::optional<QString> chosen() const;
    bool saysSomething() const;

Q_SIGNALS:
    /// More or less is said below.
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
    Job<NoProgress, DeckFaults> looking_;
};

}  // namespace gnostica::gui
