// The mechanics of a draft.
#pragma once

#include "app/gui/windows/workshop/workbench.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;

namespace gnostica::gui {

/// A check box for each mechanic of the engine and the plug-ins. Their settings are rows of the form.
class MechanicRows : public QWidget {
    Q_OBJECT

public:
    MechanicRows(const Workbench& bench, QWidget* parent);

    void setLocked(bool locked);

private:
    struct Row {
        std::string name;
        QCheckBox* box;
    };
    void follow();
    void toggle(const Row& row, bool on);
    void retranslate();

    Workbench bench_;
    std::vector<Row> rows_;
};

}  // namespace gnostica::gui
