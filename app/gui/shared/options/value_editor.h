// Controls for values of a ruleset, by type of option.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/rules/option.h"

#include <QWidget>
#include <nlohmann/json.hpp>

namespace gnostica::gui {

/// Shows and changes one value. Name and explanation are shown next to it.
class ValueEditor : public QWidget {
    Q_OBJECT

public:
    /// `words` must outlive this.
    ValueEditor(engine::Option option, const wording::Vocabulary& words, QWidget* parent);

    const engine::Option& option() const { return option_; }

    virtual nlohmann::json value() const = 0;
    /// Ignores unsuitable values. Does not emit changed().
    virtual void setValue(const nlohmann::json& value) = 0;
    /// For settings that name a seat: offers only these seats.
    virtual void setSeats(int /*seats*/) {}
    virtual void retranslate() = 0;
    /// True if the control is higher than one line: its label is aligned with the top.
    virtual bool isTall() const { return false; }
    /// True if the control is too wide for a place next to its label and goes below it.
    virtual bool isWide() const { return false; }

Q_SIGNALS:
    /// The user has chosen another value.
    void changed();

protected:
    const wording::Vocabulary& words() const { return words_; }

private:
    engine::Option option_;
    const wording::Vocabulary& words_;
};

/// Returns the control for this type of option; nullptr for a program, which is too large for a row.
ValueEditor* makeValueEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

}  // namespace gnostica::gui
