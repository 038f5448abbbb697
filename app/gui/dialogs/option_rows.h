// The settings of a ruleset that are agreed on before a game.
#pragma once

#include "engine/mechanics/registry.h"
#include "engine/rules/options.h"

#include <QFormLayout>
#include <QString>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace gnostica::gui {

/// Rows for those settings that matter before a game begins: who begins, the target, the timer … Only what the
/// ruleset has is shown; the editors are made from the option table.
class OptionRows : public QWidget {
    Q_OBJECT

public:
    explicit OptionRows(QWidget* parent = nullptr);

    /// Shows the settings of a whole document.
    void setDocument(const nlohmann::json& document, const engine::Registry& registry);
    void setSeats(int seats);
    /// Sets editors to these values, as far as they are there and fit.
    void setValues(const nlohmann::json& values);
    /// The values that differ from those of the document.
    nlohmann::json values() const;

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        engine::Option option;
        nlohmann::json standard;
        QLabel* label = nullptr;
        QComboBox* combo = nullptr;
        QSpinBox* spin = nullptr;
    };
    void addRow(const engine::Option& option, const nlohmann::json& standard);
    void clear();
    void retranslate();
    void updateVisibility();
    nlohmann::json valueOf(const Row& row) const;
    void setValue(Row& row, const nlohmann::json& value);
    std::string chosen(const std::string& key) const;

    QFormLayout* form_;
    std::vector<Row> rows_;
    int seats_ = 2;
};

}  // namespace gnostica::gui
