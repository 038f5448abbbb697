// One setting of a ruleset, to be changed.
#pragma once

#include "app/gui/shared/options/value_editor.h"

#include <QObject>
#include <QString>
#include <nlohmann/json.hpp>

class QGridLayout;
class QLabel;
class QToolButton;

namespace gnostica::gui {

/// A label that tells whether the setting was changed, the editor that goes with its type, a button that puts it back,
/// and below a line on what it does or what is wrong.
class OptionEditor : public QObject {
    Q_OBJECT

public:
    /// `standard`: what the ruleset says. `words` must stay. The widgets belong to `form`. The option is none that a
    /// row has no room for.
    OptionEditor(const engine::Option& option, nlohmann::json standard, const wording::Vocabulary& words,
                 QWidget* form);

    const engine::Option& option() const { return editor_->option(); }
    const nlohmann::json& standard() const { return standard_; }
    nlohmann::json value() const { return editor_->value(); }
    /// Values that do not fit change nothing.
    void setValue(const nlohmann::json& value);
    bool isChanged() const { return value() != standard_; }
    /// As the ruleset has it.
    void reset() { setValue(standard_); }
    /// For settings that name a seat: only these are offered.
    void setSeats(int seats) { editor_->setSeats(seats); }

    /// Adds its widgets below the others; returns the first row that is free.
    int addTo(QGridLayout& grid, int row);
    void setShown(bool shown);
    /// What is wrong with it; empty: nothing.
    void setProblem(const QString& problem);
    void retranslate();
    QLabel* note() const { return note_; }

Q_SIGNALS:
    void changed();

private:
    void showNote();
    void showChange();

    const wording::Vocabulary& words_;
    nlohmann::json standard_;
    QLabel* label_;
    ValueEditor* editor_;
    QToolButton* reset_;
    QLabel* note_;
    QString problem_;
    bool shown_ = true;
};

}  // namespace gnostica::gui
