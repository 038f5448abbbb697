// A popup with the settings of one power of a card.
#pragma once

#include "app/gui/windows/workshop/form/form_row.h"

#include <QFrame>

#include <utility>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

/// Closes on a click elsewhere and on Escape.
class PowerSettings : public QFrame {
    Q_OBJECT

public:
    using Settings = std::vector<std::pair<engine::Option, RowState>>;

    /// `words` must outlive this.
    PowerSettings(const wording::Vocabulary& words, QWidget* parent);

    /// `title`: name of the power.
    void present(const QString& title, const Settings& settings);
    /// Opens next to the widget, on its screen, and focuses the first setting.
    void openBelow(const QWidget& widget);
    void retranslate();
    /// Nullptr if there is no setting with that key.
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
