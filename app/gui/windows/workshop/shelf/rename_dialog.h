// Dialog for another name and id of a ruleset.
#pragma once

#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/ruleset_family.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;

namespace gnostica::gui {

class IdentityForm;

class RenameDialog : public QDialog {
    Q_OBJECT

public:
    /// A ruleset of the shelf.
    RenameDialog(const rulesets::RulesShelf& shelf, const std::string& id, QWidget* window);
    /// A document that is not on the shelf because its id is taken.
    RenameDialog(const rulesets::RulesShelf& shelf, const nlohmann::json& document, QWidget* window);

    rulesets::Renaming choice() const;

private:
    RenameDialog(const rulesets::RulesShelf& shelf, std::string own, const QString& name, const std::string& id,
                 QWidget* window);
    void retranslate();
    void check();

    const rulesets::RulesShelf& shelf_;
    std::string id_;
    rulesets::Dependants dependants_;
    IdentityForm* identity_;
    QLabel* dependantsText_;
    QCheckBox* follow_;
    QDialogButtonBox* buttons_;
};

}  // namespace gnostica::gui
