// Editors for the fields of mechanics.
#pragma once

#include "engine/mechanics/position_fields.h"

#include <QString>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// Description of a field for its editor.
struct FieldSetting {
    std::string key;
    engine::FieldForm form;
    QString title;
    std::string expected;                             ///< the expected input: "1..12"
    std::vector<QString> players;                     ///< at this table
    std::function<QString(const std::string&)> word;  ///< translates a word that the field can hold
};

/// Shows and changes the value of a field; null: the position does not have the field.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setValue(const nlohmann::json& value) = 0;

Q_SIGNALS:
    void changed(const nlohmann::json& value);
    /// The typed text is not a value.
    void unreadable(const QString& text);
};

/// The editor for a field of this form; nullptr if the rules have switched it off.
FieldEditor* makeFieldEditor(const FieldSetting& setting, QWidget* parent);

}  // namespace gnostica::gui
