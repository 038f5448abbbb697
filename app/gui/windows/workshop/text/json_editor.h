// The text editor for documents.
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

/// Marks in the text, in addition to the colours of letters.
enum class TextMark : std::uint8_t { error, warning, found, shown };

/// A QScintilla editor for this program: offsets are bytes, every user action is reported as one change, undo is off,
/// and keys, menu and tool tips are handled outside.
class JsonEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit JsonEditor(QWidget* parent);

    void retranslate();

    /// Replaces the whole text without emitting typed().
    void setContent(const std::string& text);
    /// Applies a change from elsewhere without emitting typed(); keeps the cursor and the visible part.
    void apply(const engine::TextChange& change);
    /// Applies a change as if it had been typed.
    void write(const engine::TextChange& change);
    const std::string& content() const { return content_; }

    std::size_t cursor() const;
    void setCursor(std::size_t offset);
    /// Selects a range and scrolls to it.
    void select(std::size_t begin, std::size_t end);
    /// Scrolls to an offset, with some lines around it.
    void show(std::size_t offset);
    using QWidget::show;
    /// The rectangle of a letter in this widget, for menus and tool tips.
    QRect rectAt(std::size_t offset) const;

    void clearMarks(TextMark mark);
    void addMark(TextMark mark, std::size_t begin, std::size_t end);

    /// While a list is open, it receives its keys.
    void setListKeys(std::function<bool(const QKeyEvent&)> isForList) { isForList_ = std::move(isForList); }

    // Commands of the menu; they emit typed().
    void cutSelection();
    void pasteClipboard();

Q_SIGNALS:
    void typed(const gnostica::engine::TextChange& change);
    /// The cursor was moved by the user or by a change of the text.
    void cursorMoved();
    /// Pasted or dropped text was refused.
    void refused(gnostica::gui::PasteFault fault);
    void asked(gnostica::gui::Act act);
    void menuWanted(const QPoint& place);  ///< in screen coordinates
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
    /// A user action: its changes are reported at its end.
    class Doing;
    friend class Doing;

    /// A range of the old text and its replacement.
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
    std::string content_;  ///< the last reported text
    std::optional<Hull> hull_;
    int depth_ = 0;
    bool isApplying_ = false;
    std::function<bool(const QKeyEvent&)> isForList_ = [](const QKeyEvent&) { return false; };
    mutable std::optional<PasteFault> fault_;
    QsciLexerJSON* lexer_;  ///< constructed last: its construction calls event()
};

}  // namespace gnostica::gui
