// Hands and piles, and the cards in them.
#pragma once

#include "app/gui/shared/table/board_edit.h"
#include "app/gui/windows/position/cards/card_icons.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QTreeWidget>

#include <optional>

namespace gnostica::gui {

/// A branch for each hand, for both piles in their order, and for the rest. Cards are dragged in, out and up and down;
/// by keys they are added (Insert), released (Delete) and moved within a pile (Alt with arrow keys).
class CardTree : public QTreeWidget {
    Q_OBJECT

public:
    /// `icons` must stay.
    CardTree(const CardIcons& icons, QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    void refreshIcons();
    /// Goes to the branch of a hand (none: to that of the draw pile).
    void goTo(engine::Seat hand);
    /// Where a card would go that was added now: the place of what is chosen.
    std::optional<CardPlace> target() const;
    /// Lets people choose a card for the place that is chosen.
    void addCard();
    void release();
    /// Moves the chosen card within its pile: 0 to the top, or a very large number to the bottom.
    void moveTo(int place);
    void moveBy(int by);

Q_SIGNALS:
    /// This card is to go there.
    void moved(gnostica::engine::Card card, const gnostica::gui::CardPlace& to);
    /// What is chosen is another branch or card now.
    void targetChanged();

protected:
    QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    QStringList mimeTypes() const override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void retranslate();
    void fill(QTreeWidgetItem& branch, const std::vector<engine::Card>& cards);
    std::optional<engine::Card> chosenCard() const;
    CardPlace placeAt(const QPoint& point) const;
    void choose(engine::Card card);

    const CardIcons& icons_;
    int seats_ = 0;
};

}  // namespace gnostica::gui
