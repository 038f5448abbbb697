// The pane of problems and oddities.
#pragma once

#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace gnostica::gui {

/// The list of problems, and a line with the numbers of pieces and cards. Selecting a problem shows its place.
class NotesPane : public QWidget {
    Q_OBJECT

public:
    explicit NotesPane(QWidget* parent);

    void present(std::vector<PositionNote> notes);
    void setAccount(const QString& account);
    const std::vector<PositionNote>& notes() const { return notes_; }
    /// Does a problem prevent the position from being played?
    bool hasErrors() const;
    /// Selects the next or previous problem, wrapping around.
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
