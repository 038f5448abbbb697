// Asks what a new ruleset is to be.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/rulesets/ruleset_text.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace gnostica::gui {

class IdentityForm;

class NewRulesetDialog : public QDialog {
    Q_OBJECT

public:
    /// `parent`: the id of a ruleset that is offered first.
    NewRulesetDialog(const RulesShelf& shelf, const std::string& parent, QWidget* window);

    NewRuleset choice() const;

private:
    void fillParents();
    void retranslate();
    void check();

    const RulesShelf& shelf_;
    QLabel* parentLabel_;
    QComboBox* parents_;
    int forAny_ = 0;  ///< the place of "an expansion for any game" among them
    QLabel* note_;
    IdentityForm* identity_;
    QDialogButtonBox* buttons_;
};

}  // namespace gnostica::gui
