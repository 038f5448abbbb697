// The parent, the expansions and the version of a draft.
#pragma once

#include "app/gui/windows/workshop/workbench.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace gnostica::gui {

/// The parent of the draft, its version and, for a game, the expansions that are included. Each choice is one command.
class BasisRows : public QWidget {
    Q_OBJECT

public:
    BasisRows(const Workbench& bench, QWidget* parent);

    void setLocked(bool locked);
    /// The field for this pointer; nullptr if it belongs to none of these.
    QWidget* field(const std::string& pointer) const;

private:
    /// The draft that the list of parents was made for.
    struct Child {
        std::string id;
        bool isExpansion = false;
        friend bool operator==(const Child&, const Child&) = default;
    };
    struct Box {
        std::string id;
        QCheckBox* box;
    };

    void follow();
    void fillAll();
    void fillParents(const nlohmann::json& own);
    void fillExpansions();
    void showExpansions(const nlohmann::json& own);
    void choose();
    void toggle(const Box& box, bool on);
    void count(int version);
    void edit(const engine::Edit& edit, const QString& name);
    void retranslate();

    Workbench bench_;
    QLabel* parentLabel_;
    QComboBox* parents_;
    QLabel* expansionsLabel_;
    QWidget* expansions_;
    QVBoxLayout* lines_;
    QLabel* versionLabel_;
    QSpinBox* version_;
    std::vector<Box> boxes_;
    std::optional<Child> child_;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
