// A control for one value of a ruleset, by the type of its option.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/rules/option.h"

#include <QWidget>
#include <nlohmann/json.hpp>

namespace gnostica::gui {

/// Shows and changes one value. What the value is called and what it means is said beside it.
class ValueEditor : public QWidget {
    Q_OBJECT

public:
    /// `words` must stay.
    ValueEditor(engine::Option option, const wording::Vocabulary& words, QWidget* parent);

    const engine::Option& option() const { return option_; }

    virtual nlohmann::json value() const = 0;
    /// Values that do not fit change nothing. No changed() follows.
    virtual void setValue(const nlohmann::json& value) = 0;
    /// For settings that name a seat: only these are offered.
    virtual void setSeats(int /*seats*/) {}
    virtual void retranslate() = 0;
    /// Higher than one line: its label stands at its top.
    virtual bool isTall() const { return false; }
    /// Wider than what stands beside a label: it stands below it.
    virtual bool isWide() const { return false; }

Q_SIGNALS:
    /// Somebody has chosen another value.
    void changed();

protected:
    const wording::Vocabulary& words() const { return words_; }

private:
    engine::Option option_;
    const wording::Vocabulary& words_;
};

/// The control for an option of this type; of a program, which no row has room for, nullptr.
ValueEditor* makeValueEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

}  // namespace gnostica::gui
