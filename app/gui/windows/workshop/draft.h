// A ruleset in the workshop.
#pragma once

#include "engine/documents/editable_document.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace gnostica::gui {

/// The text of one document as its author wrote it. Every change from any pane is a change of the text and a command
/// that can be undone; all views of the draft follow changed(). While the text is not valid JSON, it can only be typed
/// in or undone.
class Draft : public QObject {
    Q_OBJECT

public:
    /// `source`: name of the draft in problems, which is that of its file.
    Draft(std::string text, std::string source, QObject* parent = nullptr);

    const std::string& text() const { return text_; }
    const std::string& source() const { return source_; }
    void setSource(std::string source);
    /// The document of the current text, or why there is none.
    const engine::Expected<engine::EditableDocument>& document() const { return document_; }
    bool isReadable() const { return document_.has_value(); }
    /// Undo and redo; the clean state is the saved one.
    QUndoStack& history() { return history_; }
    bool isModified() const { return !history_.isClean(); }

    // Commands. `name` is the text for undo: "Points to win". Consecutive changes of one value form one command.
    // Changes that would exceed the limits of JSON text have no effect and return an error.

    engine::Expected<void> set(const std::string& pointer, const nlohmann::json& value, const QString& name);
    engine::Expected<void> remove(const std::string& pointer, const QString& name);
    engine::Expected<void> apply(const engine::Fix& fix, const QString& name);
    /// Consecutive changes of one pointer form one command, or of one `matter`, if several values share a pointer.
    engine::Expected<void> edit(const engine::Edit& edit, const QString& name, const std::string& matter = {});
    /// Typed or pasted text; consecutive letters form one command. The draft must contain the text that the change
    /// removes.
    void type(const engine::TextChange& change);
    /// Replaces the whole text by that of a file that was changed outside.
    void replaceAll(const std::string& text, const QString& name);

Q_SIGNALS:
    /// The change has been applied to the text; document() is that of the new text.
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
