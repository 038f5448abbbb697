// Cards in a row, for views.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "engine/model/card_set.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// A row for each card; Card::none() is a card of which only the back is seen. Knows no rule: what may be picked is
/// told to it.
class CardsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        CardNumberRole = Qt::UserRole,  ///< deck order; -1 for a back
        PickableRole,
        PickedRole,
        ChoosingRole  ///< something else is to be picked here, so what is not pickable steps back
    };

    using QAbstractListModel::QAbstractListModel;

    /// What is said of a card beyond its name.
    void setDescriber(std::function<QString(engine::Card)> describer);
    void setPickable(engine::CardSet cards);
    void setPicked(engine::CardSet cards);
    /// Names are in another language now.
    void renamed();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    engine::Card cardAt(const QModelIndex& index) const;
    bool isPickable(engine::Card card) const { return !card.isNone() && (pickable_ | picked_).contains(card); }

protected:
    /// Shows other cards; rows that stay the same stay.
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
