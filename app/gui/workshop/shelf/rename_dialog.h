// Asks for another name and id of a ruleset.
#pragma once

#include "app/gui/rulesets/own_rulesets.h"
#include "app/gui/rulesets/ruleset_family.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;

namespace gnostica::gui {

class IdentityForm;

class RenameDialog : public QDialog {
    Q_OBJECT

public:
    RenameDialog(const RulesShelf& shelf, std::string id, QWidget* window);

    Renaming choice() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void check();

    const RulesShelf& shelf_;
    std::string id_;
    Dependants dependants_;
    IdentityForm* identity_;
    QLabel* dependantsText_;
    QCheckBox* follow_;
    QDialogButtonBox* buttons_;
};

}  // namespace gnostica::gui
