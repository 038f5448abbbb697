// Where the text of a document is written.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/text/pasted_text.h"
#include "app/gui/windows/workshop/text/scintilla.h"
#include "engine/documents/editable_document.h"

#include <QPoint>
#include <QRect>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace gnostica::gui {

/// What is marked in a text beside its letters.
enum class TextMark : std::uint8_t { error, warning, found, shown };

/// QScintilla as this program wants it: places are bytes, what somebody writes is told as one change for each thing
/// they do, nothing is undone here, and keys, menu and tool tips are asked for outside.
class JsonEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit JsonEditor(QWidget* parent);

    void retranslate();

    /// All of the text, of which nothing is told.
    void setContent(const std::string& text);
    /// A change from elsewhere, of which nothing is told; the cursor and what is seen stay where they are.
    void apply(const engine::TextChange& change);
    /// The change as if somebody had typed it.
    void write(const engine::TextChange& change);
    const std::string& content() const { return content_; }

    std::size_t cursor() const;
    void setCursor(std::size_t offset);
    /// Selects a piece, and brings it into view.
    void select(std::size_t begin, std::size_t end);
    /// Brings a place into view, with some lines around it.
    void show(std::size_t offset);
    using QWidget::show;
    /// The place of a letter within this widget, for menus and tool tips.
    QRect rectAt(std::size_t offset) const;

    void clearMarks(TextMark mark);
    void addMark(TextMark mark, std::size_t begin, std::size_t end);

    /// While a list is open, it gets the keys that it wants.
    void setListKeys(std::function<bool(const QKeyEvent&)> isForList) { isForList_ = std::move(isForList); }

    // Things that people ask for by menu; told as typed().
    void cutSelection();
    void pasteClipboard();

Q_SIGNALS:
    void typed(const gnostica::engine::TextChange& change);
    /// Somebody has moved the cursor, or the text has moved it.
    void cursorMoved();
    /// What was to be pasted or dropped is not let in.
    void refused(gnostica::gui::PasteFault fault);
    void asked(gnostica::gui::Act act);
    void menuWanted(const QPoint& place);  ///< on the screen
    void tipWanted(std::size_t offset, const QPoint& place);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    void dress(const Theme& theme);
    /// Something that people do: what it changes is told at its end.
    class Doing;
    friend class Doing;

    /// A piece of the old text and what it has become.
    struct Hull {
        std::size_t begin = 0;
        std::size_t oldEnd = 0;
        std::size_t newEnd = 0;
    };

    void setUp();
    void setMargin();
    void note(std::size_t position, std::size_t removed, std::size_t inserted);
    void tell();
    std::string bytes(std::size_t begin, std::size_t end) const;
    void replaceBytes(const engine::TextChange& change);

    KeyMap keys_;
    std::string content_;  ///< as it has been told
    std::optional<Hull> hull_;
    int depth_ = 0;
    bool isApplying_ = false;
    std::function<bool(const QKeyEvent&)> isForList_ = [](const QKeyEvent&) { return false; };
    mutable std::optional<PasteFault> fault_;
    QsciLexerJSON* lexer_;  ///< made last: event() is told of it
};

}  // namespace gnostica::gui
