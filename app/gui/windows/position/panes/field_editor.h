// A control for one mark that a mechanic remembers.
#pragma once

#include "engine/mechanics/position_fields.h"

#include <QString>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// What an editor of a field must know.
struct FieldSetting {
    std::string key;
    engine::FieldForm form;
    QString title;
    std::string expected;                             ///< as input is described: "1..12"
    std::vector<QString> players;                     ///< at this table
    std::function<QString(const std::string&)> word;  ///< a word that the field may hold
};

/// Shows and changes the value of a field; null: the position does not have it.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setValue(const nlohmann::json& value) = 0;

Q_SIGNALS:
    void changed(const nlohmann::json& value);
    /// What was typed is not a value at all.
    void unreadable(const QString& text);
};

/// The control for a field of this form; nullptr where the rules have switched it off.
FieldEditor* makeFieldEditor(const FieldSetting& setting, QWidget* parent);

}  // namespace gnostica::gui
