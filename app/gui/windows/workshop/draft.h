// A ruleset that is being made.
#pragma once

#include "engine/documents/editable_document.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace gnostica::gui {

/// The text of one document as its author has it. Every change, wherever it is made, is a change of the text and a
/// command that can be taken back; whatever shows the draft follows changed(). While the text cannot be read as JSON
/// it can only be typed on, or taken back.
class Draft : public QObject {
    Q_OBJECT

public:
    /// `source` is how problems call it: the name of its file.
    Draft(std::string text, std::string source, QObject* parent = nullptr);

    const std::string& text() const { return text_; }
    const std::string& source() const { return source_; }
    void setSource(std::string source);
    /// The document that the text is now, or why it is none.
    const engine::Expected<engine::EditableDocument>& document() const { return document_; }
    bool isReadable() const { return document_.has_value(); }
    /// Undo and redo; clean is what has been saved.
    QUndoStack& history() { return history_; }
    bool isModified() const { return !history_.isClean(); }

    // Commands. `name` is what is taken back by undo: "Points to win". Changes of one value that follow each other are
    // one command. What would be no document within the bounds of JSON text changes nothing and is told.

    engine::Expected<void> set(const std::string& pointer, const nlohmann::json& value, const QString& name);
    engine::Expected<void> remove(const std::string& pointer, const QString& name);
    engine::Expected<void> apply(const engine::Fix& fix, const QString& name);
    /// Changes of the same pointer that follow each other are one command; or of the same `matter`, where several
    /// share a pointer.
    engine::Expected<void> edit(const engine::Edit& edit, const QString& name, const std::string& matter = {});
    /// Text that was typed or pasted; letters that follow each other are one command. The draft must hold what the
    /// change removes.
    void type(const engine::TextChange& change);
    /// All of the text by another one: of a file that was changed elsewhere.
    void replaceAll(const std::string& text, const QString& name);

Q_SIGNALS:
    /// The text has become another by this change; document() is of the new one.
    void changed(const engine::TextChange& change);
    void sourceChanged();

private:
    friend class DraftCommand;

    template <class Change>
    engine::Expected<void> change(Change change, const QString& name, const std::string& matter);
    void push(engine::TextChange change, const QString& name, const std::string& matter);
    void become(const engine::TextChange& change);

    std::string text_;
    std::string source_;
    engine::Expected<engine::EditableDocument> document_;
    QUndoStack history_;
};

}  // namespace gnostica::gui
