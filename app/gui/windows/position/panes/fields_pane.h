// The pane for data of mechanics and expansions.
#pragma once

#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class FieldEditor;

/// An editor for each field of a position that the rules know, below the title of its mechanic. Built from the
/// mechanics' descriptions of their fields.
class FieldsPane : public QWidget {
    Q_OBJECT

public:
    explicit FieldsPane(QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    /// Focuses a field.
    void goTo(const std::string& key);
    void retranslate();

Q_SIGNALS:
    void changed(const std::string& key, const QString& title, const nlohmann::json& value);
    /// The typed text is not a value.
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
