// The settings of one power of a card, in a small window beside it.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/form/form_row.h"

#include <QFrame>

#include <utility>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

/// Goes away when people click elsewhere, or with Escape.
class PowerSettings : public QFrame {
    Q_OBJECT

public:
    using Settings = std::vector<std::pair<engine::Option, RowState>>;

    /// `words` must stay.
    PowerSettings(const wording::Vocabulary& words, QWidget* parent);

    /// The power is called so, and has these settings.
    void present(const QString& title, const Settings& settings);
    /// Beside this widget, on its screen; the keyboard goes to the first setting.
    void openBelow(const QWidget& widget);
    void retranslate();
    /// Nullptr if there is none of that key.
    FormRow* row(std::string_view key) const;

Q_SIGNALS:
    void edited(const gnostica::engine::Option& option, const nlohmann::json& value);
    void reverted(const gnostica::engine::Option& option);
    void ruleWanted(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeRows(const Settings& settings);
    void fit();

    const wording::Vocabulary& words_;
    QLabel* title_;
    QLabel* none_;
    QVBoxLayout* lines_;
    std::vector<FormRow*> rows_;
};

}  // namespace gnostica::gui
