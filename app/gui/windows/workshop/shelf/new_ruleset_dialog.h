// Dialog for a new ruleset.
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
    /// `parent`: id of the ruleset that is preselected.
    NewRulesetDialog(const rulesets::RulesShelf& shelf, const std::string& parent, QWidget* window);

    rulesets::NewRuleset choice() const;

private:
    void fillParents();
    void retranslate();
    void check();

    const rulesets::RulesShelf& shelf_;
    QLabel* parentLabel_;
    QComboBox* parents_;
    int forAny_ = 0;  ///< index of "an expansion for any game"
    QLabel* note_;
    IdentityForm* identity_;
    QDialogButtonBox* buttons_;
};

}  // namespace gnostica::gui
