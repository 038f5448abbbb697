// Editor of one setting of a ruleset.
#pragma once

#include "app/gui/shared/options/value_editor.h"

#include <QObject>
#include <QString>
#include <nlohmann/json.hpp>

class QGridLayout;
class QLabel;
class QToolButton;

namespace gnostica::gui {

/// A label that shows whether the setting is changed, an editor for its type, a reset button and, below them, a line
/// for its effect or its problem.
class OptionEditor : public QObject {
    Q_OBJECT

public:
    /// `standard`: value in the ruleset. `words` must outlive this. The widgets belong to `form`. Options that do not
    /// fit into a row are not supported.
    OptionEditor(const engine::Option& option, nlohmann::json standard, const wording::Vocabulary& words,
                 QWidget* form);

    const engine::Option& option() const { return editor_->option(); }
    const nlohmann::json& standard() const { return standard_; }
    nlohmann::json value() const { return editor_->value(); }
    /// Ignores values that do not fit.
    void setValue(const nlohmann::json& value);
    bool isChanged() const { return value() != standard_; }
    /// Restores the value of the ruleset.
    void reset() { setValue(standard_); }
    /// Limits settings that name a seat to these seats.
    void setSeats(int seats) { editor_->setSeats(seats); }

    /// Adds its widgets below the others; returns the next free row.
    int addTo(QGridLayout& grid, int row);
    void setShown(bool shown);
    /// The problem of the setting; empty for none.
    void setProblem(const QString& problem);
    void retranslate();
    QLabel* note() const { return note_; }

Q_SIGNALS:
    void changed();

private:
    bool isSmall() const;
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
