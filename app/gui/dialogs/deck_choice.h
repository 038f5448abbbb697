// Chooses a deck of cards.
#pragma once

#include "app/gui/art/cards/deck_shelf.h"
#include "app/gui/async/job.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace gnostica::gui {

/// What is said of a deck with pictures that cannot be drawn; what is wrong with the first is a detail.
QString sentenceAbout(const DeckFaults& faults);

/// The decks of a shelf; below, what is wrong with the chosen one. Its pictures are looked through aside.
class DeckChoice : public QWidget {
    Q_OBJECT

public:
    explicit DeckChoice(const DeckShelf& shelf, QWidget* parent = nullptr);

    void choose(const QString& id);
    /// Nullopt if what was to be chosen is not there, or has no id of its own.
    std::optional<QString> chosen() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QString labelOf(const DeckTitle& title) const;
    void look();
    void say(const QString& text, const QString& detail);
    void sayNothing();

    DeckShelf shelf_;
    std::vector<DeckTitle> titles_;
    QComboBox* box_;
    QLabel* note_;
    Job<NoProgress, DeckFaults> looking_;
};

}  // namespace gnostica::gui
