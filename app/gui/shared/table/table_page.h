// A page over a table.
#pragma once

#include <QWidget>

#include <cstdint>

namespace gnostica::gui {

class TableWidget;

/// Covers a table. The keyboard cannot reach parts of the table that it covers: the focus skips them, and goes to the
/// page if they get it. Messages lie above it. Hidden at first.
class TablePage : public QWidget {
    Q_OBJECT

public:
    /// Which parts of the table can be used while the page is shown.
    enum class Usable : std::uint8_t { messages, messagesAndBoard };

    /// The table must outlive this; becomes its child.
    explicit TablePage(TableWidget& table, Usable usable = Usable::messages);
    ~TablePage() override;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    bool isOnBoard(const QWidget& part) const;
    void keepFocus(QWidget* now);

    TableWidget& covered_;
    Usable usable_;
};

}  // namespace gnostica::gui
