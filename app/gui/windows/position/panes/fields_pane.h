// What mechanics and expansions remember.
#pragma once

#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class FieldEditor;

/// A control for each field of a position that the rules know, below the title of its mechanic. Made from what the
/// mechanics say of their fields.
class FieldsPane : public QWidget {
    Q_OBJECT

public:
    explicit FieldsPane(QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    /// The keyboard goes to a field.
    void goTo(const std::string& key);
    void retranslate();

Q_SIGNALS:
    void changed(const std::string& key, const QString& title, const nlohmann::json& value);
    /// What was typed is not a value.
    void unreadable(const QString& text);

private:
    void make(const PositionDraft& draft, const PositionWords& words);
    void add(const engine::Mechanic& mechanic, std::string_view key, const PositionDraft& draft,
             const PositionWords& words);

    QWidget* rows_ = nullptr;
    QVBoxLayout* lines_;
    QLabel* none_;
    const engine::Rules* madeFor_ = nullptr;
    int seats_ = 0;
    std::map<std::string, FieldEditor*> editors_;
};

}  // namespace gnostica::gui
