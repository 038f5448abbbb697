// Hands and piles, and the cards in them.
#pragma once

#include "app/gui/shared/table/board_edit.h"
#include "app/gui/windows/position/cards/card_icons.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QTreeWidget>

#include <optional>

namespace gnostica::gui {

/// A branch for each hand, for the draw pile and the discard pile in order, and for the rest. Cards can be dragged in,
/// out, up and down; keys add them (Insert), release them (Delete) and move them within a pile (Alt with arrow keys).
class CardTree : public QTreeWidget {
    Q_OBJECT

public:
    /// `icons` must outlive this.
    CardTree(const CardIcons& icons, QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    void refreshIcons();
    /// Selects the branch of a hand (none: that of the draw pile).
    void goTo(engine::Seat hand);
    /// The selected place, where an added card would go.
    std::optional<CardPlace> target() const;
    /// Lets the user choose a card for the selected place.
    void addCard();
    void release();
    /// Moves the selected card within its pile: 0 is the top; a very large number is the bottom.
    void moveTo(int place);
    void moveBy(int by);

Q_SIGNALS:
    /// The card is to be moved there.
    void moved(gnostica::engine::Card card, const gnostica::gui::CardPlace& to);

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
