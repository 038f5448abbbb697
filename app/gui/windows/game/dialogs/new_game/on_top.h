// What is added to the chosen game: expansions and house rules.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class HouseRules;

/// Expansions with a switch and a sentence, the house rules, and documents that cannot be offered. Scrolls if there is
/// too little room.
class OnTop : public QWidget {
    Q_OBJECT

public:
    explicit OnTop(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);

    HouseRules& house() { return *house_; }
    const HouseRules& house() const { return *house_; }
    /// Offers these expansions; none is chosen.
    void setExpansions(const std::vector<rulesets::RulesetTitle>& titles);
    QStringList chosen() const;
    /// Without expansionsChanged().
    void setChosen(const QStringList& ids);
    /// Documents that are not offered, with the reasons; empty for none.
    void setNotOffered(const QString& lines);

Q_SIGNALS:
    /// The user has chosen other expansions.
    void expansionsChanged();

private:
    QWidget* row(const rulesets::RulesetTitle& title);
    void retranslate();

    QLabel* title_;
    QWidget* expansionBox_;
    QVBoxLayout* expansionList_;
    std::vector<QCheckBox*> expansions_;
    HouseRules* house_;
    QLabel* notOffered_;
};

}  // namespace gnostica::gui
