// What is wrong with the position, or strange about it.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace gnostica::gui {

/// The list of problems, and in one line how many pieces and cards are where. Whatever is chosen is shown.
class NotesPane : public QWidget {
    Q_OBJECT

public:
    explicit NotesPane(QWidget* parent);

    void present(std::vector<PositionNote> notes);
    void setAccount(const QString& account);
    const std::vector<PositionNote>& notes() const { return notes_; }
    /// Whether there is one that keeps the position from being played.
    bool hasErrors() const;
    /// To the next one, or the one before, round and round.
    void go(int by);

Q_SIGNALS:
    void spotWanted(const gnostica::gui::PositionSpot& spot);

private:
    void retranslate();
    void showNotes();

    std::vector<PositionNote> notes_;
    QLabel* account_;
    QLabel* none_;
    QListWidget* list_;
};

}  // namespace gnostica::gui
