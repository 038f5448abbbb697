// A model of a row of cards.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card_set.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// One row per card; Card::none() is a card that shows only its back. Knows no rules: setPickable() defines which cards
/// may be picked.
class CardsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        CardNumberRole = Qt::UserRole,  ///< deck order; -1 for a back
        PickableRole,
        PickedRole,
        ChoosingRole  ///< a choice is in progress, so cards that may not be picked are dimmed
    };

    using QAbstractListModel::QAbstractListModel;

    /// Sets the source of additional texts about cards.
    void setDescriber(std::function<QString(engine::Card)> describer);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// Updates the names to a new language.
    void renamed();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    engine::Card cardAt(const QModelIndex& index) const;
    bool isPickable(engine::Card card) const { return !card.isNone() && (pickable_ | picked_).contains(card); }

protected:
    /// Shows other cards; unchanged rows are kept.
    void setCards(const std::vector<engine::Card>& cards);

private:
    QString nameOf(engine::Card card) const;
    QString accessibleText(engine::Card card) const;
    void changed(const QList<int>& roles);

    std::vector<engine::Card> cards_;
    engine::CardSet pickable_;
    engine::CardSet picked_;
    std::function<QString(engine::Card)> describer_;
};

}  // namespace gnostica::gui
