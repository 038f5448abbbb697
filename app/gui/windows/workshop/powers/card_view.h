// Preview of a card: its face and its texts.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_text.h"
#include "engine/model/card.h"

#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;

namespace gnostica::gui {

class FlowLayout;

/// Another row that uses the power.
struct UsedElsewhere {
    std::string row;
    QString name;
    friend bool operator==(const UsedElsewhere&, const UsedElsewhere&) = default;
};

class CardView : public QWidget {
    Q_OBJECT

public:
    explicit CardView(QWidget* parent);
    ~CardView() override;

    void presentCard(engine::Card card, const CardText& face);
    /// The effect of the card in the rulebook's words, and its effect in the parent if that differs.
    void presentWords(const QString& sentence, const QString& inherited);
    /// A power and the other rows that use it.
    void presentPower(const QString& title, const std::vector<UsedElsewhere>& elsewhere);
    QString sentence() const;

Q_SIGNALS:
    void rowWanted(const std::string& row);

private:
    class Picture;

    Picture* picture_;
    QLabel* sentence_;
    QLabel* inherited_;
    QLabel* elsewhereTitle_;
    QWidget* elsewhere_;
    FlowLayout* flow_;
    std::vector<UsedElsewhere> shown_;
};

}  // namespace gnostica::gui
